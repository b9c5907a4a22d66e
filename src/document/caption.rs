//! The caption of a text: the comments it begins with.

use super::Format;
use crate::puzzle::polyomino::text::is_comment;

/// A longer one is cut.
const MOST: usize = 400;

/// The comment lines before anything else, without their sign, as one text.
pub(super) fn caption(format: Format, text: &str) -> String {
    let text = text.trim_start_matches('\u{feff}');
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let mut caption = String::new();
    for line in lines.map_while(|line| comment(format, line)) {
        let words = line.trim();
        if !caption.is_empty() && !words.is_empty() {
            caption.push(' ');
        }
        caption += words;
        if let Some((end, _)) = caption.char_indices().nth(MOST) {
            caption.truncate(end);
            caption.push('…');
            break;
        }
    }
    caption
}

/// What a comment says; none if the line is something else.
fn comment(format: Format, line: &str) -> Option<&str> {
    match format {
        Format::Knuth => line.strip_prefix('|'),
        // What begins with # may be drawn.
        Format::Tiling => line.strip_prefix('#').filter(|_| is_comment(line)),
        Format::Sudoku | Format::Latin => {
            let words = line.strip_prefix('#')?;
            Some(if is_sdk(words) { &words[1..] } else { words })
        }
        Format::Queens | Format::Langford | Format::Permutation | Format::Matrix => {
            line.strip_prefix('#')
        }
    }
}

/// Whether a comment is one of those of `.sdk` files: a capital that tells what
/// it is (A the author, D a description, …), and at once a number or a word,
/// whose small letters tell it from a word of capitals alone.
fn is_sdk(words: &str) -> bool {
    let mut letters = words.chars();
    let sort = letters.next().filter(|c| "ABCDLSU".contains(*c));
    let (Some(sort), Some(next)) = (sort, letters.next()) else {
        return false;
    };
    let after = letters.next();
    // A sentence may begin with the article.
    let article = matches!(sort, 'C' | 'D') && next == 'A' && after == Some(' ');
    let word = next.is_uppercase() && after.is_some_and(char::is_lowercase);
    next.is_ascii_digit() || word || article
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_comments_before_anything_else() {
        for (format, text, found) in [
            (Format::Knuth, "| a\n\n|  b \n|\nx y\n| c\nx\n", "a b"),
            (Format::Knuth, "\u{feff}|a\r\nx", "a"),
            (Format::Knuth, "x\n| a", ""),
            (Format::Matrix, "#a\n# b\n1 0", "a b"),
            (Format::Matrix, "", ""),
            (Format::Sudoku, "# by me\n1...", "by me"),
            (
                Format::Sudoku,
                "#AMe Too\n#B1.1.2024\n#Any\n1...",
                "Me Too 1.1.2024 Any",
            ),
            (Format::Tiling, "# a\n\n# b\n####\n####", "a b"),
            (Format::Tiling, "# #\n# a\n", ""),
        ] {
            assert_eq!(caption(format, text), found, "{text}");
        }
        for (comment, found) in [
            ("#ARuud", "Ruud"),
            ("#DA random puzzle", "A random puzzle"),
            ("#L4", "4"),
            ("#SUDOKU by me", "SUDOKU by me"),
            ("#CLASSIC", "CLASSIC"),
            ("#USA", "USA"),
            ("#LA times", "LA times"),
            ("#A", "A"),
        ] {
            assert_eq!(caption(Format::Sudoku, comment), found);
        }
        let long = "|ä".to_owned() + &"ö".repeat(1_000) + "\n| more";
        assert_eq!(caption(Format::Knuth, &long).chars().count(), MOST + 1);
    }
}
