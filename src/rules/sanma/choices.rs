//! The rulings of sanma that are values of one point of the rules (SN10, SN12, SN14, SN16, SN18, SN26).

use crate::system::{ChoiceValue, RulingChoice};

/// The points of several values, in the order of their rulings.
pub(super) const CHOICES: &[RulingChoice] = &[
    RulingChoice {
        key: "self-draw",
        values: &[
            ChoiceValue::new("loss", &[]),
            ChoiceValue::new("split", &["self-draw.split"]),
            ChoiceValue::new("full", &["self-draw.full"]),
            ChoiceValue::new("plus-1000", &["self-draw.plus-1000"]),
        ],
    },
    RulingChoice {
        key: "honba",
        values: &[
            ChoiceValue::new("200", &[]),
            ChoiceValue::new("1000", &["honba.1000"]),
            ChoiceValue::new("1000-each", &["honba.1000-each"]),
        ],
    },
    RulingChoice {
        key: "red-fives",
        values: &[
            ChoiceValue::new("0", &[]),
            ChoiceValue::new("2", &["red-fives.2"]),
            ChoiceValue::new("all", &["red-fives.all"]),
        ],
    },
    RulingChoice {
        key: "win-on-pulled-north",
        values: &[
            ChoiceValue::new("any", &["win-on-pulled-north.any"]),
            ChoiceValue::new("yakuman", &["win-on-pulled-north.yakuman"]),
            ChoiceValue::new("none", &[]),
        ],
    },
    RulingChoice {
        key: "counted-yakuman",
        values: &[
            ChoiceValue::new("13", &["counted-yakuman.13"]),
            ChoiceValue::new("14", &["counted-yakuman.14"]),
            ChoiceValue::new("off", &[]),
        ],
    },
    RulingChoice {
        key: "renhou",
        values: &[
            ChoiceValue::new("none", &[]),
            ChoiceValue::new("mangan", &["renhou.mangan"]),
            ChoiceValue::new("baiman", &["renhou.baiman"]),
            ChoiceValue::new("yakuman", &["renhou.yakuman"]),
        ],
    },
    RulingChoice {
        key: "several-winners",
        values: &[ChoiceValue::new("all", &["several-winners"]), ChoiceValue::new("nearest", &[])],
    },
];
