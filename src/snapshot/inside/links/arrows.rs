//! Where the links lead, as arrows from one spot of the picture to another.

use super::picture::{Head, HeadLook, NodeView};
use crate::dlx::{Links, NodeId, Word};

/// Where something is drawn: headers in row 0, the root in column 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spot {
    /// From the top.
    pub row: usize,
    /// From the left.
    pub column: usize,
}

/// A word that is a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// The place that holds it.
    pub place: NodeId,
    /// Which word of it: never the length.
    pub word: Word,
    /// Where that place is drawn.
    pub from: Spot,
    /// Where it leads.
    pub course: Course,
    /// How it stands.
    pub look: Look,
    /// Whether the last step wrote it.
    pub changed: bool,
    /// Whether it is wrong.
    pub broken: bool,
}

/// Where a link leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Course {
    /// To what stands next.
    Straight(Spot),
    /// Past what stands between.
    Bent(Spot),
    /// Round the ring, to its other end.
    Round,
    /// To this place, which is not shown.
    Off(u32),
}

/// How a link stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Look {
    /// Part of a ring.
    Live,
    /// Part of the list of a covered item other than the one branched on.
    Aside,
    /// Of a place that was taken out: what it remembers.
    Remembered,
}

/// The links of all that is shown.
pub(super) fn of(links: &Links, heads: &[Head], nodes: &[NodeView]) -> Vec<Arrow> {
    let head_spot = |(column, head): (usize, &Head)| (head.place.number(), Spot { row: 0, column });
    let mut spots: Vec<(u32, Spot)> = heads.iter().enumerate().map(head_spot).collect();
    spots.extend(nodes.iter().map(|node| (node.place.number(), node.spot)));
    let map = Map { links, spots };
    let mut arrows = Vec::new();
    for (column, head) in heads.iter().enumerate() {
        let covered = head.item.is_some_and(|item| links.is_covered(item));
        let (side, list) = match (covered, head.look) {
            (true, HeadLook::Chosen) => (Look::Remembered, Look::Live),
            (true, _) => (Look::Remembered, Look::Aside),
            (false, _) => (Look::Live, Look::Live),
        };
        let spot = Spot { row: 0, column };
        for (word, look) in [
            (Word::Left, side),
            (Word::Right, side),
            (Word::Up, list),
            (Word::Down, list),
        ] {
            arrows.extend(map.arrow(head.place, spot, word, look));
        }
    }
    for node in nodes {
        let look = match (node.linked, node.aside) {
            (false, _) => Look::Remembered,
            (true, true) => Look::Aside,
            (true, false) => Look::Live,
        };
        for word in [Word::Up, Word::Down] {
            arrows.extend(map.arrow(node.place, node.spot, word, look));
        }
    }
    arrows
}

/// Which places are shown where.
struct Map<'a> {
    links: &'a Links,
    spots: Vec<(u32, Spot)>,
}

impl Map<'_> {
    fn arrow(&self, place: NodeId, from: Spot, word: Word, look: Look) -> Option<Arrow> {
        let to = self.links.word(place, word)?;
        let sideways = matches!(word, Word::Left | Word::Right);
        // The header of a secondary item has no neighbours.
        let alone = sideways && to == place.number() && to != 0;
        (!alone).then(|| Arrow {
            place,
            word,
            from,
            course: self.course(from, word, to),
            look,
            changed: false,
            broken: false,
        })
    }

    fn course(&self, from: Spot, word: Word, to: u32) -> Course {
        let found = self.spots.iter().find(|spot| spot.0 == to);
        let Some(&(_, spot)) = found else {
            return Course::Off(to);
        };
        let (ahead, low, high) = match word {
            Word::Left => (spot.column < from.column, spot, from),
            Word::Right => (spot.column > from.column, from, spot),
            Word::Up => (spot.row < from.row, spot, from),
            Word::Down | Word::Length => (spot.row > from.row, from, spot),
        };
        match ahead {
            false => Course::Round,
            true if self.is_between(low, high) => Course::Bent(spot),
            true => Course::Straight(spot),
        }
    }

    /// Whether anything stands between, in the same row or column.
    fn is_between(&self, low: Spot, high: Spot) -> bool {
        let inner = |spot: &Spot| match low.row == high.row {
            true => spot.row == low.row && (low.column + 1..high.column).contains(&spot.column),
            false => spot.column == low.column && (low.row + 1..high.row).contains(&spot.row),
        };
        self.spots.iter().any(|(_, spot)| inner(spot))
    }
}
