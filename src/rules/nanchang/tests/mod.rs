//! Tests of the system, and the ways to write a deal in them.

mod examples;
mod faults;
mod items;
mod laws;
mod plain;
mod random;

use crate::entry::{Fault, FaultCode, notation};
use crate::scoring::Sheet;
use crate::tiles::{BySeat, Seat, WinSource, Wind};

use super::*;

/// What is entered when the jing is turned up and these are the hands, `S:123m… N:3m`, and the
/// outcome: `S discard W`, `E self-drawn heavenly`, or nothing for a drawn hand.
fn setup(jing: &str, dealer: &str, hands: &str, outcome: &str) -> Setup {
    let seat = |text: &str| Wind::from_letter(text).unwrap();
    let mut entered = BySeat::from_fn(|_| Entered::Nothing);
    for hand in hands.split_whitespace() {
        let (at, tiles) = hand.split_once(':').unwrap();
        entered[seat(at)] = Entered::Tiles(notation::parse(tiles).unwrap());
    }
    let words: Vec<&str> = outcome.split_whitespace().collect();
    let wins = match words[..] {
        [] => vec![],
        [winner, source, ref more @ ..] => vec![Declared {
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
        [_] => panic!("an outcome has a way"),
    };
    Setup {
        dealer: seat(dealer),
        primary: Some(jing.parse().unwrap()),
        hands: entered,
        wins,
        chao_zhuang: false,
        rulings: Rulings::DEFAULT,
    }
}

fn deal(jing: &str, dealer: &str, hands: &str, outcome: &str) -> Deal {
    Deal::new(&setup(jing, dealer, hands, outcome)).unwrap()
}

fn codes(faults: Vec<Fault>) -> Vec<(FaultCode, Option<Seat>)> {
    faults.into_iter().map(|fault| (fault.code, fault.seat)).collect()
}

/// The keys of what counts in a sheet.
fn counted(sheet: &Sheet) -> Vec<&'static str> {
    sheet.counted.iter().map(|c| FANS[usize::from(c.fan) - 1].key).collect()
}

/// What each seat wins or loses: East, South, West, North.
fn net(scored: &Scored) -> [i32; 4] {
    let net = scored.ledger.as_ref().unwrap().net;
    [net.east, net.south, net.west, net.north]
}
