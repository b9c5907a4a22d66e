use benches::instances::INSTANCES;
fn main() {
    let n = std::env::args().nth(1).unwrap();
    let r: u32 = std::env::args().nth(2).unwrap().parse().unwrap();
    let who = std::env::args().nth(3).unwrap_or_default();
    let i = INSTANCES.iter().find(|i| i.name == n).unwrap();
    let c = i.cases();
    let mut s: Vec<_> = c.iter().map(|c| c.search()).collect();
    let mut k = 0;
    for _ in 0..r {
        for s in &mut s {
            if who == "plain" {
                let mut l = s.links().clone();
                let mut t = Default::default();
                benches::plain::search(&mut l, &mut t);
                k += t.updates;
            } else {
                s.reset();
                while s.next_solution() {}
                k += s.counters().updates;
            }
        }
    }
    println!("{k}");
}
