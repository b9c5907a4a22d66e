//! The views of the inside: a strip of tabs, and a panel for each view that is
//! open.

mod links;
mod matrix;
mod memory;
mod program;
mod size;
mod surface;
mod table;
mod tools;
mod tree;

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement};

use crate::app::Action;
use crate::picture::{Drawn, Shade};
use crate::settings::{ViewKind, Views};
use crate::snapshot::{Inside, Snapshot};
use crate::thing::Thing;
use crate::web::dom::{self, Attr, Sure};
use links::LinksPanel;

/// A view of the inside. It is built for one puzzle and lives until the puzzle
/// is replaced or its panel closed.
pub trait InsideView {
    /// Paints what differs.
    fn paint(&mut self, snapshot: &Snapshot, inside: &Inside);

    /// Asks the browser, before anything of the page is painted, where things
    /// are: once something has been written, each such question makes it lay
    /// out the page anew.
    fn look(&mut self) {}

    /// The panel has another size or place. What was followed last may be out of
    /// sight, and is to be shown again when it is painted next.
    fn shown_anew(&mut self) {}

    /// What is drawn where this pointer event happened, for views that draw on
    /// a canvas; elsewhere the attribute `data-thing` says it.
    fn thing_at(&self, _event: &Event) -> Option<Thing> {
        None
    }

    /// The step to go to when this is clicked, for views that draw on a canvas;
    /// elsewhere a button's attribute `data-step` says it.
    fn step_at(&self, _event: &Event) -> Option<u64> {
        None
    }

    /// What a button of the view, named by its attribute `data-do`, asks of
    /// the page; if it asks nothing, it is pressed.
    fn ask(&mut self, _what: &str) -> Option<Action> {
        None
    }

    /// A button of the view was pressed. Whether the view must be painted
    /// again.
    fn press(&mut self, _what: &str) -> bool {
        false
    }

    /// The wheel was turned with Ctrl held, up if `closer`. Whether the view
    /// must be painted again.
    fn zoom(&mut self, _event: &Event, _closer: bool) -> bool {
        false
    }

    /// What is shown, as a picture to take away; none if it is text.
    fn drawn(&self, _snapshot: &Snapshot, _inside: &Inside, _shade: Shade) -> Option<Drawn> {
        None
    }
}

/// The tab strip and the panels.
pub struct Panels {
    page: Attr,
    board: Element,
    host: Element,
    tabs: Vec<(ViewKind, Attr)>,
    pair: Attr,
    open: Vec<Panel>,
    seen: Option<(Views, u32)>,
    /// Whether a panel that opens is to be brought into view.
    reveals: bool,
}

struct Panel {
    kind: ViewKind,
    root: Element,
    view: Box<dyn InsideView>,
}

impl Panels {
    /// All closed.
    pub fn new() -> Self {
        let tab = |kind: ViewKind| (kind, Attr::of(&tab_id(kind), "aria-pressed"));
        Panels {
            page: Attr::on(dom::root(), "data-inside"),
            board: dom::find("board"),
            host: dom::find("panels"),
            tabs: ViewKind::ALL.into_iter().map(tab).collect(),
            pair: Attr::of("pair", "aria-pressed"),
            open: Vec::new(),
            seen: None,
            reveals: false,
        }
    }

    /// A panel that opens next is brought into view where it is far down: it was
    /// asked for by a click.
    pub fn reveal(&mut self) {
        self.reveals = true;
    }

    /// Whether the panels are those that were painted last.
    pub fn is_settled(&self, snapshot: &Snapshot) -> bool {
        self.seen == Some((snapshot.settings.views, snapshot.puzzle.generation))
    }

    /// Before a paint: see [`InsideView::look`].
    pub fn look(&mut self) {
        self.open.iter_mut().for_each(|panel| panel.view.look());
    }

    /// Opens and closes panels, and paints those that are open.
    pub fn paint(&mut self, snapshot: &Snapshot) {
        if !self.is_settled(snapshot) {
            self.arrange(snapshot.settings.views, snapshot);
            self.seen = Some((snapshot.settings.views, snapshot.puzzle.generation));
            if std::mem::take(&mut self.reveals) {
                self.bring_into_view();
            }
        }
        if let Some(inside) = &snapshot.inside {
            for panel in &mut self.open {
                panel.view.paint(snapshot, inside);
            }
        }
    }

    fn arrange(&mut self, views: Views, snapshot: &Snapshot) {
        let same_puzzle = self
            .seen
            .is_some_and(|seen| seen.1 == snapshot.puzzle.generation);
        let mut before = std::mem::take(&mut self.open);
        let stays = |panel: &Panel| same_puzzle && views.is_open(panel.kind);
        let gone = before.extract_if(.., |panel| !stays(panel));
        gone.for_each(|panel| panel.root.remove());
        let mut kept = Vec::new();
        for kind in views.open() {
            let place = before.iter().position(|panel| panel.kind == kind);
            kept.push(place.is_some());
            self.open.push(match place {
                Some(at) => before.remove(at),
                None => Panel::build(&self.host, kind, snapshot),
            });
        }
        self.put_in_order();
        for (kind, pressed) in &mut self.tabs {
            pressed.set_bool(views.is_open(*kind));
        }
        self.pair.set_bool(views.pair());
        self.page.set(&self.open.len().to_string());
        let panels = self.open.iter_mut().zip(kept);
        for (panel, _) in panels.filter(|panel| panel.1) {
            panel.view.look();
            panel.view.shown_anew();
        }
    }

    /// In the order opened. What is in its place stays there: when it is moved
    /// it forgets how far it was scrolled.
    fn put_in_order(&self) {
        let places = self.host.child_nodes();
        for (at, panel) in (0..).zip(&self.open) {
            let there = places.item(at);
            if !panel.root.is_same_node(there.as_ref()) {
                self.host.insert_before(&panel.root, there.as_ref()).sure();
            }
        }
    }

    /// The panel opened last, if most of it lies below the window, or some of it
    /// under the board, which stays at the top of a narrow one.
    fn bring_into_view(&self) {
        let Some(last) = self.open.last() else { return };
        let place = last.root.get_bounding_client_rect();
        let board = self.board.get_bounding_client_rect();
        let below = place.top() + place.height() / 2.0 > f64::from(dom::root().client_height());
        let under = board.bottom() > place.top() && board.right() > place.left();
        if below || under {
            last.root.scroll_into_view();
        }
    }

    /// What the event happened on, in a view that draws on a canvas.
    pub fn thing_at(&self, event: &Event) -> Option<Thing> {
        self.open.get(self.panel_of(event)?)?.view.thing_at(event)
    }

    /// The step to go to when this is clicked, in a view that draws on a canvas.
    pub fn step_at(&self, event: &Event) -> Option<u64> {
        self.open.get(self.panel_of(event)?)?.view.step_at(event)
    }

    /// What a button of a panel asks of the page, if anything.
    pub fn ask(&mut self, event: &Event, what: &str) -> Option<Action> {
        let at = self.panel_of(event)?;
        self.open.get_mut(at)?.view.ask(what)
    }

    /// A button of a panel was pressed; whether to paint again.
    pub fn press(&mut self, event: &Event, what: &str) -> bool {
        let at = self.panel_of(event);
        at.and_then(|at| self.open.get_mut(at))
            .is_some_and(|panel| panel.view.press(what))
    }

    /// The wheel was turned with Ctrl held; whether to paint again.
    pub fn zoom(&mut self, event: &Event, closer: bool) -> bool {
        let at = self.panel_of(event);
        at.and_then(|at| self.open.get_mut(at))
            .is_some_and(|panel| panel.view.zoom(event, closer))
    }

    /// What an open view shows, as a picture to take away.
    pub fn drawn(&self, kind: ViewKind, snapshot: &Snapshot, shade: Shade) -> Option<Drawn> {
        let panel = self.open.iter().find(|panel| panel.kind == kind)?;
        let inside = snapshot.inside.as_ref()?;
        panel.view.drawn(snapshot, inside, shade)
    }

    fn panel_of(&self, event: &Event) -> Option<usize> {
        let root = dom::closest(event, ".panel")?;
        self.open.iter().position(|panel| panel.root == root)
    }
}

/// The id of the tab of this view.
fn tab_id(kind: ViewKind) -> String {
    crate::words::joined(&["tab-", kind.word()])
}

impl Panel {
    fn build(host: &Element, kind: ViewKind, snapshot: &Snapshot) -> Self {
        let root = dom::append(host, "section", "card panel");
        dom::set(&root, "data-view", kind.word());
        dom::set(&root, "aria-labelledby", &tab_id(kind));
        let body: HtmlElement = dom::append(&root, "div", "panel-body").unchecked_into();
        let view = build_view(kind, &body, snapshot);
        Panel { kind, root, view }
    }
}

fn build_view(kind: ViewKind, body: &HtmlElement, snapshot: &Snapshot) -> Box<dyn InsideView> {
    match kind {
        ViewKind::Matrix => Box::new(matrix::Matrix::build(body, snapshot)),
        ViewKind::Links => Box::new(LinksPanel::build(body, snapshot.inside.as_ref())),
        ViewKind::Tree => Box::new(tree::Tree::build(body)),
        ViewKind::Program => Box::new(program::Program::build(body, snapshot)),
        ViewKind::Table => Box::new(table::Table::build(body)),
        ViewKind::Memory => Box::new(memory::Memory::build(body, snapshot.inside.as_ref())),
    }
}
