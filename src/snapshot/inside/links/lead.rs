//! What the picture shows while it follows the search: what the last write or
//! step changed.

use std::iter::successors;

use crate::dlx::{ItemId, Links, NodeId, OptionId, PlaceKind, Step, Way, Write};
use crate::snapshot::scene::Scene;

/// What the last write or step changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Lead {
    /// The item whose list the picture is of.
    pub item: ItemId,
    /// The items that must be shown, as many as there is room for.
    pub items: Vec<ItemId>,
    /// The options that must be shown, likewise.
    pub options: Vec<OptionId>,
    /// The option whose nodes are written one after the other: what its other
    /// links lead to comes next.
    pub row: Option<OptionId>,
    /// The items of these nodes, those written next first.
    pub ahead: Vec<ItemId>,
}

impl Lead {
    /// `None` if nothing has been done or an item was chosen: then the item
    /// chosen or next leads.
    pub(super) fn new(scene: &Scene, links: &Links) -> Option<Self> {
        let step = scene.last.filter(|_| !scene.flat_out)?;
        let written = scene.single_write().and_then(|write| write.place);
        match (scene.single_write(), written) {
            (Some(write), Some(place)) => Self::of_write(links, step, write, place),
            _ => Self::of_step(scene, step),
        }
    }

    fn of_write(links: &Links, step: Step, write: &Write, place: NodeId) -> Option<Self> {
        let mut lead = Lead {
            item: item_of(step)?,
            items: Vec::new(),
            options: Vec::new(),
            row: None,
            ahead: Vec::new(),
        };
        // The place itself first, then the neighbours whose links it bent.
        let neighbours = write.changes().map(|change| change.place);
        for place in [place].into_iter().chain(neighbours) {
            match links.kind(place) {
                PlaceKind::Header(item) => lead.items.push(item),
                PlaceKind::Node { item, option } => {
                    lead.items.push(item);
                    lead.options.push(option);
                }
                PlaceKind::Root | PlaceKind::Spacer => {}
            }
        }
        lead.row = lead.options.first().copied();
        if lead.row.is_some() {
            lead.items.push(lead.item);
            lead.ahead = ahead(links, place, write.way);
        }
        Some(lead)
    }

    fn of_step(scene: &Scene, step: Step) -> Option<Self> {
        let level = scene.search.levels().last();
        let tried = level.and_then(|level| Some((level.item, level.option?)));
        let problem = scene.loaded.puzzle().problem();
        let items = |option| problem.option(option).iter().map(|each| each.item);
        let has = |option, item| items(option).any(|it| it == item);
        match step {
            Step::Choose { .. } | Step::Solution { .. } => None,
            Step::Try { option } | Step::Untry { option } => {
                let item = level.map(|level| level.item)?;
                Some(Lead {
                    item,
                    items: [item].into_iter().chain(items(option)).collect(),
                    options: vec![option],
                    row: None,
                    ahead: Vec::new(),
                })
            }
            _ => {
                let item = item_of(step)?;
                let tried = tried.filter(|&(_, option)| has(option, item));
                Some(Lead {
                    item: tried.map_or(item, |tried| tried.0),
                    items: vec![item],
                    options: tried.map(|tried| tried.1).into_iter().collect(),
                    row: None,
                    ahead: Vec::new(),
                })
            }
        }
    }
}

/// The items of the other nodes of its option, in the order in which they are
/// written after this place.
fn ahead(links: &Links, place: NodeId, way: Option<Way>) -> Vec<ItemId> {
    let next = |&node: &NodeId| match way {
        Some(Way::Relink) => links.left(node),
        Some(Way::Unlink) | None => links.right(node),
    };
    let others = successors(Some(next(&place)), |node| Some(next(node)));
    let others = others.take_while(|&node| node != place);
    others.map(|node| links.item_of(node)).collect()
}

/// The item that the step covers or uncovers, or gives or takes a colour.
fn item_of(step: Step) -> Option<ItemId> {
    match step {
        Step::Cover { item }
        | Step::Uncover { item }
        | Step::Purify { item, .. }
        | Step::Unpurify { item, .. } => Some(item),
        Step::Choose { .. } | Step::Try { .. } | Step::Solution { .. } | Step::Untry { .. } => None,
    }
}
