//! The path for learners of Nanchang, and the fans that they meet first.

use crate::rules::learning::{Drill, Kind, Path, steps};

/// The path.
#[rustfmt::skip]
pub static PATH: Path = Path {
    beginners: &[
        "self-drawn", "robbing-the-kong", "win-after-kong", "all-pungs", "german",
        "double-german", "jing-fishing",
    ],
    is_of_known_fans: false,
    steps: steps! {
        "tiles" "honor-chows" None;
        "sets" "honor-chows" Drill::easy(Kind::Sets);
        "hand" "forms" Drill::easy(Kind::Win);
        "jing" "wild-jing" Drill::easy(Kind::Win);
        "waiting" "wild-jing" Drill::easy(Kind::Waits);
        "discard" "wild-jing" Drill::easy(Kind::Discard);
        "doubles" "self-drawn" Drill::with("self-drawn"),
            names "self-drawn" "win-after-kong" "robbing-the-kong";
        "pungs" "all-pungs" Drill::with("all-pungs"),
            names "all-pungs";
        "german" "german" Drill::with("german"),
            names "german" "double-german";
        "face-value" "jing-at-face-value" Drill::easy(Kind::Fans),
            names "jing-fishing";
        "readings" "wild-jing" Drill::easy(Kind::Reading);
        "jing-points" "apart-from-the-win" Drill::easy(Kind::Payment);
        "payment" "all-pay" Drill::easy(Kind::Payment);
        "score" "all-pay" Drill::medium(Kind::Payment);
    },
};
