//! Every row of fu: a hand where it counts, and one where it does not.

use super::*;

/// The fu of the best reading.
fn of(hand: &str) -> String {
    fu(best(&report(hand)))
}

#[test]
fn of_the_wait() {
    // The tile completes the pair, the middle of a chow, or 3 of 123 or 7 of 789.
    for (hand, counts) in [
        ("[CCC]234567m345p9s+9s", true),
        ("[CCC]234567m35p99s+4p", true),
        ("[CCC]234567m12p99s+3p", true),
        ("[CCC]234567m89p99s+7p", true),
        ("[CCC]234567m34p99s+2p", false),
        ("[CCC]234567m23p99s+1p", false),
        ("[CCC]234567m78p99s+9p", false),
        ("[CCC]234567m55p99s+5p", false),
    ] {
        assert_eq!(of(&format!("{hand}?from=S")).contains("wait 2"), counts, "{hand}");
    }
}

#[test]
fn the_chosen_reading_decides_the_wait() {
    // 2345 waits for 2 and 5; with 5, the pair of 5 would make it a pair wait.
    assert_eq!(of("[CCC]234m567m2345p+5p?from=S"), "base 20, wait 2, open-outer-pung 4");
}

#[test]
fn of_the_pair() {
    for (pair, round, seat, expected) in [
        ("C", "E", "S", "pair-of-dragons 2"),
        ("S", "E", "S", "pair-of-seat-wind 2"),
        ("E", "E", "S", "pair-of-round-wind 2"),
        ("W", "E", "S", ""),
        ("E", "E", "E", "pair-of-double-wind 2"),
        ("9s", "E", "E", ""),
    ] {
        let hand = format!("[FFF]234567m34p{pair}{pair}+2p?round={round}&seat={seat}&from=N");
        let hand = hand.replace("9s9s", "99s");
        let parts = ["base 20", expected, "open-outer-pung 4"].into_iter();
        let expected: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
        assert_eq!(of(&hand), expected.join(", "), "{hand}");
    }
    let double = "[FFF]234567m34pEE+2p?from=N";
    assert!(fu(best(&ruled(double, "tenhou", &[]))).contains("pair-of-double-wind 4"));
}

#[test]
fn of_each_sort_of_set() {
    for (set, expected) in [
        ("[222s]", "open-pung 2"),
        ("222s", "concealed-pung 4"),
        ("[999s]", "open-outer-pung 4"),
        ("WWW", "concealed-outer-pung 8"),
        ("[2222s,1]", "open-kong 8"),
        ("[2222s,5]", "open-kong 8"),
        ("[2222s]", "concealed-kong 16"),
        ("[WWWW,1]", "open-outer-kong 16"),
        ("[9999s]", "concealed-outer-kong 32"),
    ] {
        let (melds, standing) = if set.starts_with('[') { (set, "") } else { ("", set) };
        let hand = format!("[CCC]{melds}{standing}234m34p88p+2p?seat=S&from=W");
        assert!(of(&hand).contains(expected), "{hand}: {}", of(&hand));
    }
}

#[test]
fn a_pung_that_a_discard_completed_is_open() {
    let hand = "[CCC]234m567p55s99m+5s?seat=S";
    assert!(of(&format!("{hand}&from=W")).contains("open-pung 2"));
    assert!(of(&format!("{hand}&win=self-drawn")).contains("concealed-pung 4"));
}

#[test]
fn of_a_self_drawn_tile() {
    let replaced = "[5555p]234m67m22678s+8m?win=replacement";
    assert!(fu(best(&ruled(replaced, "wrc", &[]))).contains("self-drawn 2"));
    let off = ruled(replaced, "wrc", &["replacement-draw-2-fu"]);
    assert!(!fu(best(&off)).contains("self-drawn"));
    let pinfu = "234567m345p78s99m+6s?seat=S&win=self-drawn";
    assert_eq!(fu(best(&ruled(pinfu, "wrc", &[]))), "base 20");
    let off = ruled(pinfu, "wrc", &["pinfu-with-self-draw"]);
    assert_eq!((&*yaku(best(&off)), &*fu(best(&off))), ("menzen-tsumo", "base 20, self-drawn 2"));
}

#[test]
fn everything_says_why_it_counts_or_what_is_in_the_way() {
    for hand in [
        "[CCC]234m567p55s99m+5s?seat=S&from=W",
        "1122m3344p5566sE+E?seat=S&from=W&riichi=riichi",
        "19m19p19sESWNCFP+P?from=S",
        "[5555p]234m67m22678s+8m?win=replacement",
    ] {
        let engine = rules::engine(&super::super::SYSTEM).unwrap();
        let examined = engine.examine(&draft(hand));
        for index in 0..examined.report.sheets.len() {
            for fan in &FANS {
                let why = examined.why_or_nearest(0, index, fan.number);
                assert!(why.is_some(), "{hand}: {}", fan.key);
            }
        }
    }
}
