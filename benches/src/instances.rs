//! The instances, and the work that Knuth's DLX1 does on them.

use dlx_stage::dlx::text::parse_knuth;
use dlx_stage::dlx::{ItemId, OptionId, Problem, ProblemBuilder, Rule, Search};

/// What there is to do, and what it must come to.
pub struct Instance {
    /// As on the command line and in the table.
    pub name: &'static str,
    /// All exact covers.
    pub solutions: u64,
    /// Levels entered by DLX1.
    pub nodes: u64,
    /// Elements taken out of lists by DLX1.
    pub updates: u64,
    data: Data,
}

enum Data {
    /// One problem in Knuth's format.
    Knuth(&'static str),
    /// One Sudoku a line.
    Sudoku(&'static str),
}

/// A problem, and the options chosen before the search.
pub struct Case {
    pub problem: Problem,
    pub givens: Vec<OptionId>,
}

macro_rules! data {
    ($kind:ident, $name:literal) => {
        Data::$kind(include_str!(concat!("../../tests/data/bench/", $name)))
    };
}

/// All of them, small to large.
pub const INSTANCES: [Instance; 6] = [
    Instance {
        name: "lpnu4x5",
        solutions: 8,
        nodes: 134,
        updates: 28_206,
        data: data!(Knuth, "lpnu4x5.dlx"),
    },
    Instance {
        name: "queens12",
        solutions: 14_200,
        nodes: 327_813,
        updates: 6_285_452,
        data: data!(Knuth, "queens12.dlx"),
    },
    Instance {
        name: "langford11",
        solutions: 35_584,
        nodes: 439_747,
        updates: 5_974_979,
        data: data!(Knuth, "langford11.dlx"),
    },
    Instance {
        name: "pent3x20",
        solutions: 8,
        nodes: 32_978,
        updates: 10_986_975,
        data: data!(Knuth, "pent3x20.dlx"),
    },
    Instance {
        name: "hard100",
        solutions: 100,
        nodes: 201_145,
        updates: 3_630_081,
        data: data!(Sudoku, "hard100.sdk"),
    },
    Instance {
        name: "pent6x10",
        solutions: 9_356,
        nodes: 3_637_261,
        updates: 1_242_377_480,
        data: data!(Knuth, "pent6x10.dlx"),
    },
];

impl Instance {
    /// The problems to solve one after the other.
    pub fn cases(&self) -> Vec<Case> {
        match self.data {
            Data::Knuth(text) => {
                let problem = parse_knuth(text).expect("our own data");
                let givens = Vec::new();
                vec![Case { problem, givens }]
            }
            Data::Sudoku(text) => text.lines().map(sudoku).collect(),
        }
    }
}

impl Case {
    /// The engine at the beginning of the search.
    pub fn search(&self) -> Search {
        Search::with_givens(&self.problem, Rule::Shortest, &self.givens).expect("our own data")
    }
}

/// A Sudoku of 81 characters. Items: cells, then each digit in each row, in
/// each column, in each block. Options: each digit in each cell.
fn sudoku(line: &str) -> Case {
    let mut builder = ProblemBuilder::new();
    for item in 0..4 * 81 {
        let name = format!(
            "{}{}",
            ["cell", "row", "col", "block"][item / 81],
            item % 81
        );
        builder.primary(&name).expect("all names differ");
    }
    for cell in 0..81 {
        let (row, col) = (cell / 9, cell % 9);
        let block = row / 3 * 3 + col / 3;
        for digit in 0..9 {
            let items = [
                cell,
                81 + row * 9 + digit,
                162 + col * 9 + digit,
                243 + block * 9 + digit,
            ];
            builder.option(items.map(ItemId)).expect("items exist");
        }
    }
    let given = |(cell, digit): (u32, char)| {
        let digit = digit.to_digit(10)?;
        Some(OptionId(cell * 9 + digit - 1))
    };
    Case {
        problem: builder.build().expect("well-formed"),
        givens: (0..).zip(line.chars()).filter_map(given).collect(),
    }
}
