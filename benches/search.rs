//! The engine alone, timed by Criterion: how it changes from one run to the
//! next. The promised ratios come from the example `ratios`.

use std::hint::black_box;

use benches::instances::{INSTANCES, Instance};
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use dlx_stage::dlx::Search;

/// What takes longer is left to `ratios`.
const MOST_UPDATES: u64 = 20_000_000;

fn search(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("search");
    group.sample_size(20);
    for instance in INSTANCES.iter().filter(|i| i.updates <= MOST_UPDATES) {
        group.throughput(Throughput::Elements(instance.updates));
        let mut bench = |how: &str, to_the_end: fn(&mut Search)| {
            let id = BenchmarkId::new(how, instance.name);
            let mut searches = searches(instance);
            group.bench_function(id, |bencher| {
                bencher.iter(|| {
                    for search in black_box(&mut searches) {
                        search.reset();
                        to_the_end(search);
                    }
                });
            });
        };
        bench("fast", |search| while search.next_solution() {});
        bench("steps", |search| while search.step().is_some() {});
    }
    group.finish();
}

fn searches(instance: &Instance) -> Vec<Search> {
    instance.cases().iter().map(|case| case.search()).collect()
}

criterion_group!(benches, search);
criterion_main!(benches);
