//! The rulings of sanma that are values of one point of the rules (SN10, SN12, SN14, SN16, SN18, SN26).

use crate::system::{ChoiceValue, RulingChoice};

/// A value that is these rulings.
const fn value(key: &'static str, on: &'static [&'static str]) -> ChoiceValue {
    ChoiceValue { key, on }
}

/// The points of several values, in the order of their rulings.
pub(super) const CHOICES: &[RulingChoice] = &[
    RulingChoice {
        key: "self-draw",
        values: &[
            value("loss", &[]),
            value("split", &["self-draw.split"]),
            value("full", &["self-draw.full"]),
            value("plus-1000", &["self-draw.plus-1000"]),
        ],
    },
    RulingChoice {
        key: "honba",
        values: &[
            value("200", &[]),
            value("1000", &["honba.1000"]),
            value("1000-each", &["honba.1000-each"]),
        ],
    },
    RulingChoice {
        key: "red-fives",
        values: &[value("0", &[]), value("2", &["red-fives.2"]), value("all", &["red-fives.all"])],
    },
    RulingChoice {
        key: "win-on-pulled-north",
        values: &[
            value("any", &["win-on-pulled-north.any"]),
            value("yakuman", &["win-on-pulled-north.yakuman"]),
            value("none", &[]),
        ],
    },
    RulingChoice {
        key: "counted-yakuman",
        values: &[
            value("13", &["counted-yakuman.13"]),
            value("14", &["counted-yakuman.14"]),
            value("off", &[]),
        ],
    },
    RulingChoice {
        key: "renhou",
        values: &[
            value("none", &[]),
            value("mangan", &["renhou.mangan"]),
            value("baiman", &["renhou.baiman"]),
            value("yakuman", &["renhou.yakuman"]),
        ],
    },
    RulingChoice {
        key: "several-winners",
        values: &[value("all", &["several-winners"]), value("nearest", &[])],
    },
];
