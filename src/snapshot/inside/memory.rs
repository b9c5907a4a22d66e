//! The arrays as they lie in memory, the words that the last step wrote, and
//! how often it went to them.

use std::rc::Rc;

use crate::dlx::{Change, Links, Mems, NodeId, PlaceKind, Search, Step, Word, Write, mems};

/// What the memory view shows.
#[derive(Clone, Debug, PartialEq)]
pub struct MemoryView {
    /// The arrays. A view looks up the rows that are seen.
    pub links: Rc<Links>,
    /// What the last step, or single write, wrote, in order.
    pub written: Vec<Change>,
    /// The place that was taken out of its ring, or brought back, if it is a
    /// single one.
    pub moved: Option<u32>,
    /// The accesses of the step, or of the single write.
    pub mems: Option<Mems>,
    /// Whether they are those of a single write.
    pub single: bool,
    /// The accesses since the search began, where they are counted; amid a
    /// step those before it.
    pub mems_total: Option<Mems>,
    /// Whether it stands amid a step.
    pub amid: bool,
    /// The header of the item chosen, or chosen next.
    pub item: Option<u32>,
    /// The first node of the option tried last that is still chosen.
    pub option: Option<u32>,
}

/// A place and its words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// What it is for.
    pub kind: PlaceKind,
    /// Whether it is in no ring now: the header of a covered item, or a node
    /// that is hidden. Its own words stay.
    pub out: bool,
    /// The words, in the order of [`COLUMNS`].
    pub cells: [Option<Cell>; 5],
}

/// A word as it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cell {
    /// What it holds: the number of a place, a length; below 0 the number of
    /// an option, in a spacer.
    pub value: i32,
    /// Whether it has just been written.
    pub written: bool,
    /// What it held before, if that was something else.
    pub was: Option<u32>,
}

/// The columns. A header has its length where a node has its top, as in
/// TAOCP 7.2.2.1.
pub const COLUMNS: [&str; 5] = ["left", "right", "top/len", "up", "down"];

/// What the memory view shows of a search, whose links these are, at full
/// speed: the arrays, and nothing of the last step.
pub fn running(search: &Search, links: Rc<Links>) -> MemoryView {
    let chosen = match search.upcoming() {
        Some(item) => Some(item),
        None => search.levels().last().map(|level| level.item),
    };
    let option = search.path().last();
    MemoryView {
        written: Vec::new(),
        moved: None,
        mems: None,
        single: false,
        mems_total: None,
        amid: false,
        item: chosen.map(|item| links.header(item).number()),
        option: option
            .and_then(|it| links.first_node(it))
            .map(NodeId::number),
        links,
    }
}

impl MemoryView {
    /// The same with the step that led here, or that the search stands amid,
    /// and the writes of it that are told: all of them, or the last one.
    pub fn after(
        self,
        search: &Search,
        last: Option<Step>,
        writes: &[Write],
        mems_total: Option<Mems>,
    ) -> Self {
        let moved = match writes {
            [write] => write.place,
            _ => None,
        };
        // One of several of its step: what was asked on the way to it counts
        // with the step.
        let one = match writes {
            [write] if write.count > 1 => write.place,
            _ => None,
        };
        let amid = writes.last().is_some_and(|write| !write.is_last());
        let of_one = one.map(|place| match self.links.kind(place) {
            PlaceKind::Root | PlaceKind::Header(_) => Mems::HEADER,
            PlaceKind::Node { .. } | PlaceKind::Spacer => Mems::NODE,
        });
        MemoryView {
            mems: of_one.or_else(|| last.map(|step| mems(search, step))),
            single: of_one.is_some(),
            mems_total,
            amid,
            moved: moved.map(NodeId::number),
            written: writes.iter().flat_map(Write::changes).collect(),
            ..self
        }
    }

    /// The place of this number, if there is one.
    pub fn place(&self, number: u32) -> Option<Place> {
        let place = self.links.place(number)?;
        let kind = self.links.kind(place);
        let was = self.before(place);
        let word = |word| self.cell(place, word, was[word as usize]);
        let fixed = |value: i32| Cell {
            value,
            written: false,
            was: None,
        };
        // The first spacer has nothing above, the last one nothing below.
        let far = |node: NodeId| match node.number() {
            0 => None,
            number => (node != place).then(|| fixed(number as i32)),
        };
        let top = self.links.top(place);
        let cells = match kind {
            PlaceKind::Root => [word(Word::Left), word(Word::Right), None, None, None],
            PlaceKind::Header(_) => {
                [Word::Left, Word::Right, Word::Length, Word::Up, Word::Down].map(word)
            }
            PlaceKind::Node { .. } => [
                None,
                None,
                Some(fixed(top)),
                word(Word::Up),
                word(Word::Down),
            ],
            PlaceKind::Spacer => {
                let (up, down) = (self.links.up(place), self.links.down(place));
                [None, None, Some(fixed(top)), far(up), far(down)]
            }
        };
        Some(Place {
            kind,
            out: self.is_out(kind, place),
            cells,
        })
    }

    /// What the words of the place were before they were written.
    fn before(&self, place: NodeId) -> [Option<u32>; Word::ALL.len()] {
        let mut was = [None; Word::ALL.len()];
        let here = self.written.iter().filter(|change| change.place == place);
        for change in here.rev() {
            was[change.word as usize] = Some(change.before);
        }
        was
    }

    fn cell(&self, place: NodeId, word: Word, was: Option<u32>) -> Option<Cell> {
        let value = self.links.word(place, word)?;
        Some(Cell {
            value: value as i32,
            written: was.is_some(),
            was: was.filter(|&was| was != value),
        })
    }

    fn is_out(&self, kind: PlaceKind, place: NodeId) -> bool {
        match kind {
            PlaceKind::Header(item) => self.links.is_covered(item),
            PlaceKind::Node { .. } => self.links.down(self.links.up(place)) != place,
            PlaceKind::Root | PlaceKind::Spacer => false,
        }
    }
}
