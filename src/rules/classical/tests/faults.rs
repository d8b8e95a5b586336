//! Every fault of a deal, all at once, in words.

use crate::entry::{Agreement, Draft, Fault};
use crate::rules::classical::tests::*;
use crate::scoring::GameRules;
use crate::scoring::values::{POINTS_BELOW_MINIMUM, TileFrom, ValueFault, ValuedDeal, ValuedWin};
use crate::text::{Catalogue, fault};

use super::helpers::{Written, best, seat, won};

fn faults(draft: &Draft) -> Vec<Fault> {
    Deal::new(draft).expect_err("a fault")
}

fn codes(draft: &Draft) -> Vec<String> {
    let said = |f: &Fault| match f.seat {
        Some(seat) => format!("{seat} {}", f.code),
        None => f.code.to_string(),
    };
    faults(draft).iter().map(said).collect()
}

const PLAIN: &str = "[PPP]123m456p5578s+9s";

#[test]
fn each_alone() {
    let plain = |source: &str| won("S", PLAIN, source);
    let cases = [
        (plain("from W").and("N", "PP147m258p369sEE"), vec!["five-of-a-kind"]),
        (plain("from W").and("N", "1111m"), vec!["five-of-a-kind"]),
        (plain("from W").and("N", "EEEEE"), vec!["N five-of-a-kind"]),
        (plain("from W").and("N", "147m258p369sESWNC"), vec!["N too-many-tiles"]),
        (plain("from W").and("N", "147m258p369s123456mE"), vec!["N too-many-tiles"]),
        (plain("from W").and("N", "1h").and("E", "1h"), vec!["flower-twice"]),
        (plain("wall").claimed_by("N"), vec!["several-self-drawn"]),
        (plain("from").claimed_by("N"), vec!["claims-without-from"]),
        (plain("from W").claimed_by("N").and("N", "147m258p369sESWNC"), vec!["N too-many-tiles"]),
        (plain("wall W"), vec!["self-drawn-from-other"]),
        (plain("from S"), vec!["S own-tile"]),
        (plain("free last"), vec!["last-draw-free-tile"]),
        (plain("wall").said("ending", "draw"), vec!["S too-many-tiles"]),
        (won("S", "[PPP]123m456p5578s", "wall").said("ending", "draw"), vec![]),
        (plain("robbed W last"), vec!["last-claim-robbed-kong"]),
        (plain("robbed W").and("W", "[999s,1]147m"), vec![]),
        (
            plain("robbed W").and("W", "[9999s,5]147m"),
            vec!["five-of-a-kind", "W robbed-pung-missing"],
        ),
        // The pung of the robbed kong is there without being entered.
        (plain("robbed W").and("N", "9s"), vec!["five-of-a-kind"]),
        (plain("robbed").and("N", "9s"), vec!["five-of-a-kind"]),
        (plain("robbed W").and("N", "8s"), vec![]),
        (plain("robbed").and("W", "[999s,1]147m"), vec![]),
        (won("S", "[PPP]123m456p5589s+9s", "robbed W"), vec!["S robbed-tile-in-hand"]),
        (won("S", "[PPP]123m456p5578s+9s", "from W ready"), vec!["S ready-on-deal-melded"]),
        (won("S", "[PPP]123m456p5589s+9s", "from W copy"), vec!["S last-copy-in-hand"]),
        (plain("from W copy").and("N", "99s"), vec!["N last-copy-in-hand"]),
    ];
    for (draft, expected) in cases {
        match Deal::new(&draft) {
            Ok(_) => assert!(expected.is_empty(), "{expected:?} is not seen"),
            Err(_) => assert_eq!(codes(&draft), expected),
        }
    }
}

#[test]
fn a_claim_that_does_not_win() {
    let claimed = won("S", PLAIN, "from W").claimed_by("E").and("E", "147m258p369sESWN");
    assert_eq!(codes(&claimed), ["E claim-not-winning"]);
}

#[test]
fn all_at_once_and_in_words() {
    let draft = won("S", "[PPP]123m456p5578s1h+9s", "wall W").and("N", "EEEEE1h");
    let english = Catalogue::english();
    let said: Vec<String> =
        faults(&draft).iter().map(|f| fault::sentence(f, &english).to_string()).collect();
    assert_eq!(said.len(), 3, "{said:?}");
    assert!(said.iter().any(|s| s.starts_with("North: There are 5 copies of E")), "{said:?}");
}

#[test]
fn a_winner_has_more_than_the_points_for_going_out() {
    let deal = |points: i32| {
        let (seat, from) = (seat("S"), TileFrom::Wall);
        let is_same_tile = false;
        let wins = vec![ValuedWin { seat, from, is_same_tile, points, answers: Vec::new() }];
        ValuedDeal { wins, ..ValuedDeal::default() }
    };
    let said = |faults: Vec<ValueFault>| {
        let faults = faults.into_iter().map(|(_, fault)| (fault.code, fault.instead.to_vec()));
        faults.collect::<Vec<_>>()
    };
    let settled = |points| {
        said(ENGINE.pay_values(&Agreement::new(&SYSTEM), &deal(points)).err().unwrap_or_default())
    };
    let recorded = |points| said(ENGINE.values_recording_faults(&deal(points)));
    for too_few in [0, 10] {
        assert_eq!(settled(too_few), [(POINTS_BELOW_MINIMUM, vec![30])], "{too_few}");
    }
    // It was recorded when 20 was the least value, and is settled as it was.
    assert_eq!(settled(20), []);
    assert_eq!(recorded(20), [(POINTS_BELOW_MINIMUM, vec![30])]);
    assert_eq!((settled(30), recorded(30)), (vec![], vec![]));
    // The cheapest hands: a pung of two points, and none that have points at all (C11, C14, C19, C42).
    for (hand, value) in [("[222p]345678m34s77s+5s", 30), ("123456m789p34s77s+5s", 40)] {
        assert_eq!(best(&won("S", hand, "from W").settlement()).total, value, "{hand}");
    }
}
