//! What cannot be is refused, everything at once and with a sentence.

use crate::entry::FaultCode as Code;
use crate::text::Catalogue;

use super::*;

const WON: &str = "S:123456789m55sEE+E";

fn faults(setup: &Setup) -> Vec<(Code, Option<Seat>)> {
    let faults = Deal::new(setup).unwrap_err();
    for catalogue in [Catalogue::english(), Catalogue::russian()] {
        for fault in &faults {
            let said = fault.sentence(&catalogue).to_string();
            assert!(!said.contains(['{', '}']) && said.ends_with('.'), "{said}");
        }
    }
    codes(faults)
}

fn of(jing: &str, hands: &str, outcome: &str) -> Vec<(Code, Option<Seat>)> {
    faults(&setup(jing, "E", hands, outcome))
}

#[test]
fn jing_that_cannot_be() {
    let mut unknown = setup("2m", "E", WON, "S discard W");
    unknown.primary = None;
    assert_eq!(faults(&unknown), [(Code::JingUnknown, None)]);
    let hands = format!("{WON} N:222m W:2m");
    // One in the winner's chow, and one lies in the wall.
    assert_eq!(of("2m", &hands, "S discard W"), [(Code::FiveOnTable, None)]);
    let hands = format!("{WON} N:222m");
    assert_eq!(of("2m", &hands, "S discard W"), [(Code::TooManyJing, None)]);
    let mut in_play = setup("2m", "E", &hands, "S discard W");
    in_play.rulings = Rulings::DEFAULT.with(Ruling::IndicatorInPlay, true);
    assert!(Deal::new(&in_play).is_ok());
}

#[test]
fn hands_that_cannot_be() {
    let south = Some(Wind::South);
    assert_eq!(of("C", "S:123m+E", "S discard W"), [(Code::TooFewTiles, south)]);
    assert_eq!(of("C", "S:123456789m55sEE", "S discard W"), [(Code::WinNotInHand, south)]);
    assert_eq!(of("C", "", "S discard W"), [(Code::WinnerNotEntered, south)]);
    let north = Some(Wind::North);
    let hands = format!("{WON} N:123456789p1234s5s");
    assert_eq!(of("C", &hands, "S discard W"), [(Code::MoreThanThirteen, north)]);
    let hands = format!("{WON} N:11111s W:[NNN]NN");
    let west = Some(Wind::West);
    assert_eq!(
        of("C", &hands, "S discard W"),
        [(Code::FiveOfAKind, west), (Code::FiveOfAKind, north)]
    );
    let hands = format!("{WON} N:[EEE]");
    assert_eq!(of("C", &hands, "S discard W"), [(Code::FiveOnTable, None)]);
    let hands = format!("{WON} N:1h");
    assert_eq!(of("C", &hands, "S discard W"), [(Code::FlowersNotUsed, north)]);
}

#[test]
fn counts_that_cannot_be() {
    let of = |counted: Counted| {
        let mut setup = setup("2m", "E", "", "");
        setup.hands.west = Entered::Counted(counted);
        faults(&setup).into_iter().map(|(code, _)| code).collect::<Vec<_>>()
    };
    let none = Counted::default();
    assert_eq!(of(Counted { secondary: 5, ..none }), [Code::FiveOfAKind]);
    assert_eq!(of(Counted { primary: 4, ..none }), [Code::TooManyJing]);
    assert_eq!(of(Counted { secondary: 3, jing_kongs: 1, ..none }), [Code::JingKongWithoutJing]);
    assert_eq!(of(Counted { open_kongs: 3, concealed_kongs: 2, ..none }), [Code::TooManyMelds]);
    let crowded = Counted { primary: 2, open_kongs: 4, ..none };
    assert_eq!(of(crowded), [Code::MoreThanThirteen]);
    let huge = Counted {
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
    assert_eq!(seats("S self-drawn W"), [(Code::SelfDrawnFromOther, None)]);
    assert_eq!(seats("S discard S"), [(Code::OwnTile, None)]);
    let south = Some(Wind::South);
    assert_eq!(seats("S replacement"), [(Code::ReplacementWithoutKong, south)]);
    assert_eq!(seats("S self-drawn heavenly"), [(Code::HeavenlyImpossible, None)]);
    assert_eq!(seats("S discard W earthly"), [(Code::EarthlyImpossible, None)]);
    assert_eq!(seats("S robbed-kong W"), [(Code::RobbedTileInHand, south)]);
    let robbed = "S:46789p12355sEEE+5p N:555p";
    let north = Some(Wind::North);
    assert_eq!(of("C", robbed, "S robbed-kong N"), [(Code::RobbedPungMissing, north)]);
    let melded = "S:[123m]456789m55sEE+E";
    assert_eq!(of("C", melded, "S discard E earthly"), [(Code::EarthlyImpossible, None)]);
    let mut early = setup("C", "E", WON, "S discard E earthly");
    early.chao_zhuang = true;
    assert_eq!(faults(&early), [(Code::ChaoZhuangTooEarly, None)]);
}

#[test]
fn one_winner_only() {
    let mut setup = setup("C", "E", WON, "S discard W");
    let mut second = setup.wins[0];
    second.seat = Wind::North;
    setup.wins.push(second);
    let faults = Deal::new(&setup).unwrap_err();
    assert_eq!((faults[0].code, &*faults[0].value), (Code::SeveralWinners, "N"));
    assert!(faults[0].to_string().contains("North"));
}

#[test]
fn everything_is_said_at_once() {
    let mut setup = setup("2m", "E", "S:123m+E N:11111s", "S self-drawn W");
    setup.primary = None;
    assert_eq!(faults(&setup).len(), 4);
}

/// A loser can be entered by jing and kongs alone, or not at all.
#[test]
fn losers_need_no_tiles() {
    let hands = format!("{WON} N:[1111s,1]23s W:[9999p]");
    let whole = score(&deal("2s", "E", &hands, "S discard W"));
    let mut counted = setup("2s", "E", WON, "S discard W");
    counted.hands.north =
        Entered::Counted(Counted { primary: 1, secondary: 1, open_kongs: 1, ..Counted::default() });
    counted.hands.west = Entered::Counted(Counted { concealed_kongs: 1, ..Counted::default() });
    let counted = score(&Deal::new(&counted).unwrap());
    assert_eq!(counted.ledger, whole.ledger);
    assert_eq!(counted.not_entered, [Wind::East]);
}
