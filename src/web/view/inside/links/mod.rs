//! The lists in memory as boxes and arrows. Every box and every arrow is an
//! element that is kept and patched.

mod boxes;
mod paths;
mod shape;
mod slots;
mod taken;

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::InsideView;
use super::size::Size;
use super::tools::{button, sign_button};
use crate::app::Action;
use crate::dlx::ItemId;
use crate::names::Names;
use crate::picture::{Drawn, Shade};
use crate::shorten::letters;
use crate::snapshot::inside::links::{Held, Picture, Room, WrongOrder, is_shown_whole, told};
use crate::snapshot::inside::{ItemView, LinksView, OptionState};
use crate::snapshot::{Inside, Snapshot};
use crate::web::dom::{self, Attr};
use boxes::{Boxes, LONGEST};
use paths::Paths;
use shape::Shape;
use slots::Said;

/// Buttons: what they do, what they show, what they are called.
const MOVES: [(&str, &str, &str); 5] = [
    ("up", "↑", "Options before"),
    ("down", "↓", "Options after"),
    ("left", "←", "Items before"),
    ("right", "→", "Items after"),
    ("follow", "Follow", "Follow the search"),
];

/// The view.
pub struct LinksPanel {
    scroller: HtmlElement,
    size: Size,
    svg: Svg,
    place: Said,
    moves: Attr,
    follow: Attr,
    wrong: Attr,
    verdict: Said,
    verdict_class: Attr,
    place_class: Attr,
    place_title: Attr,
    lines: Vec<Said>,
    list: Element,
    /// The item whose list is shown, also while the search names none.
    item: ItemId,
    /// Where the window has been moved to.
    held: Option<Held>,
    /// Where it was last, and how much was shown.
    last: (Option<Held>, Room),
    is_wrong: bool,
    /// What was painted last, and the picture made of it.
    painted: Option<(Basis, Picture)>,
    /// The longest of the short names of the options, in characters.
    longest: (usize, usize),
}

/// All that a picture is made from. What is pointed at is not among it.
#[derive(PartialEq)]
struct Basis {
    view: Rc<LinksView>,
    items: Vec<ItemView>,
    options: Vec<OptionState>,
    item: ItemId,
    held: Option<Held>,
    size: (i32, i32),
}

impl Basis {
    /// Whether the window may stay where it was with that.
    fn is_after(&self, seen: &Basis) -> bool {
        let follows = |basis: &Basis| basis.held.is_none() && basis.view.wrong.is_none();
        follows(self) && follows(seen) && self.size == seen.size
    }
}

/// The picture.
struct Svg {
    root: Element,
    width: Attr,
    height: Attr,
    boxes: Boxes,
    paths: Paths,
}

impl LinksPanel {
    /// An empty picture in the panel.
    pub fn build(body: &HtmlElement, inside: Option<&Inside>) -> Self {
        let bar = dom::append(body, "div", "links-bar");
        let place = dom::append(&bar, "p", "");
        let verdict = dom::append(&bar, "p", "");
        dom::set(&verdict, "role", "status");
        let moves = dom::append(&bar, "span", "links-moves");
        let mut follow = None;
        for (what, sign, name) in MOVES {
            follow = Some(sign_button(&moves, "", what, sign, name));
        }
        let wrong = button(&bar, "", "wrong", "Wrong order");
        dom::set(&wrong, "title", "Uncover in the wrong order");
        let scroller: HtmlElement = dom::append(body, "div", "links-box").unchecked_into();
        dom::set(&scroller, "tabindex", "0");
        dom::set(&scroller, "role", "group");
        dom::set(&scroller, "aria-label", "The lists in memory");
        let list = dom::append(body, "ul", "sr");
        let longest = inside.map_or((0, 0), |inside| longest(&inside.names));
        LinksPanel {
            svg: Svg::build(&scroller, inside.map(|inside| &*inside.names)),
            size: Size::of(&scroller),
            scroller,
            place_class: Attr::on(place.clone(), "class"),
            place_title: Attr::on(place.clone(), "title"),
            place: Said::on(place),
            moves: Attr::on(moves, "hidden"),
            follow: Attr::on(dom::some(follow, "button"), "aria-pressed"),
            wrong: Attr::on(wrong, "aria-pressed"),
            verdict_class: Attr::on(verdict.clone(), "class"),
            verdict: Said::on(verdict),
            lines: Vec::new(),
            list,
            item: ItemId(0),
            held: None,
            last: (
                None,
                Room {
                    columns: 1,
                    rows: 1,
                },
            ),
            is_wrong: false,
            painted: None,
            longest,
        }
    }

    /// Makes and paints the picture, all but the marks of what is pointed at.
    fn draw(&mut self, basis: &Basis, inside: &Inside, seen: Option<&Picture>) -> Picture {
        let Basis { view, size, .. } = basis;
        self.item = basis.item;
        let digits = view.links.places().to_string().len();
        let room = Shape::room(*size, digits, self.longest);
        let picture = view.picture(inside, self.item, self.held, room, seen);
        self.place.set(&picture.place);
        self.place_title.set(&picture.title);
        self.tell(&told(&picture, &inside.names));
        self.last = (picture.held, room);
        let shape = Shape::of(&picture, *size, digits, self.longest);
        self.svg.paint(&shape, &picture, &inside.names);
        if shape.width > size.0 {
            self.scroll(&shape, &picture, view.centre(), size.0);
        }
        picture
    }

    /// Brings the column of this item into sight, with those beside it.
    fn scroll(&self, shape: &Shape, picture: &Picture, item: Option<ItemId>, width: i32) {
        let mut heads = picture.heads.iter();
        let Some(column) = heads.position(|head| item.is_some() && head.item == item) else {
            return;
        };
        let seen = self.scroller.scroll_left();
        if let Some(left) = shape.scrolled(column, seen, width) {
            self.scroller.set_scroll_left(left);
        }
    }

    fn tell(&mut self, lines: &[String]) {
        while self.lines.len() < lines.len() {
            self.lines.push(Said::on(dom::append(&self.list, "li", "")));
        }
        for (at, said) in self.lines.iter_mut().enumerate() {
            said.set(lines.get(at).map_or("", |line| line));
        }
    }

    /// The bar, but for the place: it can grow, and the picture gets what room
    /// is left.
    fn bar(&mut self, wrong: Option<&WrongOrder>, is_whole: bool) {
        self.is_wrong = wrong.is_some();
        self.wrong.set_bool(self.is_wrong);
        self.follow.set_bool(self.held.is_none());
        let (place, verdict) = match wrong {
            None if is_whole => ("links-says", "off"),
            None => ("links-says place", "off"),
            Some(wrong) if wrong.count() == 0 => ("off", "links-says"),
            Some(_) => ("off", "links-says bad"),
        };
        self.place_class.set(place);
        self.verdict_class.set(verdict);
        self.verdict.set(wrong.map_or("", |wrong| &wrong.says));
    }
}

impl InsideView for LinksPanel {
    fn paint(&mut self, snapshot: &Snapshot, inside: &Inside) {
        let Some(view) = &inside.links else { return };
        let is_whole = is_shown_whole(&inside.names);
        self.moves.toggle(is_whole);
        self.bar(view.wrong.as_ref(), is_whole);
        let basis = Basis {
            view: Rc::clone(view),
            items: inside.items.clone(),
            options: inside.options.clone(),
            item: view.item.unwrap_or(self.item),
            held: self.held,
            size: self.size.get(),
        };
        let (basis, picture) = match self.painted.take() {
            Some((seen, picture)) if seen == basis => (basis, picture),
            before => {
                let before = before.filter(|(seen, _)| basis.is_after(seen));
                let picture = self.draw(&basis, inside, before.as_ref().map(|it| &it.1));
                (basis, picture)
            }
        };
        self.svg.boxes.mark(&picture, snapshot.pointed.as_ref());
        self.painted = Some((basis, picture));
    }

    fn drawn(&self, _: &Snapshot, inside: &Inside, shade: Shade) -> Option<Drawn> {
        let (_, picture) = self.painted.as_ref()?;
        let told = told(picture, &inside.names).join("\n");
        Some(taken::taken(&self.svg.root, shade, &told))
    }

    fn ask(&mut self, what: &str) -> Option<Action> {
        (what == "wrong").then_some(Action::SetWrongOrder(!self.is_wrong))
    }

    fn press(&mut self, what: &str) -> bool {
        let (held, room) = self.last;
        let (down, right) = ((room.rows / 2).max(1), (room.columns / 2).max(1));
        let held = held.unwrap_or(Held::at(self.item));
        let (row, column) = (held.row, held.column);
        let (row, column) = match what {
            "up" => (row.saturating_sub(down), column),
            "down" => (row + down, column),
            "left" => (row, column.saturating_sub(right)),
            "right" => (row, column + right),
            "follow" => {
                self.held = None;
                return true;
            }
            _ => return false,
        };
        self.held = Some(Held {
            row,
            column,
            ..held
        });
        true
    }
}

impl Svg {
    fn build(scroller: &HtmlElement, names: Option<&Names>) -> Self {
        let svg = dom::append_svg(scroller, "svg", &[("class", "links"), ("role", "img")]);
        dom::set(
            &svg,
            "aria-label",
            "Headers, nodes and their links; told below",
        );
        Svg {
            boxes: Boxes::build(&svg, names),
            paths: Paths::build(&svg),
            width: Attr::on(svg.clone(), "width"),
            height: Attr::on(svg.clone(), "height"),
            root: svg,
        }
    }

    fn paint(&mut self, shape: &Shape, picture: &Picture, names: &Names) {
        self.width.set(&shape.width.to_string());
        self.height.set(&shape.height.to_string());
        self.boxes.paint(shape, picture, names);
        self.paths.paint(shape, picture, names);
    }
}

/// What is written of names of items and of options, in ordinary letters.
fn longest(names: &Names) -> (usize, usize) {
    let items = names.items.iter().map(|item| letters(&item.short));
    let options = names.options.iter().map(|option| letters(&option.short));
    (
        items.max().unwrap_or(0).min(LONGEST),
        options.max().unwrap_or(0),
    )
}
