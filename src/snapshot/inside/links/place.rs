//! Which part of a large problem a window shows, in words.

use super::LinksView;
use super::window::{Held, options_of};
use crate::dlx::{ItemId, OptionId};
use crate::names::Names;
use crate::words::{count, joined};

/// In few words, "r1c2: options 4–9 of 40 · 7 of 8 items", and at length.
pub(super) fn told(
    view: &LinksView,
    names: &Names,
    held: Held,
    items: &[ItemId],
    options: &[OptionId],
) -> (String, String) {
    let all = options_of(view, names, held.item);
    let own = (0..all.len()).filter(|&at| options.contains(&all[at]));
    let own: Vec<usize> = own.collect();
    let name = names.item(held.item);
    let total = all.len().to_string();
    let mut place = joined(&[name, ": ", &numbered(&own, &total)]);
    let linked = view.links.ring(held.item).count().to_string();
    let shown = own.len().to_string();
    let mut title = joined(&[
        &shown,
        " of the ",
        &total,
        " options with ",
        name,
        "; ",
        &linked,
        " are in its list now",
    ]);
    if own.len() < options.len() {
        let others = count((options.len() - own.len()) as u64, "other");
        place += &joined(&[", ", &others]);
        title += &joined(&["; ", &others, " without it"]);
    }
    let beside = beside(names, items, options);
    if beside > items.len() {
        let (shown, beside) = (items.len().to_string(), beside.to_string());
        place += &joined(&[" · ", &shown, " of ", &beside, " items"]);
        title += &joined(&["; ", &shown, " of the ", &beside, " items of these options"]);
    }
    if held.column > 0 {
        place += &joined(&[", after ", &held.column.to_string()]);
    }
    (place, title)
}

/// "options 4–9 of 40" if there are none between that are not shown, else
/// "6 of 40 options".
fn numbered(own: &[usize], total: &str) -> String {
    match (own.first(), own.last()) {
        (Some(&first), Some(&last)) if last > first && last - first + 1 == own.len() => {
            let (first, last) = ((first + 1).to_string(), (last + 1).to_string());
            joined(&["options ", &first, "–", &last, " of ", total])
        }
        _ => joined(&[&own.len().to_string(), " of ", total, " options"]),
    }
}

/// How many items the options have, and those shown besides.
fn beside(names: &Names, items: &[ItemId], options: &[OptionId]) -> usize {
    let mut found = vec![false; names.items.len()];
    let of = options
        .iter()
        .flat_map(|option| &names.options[option.index()].items);
    for item in of.chain(items) {
        found[item.index()] = true;
    }
    found.iter().filter(|found| **found).count()
}
