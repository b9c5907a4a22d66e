//! The caption of a text: the comments it begins with.

/// A longer one is cut.
const MOST: usize = 400;

/// The comment lines before anything else, without their sign, as one text.
pub(super) fn caption(text: &str, sign: char) -> String {
    let text = text.trim_start_matches('\u{feff}');
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let mut caption = String::new();
    for line in lines.map_while(|line| line.strip_prefix(sign)) {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_comments_before_anything_else() {
        for (text, found) in [
            ("| a\n\n|  b \n|\nx y\n| c\nx\n", "a b"),
            ("\u{feff}|a\r\nx", "a"),
            ("x\n| a", ""),
            ("", ""),
        ] {
            assert_eq!(caption(text, '|'), found, "{text}");
        }
        let long = "|ä".to_owned() + &"ö".repeat(1_000) + "\n| more";
        assert_eq!(caption(&long, '|').chars().count(), MOST + 1);
    }
}
