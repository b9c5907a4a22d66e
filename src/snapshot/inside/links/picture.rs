//! What is drawn, in columns and rows.

use super::LinksView;
use super::arrows::{self, Arrow, Spot};
use super::window::{Held, Room, Window};
use crate::dlx::{ItemId, Links, NodeId, OptionId};
use crate::snapshot::Inside;
use crate::snapshot::inside::{ItemState, OptionState};

/// What is drawn: the root in column 0, headers in row 0.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// The root and the headers, left to right.
    pub heads: Vec<Head>,
    /// The options, top to bottom: row 1 onwards.
    pub rows: Vec<Row>,
    /// The nodes, row by row.
    pub nodes: Vec<NodeView>,
    /// The links of all these.
    pub arrows: Vec<Arrow>,
    /// Where the window is; `None` if all of the problem is shown.
    pub held: Option<Held>,
    /// Which part is shown, in few words; or, if it is all, how to read it.
    pub place: String,
    /// The same at length.
    pub title: String,
}

/// The root or a header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// Its place in memory.
    pub place: NodeId,
    /// Its item; the root has none.
    pub item: Option<ItemId>,
    /// The length of its list.
    pub size: u32,
    /// How it stands.
    pub look: HeadLook,
    /// Whether the last step took it out or brought it back.
    pub touched: bool,
    /// Whether its length is wrong.
    pub broken: bool,
}

/// How the root or a header stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HeadLook {
    /// The root.
    Root,
    /// In the ring of headers, or secondary and free.
    Open,
    /// The rule will choose it next.
    Next,
    /// The item branched on.
    Chosen,
    /// Taken out of the ring.
    Covered,
}

/// An option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// Which.
    pub option: OptionId,
    /// How it stands.
    pub state: OptionState,
    /// Its leftmost and rightmost column shown; 0 if none is.
    pub span: (usize, usize),
}

/// A node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeView {
    /// Its place in memory.
    pub place: NodeId,
    /// Where it is drawn.
    pub spot: Spot,
    /// Its option.
    pub option: OptionId,
    /// Its item.
    pub item: ItemId,
    /// Whether its neighbours know it.
    pub linked: bool,
    /// Whether its item is covered and not the one branched on: nobody walks
    /// its list now.
    pub aside: bool,
    /// Whether the last step took it out or brought it back.
    pub touched: bool,
}

impl LinksView {
    /// The picture of a small problem, or else of a window: held somewhere, or
    /// on what the last write or step changed, or on the list of this item. If
    /// what changed is in the picture seen before, the window stays. While the wrong order is shown, of the links
    /// that it leaves, and on the list that it gives as an example.
    pub fn picture(
        &self,
        inside: &Inside,
        item: ItemId,
        held: Option<Held>,
        room: Room,
        seen: Option<&Picture>,
    ) -> Picture {
        let wrong = self.wrong.as_ref();
        let names = &*inside.names;
        let example = wrong.and_then(|wrong| wrong.example.as_ref());
        let window = Window::whole(self, names).unwrap_or_else(|| match (held, example) {
            (Some(held), _) => Window::held(self, names, held, room),
            (None, Some((item, options))) => Window::about(self, names, *item, options, room),
            (None, None) => Window::following(self, names, item, room, seen),
        });
        let links = wrong.and_then(|wrong| wrong.links.as_ref());
        let draft = Draft {
            view: self,
            inside,
            links: links.unwrap_or(&self.links),
            window: &window,
            as_it_is: links.is_none(),
        };
        let (mut heads, nodes) = (draft.heads(), draft.nodes());
        let mut arrows = arrows::of(draft.links, &heads, &nodes);
        for head in &mut heads {
            head.broken = wrong.is_some_and(|wrong| wrong.is_miscounted(head.place));
        }
        for arrow in &mut arrows {
            arrow.broken = wrong.is_some_and(|wrong| wrong.is_broken(arrow.place, arrow.word));
            arrow.changed = draft.as_it_is && self.has_changed(arrow.place, arrow.word);
        }
        Picture {
            rows: draft.rows(&nodes),
            heads,
            nodes,
            arrows,
            held: window.held,
            place: window.place,
            title: window.title,
        }
    }
}

/// A picture in the making.
struct Draft<'a> {
    view: &'a LinksView,
    inside: &'a Inside,
    links: &'a Links,
    window: &'a Window,
    /// Rather than as the wrong order would leave it.
    as_it_is: bool,
}

impl Draft<'_> {
    fn is_touched(&self, place: NodeId) -> bool {
        self.as_it_is && self.view.touched.contains(&place)
    }

    fn is_aside(&self, item: ItemId) -> bool {
        let chosen = self.inside.items[item.index()].state == ItemState::Chosen;
        self.links.is_covered(item) && !chosen
    }

    fn heads(&self) -> Vec<Head> {
        let root = self.links.place(0).map(|place| Head {
            place,
            item: None,
            size: 0,
            look: HeadLook::Root,
            touched: false,
            broken: false,
        });
        let items = self.window.items.iter();
        root.into_iter()
            .chain(items.map(|&item| self.head(item)))
            .collect()
    }

    fn head(&self, item: ItemId) -> Head {
        let place = self.links.header(item);
        let covered = self.links.is_covered(item);
        let look = match self.inside.items[item.index()].state {
            ItemState::Chosen if covered || self.as_it_is => HeadLook::Chosen,
            ItemState::Next if self.as_it_is => HeadLook::Next,
            _ if covered => HeadLook::Covered,
            _ => HeadLook::Open,
        };
        Head {
            place,
            item: Some(item),
            size: self.links.size(item),
            look,
            touched: self.is_touched(place),
            broken: false,
        }
    }

    fn nodes(&self) -> Vec<NodeView> {
        let mut nodes = Vec::new();
        for (row, &option) in self.window.options.iter().enumerate() {
            for place in self.links.nodes(option) {
                let item = self.links.item_of(place);
                let column = self.window.items.iter().position(|&it| it == item);
                let Some(column) = column else { continue };
                let (up, down) = (self.links.up(place), self.links.down(place));
                nodes.push(NodeView {
                    place,
                    spot: Spot {
                        row: row + 1,
                        column: column + 1,
                    },
                    option,
                    item,
                    linked: self.links.down(up) == place && self.links.up(down) == place,
                    aside: self.is_aside(item),
                    touched: self.is_touched(place),
                });
            }
        }
        nodes
    }

    fn rows(&self, nodes: &[NodeView]) -> Vec<Row> {
        let row = |(at, &option): (usize, &OptionId)| {
            let columns = nodes.iter().filter(|node| node.spot.row == at + 1);
            let columns = columns.map(|node| node.spot.column);
            Row {
                option,
                state: self.inside.options[option.index()],
                span: (
                    columns.clone().min().unwrap_or(0),
                    columns.max().unwrap_or(0),
                ),
            }
        };
        self.window.options.iter().enumerate().map(row).collect()
    }
}
