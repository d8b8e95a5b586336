//! Tests of Nanchang, and helpers that build a deal from short text.

mod examples;
mod faults;
mod items;
mod laws;
mod plain;
mod random;
mod reference;

use crate::entry::{Fault, FaultCode, notation};
use crate::scoring::Sheet;
use crate::tiles::{BySeat, Seat, WinSource, Wind};

use super::best::best_value;
use super::deal::CheckedHand;
use super::record::{DeclaredWin, EnteredHand, HandCounts, Opening, Record};
use super::ruling::{Ruling, Rulings};
use super::waits::{standing, waits};
use super::*;

/// The record of a deal with the jing that was turned up, the dealer, the hands as `S:123m… N:3m`,
/// and the outcome: `S discard W`, `E self-drawn heavenly`, or nothing for a drawn hand.
fn record(jing: &str, dealer: &str, hands: &str, outcome: &str) -> Record {
    let seat = |text: &str| Wind::from_letter(text).unwrap();
    let mut entered = BySeat::from_fn(|_| EnteredHand::Nothing);
    for hand in hands.split_whitespace() {
        let (at, tiles) = hand.split_once(':').unwrap();
        entered[seat(at)] = EnteredHand::Tiles(notation::parse(tiles).unwrap());
    }
    let words: Vec<&str> = outcome.split_whitespace().collect();
    let wins = match words[..] {
        [] => vec![],
        [winner, source, ref more @ ..] => vec![DeclaredWin {
            seat: seat(winner),
            source: WinSource::from_key(source).unwrap(),
            from: more.iter().find_map(|w| Wind::from_letter(w)),
            opening: match more.last() {
                Some(&"heavenly") => Some(Opening::Heavenly),
                Some(&"earthly") => Some(Opening::Earthly),
                _ => None,
            },
            passed: false,
        }],
        [_] => panic!("an outcome has a source"),
    };
    Record {
        dealer: seat(dealer),
        primary: Some(jing.parse().unwrap()),
        hands: entered,
        wins,
        chao_zhuang: false,
        rulings: Rulings::default(),
    }
}

fn deal(jing: &str, dealer: &str, hands: &str, outcome: &str) -> Deal {
    Deal::new(&record(jing, dealer, hands, outcome)).unwrap()
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
