//! The rulebook of Nanchang: a page for each row of the table, and here for each other rule.

mod fans;
mod terms;

use crate::rules::pages::{Book, rule_pages};

/// The rulebook.
pub static BOOK: Book = Book {
    fans: fans::FANS,
    rules: RULES,
    by_ruling: &[],
    terms: terms::TERMS,
    term_pages: terms::PAGES,
};

#[rustfmt::skip]
rule_pages! { "nanchang";
    "forms" Winning "N10" [
        "[456p]2m78p12356sEE+7s?indicator=2m&seat=S&from=W"
        "11355m33p7799sSC+S?indicator=2m&seat=S&from=W"
        "147m258p3699sNCF+P?indicator=9s&seat=W&dealer=N&from=N"
    ];
    "honor-chows" Winning "N8" [
        "[SWN]5578mESWCFP+9m?indicator=1p&seat=S&from=N"
        "[SWN]2m46789p12sEE+3s?indicator=2m&seat=S&from=W"
    ];
    "wild-jing" Winning "N3" [
        "[SWN]2m46789p12sEE+3s?indicator=2m&seat=S&from=W"
        "[456p]223m78p569sEE+7s?indicator=2m&seat=S&win=self-drawn"
    ];
    "jing-at-face-value" Winning "N5 · N6 · N-A10" [
        "2m123456789p555s+2m?indicator=2m&seat=S&from=W"
        "[123m]99m46p345678s+5p?indicator=2m&seat=S&from=W"
    ];
    "jing-in-the-winning-set" Winning "N7" [
        "[456p]3789m1678sEE+2s?indicator=3m&seat=S&from=W"
        "147m37p5sESWNCFP+2m?indicator=2m&seat=S&win=self-drawn"
    ];
    "lone-jing" Winning "N25 · N-A1 · N-A7" [
        "2m123456789p555s+N?indicator=2m&seat=S&from=W"
        "2m123456789p555s+2m?indicator=2m&seat=S&from=W"
        "1112m999p234567s+7p//3m?indicator=2m&seat=S&from=W"
    ];
    "indicator" Counting "N2 · N4" [
        "[456p]234m78p156sEE+7s?indicator=9s&seat=S&from=W&primary.1=1"
        "[456p]23499m78p56sE+7s?indicator=N&seat=S&from=W&primary.1=1"
    ];
    "doubling" Counting "N13–N25" [
        "[456p]2m78p12356sEE+7s?indicator=2m&seat=S&from=W"
        "58m7p169sESWNCFP+4p?indicator=2p&seat=S&from=W"
    ];
    "best-arrangement" Counting "N10" [
        "2445588m7799p33s+S?indicator=2m&seat=S&win=self-drawn"
        "[CCC][888s]2m55577pE+E?indicator=2m&seat=S&from=W"
    ];
    "german-five" Counting "N22" [
        "[345m]67m345p12388s+8m?indicator=6p&seat=S&from=W&primary.1=1"
        "[345m]67m345p12388s+8m?indicator=6p&seat=S&win=self-drawn&primary.1=1"
    ];
    "opening-wins" Counting "N26 · N-A4 · N-A9" [
        "2m123456789p555s+N?indicator=2m&win=self-drawn&opening=heavenly"
        "123456789m555sC+C?indicator=2p&seat=N&from=E&opening=earthly"
        "123456789m555sC+C?indicator=2p&seat=N&from=E&opening=earthly&rulings=opening-wins-doubled"
    ];
    "all-pay" Payment "N13–N15" [
        "[456p]2m78p12356sEE+7s?indicator=2m&seat=S&from=W"
        "[456p]2m78p12356sEE+7s?indicator=2m&seat=S&from=E"
        "[456p]2m78p12356sEE+7s?indicator=2m&win=self-drawn"
    ];
    "robbed-kong" Payment "N16" [
        "46789p12355sEEE+5p//[555p]2m?indicator=2m&seat=S&dealer=W&win=robbed-kong&from=N"
    ];
    "apart-from-the-win" Payment "N27–N31" [
        "[1111s]46789p55sEEE+5p//2m?indicator=2m&seat=S&win=replacement"
        "[1111m,1][9999p]/[EEEE]?indicator=C&ending=draw"
    ];
    "jing-points" Payment "N28–N30" [
        "223m/3m/33m?indicator=2m&dealer=S&ending=draw"
        "1999s///5p?indicator=9s&seat=W&ending=draw"
        "[3333m,1]2m//2m?indicator=2m&seat=N&ending=draw"
    ];
    "claimed-jing" Payment "N28 · N-A8" [
        "2m123456789p555s+2m?indicator=2m&seat=S&from=W"
    ];
    "drawn-deal" Payment "N27–N32 · N-A5" [
        "223m/3m/33m?indicator=2m&dealer=S&ending=draw"
        "2m46789p12sEESWN?indicator=2m&four-discards=yes&ending=draw"
    ];
    "false-win" Penalty "N10" [
        "[SWN]2m46789p12sEE+9s?indicator=2m&seat=S&from=W"
    ];
    "one-winner" Special "N11" [];
    "passed-win" Special "N12" [
        "[456p]2m78p12356sEE+7s?indicator=2m&seat=S&from=W&passed-win=yes"
        "[456p]2m78p12356sEE+7s?indicator=2m&seat=S&win=self-drawn"
    ];
    "lone-jing-robbing" Special "N-A2 · N-A3" [
        "2m123456789p555s+N?indicator=2m&seat=S&win=robbed-kong&from=W"
    ];
    "indicator-in-play" Special "N4 · N-A12" [
        "[2222m]678m99p23455s+5s?indicator=2m&seat=S&win=self-drawn&rulings=indicator-in-play"
    ];
    "tiles-left" Special "N34" [];
    "next-dealer" Special "N32 · N33" [
        "[456p]2m78p12356sEE+7s?indicator=2m&seat=S&from=W"
        "[345m]67m345p12388s+8m?indicator=6p&win=self-drawn&four-discards=yes&primary.1=1"
    ];
}
