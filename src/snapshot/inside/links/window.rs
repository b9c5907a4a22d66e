//! Which items and options are shown.

use std::cmp::Ordering;

use super::LinksView;
use crate::dlx::{ItemId, OptionId};
use crate::names::Names;
use crate::words::joined;

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
    /// In words: "options 3–8 of 20 of r1c1".
    pub place: String,
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
            place: "Dashed: taken out, but it still knows its neighbours.".to_owned(),
        })
    }

    /// The list of this item where the search is.
    pub(super) fn following(view: &LinksView, names: &Names, item: ItemId, room: Room) -> Self {
        let ring: Vec<OptionId> = view.links.ring(item).collect();
        Self::about(view, names, item, &ring, room)
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
        let rows = room.rows.max(1);
        let tried = view.tried.map(|tried| tried.1).filter(|o| all.contains(o));
        let options = match ring.len() > rows {
            true => around(ring, tried, rows),
            false => filled(&all, ring, rows),
        };
        let centre = tried.or_else(|| options.iter().copied().find(|o| ring.contains(o)));
        let (shown, count) = (options.len().to_string(), all.len().to_string());
        let linked = ring.len().to_string();
        let name = names.item(item);
        let place = [
            name,
            ": ",
            &shown,
            " of its ",
            &count,
            " options, ",
            &linked,
            " in its list",
        ];
        let first = options.first();
        let row = first.and_then(|first| all.iter().position(|o| o == first));
        let held = Held {
            item,
            row: row.unwrap_or(0),
            column: 0,
        };
        Self::with(names, held, options, centre, room, &place)
    }

    /// The list of an item from where it is held.
    pub(super) fn held(view: &LinksView, names: &Names, held: Held, room: Room) -> Self {
        let all = options_of(view, names, held.item);
        let rows = room.rows.clamp(1, all.len().max(1));
        let row = held.row.min(all.len().saturating_sub(rows));
        let options = all[row..].iter().copied().take(rows).collect();
        let from = (row + 1).min(all.len()).to_string();
        let (to, count) = (
            (row + rows).min(all.len()).to_string(),
            all.len().to_string(),
        );
        let name = names.item(held.item);
        let place = ["options ", &from, "–", &to, " of ", &count, " of ", name];
        Self::with(names, Held { row, ..held }, options, None, room, &place)
    }

    fn with(
        names: &Names,
        held: Held,
        options: Vec<OptionId>,
        centre: Option<OptionId>,
        room: Room,
        place: &[&str],
    ) -> Self {
        // The option in question first: all of it should be seen.
        let mut others: Vec<ItemId> = Vec::new();
        for option in centre.iter().chain(&options) {
            for &item in &names.options[option.index()].items {
                if item != held.item && !others.contains(&item) {
                    others.push(item);
                }
            }
        }
        let columns = room.columns.max(1) - 1;
        let column = held.column.min(others.len().saturating_sub(columns));
        let beside = others[column..].iter().copied().take(columns);
        let shown: Vec<ItemId> = beside.chain([held.item]).collect();
        let count = (shown.len() - 1).to_string();
        let all_items = (0..names.items.len() as u32).map(ItemId);
        let items: Vec<ItemId> = all_items.filter(|item| shown.contains(item)).collect();
        let mut place = joined(place);
        if items.len() <= others.len() {
            let all = others.len().to_string();
            place += &joined(&[" · ", &count, " of ", &all, " items beside it"]);
        }
        if column > 0 {
            place += &joined(&[", after ", &column.to_string()]);
        }
        Window {
            items,
            options,
            held: Some(Held { column, ..held }),
            place,
        }
    }
}

/// Whether the problem is so small that all of it is shown.
pub fn is_shown_whole(names: &Names) -> bool {
    names.items.len() <= WHOLE_ITEMS && names.options.len() <= WHOLE_OPTIONS
}

/// All options that have the item, in its list or not.
fn options_of(view: &LinksView, names: &Names, item: ItemId) -> Vec<OptionId> {
    let options = (0..names.options.len() as u32).map(OptionId);
    options
        .filter(|o| names.options[o.index()].items.contains(&item))
        .filter(|&o| view.links.first_node(o).is_some())
        .collect()
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
