//! Whole games of riichi, worked by hand from the rules (T15–T34): what each preset brings, when a game is
//! over, and what it comes to.

mod any_game;
mod deals;
mod examples;

use hule::rules;
use hule::session::{
    AbortedEntry, Change, Deal, Ending, Entry, Field, HandEntry, History, NetEntry, NextDealer,
    Origin, Plan, Session, Sheet, Table, ValuesEntry, Win, file, link,
};
use hule::text::session::{final_sum, options_line, score_text, turn_line, why_over};
use hule::text::{Catalogue, Language};
use hule::tiles::{Seat, Wind};

use super::{engine, sheet};
use crate::support::random::Random;

/// A session of a preset with some options, without deals.
fn game(preset: &str, options: &[(&str, &str)]) -> Session {
    let names = ["Anna", "Ben", "Cem", "Dora"];
    let mut session = Session::new(&rules::riichi::SYSTEM, names);
    session.agreement.choose_preset(preset).expect("a preset");
    for (key, answer) in options {
        session.agreement.set(key, answer).expect("an option");
    }
    session.start = session.agreement.start();
    session
}

/// A deal of which only the changes are known.
fn net(net: [i32; 4], winner: Option<usize>) -> Deal {
    let (net, next_dealer) = (net.to_vec(), NextDealer::ByRules);
    Deal::new(Entry::Net(NetEntry { net, winner, next_dealer }))
}

/// A win without tiles, with those who put down a stick.
fn win(winner: usize, from: Option<usize>, points: i32, put_down: &[usize]) -> Deal {
    let from = from.map_or(Origin::Wall, Origin::Player);
    let (wins, put_down) = (vec![Win::new(winner, from, points)], put_down.to_vec());
    Deal::new(Entry::Values(ValuesEntry { wins, put_down, ..ValuesEntry::default() }))
}

/// A used-up wall, by seat.
fn drawn(ready: &str, declared: &str) -> Deal {
    hand(&format!("1/riichi/?ending=draw&tenpai={ready}&declared={declared}"))
}

/// A deal of a hand that is written as a link.
fn hand(link: &str) -> Deal {
    Deal::new(Entry::Hand(HandEntry { link: link.to_owned(), seats: None }))
}

fn aborted(put_down: &[usize]) -> Deal {
    let kind = Some("nine-terminals");
    Deal::new(Entry::Aborted(AbortedEntry { kind, put_down: put_down.to_vec() }))
}

fn void(players: &[usize]) -> Deal {
    Deal::new(Entry::Void(players.to_vec()))
}

/// The deals that pass the deal on so often, after which the totals are these: the first changes the totals, and
/// in each a player who does not deal wins.
fn totals_after(session: &Session, passes: usize, totals: [i32; 4]) -> Vec<Deal> {
    let first = totals.map(|total| total - session.start);
    let nobody = [0; 4];
    (0..passes).map(|n| net(if n == 0 { first } else { nobody }, Some((n + 1) % 4))).collect()
}

/// A game that the players ended with these totals, and so many sticks on the table.
fn ended(preset: &str, options: &[(&str, &str)], totals: [i32; 4], sticks: i32) -> Sheet {
    let mut session = game(preset, options);
    let changes = totals.map(|total| total - session.start);
    assert_eq!(changes.iter().sum::<i32>(), -1000 * sticks, "the sticks lie on the table");
    session.deals = vec![net(changes, (sticks == 0).then_some(0))];
    session.ended = true;
    let sheet = sheet(&session);
    assert_eq!(sheet.faults, []);
    sheet
}

/// The final scores in tenths, and their sum.
fn tenths(sheet: &Sheet) -> ([i32; 4], i32) {
    let scores = sheet.final_scores.as_ref().expect("final scores");
    let score = |player: usize| scores.players[player].score / 100;
    ([0, 1, 2, 3].map(score), scores.sum / 100)
}

fn why(sheet: &Sheet) -> Option<&'static str> {
    sheet.why.as_ref().map(|why| why.key)
}
