//! The rulebook where it differs from that of riichi: the pages of the rules and of the rows that only three
//! players have, and the terms of the glossary. Of two rows of riichi there are examples here, because none of
//! theirs can be played by three.

use crate::rules::pages::{Book, fan_pages, rule_pages, term_pages};

/// The rulebook.
pub static BOOK: Book =
    Book { fans: FANS, rules: RULES, by_ruling: &[], terms: TERMS, term_pages: PAGES };

#[rustfmt::skip]
fan_pages! { "sanma";
    "yakuhai-north" "SN5" [
        "[NNN]34578p22678s+9p?seat=S&from=W&rulings=sega-mj-sanma"
        "345p22678sNNNCC+C?seat=S&win=self-drawn&rulings=sega-mj-sanma"
    ];
    "pulled-north" "SN7" told [
        "99m234567p34578s+6s?seat=S&riichi=riichi&win=self-drawn&norths=2"
        "[CCC]234567p5699s+4s?seat=S&from=W&norths=1&dora=W"
    ];
    "fu-pair-of-north" "SN5" [
        "[CCC]234567p56sNN+4s?seat=S&from=W&rulings=sega-mj-sanma"
        "234567p34578sNN+6s?seat=S&riichi=riichi&from=W&rulings=sega-mj-sanma"
    ];
    "sanshoku-doukou" "Y21 · SN4" [
        "[111m][111p]45p111sCC+6p?seat=S&from=W"
        "[999m][999p]234p99sCC+9s?seat=S&from=W"
    ];
    "renhou" "Y31 · SN26" told [
        "99m234567p34578s+6s?seat=S&from=E&first-turn=yes&rulings=sega-mj-sanma"
        "1199m2277p3366sE+E?seat=S&from=E&first-turn=yes&rulings=sega-mj-sanma"
    ];
}

#[rustfmt::skip]
rule_pages! { "sanma";
    "tiles" Winning "SN1 · SN4" [
        "[111m][111p]45p111sCC+6p?seat=S&from=W"
        "19m19p19sESWNCFP+P?seat=S&from=W"
    ];
    "no-called-chows" Winning "SN2" [
        "[CCC]234567p5699s+4s?seat=S&from=W"
    ];
    "north" Winning "SN5" [
        "[NNN]34578p22678s+9p?seat=S&from=W&rulings=sega-mj-sanma"
        "234567p34578sNN+6s?seat=S&riichi=riichi&from=W"
    ];
    "pulling-norths" Counting "SN6 · SN7" [
        "99m234567p34578s+6s?seat=S&riichi=riichi&win=self-drawn&norths=2"
        "99m234567p34578s+6s?seat=S&riichi=riichi&win=self-drawn&norths=2&dora=W"
    ];
    "north-and-the-go-round" Counting "SN9" [
        "99m234567p34578s+6s?seat=S&riichi=riichi&win=north-replacement&norths=1&ippatsu=yes"
        "99m234567p34578s+6s?seat=S&riichi=riichi&win=north-replacement&norths=1&ippatsu=yes&rulings=parlour-sanma"
    ];
    "wins-on-norths" Counting "SN8 · SN10" [
        "99m234567p34578s+6s?seat=S&win=north-replacement&norths=1"
        "19m19p19sESWCFPP+N?seat=W&win=pulled-north&from=S"
        "456678p23455sNN+N?seat=W&riichi=riichi&win=pulled-north&from=S"
    ];
    "dora-and-red-fives" Counting "SN11 · SN12" [
        "[999m]234567p5699s+4s?seat=S&from=W&dora=1m"
        "999m234567p5556s+4s?seat=S&riichi=riichi&from=W&dora=1m"
        "[CCC]234067p5699s+4s?seat=S&from=W"
        "[CCC]234567p5699s+4s?seat=S&from=W&rulings=parlour-sanma"
    ];
    "other-values" Counting "SN26" [
        "1199m2277p3366sE+E?seat=S&riichi=riichi&from=W"
        "1199m2277p3366sE+E?seat=S&riichi=riichi&from=W&rulings=parlour-sanma"
    ];
    "discard-payment" Payment "SN13" [
        "99m234567p34578s+6s?seat=S&riichi=riichi&from=W"
    ];
    "self-draw-payment" Payment "SN14" [
        "99m234567p34578s+6s?seat=S&riichi=riichi&win=self-drawn"
        "99m234567p34578s+6s?seat=S&riichi=riichi&win=self-drawn&rulings=sega-mj-sanma"
        "[CCC]111m345p6799s+8s?win=self-drawn"
    ];
    "whole-thousands" Payment "SN15" [
        "99m234567p34578s+6s?seat=S&riichi=riichi&win=self-drawn&rulings=parlour-sanma"
        "[CCC]111m345p6799s+8s?win=self-drawn&rulings=parlour-sanma"
    ];
    "honba" Payment "SN16" [
        "99m234567p34578s+6s?seat=S&riichi=riichi&win=self-drawn&norths=2&honba=2&sticks=1"
        "99m234567p34578s+6s?seat=S&riichi=riichi&win=self-drawn&norths=2&honba=2&sticks=1&rulings=parlour-sanma"
    ];
    "liability" Payment "SN17" [
        "[CCC][FFF][PPP]23p55s+4p?seat=S&win=self-drawn&honba=1&liable=W"
        "[CCC][FFF][PPP]23p55s+4p?seat=S&from=E&honba=1&liable=W"
    ];
    "several-winners" Payment "SN18" [];
    "ready-at-the-end" Payment "SN19" [
        "?ending=draw&tenpai=S"
        "?ending=draw&tenpai=SW"
    ];
    "nagashi-mangan" Payment "SN20" [
        "?ending=draw&nagashi=W"
    ];
    "false-win" Penalty "SN24" [];
    "next-dealer" Special "SN21" [
        "?ending=draw&tenpai=E"
        "?ending=draw&tenpai=E&rulings=sega-mj-sanma"
    ];
    "game" Special "SN22 · SN23" [];
    "four-at-the-table" Special "SN25" [];
    "presets" Special "SN12–SN26" [
        "99m234567p34578s+6s?seat=S&riichi=riichi&win=self-drawn"
        "99m234567p34578s+6s?seat=S&riichi=riichi&win=self-drawn&rulings=parlour-sanma"
    ];
}

#[rustfmt::skip]
term_pages! { "sanma";
    uses [
        "honor" "wind" "dragon" "terminal" "terminal-or-honor" "simple" "declared-ready" "not-ready"
        "dead-wall" "round" "seat-wind" "prevalent-wind" "guest-wind" "double-wind" "exclusion"
        "minimum" "nearest-wins" "several-winners" "passed-win" "penalty" "bonus-tile" "yaku" "han"
        "fu" "base-value" "mangan" "yakuman" "dora-indicator" "honba" "riichi-stick" "furiten"
        "liability" "uma" "pulled-north" "tsumo-loss"
    ];
    "tile" ["tiles"];
    "guest-wind" ["north"];
    "payment" ["discard-payment" "self-draw-payment"];
    "self-drawn" ["self-draw-payment"];
    "bonus-tile" ["pulled-north" "dora-and-red-fives"];
    "honba" ["honba"];
    "liability" ["liability"];
    "several-winners" ["several-winners"];
    "nearest-wins" ["several-winners"];
    "drawn-deal" ["ready-at-the-end"];
    "not-ready" ["ready-at-the-end"];
    "false-win" ["false-win"];
    "penalty" ["false-win"];
    "dealer" ["next-dealer"];
    "round" ["game"];
    "uma" ["game"];
    "ruling" ["presets"];
    "pulled-north" ["pulling-norths" "pulled-north" "wins-on-norths"];
    "tsumo-loss" ["self-draw-payment"];
}
