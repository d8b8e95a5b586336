//! The terms of the glossary in Siamese: those that not every system uses, and the pages that lay
//! down what terms mean.

use crate::rules::pages::term_pages;

#[rustfmt::skip]
term_pages! { "siamese";
    uses [
        "honor" "wind" "dragon" "terminal" "terminal-or-honor" "simple" "knitted" "dead-wall" "round"
        "seat-wind" "prevalent-wind" "guest-wind" "double-wind" "fan" "exclusion" "base" "minimum"
        "nearest-wins" "penalty" "golden-rule" "split" "pinned-tile"
    ];
    "dead-wall" ["dead-wall"];
    "payment" ["discard-payment"];
    "minimum" ["minimum"];
    "false-win" ["mistakes"];
    "penalty" ["mistakes"];
    "golden-rule" ["golden-rule"];
    "split" ["best-split"];
}
