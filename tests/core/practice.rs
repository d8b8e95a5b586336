//! A hand that is dealt for practice wins, is the same for the same seed, and is harder on a higher
//! level.

use std::collections::BTreeSet;

use hule::entry::link;
use hule::practice::{Answer, Level, deal, deal_with, mark, mark_payment};
use hule::rules;
use hule::rules::score;
use hule::scoring::Standing;

#[test]
fn what_is_dealt_wins_and_is_paid() {
    for engine in rules::ENGINES {
        for level in Level::ALL {
            for seed in 0..12 {
                let exercise = deal(*engine, *level, seed);
                let report = score(&exercise.draft);
                let at = link::encode(&exercise.draft);
                assert_eq!(report.faults, [], "{at}");
                assert!(matches!(report.standing, Standing::Complete { wins: true, .. }), "{at}");
                assert!(report.ledger.is_some(), "{at}");
                assert!(!Answer::of(&report).fans.is_empty(), "{at}");
                assert_eq!(Answer::of(&report), Answer::of(&exercise.report), "{at}");
                assert_eq!(link::decode(&at, rules::SYSTEMS).as_ref(), Ok(&exercise.draft), "{at}");
            }
        }
    }
}

#[test]
fn the_same_seed_deals_the_same_hand_and_others_do_not() {
    for engine in rules::ENGINES {
        let hands = |level| (0..8).map(move |seed| link::encode(&deal(*engine, level, seed).draft));
        assert!(hands(Level::Second).eq(hands(Level::Second)));
        let different: BTreeSet<String> = hands(Level::Second).collect();
        assert_eq!(different.len(), 8, "{}", engine.system().key);
    }
}

/// A link of the first version deals the same hand forever.
#[test]
fn a_seed_of_the_first_version_deals_this_hand() {
    let hand = link::encode(&deal(&rules::mcr::ENGINE, Level::Third, 2026).draft);
    assert_eq!(hand, "1/mcr/[345m]23446m66888p+5m?round=S&seat=S&win=self-drawn");
}

#[test]
fn a_higher_level_has_more_fans() {
    for engine in rules::ENGINES {
        let mean = |level| {
            let of = |seed| Answer::of(&deal(*engine, level, seed).report).fans.len();
            (100..130).map(of).sum::<usize>()
        };
        let all = Level::ALL.iter().map(|level| mean(*level)).collect::<Vec<_>>();
        assert!(all.is_sorted_by(|a, b| a < b), "{}: {all:?}", engine.system().key);
    }
}

#[test]
fn every_fan_can_be_practised() {
    for engine in rules::ENGINES {
        for fan in engine.system().fans.iter().filter(|fan| fan.is_counted) {
            let Some(exercise) = deal_with(*engine, fan.number, 3) else {
                // A table that uses another system's fans has no examples of its own for the
                // rarest.
                assert_ne!(
                    engine.system().words,
                    engine.system().key,
                    "{} {}",
                    engine.system().key,
                    fan.key
                );
                continue;
            };
            let answer = Answer::of(&exercise.report);
            assert!(answer.fans.contains(&fan.number), "{} {}", engine.system().key, fan.key);
        }
    }
}

#[test]
fn an_answer_is_marked() {
    let right = Answer { fans: vec![1, 5, 9], total: 40 };
    let marks = mark(&right, &Answer { fans: vec![5, 7, 9], total: 40 });
    assert_eq!((marks.right, marks.missed, marks.wrong), (vec![5, 9], vec![1], vec![7]));
    assert!(marks.total && mark(&right, &right).all_right());
    assert!(!mark(&right, &Answer { total: 41, ..right.clone() }).all_right());

    let ledger = deal(&rules::mcr::ENGINE, Level::First, 1).report.ledger.expect("paid");
    assert_eq!(mark_payment(&ledger, &|seat| Some(ledger.net[seat])), []);
    let nothing = mark_payment(&ledger, &|_| None);
    assert_eq!(nothing.len(), 4);
    assert!(nothing.iter().all(|(seat, net)| ledger.net[*seat] == *net));
}
