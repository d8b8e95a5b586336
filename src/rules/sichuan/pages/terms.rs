//! The terms of the glossary in Sichuan: those that not every system uses, and the pages that lay
//! down what terms mean.

use crate::rules::pages::term_pages;

#[rustfmt::skip]
term_pages! { "sichuan";
    uses [
        "not-ready" "fan" "base" "double" "limit" "several-winners" "passed-win" "penalty"
        "missing-suit" "flower-pig"
    ];
    "tile" ["deal/tiles"];
    "hand" ["forms"];
    "chow" ["no-claimed-chows"];
    "kong" ["open-kong"];
    "claim" ["no-claimed-chows"];
    "melded-kong" ["open-kong"];
    "added-kong" ["added-kong"];
    "concealed-kong" ["concealed-kong"];
    "robbing" ["robbing-the-kong"];
    "replacement-tile" ["replacement"];
    "discarder" ["on-a-discard"];
    "win" ["forms"];
    "self-drawn" ["self-draw"];
    "ready" ["wall-end-states"];
    "not-ready" ["not-ready-pays" "wall-end-states"];
    "wall" ["deal/wall"];
    "deal" ["play-goes-on"];
    "dealer" ["next-dealer"];
    "fan" ["adding-up"];
    "payment" ["on-a-discard" "self-draw"];
    "base" ["value"];
    "double" ["value"];
    "limit" ["value"];
    "reading" ["best-arrangement"];
    "several-winners" ["several-winners"];
    "passed-win" ["passed-win"];
    "false-win" ["false-win"];
    "drawn-deal" ["wall-end-states"];
    "penalty" ["false-win" "flower-pig"];
    "missing-suit" ["missing-suit" "choosing-the-missing-suit"];
    "flower-pig" ["flower-pig" "wall-end-states"];
}
