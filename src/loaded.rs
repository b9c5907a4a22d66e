//! The puzzle on the stage: a grid, a tiling or the items of any problem, what
//! its options place, and what its items mean, looked up once.

use std::borrow::Cow;
use std::cell::OnceCell;
use std::rc::Rc;

use crate::about::About;
use crate::catalogue;
use crate::dlx::{GivenError, ItemId, Links, OptionId, Rule, Search};
use crate::document::{Document, Fault, Reading};
use crate::link::Packed;
use crate::names::Names;
use crate::puzzle::sudoku::Sheet;
use crate::puzzle::symmetry::Symmetries;
use crate::puzzle::{Board, BoardKind, Cell, Meaning, Placement, Puzzle};
use crate::words::joined;

/// A puzzle with what the views ask of it at every step.
pub struct Loaded {
    /// Which entry of the catalogue it is, or [`Loaded::OWN`].
    pub id: String,
    /// Its name.
    pub title: String,
    /// The text that the user gave, or its like after editing; none for a
    /// puzzle of the catalogue.
    own: Option<Packed>,
    puzzle: Box<dyn Puzzle>,
    /// The givens and rules of a Sudoku or Latin square, so that it can be
    /// edited and saved.
    sheet: Option<Sheet>,
    about: Rc<About>,
    fresh: Search,
    /// By option; empty if nothing is drawn.
    placements: Vec<Placement>,
    meanings: Vec<Meaning>,
    /// By cell, line by line, the item that demands it.
    cell_items: Vec<Option<ItemId>>,
    /// Likewise the option that fills it alone, on a board of marks; else empty.
    cell_options: Vec<Option<OptionId>>,
    symmetries: Rc<Symmetries>,
    /// Made when first asked for.
    names: OnceCell<Rc<Names>>,
}

impl Loaded {
    /// The id of a puzzle that the user gave.
    pub const OWN: &'static str = "own";

    /// The id of a puzzle of somebody else's that a link brought: it is not
    /// kept, and does not take the place of the user's own until it is edited.
    pub const SHARED: &'static str = "shared";

    /// What a document tells, on the stage.
    ///
    /// # Errors
    /// Givens that contradict each other.
    pub fn new(id: &str, title: &str, reading: Reading) -> Result<Self, Fault> {
        let Reading {
            puzzle,
            sheet,
            caption,
            ..
        } = reading;
        let fresh = at_start(&*puzzle)?;
        let (board, problem) = (puzzle.board(), puzzle.problem());
        // Without a board there is nothing to place; then there may be millions.
        let placements: Vec<Placement> = match board.inside.is_empty() {
            true => Vec::new(),
            false => problem.options().map(|o| puzzle.placement(o)).collect(),
        };
        let meanings: Vec<Meaning> = problem.items().map(|i| puzzle.meaning(i)).collect();
        let cell_options = match board.kind {
            BoardKind::Marks => marks(board, &placements),
            _ => Vec::new(),
        };
        let about = Rc::new(About::new(&*puzzle, fresh.links(), caption));
        Ok(Loaded {
            id: id.to_owned(),
            title: title.to_owned(),
            own: None,
            sheet,
            about,
            fresh,
            placements,
            cell_items: demands(board, &meanings),
            meanings,
            symmetries: Rc::new(puzzle.symmetries()),
            cell_options,
            names: OnceCell::new(),
            puzzle,
        })
    }

    /// A puzzle of the user's own.
    ///
    /// # Errors
    /// The text is at fault.
    pub fn own(document: impl Into<Packed>) -> Result<Self, Fault> {
        Self::of_text(Self::OWN, "Own ", document.into())
    }

    /// A puzzle that a link brought.
    ///
    /// # Errors
    /// The text is at fault.
    pub fn shared(packed: Packed) -> Result<Self, Fault> {
        Self::of_text(Self::SHARED, "Shared ", packed)
    }

    fn of_text(id: &str, whose: &str, packed: Packed) -> Result<Self, Fault> {
        let reading = packed.document().read()?;
        let title = joined(&[whose, &reading.title]);
        let mut loaded = Self::new(id, &title, reading)?;
        loaded.own = Some(packed);
        Ok(loaded)
    }

    /// The user's own text, if the puzzle is made of one.
    pub fn document(&self) -> Option<&Document> {
        self.own.as_ref().map(Packed::document)
    }

    /// The same, packed for links.
    pub fn packed(&self) -> Option<&Packed> {
        self.own.as_ref()
    }

    /// What is said of it beside its board.
    pub fn about(&self) -> Rc<About> {
        Rc::clone(&self.about)
    }

    /// The puzzle as text: as the user or the catalogue has it, or else as it
    /// tells itself.
    pub fn written(&self) -> Option<Document> {
        let own = self.document().cloned();
        let listed = || catalogue::entry(&self.id).map(catalogue::Entry::document);
        own.or_else(listed).or_else(|| self.puzzle.document())
    }

    /// A search at its beginning, the givens covered.
    pub fn search(&self, rule: Rule) -> Search {
        self.fresh.clone().with_rule(rule)
    }

    /// The links at the beginning, the givens covered.
    pub fn fresh(&self) -> &Links {
        self.fresh.links()
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &dyn Puzzle {
        &*self.puzzle
    }

    /// The givens and rules, if it is a Sudoku or a Latin square.
    pub fn sheet(&self) -> Option<&Sheet> {
        self.sheet.as_ref()
    }

    /// What turns and reflections do with the options.
    pub fn symmetries(&self) -> &Rc<Symmetries> {
        &self.symmetries
    }

    /// What an option places.
    pub fn placement(&self, option: OptionId) -> Cow<'_, Placement> {
        match self.placements.get(option.index()) {
            Some(placement) => Cow::Borrowed(placement),
            None => Cow::Owned(self.puzzle.placement(option)),
        }
    }

    /// What an item means.
    pub fn meaning(&self, item: ItemId) -> &Meaning {
        &self.meanings[item.index()]
    }

    /// The item that demands the cell of this index.
    pub fn cell_item(&self, index: usize) -> Option<ItemId> {
        self.cell_items[index]
    }

    /// The one option that fills the cell of this index, on a board of marks.
    pub fn cell_option(&self, index: usize) -> Option<OptionId> {
        self.cell_options.get(index).copied().flatten()
    }

    /// What the views of the inside call items and options.
    pub fn names(&self) -> Rc<Names> {
        Rc::clone(self.names.get_or_init(|| Rc::new(Names::of(&*self.puzzle))))
    }

    /// The cell's place in a list of all cells, line by line.
    pub fn index(&self, cell: Cell) -> usize {
        cell_index(self.puzzle.board().cols, cell)
    }
}

fn cell_index(cols: u16, cell: Cell) -> usize {
    usize::from(cell.row) * usize::from(cols) + usize::from(cell.col)
}

/// The search with the givens covered.
fn at_start(puzzle: &dyn Puzzle) -> Result<Search, Fault> {
    let search = Search::with_givens(puzzle.problem(), Rule::Shortest, puzzle.givens());
    search.map_err(|GivenError { option, .. }| {
        Fault::new(joined(&[
            &puzzle.option_words(option),
            " contradicts another given",
        ]))
    })
}

/// By cell, the item that demands it.
fn demands(board: &Board, meanings: &[Meaning]) -> Vec<Option<ItemId>> {
    let mut items = vec![None; board.inside.len()];
    for (item, meaning) in (0..).map(ItemId).zip(meanings) {
        match meaning {
            Meaning::Cell(cell)
            | Meaning::Item {
                cell: Some(cell), ..
            } => {
                items[cell_index(board.cols, *cell)] = Some(item);
            }
            Meaning::Item { cell: None, .. }
            | Meaning::House { .. }
            | Meaning::Piece { .. }
            | Meaning::Order { .. } => {}
        }
    }
    items
}

/// By cell, the option that puts a mark there alone.
fn marks(board: &Board, placements: &[Placement]) -> Vec<Option<OptionId>> {
    let mut options = vec![None; board.inside.len()];
    for (option, placement) in (0..).map(OptionId).zip(placements) {
        for cell in &placement.cells {
            options[cell_index(board.cols, *cell)] = Some(option);
        }
    }
    options
}
