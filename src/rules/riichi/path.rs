//! The path for learners of riichi.

use crate::rules::learning::Path;

/// The path.
pub static PATH: Path = Path { beginners: &[], steps: &[] };
