//! The open readings of the rules, and which reading counts.

use super::*;

#[test]
fn four_identical_chows_are_twice_pure_double_chow() {
    // R-A3: three pungs and a pair as well, and never seven pairs.
    let report = report("2222333344449m+9m?seat=S&from=W");
    assert!(report.sheets.iter().any(|sheet| yaku(sheet).contains("ryanpeikou")));
    assert!(report.sheets.iter().all(|sheet| !yaku(sheet).contains("chiitoitsu")));
}

#[test]
fn twice_pure_double_chow_goes_before_seven_pairs() {
    let report = report("223344m556677p9m+9m?seat=S&from=W");
    assert_eq!(yaku(best(&report)), "ryanpeikou");
    assert!(report.sheets.iter().any(|sheet| yaku(sheet) == "chiitoitsu"));
}

#[test]
fn four_alike_are_not_two_pairs() {
    let report = report("1111m2233p4455s66s?seat=S&from=W");
    assert!(report.sheets.is_empty());
}

#[test]
fn the_first_yakuman_counts_where_they_do_not_add_up() {
    // R-A4.
    let hand = "CCCFFFPPPEEE1m+1m?seat=S&from=W";
    let wrc = ruled(hand, "wrc", &[]);
    assert_eq!((&*yaku(best(&wrc)), best(&wrc).points), ("suuankou-tanki daisangen", 26));
    let ema = ruled(hand, "ema", &[]);
    assert_eq!((&*yaku(best(&ema)), best(&ema).total), ("suuankou-tanki", 32_000));
    // R-A5: a doubled one counts twice all the same.
    let doubled = ruled(hand, "ema", &["double-yakuman"]);
    assert_eq!(best(&doubled).total, 64_000);
}

#[test]
fn a_concealed_kong_is_robbed_for_thirteen_orphans() {
    // R-A9.
    let report = report("19m9p199sESWNPFC+1p?seat=E&win=robbed-kong&from=N");
    assert_eq!((&*yaku(best(&report)), best(&report).total), ("kokushi", 48_000));
}

#[test]
fn the_first_indicator_counts_without_kong_dora() {
    // R-A10.
    let hand = "234567m345p78s99m+6s?seat=S&from=W&dora=E8m";
    assert_eq!(yaku(best(&ruled(hand, "wrc", &["kan-dora"]))), "pinfu");
}

#[test]
fn the_green_dragon_is_not_required() {
    // R-A14.
    assert_eq!(yaku(best(&report("[234s]2342366688s+4s?seat=S&from=W"))), "ryuuiisou");
}

#[test]
fn readings_of_equal_pay_are_ordered() {
    // A yakuman goes before a counted one.
    let report = report("222333444m888s5p+5p?seat=S&win=self-drawn&dora=1m1m1m2m");
    let first = report.sheets.iter().map(|sheet| (sheet.limit.unwrap(), sheet.total)).take(2);
    assert_eq!(first.collect::<Vec<_>>(), [("yakuman", 32_000), ("counted-yakuman", 32_000)]);
}
