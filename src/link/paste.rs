//! A link among the texts that people paste.

/// What stands after the `#` of a link to this page, if the text is one and
/// nothing else: the whole address, wherever the page lies, or the fragment
/// alone. As a text of any format it would be a comment, or words.
pub fn fragment(text: &str) -> Option<&str> {
    let text = text.trim();
    let (page, fragment) = text.split_once('#')?;
    let address = page.is_empty() || page.contains("://");
    let known = |part: &str| {
        let key = part.split_once('=').map(|(key, _)| key);
        matches!(key, Some("v" | "puzzle" | "own"))
    };
    let link = address && !text.contains(char::is_whitespace) && fragment.split('&').any(known);
    link.then_some(fragment)
}

#[cfg(test)]
mod tests {
    use super::fragment;

    #[test]
    fn a_link_is_told_from_other_texts() {
        for (text, found) in [
            (
                " https://a.org/dlx/?embed=1#v=1&puzzle=lpnu&sum=0000\n",
                Some("v=1&puzzle=lpnu&sum=0000"),
            ),
            ("#puzzle=lpnu", Some("puzzle=lpnu")),
            ("file:///dlx/index.html#own=x", Some("own=x")),
            ("https://a.org/#top", None),
            ("https://a.org/", None),
            ("# puzzle=lpnu", None),
            ("#####\n#####", None),
            ("a#puzzle=lpnu", None),
            ("queens 8", None),
            ("", None),
        ] {
            assert_eq!(fragment(text), found, "{text}");
        }
    }
}
