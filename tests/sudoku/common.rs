//! Ways to write a grid, and what must become of it.

use dlx_stage::puzzle::sudoku::Grid;

pub const A: &str =
    "7........5..18.....89.6......1...79..7....58.35....1.....2....96.27.83.....34...1";
pub const LATIN4: &str = "12343412214343..";

#[track_caller]
pub fn reads(text: &str, line: &str) {
    match Grid::parse(text) {
        Ok(grid) => assert_eq!(grid.to_line(), line, "{text}"),
        Err(error) => panic!("{error}\n{text}"),
    }
}

#[track_caller]
pub fn refuses(text: &str, error: &str) {
    match Grid::parse(text) {
        Ok(grid) => panic!("{} was read, not: {error}\n{text}", grid.to_line()),
        Err(found) => assert_eq!(found.to_string(), error, "{text}"),
    }
}

/// The grid in lines, each character replaced, with `between` the cells.
pub fn lines(
    line: &str,
    size: usize,
    between: &str,
    end: &str,
    cell: impl Fn(char) -> String,
) -> String {
    let cells: Vec<String> = line.chars().map(cell).collect();
    let rows = cells.chunks(size).map(|row| row.join(between));
    rows.map(|row| row + end).collect()
}

pub fn blank_as(mark: &str) -> impl Fn(char) -> String {
    move |c| {
        if c == '.' {
            mark.to_owned()
        } else {
            c.to_string()
        }
    }
}

/// Lines with bars between groups and a frame line between bands.
pub fn framed(
    line: &str,
    order: usize,
    blank: &str,
    side: &str,
    bar: &str,
    gap: &str,
    frames: [&str; 3],
) -> String {
    let size = order * order;
    let cells: Vec<String> = line.chars().map(blank_as(blank)).collect();
    let mut text = format!("{}\n", frames[0]);
    for (index, row) in cells.chunks(size).enumerate() {
        let groups: Vec<String> = row.chunks(order).map(|group| group.join(gap)).collect();
        let bar = format!("{gap}{bar}{gap}");
        text += &format!("{side}{gap}{}{gap}{side}\n", groups.join(&bar));
        if (index + 1) % order == 0 {
            text += &format!("{}\n", frames[if index + 1 == size { 2 } else { 1 }]);
        }
    }
    text
}
