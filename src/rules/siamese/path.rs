//! The path for learners of Siamese MCR. Its fans are those of MCR.

use crate::rules::learning::{Drill, Kind, Path, steps};
use crate::rules::mcr;

/// The path.
#[rustfmt::skip]
pub static PATH: Path = Path {
    beginners: mcr::path::PATH.beginners,
    is_of_known_fans: true,
    steps: steps! {
        "tiles" "two-hands" None;
        "sets" "shared-tiles" Drill::easy(Kind::Sets);
        "two-hands" "two-hands" Drill::easy(Kind::Fans);
        "fans" "joint-counting" Drill::easy(Kind::Fans);
        "minimum" "minimum" Drill::easy(Kind::Fans);
        "double-win" "double-win" Drill::easy(Kind::Fans);
        "best-split" "best-split" Drill::easy(Kind::Fans);
        "golden-rule" "golden-rule" Drill::easy(Kind::Fans);
        "payment" "double-win" Drill::easy(Kind::Payment);
        "score" "best-split" Drill::medium(Kind::Fans);
    },
};
