//! DLX Stage: Knuth's Dancing Links, stepped forwards and backwards on a live
//! board.
//!
//! Data flows one way round:
//! ```text
//! click ─► Action ─► App::update ─► player ─► Search ─► Links
//!                         │                      │
//! pixels ◄─ view patch ◄─ Snapshot ◄─────────────┘
//! ```
//! - [`dlx`]: the algorithm. Knows no puzzle.
//! - [`puzzle`]: how a puzzle becomes items and options, and a partial cover
//!   becomes a board. Knows no browser.
//! - [`document`]: problems as text, in every format; [`catalogue`]: the puzzles
//!   that the page offers.
//! - [`loaded`]: the puzzle on the stage; [`about`]: what is said of it.
//! - [`edit`]: what the editors draw, which is written as text.
//! - [`player`]: steps of every size, both ways, and jumps; [`record`]: what is
//!   known of the search so far.
//! - [`names`], [`thing`]: what items and options are called, and what can be
//!   pointed at; [`shorten`]: long names cut to their room.
//! - [`tables`]: what the paper prints, as text; [`export`]: problems and
//!   solutions to take away; [`picture`]: pictures and films of them.
//! - [`link`]: all that is on the stage as the fragment of an address.
//! - [`lesson`]: guided walks through a search.
//! - [`app`]: the page without a browser: actions in, [`snapshot`]s out.
//! - `web`: the browser. Decides nothing.

pub use dlx_engine as dlx;

pub mod about;
pub mod app;
pub mod catalogue;
pub mod document;
pub mod edit;
pub mod export;
pub mod lesson;
pub mod link;
pub mod loaded;
pub mod names;
pub mod picture;
pub mod player;
pub mod puzzle;
pub mod record;
pub mod settings;
pub mod shorten;
pub mod snapshot;
pub mod tables;
pub mod thing;
#[cfg(target_arch = "wasm32")]
pub mod web;
pub mod words;
