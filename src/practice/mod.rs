//! Practice: an exercise deals a winning hand, the player counts it, and the answer is marked.
//!
//! An exercise is a [`Draft`] that is dealt from a seed, so that a link repeats it, and run through
//! the flow; its [`Report`] has the right answer. Nothing here knows a rule: a hand is dealt as an
//! exercise if its report says that it wins.

mod address;
mod deal;
mod random;
mod record;
mod shape;

use serde::Serialize;

use crate::entry::Draft;
use crate::scoring::{Ledger, Report, Sheet};
use crate::system::System;
use crate::system::key_enum;
use crate::tiles::Seat;

pub use address::{Address, Aim};
pub use deal::{deal, deal_for, deal_with};
pub use random::Random;
pub use record::Record;

/// The version of the dealing. A new version deals other hands from the same seed.
pub const VERSION: u8 = 1;

key_enum! {
    /// How hard a hand is to count, judged by how many fans it has and how rare they are.
    Level {
        /// Few, common fans.
        First = "first",
        /// Between the two.
        Second = "second",
        /// Many or rare fans.
        Third = "third",
    }
}

impl Level {
    /// Returns the level of a key.
    pub fn from_key(key: &str) -> Option<Level> {
        Level::ALL.iter().copied().find(|level| level.key() == key)
    }
}

/// A hand for the player to count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// The hand with its circumstances.
    pub draft: Draft,
    /// The report of the draft.
    pub report: Report,
}

/// The best sheet of each hand that the winner counts: one hand, or several in a system where a
/// player holds several.
fn sheets(report: &Report) -> impl Iterator<Item = &Sheet> {
    let share = |place: usize| match place {
        0 => report.sheets.first(),
        _ => report.others.iter().find(|other| other.place == place)?.sheets.first(),
    };
    let split = report.splits.first();
    let places: Vec<usize> =
        split.map_or(vec![0], |split| split.hands.iter().map(|hand| hand.place).collect());
    places.into_iter().filter_map(share)
}

/// An answer to an exercise: fans and total.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Answer {
    /// The numbers of its fans, each once, in order.
    pub fans: Vec<u8>,
    /// The total, in the unit of the rule system.
    pub total: u16,
}

impl Answer {
    /// Returns the right answer of a report.
    pub fn of(report: &Report) -> Answer {
        let mut fans: Vec<u8> =
            sheets(report).flat_map(|sheet| sheet.counted.iter().map(|c| c.fan)).collect();
        fans.sort_unstable();
        fans.dedup();
        let total = match report.splits.first() {
            Some(split) => split.total,
            None => report.sheets.first().map_or(0, |sheet| sheet.total),
        };
        Answer { fans, total }
    }
}

/// The marks of an answer: what is right and wrong about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Marks {
    /// Fans that were named and count.
    pub right: Vec<u8>,
    /// Fans that count and were not named.
    pub missed: Vec<u8>,
    /// Fans that were named and don't count.
    pub wrong: Vec<u8>,
    /// Whether the total is right.
    pub total: bool,
}

impl Marks {
    /// Whether everything is right.
    pub fn all_right(&self) -> bool {
        self.total && self.missed.is_empty() && self.wrong.is_empty()
    }
}

/// Marks the answer that was given against the right one.
pub fn mark(right: &Answer, given: &Answer) -> Marks {
    let (named, missed) = right.fans.iter().partition(|fan| given.fans.contains(fan));
    let wrong = given.fans.iter().copied().filter(|fan| !right.fans.contains(fan)).collect();
    Marks { right: named, missed, wrong, total: right.total == given.total }
}

/// Marks the payments that were given: returns the seats with a wrong or missing net, each with the
/// right one.
pub fn mark_payment(ledger: &Ledger, given: &dyn Fn(Seat) -> Option<i32>) -> Vec<(Seat, i32)> {
    let wrong = ledger.net.iter().filter(|(seat, net)| given(*seat) != Some(**net));
    wrong.map(|(seat, net)| (seat, *net)).collect()
}

/// The difficulty of a hand, in hundredths: each fan adds 1, and up to 3 more by the share of the
/// system's fans that are worth less.
fn difficulty(rules: &System, report: &Report) -> usize {
    let all = rules.fans;
    let rank = |number: &u8| {
        let worth = rules.fan(*number).map_or(0, |fan| fan.worth);
        let cheaper = all.iter().filter(|fan| fan.worth < worth).count();
        100 + 300 * cheaper / all.len().max(1)
    };
    Answer::of(report).fans.iter().map(rank).sum()
}
