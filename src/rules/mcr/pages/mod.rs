//! The rulebook of MCR: clauses and examples of the fans, and here of the other rules.

mod fans;
mod terms;

use crate::rules::pages::{Book, rule_pages};

use super::fans::BY_RULING;

/// The rulebook.
pub static BOOK: Book = Book {
    fans: fans::FANS,
    rules: RULES,
    by_ruling: &BY_RULING,
    terms: terms::TERMS,
    term_pages: terms::PAGES,
};

#[rustfmt::skip]
rule_pages! { "mcr";
    "standard-hand" Winning "§1.2" [
        "[123m][456p]234m55p78s+9s?from=N"
        "99m333444555p12s+3s?win=self-drawn"
    ];
    "special-hands" Winning "§1.2" [
        "2255m3388p669sCC+9s?from=W"
        "19m19p19sESWNCFP+C?from=N"
        "14m258p36sESWNCF+9s?from=W"
    ];
    "knitted-hand" Winning "§1.2" [
        "[678p]147m258p369sE+E?from=S"
        "13347m25568p369s+7p?win=self-drawn"
    ];
    "eight-points" Winning "§1.2" [
        "[222m][777s]44499p55s12h+5s?from=W"
        "[222m][777s]444p5588s+5s?from=W"
    ];
    "two-ways" Winning "§3.1" [
        "[345m][345p]678m22p34s+5s?win=self-drawn"
        "[345m][345p]678m22p34s+5s?from=N"
        "[345p][666m]78p234sEE+9p?win=robbed-kong&from=W"
    ];
    "claiming" Winning "§1.3" [
        "[CCC][345p]345m99p34s+5s?from=N"
    ];
    "claim-order" Winning "§1.3" [];
    "kong-kinds" Winning "§1.3" [
        "[3333p][6666s,1][7777m,5]9m234s+9m?from=W"
    ];
    "concealed-kong-rule" Winning "§1.3" [
        "[7777m]345m345p3499s+5s?from=W"
    ];
    "non-repeat" Counting "§2.1 P1" [
        "[345m][678m]1235599m+9m?from=W"
        "[111m][999p]99m11p999s+1p?from=S"
    ];
    "non-separation" Counting "§2.1 P2" [
        "99m333444555p12s+3s?win=self-drawn"
    ];
    "non-identity" Counting "§2.1 P3" [
        "[123s][123s]45699sPP+P?from=N"
    ];
    "high-versus-low" Counting "§2.1 P4" [
        "3m666677778888p+3m?win=self-drawn"
    ];
    "account-once" Counting "§2.1 P5" [
        "[123m][123m]77889mCC+9m?from=N"
    ];
    "joining-fans" Counting "§2.1" [
        "[123m][456p]123p5578s+9s?from=N"
    ];
    "wait-fans" Counting "§2.4" [
        "[456m][456p]99m12456s+3s?from=N"
        "[345m][345p]7889m345s+8m?from=N"
        "[345m][345p]7889m345s+8m?from=N&rulings=competition-1998"
    ];
    "kong-fans" Counting "§5" [
        "[3333m,1][7777p]88p23467s+5s?from=W"
        "[3333m,1][7777p]88p23467s+5s?from=W&rulings=competition-1998"
        "[3333m][7777p][8888s]6p456s+6p?win=self-drawn"
    ];
    "wind-pungs" Counting "§4" [
        "[NNN][WWW]1115pSSS+5p?from=S"
    ];
    "instead-of-self-drawn" Counting "§4" [
        "[345m][777s]45678pNN+9p?win=self-drawn&last=draw"
        "[SSSS,1][345m]678m23p55s+4p?win=replacement"
        "234567m34p66678s+5p?win=self-drawn"
    ];
    "flowers-last" Counting "§2.3" [
        "[345m][345p]678m22p34s2h+5s?from=N"
        "[222m][777s]44499p55s12h+5s?from=W"
    ];
    "two-presets" Counting "§5" [
        "2255m3388p669sCC+9s?win=self-drawn"
        "2255m3388p669sCC+9s?win=self-drawn&rulings=competition-1998"
    ];
    "self-drawn-payment" Payment "§3.1" [
        "[SSS][345p]1117899p12h+6p?win=self-drawn"
    ];
    "discard-payment" Payment "§3.1" [
        "[CCC][345p]345m99p34s12h+5s?from=N"
    ];
    "robbed-kong-payment" Payment "§3.1" [
        "[345p][666m]78p234sEE+9p?win=robbed-kong&from=W"
    ];
    "drawn-deal" Payment "Green Book" [];
    "table-points" Payment "§3.3" [];
    "too-few-points" Penalty "§3.2 · 6" [
        "[222m][777s]44499p55s+5s?from=W&outcome=too-few"
    ];
    "mistaken-win" Penalty "§3.2 · 6" [
        "[345p][666m]78p234sEE?outcome=mistaken"
    ];
    "wrong-disclosure" Penalty "§3.2 · 7" [
        "?outcome=disclosure"
    ];
    "empty-claim" Penalty "Green Book · 3" [];
    "early-touch" Penalty "Green Book · 4" [];
    "late-pung" Penalty "Green Book · 5" [];
    "wrong-count" Penalty "Green Book · 8" [];
    "exposed-tile" Penalty "Green Book · 7" [];
    "wrong-call" Penalty "Green Book · 11" [];
    "information" Penalty "Green Book · 9, 10" [];
    "at-once" Penalty "Green Book" [];
    "one-winner" Special "§1.4" [];
    "flower-replacement" Special "№ 46, 81" [
        "[5555p]234678m2267s1h+8s?win=self-drawn"
    ];
    "own-discards" Special "Green Book" [];
    "kong-in-turn" Special "Green Book · 8" [];
    "last-tiles" Special "§4" [
        "[345m][777s]45678pNN+9p?win=self-drawn&last=draw"
        "[345m][777s]45678pNN+9p?from=W&last=claim"
    ];
}
