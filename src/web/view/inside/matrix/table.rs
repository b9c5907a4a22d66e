//! A small matrix as a table. How an item or option stands is a class of its
//! head or row; the rest is done by views.css, so that a step touches those
//! lines only that have changed.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::Target;
use super::lines::{Head, Row, RowView, build_heads, build_rows};
use crate::dlx::{ItemId, OptionId};
use crate::names::Names;
use crate::snapshot::inside::matrix::Extent;
use crate::snapshot::{Inside, PointedView};
use crate::web::dom::{self, Attr};
use crate::web::view::inside::size::Size;
use crate::words::joined;

/// The width of a cell; of one drawn larger, alone and beside another view.
const CELL: i32 = 28;
const LARGE: i32 = 44;
const MIDDLE: i32 = 36;

/// A view so wide is alone.
const ALONE: i32 = 620;

/// The room of the key beside the table.
const KEY: i32 = 280;

/// The table.
pub struct Table {
    scroller: HtmlElement,
    extent: Attr,
    heads: Vec<Head>,
    rows: Vec<Row>,
    size: Size,
    /// Its size as it is when it is not drawn larger.
    natural: (i32, i32),
    zoom: Attr,
    beside: Attr,
}

impl Table {
    /// The ones, not painted yet.
    pub fn build(body: &HtmlElement, names: Option<&Names>) -> Self {
        let scroller: HtmlElement = dom::append(body, "div", "mx-scroll").unchecked_into();
        // With the focus on it the arrows scroll.
        dom::set(&scroller, "tabindex", "0");
        dom::set(&scroller, "role", "group");
        dom::set(&scroller, "aria-label", "Matrix of options and items");
        let beside = Attr::on(body.clone().into(), "data-key");
        let sheet = dom::append(&scroller, "div", "mx-sheet");
        let table = dom::append(&sheet, "table", "mx-table");
        let (items, options) = match names {
            Some(names) => (&*names.items, &*names.options),
            None => Default::default(),
        };
        dom::set(&table, "aria-label", "Matrix: items by options");
        let heads = build_heads(&table, items, options);
        let rows = build_rows(&table, items, options);
        let sheet: HtmlElement = sheet.unchecked_into();
        Table {
            size: Size::of(&scroller),
            scroller,
            natural: (sheet.offset_width(), sheet.offset_height()),
            extent: Attr::on(table.clone(), "data-extent"),
            zoom: Attr::on(table, "style"),
            beside,
            heads,
            rows,
        }
    }

    /// Makes the cells of a small one as large as there is room, in a view of
    /// this width.
    pub fn fit(&mut self, width: i32) {
        let largest = if width >= ALONE { LARGE } else { MIDDLE };
        let most = 100 * largest / CELL;
        let beside = self.natural.0 * most / 100 + KEY <= width;
        self.beside.set(if beside { "beside" } else { "below" });
        let (width, height) = self.size.get();
        let room = |room: i32, natural: i32| 100 * (room - 4) / natural.max(1);
        let fits = room(width, self.natural.0).min(room(height, self.natural.1));
        let zoom = fits.clamp(100, most).to_string();
        self.zoom.set(&joined(&["zoom: ", &zoom, "%"]));
    }

    /// Paints what differs, and scrolls to what is to be looked at.
    pub fn paint(
        &mut self,
        inside: &Inside,
        pointed: Option<&PointedView>,
        extent: Extent,
        look: Option<Target>,
    ) {
        self.extent.set(match extent {
            Extent::All => "all",
            Extent::Linked => "linked",
            Extent::Current => "current",
        });
        let matrix = inside.matrix.as_ref();
        let listed = |option| matrix.is_some_and(|matrix| matrix.rows.contains(&option));
        for (item, (head, view)) in (0..)
            .map(ItemId)
            .zip(self.heads.iter_mut().zip(&inside.items))
        {
            let hot = pointed.is_some_and(|pointed| pointed.is_item(item));
            head.paint((*view, hot));
        }
        let rows = self.rows.iter_mut().zip(&inside.options);
        for (option, (row, state)) in (0..).map(OptionId).zip(rows) {
            let hot = pointed.is_some_and(|pointed| pointed.is_option(option));
            let listed = extent == Extent::Current && listed(option);
            row.paint(RowView {
                state: *state,
                listed,
                hot,
            });
        }
        if let Some(target) = look {
            self.look(target);
        }
    }

    /// Brings the column and the row into view if they are not.
    fn look(&self, target: Target) {
        let Some(first) = self.heads.first() else {
            return;
        };
        // What the heads hide: their own height, and the width of the rows'.
        let (left, top) = (first.root.offset_left(), first.root.offset_height());
        let scroller = &self.scroller;
        if let Some(head) = target.column.and_then(|item| self.heads.get(item.index())) {
            let part = (head.root.offset_left(), head.root.offset_width());
            let seen = (scroller.scroll_left(), scroller.client_width());
            if let Some(to) = brought(part, seen, left) {
                scroller.set_scroll_left(to);
            }
        }
        let row = target.row.and_then(|option| self.rows.get(option.index()));
        if let Some(row) = row.filter(|row| row.root.offset_height() > 0) {
            let part = (row.root.offset_top(), row.root.offset_height());
            let seen = (scroller.scroll_top(), scroller.client_height());
            if let Some(to) = brought(part, seen, top) {
                scroller.set_scroll_top(to);
            }
        }
    }
}

/// Where to scroll so that a part (from, length) is seen in a box (scrolled to,
/// length) of which a margin at the beginning is hidden by heads; none if it
/// is seen already.
fn brought(part: (i32, i32), seen: (i32, i32), margin: i32) -> Option<i32> {
    let visible = part.0 >= seen.0 + margin && part.0 + part.1 <= seen.0 + seen.1;
    let room = (seen.1 - margin - part.1).max(0);
    (!visible).then(|| (part.0 - margin - room / 3).max(0))
}
