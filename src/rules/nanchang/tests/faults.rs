//! Tests of the faults: all are found at once, and each has a sentence.

use crate::entry::FaultCode;
use crate::rules::nanchang::faults;
use crate::text::{Catalogue, Language, fault};

use super::*;

const WON: &str = "S:123456789m55sEE+E";

fn faults(draft: &Draft) -> Vec<(FaultCode, Option<Seat>)> {
    let faults = Deal::new(draft).unwrap_err();
    for catalogue in [Catalogue::english(), Catalogue::of(Language::Ru)] {
        for fault in &faults {
            let sentence = fault::sentence(fault, &catalogue).to_string();
            assert!(!sentence.contains(['{', '}']) && sentence.ends_with('.'), "{sentence}");
        }
    }
    codes(faults)
}

fn of(jing: &str, hands: &str, outcome: &str) -> Vec<(FaultCode, Option<Seat>)> {
    faults(&draft(jing, "E", hands, outcome))
}

/// The same draft while nobody has said which tile was turned up.
fn without_indicator(mut draft: Draft) -> Draft {
    let indicator = SYSTEM.question("indicator").unwrap();
    draft.forget(indicator, 0);
    draft
}

#[test]
fn jing_that_cannot_be() {
    let unknown = without_indicator(draft("2m", "E", WON, "S discard W"));
    assert_eq!(faults(&unknown), [(faults::JING_UNKNOWN, None)]);
    let hands = format!("{WON} N:222m W:2m");
    // One is in the winner's chow, and one is the indicator.
    assert_eq!(of("2m", &hands, "S discard W"), [(FaultCode::FIVE_OF_A_KIND, None)]);
    let hands = format!("{WON} N:222m");
    assert_eq!(of("2m", &hands, "S discard W"), [(faults::TOO_MANY_JING, None)]);
    let in_play = ruled(draft("2m", "E", &hands, "S discard W"), Ruling::IndicatorInPlay);
    assert!(Deal::new(&in_play).is_ok());
}

#[test]
fn hands_that_cannot_be() {
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
    let of = |counted: &[(&str, &str)]| {
        let mut drawn = draft("2m", "E", "", "");
        for (question, count) in counted {
            drawn.set_at(question, 2, count).unwrap();
        }
        faults(&drawn).into_iter().map(|(code, _)| code).collect::<Vec<_>>()
    };
    assert_eq!(of(&[("primary", "4")]), [faults::TOO_MANY_JING]);
    assert_eq!(of(&[("secondary", "3"), ("jing-kongs", "1")]), [faults::JING_KONG_WITHOUT_JING]);
    assert_eq!(of(&[("open-kongs", "3"), ("concealed-kongs", "2")]), [FaultCode::TOO_MANY_MELDS]);
    assert_eq!(of(&[("primary", "2"), ("open-kongs", "4")]), [FaultCode::TOO_MANY_TILES]);
    let huge = ["open-kongs", "concealed-kongs"].map(|question| (question, "4"));
    let of_jing = [("primary", "3"), ("jing-kongs", "2")];
    assert_eq!(of(&[huge, of_jing].concat()).len(), 2);
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
    // Nobody declares a set before the dealer's first discard, but for concealed kongs of the dealer.
    let dealers = "E:123456789m55sEE+E";
    for (hands, outcome, code) in [
        (format!("{dealers} S:[555p]"), "E self-drawn heavenly", faults::HEAVENLY_IMPOSSIBLE),
        (format!("{dealers} S:[5555p]"), "E self-drawn heavenly", faults::HEAVENLY_IMPOSSIBLE),
        (format!("{WON} W:[555p]"), "S discard E earthly", faults::EARTHLY_IMPOSSIBLE),
        (format!("{WON} E:[555p]"), "S discard E earthly", faults::EARTHLY_IMPOSSIBLE),
    ] {
        assert_eq!(of("C", &hands, outcome), [(code, None)], "{hands}");
    }
    assert!(
        Deal::new(&draft("C", "E", &format!("{WON} E:[5555p]"), "S discard E earthly")).is_ok()
    );
    let mut counted = draft("C", "E", dealers, "E self-drawn heavenly");
    counted.set_at("open-kongs", 1, "1").unwrap();
    assert_eq!(faults(&counted), [(faults::HEAVENLY_IMPOSSIBLE, None)]);
    let mut passed = draft("C", "E", WON, "S discard E earthly");
    passed.set("passed-win", "yes").unwrap();
    assert_eq!(faults(&passed), [(faults::EARTHLY_IMPOSSIBLE, None)]);
    let mut early = draft("C", "E", WON, "S discard E earthly");
    early.set("four-discards", "yes").unwrap();
    assert_eq!(faults(&early), [(faults::CHAO_ZHUANG_TOO_EARLY, None)]);
}

/// The pung of a robbed kong counts among the tiles on the table, whether it was entered or not (N16).
#[test]
fn robbed_pungs_that_cannot_be() {
    let of = |jing: &str, others: &str, counts: &[(&str, usize, &str)]| {
        let hands = format!("S:234m456p789s11s23p+1p {others}");
        let mut draft = draft(jing, "E", &hands, "S robbed-kong W");
        for (question, place, count) in counts {
            draft.set_at(question, *place, count).unwrap();
        }
        Deal::new(&draft).map(|_| ()).map_err(codes)
    };
    let west = Some(Wind::West);
    assert_eq!(of("1p", "", &[]), Err(vec![(faults::TOO_MANY_JING, None)]));
    assert_eq!(of("9m", "N:1p", &[]), Err(vec![(FaultCode::FIVE_OF_A_KIND, None)]));
    let five = Err(vec![(FaultCode::FIVE_OF_A_KIND, None)]);
    assert_eq!(of("9p", "", &[("secondary", 2, "1")]), five);
    let missing = Err(vec![(FaultCode::ROBBED_PUNG_MISSING, west)]);
    assert_eq!(of("9p", "", &[("secondary", 1, "0"), ("open-kongs", 1, "1")]), missing);
    let kongs = Err(vec![(FaultCode::TOO_MANY_MELDS, west)]);
    assert_eq!(of("9m", "", &[("open-kongs", 1, "4")]), kongs);
    for counts in [("secondary", 1, "3"), ("open-kongs", 1, "1")] {
        assert_eq!(of("9p", "", &[counts]), Ok(()), "{counts:?}");
    }
}

#[test]
fn one_winner_only() {
    let of = |outcome| {
        let mut claimed = draft("C", "E", WON, outcome);
        claimed.set_at("claims", 2, "yes").unwrap();
        Deal::new(&claimed).unwrap_err()
    };
    let faults = of("S discard W");
    assert_eq!((faults[0].code, &*faults[0].value), (faults::SEVERAL_WINNERS, "N"));
    let sentence = fault::sentence(&faults[0], &Catalogue::english()).to_string();
    assert!(sentence.contains("North"), "{sentence}");
    // An earthly win is on the dealer's discard. Without a discarder nobody is the first after them.
    assert_eq!(&*of("S discard earthly")[0].value, "S");
    let undecided = of("S discard");
    assert_eq!(codes(undecided), [(faults::SEVERAL_WINNERS_UNDECIDED, None)]);
    assert_eq!(codes(of("S self-drawn")), [(FaultCode::SEVERAL_SELF_DRAWN, None)]);
}

#[test]
fn all_faults_are_found_at_once() {
    let hands = format!("{WON} N:11111s W:1h");
    let all = faults(&without_indicator(draft("2m", "E", &hands, "S self-drawn W")));
    let expected = [
        (faults::JING_UNKNOWN, None),
        (FaultCode::FLOWERS_NOT_USED, Some(Wind::West)),
        (FaultCode::FIVE_OF_A_KIND, Some(Wind::North)),
        (FaultCode::SELF_DRAWN_FROM_OTHER, None),
    ];
    assert_eq!(all, expected);
}

/// A losing hand can be entered as counts of jing and kongs, or not at all.
#[test]
fn losers_need_no_tiles() {
    let hands = format!("{WON} N:[1111s,1]23s W:[9999p]");
    let whole = score(&deal("2s", "E", &hands, "S discard W"));
    let mut counted = draft("2s", "E", WON, "S discard W");
    for question in ["primary", "secondary", "open-kongs"] {
        counted.set_at(question, 2, "1").unwrap();
    }
    counted.set_at("concealed-kongs", 1, "1").unwrap();
    let counted = score(&Deal::new(&counted).unwrap());
    assert_eq!(counted.ledger, whole.ledger);
    assert_eq!(counted.not_entered, [Wind::East]);
}
