//! The regions of a jigsaw: thick lines tell them apart, tints help.

use super::Shade;
use super::board::Picture;
use super::pen::{Area, Pen};
use crate::snapshot::PuzzleView;

/// So many that two neighbours seldom share one; in light and in dark.
const TINTS: [(&str, &str); 6] = [
    ("#d49a00", "#e8bd4a"),
    ("#2a72d4", "#6aa8ff"),
    ("#2a9a58", "#5fd08c"),
    ("#b8458e", "#f08ac6"),
    ("#d0541c", "#ff9868"),
    ("#5c4fd0", "#a79cff"),
];

/// The ground of a given in a region, under the tint.
const GIVEN: (&str, &str) = ("#e7e4da", "#2b3541");

/// How much of the tint there is: in a plain cell, in one of a diagonal, in a
/// given.
const PLAIN: f64 = 0.1;
const DIAGONAL: f64 = 0.14;
const WRITTEN: f64 = 0.17;

impl Picture<'_> {
    /// The ground of a cell of a region: this ink, or that of the board, with
    /// the tint over it. Whether there is one.
    pub(super) fn tinted(&self, at: usize, area: Area, ink: Option<&str>) -> bool {
        let region = self.snapshot.puzzle.regions.get(at);
        let tint = region.and_then(|&region| self.tints.get(usize::from(region)));
        let Some(&(light, dark)) = tint.and_then(|&tint| TINTS.get(usize::from(tint))) else {
            return false;
        };
        let of = |(light, dark)| match self.shade {
            Shade::Light => light,
            Shade::Dark => dark,
        };
        let share = match ink {
            Some("given") => {
                self.pen.fill_colour(of(GIVEN));
                self.pen.block(area);
                WRITTEN
            }
            Some(ink) => {
                self.pen.fill(ink);
                self.pen.block(area);
                DIAGONAL
            }
            None => PLAIN,
        };
        self.pen.fill_colour(of((light, dark)));
        self.pen.alpha(share);
        self.pen.block(area);
        self.pen.alpha(1.0);
        true
    }
}

/// By region its tint; none where regions are square blocks. Each gets the
/// first one that no neighbour has got.
pub fn tints(puzzle: &PuzzleView) -> Vec<u8> {
    let mut tints: Vec<u8> = Vec::new();
    if puzzle.region != "region" {
        return tints;
    }
    let beside = neighbours(puzzle);
    for beside in beside {
        let has = |number: &usize| beside >> number & 1 == 1;
        let before = (0..tints.len()).filter(has);
        let taken = before.fold(0, |taken, number| taken | 1_u8 << tints[number]);
        let free = (0..TINTS.len() as u8).find(|tint| taken >> tint & 1 == 0);
        tints.push(free.unwrap_or_default());
    }
    tints
}

/// By region, those that it touches, as bits.
fn neighbours(puzzle: &PuzzleView) -> Vec<u32> {
    let (regions, cols) = (&puzzle.regions, usize::from(puzzle.cols.max(1)));
    let mut beside = vec![0; cols];
    for (at, &region) in regions.iter().enumerate() {
        let right = regions.get(at + 1).filter(|_| (at + 1) % cols > 0);
        for &other in right.into_iter().chain(regions.get(at + cols)) {
            let (one, two) = (usize::from(region), usize::from(other));
            beside[one] |= 1 << two;
            beside[two] |= 1 << one;
        }
    }
    beside
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tints_are_those_of_the_page() {
        let css = include_str!("../../www/boards.css");
        for (at, (light, dark)) in TINTS.into_iter().enumerate() {
            let rule = format!(".ground-{at} {{ --tint: light-dark({light}, {dark}); }}");
            assert!(css.contains(&rule), "{rule}");
        }
        let (light, dark) = GIVEN;
        for (what, share) in [
            (format!("light-dark({light}, {dark})"), WRITTEN),
            ("light-dark(#e4eefa, #1c2c40)".to_owned(), DIAGONAL),
            ("var(--card)".to_owned(), PLAIN),
        ] {
            let percent = (share * 100.0).round();
            let mix = format!("color-mix(in srgb, {what}, var(--tint) {percent}%)");
            assert!(css.contains(&mix), "{mix}");
        }
    }
}
