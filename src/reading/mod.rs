//! How tiles can be read: every division of a complete hand, and how far an unfinished one is.

pub mod division;
pub(crate) mod missing_tiles;
pub mod shanten;
