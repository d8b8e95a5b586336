//! The terms of the glossary in sanma: those that not every system uses, and the pages that lay down what
//! terms mean.

use crate::rules::pages::term_pages;

#[rustfmt::skip]
term_pages! { "sanma";
    uses [
        "honor" "wind" "dragon" "terminal" "terminal-or-honor" "simple" "declared-ready" "not-ready"
        "dead-wall" "round" "seat-wind" "prevalent-wind" "guest-wind" "double-wind" "exclusion"
        "minimum" "nearest-wins" "several-winners" "passed-win" "penalty" "bonus-tile" "yaku" "han"
        "fu" "base-value" "mangan" "yakuman" "dora-indicator" "honba" "riichi-stick" "furiten"
        "liability" "uma" "pulled-north" "tsumo-loss"
    ];
    "tile" ["tiles"];
    "guest-wind" ["north"];
    "payment" ["discard-payment" "self-draw-payment"];
    "self-drawn" ["self-draw-payment"];
    "bonus-tile" ["pulled-north" "dora-and-red-fives"];
    "honba" ["honba"];
    "liability" ["liability"];
    "several-winners" ["several-winners"];
    "nearest-wins" ["several-winners"];
    "drawn-deal" ["ready-at-the-end"];
    "not-ready" ["ready-at-the-end"];
    "false-win" ["false-win"];
    "penalty" ["false-win"];
    "dealer" ["next-dealer"];
    "round" ["game"];
    "uma" ["game"];
    "ruling" ["presets"];
    "pulled-north" ["pulling-norths" "pulled-north" "wins-on-norths"];
    "tsumo-loss" ["self-draw-payment"];
}
