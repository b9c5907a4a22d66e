//! What was drawn before, to go back to.

/// So many changes can be undone.
const MOST: usize = 100;

/// A model with those before it and, after an undo, those after it.
#[derive(Clone, Debug)]
pub struct History<T> {
    past: Vec<T>,
    now: T,
    future: Vec<T>,
}

impl<T: Clone + PartialEq> History<T> {
    /// A model without a past.
    pub fn new(now: T) -> Self {
        History {
            past: Vec::new(),
            now,
            future: Vec::new(),
        }
    }

    /// The model as it is.
    pub fn now(&self) -> &T {
        &self.now
    }

    /// Changes it; whether anything did change. The change can be undone on its
    /// own, unless it goes on with the one before it.
    pub fn change(&mut self, goes_on: bool, change: impl FnOnce(&mut T)) -> bool {
        let mut next = self.now.clone();
        change(&mut next);
        if next == self.now {
            return false;
        }
        let before = std::mem::replace(&mut self.now, next);
        self.future.clear();
        if !goes_on {
            if self.past.len() == MOST {
                self.past.remove(0);
            }
            self.past.push(before);
        }
        true
    }

    /// Whether there is something to go back to.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether something undone can be done again.
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Back to before the last change, if there was one.
    pub fn undo(&mut self) {
        if let Some(before) = self.past.pop() {
            self.future.push(std::mem::replace(&mut self.now, before));
        }
    }

    /// What was undone last is done again.
    pub fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.now, after));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_are_undone_one_by_one_and_strokes_at_once() {
        let mut history = History::new(0);
        assert!(!history.change(false, |_| {}), "nothing changed");
        assert!(!history.can_undo());
        history.change(false, |n| *n = 1);
        history.change(true, |n| *n = 2);
        history.change(false, |n| *n = 3);
        history.undo();
        assert_eq!(*history.now(), 2);
        history.undo();
        assert_eq!(*history.now(), 0);
        history.undo();
        assert_eq!(*history.now(), 0);
        history.redo();
        assert_eq!(*history.now(), 2);
        history.change(false, |n| *n = 9);
        assert!(!history.can_redo(), "another way was taken");
    }

    #[test]
    fn the_past_has_an_end() {
        let mut history = History::new(0);
        for n in 1..=3 * MOST {
            history.change(false, |now| *now = n);
        }
        for _ in 0..3 * MOST {
            history.undo();
        }
        assert_eq!(*history.now(), 2 * MOST);
    }
}
