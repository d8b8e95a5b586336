//! The rulebook of Sichuan: a page for each fan, and here for each rule that is not in the table of fans.

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
rule_pages! { "sichuan";
    "forms" Winning "S3 · §3.1" [
        "2344566m234777p+6m?void=s&from=S"
        "22335566m77889p+9p?void=s&from=S"
    ];
    "missing-suit" Winning "S4 · §3.2" [
        "2344566m234777p+6m?void=s&from=S"
        "[222m]456m34577p99s+7p?void=s&from=S"
    ];
    "no-claimed-chows" Winning "S2 · §2" [
        "[222m]34567m34588p+8m?void=s&from=N"
    ];
    "value" Counting "S15 · §9.1–9.3" [
        "2344566m234777p+6m?void=s&from=S"
        "[777p]1234599m789p+6m?void=s&from=W"
        "[222m][333m][555m][7777m,1]6p+6p?void=s&from=W&kong-from=N"
    ];
    "adding-up" Counting "S19–S27 · §10" [
        "[222m][444m][777p][888p]6p+6p?void=s&from=W"
        "1133446677899s+8s?void=p&win=self-drawn"
    ];
    "best-arrangement" Counting "S15 · §9" [
        "223344m5566778p+8p?void=s&from=S"
    ];
    "on-a-discard" Payment "S16 · §9.4" [
        "2344566m234777p+6m?void=s&from=S"
    ];
    "self-draw" Payment "S17 · §9.5" [
        "2344566m234777p+6m?void=s&win=self-drawn"
        "2344566m234777p+6m?void=s&win=self-drawn&out.1=yes"
    ];
    "after-a-win" Payment "S18 · §7.2" [
        "2344566m234777p/12445789p13579s/13m11234577899s/2223457778889m?void=s&void.1=m&void.2=p&void.3=p&event=win.3.9m.from:E&event=win.0.6m.win:self-drawn.sea:yes&event=wall-end.0."
    ];
    "open-kong" Payment "S9 · §8.1" [
        "[2222m,1]4566m345777p+6m?void=s&win=self-drawn&kong-from=S"
    ];
    "added-kong" Payment "S10 · §8.2" [
        "[3333m,5]789m1235679s+9s?void=p&win=self-drawn"
        "[3333m,5]789m1235679s?void=p&event=kong.0.3m.kong:late&event=win.0.9s.win:self-drawn"
    ];
    "concealed-kong" Payment "S11 · §8.3" [
        "[5555m]678m2344499p+1p?void=s&win=self-drawn"
    ];
    "kong-returned" Payment "S12 · §8.4 · S-A12" [
        "2344566m234777p///[9999p]134569m2258p?void=s&void.3=s&event=kong.3.9p&event=win.0.6m.win:discard-after-kong.from:N"
        "2344566m234777p///[8888p,5][9999p]134569m2p?void=s&void.3=s&event=kong.3.8p.kong:added&event=kong.3.9p&event=win.0.6m.win:discard-after-kong.from:N"
    ];
    "robbed-kong" Payment "S28" [
        "2445666m234777p//[333m]1479m124779s?void=s&void.2=p&event=win.0.3m.win:robbed-kong.from:W"
    ];
    "win-after-open-kong" Payment "S17 · S24 · S-A1" [
        "[2222m,1]4566m345777p+6m?void=s&win=replacement&kong-from=S"
        "[2222m,1]4566m345777p+6m?void=s&win=replacement&kong-from=S&rulings=feeder-pays-after-open-kong"
    ];
    "wall-end-states" Payment "S29 · §11.1" [
        "2344566m234777p/[888m][333m]1118899p/[9999s]1479m124577s/114569m22458p14s?void=s&void.1=s&void.2=p&void.3=s&event=kong.2.9s&event=win.0.6m.from:N&event=wall-end.0."
    ];
    "not-ready-pays" Payment "S31 · §11.3 · S-A5 · S-A8" [
        "[5555m,1]46m22234789p/[888m][333m]1118899p/1345p123456789s/6678p111234567s?void=s&void.1=s&void.2=m&void.3=m&event=kong.0.5m.kong:open.from:W&event=wall-end.0."
    ];
    "same-state" Payment "S32 · §11.4" [
        "2344566m234777p/[888m][333m]1118899p/1345p123456789s/6678p111234567s?void=s&void.1=s&void.2=m&void.3=m&event=wall-end.0."
    ];
    "kongs-returned-at-the-end" Payment "S13 · §8.5 · S-A6 · S-A7" [
        "[9999p]11245788m14p/[8888p,5]12447p13579s/1245789m124779s/134569m1224567p?void=s&void.1=m&void.2=p&void.3=s&event=kong.0.9p&event=kong.1.8p.kong:late&event=wall-end.0."
    ];
    "flower-pig" Penalty "S30 · §11.2" [
        "11245788m1447p1s/6m12445789p1357s/3369m124677889s/134569m2235689p?void=s&void.1=m&void.2=p&void.3=s&event=wall-end.0."
    ];
    "false-win" Penalty "S33 · §11.5" [
        "2223457778889m?seat=N&void=p&event=win.0.9m.from:E&event=false-win.3."
    ];
    "late-missing-suit" Penalty "S7 · §5.4" [];
    "several-winners" Special "S5 · §3.3" [
        "2344566m234777p/1133556m778899s?seat=S&void=s&void.1=p&event=win.0.6m.from:E&event=win.1.6m.same-tile:yes"
    ];
    "play-goes-on" Special "S8 · §4" [
        "12345m34577799p/[222m][333m]1118899p/56778m11123455s?seat=S&void=s&void.1=s&void.2=p&event=win.0.6m.from:E&event=win.1.8p.from:E&event=win.2.9m.win:self-drawn"
    ];
    "passed-win" Special "S6 · §3.4 · S-A10" [
        "2344566m234777p+6m?void=s&from=S&passed=1"
        "[777p]1234599m789p+6m?void=s&from=W&passed=1"
    ];
    "third-win-on-the-last-tile" Special "S8 · S-A11" [
        "12345m34577799p/[222m][333m]1118899p/56778m11123455s?seat=S&void=s&void.1=s&void.2=p&event=win.0.6m.from:E&event=win.1.8p.from:E&event=win.2.9m.win:self-drawn.sea:yes"
    ];
    "replacement" Special "S14 · §8" [
        "[2222m]4566m345777p+6m?void=s&win=replacement&sea=yes"
    ];
    "wait-for-a-held-tile" Special "S-A9" [
        "[5555m,1]46m22234789p/[888m][333m]1118899p/1345p123456789s/6678p111234567s?void=s&void.1=s&void.2=m&void.3=m&event=kong.0.5m.kong:open.from:W&event=wall-end.0."
    ];
    "choosing-the-missing-suit" Special "S35 · §5.1–5.3" [];
    "next-dealer" Special "S36 · §6" [
        "2344566m234777p/1133556m778899s?seat=S&void=s&void.1=p&event=win.0.6m.from:E&event=win.1.6m.same-tile:yes"
    ];
}
