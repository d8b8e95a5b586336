//! The worked examples of the rules.

use super::*;

/// A pinfu of South's, won from West.
const PINFU: &str = "234567m345p78s99m+6s?seat=S";

#[test]
fn riichi_and_pinfu_on_a_discard() {
    let report = report(&format!("{PINFU}&from=W&riichi=riichi"));
    let sheet = best(&report);
    assert_eq!((&*yaku(sheet), &*fu(sheet)), ("riichi pinfu", "base 20, concealed-discard 10"));
    assert_eq!(sheet.formula.as_ref().unwrap().amount(), 480);
    assert_eq!(net(&report), [0, 2000, -2000, 0]);
}

#[test]
fn the_same_self_drawn() {
    let report = report(&format!("{PINFU}&win=self-drawn&riichi=riichi"));
    let sheet = best(&report);
    assert_eq!((&*yaku(sheet), &*fu(sheet)), ("riichi menzen-tsumo pinfu", "base 20"));
    assert_eq!(sheet.formula.as_ref().unwrap().amount(), 640);
    assert_eq!((net(&report), sheet.total), ([-1300, 2700, -700, -700], 2700));
}

#[test]
fn a_red_dragon_of_an_open_hand() {
    for (seat, total) in [("S", 1000), ("E", 1500)] {
        let report = report(&format!("[CCC]234m567p99s56s+7s?seat={seat}&from=W"));
        let sheet = best(&report);
        assert_eq!((&*yaku(sheet), &*fu(sheet)), ("yakuhai-red", "base 20, open-outer-pung 4"));
        assert_eq!((sheet.formula.as_ref().unwrap().amount(), sheet.total), (240, total));
    }
}

#[test]
fn an_open_hand_of_twenty_fu_counts_thirty() {
    let hand = "[234m]345p567p22s67s+8s?seat=S";
    let on_discard = report(&format!("{hand}&from=W"));
    let sheet = best(&on_discard);
    assert_eq!((&*yaku(sheet), &*fu(sheet)), ("tanyao", "base 20, open-twenty 10"));
    assert_eq!(sheet.total, 1000);
    let drawn = report(&format!("{hand}&win=self-drawn"));
    assert_eq!(fu(best(&drawn)), "base 20, self-drawn 2");
    assert_eq!(best(&drawn).total, 1100);
}

#[test]
fn seven_pairs_have_twenty_five_fu() {
    let report = report("1122m3344p5566sE+E?seat=S&from=W&riichi=riichi");
    let sheet = best(&report);
    assert_eq!((&*yaku(sheet), &*fu(sheet)), ("riichi chiitoitsu", "seven-pairs 25"));
    assert_eq!((sheet.formula.as_ref().unwrap().amount(), sheet.total), (800, 3200));
}

#[test]
fn two_indicators_of_one_dora() {
    let hand = format!("{PINFU}&from=W&riichi=riichi&dora=1m1m");
    for (preset, total) in
        [("wrc", 8000), ("ema", 8000), ("m-league", 8000), ("tenhou", 7700), ("mahjong-soul", 7700)]
    {
        let report = ruled(&hand, preset, &[]);
        assert_eq!(yaku(best(&report)), "riichi pinfu dora dora");
        assert_eq!(best(&report).total, total, "{preset}");
    }
}

#[test]
fn the_reading_that_pays_most_counts() {
    let report = report("34s222333444p99m+2s?seat=S&from=W");
    let totals: Vec<(String, i32)> =
        report.sheets.iter().map(|sheet| (yaku(sheet), sheet.total)).collect();
    assert_eq!(totals[0], ("sanankou".into(), 3200));
    assert!(totals.contains(&("pinfu iipeikou".into(), 2000)));
}

#[test]
fn somebody_is_liable_for_big_three_dragons() {
    let hand = "[CCC][FFF][PPP]23m55s+4m?seat=S&honba=2&sticks=1&liable=W";
    let drawn = report(&format!("{hand}&win=self-drawn"));
    assert_eq!(net(&drawn), [0, 33_600, -32_600, 0]);
    let discarded = report(&format!("{hand}&from=N"));
    assert_eq!(net(&discarded), [0, 33_600, -16_000, -16_600]);
}
