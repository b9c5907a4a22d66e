//! Algorithm X as a dozen lines: which of them the search is at, and the
//! values of the variables there.
//!
//! Levels count from 0, as in TAOCP 7.2.2.1: level `l` is entered with `l`
//! options chosen.

use crate::dlx::{ItemId, Level, NodeId, OptionId, PlaceKind, Search, Step, Way, Word, Write};
use crate::thing::Thing;

/// A line of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// Enter level l.
    Enter,
    /// If no item is left, report a solution and go back.
    Solution,
    /// Choose an item i.
    Choose,
    /// Cover i.
    Cover,
    /// For each option o of i:
    Each,
    /// try o;
    Try,
    /// cover its other items j;
    CoverOthers,
    /// go on to level l + 1;
    Deeper,
    /// uncover its other items j;
    UncoverOthers,
    /// give o up.
    Untry,
    /// Uncover i.
    Uncover,
    /// Go back to level l − 1.
    Back,
}

impl Line {
    /// All of them, from the first to the last.
    pub const ALL: [Line; 12] = [
        Line::Enter,
        Line::Solution,
        Line::Choose,
        Line::Cover,
        Line::Each,
        Line::Try,
        Line::CoverOthers,
        Line::Deeper,
        Line::UncoverOthers,
        Line::Untry,
        Line::Uncover,
        Line::Back,
    ];

    /// The line of a step that the search has just made, is amid, or makes
    /// next.
    pub fn of(step: Step, search: &Search) -> Self {
        let top = || search.levels().last();
        match step {
            Step::Choose { .. } => Line::Choose,
            Step::Cover { item } if top().is_some_and(|level| level.item == item) => Line::Cover,
            Step::Cover { .. } | Step::Purify { .. } => Line::CoverOthers,
            Step::Try { .. } => Line::Try,
            Step::Solution { .. } => Line::Solution,
            Step::Untry { .. } => Line::Untry,
            Step::Uncover { item } if !is_other(search, item) => Line::Uncover,
            Step::Uncover { .. } | Step::Unpurify { .. } => Line::UncoverOthers,
        }
    }
}

/// Whether the item is in the option tried now. Otherwise a level branched on
/// it.
fn is_other(search: &Search, item: ItemId) -> bool {
    let top = search.levels().last();
    top.filter(|level| level.item != item)
        .and_then(|level| level.option)
        .is_some_and(|option| search.links().node_in(option, item).is_some())
}

/// A line of the two routines that write links.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InnerLine {
    /// Cover: the header leaves the ring of headers.
    UnlinkHeader,
    /// For each node in the list of the item, from the top:
    Hide,
    /// the other nodes of its option leave their lists.
    UnlinkNode,
    /// Uncover: for each node in the list of the item, from the bottom:
    Unhide,
    /// the other nodes of its option come back.
    RelinkNode,
    /// The header comes back.
    RelinkHeader,
}

impl InnerLine {
    /// All of them: three of cover, then three of uncover.
    pub const ALL: [InnerLine; 6] = [
        InnerLine::UnlinkHeader,
        InnerLine::Hide,
        InnerLine::UnlinkNode,
        InnerLine::Unhide,
        InnerLine::RelinkNode,
        InnerLine::RelinkHeader,
    ];

    fn of(kind: PlaceKind, way: Way) -> Self {
        let header = matches!(kind, PlaceKind::Header(_));
        match (way, header) {
            (Way::Unlink, true) => InnerLine::UnlinkHeader,
            (Way::Unlink, false) => InnerLine::UnlinkNode,
            (Way::Relink, false) => InnerLine::RelinkNode,
            (Way::Relink, true) => InnerLine::RelinkHeader,
        }
    }
}

/// Where the program is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgramView {
    /// The line just done, or under way. None in a run at full speed.
    pub line: Option<Line>,
    /// The line passed on the way to the next: another level is entered.
    pub passing: Option<Line>,
    /// The line that comes next; none amid a line, and at the end.
    pub next: Option<Line>,
    /// Whether the line runs cover or purify (unlink), or undoes one (relink).
    pub routine: Option<Way>,
    /// The single write done last.
    pub write: Option<WriteView>,
    /// Whether the problem has colours, and so items to purify.
    pub colours: bool,
    /// The variables.
    pub variables: Variables,
}

/// What the variables hold, once the line is done; amid it, while it is under
/// way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Variables {
    /// l: the level.
    pub level: usize,
    /// i: the item chosen.
    pub item: Option<ItemId>,
    /// s: how many options it has left when chosen.
    pub size: Option<u32>,
    /// o: the option tried, or just given up.
    pub option: Option<OptionId>,
    /// Which of the s options that is, from 1.
    pub number: Option<u32>,
    /// j: the other item of o that is covered or uncovered.
    pub other: Option<ItemId>,
}

/// A single write: the place x, and the neighbours that it is taken from or
/// given back to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WriteView {
    /// The line it is at.
    pub line: InnerLine,
    /// The number of x in the arrays.
    pub place: u32,
    /// What x stands for.
    pub thing: Thing,
    /// The numbers of its neighbours: `up` and `down` of a node, `left` and
    /// `right` of a header.
    pub neighbours: [u32; 2],
}

/// What the program view shows of a search that `last` led to: between two
/// steps, or after the single write `write` of that step; `next` comes next.
pub fn view(
    search: &Search,
    last: Option<Step>,
    write: Option<&Write>,
    next: Option<Step>,
) -> ProgramView {
    let amid = write.is_some_and(|write| !write.is_last());
    let line = match last {
        None => Line::Enter,
        Some(step) => Line::of(step, search),
    };
    ProgramView {
        line: Some(line),
        passing: passing(search, line).filter(|_| !amid),
        next: next.filter(|_| !amid).map(|step| Line::of(step, search)),
        routine: last.and_then(routine),
        write: write.and_then(|write| write_view(search, write)),
        colours: search.links().has_colours(),
        variables: last.map_or(Variables::default(), |step| variables(search, step)),
    }
}

/// What it shows of a run at full speed: where it is, but not what it does.
pub fn running(search: &Search) -> ProgramView {
    ProgramView {
        line: None,
        passing: None,
        next: None,
        routine: None,
        write: None,
        colours: search.links().has_colours(),
        variables: Variables {
            level: search.depth(),
            ..Variables::default()
        },
    }
}

fn passing(search: &Search, line: Line) -> Option<Line> {
    match line {
        Line::Solution | Line::Uncover => Some(Line::Back),
        Line::Try | Line::CoverOthers => search.is_between_levels().then_some(Line::Deeper),
        Line::Enter
        | Line::Choose
        | Line::Cover
        | Line::Each
        | Line::Deeper
        | Line::UncoverOthers
        | Line::Untry
        | Line::Back => None,
    }
}

fn routine(step: Step) -> Option<Way> {
    match step {
        Step::Cover { .. } | Step::Purify { .. } => Some(Way::Unlink),
        Step::Uncover { .. } | Step::Unpurify { .. } => Some(Way::Relink),
        Step::Choose { .. } | Step::Try { .. } | Step::Solution { .. } | Step::Untry { .. } => None,
    }
}

fn variables(search: &Search, step: Step) -> Variables {
    let entered = search.levels().len();
    let top = search.levels().last();
    let level = Variables {
        level: entered.saturating_sub(1),
        item: top.map(|level| level.item),
        size: top.map(|level| level.degree),
        ..Variables::default()
    };
    match step {
        Step::Choose { .. } => level,
        Step::Solution { .. } => Variables {
            level: entered,
            ..Variables::default()
        },
        Step::Try { option } | Step::Untry { option } => Variables {
            option: Some(option),
            number: top.map(|level| level.tried),
            ..level
        },
        Step::Cover { item } if Line::of(step, search) == Line::Cover => Variables {
            item: Some(item),
            ..level
        },
        Step::Uncover { item } if Line::of(step, search) == Line::Uncover => {
            left(search, item, top)
        }
        Step::Cover { item }
        | Step::Purify { item, .. }
        | Step::Uncover { item }
        | Step::Unpurify { item, .. } => Variables {
            option: top.and_then(|level| level.option),
            number: top.map(|level| level.tried),
            other: Some(item),
            ..level
        },
    }
}

/// At the level that branched on the item: left already, or, amid the step
/// that does it, still the topmost.
fn left(search: &Search, item: ItemId, top: Option<Level>) -> Variables {
    let amid = top.is_some_and(|level| level.item == item);
    Variables {
        level: search.levels().len() - usize::from(amid),
        item: Some(item),
        size: Some(search.links().size(item)),
        ..Variables::default()
    }
}

fn write_view(search: &Search, write: &Write) -> Option<WriteView> {
    let links = search.links();
    let (place, way) = (write.place?, write.way?);
    let kind = links.kind(place);
    let thing = match kind {
        PlaceKind::Header(item) => Thing::Item(item),
        PlaceKind::Node { item, option } => Thing::Node(option, item),
        PlaceKind::Root | PlaceKind::Spacer => return None,
    };
    let sides = match kind {
        PlaceKind::Header(_) => [Word::Left, Word::Right],
        PlaceKind::Node { .. } | PlaceKind::Root | PlaceKind::Spacer => [Word::Up, Word::Down],
    };
    let neighbour = |side| links.word(place, side).unwrap_or_default();
    Some(WriteView {
        line: InnerLine::of(kind, way),
        place: NodeId::number(place),
        thing,
        neighbours: sides.map(neighbour),
    })
}
