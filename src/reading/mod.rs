//! How tiles can be read: every [division] of a complete hand, and the [shanten] of an unfinished
//! one.
//!
//! In the flow this comes after the check and before the fans. It knows nothing of points.

pub mod division;
pub(crate) mod missing_tiles;
pub mod set_kinds;
pub mod shanten;
pub mod target;
