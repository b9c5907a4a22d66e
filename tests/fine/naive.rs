//! Knuth's lists once more, in plain arrays that count how often they are
//! asked, and note what is taken out of them and brought back. They follow
//! the steps of a search.

use dlx_stage::dlx::{ItemId, Mems, OptionId, Problem, Rule, Step};

/// The arrays, by place; `right` and `left` of headers only.
#[derive(Clone, Copy)]
enum Array {
    Left,
    Right,
    Up,
    Down,
    Top,
    Length,
    Colour,
    ColouredBy,
}
use Array::*;

pub struct Naive {
    rule: Rule,
    coloured: bool,
    arrays: [Vec<i64>; 8],
    /// By level, the item and the node of the option tried.
    stack: Vec<(i64, i64)>,
    mems: Mems,
    written: Vec<u32>,
}

impl Naive {
    pub fn new(problem: &Problem, rule: Rule, givens: &[OptionId]) -> Self {
        let mut naive = Naive::lay(problem, rule);
        for each in givens.iter().flat_map(|&g| node_numbers(problem, g)) {
            let item = naive.look(Top, each);
            if naive.look(Colour, each) == 0 {
                naive.cover(item);
            } else if naive.look(ColouredBy, item) == 0 {
                naive.purify(each);
            }
        }
        naive
    }

    fn lay(problem: &Problem, rule: Rule) -> Self {
        let headers = problem.item_count() as i64 + 1;
        let numbers = || (0..headers).collect::<Vec<_>>();
        let mut arrays =
            [Left, Right, Up, Down, Top, Length, Colour, ColouredBy].map(|array| match array {
                Left | Right | Up | Down | Top => numbers(),
                Length | Colour | ColouredBy => vec![0; headers as usize],
            });
        let primary = problem.primary_count() as i64;
        for header in 0..=primary {
            arrays[Left as usize][header as usize] = (header + primary) % (primary + 1);
            arrays[Right as usize][header as usize] = (header + 1) % (primary + 1);
        }
        let mut naive = Naive {
            rule,
            coloured: problem.has_colours(),
            arrays,
            stack: Vec::new(),
            mems: Mems::default(),
            written: Vec::new(),
        };
        naive.place(0, 0, 0, 0);
        for option in problem.options().filter(|&o| !problem.is_ignored(o)) {
            let first = naive.arrays[Top as usize].len() as i64;
            for each in problem.option(option) {
                let header = i64::from(each.item.0) + 1;
                let above = naive.look(Up, header);
                let colour = each.colour.map_or(0, |c| i64::from(c.number()) + 1);
                let here = naive.place(header, above, header, colour);
                *naive.at(Down, above) = here;
                *naive.at(Up, header) = here;
                *naive.at(Length, header) += 1;
            }
            let last = naive.place(-1, first, 0, 0) - 1;
            *naive.at(Down, first - 1) = last;
        }
        naive
    }

    fn place(&mut self, top: i64, up: i64, down: i64, colour: i64) -> i64 {
        for (array, value) in [(Top, top), (Up, up), (Down, down), (Colour, colour)] {
            self.arrays[array as usize].push(value);
        }
        self.arrays[Top as usize].len() as i64 - 1
    }

    fn at(&mut self, array: Array, at: i64) -> &mut i64 {
        &mut self.arrays[array as usize][at as usize]
    }

    /// Looks without being counted.
    fn look(&self, array: Array, at: i64) -> i64 {
        self.arrays[array as usize][at as usize]
    }

    fn get(&mut self, array: Array, at: i64) -> i64 {
        self.mems.reads += 1;
        self.look(array, at)
    }

    fn set(&mut self, array: Array, at: i64, value: i64) {
        self.mems.writes += 1;
        *self.at(array, at) = value;
    }

    /// Follows a step; tells what it cost and what was written, in order.
    pub fn follow(&mut self, step: Step) -> (Mems, Vec<u32>) {
        (self.mems, self.written) = (Mems::default(), Vec::new());
        match step {
            Step::Choose { item, size } => {
                let header = self.choose(item);
                assert_eq!(self.look(Length, header), i64::from(size));
                self.stack.push((header, 0));
            }
            Step::Cover { item } => self.cover_step(i64::from(item.0) + 1),
            Step::Purify { item, .. } => self.purify(self.node_of(item)),
            Step::Unpurify { item, .. } => self.unpurify(self.node_of(item)),
            Step::Uncover { item } => self.uncover_step(i64::from(item.0) + 1),
            Step::Try { .. } => self.round(1, Up),
            Step::Untry { .. } => {
                self.round(-1, Down);
                let node = self.stack[self.stack.len() - 1].1;
                let below = self.get(Down, node);
                self.stack.last_mut().unwrap().1 = below;
            }
            Step::Solution { .. } => assert_eq!(self.get(Right, 0), 0),
        }
        (self.mems, std::mem::take(&mut self.written))
    }

    fn choose(&mut self, picked: ItemId) -> i64 {
        let picked = i64::from(picked.0) + 1;
        let mut at = self.get(Right, 0);
        let (mut best, mut least) = (at, i64::MAX);
        if self.rule == Rule::First {
            return at;
        }
        while at != 0 {
            if self.rule == Rule::Shortest {
                let length = self.get(Length, at);
                if length < least {
                    (best, least) = (at, length);
                }
            }
            at = self.get(Right, at);
        }
        if self.rule == Rule::Shortest {
            return best;
        }
        while at != picked {
            at = self.get(Right, at);
        }
        at
    }

    fn cover_step(&mut self, header: i64) {
        self.cover(header);
        let (item, node) = *self.stack.last().unwrap();
        if (item, node) == (header, 0) {
            let first = self.get(Down, header);
            self.stack.last_mut().unwrap().1 = first;
        }
    }

    fn uncover_step(&mut self, header: i64) {
        if self.stack[self.stack.len() - 1].0 == header {
            assert_eq!(self.stack.pop(), Some((header, header)), "all tried");
        }
        self.uncover(header);
    }

    /// The node of the option tried that has the item.
    fn node_of(&self, item: ItemId) -> i64 {
        let mut at = self.stack[self.stack.len() - 1].1;
        while self.look(Top, at) != i64::from(item.0) + 1 {
            let next = at + 1;
            at = if self.look(Top, next) < 0 {
                self.look(Up, next)
            } else {
                next
            };
        }
        at
    }

    /// Walks round the option tried and sees what each item needs.
    fn round(&mut self, by: i64, ends: Array) {
        let node = self.stack[self.stack.len() - 1].1;
        let mut at = node + by;
        while at != node {
            let top = self.get(Top, at);
            if top <= 0 {
                at = self.get(ends, at);
                continue;
            }
            if self.coloured {
                self.get(Colour, at);
                self.get(ColouredBy, top);
            }
            at += by;
        }
    }

    fn cover(&mut self, header: i64) {
        let (left, right) = (self.get(Left, header), self.get(Right, header));
        self.set(Right, left, right);
        self.set(Left, right, left);
        self.written.push(header as u32);
        let mut at = self.get(Down, header);
        while at != header {
            self.hide(at);
            at = self.get(Down, at);
        }
    }

    fn uncover(&mut self, header: i64) {
        let mut at = self.get(Up, header);
        while at != header {
            self.unhide(at);
            at = self.get(Up, at);
        }
        let (left, right) = (self.get(Left, header), self.get(Right, header));
        self.set(Left, right, header);
        self.set(Right, left, header);
        self.written.push(header as u32);
    }

    fn purify(&mut self, node: i64) {
        let (header, colour) = (self.get(Top, node), self.get(Colour, node));
        self.set(ColouredBy, header, node);
        let mut at = self.get(Down, header);
        while at != header {
            if self.get(Colour, at) != colour {
                self.hide(at);
            }
            at = self.get(Down, at);
        }
    }

    fn unpurify(&mut self, node: i64) {
        let (header, colour) = (self.get(Top, node), self.get(Colour, node));
        let mut at = self.get(Up, header);
        while at != header {
            if self.get(Colour, at) != colour {
                self.unhide(at);
            }
            at = self.get(Up, at);
        }
        self.set(ColouredBy, header, 0);
    }

    fn hide(&mut self, node: i64) {
        let mut at = node + 1;
        while at != node {
            let top = self.get(Top, at);
            if top <= 0 {
                at = self.get(Up, at);
                continue;
            }
            if !(self.coloured && self.get(ColouredBy, top) != 0) {
                let (up, down) = (self.get(Up, at), self.get(Down, at));
                self.set(Down, up, down);
                self.set(Up, down, up);
                let length = self.get(Length, top);
                self.set(Length, top, length - 1);
                self.written.push(at as u32);
            }
            at += 1;
        }
    }

    fn unhide(&mut self, node: i64) {
        let mut at = node - 1;
        while at != node {
            let top = self.get(Top, at);
            if top <= 0 {
                at = self.get(Down, at);
                continue;
            }
            if !(self.coloured && self.get(ColouredBy, top) != 0) {
                let (up, down) = (self.get(Up, at), self.get(Down, at));
                self.set(Down, up, at);
                self.set(Up, down, at);
                let length = self.get(Length, top);
                self.set(Length, top, length + 1);
                self.written.push(at as u32);
            }
            at -= 1;
        }
    }
}

/// The places of an option's nodes.
fn node_numbers(problem: &Problem, option: OptionId) -> Vec<i64> {
    let before = problem.options().take_while(|&o| o != option);
    let laid = before.filter(|&o| !problem.is_ignored(o));
    let lengths = laid.map(|o| problem.option(o).len() as i64 + 1);
    let first = problem.item_count() as i64 + 2 + lengths.sum::<i64>();
    (first..).take(problem.option(option).len()).collect()
}
