//! Dora, ura dora and red fives.

use crate::rules::riichi::dora::after;

use super::*;

#[test]
fn the_tile_after_an_indicator() {
    let pairs = "1m2m 8m9m 9m1m 9p1p 4s5s ES SW WN NE PF FC CP";
    for pair in pairs.split(' ') {
        let (indicator, dora) = pair.split_at(pair.len() / 2);
        assert_eq!(after(indicator.parse().unwrap()).to_string(), dora);
    }
}

#[test]
fn each_copy_counts_for_each_indicator() {
    let hand = "[CCC]234m567p99s56s+7s?seat=S&from=W";
    for (dora, number) in [("F", 3), ("FF", 6), ("F1m", 4), ("8s", 2), ("E", 0)] {
        let report = report(&format!("{hand}&dora={dora}"));
        assert_eq!(yaku(best(&report)).matches(" dora").count(), number, "{dora}");
    }
    let off = ruled(&format!("{hand}&dora=1m8sF"), "wrc", &["kan-dora"]);
    assert_eq!(yaku(best(&off)), "yakuhai-red dora");
}

#[test]
fn those_beneath_count_after_riichi() {
    let hand = "234567m345p78s99m+6s?seat=S&from=W&riichi=riichi&dora=E&ura=8m";
    assert_eq!(yaku(best(&report(hand))), "riichi pinfu ura-dora ura-dora");
    let off = ruled(hand, "wrc", &["ura-dora"]);
    assert_eq!(yaku(best(&off)), "riichi pinfu");
}

#[test]
fn red_fives_are_dora_where_they_are_played() {
    let hand = "234067m340p78s99m+6s?seat=S&from=W";
    assert_eq!(yaku(best(&report(hand))), "pinfu");
    assert_eq!(yaku(best(&ruled(hand, "tenhou", &[]))), "pinfu red-five red-five");
    // A red five is a 5 beside an ordinary indicator.
    let dora = format!("{hand}&dora=4m");
    assert_eq!(yaku(best(&ruled(&dora, "tenhou", &[]))), "pinfu dora red-five red-five");
}
