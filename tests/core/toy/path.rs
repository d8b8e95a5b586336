//! What Harbour says to learners: the fans that they meet, and one step.

use hule::rules::learning::{Drill, Kind, Path, Step};

/// The path.
pub static PATH: Path = Path {
    beginners: &["all-pungs", "pair-of-winds", "fair-wind"],
    is_of_known_fans: false,
    steps: &[Step {
        key: "hand",
        example: "all-pungs",
        drill: Drill::easy(Kind::Win),
        names: &["all-pungs", "pair-of-winds", "fair-wind"],
    }],
};
