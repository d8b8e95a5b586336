//! The rulebook of Siamese MCR, with the pages of the rules that are not in the table; the fans are those of MCR.

mod terms;

use crate::rules::pages::{Book, rule_pages};

/// The rulebook.
pub static BOOK: Book =
    Book { fans: &[], rules: RULES, by_ruling: &[], terms: terms::TERMS, term_pages: terms::PAGES };

#[rustfmt::skip]
rule_pages! { "siamese";
    "two-hands" Winning "M3, M4" [
        "112223366m55899p123456789sEESS+8p?round=S&win=self-drawn"
    ];
    "shared-tiles" Winning "M4" [
        "[EEE][123s]678m22345p3445567899s+9s/[345m]?win=self-drawn"
        "[EEE][222s]123456m14799p1468sSWNCFP+8s?round=S&from=S"
    ];
    "minimum" Winning "M16" [
        "[EEE][222s]123456m14799p1468sSWNCFP+8s?round=S&from=S"
        "[234p][555s]345m67sWW+8s?seat=W&win=self-drawn&event=won.0..player:W.value:8"
    ];
    "golden-rule" Winning "M7" [
        "222m8p123456789s+8p?seat=S&win=self-drawn&event=won.0..player:S.value:29"
        "222m8p123456789s+8p?seat=S&win=self-drawn&event=won.0..player:S.value:22"
    ];
    "one-turn" Winning "M5" [
        "222m8p123456789s?seat=S&event=won.0..player:S.value:22"
    ];
    "double-win" Winning "M6" [
        "112223366m55899p123456789sEESS+8p?round=S&win=self-drawn"
        "112223366m55899p123456789sEESS+8p?round=S&from=W"
    ];
    "unused-tile" Winning "M15 · № 17" [
        "123456789m1135568999p112588sWN+E?round=S&win=self-drawn"
        "123456789m113568999p112588sWNC+5p?round=S&win=self-drawn"
    ];
    "joint-counting" Counting "M8 · № 12" [
        "123456789m113568999p112588sWNC+5p?round=S&win=self-drawn"
    ];
    "best-split" Counting "M8 · № 12" [
        "112223366m55899p123456789sEESS+8p?round=S&win=self-drawn"
        "[EEE][123s]678m22345p3445567899s+9s/[345m]?win=self-drawn"
    ];
    "opened-hand" Counting "M9" [];
    "shared-draws" Counting "M-A3, M-A8" [
        "112223366m55899p123456789sEESS+8p?win=self-drawn&last=draw"
    ];
    "winds" Counting "M18" [
        "[EEE][123s]678m22345p3445567899s+9s/[345m]?win=self-drawn"
    ];
    "self-draw-payment" Payment "M13 · № 15" [
        "?event=won.0..player:E.value:23.win:self-drawn"
    ];
    "discard-payment" Payment "M14 · № 16" [
        "?event=won.0..player:S.value:24.win:discard.from:W"
    ];
    "two-wins-void" Payment "M11 · № 13" [
        "?event=won.0..player:S.value:40&event=won.0..player:E.value:22&event=won.0..player:E.value:29"
    ];
    "wall-end" Payment "M12 · № 14" [
        "?event=won.0..player:S.value:40&event=won.0..player:E.value:22.win:discard.from:W&event=won.0..player:W.value:28.win:discard.from:S"
    ];
    "two-players" Payment "M17 · № 23" [
        "?players=2&event=won.0..player:E.value:29&event=won.0..player:S.value:12.win:discard.from:E"
        "?players=2&event=won.0..player:E.value:29&event=won.0..player:S.value:12.win:discard.from:E&event=won.0..player:S.value:16"
    ];
    "mistakes" Penalty "M18" [
        "?event=mistake.0..player:S.outcome:too-few"
        "?event=mistake.0..player:S.outcome:mistaken"
    ];
    "invalid-win" Penalty "M7, M16" [
        "?event=won.0..player:E.value:29&event=won.0..player:E.value:22"
    ];
    "end-of-deal" Special "M10" [
        "?event=won.0..player:S.value:40&event=won.0..player:E.value:22&event=won.0..player:E.value:29"
    ];
    "four-alike" Special "M4 · № 18, 19" [
        "1111335778m55699p22468sESWNCFP+E?win=self-drawn"
    ];
    "dead-wall" Special "M1, M19 · № 22" [];
}
