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
    is_of_known_fans: false,
    steps: steps! {
        "tiles" "all-types" None;
        "sets" "claiming" Drill::easy(Kind::Sets);
        "hand" "standard-hand" Drill::easy(Kind::Win);
        "waiting" "closed-wait" Drill::easy(Kind::Waits),
            names "edge-wait" "closed-wait" "single-wait";
        "discard" "single-wait" Drill::easy(Kind::Discard);
        "claims" "melded-hand" Drill::easy(Kind::Win),
            names "melded-hand" "concealed-hand" "self-drawn" "fully-concealed-hand";
        "fans" "all-chows" Drill::with("all-chows"),
            names "all-chows" "mixed-straight" "mixed-triple-chow" "mixed-shifted-chows"
                "mixed-double-chow" "short-straight" "two-terminal-chows" "all-simples";
        "pungs" "all-pungs" Drill::with("all-pungs"),
            names "all-pungs" "mixed-shifted-pungs" "double-pung" "two-concealed-pungs"
                "pung-of-terminals-or-honors";
        "winds-and-dragons" "dragon-pung" Drill::with("dragon-pung"),
            names "two-dragon-pungs" "dragon-pung" "prevalent-wind" "seat-wind" "outside-hand"
                "all-types";
        "suits" "half-flush" Drill::with("half-flush"),
            names "full-flush" "half-flush" "one-voided-suit" "no-honors";
        "eight-points" "eight-points" Drill::medium(Kind::Win);
        "implied" "non-repeat" Drill::easy(Kind::Fans),
            names "pure-triple-chow" "pure-straight" "pure-shifted-chows" "pure-double-chow";
        "readings" "non-separation" Drill::easy(Kind::Reading);
        "payment" "discard-payment" Drill::easy(Kind::Payment);
        "score" "two-ways" Drill::medium(Kind::Fans);
    },
};
