//! The path for learners of riichi, and the yaku that they meet first.

use crate::rules::learning::{Drill, Kind, Path, steps};

use super::questions::OWN_DISCARDS;

/// The path.
#[rustfmt::skip]
pub static PATH: Path = Path {
    beginners: &[
        "riichi", "ippatsu", "menzen-tsumo", "pinfu", "iipeikou", "tanyao", "yakuhai-seat",
        "yakuhai-round", "yakuhai-white", "yakuhai-green", "yakuhai-red", "sanshoku-doujun", "ittsu",
        "chanta", "honitsu", "chinitsu", "dora", "ura-dora", "red-five",
    ],
    is_of_known_fans: false,
    steps: steps! {
        "tiles" "forms" None;
        "sets" "concealed-and-open" Drill::easy(Kind::Sets);
        "hand" "forms" Drill::easy(Kind::Win);
        "waiting" "pinfu" Drill::easy(Kind::Waits);
        "discard" "declaring-riichi" Drill::easy(Kind::Discard);
        "yaku" "tanyao" Drill::with("tanyao"),
            names "tanyao";
        "value-tiles" "yakuhai-red" Drill::with("yakuhai-red"),
            names "yakuhai-seat" "yakuhai-round" "yakuhai-white" "yakuhai-green" "yakuhai-red";
        "ron-and-tsumo" "menzen-tsumo" Drill::with("menzen-tsumo"),
            names "menzen-tsumo";
        "riichi" "riichi" Drill::with("riichi"),
            names "riichi" "ippatsu";
        "furiten" "furiten" Drill::decided_by(&OWN_DISCARDS);
        "pinfu" "pinfu" Drill::with("pinfu"),
            names "pinfu" "iipeikou";
        "dora" "dora" Drill::with("dora"),
            names "dora" "ura-dora" "red-five";
        "fu" "fu" Drill::easy(Kind::Minor);
        "readings" "best-reading" Drill::easy(Kind::Reading);
        "value" "limits" Drill::easy(Kind::Worth);
        "payment" "discard-payment" Drill::easy(Kind::Payment);
        "score" "honba" Drill::medium(Kind::Payment),
            names "sanshoku-doujun" "ittsu" "chanta" "honitsu" "chinitsu";
    },
};
