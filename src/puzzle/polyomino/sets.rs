//! Pieces that have a name together.

use super::free;
use super::{PieceKind, Shape};

/// The article's four pieces, in its order and as it draws them.
const LPNU: &[(char, &str)] = &[
    ('L', "#\n#\n#\n##"),
    ('P', "##\n##\n#"),
    ('N', "#\n##\n.#\n.#"),
    ('U', "#.#\n###"),
];

/// The twelve pentominoes under their usual letters.
const PENTOMINOES: &[(char, &str)] = &[
    ('F', ".##\n##\n.#"),
    ('I', "#####"),
    ('L', "#\n#\n#\n##"),
    ('N', "#\n##\n.#\n.#"),
    ('P', "##\n##\n#"),
    ('T', "###\n.#\n.#"),
    ('U', "#.#\n###"),
    ('V', "#\n#\n###"),
    ('W', "#\n##\n.##"),
    ('X', ".#\n###\n.#"),
    ('Y', ".#\n##\n.#\n.#"),
    ('Z', "##\n.#\n.##"),
];

/// The five free tetrominoes under their usual letters.
const TETROMINOES: &[(char, &str)] = &[
    ('I', "####"),
    ('O', "##\n##"),
    ('T', "###\n.#"),
    ('S', ".##\n##"),
    ('L', "#\n#\n##"),
];

/// The names, as texts have them.
pub const NAMES: [&str; 4] = ["pentominoes", "tetrominoes", "lpnu", "hexominoes"];

/// The name of a set that the word is, in whatever letters.
pub fn known(word: &str) -> Option<&'static str> {
    let mut names = NAMES.into_iter();
    names.find(|name| name.eq_ignore_ascii_case(word))
}

/// The pieces of this name, one of each: the 12 pentominoes, the 5
/// tetrominoes, the article's 4 pieces, or the 35 hexominoes (lettered A to Z
/// and a to i).
pub fn named(name: &str) -> Option<Vec<PieceKind>> {
    let drawn = match known(name)? {
        "pentominoes" => PENTOMINOES,
        "tetrominoes" => TETROMINOES,
        "lpnu" => LPNU,
        "hexominoes" => return Some(lettered(free::polyominoes(6))),
        _ => return None,
    };
    // They are drawn above, without a fault.
    let piece = |&(letter, drawing): &(char, &str)| PieceKind::drawn(letter, drawing, 1).ok();
    drawn.iter().map(piece).collect()
}

fn lettered(shapes: Vec<Shape>) -> Vec<PieceKind> {
    let letters = ('A'..='Z').chain('a'..='z');
    let piece = |(letter, shape)| PieceKind::new(letter, shape);
    letters.zip(shapes).map(piece).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_has_its_pieces() {
        let size = |name: &str| {
            let kinds = named(name).unwrap();
            (kinds.len(), kinds[0].shape.cells().len())
        };
        assert_eq!(
            NAMES.map(size),
            [(12, 5), (5, 4), (4, 5), (35, 6)],
            "{NAMES:?}"
        );
        assert_eq!(named("heptominoes"), None);
    }
}
