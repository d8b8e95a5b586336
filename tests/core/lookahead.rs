//! What the report of an unfinished hand says, in every rule system: the worth and payment of a
//! wait are those of the completed hand, a discard leaves what the report of the remaining tiles
//! says, and useful tiles reduce the distance.

use std::collections::BTreeMap;

use crate::support::flow::quick;
use crate::support::random::Random;
use crate::support::{drafts, flow, unfinished};
use hule::entry::{Draft, Event, link};
use hule::rules::{self, score};
use hule::scoring::{Discard, Payment, Report, Standing, Wait, Worth};
use hule::system::{PlaceSize, Seating, System};
use hule::text::{Catalogue, Language, note};
use hule::tiles::{Seat, Tile, TileSet, WinSource};

/// Random unfinished hands, and hands of reference cases without their winning tile or with another
/// one instead.
fn hands(system: &'static System, number: usize) -> impl Iterator<Item = Draft> {
    let mut random = Random::new(41);
    let cases = drafts::of(system);
    let step = cases.len() / number + 1;
    let cases = cases.into_iter().step_by(step).enumerate().map(|(i, mut draft)| {
        let kinds: Vec<Tile> = draft.system().tiles.iter().collect();
        draft.tiles.win = match i % 2 {
            0 => None,
            _ => draft.tiles.win.map(|_| kinds[(7 * i) % kinds.len()]),
        };
        draft.tiles.marks.win = false;
        draft
    });
    let random = (0..number).map(move |i| unfinished::draft(&mut random, system.key, i % 2 == 0));
    let hands = random.chain(cases);
    hands.filter(|draft| quick(draft).faults.is_empty())
}

/// Whether the hands of several players may win, as events tell.
fn has_several_winners(system: &System) -> bool {
    system.places.iter().filter(|place| matches!(place.size, PlaceSize::Winning)).count() > 1
}

/// Deals with events from the reference cases, without the win of the first player and the end of
/// the wall: that player is still waiting.
fn deals(system: &'static System, number: usize) -> impl Iterator<Item = Draft> {
    let cases = drafts::of(system);
    let step = cases.len() / number;
    let deals = cases.into_iter().step_by(step).map(|mut draft| {
        draft.events.retain(|event| match event.kind.key {
            "win" => event.place != 0,
            kind => kind == "kong",
        });
        draft
    });
    deals.filter(|draft| !draft.events.is_empty() && quick(draft).faults.is_empty())
}

/// The answers that matter only in a complete hand.
const OF_THE_WIN: [&str; 11] = [
    "win",
    "from",
    "last",
    "last-copy",
    "sea",
    "opening",
    "outcome",
    "ending",
    "ippatsu",
    "ura",
    "first-turn",
];

/// The draft that a player enters who wins with this tile from this source. It is written down here
/// without the code that looks ahead. Where events describe the deal, the win is one more event and
/// the tiles stay as they are. Otherwise the tile is marked as the winning tile.
fn won(draft: &Draft, tile: Tile, source: WinSource, from: Option<Seat>) -> Draft {
    let system = draft.system();
    let mut won = draft.clone();
    let mut answers = vec![("win", source.key())];
    answers.extend(from.map(|seat| ("from", seat.letter())));
    match system.events.iter().find(|kind| kind.key == "win" && !draft.events.is_empty()) {
        Some(kind) => {
            let mut event = Event::new(kind, 0);
            event.tile = Some(tile);
            for (key, answer) in answers {
                event.set(key, answer).expect("an answer");
            }
            won.events.push(event);
        }
        None => {
            won.tiles.standing.extend(won.tiles.win);
            won.tiles.win = Some(tile);
            OF_THE_WIN.iter().for_each(|key| flow::forget(&mut won, key));
            for (key, answer) in answers {
                won.set(key, answer).expect("an answer");
            }
        }
    }
    won
}

/// The draft after a tile is discarded.
fn discarded(draft: &Draft, tile: Tile) -> Draft {
    let mut left = draft.clone();
    let mut standing = left.tiles.standing;
    standing.extend(left.tiles.win.take());
    let at = standing.iter().rposition(|other| *other == tile).expect("a tile that stands");
    standing.swap_remove(at);
    left.tiles.standing = standing;
    left
}

/// Whether a player makes two hands of the tiles.
fn has_two_hands(system: &System) -> bool {
    system.seating == Seating::OnePlayer
}

/// Whether the tiles of a draft make two hands, and not the one that is left after a first win.
fn of_two_hands(draft: &Draft) -> bool {
    has_two_hands(draft.system()) && draft.complete(0).is_some_and(|tiles| tiles > 14)
}

/// A hand that wins is worth what its report says. Otherwise the worth says why it does not win.
fn assert_worth(worth: &Worth, won: &Report, what: &str) {
    assert_eq!(worth.wins, worth.why.is_none(), "{what}");
    let wins = matches!(won.standing, Standing::Complete { wins: true, .. });
    assert_eq!(worth.wins, wins, "{what}");
    if worth.wins {
        assert_eq!(Some(worth.total), won.sheets.first().map(|sheet| sheet.total), "{what}");
    }
    for language in Language::WRITTEN {
        let why = worth
            .why
            .as_ref()
            .map(|why| note::sentence(why, &Catalogue::of(*language)).to_string());
        assert!(why.is_none_or(|why| !why.is_empty() && !why.contains('{')), "{what}");
    }
}

fn assert_payments(draft: &Draft, wait: &Wait, others: &[Seat], what: &str) {
    let of =
        |source: WinSource| wait.payments.iter().filter(move |payment| payment.source == source);
    let (discard, drawn) = (of(WinSource::Discard).count(), of(WinSource::SelfDrawn).count());
    assert_eq!(discard + drawn, wait.payments.len(), "{what}");
    assert!(discard == 0 || wait.discard.wins, "{what}");
    assert!(drawn == 0 || wait.self_drawn.wins, "{what}");
    for Payment { source, from, net } in &wait.payments {
        let all = source.is_self_drawn() || from.is_some();
        let froms: Vec<Option<Seat>> =
            if all { vec![*from] } else { others.iter().copied().map(Some).collect() };
        for from in froms {
            let report = score(&won(draft, wait.tile, *source, from));
            if of_two_hands(draft) {
                // A hand that does not use the drawn tile may be worth more.
                let first = report.splits.first();
                if !first.is_some_and(|split| split.hands.iter().any(|hand| hand.uses_win)) {
                    continue;
                }
            }
            let Some(ledger) = report.settled.ledger else {
                // Of two winners on one tile, none is the discarder.
                assert!(!draft.events.is_empty(), "no payments: {what}");
                continue;
            };
            assert_eq!(ledger.net, *net, "{what} {source:?} {from:?}");
        }
    }
}

#[test]
fn a_wait_agrees_with_the_report_of_the_completed_hand() {
    let mut never_barred = Vec::new();
    for system in rules::SYSTEMS.iter().copied() {
        let (mut seen, mut paid, mut barred, mut told) = (0, 0, 0, 0);
        let several = has_several_winners(system);
        let deals = several.then(|| deals(system, 150)).into_iter().flatten();
        for draft in hands(system, if has_two_hands(system) { 12 } else { 140 }).chain(deals) {
            let Standing::Ready { waits } = score(&draft).settled.standing else { continue };
            let own = draft.seat(0);
            let others = draft.seats().iter().copied();
            // In a deal with events a player who has won discards nothing more.
            let wins = draft.events.iter().filter(|event| event.kind.key == "win");
            let gone: Vec<Option<Seat>> = wins.map(|event| draft.seat(event.place)).collect();
            let others: Vec<Seat> =
                others.filter(|seat| Some(*seat) != own && !gone.contains(&Some(*seat))).collect();
            for wait in &waits {
                let what = format!("{} {}", link::encode(&draft), wait.tile);
                for (source, worth) in [("discard", &wait.discard), ("drawn", &wait.self_drawn)] {
                    if of_two_hands(&draft) {
                        continue;
                    }
                    let source =
                        if source == "discard" { WinSource::Discard } else { WinSource::SelfDrawn };
                    // Where events describe the deal the discarder is known, and it may be any of
                    // the others.
                    let from = others.iter().copied().map(Some);
                    let froms: Vec<Option<Seat>> = match source {
                        WinSource::Discard if !draft.events.is_empty() => from.collect(),
                        _ => vec![None],
                    };
                    let mut reports =
                        froms.into_iter().map(|from| score(&won(&draft, wait.tile, source, from)));
                    let Some(won) = reports.find(|report| report.faults.is_empty()) else {
                        // The other players have all copies.
                        continue;
                    };
                    assert_worth(worth, &won, &format!("{what} {source:?}"));
                }
                assert_payments(&draft, wait, &others, &what);
                paid += wait.payments.len();
                told += if draft.events.is_empty() { 0 } else { wait.payments.len() };
                barred += usize::from(!wait.discard.wins);
            }
            seen += waits.len();
        }
        assert!(seen > 30 && paid > seen, "{system:?}: {seen} waits, {paid} payments");
        assert!(told > 100 || !several, "{system:?}: {told} payments in deals that were told");
        never_barred.extend((barred == 0).then_some(system.key));
    }
    // In Sichuan and Classical every complete hand wins.
    assert_eq!(never_barred, ["sichuan", "classical"]);
}

/// What a standing says of thirteen tiles: the distance, the useful tiles and the waits.
fn left(draft: &Draft) -> (u8, TileSet, Vec<Wait>) {
    let without = |wait: Wait| Wait { payments: vec![], ..wait };
    match score(draft).settled.standing {
        Standing::Ready { waits } => {
            let tiles = waits.iter().map(|wait| wait.tile).collect();
            (0, tiles, waits.into_iter().map(without).collect())
        }
        Standing::Unready { shanten, useful, .. } => (shanten, useful, vec![]),
        other => panic!("{}: {other:?}", link::encode(draft)),
    }
}

#[test]
fn a_discard_agrees_with_the_report_of_the_remaining_tiles() {
    for system in rules::SYSTEMS.iter().copied() {
        let (mut seen, mut ready) = (0, 0);
        for draft in hands(system, if has_two_hands(system) { 24 } else { 60 }) {
            let Standing::Discarding { shanten, discards } = score(&draft).settled.standing else {
                continue;
            };
            let what = link::encode(&draft);
            let standing = draft.tiles.standing.iter().chain(&draft.tiles.win);
            let mut found: BTreeMap<Tile, &Discard> = BTreeMap::new();
            found.extend(discards.iter().map(|discard| (discard.tile, discard)));
            for tile in standing.copied().collect::<TileSet>() {
                let (far, useful, mut waits) = left(&discarded(&draft, tile));
                // One copy less of the discarded tile is left, and it may have been the last.
                let gone = waits.iter_mut().find(|wait| wait.tile == tile);
                gone.into_iter().for_each(|wait| wait.copies -= 1);
                waits.retain(|wait| wait.tile != tile || wait.copies > 0);
                let Some(discard) = found.get(&tile) else {
                    // The best discard leaves a hand that wins with any tile.
                    let complete = |tile| is_complete(&discarded(&draft, tile));
                    let less = !complete(tile) && discards.iter().all(|d| complete(d.tile));
                    assert!(far > shanten || less, "{what} {tile}");
                    continue;
                };
                assert_eq!((discard.shanten, far), (shanten, shanten), "{what} {tile}");
                if !of_two_hands(&draft) {
                    assert_eq!(discard.useful, useful, "{what} {tile}");
                }
                for (found, wanted) in discard.waits.iter().zip(&waits) {
                    assert_eq!(found, wanted, "{what} {tile}");
                }
                assert_eq!(discard.waits.len(), waits.len(), "{what} {tile}");
                ready += waits.len();
            }
            let chances: Vec<i32> = discards.iter().map(chance).collect();
            assert!(chances.is_sorted_by(|a, b| a >= b), "{what}");
            seen += 1;
        }
        assert!(seen > 5 && ready > 30, "{system:?}: {seen} {ready}");
    }
}

/// Whether one of two hands is complete before the next draw.
fn is_complete(draft: &Draft) -> bool {
    score(draft).notes.iter().any(|note| note.key == "siamese.complete")
}

/// The sum over the waits of copies times worth.
fn chance(discard: &Discard) -> i32 {
    let of = |worth: &Worth| if worth.wins { worth.total } else { 0 };
    let each = |wait: &Wait| i32::from(wait.copies) * (of(&wait.discard) + of(&wait.self_drawn));
    discard.waits.iter().map(each).sum()
}

/// A tile reduces the distance of an unready hand if and only if it is listed as useful.
#[test]
fn useful_tiles_reduce_the_distance() {
    for system in rules::SYSTEMS.iter().copied() {
        let mut seen = 0;
        for mut draft in hands(system, if has_two_hands(system) { 24 } else { 60 }) {
            flow::forget(&mut draft, "ending");
            let Standing::Unready { shanten, useful, .. } = score(&draft).standing else {
                continue;
            };
            if !draft.events.is_empty() {
                continue;
            }
            for tile in draft.system().tiles {
                let mut drawn = draft.clone();
                drawn.tiles.standing.extend(drawn.tiles.win.replace(tile));
                match quick(&drawn).settled.standing {
                    Standing::Discarding { shanten: then, .. } => {
                        let nearer = shanten - u8::from(useful.contains(tile));
                        assert_eq!(then, nearer, "{} {tile}", link::encode(&draft));
                        seen += 1;
                    }
                    Standing::Faulty => {}
                    other => panic!("{} {tile}: {other:?}", link::encode(&draft)),
                }
            }
        }
        // 27 tiles are rarely far from one of two hands.
        assert!(seen > 100 || has_two_hands(system), "{system:?}: {seen}");
    }
}
