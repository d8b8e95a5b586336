//! The rulebook of riichi: a page for each row of the table, and here for each other rule.

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
rule_pages! { "riichi";
    "forms" Winning "R4" [
        "23456799m345p78s+6s?seat=S&from=W"
        "1144m2277p3366sE+E?seat=S&from=W"
        "19m19p199sSWNCFP+E?seat=S&from=W"
    ];
    "one-yaku" Winning "R4" [
        "[123m]456m34p56799s+5p?seat=S&from=W&dora=8s"
        "[123m]456m34p56799s+5p?seat=S&from=W&last=claim&dora=8s"
    ];
    "concealed-and-open" Winning "R3 · R6" [
        "[5555p]23467m22p678s+8m?seat=S&riichi=riichi&from=W"
        "[345p]23467m22p678s+8m?seat=S&from=W"
    ];
    "furiten" Winning "R7" [
        "23456799m345p78s+9s?seat=S&from=W&own-discards=6s"
        "23456799m345p78s+6s?seat=S&win=self-drawn"
    ];
    "steps" Counting "R14 · R15 · R16" [
        "222m555p34888sWW+2s?seat=S&riichi=riichi&from=E"
        "[CCC]12367m45688s+5m?seat=S&from=W"
    ];
    "open-hands" Counting "R3" [
        "12345678m345pWW+9m?seat=S&from=W"
        "[123m]456789m45pWW+6p?seat=S&from=W"
    ];
    "best-reading" Counting "R5" [
        "99m222333444p34s+2s?seat=S&from=W"
    ];
    "fu" Counting "R14" [
        "222m555p34888sWW+2s?seat=S&from=E"
        "[CCC]12346m45688s+5m?seat=S&from=W"
    ];
    "set-on-a-discard" Counting "R6" [
        "234678m55p34588s+5p?seat=S&riichi=riichi&from=W"
        "234678m55p34588s+5p?seat=S&riichi=riichi&win=self-drawn"
    ];
    "twenty-and-thirty-fu" Counting "R14" [
        "23456799m345p78s+6s?seat=S&win=self-drawn"
        "[234m]345567p2267s+8s?seat=S&from=W"
    ];
    "double-wind" Counting "R14 · Y8 · Y9" [
        "222m555p45667sEE+8s?riichi=riichi&from=W"
        "222m555p45667sEE+8s?riichi=riichi&from=W&rulings=mahjong-soul"
        "[EEE]12367m45688s+5m?from=W"
    ];
    "dora-indicators" Counting "R10 · R11" [
        "23456799m345p78s+6s?seat=S&riichi=riichi&from=W&dora=8m&ura=4m"
        "[345p]23467m22p678s+8m?seat=S&from=W&dora=11m"
    ];
    "red-fives" Counting "R2" [
        "[CCC]12367m45688s+0m?seat=S&from=W&rulings=mahjong-soul"
        "[CCC]12367m45688s+0m?seat=S&from=W&dora=4m&rulings=mahjong-soul"
        "[CCC]12367m45688s+0m?seat=S&from=W"
    ];
    "base-value" Counting "R15" [
        "[CCC]12367m45688s+5m?seat=S&from=W"
        "23456799m345p78s+6s?seat=S&riichi=riichi&from=W"
    ];
    "limits" Counting "R15" [
        "12334556789sWW+4s?seat=S&riichi=riichi&from=E"
        "[234m]5566778999m+4m?seat=S&from=W"
    ];
    "round-up" Counting "R15" [
        "23456799m345p78s+6s?seat=S&riichi=riichi&from=W&dora=8m"
        "23456799m345p78s+6s?seat=S&riichi=riichi&from=W&dora=8m&rulings=mahjong-soul"
    ];
    "counted-yakuman" Counting "R15" [
        "1222334556778m+9m?seat=S&riichi=riichi&win=self-drawn&dora=14m"
        "1222334556778m+9m?seat=S&riichi=riichi&win=self-drawn&dora=14m&rulings=ema"
    ];
    "yakuman" Counting "R12" [
        "[CCC][FFF]234m5pPPP+5p?seat=S&from=E"
        "19m19p199sSWNCFP+E?seat=S&from=W"
    ];
    "double-yakuman" Counting "R12 · R9" [
        "[EEE][SSS][WWW]NNNC+C?seat=S&from=E"
        "[EEE][SSS][WWW]NNNC+C?seat=S&from=E&rulings=ema"
        "[EEE][SSS][WWW]NNNC+C?seat=S&from=E&rulings=mahjong-soul"
    ];
    "blessing-of-man" Counting "R13 · R-A7" [
        "23467m22456p678s+8m?seat=S&from=E&first-turn=yes"
        "12334556789sWW+4s?seat=S&from=E&first-turn=yes&dora=8s"
    ];
    "discard-payment" Payment "R16" [
        "23456799m345p78s+6s?seat=S&riichi=riichi&from=W"
        "23456799m345p78s+6s?riichi=riichi&from=W"
    ];
    "self-draw-payment" Payment "R16" [
        "23456799m345p78s+6s?seat=S&riichi=riichi&win=self-drawn"
        "23456799m345p78s+6s?riichi=riichi&win=self-drawn"
    ];
    "honba" Payment "R17" [
        "23456799m345p78s+6s?seat=S&riichi=riichi&from=W&honba=2"
        "23456799m345p78s+6s?seat=S&riichi=riichi&win=self-drawn&honba=2"
    ];
    "riichi-sticks" Payment "R17" [
        "23456799m345p78s+6s?seat=S&riichi=riichi&from=W&sticks=2"
    ];
    "liability" Payment "R18" [
        "[CCC][FFF][PPP]23m55p+4m?seat=S&win=self-drawn&honba=2&liable=W"
        "[CCC][FFF][PPP]23m55p+4m?seat=S&from=N&honba=2&liable=W"
    ];
    "liability-shared" Payment "R18 · R-A8" [
        "[CCC][FFF][PPP]EESS+E?seat=S&win=self-drawn&liable=W"
        "[CCC][FFF][PPP]EESS+E?seat=S&win=self-drawn&liable=W&rulings=open-tanyao,round-up-mangan,counted-yakuman,yakuman-add-up,renhou-mangan,ippatsu,ura-dora,kan-dora,replacement-draw-2-fu,pinfu-with-self-draw,liability-four-kongs,liability-whole-hand"
    ];
    "ready-at-the-end" Payment "R20" [
        "?ending=draw&tenpai=ES"
        "?ending=draw&tenpai=W"
    ];
    "nagashi-mangan" Payment "R21" [
        "?ending=draw&tenpai=E&nagashi=S&rulings=mahjong-soul"
    ];
    "false-win" Penalty "R23" [];
    "several-winners" Special "R19" [];
    "declaring-riichi" Special "Y1–Y3 · R7" [
        "23456799m345p78s+6s?seat=S&riichi=riichi&from=W"
        "23456799m345p78s+6s?seat=S&riichi=riichi&from=W&ippatsu=yes"
    ];
    "replacement-tiles" Special "Y14 · R14" [
        "[CCCC]12367m45688s+5m?seat=S&win=replacement"
    ];
    "robbed-kong" Special "Y13 · R-A9" [
        "[345p]234m678p3379s+8s?seat=W&win=robbed-kong&from=S"
    ];
    "last-tile" Special "Y15 · Y16" [
        "[234m][555p]88p34567s+8s?seat=S&win=self-drawn&last=draw"
        "[234m][555p]88p34567s+8s?seat=S&from=W&last=claim"
    ];
    "first-go-round" Special "Y2 · Y31 · Y41 · Y42" [
        "23467m22456p678s+8m?win=self-drawn&first-turn=yes"
        "23467m22456p678s+8m?seat=S&win=self-drawn&first-turn=yes"
        "23467m22456p678s+8m?seat=S&from=E&first-turn=yes"
    ];
    "four-identical" Special "R4 · Y17 · R-A3" [
        "22223467m345p77s+8m?seat=S&from=W"
    ];
    "next-dealer" Special "R22" [
        "23456799m345p78s+6s?riichi=riichi&from=W"
    ];
    "game" Special "R24" [];
    "presets" Special "R12–R21" [
        "23456799m345p78s+6s?seat=S&riichi=riichi&from=W&dora=8m"
        "23456799m345p78s+6s?seat=S&riichi=riichi&from=W&dora=8m&rulings=mahjong-soul"
    ];
}
