//! Reading versions out of what programs and Cargo.lock say.

/// The version in the output of `program --version`: the first word that looks
/// like one, as in `Chromium 156.0.8078.108 built on Debian`.
pub fn printed(output: &str) -> Option<&str> {
    output
        .split_whitespace()
        .find(|word| word.contains('.') && word.starts_with(|c: char| c.is_ascii_digit()))
}

/// The number before the first dot.
pub fn major(version: &str) -> Option<u32> {
    version.split('.').next()?.parse().ok()
}

/// The version of `package` that a Cargo.lock names.
pub fn locked<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    lines.next()?;
    let version = lines.next()?.strip_prefix("version = \"")?;
    version.strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read_from_what_programs_print() {
        let cases = [
            ("trunk 0.21.14\n", Some("0.21.14")),
            ("wasm-bindgen-test-runner 0.2.130", Some("0.2.130")),
            (
                "Chromium 156.0.8078.108 built on Debian 12",
                Some("156.0.8078.108"),
            ),
            (
                "ChromeDriver 140.0.1.2 (730482a-refs/heads@{#2})",
                Some("140.0.1.2"),
            ),
            ("Google Chrome 139.0.7258.66 ", Some("139.0.7258.66")),
            ("no version here.", None),
            ("", None),
        ];
        for (text, expected) in cases {
            assert_eq!(printed(text), expected, "{text:?}");
        }
        assert_eq!(major("156.0.8078.108"), Some(156));
        assert_eq!(major("x.1"), None);
    }

    #[test]
    fn the_lock_file_names_one_package_exactly() {
        let lock = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"0.1.0\"\n\n\
                    [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.130\"\n";
        assert_eq!(locked(lock, "wasm-bindgen"), Some("0.2.130"));
        assert_eq!(locked(lock, "trunk"), None);
        assert_eq!(locked("name = \"a\"\n", "a"), None);
    }
}
