//! Tests of Sichuan. Hands are written as `E -s [222m]1234566m78p` (seat, missing suit, tiles), and
//! events as `E open 7m N; S+W wins 6m discard N; wall end`.

mod drafts;
mod examples;
mod fans;
mod faults;
// It deals hands as practice does.
#[cfg(feature = "app-model")]
mod invariants;
mod payments;
mod suggestions;
mod textbook;

use super::claim::{JudgedClaim, Verdict};
use super::deal::{Deal, TILES};
use super::missing::MissingEntryKind;
use super::questions::WallEndState;
use super::questions::{FALSE_WIN, KONG, WALL_END, WIN};
use super::ruling::{Ruling, Rulings};
use super::settle::settle;
use super::settlement::{Settlement, notes};
use super::waits::{maximum, standing, waits};
use super::*;
use crate::entry::{Draft, Event, Fault, FaultCode, link};
use crate::scoring::{Readings, Transfer, Why};
use crate::text::{Catalogue, note};
use crate::tiles::{Seat, Suit, Tile};

fn seat(letter: &str) -> Seat {
    Seat::from_letter(letter).expect("a seat")
}

fn tile(text: &str) -> Tile {
    text.parse().expect("a tile")
}

/// Enters the hand of a player: the missing suit as `-s`, or `-` if it is not known, and thirteen tiles. The
/// last of fourteen is the winning tile, as in any draft.
fn enter_hand(draft: &mut Draft, seat: Seat, missing_suit: &str, tiles: &str) {
    let place = draft.own_seat().places_to(seat);
    draft.read(place, tiles).expect("tiles");
    if let Some(suit) = missing_suit.strip_prefix('-').filter(|suit| !suit.is_empty()) {
        draft.set_at("void", place, suit).expect("a suit");
    }
}

/// Enters an event. A win of several players is an event for each of them, on the same tile.
fn enter_event(draft: &mut Draft, text: &str) {
    let words: Vec<&str> = text.split_whitespace().collect();
    let own = draft.own_seat();
    let of = |kind, letter: &str| Event::new(kind, own.places_to(seat(letter)));
    let kong =
        |answers: &[(&str, &str)]| answered(of(&KONG, words[0]).about(tile(words[2])), answers);
    match words[1] {
        "end" => draft.events.push(Event::new(&WALL_END, 0)),
        "false" => draft.events.push(of(&FALSE_WIN, words[0])),
        "open" => {
            let from = words.get(3).map(|from| ("from", *from));
            let answers: Vec<_> = [("kong", "open")].into_iter().chain(from).collect();
            draft.events.push(kong(&answers));
        }
        how @ ("added" | "late" | "concealed") => draft.events.push(kong(&[("kong", how)])),
        "wins" => {
            let passed = words.iter().position(|word| *word == "passed");
            let passed = passed.map(|at| ("passed", words[at + 1]));
            let from = words.get(4).filter(|word| Seat::from_letter(word).is_some());
            let from = from.map(|from| ("from", *from));
            let last = words.contains(&"last").then_some(("sea", "yes"));
            let own: Vec<_> = [("win", words[3])].into_iter().chain(from).chain(last).collect();
            for (index, winner) in words[0].split('+').enumerate() {
                let answers = if index == 0 { own.clone() } else { vec![("same-tile", "yes")] };
                let answers: Vec<_> = answers.into_iter().chain(passed).collect();
                draft.events.push(answered(of(&WIN, winner).about(tile(words[2])), &answers));
            }
        }
        other => panic!("no event: {other}"),
    }
}

/// An event with answers, each with the key of its question.
fn answered(mut event: Event, answers: &[(&str, &str)]) -> Event {
    for (question, answer) in answers {
        event.set(question, answer).unwrap_or_else(|fault| panic!("{question}: {fault:?}"));
    }
    event
}

fn draft(hands: &str, events: &str, rulings: Rulings) -> Draft {
    let mut draft = Draft::new(&SYSTEM);
    draft.set_rulings(rulings.bits());
    for hand in hands.split(';').map(str::trim).filter(|hand| !hand.is_empty()) {
        let words: Vec<&str> = hand.split_whitespace().collect();
        enter_hand(&mut draft, seat(words[0]), words[1], words[2]);
    }
    let events = events.split(';').map(str::trim).filter(|event| !event.is_empty());
    events.for_each(|event| enter_event(&mut draft, event));
    draft
}

fn deal(hands: &str, events: &str, rulings: Rulings) -> Box<Deal> {
    let deal = Deal::new(&draft(hands, events, rulings));
    Box::new(deal.unwrap_or_else(|faults| panic!("{hands} | {events}: {faults:?}")))
}

fn faults(hands: &str, events: &str) -> Vec<Fault> {
    Deal::new(&draft(hands, events, Rulings::default())).expect_err("faults")
}

/// The deal of one hand alone, which a link tells.
fn deal_of(link: &str) -> Box<Deal> {
    let draft = link::decode(link, &[&SYSTEM]).expect("a link");
    Box::new(Deal::new(&draft).unwrap_or_else(|faults| panic!("{link}: {faults:?}")))
}

/// The claims as `E 8 all-pungs, root; S refused`.
fn wins(settlement: &Settlement) -> String {
    let line = |judged: &JudgedClaim| match &judged.verdict {
        Verdict::Won { value, readings } => {
            let counted = &readings[0].counted;
            let mut keys: Vec<&str> = counted.iter().map(|c| c.fan.key).collect();
            keys.sort_unstable();
            format!("{} {} {}", judged.seat, value.value, keys.join(", ")).trim().to_owned()
        }
        Verdict::Refused { .. } => format!("{} refused", judged.seat),
        Verdict::Unvalued { missing } => format!("{} lacks {missing}", judged.seat),
    };
    settlement.claims.iter().map(line).collect::<Vec<_>>().join("; ")
}

/// The English sentences of the report's notes whose keys have a prefix.
fn sentences(settlement: &Settlement, prefix: &str) -> Vec<String> {
    let english = Catalogue::english();
    let notes = notes(settlement).into_iter().filter(|note| note.key.starts_with(prefix));
    notes.map(|note| note::sentence(&note, &english).to_string()).collect()
}

/// The payments as `S→E 1 discard`.
fn payments(settlement: &Settlement) -> Vec<String> {
    let transfers = settlement.ledger.transfers.iter();
    let to = |to: Option<Seat>| to.map_or("bank".to_owned(), |seat| seat.to_string());
    let line =
        |t: &Transfer| format!("{}→{} {} {}", t.from.unwrap(), to(t.to), t.formula, t.reason);
    transfers.map(line).collect()
}
