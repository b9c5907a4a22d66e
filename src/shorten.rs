//! Names that are too long for their room, shortened so that they can still be
//! told apart.
//!
//! Rooms are measured by the width of letters, about: no font is at hand, and
//! fonts differ. The unit is half an ordinary letter.

use std::collections::BTreeMap;

/// An ordinary letter.
const LETTER: usize = 2;

/// One as wide as high.
const BROAD: usize = 3;

/// The width of a text in halves of a letter.
pub fn width(text: &str) -> usize {
    text.chars().map(width_of).sum()
}

/// The same in ordinary letters, rounded up.
pub fn letters(text: &str) -> usize {
    width(text).div_ceil(LETTER)
}

fn width_of(letter: char) -> usize {
    match letter {
        '@' | 'M' | 'W' | 'm' | 'w' | '%' | '—' => BROAD,
        _ if is_wide(letter) => BROAD,
        _ => LETTER,
    }
}

/// Whether the letter is of the scripts and pictures that are as wide as high.
pub fn is_wide(letter: char) -> bool {
    matches!(letter,
        '\u{1100}'..='\u{115f}' | '\u{2600}'..='\u{27bf}' | '\u{2e80}'..='\u{a4cf}'
        | '\u{ac00}'..='\u{d7a3}' | '\u{f900}'..='\u{faff}' | '\u{fe30}'..='\u{fe6f}'
        | '\u{ff00}'..='\u{ff60}' | '\u{ffe0}'..='\u{ffe6}' | '\u{1f000}'..='\u{3fffd}')
}

/// A name as wide as so many ordinary letters at most, a longer one without its
/// middle: what tells it from others is at its end more often than not.
pub fn both_ends(name: &str, most: usize) -> String {
    cut(name, most * LETTER)
}

/// The same for a room in halves of a letter.
pub fn cut(name: &str, room: usize) -> String {
    if width(name) <= room {
        return name.to_owned();
    }
    let room_left = room.saturating_sub(LETTER);
    let letters: Vec<char> = name.chars().collect();
    let (last, used) = fitting(letters.iter().rev(), room_left.min(room / 2));
    let (first, _) = fitting(letters.iter(), room_left - used);
    let end = letters.len() - last;
    let (first, last) = (&letters[..first], &letters[end..]);
    first.iter().chain(&['…']).chain(last).collect()
}

/// The names, each as wide as so many ordinary letters at most; of those that
/// would look alike without their middles, rather the part in which they differ
/// is left.
pub fn apart(names: &[&str], most: usize) -> Vec<String> {
    let mut alike: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    let mut told = Vec::with_capacity(names.len());
    for (at, name) in names.iter().enumerate() {
        let cut = both_ends(name, most);
        alike.entry(cut.clone()).or_default().push(at);
        told.push(cut);
    }
    for group in alike.into_values().filter(|group| group.len() > 1) {
        let same = group
            .iter()
            .map(|&at| same_start(names[group[0]], names[at]));
        // All of the first one is the same as itself.
        let same = same.min().unwrap_or(0);
        for at in group {
            told[at] = differing(names[at], same, most * LETTER);
        }
    }
    told
}

/// How many letters have this room, and how much of it they take.
fn fitting<'l>(letters: impl Iterator<Item = &'l char>, room: usize) -> (usize, usize) {
    let (mut count, mut used) = (0, 0);
    for letter in letters {
        if used + width_of(*letter) > room {
            break;
        }
        (count, used) = (count + 1, used + width_of(*letter));
    }
    (count, used)
}

/// How many characters two names have in common before they differ; where they
/// don't, all.
fn same_start(one: &str, other: &str) -> usize {
    let pairs = one.chars().zip(other.chars());
    pairs.take_while(|(one, other)| one == other).count()
}

/// A name that is too long: how it begins, and what comes after so many
/// characters.
fn differing(name: &str, same: usize, room: usize) -> String {
    let letters: Vec<char> = name.chars().collect();
    let (first, used) = fitting(letters.iter(), room / 4);
    let room = room.saturating_sub(used + 2 * LETTER);
    let (tail, _) = fitting(letters.iter().rev(), room);
    let last = letters.len() - tail;
    let from = same.saturating_sub(1).clamp(first.min(last), last);
    let (count, _) = fitting(letters[from..].iter(), room);
    let mut told: String = letters[..first.min(from)].iter().collect();
    told.push('…');
    told.extend(&letters[from..from + count]);
    if from < last {
        told.push('…');
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_that_end_differently_look_different() {
        for (name, seen) in [
            ("", ""),
            ("Chemistry", "Chemistry"),
            ("12345678901234567890", "12345678901234567890"),
            ("123456789012345678901", "123456789…2345678901"),
            ("depot-vienna-airport-7", "depot-vie…-airport-7"),
            ("depot-vienna-airport-8", "depot-vie…-airport-8"),
            ("äöüäöüäöüäöüäöüäöüäöüß", "äöüäöüäöü…äöüäöüäöüß"),
            // Broad letters take more room.
            ("mwmwmwmwmwmwmwmwmwmw", "mwmwmw…mwmwmw"),
            ("漢字漢字漢字漢字漢字漢字漢字", "漢字漢字漢字…漢字漢字漢字"),
        ] {
            let cut = both_ends(name, 20);
            assert!(width(&cut) <= 40, "{cut}");
            assert_eq!(cut, seen);
        }
        assert_eq!(both_ends("abc", 1), "…");
        assert_eq!(both_ends("abc", 0), "…");
    }

    #[test]
    fn long_names_that_differ_in_their_middle_look_different() {
        let names = [
            "University_Hall_North_Lecture_II_2026",
            "b",
            "University_Hall_South_Lecture_II_2026",
            "University_Hall_South_Lecture_II_2027",
        ];
        let told = [
            "Unive…_North_Lectur…",
            "b",
            "Unive…_South_Lectur…",
            "Universit…re_II_2027",
        ];
        assert_eq!(apart(&names, 20), told);
        for (one, other) in [
            ("Alpha_Beta_Gamma_Delta", "Alpha_Beta_GAmma_Delta"),
            ("äöüäöüäöüäöüäöüß", "äöüäöüäößäöüäöüß"),
            ("abcdefghijklmnopqrstuv", "abcdefghijklmnopqrstuuv"),
            ("漢字漢字漢字漢字漢字漢字", "漢字漢字漢漢漢字漢字漢字"),
        ] {
            let told = apart(&[one, other], 10);
            assert_ne!(told[0], told[1]);
            assert!(told.iter().all(|told| width(told) <= 20), "{told:?}");
        }
        assert_eq!(apart(&[], 10), [""; 0]);
    }
}
