//! Which items and options are shown.

use std::cmp::Ordering;

use super::lead::Lead;
use super::picture::Picture;
use super::{LinksView, place};
use crate::dlx::{ItemId, OptionId, PlaceKind};
use crate::names::Names;

/// Problems up to this size are shown whole.
const WHOLE_ITEMS: usize = 12;
const WHOLE_OPTIONS: usize = 30;

/// How much a window has room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// Items side by side, besides the root; at least one is shown.
    pub columns: usize,
    /// Options one below the other; at least one is shown.
    pub rows: usize,
}

/// Where a window that has been moved is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    /// The item whose options are shown.
    pub item: ItemId,
    /// The number of its first option shown, of all its options.
    pub row: usize,
    /// How many of the other items are passed over.
    pub column: usize,
}

impl Held {
    /// At the beginning of this item's list.
    pub fn at(item: ItemId) -> Self {
        Held {
            item,
            row: 0,
            column: 0,
        }
    }
}

/// What is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Window {
    /// The items, left to right in input order.
    pub items: Vec<ItemId>,
    /// The options, top to bottom in input order.
    pub options: Vec<OptionId>,
    /// Where it is; `None` if it is the whole problem.
    pub held: Option<Held>,
    /// In few words: "r1c1: options 3–8 of 20 · 7 of 9 items".
    pub place: String,
    /// In a sentence or two.
    pub title: String,
}

impl Window {
    /// All that there is, if that is little.
    pub(super) fn whole(view: &LinksView, names: &Names) -> Option<Self> {
        let (items, options) = (names.items.len(), names.options.len());
        let options_of = (0..options as u32).map(OptionId);
        is_shown_whole(names).then(|| Window {
            items: (0..items as u32).map(ItemId).collect(),
            options: options_of
                .filter(|&option| view.links.first_node(option).is_some())
                .collect(),
            held: None,
            place: "Dashed: taken out, knows its neighbours".to_owned(),
            title: "Dashed: taken out of its list, but it still knows its neighbours.".to_owned(),
        })
    }

    /// What the last write or step changed, or else the list of this item
    /// where the search is. The window seen before stays if that is in it.
    pub(super) fn following(
        view: &LinksView,
        names: &Names,
        item: ItemId,
        room: Room,
        seen: Option<&Picture>,
    ) -> Self {
        let Some(lead) = &view.lead else {
            let ring: Vec<OptionId> = view.links.ring(item).collect();
            return Self::about(view, names, item, &ring, room);
        };
        let items = distinct(lead.items.iter().copied(), room.columns);
        let options = distinct(lead.options.iter().copied(), room.rows);
        let kept = seen.and_then(|seen| Self::seen(view, names, seen));
        let has_all = |window: &Window| {
            items.iter().all(|item| window.items.contains(item))
                && options.iter().all(|option| window.options.contains(option))
        };
        let kept = kept.filter(has_all);
        kept.unwrap_or_else(|| Self::leading(view, names, lead, room))
    }

    /// What was seen before.
    fn seen(view: &LinksView, names: &Names, seen: &Picture) -> Option<Self> {
        let items = seen.heads.iter().filter_map(|head| head.item).collect();
        let options = seen.rows.iter().map(|row| row.option).collect();
        let held = seen.held?;
        Some(Self::at(view, names, held, items, options))
    }

    /// What must be shown, and beside it what comes next.
    fn leading(view: &LinksView, names: &Names, lead: &Lead, room: Room) -> Self {
        let all = options_of(view, names, lead.item);
        let ring: Vec<OptionId> = view.links.ring(lead.item).collect();
        let list = listed(&all, &ring, lead.options.first().copied(), room.rows);
        let of = |option: &OptionId| names.options[option.index()].items.iter().copied();
        let items = lead.items.iter().chain(&lead.ahead).copied();
        let items = items.chain(lead.options.iter().take(1).flat_map(of));
        let items = items.chain([lead.item]).chain(list.iter().flat_map(of));
        let mut items = distinct(items, room.columns);
        let next = lead
            .row
            .into_iter()
            .flat_map(|row| beside(view, row, &items));
        let options = lead
            .options
            .iter()
            .copied()
            .chain(next)
            .chain(list.iter().copied());
        let mut options = distinct(options, room.rows);
        items.sort_unstable();
        options.sort_unstable();
        let first = all.iter().position(|option| options.contains(option));
        let held = Held {
            row: first.unwrap_or(0),
            ..Held::at(lead.item)
        };
        Self::at(view, names, held, items, options)
    }

    /// The list of this item, above all these options of it.
    pub(super) fn about(
        view: &LinksView,
        names: &Names,
        item: ItemId,
        ring: &[OptionId],
        room: Room,
    ) -> Self {
        let all = options_of(view, names, item);
        let tried = view.tried.map(|tried| tried.1).filter(|o| all.contains(o));
        let options = listed(&all, ring, tried, room.rows);
        let centre = tried.or_else(|| options.iter().copied().find(|o| ring.contains(o)));
        let first = options.first();
        let row = first.and_then(|first| all.iter().position(|o| o == first));
        let held = Held {
            row: row.unwrap_or(0),
            ..Held::at(item)
        };
        Self::with(view, names, held, options, centre, room)
    }

    /// The list of an item from where it is held.
    pub(super) fn held(view: &LinksView, names: &Names, held: Held, room: Room) -> Self {
        let all = options_of(view, names, held.item);
        let rows = room.rows.clamp(1, all.len().max(1));
        let row = held.row.min(all.len().saturating_sub(rows));
        let options = all[row..].iter().copied().take(rows).collect();
        Self::with(view, names, Held { row, ..held }, options, None, room)
    }

    fn with(
        view: &LinksView,
        names: &Names,
        held: Held,
        options: Vec<OptionId>,
        centre: Option<OptionId>,
        room: Room,
    ) -> Self {
        // The option in question first: all of it should be seen.
        let of = |option: &OptionId| names.options[option.index()].items.iter().copied();
        let others = centre.iter().chain(&options).flat_map(of);
        let others = distinct(others.filter(|&item| item != held.item), usize::MAX);
        let columns = room.columns.max(1) - 1;
        let column = held.column.min(others.len().saturating_sub(columns));
        let beside = others[column..].iter().copied().take(columns);
        let mut items: Vec<ItemId> = beside.chain([held.item]).collect();
        items.sort_unstable();
        Self::at(view, names, Held { column, ..held }, items, options)
    }

    fn at(
        view: &LinksView,
        names: &Names,
        held: Held,
        items: Vec<ItemId>,
        options: Vec<OptionId>,
    ) -> Self {
        let (place, title) = place::told(view, names, held, &items, &options);
        Window {
            items,
            options,
            held: Some(held),
            place,
            title,
        }
    }
}

/// The first ones, each once.
fn distinct<T: PartialEq>(all: impl Iterator<Item = T>, most: usize) -> Vec<T> {
    let mut found = Vec::new();
    for each in all {
        if !found.contains(&each) && found.len() < most.max(1) {
            found.push(each);
        }
    }
    found
}

/// The options above and below the nodes of this one in the lists of these
/// items.
fn beside(view: &LinksView, row: OptionId, items: &[ItemId]) -> Vec<OptionId> {
    let links = &view.links;
    let nodes = items.iter().filter_map(|&item| links.node_in(row, item));
    let ends = nodes.flat_map(|node| [links.up(node), links.down(node)]);
    let option = |place| match links.kind(place) {
        PlaceKind::Node { option, .. } => Some(option),
        PlaceKind::Root | PlaceKind::Header(_) | PlaceKind::Spacer => None,
    };
    ends.filter_map(option).collect()
}

/// Whether the problem is so small that all of it is shown.
pub fn is_shown_whole(names: &Names) -> bool {
    names.items.len() <= WHOLE_ITEMS && names.options.len() <= WHOLE_OPTIONS
}

/// All options that have the item, in its list or not.
pub(super) fn options_of(view: &LinksView, names: &Names, item: ItemId) -> Vec<OptionId> {
    let options = (0..names.options.len() as u32).map(OptionId);
    options
        .filter(|o| names.options[o.index()].items.contains(&item))
        .filter(|&o| view.links.first_node(o).is_some())
        .collect()
}

/// So many of the list with all its options: those in the ring, with this one
/// in the middle, and if there are fewer, others of it too.
fn listed(
    all: &[OptionId],
    ring: &[OptionId],
    centre: Option<OptionId>,
    rows: usize,
) -> Vec<OptionId> {
    let rows = rows.max(1);
    match ring.len() > rows {
        true => around(ring, centre, rows),
        false => filled(all, ring, rows),
    }
}

/// As many of the ring as there is room for, with the one tried in the middle.
fn around(ring: &[OptionId], tried: Option<OptionId>, rows: usize) -> Vec<OptionId> {
    let at = tried.and_then(|tried| ring.iter().position(|&o| o == tried));
    let from = at.unwrap_or(0).saturating_sub(rows / 2);
    let from = from.min(ring.len() - rows);
    ring[from..from + rows].to_vec()
}

/// All of the ring, and what was taken out of it nearest to what is left.
fn filled(all: &[OptionId], ring: &[OptionId], rows: usize) -> Vec<OptionId> {
    let linked = (0..all.len()).filter(|&at| ring.contains(&all[at]));
    let linked: Vec<usize> = linked.collect();
    let distance = |at: usize| {
        let distances = linked.iter().map(|it| it.abs_diff(at));
        distances.min().unwrap_or(at)
    };
    let distances: Vec<usize> = (0..all.len()).map(distance).collect();
    let within = |reach: usize| distances.iter().filter(|&&it| it <= reach).count();
    let reach = (0..all.len()).find(|&reach| within(reach) >= rows.min(all.len()));
    let reach = reach.unwrap_or(0);
    // Of those just within reach, the first ones.
    let mut spare = within(reach).saturating_sub(rows);
    let mut shown: Vec<OptionId> = Vec::new();
    for (&option, &distance) in all.iter().zip(&distances).rev() {
        match distance.cmp(&reach) {
            Ordering::Equal if spare > 0 => spare -= 1,
            Ordering::Less | Ordering::Equal => shown.push(option),
            Ordering::Greater => {}
        }
    }
    shown.reverse();
    shown
}
