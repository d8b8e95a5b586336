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

use super::claim::Verdict;
use super::deal::TILES;
use super::missing_entry::MissingEntryKind;
use super::one_hand::OneHand;
use super::ruling::{Ruling, Rulings};
use super::settle::{Settlement, settle};
use super::table::{Claim, Event, Kong, KongKind, Player, Table, Win};
use super::waits::{maximum, standing, waits};
use super::wall_end::WallEndState;
use super::*;
use crate::entry::{Fault, FaultCode, notation};
use crate::scoring::Transfer;
use crate::text::{Catalogue, note};
use crate::tiles::WinSource;
use crate::tiles::{Seat, Suit, Tile};

fn seat(letter: &str) -> Seat {
    Seat::from_letter(letter).expect("a seat")
}

fn tile(text: &str) -> Tile {
    text.parse().expect("a tile")
}

fn player(missing_suit: &str, tiles: &str) -> Player {
    let missing_suit = Suit::ALL.into_iter().find(|s| missing_suit == format!("-{}", s.letter()));
    let read = notation::parse(tiles).expect("tiles");
    // The notation reads the last of fourteen tiles as the winning tile.
    let standing = read.standing.into_iter().chain(read.win).collect();
    Player { missing_suit, standing, melds: read.melds, ..Player::default() }
}

fn event(text: &str) -> Event {
    let words: Vec<&str> = text.split_whitespace().collect();
    let kong = |kind| Event::Kong(Kong { seat: seat(words[0]), tile: tile(words[2]), kind });
    match words[1] {
        "end" => Event::WallEnd,
        "false" => Event::FalseWin { seat: seat(words[0]) },
        "open" => kong(KongKind::Open { from: words.get(3).map(|s| seat(s)) }),
        "added" => kong(KongKind::Added { immediate: true }),
        "late" => kong(KongKind::Added { immediate: false }),
        "concealed" => kong(KongKind::Concealed),
        "wins" => {
            let passed = words.iter().position(|w| *w == "passed");
            let passed = passed.map(|i| words[i + 1].parse().expect("a value"));
            let claim = |s: &str| Claim { seat: seat(s), passed };
            Event::Win(Win {
                tile: tile(words[2]),
                source: WinSource::from_key(words[3]).expect("a way"),
                from: words.get(4).and_then(|s| Seat::from_letter(s)),
                last_tile: words.contains(&"last"),
                claims: words[0].split('+').filter(|s| *s != "-").map(claim).collect(),
            })
        }
        other => panic!("no event: {other}"),
    }
}

fn table(hands: &str, events: &str) -> Table {
    let mut table = Table::default();
    for hand in hands.split(';').map(str::trim).filter(|h| !h.is_empty()) {
        let words: Vec<&str> = hand.split_whitespace().collect();
        table.players[seat(words[0])] = player(words[1], words[2]);
    }
    table.events = events.split(';').map(str::trim).filter(|e| !e.is_empty()).map(event).collect();
    table
}

fn deal(hands: &str, events: &str, rulings: Rulings) -> Deal {
    Deal::new(table(hands, events), rulings)
        .unwrap_or_else(|faults| panic!("{hands} | {events}: {faults:?}"))
}

fn faults(hands: &str, events: &str) -> Vec<Fault> {
    Deal::new(table(hands, events), Rulings::default()).expect_err("faults")
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
    let notes = engine::notes(settlement, Rulings::default())
        .into_iter()
        .filter(|note| note.key.starts_with(prefix));
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
