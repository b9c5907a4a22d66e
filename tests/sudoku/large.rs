//! Grids of order 4 and 5: letters, numbers, and other habits.

use crate::common::{blank_as, framed, lines, reads};

#[test]
fn large_grids_are_read_in_letters_and_numbers() {
    let usual = std::fs::read_to_string("tests/data/cases/30_16x16_1toG.txt").unwrap();
    let line: String = usual.split_whitespace().collect();
    let shifted = |by: i32, blank: &'static str, letters: bool| {
        move |c: char| match c.to_digit(36) {
            None => blank.to_owned(),
            Some(d) => {
                let n = (d as i32 + by) as u32;
                let c = if letters {
                    char::from_digit(n, 36)
                } else {
                    None
                };
                c.map_or(n.to_string(), |c| c.to_ascii_uppercase().to_string())
            }
        }
    };
    reads(&line, &line);
    reads(&line.to_lowercase(), &line);
    for blank in [".", "0", "x", "X", "-", "*", "_", "?"] {
        reads(&lines(&line, 16, "", "\n", blank_as(blank)), &line);
        reads(&lines(&line, 16, " ", "\n", blank_as(blank)), &line);
        reads(
            &lines(&line, 16, " ", "\n", shifted(0, blank, false)),
            &line,
        );
        reads(&lines(&line, 256, "", "\n", blank_as(blank)), &line);
    }
    for between in [",", "\t", ";", " | ", "\n"] {
        reads(
            &lines(&line, 16, between, "\n", shifted(0, "0", false)),
            &line,
        );
        reads(
            &lines(&line, 256, between, "\n", shifted(0, "0", false)),
            &line,
        );
    }
    for between in [",", "\t", ";"] {
        reads(
            &lines(&line, 16, between, "\n", shifted(0, "", false)),
            &line,
        );
    }
    // From zero: 0 to F.
    reads(&lines(&line, 16, "", "\n", shifted(-1, ".", true)), &line);
    reads(&lines(&line, 16, " ", "\n", shifted(-1, ".", true)), &line);
    reads(&lines(&line, 16, " ", "\n", shifted(-1, ".", false)), &line);
    // Letters only: A to P.
    reads(&lines(&line, 16, "", "\n", shifted(9, ".", true)), &line);
    // Zeros that cannot all be digits are empty cells, whatever else is.
    let mixed = line.replace('G', ".").replacen("..", "00", 9);
    reads(&mixed, &line.replace('G', "."));
    reads(
        &framed(&line, 4, ".", "|", "|", " ", ["+----+----+"; 3]),
        &line,
    );
}

#[test]
fn a_grid_of_order_five_is_read_in_letters_and_numbers() {
    let full: String = (0..625u32)
        .map(|at| {
            let value = (at / 25 * 5 + at / 125 + at % 25) % 25 + 1;
            if at % 3 == 0 {
                '.'
            } else {
                char::from_digit(value, 36).unwrap().to_ascii_uppercase()
            }
        })
        .collect();
    let number = |c: char| c.to_digit(36).map_or("0".into(), |d| d.to_string());
    let letter = |c: char| {
        c.to_digit(36)
            .map_or('.', |d| char::from(b'@' + d as u8))
            .to_string()
    };
    for (size, between) in [(25, ""), (625, ""), (25, " "), (25, ",")] {
        reads(&lines(&full, size, between, "\n", blank_as(".")), &full);
        reads(&lines(&full, size, between, "\n", blank_as("x")), &full);
        reads(&lines(&full, size, between, "\n", letter), &full);
    }
    reads(&lines(&full, 25, "", "\n", letter).to_lowercase(), &full);
    for (size, between) in [
        (25, " "),
        (625, " "),
        (25, ","),
        (625, ","),
        (25, "\t"),
        (1, ""),
    ] {
        reads(&lines(&full, size, between, "\n", number), &full);
    }
    let dashes = ["-----------------------------"; 3];
    reads(&framed(&full, 5, ".", "|", "|", "", dashes), &full);
}
