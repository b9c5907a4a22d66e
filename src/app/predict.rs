//! Predicting: before each choice the learner says which item comes next.

use super::App;
use super::run::Mode;
use crate::dlx::{ItemId, Rule};
use crate::puzzle::Meaning;
use crate::snapshot::PredictView;
use crate::thing::Thing;
use crate::words::{capital, count};

/// The game so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Predict {
    right: u32,
    wrong: u32,
    /// What is said of the last answer.
    verdict: Option<String>,
}

impl App {
    /// Whether an item is about to be chosen and the learner is to say which.
    pub(super) fn is_asking(&self) -> bool {
        let search = self.player.search();
        self.predict.is_some() && self.player.middle().is_none() && search.upcoming().is_some()
    }

    /// Whether a click on this thing is the learner's answer.
    pub(super) fn asks_for(&self, thing: Thing) -> bool {
        self.is_asking() && !self.is_busy() && self.knows(thing)
    }

    /// Nothing goes on before the question is answered.
    pub(super) fn insist(&mut self) -> Mode {
        if let Some(predict) = &mut self.predict {
            predict.verdict = Some("First the answer.".to_owned());
        }
        Mode::Idle
    }

    /// What there is to see of it.
    pub(super) fn predict_view(&self) -> Option<PredictView> {
        let predict = self.predict.as_ref()?;
        Some(PredictView {
            asking: self.is_asking() && !self.is_busy(),
            right: predict.right,
            wrong: predict.wrong,
            verdict: predict.verdict.clone(),
        })
    }

    /// Switches it on, from nothing, or off.
    pub(super) fn set_predict(&mut self, on: bool) {
        self.predict = on.then(Predict::default);
    }

    /// What was said of the last answer has been read.
    pub(super) fn forget_verdict(&mut self) {
        if let Some(predict) = &mut self.predict {
            predict.verdict = None;
        }
    }

    /// The learner's answer. If it is right the choice is made.
    pub(super) fn answer(&mut self, thing: Thing) {
        let Some(next) = self.player.search().upcoming() else {
            return;
        };
        let picked = thing.item().or_else(|| self.demand_of(thing, next));
        let Some(picked) = picked else { return };
        let (right, verdict) = self.judge(picked, next);
        let Some(predict) = &mut self.predict else {
            return;
        };
        predict.verdict = Some(verdict);
        match right {
            true => predict.right += 1,
            false => predict.wrong += 1,
        }
        if right {
            self.picked = None;
            let _: Option<_> = self.player.step();
        }
    }

    /// An option, and so a square for a queen or a rook, stands for the item
    /// that comes next, if it has it; else for the shortest of its items, those
    /// to be covered before all others.
    fn demand_of(&self, thing: Thing, next: ItemId) -> Option<ItemId> {
        let problem = self.loaded.puzzle().problem();
        let links = self.player.search().links();
        let items = problem.option(thing.option()?).iter().map(|each| each.item);
        let primary = items.filter(|&item| problem.is_primary(item));
        primary.min_by_key(|&item| (item != next, links.is_covered(item), links.size(item)))
    }

    /// Whether the answer is right, and why.
    fn judge(&self, picked: ItemId, next: ItemId) -> (bool, String) {
        let search = self.player.search();
        let words = |item| self.loaded.puzzle().item_brief(item);
        if picked == next {
            return (true, self.why_right(next));
        }
        if !search.links().active().any(|item| item == picked) {
            let picked = capital(&words(picked));
            let why = format!("{picked} is not one of those to be covered.");
            return (false, why);
        }
        if self.is_only_place(picked, next) {
            let why = format!("Right: it is {}, and this is its only place.", words(next));
            return (true, why);
        }
        if search.steered_here().is_some() {
            return (false, "No: you steer here, to another one.".to_owned());
        }
        self.judge_by_rule(picked, next)
    }

    /// Likewise, of an item that could be chosen but is not.
    fn judge_by_rule(&self, picked: ItemId, next: ItemId) -> (bool, String) {
        let search = self.player.search();
        let size = |item| search.links().size(item);
        let words = |item| self.loaded.puzzle().item_brief(item);
        let has = || {
            let options = count(u64::from(size(picked)), "option");
            format!("{} has {options}", words(picked))
        };
        match search.rule() {
            Rule::Shortest if size(picked) == size(next) => {
                let left = format!("and so has {}, which stands further left.", words(next));
                (true, format!("A tie: {}, {left}", has()))
            }
            Rule::Shortest => (false, format!("No: {}, and another has fewer.", has())),
            Rule::First => {
                let why = format!("No: another stands left of {}.", words(picked));
                (false, why)
            }
            Rule::Random { .. } => (false, "No; by this rule one can only guess.".to_owned()),
        }
    }

    fn why_right(&self, next: ItemId) -> String {
        let search = self.player.search();
        if search.steered_here().is_some() {
            return "Right: you steer to it.".to_owned();
        }
        let size = |item| search.links().size(item);
        let equals = search
            .links()
            .active()
            .filter(|&item| size(item) == size(next));
        match (search.rule(), equals.count()) {
            (Rule::Shortest, equals @ 2..) => {
                format!("Right: of {equals} items as short, it is the leftmost.")
            }
            (Rule::Shortest, _) => "Right: no other has so few.".to_owned(),
            (Rule::First, _) => "Right: it is the leftmost.".to_owned(),
            (Rule::Random { .. }, _) => "Right, by luck.".to_owned(),
        }
    }

    /// Whether the picked cell is the only place of the digit that comes next.
    fn is_only_place(&self, picked: ItemId, next: ItemId) -> bool {
        let links = self.player.search().links();
        let mut ring = links.ring(next);
        let (Some(only), None) = (ring.next(), ring.next()) else {
            return false;
        };
        let cell = matches!(self.loaded.meaning(picked), Meaning::Cell(_));
        cell && links.node_in(only, picked).is_some()
    }
}
