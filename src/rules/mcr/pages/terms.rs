//! The terms of the glossary in MCR: those that not every system uses, and the pages that lay
//! down what terms mean.

use crate::rules::pages::term_pages;

#[rustfmt::skip]
term_pages! { "mcr";
    uses [
        "honor" "wind" "dragon" "terminal" "terminal-or-honor" "simple" "flower" "knitted"
        "flower-replacement" "round" "seat-wind" "prevalent-wind" "guest-wind" "double-wind" "fan"
        "exclusion" "base" "minimum" "nearest-wins" "penalty"
    ];
    "tile" ["deal/tiles"];
    "suit" ["deal/tiles"];
    "characters" ["deal/tiles"];
    "dots" ["deal/tiles"];
    "bamboo" ["deal/tiles"];
    "honor" ["all-honors"];
    "wind" ["prevalent-wind" "seat-wind"];
    "dragon" ["dragon-pung"];
    "terminal" ["all-terminals" "pung-of-terminals-or-honors"];
    "terminal-or-honor" ["all-terminals-and-honors"];
    "simple" ["all-simples"];
    "flower" ["flower-tiles" "flower-replacement"];
    "hand" ["standard-hand"];
    "set" ["standard-hand"];
    "chow" ["claiming"];
    "pung" ["claiming"];
    "kong" ["kong-kinds"];
    "pair" ["standard-hand"];
    "knitted" ["knitted-straight" "knitted-hand"];
    "concealed" ["concealed-hand" "fully-concealed-hand" "concealed-kong-rule"];
    "melded" ["claiming"];
    "meld" ["claiming"];
    "claim" ["claiming" "claim-order"];
    "melded-kong" ["melded-kong" "kong-kinds"];
    "added-kong" ["kong-kinds"];
    "concealed-kong" ["concealed-kong" "concealed-kong-rule"];
    "robbing" ["robbing-the-kong"];
    "replacement-tile" ["out-with-replacement-tile"];
    "flower-replacement" ["flower-replacement"];
    "discarder" ["discard-payment"];
    "win" ["standard-hand" "two-ways"];
    "winning-tile" ["two-ways"];
    "self-drawn" ["self-drawn" "self-drawn-payment"];
    "ready" ["wait-fans"];
    "wait" ["wait-fans"];
    "two-sided-wait" ["wait-fans"];
    "edge-wait" ["edge-wait" "wait-fans"];
    "closed-wait" ["closed-wait" "wait-fans"];
    "single-wait" ["single-wait" "wait-fans"];
    "two-pair-wait" ["wait-fans"];
    "wall" ["deal/wall"];
    "dead-wall" ["deal/end"];
    "deal" ["deal/end"];
    "round" ["deal/tiles"];
    "turn-order" ["deal/tiles" "deal/claims"];
    "dealer" ["deal/next-dealer"];
    "previous-player" ["claiming"];
    "seat-wind" ["seat-wind"];
    "prevalent-wind" ["prevalent-wind"];
    "guest-wind" ["pung-of-terminals-or-honors"];
    "fan" ["non-repeat"];
    "points" ["eight-points"];
    "payment" ["discard-payment" "self-drawn-payment"];
    "exclusion" ["non-repeat" "account-once" "joining-fans"];
    "base" ["self-drawn-payment"];
    "minimum" ["eight-points" "flowers-last"];
    "reading" ["high-versus-low"];
    "ruling" ["two-presets"];
    "nearest-wins" ["one-winner"];
    "passed-win" ["own-discards"];
    "false-win" ["mistaken-win" "too-few-points"];
    "drawn-deal" ["drawn-deal"];
    "penalty" ["too-few-points" "mistaken-win" "wrong-disclosure"];
}
