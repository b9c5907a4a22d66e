//! The turns and reflections of a board, and what they do with placements.

use super::Symmetries;
use crate::dlx::OptionId;
use crate::puzzle::{Cell, Puzzle};

/// What an option lays on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Laid {
    /// What kind of piece it is, from 0 and without large gaps. Of a kind there
    /// are as many pieces as there are options alike, one for each in order, and
    /// in a solution each lies before the next: begins in an earlier cell.
    pub kind: u32,
    /// The cells that it covers, in any order, at least one.
    pub cells: Vec<Cell>,
}

impl Symmetries {
    /// The turns and reflections of a board of so many rows and columns that
    /// take every cell to one of its own nature (0 is a hole), and everything
    /// that the options lay, in order, to something that they lay, of the same
    /// kind or of one that there are as many of.
    ///
    /// Where a turn takes a kind to another one, as a reflection takes an L that
    /// must not be turned over to a J, it must do so in all its places.
    ///
    /// ```
    /// use dlx_stage::puzzle::Cell;
    /// use dlx_stage::puzzle::symmetry::{Laid, Symmetries};
    ///
    /// // Rooks: one kind, one cell each.
    /// let cells = (0..3).flat_map(|row| (0..3).map(move |col| Cell::new(row, col)));
    /// let rooks = cells.map(|cell| Laid { kind: 0, cells: vec![cell] });
    /// assert_eq!(Symmetries::of_board(3, 3, |_| 1, rooks).order(), 8);
    /// ```
    pub fn of_board(
        rows: u16,
        cols: u16,
        nature: impl Fn(Cell) -> u8,
        options: impl Iterator<Item = Laid>,
    ) -> Self {
        let moves = Move::all(rows, cols, &nature);
        if moves.is_empty() {
            return Symmetries::none();
        }
        let placements = Placements::new(options);
        let mut found: [Option<Vec<u32>>; 8] = Default::default();
        for each in moves {
            let number = each.number as usize;
            // By one move after another, which is quicker than to look up.
            let parts = [number & 1, number & 2, number & 4].map(|part| found[part].as_ref());
            let both = match (number, parts) {
                (6, [_, Some(a), Some(b)]) | (3, [Some(a), Some(b), _]) => Some((a, b)),
                (5, [Some(a), _, Some(b)]) => Some((a, b)),
                (7, [Some(a), ..]) => found[6].as_ref().map(|b| (a, b)),
                _ => None,
            };
            found[number] = match both {
                Some((a, b)) => Some(a.iter().map(|&key| b[key as usize]).collect()),
                None => placements.image(each),
            };
        }
        let mut images: Vec<Vec<u32>> = Vec::new();
        for image in found.into_iter().flatten() {
            let same = (0..).zip(&image).all(|(key, &moved)| key == moved);
            if !same && !images.contains(&image) {
                images.push(image);
            }
        }
        placements.symmetries(images)
    }
}

/// Of a board on which every option puts the same kind of mark on a cell.
pub(in crate::puzzle) fn of_marks(puzzle: &dyn Puzzle) -> Symmetries {
    let board = puzzle.board();
    let nature = |cell| u8::from(board.inside[board.index(cell)]);
    let laid = |option| Laid {
        kind: 0,
        cells: puzzle.placement(option).cells,
    };
    let options = puzzle.problem().options().map(laid);
    Symmetries::of_board(board.rows, board.cols, nature, options)
}

/// A turn or reflection of the smallest rectangle that holds the board.
#[derive(Clone, Copy, Debug)]
struct Move {
    /// What it does: 1, rows and columns change places, then 2, the order of the
    /// rows is reversed, then 4, that of the columns.
    number: u8,
    /// The rectangle's first row and column.
    first: Cell,
    /// Its last row and column, counted from the first.
    last: Cell,
}

impl Move {
    /// All but the identity that take every cell to one of its own nature; those
    /// first that others are made of.
    fn all(rows: u16, cols: u16, nature: &impl Fn(Cell) -> u8) -> Vec<Move> {
        let all = || (0..rows).flat_map(|row| (0..cols).map(move |col| Cell::new(row, col)));
        let some = || all().filter(|&cell| nature(cell) != 0);
        let ends = |of: fn(Cell) -> u16| (some().map(of).min(), some().map(of).max());
        let (Some(top), Some(bottom)) = ends(|cell| cell.row) else {
            return Vec::new();
        };
        let (Some(left), Some(right)) = ends(|cell| cell.col) else {
            return Vec::new();
        };
        let whole = |number: u8| Move {
            first: Cell::new(top, left),
            last: Cell::new(bottom - top, right - left),
            number,
        };
        let square = bottom - top == right - left;
        [2, 4, 6, 1, 3, 5, 7]
            .into_iter()
            .map(whole)
            .filter(|each| square || each.number & 1 == 0)
            .filter(|each| some().all(|cell| nature(each.of(cell)) == nature(cell)))
            .collect()
    }

    /// Where it takes a cell of the rectangle.
    fn of(self, cell: Cell) -> Cell {
        let (mut row, mut col) = (cell.row - self.first.row, cell.col - self.first.col);
        if self.number & 1 != 0 {
            (row, col) = (col, row);
        }
        if self.number & 2 != 0 {
            row = self.last.row - row;
        }
        if self.number & 4 != 0 {
            col = self.last.col - col;
        }
        Cell::new(self.first.row + row, self.first.col + col)
    }
}

/// What can be laid where. A site is a set of cells that something can cover;
/// a key is a site with the kind that covers it. Sites are in order of their
/// cells, and keys in order of site and kind.
struct Placements {
    /// The cells of the sites, one site after the other.
    cells: Vec<Cell>,
    /// Site `s` is `cells[ends[s]..ends[s + 1]]`.
    ends: Vec<u32>,
    /// The keys of site `s` are `firsts[s]..firsts[s + 1]`.
    firsts: Vec<u32>,
    /// By key, its kind.
    kinds: Vec<u32>,
    /// By option, its key.
    keys: Vec<u32>,
    /// By kind.
    stock: Vec<Kind>,
}

#[derive(Clone, Debug, Default)]
struct Kind {
    /// How many options lay it on the same site: as many as there are pieces.
    copies: u32,
    /// Its sites, in order.
    sites: Vec<u32>,
    /// All kinds that have the same sites, itself included: fewest copies
    /// first.
    alike: Vec<u32>,
}

impl Placements {
    fn new(options: impl Iterator<Item = Laid>) -> Self {
        let mut laid: Vec<(Laid, u32)> = options.zip(0..).collect();
        for (each, _) in &mut laid {
            each.cells.sort_unstable();
        }
        laid.sort_unstable_by(|(a, _), (b, _)| (&a.cells, a.kind).cmp(&(&b.cells, b.kind)));
        let mut placements = Placements {
            cells: Vec::new(),
            ends: vec![0],
            firsts: vec![0],
            kinds: Vec::new(),
            keys: vec![0; laid.len()],
            stock: Vec::new(),
        };
        let mut before: Option<&Laid> = None;
        for (each, option) in &laid {
            placements.add(each, before);
            placements.keys[*option as usize] = placements.kinds.len() as u32 - 1;
            before = Some(each);
        }
        for kind in 0..placements.stock.len() {
            placements.stock[kind].alike = placements.alike(kind);
        }
        placements
    }

    /// Adds what an option lays, in order.
    fn add(&mut self, laid: &Laid, before: Option<&Laid>) {
        let kind = laid.kind as usize;
        if self.stock.len() <= kind {
            self.stock.resize(kind + 1, Kind::default());
        }
        if before.is_none_or(|before| before.cells != laid.cells) {
            self.cells.extend_from_slice(&laid.cells);
            self.ends.push(self.cells.len() as u32);
            self.firsts.push(self.kinds.len() as u32);
        }
        if before != Some(laid) {
            let site = self.ends.len() as u32 - 2;
            self.stock[kind].sites.push(site);
            self.stock[kind].copies = 0;
            self.kinds.push(laid.kind);
        }
        self.stock[kind].copies += 1;
        *self.firsts.last_mut().unwrap_or(&mut 0) = self.kinds.len() as u32;
    }

    /// All kinds that have the same sites as this one.
    fn alike(&self, kind: usize) -> Vec<u32> {
        let sites = &self.stock[kind].sites;
        let all = (0..).zip(&self.stock);
        let same = all.filter(|(_, other)| other.sites == *sites);
        let mut alike: Vec<(u32, u32)> = same.map(|(at, other)| (other.copies, at)).collect();
        alike.sort_unstable();
        alike.into_iter().map(|(_, at)| at).collect()
    }

    fn site(&self, site: usize) -> &[Cell] {
        &self.cells[self.ends[site] as usize..self.ends[site + 1] as usize]
    }

    /// The site of these cells.
    fn find(&self, cells: &[Cell]) -> Option<u32> {
        let (mut low, mut high) = (0, self.ends.len() - 1);
        while low < high {
            let middle = low + (high - low) / 2;
            match self.site(middle) < cells {
                true => low = middle + 1,
                false => high = middle,
            }
        }
        let found = low < self.ends.len() - 1 && self.site(low) == cells;
        found.then_some(low as u32)
    }

    /// The key of this site and kind.
    fn key(&self, site: u32, kind: u32) -> Option<u32> {
        let first = self.firsts[site as usize];
        let own = &self.kinds[first as usize..self.firsts[site as usize + 1] as usize];
        let at = own.binary_search(&kind).ok()?;
        Some(first + at as u32)
    }

    /// With these images of the keys.
    fn symmetries(self, images: Vec<Vec<u32>>) -> Symmetries {
        let copies: Vec<u32> = self.stock.iter().map(|kind| kind.copies).collect();
        let mut starts = Vec::with_capacity(self.kinds.len());
        let mut start = 0;
        for &kind in &self.kinds {
            starts.push(start);
            start += copies[kind as usize];
        }
        let mut options = vec![OptionId(0); self.keys.len()];
        let mut free = starts.clone();
        for (option, &key) in (0..).zip(&self.keys) {
            let at = &mut free[key as usize];
            options[*at as usize] = OptionId(option);
            *at += 1;
        }
        Symmetries {
            keys: self.keys,
            options,
            starts,
            kinds: self.kinds,
            copies,
            images,
        }
    }

    /// By key, the key that it becomes; nothing if one of them becomes none.
    fn image(&self, by: Move) -> Option<Vec<u32>> {
        let mut moved = Vec::new();
        let mut sites = Vec::with_capacity(self.ends.len() - 1);
        for site in 0..self.ends.len() - 1 {
            moved.clear();
            moved.extend(self.site(site).iter().map(|&cell| by.of(cell)));
            moved.sort_unstable();
            sites.push(self.find(&moved)?);
        }
        let mut image = vec![0; self.kinds.len()];
        for (kind, stock) in (0..).zip(&self.stock) {
            let Some(&first) = stock.sites.first() else {
                continue;
            };
            let becomes = self.partner(kind, sites[first as usize], stock, &sites)?;
            for &site in &stock.sites {
                let key = self.key(site, kind)?;
                image[key as usize] = self.key(sites[site as usize], becomes)?;
            }
        }
        Some(image)
    }

    /// The kind that this one becomes, whose first site becomes this one.
    fn partner(&self, kind: u32, site: u32, own: &Kind, sites: &[u32]) -> Option<u32> {
        let keys = self.firsts[site as usize]..self.firsts[site as usize + 1];
        let mut kinds = self.kinds[keys.start as usize..keys.end as usize].iter();
        let theirs = kinds.find_map(|&other| {
            let other_kind = &self.stock[other as usize];
            let mut moved = own.sites.iter().map(|&site| sites[site as usize]);
            let same = other_kind.sites.len() == own.sites.len()
                && moved.all(|site| self.key(site, other).is_some());
            same.then_some(&other_kind.alike)
        })?;
        // Of kinds that lie alike, the first becomes the first, and so on: with
        // itself among them, each stays what it is.
        let rank = own.alike.iter().position(|&each| each == kind)?;
        let becomes = *theirs.get(rank)?;
        let alike = theirs.len() == own.alike.len();
        (alike && self.stock[becomes as usize].copies == own.copies).then_some(becomes)
    }
}
