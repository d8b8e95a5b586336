//! Tests of the faults: all are found at once, and each has a sentence.

use crate::entry::FaultCode;
use crate::rules::nanchang::faults;
use crate::text::{Catalogue, Language, fault};

use super::*;

const WON: &str = "S:123456789m55sEE+E";

fn faults(record: &Record) -> Vec<(FaultCode, Option<Seat>)> {
    let faults = Deal::new(record).unwrap_err();
    for catalogue in [Catalogue::english(), Catalogue::of(Language::Ru)] {
        for fault in &faults {
            let sentence = fault::sentence(fault, &catalogue).to_string();
            assert!(!sentence.contains(['{', '}']) && sentence.ends_with('.'), "{sentence}");
        }
    }
    codes(faults)
}

fn of(jing: &str, hands: &str, outcome: &str) -> Vec<(FaultCode, Option<Seat>)> {
    faults(&record(jing, "E", hands, outcome))
}

#[test]
fn jing_that_cannot_be() {
    let mut unknown = record("2m", "E", WON, "S discard W");
    unknown.primary = None;
    assert_eq!(faults(&unknown), [(faults::JING_UNKNOWN, None)]);
    let hands = format!("{WON} N:222m W:2m");
    // One is in the winner's chow, and one is the indicator.
    assert_eq!(of("2m", &hands, "S discard W"), [(FaultCode::FIVE_OF_A_KIND, None)]);
    let hands = format!("{WON} N:222m");
    assert_eq!(of("2m", &hands, "S discard W"), [(faults::TOO_MANY_JING, None)]);
    let mut in_play = record("2m", "E", &hands, "S discard W");
    in_play.rulings = Rulings::default().with(Ruling::IndicatorInPlay, true);
    assert!(Deal::new(&in_play).is_ok());
}

#[test]
fn hands_that_cannot_be() {
    let south = Some(Wind::South);
    assert_eq!(of("C", "S:123m+E", "S discard W"), [(faults::TOO_FEW_TILES, south)]);
    assert_eq!(of("C", "S:123456789m55sEE", "S discard W"), [(FaultCode::WIN_NOT_IN_HAND, south)]);
    assert_eq!(of("C", "", "S discard W"), [(faults::WINNER_NOT_ENTERED, south)]);
    let north = Some(Wind::North);
    let hands = format!("{WON} N:123456789p1234s5s");
    assert_eq!(of("C", &hands, "S discard W"), [(FaultCode::TOO_MANY_TILES, north)]);
    let hands = format!("{WON} N:11111s W:[NNN]NN");
    let west = Some(Wind::West);
    assert_eq!(
        of("C", &hands, "S discard W"),
        [(FaultCode::FIVE_OF_A_KIND, west), (FaultCode::FIVE_OF_A_KIND, north)]
    );
    let hands = format!("{WON} N:[EEE]");
    assert_eq!(of("C", &hands, "S discard W"), [(FaultCode::FIVE_OF_A_KIND, None)]);
    let hands = format!("{WON} N:1h");
    assert_eq!(of("C", &hands, "S discard W"), [(FaultCode::FLOWERS_NOT_USED, north)]);
}

#[test]
fn counts_that_cannot_be() {
    let of = |counted: HandCounts| {
        let mut record = record("2m", "E", "", "");
        record.hands.west = EnteredHand::HandCounts(counted);
        faults(&record).into_iter().map(|(code, _)| code).collect::<Vec<_>>()
    };
    let none = HandCounts::default();
    assert_eq!(of(HandCounts { secondary: 5, ..none }), [FaultCode::FIVE_OF_A_KIND]);
    assert_eq!(of(HandCounts { primary: 4, ..none }), [faults::TOO_MANY_JING]);
    assert_eq!(
        of(HandCounts { secondary: 3, jing_kongs: 1, ..none }),
        [faults::JING_KONG_WITHOUT_JING]
    );
    assert_eq!(
        of(HandCounts { open_kongs: 3, concealed_kongs: 2, ..none }),
        [FaultCode::TOO_MANY_MELDS]
    );
    let crowded = HandCounts { primary: 2, open_kongs: 4, ..none };
    assert_eq!(of(crowded), [FaultCode::TOO_MANY_TILES]);
    let huge = HandCounts {
        primary: 255,
        secondary: 255,
        open_kongs: 255,
        concealed_kongs: 255,
        jing_kongs: 255,
    };
    assert_eq!(of(huge).len(), 4);
}

#[test]
fn wins_that_cannot_be() {
    let seats = |outcome| of("C", WON, outcome);
    assert_eq!(seats("S self-drawn W"), [(FaultCode::SELF_DRAWN_FROM_OTHER, None)]);
    assert_eq!(seats("S discard S"), [(FaultCode::OWN_TILE, None)]);
    let south = Some(Wind::South);
    assert_eq!(seats("S replacement"), [(FaultCode::REPLACEMENT_WITHOUT_KONG, south)]);
    assert_eq!(seats("S self-drawn heavenly"), [(faults::HEAVENLY_IMPOSSIBLE, None)]);
    assert_eq!(seats("S discard W earthly"), [(faults::EARTHLY_IMPOSSIBLE, None)]);
    assert_eq!(seats("S robbed-kong W"), [(FaultCode::ROBBED_TILE_IN_HAND, south)]);
    let robbed = "S:46789p12355sEEE+5p N:555p";
    let north = Some(Wind::North);
    assert_eq!(of("C", robbed, "S robbed-kong N"), [(FaultCode::ROBBED_PUNG_MISSING, north)]);
    let melded = "S:[123m]456789m55sEE+E";
    assert_eq!(of("C", melded, "S discard E earthly"), [(faults::EARTHLY_IMPOSSIBLE, None)]);
    let mut early = record("C", "E", WON, "S discard E earthly");
    early.chao_zhuang = true;
    assert_eq!(faults(&early), [(faults::CHAO_ZHUANG_TOO_EARLY, None)]);
}

#[test]
fn one_winner_only() {
    let mut record = record("C", "E", WON, "S discard W");
    let mut second = record.wins[0];
    second.seat = Wind::North;
    record.wins.push(second);
    let faults = Deal::new(&record).unwrap_err();
    assert_eq!((faults[0].code, &*faults[0].value), (faults::SEVERAL_WINNERS, "N"));
    let sentence = fault::sentence(&faults[0], &Catalogue::english()).to_string();
    assert!(sentence.contains("North"), "{sentence}");
}

#[test]
fn all_faults_are_found_at_once() {
    let mut record = record("2m", "E", "S:123m+E N:11111s", "S self-drawn W");
    record.primary = None;
    assert_eq!(faults(&record).len(), 4);
}

/// A losing hand can be entered as counts of jing and kongs, or not at all.
#[test]
fn losers_need_no_tiles() {
    let hands = format!("{WON} N:[1111s,1]23s W:[9999p]");
    let whole = score(&deal("2s", "E", &hands, "S discard W"));
    let mut counted = record("2s", "E", WON, "S discard W");
    counted.hands.north = EnteredHand::HandCounts(HandCounts {
        primary: 1,
        secondary: 1,
        open_kongs: 1,
        ..HandCounts::default()
    });
    counted.hands.west =
        EnteredHand::HandCounts(HandCounts { concealed_kongs: 1, ..HandCounts::default() });
    let counted = score(&Deal::new(&counted).unwrap());
    assert_eq!(counted.ledger, whole.ledger);
    assert_eq!(counted.not_entered, [Wind::East]);
}
