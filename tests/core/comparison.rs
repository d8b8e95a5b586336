//! In a comparison of two readings the first is the better one by the criterion that is named, and
//! the difference of their fans is the difference of their totals.

use crate::support::flow;
use std::cmp::Ordering;
use std::collections::BTreeSet;

use crate::support::drafts;
use crate::support::flow::quick;
use hule::entry::{Draft, link};
use hule::rules;
use hule::scoring::Sheet;
use hule::scoring::comparison::{Comparison, Verdict, WhyNotCounted, together};
use hule::system::Unit;

/// Checks what is true of every comparison.
fn holds(draft: &Draft, place: usize, sheets: &[Sheet], second: usize) -> Comparison {
    let rules = draft.system();
    let versus =
        Comparison::new(rules, &flow::examine(draft), place, [0, second]).expect("two readings");
    let two = [&sheets[0], &sheets[second]];
    assert_eq!(versus.totals, two.map(|sheet| sheet.total));
    assert!(versus.totals[0] >= versus.totals[1]);
    // All criteria before the deciding one are equal.
    if versus.verdict != Verdict::Total {
        let decides = rules.ties.iter().find_map(|tie| {
            let order = tie.compare(two[0], two[1]);
            (order != Ordering::Equal).then_some((*tie, order))
        });
        match versus.verdict {
            Verdict::Tie(tie) => assert_eq!(decides, Some((tie, Ordering::Greater))),
            _ => assert_eq!(decides, None),
        }
    }
    let mut fans: BTreeSet<u8> = versus.counted_in_both.iter().map(|fan| fan.number).collect();
    let differences = versus.gains.iter().chain(&versus.losses);
    fans.extend(differences.clone().map(|d| d.fan.number));
    let counted = two.iter().flat_map(|sheet| &sheet.counted).map(|c| c.fan.number);
    assert_eq!(fans, counted.collect());
    assert_eq!(fans.len(), versus.counted_in_both.len() + versus.gains.len() + versus.losses.len());
    assert!(versus.gains.iter().all(|d| d.times[0] > d.times[1]));
    assert!(versus.losses.iter().all(|d| d.times[0] < d.times[1]));
    for difference in differences {
        let alone = difference.times.contains(&0);
        assert!(!alone || difference.why.is_some(), "{difference:?}");
    }
    versus
}

#[test]
fn of_two_readings_the_first_is_the_better_one() {
    for rules in rules::SYSTEMS {
        let mut seen = 0;
        for draft in drafts::of(rules) {
            let report = quick(&draft);
            let others = report.others.iter().map(|hand| (hand.place, &hand.sheets));
            for (place, sheets) in [(0, &report.sheets)].into_iter().chain(others) {
                for second in 1..sheets.len().min(5) {
                    let versus = holds(&draft, place, sheets, second);
                    seen += 1;
                    if matches!(rules.key, "mcr" | "siamese") {
                        let more =
                            |d: &hule::scoring::comparison::Difference| d.points[0] - d.points[1];
                        let sum: i32 = versus.gains.iter().chain(&versus.losses).map(more).sum();
                        let [first, second] = versus.totals.map(i32::from);
                        assert_eq!(sum, first - second);
                    }
                }
            }
        }
        assert!(seen > 0, "{}: {seen}", rules.key);
    }
}

/// Three pungs or three chows: each reading says why it does not have the other's fans.
#[test]
fn pungs_or_chows() {
    let draft =
        link::decode("1/mcr/222333444m678p5s+5s?win=self-drawn", rules::SYSTEMS).expect("a link");
    let report = quick(&draft);
    let chows =
        report.sheets.iter().position(|sheet| sheet.counted.iter().any(|c| c.fan.number == 23));
    let pungs =
        report.sheets.iter().position(|sheet| sheet.counted.iter().any(|c| c.fan.number == 24));
    let second = chows.max(pungs).expect("both readings");
    let versus = holds(&draft, 0, &report.sheets, second);
    assert!(
        versus
            .gains
            .iter()
            .chain(&versus.losses)
            .any(|d| { matches!(d.why, Some(WhyNotCounted::Absent(_))) })
    );
    // The chow of dots and the pair are the same in both.
    assert_eq!(versus.parts.map(|parts| parts.iter().count()), [3, 3]);
    assert_eq!(Comparison::new(draft.system(), &flow::examine(&draft), 0, [0, 1000]), None);
}

#[test]
fn doubles_are_multiplied_and_points_are_added() {
    let [doubles, points] =
        [Unit::Factor, Unit::Points].map(|unit| together(unit, [2; 3].into_iter()));
    assert_eq!((doubles, points), (8, 6));
}
