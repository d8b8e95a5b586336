//! The terms of the glossary in riichi: those that not every system uses, and the pages that lay down
//! what terms mean.

use crate::rules::pages::term_pages;

#[rustfmt::skip]
term_pages! { "riichi";
    uses [
        "honor" "wind" "dragon" "terminal" "terminal-or-honor" "simple" "declared-ready" "not-ready"
        "dead-wall" "round" "seat-wind" "prevalent-wind" "guest-wind" "double-wind" "exclusion"
        "minimum" "nearest-wins" "several-winners" "passed-win" "penalty" "bonus-tile" "yaku" "han"
        "fu" "base-value" "mangan" "yakuman" "dora-indicator" "honba" "riichi-stick" "furiten"
        "liability" "uma"
    ];
    "tile" ["deal/tiles"];
    "dragon" ["yakuhai-red" "yakuhai-green" "yakuhai-white"];
    "simple" ["tanyao"];
    "terminal-or-honor" ["chanta" "honroutou"];
    "hand" ["forms"];
    "concealed" ["concealed-and-open" "menzen-tsumo"];
    "melded" ["concealed-and-open" "open-hands"];
    "meld" ["concealed-and-open"];
    "claim" ["deal/claims"];
    "robbing" ["chankan" "robbed-kong"];
    "replacement-tile" ["rinshan" "replacement-tiles"];
    "discarder" ["discard-payment"];
    "win" ["forms" "one-yaku"];
    "self-drawn" ["menzen-tsumo" "self-draw-payment"];
    "ready" ["ready-at-the-end"];
    "declared-ready" ["riichi" "declaring-riichi"];
    "not-ready" ["ready-at-the-end"];
    "wait" ["fu-wait"];
    "two-sided-wait" ["pinfu"];
    "edge-wait" ["fu-wait"];
    "closed-wait" ["fu-wait"];
    "single-wait" ["fu-wait"];
    "wall" ["deal/wall"];
    "dead-wall" ["deal/wall"];
    "round" ["game"];
    "dealer" ["next-dealer"];
    "seat-wind" ["yakuhai-seat"];
    "prevalent-wind" ["yakuhai-round"];
    "double-wind" ["double-wind"];
    "points" ["steps"];
    "payment" ["discard-payment" "self-draw-payment"];
    "minimum" ["one-yaku"];
    "reading" ["best-reading"];
    "ruling" ["presets"];
    "bonus-tile" ["dora" "ura-dora" "red-five"];
    "nearest-wins" ["several-winners"];
    "several-winners" ["several-winners"];
    "passed-win" ["furiten"];
    "false-win" ["false-win"];
    "drawn-deal" ["ready-at-the-end"];
    "penalty" ["false-win"];
    "yaku" ["one-yaku"];
    "han" ["steps"];
    "fu" ["fu"];
    "base-value" ["base-value"];
    "mangan" ["limits"];
    "yakuman" ["yakuman"];
    "dora-indicator" ["dora-indicators"];
    "honba" ["honba"];
    "riichi-stick" ["riichi-sticks"];
    "furiten" ["furiten"];
    "liability" ["liability"];
    "uma" ["game"];
}
