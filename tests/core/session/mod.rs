//! Tests of sessions: the laws of the score sheet, its hands and penalties, the faults of a deal, and
//! the files and links that a session is kept in.

mod around;
mod csv;
mod damaged;
mod faults;
mod files;
mod form_fields;
mod forms;
mod hands;
mod laws;
mod liability;
mod night;
mod payments;
mod penalties;
mod plan;
mod present;
mod ready;
mod records;
mod released;
mod resting;
mod riichi;
mod riichi_games;
mod rows;
mod sanma;
mod several_winners;
mod strategies;
mod table;

use hule::rules;
use hule::scoring::Engine;
use hule::session::{Deal, Entry, History, Origin, Session, Sheet};
use serde_json::Value;

use crate::support::cases;

/// The engine of a session's rule system.
fn engine(session: &Session) -> &'static dyn Engine {
    rules::engine(session.system()).expect("a system of the registry")
}

/// A session of four players, or as many as a system has, without deals.
fn session(key: &str) -> Session {
    let system = rules::system(key).expect("a system");
    let players = Session::new(system, []).agreement.players();
    Session::new(system, ["Anna", "Ben", "Cem", "Dora"].into_iter().take(players))
}

/// The sheet of a session.
fn sheet(session: &Session) -> Sheet {
    Sheet::of(session, engine(session))
}

/// A deal that a player won with so many points.
fn won(winner: usize, from: Origin, points: i32) -> Deal {
    Deal::new(Entry::win(winner, from, points))
}

/// The histories of the reference cases.
fn histories() -> impl Iterator<Item = History> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/session.jsonl");
    let text = std::fs::read_to_string(path).expect("the cases");
    let cases: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("a case")).collect();
    cases.into_iter().map(|case| cases::session::played(&case).expect("a session"))
}
