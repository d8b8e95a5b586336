//! Siamese MCR as players enter it: pins, waits, discards, two and three players.

use crate::support::drafts;
use crate::support::flow;
use crate::support::flow::quick;
use hule::entry::{Draft, Event, link};
use hule::rules;
use hule::rules::score;
use hule::scoring::{Report, Standing};
use hule::tiles::{Seat, Tile};
use serde_json::Value;

/// Seven pairs twice over, or a pure straight and seven pairs.
const DOUBLE: &str = "1/siamese/112223366m55899p123456789sEESS+8p?win=self-drawn";

fn draft(text: &str) -> Draft {
    link::decode(text, rules::SYSTEMS).unwrap_or_else(|faults| panic!("{text}: {faults:?}"))
}

fn tile(text: &str) -> Tile {
    text.parse().expect("a tile")
}

fn pin(draft: &mut Draft, place: usize, text: &str) {
    let kind = draft.system().events.iter().find(|kind| kind.key == "pin").expect("a kind");
    let mut event = Event::new(kind, place);
    event.tile = Some(tile(text));
    draft.events.push(event);
}

fn net(report: &Report) -> [i32; 4] {
    let net = report.ledger.as_ref().expect("a ledger").net;
    [net.east, net.south, net.west, net.north]
}

fn cases(task: &str) -> impl Iterator<Item = Draft> {
    let lines = include_str!("../data/siamese.jsonl").lines();
    let cases = lines.map(|line| serde_json::from_str(line).expect("a case"));
    let task = task.to_owned();
    let cases = cases.filter(move |case: &Value| case["task"] == *task);
    cases.map(|case| drafts::of_case(&case))
}

#[test]
fn the_best_split_is_settled() {
    let report = score(&draft(DOUBLE));
    let split = &report.splits[0];
    let points: Vec<i32> = split.hands.iter().map(|hand| hand.points).collect();
    assert_eq!((split.total, points), (51, vec![22, 29]));
    assert_eq!(report.sheets[0].points + report.others[0].sheets[0].points, 51);
    // (22 + 8) × 2 + (29 + 8) × 2, and half of that from each.
    assert_eq!(net(&report), [134, -67, -67, 0]);
    let mut two = draft(DOUBLE);
    flow::answer(&mut two, "players", "2");
    assert_eq!(net(&score(&two)), [51, -51, 0, 0]);
    assert!(report.splits.windows(2).all(|two| two[0].total >= two[1].total));
}

#[test]
fn a_pinned_tile_is_in_its_hand() {
    let free = score(&draft(DOUBLE));
    let side = |report: &Report, of: &str| {
        let split = report.splits[0].hands.clone().into_iter();
        split.filter(|hand| hand.tiles.contains(&tile(of))).map(|hand| hand.place).next()
    };
    for place in [0, 1] {
        let mut pinned = draft(DOUBLE);
        pin(&mut pinned, place, "1s");
        let report = score(&pinned);
        assert_eq!(side(&report, "1s"), Some(place));
        assert_eq!(report.splits[0].total, free.splits[0].total);
        assert_eq!(link::decode(&link::encode(&pinned), rules::SYSTEMS), Ok(pinned));
    }
    // Concealed tiles at the place of hand B are pinned to it.
    let entered = draft("1/siamese/112223366m55899p23456789sEESS+8p/1s?win=self-drawn");
    assert_eq!(side(&score(&entered), "1s"), Some(1));
    // With these pins the straight is lost.
    let mut apart = draft(DOUBLE);
    pin(&mut apart, 0, "1s");
    pin(&mut apart, 1, "9s");
    let report = score(&apart);
    assert!(report.splits.is_empty() || report.splits[0].total < 51);
    // A tile that the player does not have cannot be pinned.
    let mut absent = draft(DOUBLE);
    pin(&mut absent, 0, "N");
    assert_eq!(score(&absent).faults[0].code, hule::rules::siamese::faults::PIN_NOT_CONCEALED);
}

/// The last of 28 tiles is the drawn one, wherever melds and pins are entered.
#[test]
fn the_last_of_all_tiles_is_drawn() {
    for text in [
        "1/siamese/112223366m55899p123456789sEESS8p?win=self-drawn",
        "1/siamese/112223366m55899p23456789sEESS8p/1s?win=self-drawn",
        "1/siamese/112223366m55899pEESS8p/[123s][456s][789s]?win=self-drawn",
    ] {
        let draft = draft(text);
        assert_eq!(draft.tiles.win, Some(tile("8p")), "{text}");
        assert!(matches!(score(&draft).standing, Standing::Complete { wins: true, .. }), "{text}");
    }
    let begun = draft("1/siamese/11223366m5599pEESS");
    assert_eq!(begun.tiles.win, None);
    assert_eq!(score(&begun).standing, Standing::Entering { missing: 11 });
}

/// The worth of a wait is that of the report once the tile is drawn.
#[test]
fn waits_agree_with_the_report_after_the_draw() {
    let mut seen = 0;
    for (i, mut draft) in cases("first_win").chain(cases("double_win")).enumerate() {
        draft.tiles.win = None;
        flow::forget(&mut draft, "last");
        flow::forget(&mut draft, "last-copy");
        if i % 4 > 0 || !score(&draft).faults.is_empty() {
            continue;
        }
        let report = score(&draft);
        let Standing::Ready { waits } = &report.standing else {
            assert!(!matches!(report.standing, Standing::Complete { .. }));
            continue;
        };
        for wait in waits {
            for (source, worth) in [("discard", &wait.discard), ("self-drawn", &wait.self_drawn)] {
                let mut won = draft.clone();
                flow::answer(&mut won, "win", source);
                won.tiles.win = Some(wait.tile);
                let report = score(&won);
                let best = report.splits.iter().map(|split| split.total).max();
                if !report.splits.is_empty() && worth.wins {
                    assert_eq!(Some(worth.total), best, "{source} {}", link::encode(&won));
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 100, "{seen}");
}

/// A proposed discard leaves the distance that the report names.
#[test]
fn discards_agree_with_the_report_after_them() {
    let mut seen = 0;
    for mut draft in cases("first_win").chain(cases("double_win")) {
        // Without its melds and with one tile changed it is rarely a win.
        draft.tiles.standing.sort_unstable();
        for tile in draft.tiles.standing.iter_mut().step_by(3) {
            *tile = tile.up(1).unwrap_or(*tile);
        }
        flow::forget(&mut draft, "last-copy");
        let Standing::Discarding { discards, .. } = quick(&draft).settled.standing else {
            continue;
        };
        for discard in &discards {
            let mut rest = draft.clone();
            let win = rest.tiles.win.take();
            rest.tiles.standing.extend(win);
            let place = rest.tiles.standing.iter().position(|tile| *tile == discard.tile);
            rest.tiles.standing.swap_remove(place.expect("a tile of the hand"));
            match quick(&rest).settled.standing {
                Standing::Ready { .. } => assert_eq!(discard.shanten, 0),
                Standing::Unready { shanten, useful, .. } => {
                    assert_eq!((discard.shanten, discard.useful), (shanten, useful));
                }
                other => panic!("{other:?}"),
            }
            seen += 1;
        }
    }
    assert!(seen > 50, "{seen}");
}

/// With two players there is no West.
#[test]
fn two_players_have_no_west() {
    let mut draft = draft(DOUBLE);
    flow::answer(&mut draft, "seat", "W");
    flow::answer(&mut draft, "players", "2");
    assert_eq!(draft.seat(1), Some(Seat::South));
    assert_eq!(score(&draft).faults, vec![]);
    draft.set("seat", "W").expect("an answer");
    assert_eq!(score(&draft).faults[0].code, hule::rules::siamese::faults::SEAT_NOT_TAKEN);
}
