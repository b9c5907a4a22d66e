//! The search once more, from its definition: no links, only the set of what
//! is covered, looked at afresh each time. Recursive and slow.

use dlx_stage::dlx::{ColourId, ItemId, OptionId, Problem, Rule, Step};

/// What is covered and coloured, and the steps that led there.
pub struct Reference<'p> {
    problem: &'p Problem,
    pub covered: Vec<bool>,
    pub colour: Vec<Option<ColourId>>,
    steps: Vec<Step>,
    solutions: u64,
}

impl<'p> Reference<'p> {
    /// Nothing covered but what the givens take.
    pub fn new(problem: &'p Problem, givens: &[OptionId]) -> Self {
        let mut reference = Reference {
            problem,
            covered: vec![false; problem.item_count()],
            colour: vec![None; problem.item_count()],
            steps: Vec::new(),
            solutions: 0,
        };
        for each in givens.iter().flat_map(|&g| problem.option(g)) {
            match each.colour {
                Some(colour) => reference.colour[each.item.index()] = Some(colour),
                None => reference.covered[each.item.index()] = true,
            }
        }
        reference
    }

    /// Follows one step of a search.
    pub fn follow(&mut self, step: Step) {
        match step {
            Step::Cover { item } => self.covered[item.index()] = true,
            Step::Uncover { item } => self.covered[item.index()] = false,
            Step::Purify { item, colour } => self.colour[item.index()] = Some(colour),
            Step::Unpurify { item, .. } => self.colour[item.index()] = None,
            Step::Choose { .. } | Step::Try { .. } | Step::Untry { .. } | Step::Solution { .. } => {
            }
        }
    }

    /// Whether the option can still be chosen: none of its items is covered,
    /// and those that have a colour have the option's.
    pub fn is_linked(&self, option: OptionId) -> bool {
        let fits = |item: ItemId, colour: Option<ColourId>| {
            let has = self.colour[item.index()];
            !self.covered[item.index()] && (has.is_none() || has == colour)
        };
        let mut uses = self.problem.option(option).iter();
        !self.problem.is_ignored(option) && uses.all(|u| fits(u.item, u.colour))
    }

    /// The options of an item that can still be chosen, top to bottom.
    pub fn linked_of(&self, item: ItemId) -> Vec<OptionId> {
        let has = |o: &OptionId| self.problem.option(*o).iter().any(|u| u.item == item);
        let all = self.problem.options();
        all.filter(|o| has(o) && self.is_linked(*o)).collect()
    }

    fn choose(&self, rule: Rule) -> Option<ItemId> {
        let primary = self.problem.items().take(self.problem.primary_count());
        let mut open = primary.filter(|i| !self.covered[i.index()]);
        match rule {
            // `min_by_key` gives the first of equals.
            Rule::Shortest => open.min_by_key(|&i| self.linked_of(i).len()),
            Rule::First => open.next(),
            Rule::Random { .. } => panic!("the reference has no random rule"),
        }
    }

    fn emit(&mut self, step: Step) {
        self.follow(step);
        self.steps.push(step);
    }

    fn level(&mut self, rule: Rule) {
        let Some(item) = self.choose(rule) else {
            self.solutions += 1;
            let number = self.solutions;
            return self.emit(Step::Solution { number });
        };
        let options = self.linked_of(item);
        let size = options.len() as u32;
        self.emit(Step::Choose { item, size });
        self.emit(Step::Cover { item });
        for option in options {
            self.emit(Step::Try { option });
            let undo = self.take_others(item, option);
            self.level(rule);
            undo.into_iter().rev().for_each(|step| self.emit(step));
            self.emit(Step::Untry { option });
        }
        self.emit(Step::Uncover { item });
    }

    /// Takes the option's other items, from the one after `item` round to the
    /// one before it; returns the steps that undo it, in the same order.
    fn take_others(&mut self, item: ItemId, option: OptionId) -> Vec<Step> {
        let uses = self.problem.option(option);
        let at = uses.iter().position(|u| u.item == item).unwrap();
        let mut undo = Vec::new();
        for each in uses[at + 1..].iter().chain(&uses[..at]) {
            let item = each.item;
            match each.colour {
                None => {
                    self.emit(Step::Cover { item });
                    undo.push(Step::Uncover { item });
                }
                Some(colour) if self.colour[item.index()].is_none() => {
                    self.emit(Step::Purify { item, colour });
                    undo.push(Step::Unpurify { item, colour });
                }
                Some(_) => {}
            }
        }
        undo
    }
}

/// All steps of a search by the rule, which must not be the random one.
pub fn trace(problem: &Problem, rule: Rule, givens: &[OptionId]) -> Vec<Step> {
    let mut reference = Reference::new(problem, givens);
    reference.level(rule);
    reference.steps
}
