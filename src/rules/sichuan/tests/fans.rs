//! Tests of the fans: where each counts, the obstacle where it does not, and the cap.

use super::*;
use crate::reading::division::Form;
use crate::rules::sichuan::{faults, obstacles};
use crate::scoring::{Obstacle, PartRequirement, WinRequirement};

/// The settlement of East's win with these tiles.
fn won(tiles: &str, win: &str) -> Settlement {
    settle(deal(&format!("E - {tiles}"), &format!("E wins {win}"), Rulings::default()))
}

fn keys(tiles: &str, win: &str) -> String {
    wins(&won(tiles, win))
}

fn obstacle(tiles: &str, win: &str, fan: u8) -> Obstacle {
    explained(&won(tiles, win), fan).expect_err("an obstacle")
}

/// Why a fan applies to the first reading of East's hand, or the first obstacle.
fn explained(settlement: &Settlement, fan: u8) -> Why {
    let claim = &settlement.claims[0];
    let Verdict::Won { readings, .. } = &claim.verdict else { panic!("{:?}", claim.verdict) };
    settlement.explain(0, 0, &readings[0], fan).expect("a fan")
}

const PLAIN: &str = "2344566m234777p";

#[test]
fn root_counts_each_kind_of_four() {
    assert_eq!(keys("[7777p,1]23456m23488p", "7m discard S"), "E 2 root");
    // As a kong, as a pung and a chow, and spread over two chows and a pair.
    assert_eq!(keys("[777p]1234599m789p", "6m discard S"), "E 2 root");
    assert_eq!(keys("3344455m123456p", "4m self-drawn"), "E 2 root");
    assert_eq!(keys("[2222p]2223334m678p", "2m discard S"), "E 4 root, root");
    assert_eq!(obstacle(PLAIN, "6m discard S", 1), obstacles::NO_FOUR);
    let settlement = won("[2222p]2223334m678p", "2m discard S");
    let evidence = explained(&settlement, 1).unwrap();
    let tiles: Vec<Tile> = evidence.iter().flat_map(|e| e.tiles).collect();
    assert_eq!(tiles, [tile("2m"), tile("2p")]);
}

#[test]
fn all_pungs_wants_pungs_and_kongs() {
    assert_eq!(keys("[222m][333m]7778899p", "8p discard N"), "E 2 all-pungs");
    let wanted = PartRequirement::PUNG;
    let others = ["[222m]3337889m789p", PLAIN, "22335566m77889p"];
    for (hand, win) in others.into_iter().zip(["8m discard N", "6m discard S", "9p discard S"]) {
        assert_eq!(obstacle(hand, win, 2), Obstacle::Parts { wanted });
    }
}

#[test]
fn golden_wait_counts_concealed_kongs_as_declared() {
    let four = "[222m][333m][555m][7777m]6p";
    assert_eq!(keys(four, "6p discard W"), "E 8 all-pungs, golden-wait, root");
    let three = "[222m][333m][555m]777m6p";
    let of = obstacles::DECLARED_SETS;
    assert_eq!(obstacle(three, "6p discard W", 3), Obstacle::Count { of, have: 3, wanted: 4 });
    let pairs = "22335566m77889p";
    assert_eq!(obstacle(pairs, "9p discard S", 3), Obstacle::Count { of, have: 0, wanted: 4 });
}

#[test]
fn full_flush_is_one_suit() {
    assert_eq!(keys("2223457778889m", "9m discard S"), "E 4 full-flush");
    let suits = Obstacle::Suits { most: 1, honors: false };
    assert_eq!(obstacle(PLAIN, "6m discard S", 4), suits);
}

#[test]
fn seven_pairs_may_have_four_alike() {
    assert_eq!(keys("22335566m77889p", "9p discard S"), "E 4 seven-pairs");
    assert_eq!(keys("22223355m77889p", "9p discard S"), "E 8 root, seven-pairs");
    assert_eq!(obstacle(PLAIN, "6m discard S", 5), Obstacle::Form { wanted: Form::SevenPairs });
}

#[test]
fn the_dearer_reading_is_the_first() {
    // 22 33 44 55 66 77 8 8 is also 234 234 567 567 88.
    let settlement = won("2233445566778m", "8m discard S");
    let Verdict::Won { value, readings } = &settlement.claims[0].verdict else { panic!() };
    assert_eq!((value.fans, value.value, value.fans_over_limit()), (4, 8, 1));
    assert_eq!(readings[0].division.form, Form::SevenPairs);
    assert!(readings.len() > 2);
    assert!(readings[1..].iter().all(|sheet| sheet.total == 4 && sheet.points == 2));
}

#[test]
fn circumstances_count_and_say_what_is_missing() {
    let kong = "[2222m]4566m345777p";
    let coming = |wanted| Obstacle::Coming { wanted };
    assert_eq!(keys(kong, "6m replacement"), "E 4 root, win-after-kong");
    assert_eq!(obstacle(kong, "6m self-drawn", 6), coming(WinRequirement::REPLACEMENT));
    assert_eq!(keys(PLAIN, "6m discard-after-kong N"), "E 2 discard-after-kong");
    assert_eq!(obstacle(PLAIN, "6m discard N", 7), coming(obstacles::DISCARD_AFTER_KONG));
    assert_eq!(keys("2445666m234777p", "3m robbed-kong W"), "E 2 robbing-the-kong");
    assert_eq!(obstacle(PLAIN, "6m discard N", 8), coming(WinRequirement::ROBBED_KONG));
    assert_eq!(keys(PLAIN, "6m discard N last"), "E 2 under-the-sea");
    assert_eq!(keys(PLAIN, "6m self-drawn last"), "E 2 under-the-sea");
    assert_eq!(obstacle(PLAIN, "6m discard N", 9), coming(WinRequirement::LAST_DISCARD));
    assert_eq!(obstacle(PLAIN, "6m self-drawn", 9), coming(WinRequirement::LAST_OF_WALL));
    // The replacement tile comes from the same end and may be the last (S14).
    let both = "E 8 root, under-the-sea, win-after-kong";
    assert_eq!(keys(kong, "6m replacement last"), both);
    assert_eq!(
        keys(PLAIN, "6m discard-after-kong N last"),
        "E 4 discard-after-kong, under-the-sea"
    );
}

#[test]
fn every_fan_is_capped_with_the_others() {
    // Eight fans, among them full flush, seven pairs and roots: three count.
    let settlement = won("2222333344445m", "5m self-drawn last");
    let Verdict::Won { value, readings } = &settlement.claims[0].verdict else { panic!() };
    assert_eq!((value.fans, value.value, value.fans_over_limit()), (8, 8, 5));
    assert_eq!(readings[0].formula.as_ref().unwrap().to_string(), "1 × 2 × 2 × 2");
    assert_eq!(settlement.ledger.net.east, 27);
}

#[test]
fn every_fan_has_its_words() {
    use crate::text::Catalogue;
    for catalogue in [Catalogue::english(), Catalogue::of(crate::text::Language::Ru)] {
        let mut keys: Vec<String> = Vec::new();
        for fan in &FANS {
            keys.push(format!("fan.sichuan.{}.definition", fan.key));
            keys.push(format!("fan.sichuan.{}.why", fan.key));
        }
        keys.extend(Ruling::KEYS.iter().map(|k| format!("ruling.{k}")));
        keys.extend(Ruling::KEYS.iter().map(|k| format!("ruling.{k}.definition")));
        let all = || MissingEntryKind::ALL.iter();
        let missing = all().filter(|kind| kind.moves_points(Rulings::from_bits(u64::MAX)));
        keys.extend(missing.map(|kind| format!("missing.{}", kind.key())));
        let gaps = all().filter(|kind| !kind.moves_points(Rulings::default()));
        keys.extend(gaps.map(|kind| format!("gap.{}", kind.key())));
        keys.extend(WallEndState::ALL.iter().map(|k| format!("state.{}", k.key())));
        keys.extend(FaultCode::ALL.iter().chain(faults::ALL).map(|k| format!("fault.{}", k.key())));
        keys.extend(["cap.sichuan", "obstacle.no-four"].map(String::from));
        for key in keys {
            assert!(catalogue.has(&key), "{key}");
        }
    }
}
