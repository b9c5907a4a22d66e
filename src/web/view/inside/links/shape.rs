//! The measures of a picture, in CSS pixels, and the paths of its arrows.

use crate::dlx::Word;
use crate::snapshot::inside::links::{Arrow, Course, Picture, Room, Spot};

/// From the top to the headers: room for arcs and for what stands outside.
const HEAD_TOP: i32 = 36;
const HEAD_HEIGHT: i32 = 42;
/// From the headers to the first nodes, and from the last to the bottom.
const GAP: i32 = 16;
const NODE_HEIGHT: i32 = 24;
/// Below the last row of a window: what its links lead to.
const BELOW: i32 = 8;
/// The least and the greatest distance of two rows.
const ROW: (i32, i32) = (34, 58);
/// The greatest distance of two columns.
const COLUMN: i32 = 112;
/// Right of the last column: the end of the arrow that goes round.
const RIGHT: i32 = 8;
/// Enough for a column with a name of some length.
const WIDE: i32 = 84;
/// Enough for the longest short names, in small letters.
const WIDEST: i32 = 118;
/// The greatest width of a header with a name of ordinary length.
const HEAD: i32 = 76;

/// Where things are in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Of the whole picture.
    pub width: i32,
    /// Likewise.
    pub height: i32,
    /// Half the width of a header.
    pub head: i32,
    /// Half the width of a node.
    pub node: i32,
    first: i32,
    column: i32,
    row: i32,
}

/// A path, and where it can be crossed out.
pub struct Path {
    /// As SVG has it.
    pub d: String,
    /// Near its middle.
    pub middle: (i32, i32),
    /// Where the name of its end is to be written, if that is not shown.
    pub label: Option<((i32, i32), &'static str)>,
}

impl Shape {
    /// How much of a large problem this much room is enough for; places have
    /// up to so many digits, names of items and options up to so many
    /// characters.
    pub fn room((width, height): (i32, i32), digits: usize, longest: (usize, usize)) -> Room {
        let columns = (width - first(longest.1) - RIGHT) / least_of_window(digits, longest.0);
        let rows = (height - HEAD_TOP - HEAD_HEIGHT - GAP - BELOW) / ROW.0;
        Room {
            columns: columns.clamp(2, 10) as usize,
            rows: rows.clamp(3, 12) as usize,
        }
    }

    /// Of a picture in this much room; likewise.
    pub fn of(
        picture: &Picture,
        (width, height): (i32, i32),
        digits: usize,
        longest: (usize, usize),
    ) -> Self {
        let (columns, rows) = (picture.heads.len() as i32 - 1, picture.rows.len() as i32);
        let node = node(digits);
        let least = match picture.held {
            Some(_) => least_of_window(digits, longest.0),
            None => (node + 12).max((longest.0 as i32 * 10 + 24).min(WIDEST)),
        };
        let mut first = first(longest.1);
        let fits = first + least * columns + RIGHT <= width;
        let mut most = COLUMN.max(least);
        let mut column = (width - first - RIGHT) / columns.max(1);
        if !fits && first <= WIDE {
            // As wide as the root, a whole number of them in sight: however it
            // is scrolled, none is cut.
            column = width / (width / first.max(least)).max(1);
            first = column;
            most = most.max(column);
        }
        let column = column.clamp(least, most);
        let above = HEAD_TOP + HEAD_HEIGHT + GAP;
        let below = if picture.held.is_some() { BELOW } else { 0 };
        let row = ((height - above - below) / rows.max(1)).clamp(ROW.0, ROW.1);
        Shape {
            width: width.max(first + column * columns + if fits { RIGHT } else { 0 }),
            height: height.max(above + row * rows + below),
            head: (column - (column / 4).clamp(14, 26)).min(HEAD.max(longest.0 as i32 * 9 + 4)) / 2,
            node: node / 2,
            first,
            column,
            row,
        }
    }

    /// Where to scroll to from here to see this column and those beside it;
    /// `None` if they are seen.
    pub fn scrolled(&self, column: usize, seen: i32, width: i32) -> Option<i32> {
        let (x, _) = self.at(Spot { row: 0, column });
        let near = self.column.min(width / 3) * 3 / 2;
        let is_seen = (x - near).max(0) >= seen && (x + near).min(self.width) <= seen + width;
        let columns = ((x - width / 2) / self.column).max(0);
        (!is_seen).then_some(columns * self.column)
    }

    /// The middle of what is drawn at this spot.
    pub fn at(&self, spot: Spot) -> (i32, i32) {
        let x = match spot.column as i32 {
            0 => 12 + self.half(spot),
            column => self.first + self.column * (column - 1) + self.column / 2,
        };
        let y = match spot.row as i32 {
            0 => HEAD_TOP + HEAD_HEIGHT / 2,
            row => HEAD_TOP + HEAD_HEIGHT + GAP + self.row * (row - 1) + NODE_HEIGHT / 2,
        };
        (x, y)
    }

    /// Half the width of the box there.
    pub fn half(&self, spot: Spot) -> i32 {
        match (spot.row, spot.column) {
            (0, 0) => 22,
            (0, _) => self.head,
            _ => self.node,
        }
    }

    /// Its upper and lower edge.
    fn edges(&self, spot: Spot) -> (i32, i32) {
        let (_, y) = self.at(spot);
        let half = self.tall(spot) / 2;
        (y - half, y + half)
    }

    /// The height of the box there.
    pub fn tall(&self, spot: Spot) -> i32 {
        match spot.row {
            0 => HEAD_HEIGHT,
            _ => NODE_HEIGHT,
        }
    }

    /// The way of an arrow.
    pub fn path(&self, arrow: &Arrow) -> Path {
        match arrow.word {
            Word::Left | Word::Right => self.sideways(arrow),
            Word::Up | Word::Down | Word::Length => self.upright(arrow),
        }
    }

    fn sideways(&self, arrow: &Arrow) -> Path {
        let (x, y) = self.at(arrow.from);
        let half = self.half(arrow.from);
        // To the right is 1.
        let way = if arrow.word == Word::Right { 1 } else { -1 };
        let (start, lane) = (x + way * half, y - way * 7);
        match arrow.course {
            Course::Straight(to) => {
                let end = self.at(to).0 - way * (self.half(to) + 1);
                let d = lines(&[(start, lane), (end, lane)]) + &head((end, lane), (way, 0));
                path(d, ((start + end) / 2, lane))
            }
            Course::Bent(to) => {
                let other = (self.at(to).0, self.half(to));
                self.arc(way, (x, half), other)
            }
            Course::Round => {
                let end = start + way * (self.column / 2 - self.head + RIGHT - 4).min(12);
                let d = lines(&[(start, lane), (end, lane)]) + &head((end, lane), (way, 0));
                path(d, (start + way * 6, lane))
            }
            Course::Off(_) => {
                let side = start + way * 8;
                let d = lines(&[(start, lane), (side, lane), (side, 19)]);
                let anchor = if way > 0 { "out end" } else { "out start" };
                Path {
                    label: Some(((side + way, 14), anchor)),
                    ..path(d + &head((side, 19), (0, -1)), (side, 26))
                }
            }
        }
    }

    /// Above the headers, the way to the left outside the way to the right.
    fn arc(&self, way: i32, (from, half): (i32, i32), (to, other): (i32, i32)) -> Path {
        let (start, end, rise) = match way > 0 {
            true => (from + half * 2 / 3, to + other / 8, 16),
            false => (from + half / 2, to + other / 4, 34),
        };
        let (y, high) = (HEAD_TOP, HEAD_TOP - rise);
        let d = curve((start, y), (start, high), (end, high), (end, y));
        path(
            d + &head((end, y), (0, 1)),
            ((start + end) / 2, y - rise * 3 / 4),
        )
    }

    fn upright(&self, arrow: &Arrow) -> Path {
        let (x, _) = self.at(arrow.from);
        let (top, bottom) = self.edges(arrow.from);
        // Downwards is 1; down is drawn on the right and up on the left.
        let way = if arrow.word == Word::Down { 1 } else { -1 };
        let start = if way > 0 { bottom } else { top };
        let lane = x + way * 6;
        let far = |to: Spot| {
            let (top, bottom) = self.edges(to);
            if way > 0 { top - 1 } else { bottom + 1 }
        };
        match arrow.course {
            Course::Straight(to) => {
                let end = far(to);
                let d = lines(&[(lane, start), (lane, end)]) + &head((lane, end), (0, way));
                path(d, (lane, (start + end) / 2))
            }
            Course::Bent(to) => {
                let end = far(to);
                let side = x + way * (self.node - 4);
                // The neighbours' curves come as near from the other side.
                let out = side + way * ((self.column / 2 - self.node + 4) * 4 / 3 - 2).min(17);
                let (near, close) = (start + way * 10, end - way * 10);
                let d = curve((side, start), (out, near), (out, close), (side, end));
                let tip = [
                    (side + way * 7, end + way),
                    (side, end),
                    (side + way * 3, end - way * 6),
                ];
                path(d + &lines(&tip), (side + way * 13, (start + end) / 2))
            }
            Course::Round | Course::Off(_) if arrow.from.row == 0 && way < 0 => {
                // Up from a header: to the end of its list.
                let lane = x - self.half(arrow.from) / 4;
                self.hook((lane, start), way)
            }
            Course::Round => self.hook((lane, start), way),
            Course::Off(_) => {
                let end = start + way * 9;
                let d = lines(&[(lane, start), (lane, end)]) + &head((lane, end), (0, way));
                let (anchor, down) = if way > 0 {
                    ("out start", 14)
                } else {
                    ("out end", -4)
                };
                Path {
                    label: Some(((lane + way * 5, start + down), anchor)),
                    ..path(d, (lane, start + way * 5))
                }
            }
        }
    }

    /// Round the corner: to the other end of the ring.
    fn hook(&self, (x, y): (i32, i32), way: i32) -> Path {
        let turn = (x, y + way * 8);
        let end = (x + way * 11, turn.1);
        path(lines(&[(x, y), turn, end]) + &head(end, (way, 0)), turn)
    }
}

/// The width of a node whose number has up to so many digits.
fn node(digits: usize) -> i32 {
    (digits as i32 * 9 + 12).max(30)
}

/// The least distance of two columns of a window: below and above the nodes
/// there is room for the numbers of what is not shown, beside each other.
fn least_of_window(digits: usize, longest: usize) -> i32 {
    let name = (longest as i32 * 8 + 28).min(WIDE);
    let long = (longest as i32 * 9 + 28).min(WIDEST);
    let name = if name < WIDE { name } else { long };
    (digits as i32 * 15 + 21).max(name)
}

/// Where the columns of items begin: the root, and under it the names of the
/// options, of up to so many characters.
fn first(longest: usize) -> i32 {
    (longest as i32 * 8 + 30).clamp(64, 150)
}

fn path(d: String, middle: (i32, i32)) -> Path {
    Path {
        d,
        middle,
        label: None,
    }
}

/// Straight from point to point.
pub fn lines(points: &[(i32, i32)]) -> String {
    let mut d = String::new();
    for (at, &(x, y)) in points.iter().enumerate() {
        d += if at == 0 { "M" } else { "L" };
        push(&mut d, (x, y));
    }
    d
}

fn curve(from: (i32, i32), one: (i32, i32), two: (i32, i32), to: (i32, i32)) -> String {
    let mut d = String::from("M");
    push(&mut d, from);
    d += "C";
    for point in [one, two, to] {
        push(&mut d, point);
        d += " ";
    }
    d
}

/// The head of an arrow that ends here and comes this way.
fn head((x, y): (i32, i32), (right, down): (i32, i32)) -> String {
    let (back_x, back_y) = (x - right * 6, y - down * 6);
    let (side_x, side_y) = (down * 4, right * 4);
    lines(&[
        (back_x - side_x, back_y - side_y),
        (x, y),
        (back_x + side_x, back_y + side_y),
    ])
}

fn push(d: &mut String, (x, y): (i32, i32)) {
    *d += &x.to_string();
    *d += " ";
    *d += &y.to_string();
}
