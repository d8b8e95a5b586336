//! Tests of Nanchang, and helpers that build a deal from short text.

mod examples;
mod faults;
mod items;
mod laws;
mod plain;
mod random;
mod reference;

use crate::entry::{Draft, Fault, FaultCode};
use crate::scoring::Sheet;
use crate::tiles::{Seat, WinSource, Wind};

use super::best::best_value;
use super::declared::DeclaredWin;
use super::held::hand_counts;
use super::ruling::Ruling;
use super::waits::{standing, waits};
use super::*;

/// The draft of a deal with the jing that was turned up, the dealer, the hands as `S:123m… N:3m`,
/// and the outcome: `S discard W`, `E self-drawn heavenly`, or nothing for a drawn hand.
fn draft(jing: &str, dealer: &str, hands: &str, outcome: &str) -> Draft {
    let mut words = outcome.split_whitespace();
    let winner = words.next();
    let way = match winner {
        Some(_) => ("win", words.next().expect("an outcome has a source")),
        None => ("ending", "draw"),
    };
    let more = words.map(|word| match word {
        "heavenly" | "earthly" => ("opening", word),
        seat => ("from", seat),
    });
    let said = [("indicator", jing), ("dealer", dealer), ("seat", winner.unwrap_or("E")), way];
    let mut draft = Draft::new(&SYSTEM);
    for (question, answer) in said.into_iter().chain(more) {
        draft.set(question, answer).unwrap();
    }
    for hand in hands.split_whitespace() {
        let (seat, tiles) = hand.split_once(':').unwrap();
        let place = draft.own_seat().places_to(Wind::from_letter(seat).unwrap());
        draft.read(place, tiles).unwrap();
    }
    draft
}

fn deal(jing: &str, dealer: &str, hands: &str, outcome: &str) -> Deal {
    Deal::new(&draft(jing, dealer, hands, outcome)).unwrap()
}

/// The same draft with a ruling on.
fn ruled(mut draft: Draft, ruling: Ruling) -> Draft {
    draft.set_ruling(ruling.key(), true).unwrap();
    draft
}

fn codes(faults: Vec<Fault>) -> Vec<(FaultCode, Option<Seat>)> {
    faults.into_iter().map(|fault| (fault.code, fault.seat)).collect()
}

/// The keys of the rows that count in a sheet.
fn counted(sheet: &Sheet) -> Vec<&'static str> {
    sheet.counted.iter().map(|c| c.fan.key).collect()
}

/// The net of each seat: East, South, West, North.
fn net(scored: &Scored) -> [i32; 4] {
    let net = scored.ledger.as_ref().unwrap().net;
    [net.east, net.south, net.west, net.north]
}
