//! How wide letters are, about: no font is at hand, and fonts differ.

/// What stands for what was cut out.
const CUT: char = '…';

/// How much of a side a text takes at most.
const SHARE: f64 = 0.92;

/// The width of a letter, by its size.
pub(super) fn width(letter: char) -> f64 {
    match letter {
        '@' | 'M' | 'W' | 'm' | 'w' | '%' | '…' | '—' => 1.0,
        _ if is_wide(letter) => 1.1,
        _ => 0.68,
    }
}

/// Of the scripts and pictures whose letters are as wide as high.
pub(super) fn is_wide(letter: char) -> bool {
    matches!(letter,
        '\u{1100}'..='\u{115f}' | '\u{2600}'..='\u{27bf}' | '\u{2e80}'..='\u{a4cf}'
        | '\u{ac00}'..='\u{d7a3}' | '\u{f900}'..='\u{faff}' | '\u{fe30}'..='\u{fe6f}'
        | '\u{ff00}'..='\u{ff60}' | '\u{ffe0}'..='\u{ffe6}' | '\u{1f000}'..='\u{3fffd}')
}

fn length(text: &str) -> f64 {
    text.chars().map(width).sum()
}

/// The size in which the text fits this side, at most this share of it.
pub(super) fn fitting(text: &str, side: f64, share: f64) -> f64 {
    (side * share).min(side * SHARE / length(text).max(0.1))
}

/// So much of the text that it fits this side in letters of this size. What is
/// cut out is nearer to its end, so that names which differ only there still
/// do.
pub(super) fn cut(text: &str, side: f64, size: f64) -> String {
    let room = side * SHARE / size.max(0.1);
    if length(text) <= room + 1e-6 {
        return text.to_owned();
    }
    let left = (room - width(CUT)).max(0.0);
    let last = taken(text.chars().rev(), left * 0.4);
    let (last, used): (Vec<char>, f64) = last;
    let (first, _) = taken(text.chars(), left - used);
    let mut cut: String = first.into_iter().collect();
    cut.push(CUT);
    cut.extend(last.into_iter().rev());
    cut
}

/// The letters that have room, and how much of it they take.
fn taken(letters: impl Iterator<Item = char>, room: f64) -> (Vec<char>, f64) {
    let (mut found, mut used) = (Vec::new(), 0.0);
    for letter in letters {
        if used + width(letter) > room {
            break;
        }
        used += width(letter);
        found.push(letter);
    }
    (found, used)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_cut_fits_and_keeps_both_ends() {
        let names = [
            "course_algebra_1",
            "course_algebra_2",
            "漢字漢字漢字漢字漢字",
        ];
        let cuts = names.map(|name| cut(name, 64.0, 9.0));
        for cut in &cuts {
            assert!(length(cut) * 9.0 <= 64.0, "{cut}");
            assert!(cut.contains(CUT) && cut.chars().count() > 4, "{cut}");
        }
        assert_ne!(cuts[0], cuts[1]);
        assert!(cuts[0].starts_with("cour"), "{}", cuts[0]);
        assert_eq!(cut("short", 64.0, 9.0), "short");
        assert_eq!(cut("long", 1.0, 9.0), "…");
    }
}
