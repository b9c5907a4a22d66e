//! Jigsaw regions and Latin squares: read, refused, written, counted.

use dlx_stage::dlx::{Rule, Search};
use dlx_stage::document::{Document, Fault, Format, Span};
use dlx_stage::puzzle::sudoku::{Grid, Regions, Rules, Sheet, Sudoku};
use dlx_stage::puzzle::{BoardKind, Cell, Meaning, Puzzle, RegionKind};

use crate::common::{blank_as, framed, lines};

const MARKS: &str = "AAABCABBCCDBCDDD";

fn text(grid: &str, marks: &str) -> String {
    format!("{grid}\nregions\n{marks}\n")
}

/// How many solutions there are, by the engine.
fn count(sheet: Sheet) -> u64 {
    let sudoku = Sudoku::of(sheet).unwrap();
    let mut search =
        Search::with_givens(sudoku.problem(), Rule::Shortest, sudoku.givens()).unwrap();
    while search.next_solution() {}
    search.counters().solutions
}

/// How many ways there are to fill the empty cells, in their order, with no
/// thought: each digit is tried, and all houses are looked through.
fn brute(sheet: &Sheet, at: usize, cells: &mut Vec<Option<u8>>) -> u64 {
    let size = usize::from(sheet.grid.size());
    if at == cells.len() {
        return 1;
    }
    let region = |at: usize| match &sheet.rules.regions {
        Regions::Jigsaw(regions) => Some(regions[at]),
        Regions::None | Regions::Blocks => None,
    };
    let clash = |cells: &[Option<u8>], value: u8| {
        (0..cells.len()).any(|other| {
            let same = other / size == at / size
                || other % size == at % size
                || (region(at).is_some() && region(other) == region(at));
            other != at && same && cells[other] == Some(value)
        })
    };
    match sheet.grid.cells()[at] {
        Some(_) => brute(sheet, at + 1, cells),
        None => (0..size as u8).fold(0, |sum, value| {
            if clash(cells, value) {
                return sum;
            }
            cells[at] = Some(value);
            let below = brute(sheet, at + 1, cells);
            cells[at] = None;
            sum + below
        }),
    }
}

#[test]
fn jigsaws_of_any_size_have_as_many_solutions_as_plain_trial_finds() {
    let five = "AABBBAACBBACCCDEECDDEEEDD";
    let six = "ABBBBBAACCCBADECCFADEECFADEEFFDDDEFF";
    let seven = "AAAAAAABBBBBBBCCCCDDDCCCEDDDEEEEEEDFFFFFFFGGGGGGG";
    let eight: String = ('A'..='H').flat_map(|c| [c; 8]).collect();
    for (grid, marks, least) in [
        ("................".to_owned(), MARKS.to_owned(), 2),
        (".".repeat(25), five.to_owned(), 2),
        (format!("123456{}", ".".repeat(30)), six.to_owned(), 1),
        (
            format!("1234567{}2345671", ".".repeat(35)),
            seven.to_owned(),
            1,
        ),
        (format!("12345678{}", "........".repeat(7)), eight, 0),
    ] {
        let sheet = Sheet::sudoku(&text(&grid, &marks)).unwrap();
        let empty = sheet.grid.cells().iter().filter(|c| c.is_none()).count();
        if empty > 36 {
            // Too many for plain trial; that it is read is what counts.
            assert!(Sudoku::of(sheet).is_ok());
            continue;
        }
        let plain = brute(&sheet, 0, &mut sheet.grid.cells().to_vec());
        assert!(plain >= least, "{marks}: {plain}");
        assert_eq!(count(sheet), plain, "{marks}");
    }
}

#[test]
fn regions_that_are_the_blocks_have_the_solutions_of_blocks() {
    let sheet = Sheet::sudoku(&text("................", "1122\n1122\n3344\n3344")).unwrap();
    assert_eq!(count(sheet), 288);
}

#[test]
fn latin_squares_have_the_solutions_plain_trial_finds() {
    for grid in [
        "1...\n..2.\n....\n....",
        "12345\n.....\n..1..\n.....\n....3",
    ] {
        let sheet = Sheet::latin(&format!("latin\n{grid}\n")).unwrap();
        let plain = brute(&sheet, 0, &mut sheet.grid.cells().to_vec());
        assert_eq!(count(sheet), plain, "{grid}");
    }
}

#[test]
fn marks_of_regions_may_be_written_in_several_ways() {
    let right = Sheet::sudoku(&text("................", MARKS)).unwrap();
    let grid = ".... .... .... ....";
    for marks in [
        "AAAB\nCABB\nCCDB\nCDDD",
        "aaab\ncabb\nccdb\ncddd",
        "1112\n3122\n3342\n3444",
        "7 7 7 x\n0 7 x x\n0 0 q x\n0 q q q",
        "A,A,A,B\nC,A,B,B\nC,C,D,B\nC,D,D,D",
        "+----+\n|AAAB|\n|CABB|\n|CCDB|\n|CDDD|\n+----+",
        "\nAAAB # the first\n\nCABB\nCCDB\nCDDD\n\n",
    ] {
        assert_eq!(
            Sheet::sudoku(&text(grid, marks)),
            Ok(right.clone()),
            "{marks}"
        );
    }
    let both = Sheet::sudoku(&format!("{}diagonals", text(grid, MARKS))).unwrap();
    assert!(both.rules.diagonals);
    assert_eq!(both.rules.regions, right.rules.regions);
    let last = format!("Regions:\n{MARKS}\nDiagonals\n{grid}");
    assert_eq!(Sheet::sudoku(&last), Ok(both));
}

#[test]
fn a_region_is_told_in_words() {
    let sheet = Sheet::sudoku(&text("................", MARKS)).unwrap();
    let sudoku = Sudoku::of(sheet).unwrap();
    let problem = sudoku.problem();
    let item = problem.items().find(|&i| problem.name(i) == "region3#2");
    assert_eq!(sudoku.item_words(item.unwrap()), "2 in region 3");
    let Meaning::House { cells, .. } = sudoku.meaning(item.unwrap()) else {
        panic!("not a house");
    };
    let cells: Vec<String> = cells.iter().map(Cell::to_string).collect();
    assert_eq!(cells, ["r2c1", "r3c1", "r3c2", "r4c1"]);
}

fn fault(read: Result<Sheet, Fault>) -> (String, Vec<(usize, usize)>, Vec<String>) {
    let fault = read.unwrap_err();
    let places = fault.places.iter();
    let places = places.map(|span| (span.line, span.chars.map_or(0, |(first, _)| first)));
    let cells = fault.cells.iter().map(Cell::to_string).collect();
    (fault.message, places.collect(), cells)
}

fn owned(cells: &[&str]) -> Vec<String> {
    cells.iter().map(|&cell| cell.to_owned()).collect()
}

#[test]
fn bad_regions_are_named_with_their_cells_and_places() {
    let grid = "................";
    let read = |marks: &str| fault(Sheet::sudoku(&text(grid, marks)));
    let few = read("AAAB\nCABB\nCCDB\nCDDA");
    let message = "region D has 3 cells, not 4: r3c3 r4c2 r4c3";
    let places = vec![(5, 3), (6, 2), (6, 3)];
    assert_eq!(
        few,
        (message.to_owned(), places, owned(&["r3c3", "r4c2", "r4c3"]))
    );
    let stray = read("AAAB\nCABB\nCCDE\nCDDD");
    assert_eq!(stray.0, "region E has 1 cell, not 4: r3c4");
    let odd = read("AAAB\nBBC\nBCDD\nCCDD");
    let message = "3 marks found in one of 4 lines of regions";
    assert_eq!(odd, (message.to_owned(), vec![(4, 0)], Vec::new()));
    let foreign = read("AAAB\nBBC%\nBCDD\nCCDD");
    let message = "'%' marks no region: letters and digits do";
    assert_eq!(foreign, (message.to_owned(), vec![(4, 4)], Vec::new()));
    let message = "no regions follow: write a letter or digit for each cell";
    assert_eq!(read(""), (message.to_owned(), vec![(2, 0)], Vec::new()));
    let message = "15 marks of regions found; 16 divide a grid";
    assert_eq!(
        read(&MARKS[1..]),
        (message.to_owned(), vec![(3, 0)], Vec::new())
    );
    let long = read(&"A\n".repeat(26));
    assert_eq!(long.0, "1 mark found in one of 26 lines of regions");
    // The grid is to be as large as its regions.
    let small = fault(Sheet::sudoku(&text(".........", MARKS)));
    assert_eq!(small.0, "9 cells found; 16 make a 4×4 grid");
}

#[test]
fn contradicting_givens_are_named_twice() {
    let row = format!("1.......1{}", ".".repeat(72));
    let cells = owned(&["r1c1", "r1c9"]);
    let message = "1 stands at r1c1 and r1c9, twice in row 1".to_owned();
    let read = fault(Sheet::sudoku(&row));
    assert_eq!(read, (message.clone(), vec![(1, 1), (1, 9)], cells.clone()));
    let words = format!(
        "# a title\r\n\r\n{}",
        lines(&row, 9, ", ", "\r\n", blank_as("null"))
    );
    let read = fault(Sheet::sudoku(&words));
    assert_eq!(
        read,
        (message.clone(), vec![(3, 1), (3, 46)], cells.clone())
    );
    let frame = framed(&row, 3, ".", "|", "|", " ", ["+---+---+"; 3]);
    let read = fault(Sheet::sudoku(&frame));
    assert_eq!(read, (message, vec![(2, 3), (2, 23)], cells));
    let (message, ..) = fault(Sheet::sudoku(&text("..2..2..........", MARKS)));
    assert_eq!(message, "2 stands at r1c3 and r2c2, twice in region 1");
}

#[test]
fn a_wrong_digit_has_its_place() {
    let read = Document::new(Format::Sudoku, "....\n.5..\n....\n....").read();
    let fault = read.err().unwrap();
    let place = Span {
        line: 2,
        chars: Some((2, 1)),
    };
    assert_eq!(fault.places, [place]);
    let said = "line 2, column 2: '5' at r2c2 is not a digit (1 to 4)";
    assert_eq!(fault.to_string(), said);
}

#[test]
fn latin_squares_are_read_in_several_ways() {
    let line = |text: &str| Sheet::latin(text).map(|sheet| sheet.grid.to_line());
    let read = |text: &str| line(text).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    assert_eq!(read("latin\n1"), "1");
    assert_eq!(read("latin\n."), ".");
    assert_eq!(read("latin\n12\n.."), "12..");
    assert_eq!(
        read("Latin:\n# by hand\n1 2 3\n2 . 1\n. . .\n"),
        "1232.1..."
    );
    assert_eq!(read("latin\nABC\nB.A\n..."), "1232.1...");
    assert_eq!(read("latin\n012\n1.0\n..."), "1232.1...");
    assert_eq!(read("latin\nA Latin square\n123\n2.1\n...\n"), "1232.1...");
    let ten = "latin\n10,9,8,7,6,5,4,3,2,1\n".to_owned() + &",,,,,,,,,\n".repeat(9);
    assert_eq!(read(&ten), format!("A987654321{}", ".".repeat(90)));
    let large = ".".repeat(25) + "\n";
    assert_eq!(read(&large.repeat(25)), ".".repeat(625));
    let refused = |text: &str| line(text).unwrap_err().to_string();
    assert_eq!(
        refused("latin\n123\n2.4\n..."),
        "line 3, column 3: '4' at r2c3 is not a digit (1 to 3)"
    );
    assert_eq!(
        refused("latin\n123\n21\n..."),
        "line 3: 2 cells found where a line of a 3×3 grid has 3 (8 in all)"
    );
    assert_eq!(
        refused("latin\n"),
        "no cells found: there is no grid in the text"
    );
    let four = "123456789\n".repeat(4);
    assert_eq!(
        refused(&four),
        "36 cells in 4 lines: a grid has 6 lines of 6"
    );
    let message = "line 3: a Latin square has no regions: it is a Sudoku with them";
    assert_eq!(refused("latin\n1\nregions\nA"), message);
    assert_eq!(
        refused("latin\n11\n.."),
        "line 2, column 1: 1 stands at r1c1 and r1c2, twice in row 1"
    );
    let wide = (".".repeat(26) + "\n").repeat(26);
    assert_eq!(refused(&wide), "676 cells found; 625 make a 25×25 grid");
}

#[test]
fn boards_know_their_regions() {
    let kind = |sheet: Sheet| {
        let sudoku = Sudoku::of(sheet).unwrap();
        let BoardKind::Sudoku { regions, .. } = sudoku.board().kind else {
            panic!("no digits");
        };
        (regions, sudoku.regions().to_vec())
    };
    let jigsaw = Sheet::sudoku(&text("................", MARKS)).unwrap();
    let numbers = vec![0, 0, 0, 1, 2, 0, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3];
    assert_eq!(kind(jigsaw), (RegionKind::Jigsaw, numbers));
    let latin = Sheet::latin("latin\n..\n..").unwrap();
    assert_eq!(kind(latin), (RegionKind::None, Vec::new()));
    let blocks = Sheet::sudoku("................").unwrap();
    let numbers = vec![0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3];
    assert_eq!(kind(blocks), (RegionKind::Blocks, numbers));
}

#[test]
fn rules_that_do_not_fit_a_grid_are_refused() {
    let of = |size, regions| {
        let rules = Rules {
            regions,
            diagonals: false,
        };
        let grid = Grid::of_size(size).unwrap();
        Sudoku::of(Sheet { grid, rules }).map(|_| ())
    };
    assert!(of(6, Regions::Blocks).is_err());
    assert!(of(2, Regions::Jigsaw(vec![0, 0, 1])).is_err());
    assert!(of(2, Regions::Jigsaw(vec![0, 0, 0, 1])).is_err());
    assert!(of(2, Regions::Jigsaw(vec![0, 0, 2, 2])).is_err());
    assert!(of(2, Regions::Jigsaw(vec![0, 1, 0, 1])).is_ok());
    assert!(Grid::of_size(0).is_err() && Grid::of_size(26).is_err());
}
