//! The path for learners of Sichuan, and the fans that they meet first.

use crate::rules::learning::{Drill, Kind, Path, steps};

/// The path.
#[rustfmt::skip]
pub static PATH: Path = Path {
    beginners: &[
        "root", "all-pungs", "golden-wait", "full-flush", "win-after-kong",
        "robbing-the-kong", "under-the-sea",
    ],
    is_of_known_fans: false,
    steps: steps! {
        "tiles" "full-flush" None;
        "sets" "no-claimed-chows" Drill::easy(Kind::Sets);
        "hand" "forms" Drill::easy(Kind::Win);
        "missing-suit" "missing-suit" Drill::medium(Kind::Win);
        "waiting" "value" Drill::easy(Kind::Waits);
        "discard" "missing-suit" Drill::easy(Kind::Discard);
        "root" "root" Drill::with("root"),
            names "root";
        "pungs" "all-pungs" Drill::with("all-pungs"),
            names "all-pungs";
        "one-suit" "full-flush" Drill::with("full-flush"),
            names "full-flush";
        "doubling" "adding-up" Drill::easy(Kind::Fans),
            names "golden-wait" "win-after-kong" "robbing-the-kong" "under-the-sea";
        "readings" "best-arrangement" Drill::easy(Kind::Reading);
        "payment" "self-draw" Drill::easy(Kind::Payment);
        "score" "value" Drill::medium(Kind::Payment);
    },
};
