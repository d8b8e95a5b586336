//! Practice: a hand is dealt, somebody says what it is worth, and is told what was right.
//!
//! Hands are dealt from a seed, so that a link repeats one. Nothing here knows a rule: a dealt
//! hand is one whose report wins.

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

/// The version of the dealing: another one deals other hands from the same seed.
pub const VERSION: u8 = 1;

key_enum! {
    /// How hard a hand is to count, by the number of its fans and how rare they are.
    Level {
        /// Few and common fans.
        First = "first",
        /// Something of both.
        Second = "second",
        /// Many or rare fans.
        Third = "third",
    }
}

impl Level {
    /// The level of a key.
    pub fn from_key(key: &str) -> Option<Level> {
        Level::ALL.iter().copied().find(|level| level.key() == key)
    }
}

/// A hand to be counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// The hand with its circumstances.
    pub draft: Draft,
    /// What it comes to.
    pub report: Report,
}

/// The sheets of a winning report that its player counts: one, or one for each of his hands.
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

/// What is to be said of a hand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Answer {
    /// The numbers of its fans, each once, in order.
    pub fans: Vec<u8>,
    /// What it is worth.
    pub total: u16,
}

impl Answer {
    /// The right answer.
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

/// What was right and wrong about an answer.
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
    /// Whether nothing is wrong.
    pub fn all_right(&self) -> bool {
        self.total && self.missed.is_empty() && self.wrong.is_empty()
    }
}

/// Compares an answer with the right one.
pub fn mark(right: &Answer, said: &Answer) -> Marks {
    let (named, missed) = right.fans.iter().partition(|fan| said.fans.contains(fan));
    let wrong = said.fans.iter().copied().filter(|fan| !right.fans.contains(fan)).collect();
    Marks { right: named, missed, wrong, total: right.total == said.total }
}

/// The seats whose wins and losses were said wrong, with what is right.
pub fn mark_payment(ledger: &Ledger, said: &dyn Fn(Seat) -> Option<i32>) -> Vec<(Seat, i32)> {
    let wrong = ledger.net.iter().filter(|(seat, net)| said(*seat) != Some(**net));
    wrong.map(|(seat, net)| (seat, *net)).collect()
}

/// How hard a hand is: each fan counts one, and up to three more the dearer it is among all.
fn difficulty(rules: &System, report: &Report) -> usize {
    let all = rules.fans;
    let rank = |number: &u8| {
        let worth = rules.fan(*number).map_or(0, |fan| fan.worth);
        let cheaper = all.iter().filter(|fan| fan.worth < worth).count();
        100 + 300 * cheaper / all.len().max(1)
    };
    Answer::of(report).fans.iter().map(rank).sum()
}
