//! The terms of the glossary in Nanchang: those that not every system uses, and the pages that lay
//! down what terms mean.

use crate::rules::pages::term_pages;

#[rustfmt::skip]
term_pages! { "nanchang";
    uses [
        "honor" "wind" "dragon" "misfits" "dead-wall" "base" "double" "nearest-wins" "passed-win"
        "wild-tile" "jing" "indicator" "primary-jing" "secondary-jing" "face-value" "chao-zhuang"
    ];
    "tile" ["deal/tiles"];
    "honor" ["honor-chows"];
    "hand" ["forms"];
    "chow" ["honor-chows"];
    "misfits" ["thirteen-misfits"];
    "melded-kong" ["open-kong"];
    "concealed-kong" ["concealed-kong"];
    "robbing" ["robbed-kong"];
    "discarder" ["discarder"];
    "win" ["forms"];
    "self-drawn" ["self-drawn"];
    "wall" ["deal/wall"];
    "dead-wall" ["tiles-left"];
    "dealer" ["next-dealer"];
    "payment" ["all-pay"];
    "base" ["doubling"];
    "minimum" ["forms"];
    "double" ["doubling"];
    "nearest-wins" ["one-winner"];
    "passed-win" ["passed-win"];
    "false-win" ["false-win"];
    "drawn-deal" ["drawn-deal"];
    "penalty" ["deal/penalties"];
    "wild-tile" ["wild-jing"];
    "jing" ["wild-jing" "indicator" "jing-points"];
    "indicator" ["indicator"];
    "primary-jing" ["primary-jing" "indicator"];
    "secondary-jing" ["secondary-jing" "indicator"];
    "face-value" ["jing-at-face-value" "german"];
    "chao-zhuang" ["chao-zhuang"];
}
