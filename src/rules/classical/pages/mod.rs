//! The rulebook of Chinese Classical: a page for each row of the table, and here for each other rule.

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
rule_pages! { "classical";
    "forms" Winning "C2 · C3" [
        "[234s]12367m456p55s+8m"
        "1122335577889m+9m"
        "19m19p19sESWNCFP+9s"
    ];
    "ready-hand" Winning "C6" [
        "[234s]12367m456p55s+8m"
        "[234s]12367m456p55s+8m?ready=no"
    ];
    "steps" Counting "C42" [
        "[CCC]12367m45688s+5m"
        "[CCC][FFFF,1]23467m88s+5m"
    ];
    "open-and-concealed" Counting "C8 · C11 · C12" [
        "[555p]23467m22p678s+8m"
        "[234m]678m555p3488s+5s"
        "[5555p][234m]67m22678s+8m"
    ];
    "claimed-winning-tile" Counting "C8 · C-A2" [
        "[234m]678m55p34588s+5p"
        "[234m]678m55p34588s+5p?win=self-drawn"
    ];
    "undeclared-kong" Counting "C8" [
        "[234m]78m555567p99s+9m"
    ];
    "worth-nothing" Counting "C10 · C19 · C-A4" [
        "[234s]12367m456p55s+8m"
        "[234s]12367m456p55s+8m?win=self-drawn&rulings=no-points-at-all"
    ];
    "double-wind" Counting "C10 · C15" [
        "[234s]123m456p78sSS+9s?round=S&seat=S"
        "[EEE]12367m45688s+5m"
    ];
    "doubles-multiply" Counting "C15–C29" [
        "[CCC][FFFF,1]23467m88s+5m"
        "23467m22456p678s+8m?win=self-drawn&ready-on-deal=yes"
    ];
    "best-arrangement" Counting "C14" [
        "[CCC]222333444m5s+5s"
    ];
    "limit" Counting "C30" [
        "1112345678899m+9m?win=self-drawn"
        "[SSS][WWW][NNN]78mEE+9m?round=S&seat=N"
    ];
    "limit-hands" Counting "C31–C41" [
        "[EEE][FFF]SSSWWCC+C"
        "[EEE][FFF]SSSWWCC+C?limit=1000"
    ];
    "rounding" Counting "C42" [
        "[555p]23467m22p678s+8m"
    ];
    "losing-hands" Counting "C10–C13 · C15–C17 · C-A7 · C-A8" [
        "[234m][555p]88p34567s+8s/[777m]1358999mCCC?seat=S&from=E"
        "[CCC]12367m45688s+5m/1478m258p369sESW/22258m369p147sES/147m258p369sEWNN?seat=S&from=W"
    ];
    "winner-is-paid" Payment "C43" [
        "[CCC]12367m45688s+5m?seat=S&from=W"
    ];
    "losers-settle" Payment "C44" [
        "234567m345678p9s+9s/1478m258p369sESW/[1111s]147m999p25sEW/[1111p,1]22258m3p47sES?round=W&seat=N&win=self-drawn"
    ];
    "east-doubles" Payment "C45" [
        "234567m345678p9s+9s?win=self-drawn"
        "[CCC]12367m45688s+5m?seat=S&from=E"
    ];
    "drawn-deal" Payment "C9" [
        "[234s]12367m456p55s?ending=draw"
    ];
    "stakes" Payment "C48" [];
    "no-penalties" Penalty "C46" [];
    "order-of-claims" Special "C4" [];
    "two-claims" Special "C5 · C-A13" [
        "[234s]12367m456p55s+8m/[CCC]34567m22p567s?from=N&claims.1=yes"
        "[234s]12367m456p55s+8m/[CCC]34567m22p567s?from=N&claims.1=yes&rulings=nearest-claim-wins"
    ];
    "robbed-kong" Special "C7 · C22 · C-A12" [
        "[345p]234m678p3379s+8s?win=robbed-kong&from=S"
    ];
    "free-tiles" Special "C20 · C47 · C-A14" [
        "[5555p,1]23467m22p678s+8m?win=replacement"
        "[234s]12367m456p55s3h+8m?win=replacement"
    ];
    "flowers" Special "C1 · C13 · C17 · C50 · C-A1" [
        "[234m][555p]88p34567s235h+8s?seat=S&from=W"
        "[234s]12355m456p78s15h+9s"
        "[234s]12355m456p78s15h+9s?rulings=flower-doubles-twice"
    ];
    "last-tile" Special "C21 · C-A5" [
        "[234m][555p]88p34567s+8s?seat=S&last=claim"
        "[234m][555p]88p34567s+8s?seat=S&last=claim&rulings=last-tile-on-discard"
    ];
    "concealed-on-a-discard" Special "C26 · C-A3" [
        "234555m678p4588s+6s?seat=S&from=W"
        "234555m678p4588s+6s?seat=S&from=W&rulings=concealed-on-discard"
    ];
    "east-stays" Special "C49" [
        "234567m345678p9s+9s?win=self-drawn"
    ];
}
