//! Exact cover by Dancing Links, one step at a time.
//!
//! # The problem
//! Given *items* and *options*, each option a set of items: choose options
//! so that every item is in exactly one of them. An item may be *secondary*:
//! then it is in at most one; and an option may give a secondary item a
//! *colour*: then several options may share it if they agree. These are the
//! words of Knuth (The Art of Computer Programming, 7.2.2.1); the paper this
//! project starts from (J.-M. Chauvet, "Combinatorial explorations in
//! Su-Doku", arXiv 0803.4253) says *column* for item and *row* for option.
//!
//! # The algorithm
//! Algorithm X: choose an uncovered item; for each of its options, choose
//! the option, cover all its items, and go on with what is left. [`Search`]
//! walks it step by step, forwards and backwards, without recursion.
//!
//! To *cover* an item is to take it, and all options that have it, out of
//! sight. Dancing Links does so by unlinking nodes from doubly linked lists:
//!
//! ```text
//! unlink x:  left[right[x]] = left[x]    right[left[x]] = right[x]
//! relink x:  left[right[x]] = x          right[left[x]] = x
//! ```
//!
//! An unlinked node still knows its neighbours, so that it can be linked in
//! again; if all is undone in the opposite order, every link is as it was.
//! [`Links`] holds the lists and promises just that.
//!
//! # Looking closer
//! [`Fine`] walks the same search by single writes of links. What lies in the
//! arrays then, [`Links::word`] tells; how often a step goes to them,
//! [`mems()`]; and what would become of them if covers were undone in the
//! wrong order, [`Links::uncover_in_order`].
//!
//! # Words
//! - *item*: what must be covered. *Primary*: exactly once. *Secondary*: at
//!   most once, or with one colour.
//! - *option*: what can be chosen; it covers its items.
//! - *to cover*: an item leaves the list of items, its options leave all
//!   other lists. *To purify*: a secondary item gets its colour, and options
//!   of another colour leave all other lists.
//! - *level*: one item chosen, and one of its options after the other tried.
//! - *node* of the search: a level entered; the root, and one for each
//!   placement tried.
//! - *update*: one element taken out of a list.
//!
//! # Example
//! Knuth's example: seven items, six options, one exact cover.
//! ```
//! use dlx_engine::{Rule, Search, text};
//! let problem = text::parse_knuth("a b c d e f g\nc e\na d g\nb c f\na d f\nb g\nd e g\n")?;
//! let mut search = Search::new(&problem, Rule::Shortest);
//! assert!(search.next_solution());
//! let cover: Vec<u32> = search.path().map(|option| option.0).collect();
//! assert_eq!(cover, [3, 4, 0]);
//! while search.back().is_some() {}
//! assert_eq!(search, Search::new(&problem, Rule::Shortest));
//! # Ok::<(), dlx_engine::text::TextError>(())
//! ```

mod fine;
mod links;
mod mems;
mod rule;
mod search;
mod stats;
mod step;

use dlx_problem as problem;
pub use fine::{Fine, Middle, Way, Write};
pub use links::{Breakage, Broken, Change, Links, NodeId, PlaceKind, Word};
pub use mems::{Mems, mems};

pub use dlx_problem::text;
pub use dlx_problem::{
    ColourId, ItemId, MAX_NODES, OptionId, Problem, ProblemBuilder, ProblemError, Use,
};
pub use rule::Rule;
pub use search::{Bookmark, GivenError, Pause, Search, Steer, SteerError, Watch};
pub use stats::{Counters, Level, Tally, estimate};
pub use step::Step;
