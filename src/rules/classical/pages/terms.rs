//! The terms of the glossary in Classical: those that not every system uses, and the pages that lay
//! down what terms mean.

use crate::rules::pages::term_pages;

#[rustfmt::skip]
term_pages! { "classical";
    uses [
        "honor" "wind" "dragon" "terminal" "terminal-or-honor" "simple" "flower" "flower-replacement"
        "free-tile" "declared-ready" "dead-wall" "round" "seat-wind" "prevalent-wind" "guest-wind"
        "double-wind" "exclusion" "double" "limit" "limit-hand"
    ];
    "tile" ["deal/tiles"];
    "wind" ["double-wind"];
    "dragon" ["dragon-pung"];
    "terminal-or-honor" ["terminal-or-honor-in-every-set"];
    "flower" ["flowers"];
    "hand" ["forms"];
    "concealed" ["fully-concealed"];
    "melded" ["open-and-concealed"];
    "meld" ["order-of-claims"];
    "claim" ["order-of-claims"];
    "robbing" ["robbed-kong"];
    "replacement-tile" ["free-tiles"];
    "flower-replacement" ["flowers"];
    "free-tile" ["free-tiles"];
    "discarder" ["winner-is-paid"];
    "win" ["forms"];
    "self-drawn" ["from-the-wall"];
    "ready" ["ready-hand"];
    "declared-ready" ["ready-hand" "ready-on-first-deal"];
    "wait" ["only-possible-tile"];
    "wall" ["deal/wall"];
    "dead-wall" ["deal/wall"];
    "round" ["deal/tiles"];
    "dealer" ["east-doubles"];
    "seat-wind" ["own-wind-pung"];
    "prevalent-wind" ["round-wind-pung"];
    "double-wind" ["double-wind"];
    "points" ["steps"];
    "payment" ["winner-is-paid"];
    "double" ["doubles-multiply"];
    "limit" ["limit"];
    "limit-hand" ["limit-hands"];
    "reading" ["best-arrangement"];
    "nearest-wins" ["two-claims"];
    "false-win" ["no-penalties"];
    "drawn-deal" ["drawn-deal"];
    "penalty" ["no-penalties"];
}
