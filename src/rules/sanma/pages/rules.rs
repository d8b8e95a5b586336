//! The pages of the rules that differ from riichi's: each with its clauses, names and examples as links.

use crate::rules::pages::rule_pages;

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
