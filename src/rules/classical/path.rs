//! The path for learners of Chinese Classical, and the rows of the table that they meet first.

use crate::rules::learning::{Drill, Kind, Path, steps};

/// The path.
#[rustfmt::skip]
pub static PATH: Path = Path {
    beginners: &[
        "pair-of-own-wind", "pair-of-round-wind", "pair-of-dragons", "open-pung", "concealed-pung",
        "open-pung-of-terminals-or-honors", "concealed-pung-of-terminals-or-honors", "open-kong",
        "concealed-kong", "going-out", "from-the-wall", "only-possible-tile", "dragon-pung",
        "own-wind-pung", "round-wind-pung", "one-suit-with-honors", "one-suit-only",
        "no-points", "terminal-or-honor-in-every-set", "fully-concealed",
    ],
    is_of_known_fans: false,
    steps: steps! {
        "tiles" "forms" None;
        "sets" "open-and-concealed" Drill::easy(Kind::Sets);
        "hand" "forms" Drill::easy(Kind::Win);
        "waiting" "only-possible-tile" Drill::easy(Kind::Waits);
        "discard" "ready-hand" Drill::easy(Kind::Discard);
        "points" "concealed-pung" Drill::with("concealed-pung"),
            names "open-pung" "concealed-pung" "open-pung-of-terminals-or-honors"
                "concealed-pung-of-terminals-or-honors" "open-kong" "concealed-kong" "going-out"
                "from-the-wall" "only-possible-tile";
        "pairs" "pair-of-dragons" Drill::with("pair-of-dragons"),
            names "pair-of-own-wind" "pair-of-round-wind" "pair-of-dragons";
        "doubles" "dragon-pung" Drill::with("dragon-pung"),
            names "dragon-pung" "own-wind-pung" "round-wind-pung" "fully-concealed"
                "terminal-or-honor-in-every-set";
        "suits" "one-suit-with-honors" Drill::with("one-suit-with-honors"),
            names "one-suit-with-honors" "one-suit-only";
        "no-points" "no-points" Drill::with("no-points"),
            names "no-points";
        "value" "steps" Drill::easy(Kind::Fans);
        "readings" "best-arrangement" Drill::easy(Kind::Reading);
        "payment" "winner-is-paid" Drill::easy(Kind::Payment);
        "score" "east-doubles" Drill::medium(Kind::Payment);
    },
};
