//! The formats.

/// How a text is to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// A Sudoku grid, in any of the styles people paste. A line `diagonals`
    /// has both diagonals count; below a line `regions` stand those of a
    /// jigsaw.
    Sudoku,
    /// A line `latin`, then the grid of a Latin square.
    Latin,
    /// `queens 8`.
    Queens,
    /// `langford 7`.
    Langford,
    /// `permutation` and below it a square 0/1 matrix, 1 for what is allowed;
    /// or `permutation 5`, or `permutation 5 derangement`.
    Permutation,
    /// Items and options in Knuth's format.
    Knuth,
    /// A 0/1 matrix: columns are items, rows are options.
    Matrix,
    /// A board and pieces, drawn; see
    /// [`polyomino::text`](crate::puzzle::polyomino::text).
    Tiling,
}

impl Format {
    /// All of them, in the order in which a list offers them.
    pub const ALL: [Format; 8] = [
        Format::Sudoku,
        Format::Latin,
        Format::Tiling,
        Format::Queens,
        Format::Langford,
        Format::Permutation,
        Format::Knuth,
        Format::Matrix,
    ];

    /// Its word, as links, index.html and what is saved have it.
    pub fn word(self) -> &'static str {
        match self {
            Format::Sudoku => "sudoku",
            Format::Latin => "latin",
            Format::Queens => "queens",
            Format::Langford => "langford",
            Format::Permutation => "permutation",
            Format::Knuth => "knuth",
            Format::Matrix => "matrix",
            Format::Tiling => "tiling",
        }
    }

    /// The format of this word, if there is one.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.word() == word)
    }

    /// The format that a file of this name has, by its ending; none if files in
    /// several formats end so.
    pub fn of_file(name: &str) -> Option<Self> {
        let endings = [
            (".dlx", Format::Knuth),
            (".mat", Format::Matrix),
            (".sdk", Format::Sudoku),
            (".sdm", Format::Sudoku),
            (".ss", Format::Sudoku),
        ];
        let ends = |known: &str| {
            let start = name.len().checked_sub(known.len());
            let end = start.and_then(|start| name.get(start..));
            end.is_some_and(|end| end.eq_ignore_ascii_case(known))
        };
        let mut endings = endings.into_iter();
        Some(endings.find(|(known, _)| ends(known))?.1)
    }

    /// What people call it.
    pub fn title(self) -> &'static str {
        match self {
            Format::Sudoku => "Sudoku",
            Format::Latin => "Latin square",
            Format::Queens => "Queens",
            Format::Langford => "Langford pairs",
            Format::Permutation => "Permutation",
            Format::Knuth => "Exact cover, Knuth's format",
            Format::Matrix => "Exact cover, 0/1 matrix",
            Format::Tiling => "Tiling",
        }
    }
}
