//! The pages of the rows of the table: each with its clauses and its examples as links.

use crate::rules::pages::fan_pages;

#[rustfmt::skip]
fan_pages! { "nanchang";
    "self-drawn" "N14" told [
        "[456p]2m78p12356sEE+7s?indicator=2m&seat=S&win=self-drawn"
        "[456m]123m34789p55s+2p?indicator=9s&seat=S&win=self-drawn&primary.1=1"
    ];
    "robbing-the-kong" "N16" told [
        "46789p12355sEEE+5p//[555p]2m?indicator=2m&seat=S&dealer=W&win=robbed-kong&from=N"
        "[777s]234m559p4688s+5s?indicator=9p&seat=S&win=robbed-kong&from=W"
    ];
    "win-after-kong" "N17" told [
        "[1111s]255m46p789sEE+5p?indicator=2m&seat=S&win=replacement"
        "[8888p,1]246m33345sSS+5m?indicator=2m&seat=W&win=replacement"
        "[1111s]46789p55sEEE+5p?indicator=2m&seat=S&win=replacement&primary.2=1"
    ];
    "all-pungs" "N18" [
        "[222p][777m]999p44sFF+4s?indicator=3s&seat=S&from=W&primary.1=1"
        "[CCC][888s]2m55577pE+E?indicator=2m&seat=S&from=W"
        "3m33388p555sWWNN+8p?indicator=2m&seat=S&win=self-drawn"
    ];
    "seven-pairs" "N19" [
        "4466m2255p1199sF+F?indicator=2p&seat=S&win=self-drawn&primary.1=1"
        "11355m33p7799sSC+S?indicator=2m&seat=S&from=W"
        "244668m7777p119s+9s?indicator=2m&seat=N&from=W"
    ];
    "thirteen-misfits" "N20" [
        "159m148p269sESWP+N?indicator=C&seat=S&from=W&primary.1=1"
        "147m258p3699sNCF+P?indicator=9s&seat=W&dealer=N&from=N"
    ];
    "seven-stars" "N21" [
        "58m7p169sESWNCFP+4p?indicator=2p&seat=S&from=W"
        "147m37p5sESWNCFP+2m?indicator=2m&seat=S&win=self-drawn"
        "147m258p6sESWCFP+N?indicator=C&seat=S&win=self-drawn"
    ];
    "german" "N22" told [
        "[345m]67m345p12388s+8m?indicator=6p&seat=S&from=W&primary.1=1"
        "1244m555678p789s+3m?indicator=2m&seat=S&from=W&primary.1=1"
        "[345m]67m345p12388s+8m?indicator=6p&seat=S&win=self-drawn&primary.1=1"
    ];
    "double-german" "N23" told [
        "[345m]67m345p12388s+8m?indicator=6p&seat=S&from=W"
        "[345m]67m345567p22s+8m?indicator=6p&seat=S&from=W"
        "[CFP][SWN]57m44p789s+6m?indicator=1p&seat=S&from=W"
    ];
    "jing-fishing" "N24" [
        "2m123456789p555s+N?indicator=2m&seat=S&win=self-drawn"
        "2m123456789p555s+2m?indicator=2m&seat=S&win=self-drawn"
        "2445588m7799p33s+S?indicator=2m&seat=S&win=self-drawn"
    ];
    "heavenly-win" "N26" told [
        "234m345678p6678s+9s?indicator=E&win=self-drawn&opening=heavenly"
        "2m123456789p555s+N?indicator=2m&win=self-drawn&opening=heavenly"
    ];
    "earthly-win" "N26" told [
        "123456789m555sC+C?indicator=2p&seat=N&from=E&opening=earthly"
        "2345m46p22678sEE+5p?indicator=2m&seat=S&from=E&opening=earthly"
    ];
    "dealer" "N13" told [
        "[456p]2m78p12356sEE+7s?indicator=2m&from=S"
        "[456p]2m78p12356sEE+7s?indicator=2m&seat=S&win=self-drawn"
        "1155m3377p99sSSC+C?indicator=2m&win=self-drawn&primary.3=1"
    ];
    "discarder" "N15" told [
        "[456p]2m78p12356sEE+7s?indicator=2m&seat=S&from=W"
        "[456p]2m78p12356sEE+7s?indicator=2m&seat=S&from=E"
    ];
    "open-kong" "N27" [
        "[8888p,1]246m3457899s+5m?indicator=2m&seat=W&from=S"
        "[1111m,5][NNNN,1]3m67p2345s+8p?indicator=2m&seat=S&win=self-drawn"
    ];
    "concealed-kong" "N27" [
        "[9999p]246m3456788s+5m?indicator=2m&seat=W&from=S"
        "[EEEE][456m]2m67p2345s+8p?indicator=2m&seat=S&win=self-drawn"
    ];
    "jing-kong" "N31" [
        "[3333m,1]678p2345588s+8s?indicator=2m&seat=S&from=W"
        "[3333m]678m99p23456s+4s?indicator=2m&seat=S&win=self-drawn"
    ];
    "primary-jing" "N28" told [
        "[456p]22m8p12356sEE+7s?indicator=2m&seat=S&from=W&secondary.1=1"
        "[456p]2m78p12356sEE+7s?indicator=2m&seat=S&from=W"
    ];
    "secondary-jing" "N2 · N28" told [
        "[456p]234m78p156sEE+7s?indicator=9s&seat=S&from=W&primary.1=1"
        "[456p]23499m78p56sE+7s?indicator=N&seat=S&from=W&primary.1=1"
    ];
    "surge" "N29" told [
        "[456p]223m78p569sEE+7s?indicator=2m&seat=S&from=W&secondary.1=1"
        "[999s]45678m2567p1s+9m?indicator=9s&seat=S&from=W&secondary.1=1"
    ];
    "sole-holder" "N30" told [
        "[456p]2m78p12356sEE+7s?indicator=2m&seat=S&from=W"
        "[456p]223m78p569sEE+7s?indicator=2m&seat=S&from=W"
    ];
    "chao-zhuang" "N32" told [
        "[456p]2m78p12356sEE+7s?indicator=2m&seat=S&from=W&four-discards=yes"
        "[345m]67m345p12388s+8m?indicator=6p&win=self-drawn&four-discards=yes&primary.1=1"
    ];
    "drawn-hand" "N-A6" told [
        "[SWN]2m46789p12sEE?indicator=2m&seat=S&ending=draw&rulings=dealer-pays-drawn-hand"
        "123456789p555sC?indicator=2m&seat=S&ending=draw&rulings=dealer-pays-drawn-hand"
    ];
}
