//! What explains a hand is true of it: what is said of another reading, of the wait, and of several
//! occurrences of a fan.

use crate::catalogues::catalogues;
use crate::support::drafts;
use crate::support::fans;
use crate::support::flow;
use crate::support::random::{self, Flavour, Random};
use hule::entry::Draft;
use hule::reading::division::is_four_sets;
use hule::rules;
use hule::scoring::{Examined, Obstacle, Reason, Shortfall};
use hule::text::{Catalogue, explain, missing};
use hule::tiles::Counts;

/// The numbers of Edge Wait, Closed Wait and Single Wait.
const WAITS: [u8; 3] = [77, 78, 79];

const EDGE_WAIT: u8 = 77;

const PUNG_OF_TERMINALS_OR_HONORS: u8 = 73;

/// Drawn hands of MCR, and hands of the reference cases of every rule system.
fn hands() -> Vec<Draft> {
    let mut random = Random::new(73);
    let flavours = Flavour::ALL.into_iter().flat_map(|flavour| [flavour; 40]);
    let drawn = flavours.map(|flavour| random::draft(&random::deal(&mut random, flavour)));
    let mut all: Vec<Draft> = drawn.collect();
    // Three pungs of consecutive ranks are three chows as well.
    let pungs = ["111222333", "222333444", "333444555", "444555666", "666777888", "777888999"];
    all.extend(pungs.map(|pungs| fans::hand(&format!("{pungs}m456p9s+9s"))));
    for system in rules::SYSTEMS {
        all.extend(drafts::of(system).into_iter().step_by(7).take(60));
    }
    all
}

/// What is missing of a fan in the best reading of a hand.
fn shortfall(examined: &Examined, fan: u8) -> Option<Shortfall> {
    examined.why_or_nearest(0, 0, fan)?.err()
}

#[test]
fn another_reading_that_has_a_fan_counts_it_or_says_what_drops_it() {
    let words = catalogues();
    let (mut counted, mut dropped) = (0, 0);
    for draft in hands() {
        let (examined, system) = (flow::examine(&draft), draft.system());
        let sheets = &examined.report.sheets;
        for fan in system.fans {
            let has = |index| matches!(examined.why(0, index, fan.number), Some(Ok(_)));
            if !(1..sheets.len()).any(has) {
                continue;
            }
            let Some(found) = shortfall(&examined, fan.number) else { continue };
            let Obstacle::OtherReading { dropped: lost, .. } = found.obstacle else { continue };
            let there = &sheets[found.reading];
            assert!(matches!(examined.why(0, found.reading, fan.number), Some(Ok(_))));
            let counts = there.counted.iter().any(|c| c.fan == fan);
            assert_eq!(counts, lost.is_none(), "{} {}", draft.tiles, fan.key);
            let Some(lost) = lost else {
                counted += 1;
                continue;
            };
            dropped += 1;
            assert!(there.dropped.contains(&lost), "{} {}", draft.tiles, fan.key);
            for words in &words {
                let said = missing::missing(words, &found, sheets, 0).to_string();
                let name = explain::fan_name(words, lost.reason.by().unwrap_or(fan));
                assert!(matches!(lost.reason, Reason::Identity) || said.contains(name), "{said}");
            }
        }
    }
    assert!(counted > 20 && dropped > 5, "{counted} {dropped}");
}

#[test]
fn no_sentence_is_repeated_for_several_occurrences() {
    let words = Catalogue::english();
    let mut once = 0;
    for draft in hands() {
        let (examined, system) = (flow::examine(&draft), draft.system());
        let Some(sheet) = examined.report.sheets.first() else { continue };
        let win = examined.winning_tile(&draft, 0);
        for fan in system.fans {
            let rows = sheet.counted.iter().filter(|row| row.fan == fan);
            let evidence: Vec<_> = rows.map(|row| row.evidence).collect();
            let said = explain::reasons(&words, system, fan, &evidence, &sheet.division, win);
            for (i, sentence) in said.iter().enumerate() {
                assert!(!said[..i].contains(sentence), "{sentence}");
            }
            assert_eq!(said.is_empty(), evidence.is_empty());
            once += usize::from(said.len() < evidence.len());
        }
        let first: Vec<usize> = sheet.dropped_once().collect();
        let all: usize = first.iter().map(|index| sheet.dropped_like(*index).count()).sum();
        assert_eq!(all, sheet.dropped.len());
        let told =
            first.iter().map(|index| (sheet.dropped[*index].fan, sheet.dropped[*index].reason));
        let mut told: Vec<_> = told.collect();
        told.sort_unstable();
        told.dedup();
        assert_eq!(told.len(), first.len());
    }
    assert!(once > 5, "{once}");
}

#[test]
fn kinds_of_wait_that_cancel_each_other_are_told_for_all_three_fans() {
    for (hand, parts) in [
        ("78999m67889p999s+7p", "789p 678p"),
        ("[9999p,1]3366667889s+7s", "789s 678s"),
        ("334455m3456778p+7p", "678p 77p"),
    ] {
        for fan in WAITS {
            let said = flow::missing(&Catalogue::english(), &fans::hand(hand), 0, fan);
            let wanted = format!(
                "The winning tile could complete any of {parts}, so it fits more than one kind of \
                 wait. With the ruling “Several kinds of wait cancel each other out” on, none of \
                 them counts."
            );
            assert_eq!(said, wanted, "{hand} {fan}");
        }
    }
}

#[test]
fn a_wait_without_a_fan_is_told_as_what_it_was() {
    let said =
        |hand: &str, fan: u8| flow::missing(&Catalogue::english(), &fans::hand(hand), 0, fan);
    for fan in WAITS {
        assert_eq!(
            said("123m456p789p56sEE+4s", fan),
            "The hand could have won on any of 47s, and the winning tile completed 456s: an open \
             wait, which no fan counts."
        );
        assert_eq!(
            said("123m456p789p55sEE+E", fan),
            "The winning tile completed EEE, a pung. No fan counts a wait for a pung."
        );
    }
    assert_eq!(
        said("123m456p789p13sEE+2s", EDGE_WAIT),
        "The winning tile completed 123s; this wait counts as Closed Wait."
    );
    assert_eq!(
        said("1122m3344p5566sE+E", EDGE_WAIT),
        "The winning tile completed EE. That would be Single Wait, which does not count in this \
         hand either."
    );
}

/// Whatever is said of a wait: a fan named for it is true of the reading, and the tiles named with
/// an open wait complete the hand.
#[test]
fn what_is_said_of_a_wait_is_true() {
    let (mut other, mut open, mut several) = (0, 0, 0);
    for draft in hands().into_iter().filter(|draft| draft.system().key == "mcr") {
        let examined = flow::examine(&draft);
        for fan in WAITS {
            let Some(found) = shortfall(&examined, fan) else { continue };
            let sheet = &examined.report.sheets[found.reading];
            match found.obstacle {
                Obstacle::OtherPart { part, fan: is } => {
                    assert!(is.number != fan && sheet.won == Some(part));
                    other += 1;
                }
                Obstacle::Part { wanted, .. } if wanted.key() == "not-open" => {
                    let standing: Counts = draft.tiles.standing.iter().copied().collect();
                    for tile in &found.tiles {
                        let with = standing.with(*tile);
                        let completes = is_four_sets(&with) || !sheet.division.singles.is_empty();
                        assert!(completes, "{} {tile}", draft.tiles);
                    }
                    open += 1;
                }
                Obstacle::Own(own) if own.key == "several-waits" => {
                    let all = WAITS.map(|fan| shortfall(&examined, fan).map(|f| f.obstacle));
                    assert_eq!(all, [Some(found.obstacle); 3], "{}", draft.tiles);
                    assert!(found.needed.len() > 1);
                    several += 1;
                }
                _ => {}
            }
        }
    }
    assert!(other > 30 && open > 30 && several > 0, "{other} {open} {several}");
}

#[test]
fn a_pung_of_an_own_wind_or_of_dragons_is_of_another_fan() {
    // What is said of the sets, and what is said of the nearest pung after it.
    let said = |link: &str, sets: &str| {
        let draft = flow::decode(link).expect("a link");
        let said = flow::missing(&Catalogue::english(), &draft, 0, PUNG_OF_TERMINALS_OR_HONORS);
        said.strip_prefix(sets).unwrap_or_else(|| panic!("{said}")).trim_start().to_owned()
    };
    let is_measured = |nearest: &str| {
        assert!(nearest.ends_with(" must be exchanged.") && !nearest.contains("fan"), "{nearest}");
    };
    is_measured(&said(
        "1/mcr/[SSS]234m456p678s5s+5s?seat=S&round=E&from=W",
        "SSS is a set of the player’s seat wind: the fan for those is Seat Wind, not this one.",
    ));
    is_measured(&said(
        "1/mcr/[EEE][CCC]456p678s5s+5s?seat=S&round=E&from=W",
        "EEE is a set of the prevalent wind: the fan for those is Prevalent Wind, not this one. CCC is \
         a set of dragons: the fan for those is Dragon Pung, not this one.",
    ));
    is_measured(&said(
        "1/mcr/[EEE]234m456p678s5s+5s?seat=E&round=E&from=W",
        "EEE is a set of the wind that is both seat wind and prevalent wind: the fans for those are \
         Seat Wind and Prevalent Wind, not this one.",
    ));
    // The dragons need not count for that: Two Dragon Pungs excludes their fan.
    let nearest = said(
        "1/mcr/[4444m,1][555m][PPPP,1]WFFF+W?from=S",
        "PPPP is a set of dragons: the fan for those is Dragon Pung, not this one. FFF is a set of \
         dragons: the fan for those is Dragon Pung, not this one.",
    );
    let pung = "The closest would be WWW; the hand has WW. 1 tile must be exchanged.";
    assert_eq!(nearest, pung);
}

#[test]
fn a_reading_of_the_same_sets_names_what_the_winning_tile_may_have_completed() {
    let link = "1/mcr/[456p][789s]1233m678m+3m?from=S&rulings=competition-1998";
    let draft = flow::decode(link).expect("a link");
    assert_eq!(
        flow::missing(&Catalogue::english(), &draft, 0, 79),
        "The winning tile may also have completed 33m. Counted so, the hand has this fan and comes to \
         the same total. Only one part counts as completed by the winning tile."
    );
}

/// A fan of several sets lists all that it is true of, which may be more than its name says.
#[test]
fn why_a_fan_applies_gives_no_number_of_the_sets_that_are_listed() {
    let several = ["two", "three", "дву", "трёх", "两", "三", "2", "3", "一方"];
    let one = [" a ", "один", "一个", "1組"];
    for words in catalogues() {
        let has_none = |fan: &str, numbers: &[&str]| {
            let said = words.get(&format!("fan.mcr.{fan}.why")).to_lowercase();
            assert!(!numbers.iter().any(|number| said.contains(number)), "{fan}: {said}");
        };
        for fan in ["two-concealed-kongs", "two-melded-kongs", "three-kongs", "big-three-winds"] {
            has_none(fan, &several);
        }
        has_none("two-dragon-pungs", &["two", "дву", "两"]);
        has_none("concealed-kong", &one);
        has_none("melded-kong", &one);
    }
}

/// What is said of a row of riichi is so for this hand.
#[test]
fn what_is_said_of_a_row_of_riichi_is_true_of_the_hand() {
    for (link, key, said, never) in [
        // The seat wind is the prevalent one, but the pair is another.
        ("444666m111p5558s+8s", "fu-pair-of-seat-wind", "A pair of it would count as", "instead"),
        ("44466m111p555sEE+6m", "fu-pair-of-seat-wind", "counts instead", "would"),
        // A drawn pung is concealed.
        ("777m56p456777sEE+4p?win=self-drawn", "fu-open-outer-pung", "must be claimed", "§"),
        ("[1111p]234m567m234s5s+5s", "fu-open-outer-pung", "would do, for example", "closest"),
        // A claimed set is in the way of riichi, and a ruling is named.
        ("[345p]23467m22p678s+8m?seat=S&from=W", "riichi", "Claimed sets are not allowed", "§"),
        ("055m345p22678sEE+E?seat=S", "red-five", "The ruling “Red fives”", "The rulings"),
    ] {
        let link = format!("1/riichi/{link}");
        let draft = hule::entry::link::decode(&link, rules::SYSTEMS).expect(&link);
        let fan = draft.system().fans.iter().find(|fan| fan.key == key).expect(key);
        let words = Catalogue::english();
        let sentence = explain::explain_fan(&words, &draft, &flow::examine(&draft), fan);
        let sentence = sentence.expect(key).to_string();
        assert!(sentence.contains(said) && !sentence.contains(never), "{link} {key}: {sentence}");
    }
}

/// More fu reach no limit where they are always the same.
#[test]
fn the_next_limit_of_a_hand_is_one_that_it_can_reach() {
    for (link, minor) in [
        ("66m2244p199sSSFF+1s?seat=S&from=W&riichi=riichi&dora=5m", None),
        ("23456799m345p78s+6s?seat=S&riichi=riichi&from=W&dora=8m", None),
        ("[CCC]12346m45688s+5m?seat=S&from=W&dora=7s", Some(())),
    ] {
        let link = format!("1/riichi/{link}&rulings=tenhou");
        let draft = hule::entry::link::decode(&link, rules::SYSTEMS).expect(&link);
        let report = rules::score(&draft);
        let table = draft.system().score_table.expect("a table");
        let next = report.sheets[0].next_limit(table, draft.rulings()).expect(&link);
        assert_eq!(next.minor.map(drop), minor, "{link}");
    }
}
