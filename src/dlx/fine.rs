//! The finest step: a single write of a link.
//!
//! A step that covers or uncovers takes places out of their rings, or brings
//! them back, one after the other; here the walk can stop after each of them.
//! A step that writes no link (`Choose`, `Try`, `Solution`, `Untry`, and a
//! `Purify` that hides nothing) is one write by itself.
//!
//! # Why this needs no log either
//! A position amid a step is the search at the beginning of the step, and how
//! many of its writes are done. Which writes these are is a pure function of
//! the links, and each has an exact inverse. The last write of a step is not
//! done by hand: those before it are undone, and the search walks the step.
//! So at the boundaries of steps the search is what it would be without all
//! this.

mod course;

use super::links::{Change, NodeId};
use super::search::Search;
use super::step::Step;
use course::Course;

/// Whether a place leaves its ring or comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// Its neighbours are linked to each other.
    Unlink,
    /// Its neighbours are linked to it.
    Relink,
}

/// One write of a link, forwards: a header or a node unlinked or relinked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Write {
    /// The step it belongs to.
    pub step: Step,
    /// Its number among the writes of the step, from 0.
    pub index: u32,
    /// How many writes the step has. 0 if it writes no link: then this is the
    /// whole step.
    pub count: u32,
    /// The header or node that leaves its ring or comes back; `None` if the
    /// step writes no link.
    pub place: Option<NodeId>,
    /// Whether it leaves or comes back; `None` likewise.
    pub way: Option<Way>,
    changes: [Option<Change>; 3],
}

impl Write {
    /// The words it writes: for a node, `down` of the one above, `up` of the
    /// one below, and the length of the item; for a header, `right` of the one
    /// to the left and `left` of the one to the right. An item gets or loses
    /// its colour together with these, at the first write of a `Purify` and
    /// the last of an `Unpurify`.
    pub fn changes(&self) -> impl Iterator<Item = Change> + '_ {
        self.changes.iter().flatten().copied()
    }

    /// Whether it is the last one of its step.
    pub fn is_last(&self) -> bool {
        self.index + 1 >= self.count
    }
}

/// A step that is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Middle {
    /// The step.
    pub step: Step,
    /// How many of its writes are done: at least 1, fewer than `count`.
    pub done: u32,
    /// How many writes it has.
    pub count: u32,
    /// The place written last.
    pub place: NodeId,
    /// Whether that unlinked or relinked it.
    pub way: Way,
}

/// A search that may stand amid a step.
///
/// ```
/// use dlx_engine::{Fine, Rule, Search, text};
/// let problem = text::parse_knuth("a b\na b\nb\n")?;
/// let mut fine = Fine::new(Search::new(&problem, Rule::First));
/// fine.write(); // choose a
/// fine.write(); // the header of a is unlinked, its option not yet
/// assert_eq!(fine.middle().map(|m| (m.done, m.count)), Some((1, 2)));
/// fine.unwrite();
/// assert_eq!(fine.middle(), None);
/// # Ok::<(), dlx_engine::text::TextError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fine {
    /// At the beginning of the step under way, but for the writes done.
    search: Search,
    /// The step under way. Between two steps there is none.
    course: Option<Course>,
}

impl Fine {
    /// The search, where it stands.
    pub fn new(search: Search) -> Self {
        Fine {
            search,
            course: None,
        }
    }

    /// The search. Amid a step its links show the writes done so far, all
    /// else, counters and path too, is as at the beginning of the step. It is
    /// to be looked at: a copy to walk on with is had from
    /// [`into_inner`](Self::into_inner) of a copy of this.
    pub fn search(&self) -> &Search {
        &self.search
    }

    /// The search at the beginning of the step under way, to do anything else
    /// with: the writes done so far are undone.
    pub fn search_mut(&mut self) -> &mut Search {
        self.settle();
        &mut self.search
    }

    /// Likewise, and no more single writes.
    pub fn into_inner(mut self) -> Search {
        self.settle();
        self.search
    }

    /// The step under way; `None` between two steps.
    pub fn middle(&self) -> Option<Middle> {
        self.course.as_ref()?.middle()
    }

    /// Back to the beginning of the step under way. Tells which it is.
    pub fn settle(&mut self) -> Option<Step> {
        let mut course = self.course.take()?;
        course.rewind(&mut self.search.links);
        Some(course.step())
    }

    /// Walks one write; `None` at the end.
    pub fn write(&mut self) -> Option<Write> {
        let mut course = match self.course.take() {
            Some(course) => course,
            None => {
                let step = self.search.step()?;
                self.search.back();
                Course::new(&self.search, step)
            }
        };
        let write = course.advance(&mut self.search.links);
        if write.is_last() {
            course.rewind(&mut self.search.links);
            self.search.step();
        } else {
            self.course = Some(course);
        }
        Some(write)
    }

    /// Undoes one write, exactly, and tells which: what [`write`](Self::write)
    /// told. `None` at the beginning.
    pub fn unwrite(&mut self) -> Option<Write> {
        let mut course = match self.course.take() {
            Some(course) => course,
            None => {
                let step = self.search.back()?;
                let mut course = Course::new(&self.search, step);
                course.wind(&mut self.search.links);
                course
            }
        };
        let write = course.retreat(&mut self.search.links);
        if write.index > 0 {
            self.course = Some(course);
        }
        Some(write)
    }

    /// Walks to the end of the step under way, or else one whole step, and
    /// tells which; `None` at the end.
    pub fn step(&mut self) -> Option<Step> {
        self.settle();
        self.search.step()
    }

    /// Walks back to the beginning of the step under way, or else one whole
    /// step, and tells which; `None` at the beginning.
    pub fn back(&mut self) -> Option<Step> {
        self.settle().or_else(|| self.search.back())
    }

    /// The write that led here: what [`unwrite`](Self::unwrite) would undo.
    pub fn last_write(&mut self) -> Option<Write> {
        let write = self.unwrite();
        if write.is_some() {
            self.write();
        }
        write
    }

    /// All writes of the step that led here, in order; of a step under way,
    /// those done.
    pub fn last_writes(&mut self) -> Vec<Write> {
        let mut writes = Vec::new();
        while let Some(write) = self.unwrite() {
            writes.push(write);
            if write.index == 0 {
                break;
            }
        }
        for _ in &writes {
            self.write();
        }
        writes.reverse();
        writes
    }
}
