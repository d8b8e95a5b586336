//! The path for learners of MCR, and the fans that they meet first.

use crate::rules::learning::{Drill, Kind, Path, steps};

/// The path.
#[rustfmt::skip]
pub static PATH: Path = Path {
    beginners: &[
        "full-flush", "pure-triple-chow", "pure-straight", "pure-shifted-chows", "mixed-straight",
        "mixed-triple-chow", "mixed-shifted-pungs", "all-pungs", "half-flush",
        "mixed-shifted-chows", "all-types", "melded-hand", "two-dragon-pungs", "outside-hand",
        "fully-concealed-hand", "dragon-pung", "prevalent-wind", "seat-wind", "concealed-hand",
        "all-chows", "double-pung", "two-concealed-pungs", "all-simples", "pure-double-chow",
        "mixed-double-chow", "short-straight", "two-terminal-chows",
        "pung-of-terminals-or-honors", "one-voided-suit", "no-honors", "edge-wait", "closed-wait",
        "single-wait", "self-drawn",
    ],
    steps: steps! {
        "tiles" "all-types" None;
        "sets" "claiming" Drill::easy(Kind::Sets);
        "hand" "standard-hand" Drill::easy(Kind::Win);
        "waiting" "closed-wait" Drill::easy(Kind::Waits);
        "discard" "single-wait" Drill::easy(Kind::Discard);
        "claims" "melded-hand" Drill::easy(Kind::Win);
        "fans" "all-chows" Drill::with("all-chows");
        "pungs" "all-pungs" Drill::with("all-pungs");
        "winds-and-dragons" "dragon-pung" Drill::with("dragon-pung");
        "suits" "half-flush" Drill::with("half-flush");
        "eight-points" "eight-points" Drill::medium(Kind::Win);
        "implied" "non-repeat" Drill::easy(Kind::Fans);
        "readings" "non-separation" Drill::easy(Kind::Reading);
        "payment" "discard-payment" Drill::easy(Kind::Payment);
        "score" "two-ways" Drill::medium(Kind::Fans);
    },
};
