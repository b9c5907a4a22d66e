//! What the editors draw, and the texts they write.

mod random;
mod table;
mod tiling;
