//! Predicting: before each choice the learner says which item comes next.

use super::App;
use crate::dlx::{ItemId, Rule};
use crate::puzzle::Meaning;
use crate::snapshot::PredictView;
use crate::thing::Thing;
use crate::words::count;

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
        let Some(picked) = thing.item().or_else(|| self.demand_of(thing, next)) else {
            return;
        };
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

    /// An option stands for the item that comes next, if it has it.
    fn demand_of(&self, thing: Thing, next: ItemId) -> Option<ItemId> {
        let items = self.loaded.puzzle().problem().option(thing.option()?);
        items
            .iter()
            .map(|each| each.item)
            .find(|&item| item == next)
    }

    /// Whether the answer is right, and why.
    fn judge(&self, picked: ItemId, next: ItemId) -> (bool, String) {
        let links = self.player.search().links();
        let words = |item| self.loaded.puzzle().item_words(item);
        let has = |item| {
            format!(
                "{} has {}",
                words(item),
                count(links.size(item).into(), "option")
            )
        };
        if picked == next {
            return (true, self.why_right(next));
        }
        if links.is_covered(picked) {
            return (false, format!("{} is covered already.", words(picked)));
        }
        if self.is_only_place(picked, next) {
            let next = words(next);
            return (
                true,
                format!("Right: it is {next}, and this is its only place."),
            );
        }
        match self.player.search().rule() {
            Rule::Shortest if self.player.search().is_steered() => {
                (false, format!("No: {} was picked by you.", words(next)))
            }
            Rule::Shortest if links.size(picked) == links.size(next) => (
                true,
                format!(
                    "A tie: {}, and so has {}, which stands further left.",
                    has(picked),
                    words(next)
                ),
            ),
            Rule::Shortest => (
                false,
                format!("No: {}, and another has fewer.", has(picked)),
            ),
            Rule::First => (
                false,
                format!("No: another stands left of {}.", words(picked)),
            ),
            Rule::Random { .. } => (false, "No; by this rule one can only guess.".to_owned()),
        }
    }

    fn why_right(&self, next: ItemId) -> String {
        let links = self.player.search().links();
        let size = links.size(next);
        let equals = links
            .active()
            .filter(|&item| links.size(item) == size)
            .count();
        match (self.player.search().rule(), equals) {
            (Rule::Shortest, 2..) => {
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
