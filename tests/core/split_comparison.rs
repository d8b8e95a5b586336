//! Every split of a report can be compared with the declared one, hand by hand, and can be chosen
//! instead.

use crate::support::flow;
use std::collections::BTreeMap;

use crate::support::drafts;
use crate::support::flow::quick;
use hule::entry::{Draft, link};
use hule::explore::keep_split;
use hule::rules;
use hule::scoring::Split;
use hule::scoring::comparison::points;
use hule::scoring::split_comparison::{Preference, SplitComparison};

/// The hands of a split by place, as tiles.
fn hands(split: &Split) -> BTreeMap<usize, Vec<String>> {
    let tiles = |hand: &hule::scoring::Share| {
        let mut tiles: Vec<String> = hand.tiles.iter().map(ToString::to_string).collect();
        tiles.sort();
        tiles
    };
    split.hands.iter().map(|hand| (hand.place, tiles(hand))).collect()
}

/// Checks what is true of every comparison.
fn holds(draft: &Draft, splits: &[Split], index: usize) -> SplitComparison {
    let link = link::encode(draft);
    let sharing = flow::examine(draft)
        .compare_split(index)
        .unwrap_or_else(|| panic!("{link}: no split {index}"));
    assert_eq!(sharing.totals, [splits[0].total, splits[index].total], "{link}");
    for (i, split) in [&splits[0], &splits[index]].into_iter().enumerate() {
        let found: Vec<_> = sharing.pairings.iter().filter_map(|p| p.hands[i].as_ref()).collect();
        assert_eq!(found.len(), split.hands.len(), "{link}");
        for hand in &split.hands {
            let same = found.iter().find(|found| found.share == *hand);
            let sheet = &same.unwrap_or_else(|| panic!("{link}: {hand:?} of {index}")).sheet;
            assert_eq!(sheet.total, hand.points, "{link}");
            let counted: i32 = sheet.counted.iter().map(|c| i32::from(c.points)).sum();
            assert_eq!(counted, hand.points, "{link}");
        }
    }
    for pairing in &sharing.pairings {
        let both = pairing.hands.each_ref().map(Option::as_ref);
        let ([Some(one), Some(other)], Some(versus)) = (both, &pairing.comparison) else {
            assert!(pairing.comparison.is_none() && both.iter().any(Option::is_some), "{link}");
            continue;
        };
        assert_eq!(versus.totals, [one, other].map(|hand| hand.sheet.total), "{link}");
        for difference in versus.gains.iter().chain(&versus.losses) {
            let worth = [one, other].map(|hand| points(&hand.sheet, difference.fan));
            assert_eq!(difference.points, worth, "{link}");
            let alone = difference.times.contains(&0);
            assert!(!alone || difference.why.is_some(), "{link}: {difference:?}");
        }
    }
    sharing
}

#[test]
fn every_split_is_compared_and_can_be_taken() {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let mut taken = 0;
    for draft in drafts::of(rules::system("siamese").expect("a rule system")) {
        let splits = quick(&draft).settled.splits;
        assert!(flow::examine(&draft).compare_split(splits.len()).is_none());
        for index in 1..splits.len() {
            let sharing = holds(&draft, &splits, index);
            *seen.entry(sharing.preference.key()).or_default() += 1;
            match sharing.preference {
                Preference::Total => assert!(sharing.totals[0] > sharing.totals[1]),
                Preference::Order => assert_eq!(sharing.totals[0], sharing.totals[1]),
                Preference::Alone => assert_eq!(splits[0].hands.len(), 1),
            }
            // Pinning tiles cannot put one hand before a more valuable one, or two hands before one
            // alone.
            let Some(kept) = keep_split::keep(flow::engine(&draft), &draft, index) else {
                let lone = splits[index].hands.len() == 1;
                assert!(lone || splits[0].hands.len() == 1, "{}", link::encode(&draft));
                continue;
            };
            taken += 1;
            assert_eq!(kept.tiles, draft.tiles);
            let report = quick(&kept);
            assert_eq!(report.faults, []);
            assert_eq!(hands(&report.splits[0]), hands(&splits[index]), "{}", link::encode(&kept));
        }
    }
    assert!(seen["total"] > 20 && seen["order"] > 3 && seen["alone"] > 10, "{seen:?}");
    assert!(taken > 60, "{taken}");
}
