//! The path for learners of sanma, who know the yaku of riichi.

use crate::rules::learning::{Drill, Kind, Path, steps};

/// The path.
#[rustfmt::skip]
pub static PATH: Path = Path {
    beginners: &[
        "riichi", "ippatsu", "menzen-tsumo", "pinfu", "iipeikou", "tanyao", "yakuhai-seat",
        "yakuhai-round", "yakuhai-white", "yakuhai-green", "yakuhai-red", "ittsu", "chanta",
        "honitsu", "chinitsu", "dora", "ura-dora", "red-five", "pulled-north",
    ],
    is_of_known_fans: true,
    steps: steps! {
        "tiles" "tiles" None;
        "hand" "no-called-chows" Drill::easy(Kind::Win);
        "north" "pulling-norths" Drill::with("pulled-north");
        "dora" "dora-and-red-fives" Drill::with("dora");
        "self-draw" "self-draw-payment" Drill::paid_with("menzen-tsumo");
        "table" "discard-payment" Drill::easy(Kind::Worth);
        "waits" "ready-at-the-end" Drill::easy(Kind::Waits);
        "score" "honba" Drill::medium(Kind::Payment);
    },
};
