//! How the lines of a grid are cut into cells.

use super::grid::MAX_SIZE;
use super::lines::{Line, is_bar, is_separator};
use crate::document::{Fault, Span};
use crate::words::count;

/// Which sizes a grid may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sizes {
    /// Those with square blocks: 4, 9, 16 and 25.
    Blocks,
    /// This one, which its regions tell.
    Only(u16),
    /// 1 to 25: a Latin square.
    Any,
}

impl Sizes {
    fn all(self) -> impl Iterator<Item = u16> {
        (1..=MAX_SIZE).filter(move |&size| match self {
            Sizes::Blocks => super::ORDERS.iter().any(|order| order * order == size),
            Sizes::Only(only) => size == only,
            Sizes::Any => true,
        })
    }

    /// The size whose grid has the nearest number of cells.
    fn near(self, cells: usize) -> usize {
        let all = self.all().map(usize::from);
        all.min_by_key(|size| (size * size).abs_diff(cells))
            .unwrap_or(9)
    }

    pub(super) fn has(self, size: usize) -> bool {
        self.all().any(|each| usize::from(each) == size)
    }
}

/// The cells of one line; an empty string is an empty field.
#[derive(Clone, Debug)]
pub(super) struct Row<'a> {
    /// The line.
    pub line: &'a Line,
    /// What it was cut into: each is a part of its text, from left to right.
    pub cells: Vec<&'a str>,
}

impl Row<'_> {
    /// Where in the text each of its cells stands.
    pub fn places(&self) -> impl Iterator<Item = Span> + '_ {
        let text = self.line.text.as_str();
        let mut seen = (0, 0);
        self.cells.iter().map(move |cell| {
            let start = cell.as_ptr() as usize - text.as_ptr() as usize;
            let between = text.get(seen.0..start).unwrap_or_default();
            seen = (start, seen.1 + between.chars().count());
            Span {
                line: self.line.number,
                chars: Some((seen.1 + 1, cell.chars().count().max(1))),
            }
        })
    }
}

/// The rows of a grid whose number of cells is right.
#[derive(Clone, Debug)]
pub(super) struct Layout<'a> {
    /// The size of the grid.
    pub size: u16,
    pub rows: Vec<Row<'a>>,
}

impl Layout<'_> {
    /// Whether the grid stands in one line or in as many as it has.
    pub fn is_regular(&self) -> bool {
        self.rows.len() == 1 || self.rows.len() == usize::from(self.size)
    }
}

/// One way to cut a line.
#[derive(Clone, Copy)]
enum Cut {
    /// At each of these characters; what lies between may be empty.
    Fields(fn(char) -> bool),
    /// The same, where a last empty field is only a trailing separator.
    ClosedFields(fn(char) -> bool),
    /// The same, where separators close the line on both sides.
    FramedFields(fn(char) -> bool),
    /// At white space and other separators: numbers.
    Words,
    /// Each character is a cell.
    Characters,
}

/// Fields come first: only there are empty cells not written at all.
const CUTS: [Cut; 11] = [
    Cut::Fields(|c| c == ','),
    Cut::ClosedFields(|c| c == ','),
    Cut::Fields(|c| c == ';'),
    Cut::ClosedFields(|c| c == ';'),
    Cut::Fields(|c| c == '\t'),
    Cut::ClosedFields(|c| c == '\t'),
    Cut::Fields(is_bar),
    Cut::ClosedFields(is_bar),
    Cut::FramedFields(is_bar),
    Cut::Words,
    Cut::Characters,
];

/// The first way to cut the lines that gives a grid.
pub(super) fn fit<'a>(lines: &[&'a Line], sizes: Sizes) -> Option<Layout<'a>> {
    CUTS.iter().find_map(|&cut| {
        let rows = rows(lines, cut)?;
        let size = size(&rows, sizes)?;
        Some(Layout { size, rows })
    })
}

/// Why no way to cut these lines gives a grid.
pub(super) fn blame(lines: &[&Line], sizes: Sizes) -> Fault {
    // Whatever cuts off no more than two characters at a time, and more than
    // one somewhere, is what the writer meant.
    let meant = |&cut: &Cut| {
        let rows = rows(lines, cut)?;
        let mut cells = rows.iter().flat_map(|row| &row.cells);
        let fields = divider(cut).is_some();
        (fields || cells.any(|cell| cell.len() > 1)).then_some(rows)
    };
    let rows = CUTS.iter().find_map(meant);
    let rows = rows.or_else(|| self::rows(lines, Cut::Characters));
    count_error(&rows.unwrap_or_default(), sizes)
}

/// The lines cut into cells; none if some piece is too long for a cell.
fn rows<'a>(lines: &[&'a Line], cut: Cut) -> Option<Vec<Row<'a>>> {
    if let Some(at) = divider(cut) {
        // One odd separator in a text that uses another.
        let divided = lines.iter().filter(|line| line.text.contains(at)).count();
        if divided * 2 < lines.len() {
            return None;
        }
    }
    let mut rows = Vec::new();
    for line in lines {
        let cells = cells(&line.text, cut)?;
        if !cells.is_empty() {
            rows.push(Row { line, cells });
        }
    }
    Some(rows)
}

/// The separator of a cut into fields.
fn divider(cut: Cut) -> Option<fn(char) -> bool> {
    match cut {
        Cut::Fields(at) | Cut::ClosedFields(at) | Cut::FramedFields(at) => Some(at),
        Cut::Words | Cut::Characters => None,
    }
}

fn cells(text: &str, cut: Cut) -> Option<Vec<&str>> {
    let words = || text.split(is_separator).filter(|word| !word.is_empty());
    if let Some(at) = divider(cut) {
        return fields(text, at, cut);
    }
    if matches!(cut, Cut::Words) {
        return words().map(|word| is_short(word).then_some(word)).collect();
    }
    let characters = |word| str::split_inclusive(word, |_| true);
    Some(words().flat_map(characters).collect())
}

fn fields(text: &str, at: fn(char) -> bool, cut: Cut) -> Option<Vec<&str>> {
    let fields = text.split(at).map(|field| field.trim_matches(is_separator));
    let fields = fields.map(|field| is_short(field).then_some(field));
    let mut fields: Vec<&str> = fields.collect::<Option<_>>()?;
    let framed = matches!(cut, Cut::FramedFields(_));
    if (framed || matches!(cut, Cut::ClosedFields(_))) && fields.last() == Some(&"") {
        fields.pop();
    }
    if framed && fields.first() == Some(&"") {
        fields.remove(0);
    }
    // A line that only holds a bracket.
    if fields == [""] {
        fields.clear();
    }
    Some(fields)
}

/// Nothing, one character, or a number of two digits.
fn is_short(word: &str) -> bool {
    let number = word.len() == 2 && word.bytes().all(|b| b.is_ascii_digit());
    number || word.chars().nth(1).is_none()
}

/// The size of a grid with these rows, if their numbers are right.
fn size(rows: &[Row], sizes: Sizes) -> Option<u16> {
    let total = total(rows);
    let size = sizes
        .all()
        .find(|&size| usize::from(size).pow(2) == total)?;
    let width = usize::from(size);
    let ragged = rows.len() == width && rows.iter().any(|row| row.cells.len() != width);
    // Four lines of nine are no Latin square of size 6.
    let shapeless = sizes == Sizes::Any && ![1, width, total].contains(&rows.len());
    (!ragged && !shapeless && several(rows, sizes).is_none()).then_some(size)
}

fn total(rows: &[Row]) -> usize {
    rows.iter().map(|row| row.cells.len()).sum()
}

/// How many grids there are, if there are several: by the width of the lines
/// if it is the same everywhere, or else by the number of cells.
fn several(rows: &[Row], sizes: Sizes) -> Option<usize> {
    let total = total(rows);
    let width = rows.first()?.cells.len();
    let uniform = rows.iter().all(|row| row.cells.len() == width);
    let cells = match (sizes, width) {
        (Sizes::Only(size), _) => usize::from(size).pow(2),
        (Sizes::Any, 2..) if uniform => width * width,
        (Sizes::Any, _) => return None,
        (Sizes::Blocks, 4 | 9 | 16 | 25) if uniform => width * width,
        (Sizes::Blocks, 81 | 256 | 625) if uniform => width,
        (Sizes::Blocks, _) => *[625, 256, 81]
            .iter()
            .find(|&&cells| total.is_multiple_of(cells))?,
    };
    (total.is_multiple_of(cells) && total > cells).then(|| total / cells)
}

/// A square that is larger than any grid, in one line or in as many as it has.
fn too_large(rows: &[Row], found: &str) -> Option<Fault> {
    let total = total(rows);
    let side = (0..total).find(|side| side * side >= total).unwrap_or(0);
    let square = rows.len() == 1 || rows.iter().all(|row| row.cells.len() == side);
    if side <= MAX_SIZE.into() || side * side != total || !square {
        return None;
    }
    let line = rows.first().map(|row| row.line.number);
    let message = format!(
        "{found} found: a {side}×{side} grid; the largest is {MAX_SIZE}×{MAX_SIZE}, and of \
         several puzzles each stands in a line of its own"
    );
    Some(Fault::on_line(line, message))
}

fn count_error(rows: &[Row], sizes: Sizes) -> Fault {
    let total = total(rows);
    if total == 0 {
        return Fault::new("no cells found: there is no grid in the text");
    }
    let found = count(total as u64, "cell");
    if let Some(fault) = too_large(rows, &found).filter(|_| sizes == Sizes::Blocks) {
        return fault;
    }
    if let Some(puzzles) = several(rows, sizes) {
        return Fault::new(format!("{puzzles} puzzles found ({found}): paste one"));
    }
    let size = rows.len();
    let right = rows.iter().filter(|row| row.cells.len() == size).count();
    let square = sizes.has(size) && (total == size * size || right * 2 > size);
    let odd = rows.iter().find(|row| row.cells.len() != size);
    if let Some(odd) = odd.filter(|_| square) {
        let message = format!(
            "{} found where a line of a {size}×{size} grid has {size} ({total} in all)",
            count(odd.cells.len() as u64, "cell")
        );
        return Fault::on_line(Some(odd.line.number), message);
    }
    let near = sizes.near(total);
    let cells = near * near;
    let message = match total == cells {
        true => format!(
            "{found} in {} lines: a grid has {near} lines of {near}",
            rows.len()
        ),
        false => format!("{found} found; {cells} make a {near}×{near} grid"),
    };
    match rows {
        [only] => Fault::on_line(Some(only.line.number), message),
        _ => Fault::new(message),
    }
}
