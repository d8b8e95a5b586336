//! The path for learners of riichi, and the yaku that they meet first.

use crate::rules::learning::{Drill, Kind, Path, steps};

/// The path.
#[rustfmt::skip]
pub static PATH: Path = Path {
    beginners: &[
        "riichi", "ippatsu", "menzen-tsumo", "pinfu", "iipeikou", "tanyao", "yakuhai-seat",
        "yakuhai-round", "yakuhai-white", "yakuhai-green", "yakuhai-red", "sanshoku-doujun", "ittsu",
        "chanta", "honitsu", "chinitsu", "fu-base", "fu-concealed-discard", "fu-self-drawn",
        "fu-wait", "fu-pair-of-dragons", "fu-pair-of-seat-wind", "fu-pair-of-round-wind",
        "fu-open-pung", "fu-concealed-pung", "fu-open-outer-pung", "fu-concealed-outer-pung",
        "fu-open-twenty",
    ],
    steps: steps! {
        "tiles" "forms" None;
        "sets" "concealed-and-open" Drill::easy(Kind::Sets);
        "hand" "forms" Drill::easy(Kind::Win);
        "waiting" "pinfu" Drill::easy(Kind::Waits);
        "discard" "declaring-riichi" Drill::easy(Kind::Discard);
        "yaku" "tanyao" Drill::with("tanyao");
        "riichi" "riichi" Drill::with("riichi");
        "value-tiles" "yakuhai-red" Drill::with("yakuhai-red");
        "pinfu" "pinfu" Drill::with("pinfu");
        "dora" "dora" Drill::easy(Kind::Fans);
        "fu" "fu" Drill::easy(Kind::Fans);
        "readings" "best-reading" Drill::easy(Kind::Reading);
        "value" "limits" Drill::easy(Kind::Fans);
        "payment" "discard-payment" Drill::easy(Kind::Payment);
        "score" "honba" Drill::medium(Kind::Payment);
    },
};
