//! Answers that name fans and a total, and their marks.

use serde::Serialize;

use crate::rules::learning::is_asked;
use crate::scoring::{Report, Sheet};

/// The best sheet of each hand that the winner counts: one hand, or several in a system where a
/// player holds several.
pub fn counted_sheets(report: &Report) -> impl Iterator<Item = &Sheet> {
    let share = |place: usize| match place {
        0 => report.sheets.first(),
        _ => report.others.iter().find(|other| other.place == place)?.sheets.first(),
    };
    let split = report.splits.first();
    let places: Vec<usize> =
        split.map_or(vec![0], |split| split.hands.iter().map(|hand| hand.place).collect());
    places.into_iter().filter_map(share)
}

/// An answer to the question for the fans of a hand: fans and total.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Answer {
    /// The numbers of its fans, each once, in order.
    pub fans: Vec<u8>,
    /// The total, in the unit of the rule system.
    pub total: i32,
}

impl Answer {
    /// Returns the right answer of a report.
    pub fn of(report: &Report) -> Answer {
        let total = match report.splits.first() {
            Some(split) => split.total,
            None => report.sheets.first().map_or(0, |sheet| sheet.total),
        };
        Answer { fans: fans(counted_sheets(report)), total }
    }

    /// Returns every right answer of a report, the one that the calculator prefers first. Readings
    /// of one hand that come to the same total are equally right.
    pub fn all(report: &Report) -> Vec<Answer> {
        let mut all = vec![Answer::of(report)];
        if report.splits.is_empty() {
            let total = all[0].total;
            for sheet in report.sheets.iter().skip(1).filter(|sheet| sheet.total == total) {
                let other = Answer { fans: fans(std::iter::once(sheet)), total };
                if !all.contains(&other) {
                    all.push(other);
                }
            }
        }
        all
    }
}

/// The fans of these sheets that are asked for, each once, in order.
fn fans<'a>(sheets: impl Iterator<Item = &'a Sheet>) -> Vec<u8> {
    let counted = sheets.flat_map(|sheet| &sheet.counted).filter(|counted| is_asked(counted.fan));
    let mut fans: Vec<u8> = counted.map(|counted| counted.fan.number).collect();
    fans.sort_unstable();
    fans.dedup();
    fans
}

/// The marks of an answer: what is right and wrong about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FanMarks {
    /// Fans that were named and count.
    pub right: Vec<u8>,
    /// Fans that count and were not named.
    pub missed: Vec<u8>,
    /// Fans that were named and don't count.
    pub wrong: Vec<u8>,
    /// Whether the total is right.
    pub total: bool,
}

impl FanMarks {
    /// Whether everything is right.
    pub fn all_right(&self) -> bool {
        self.total && self.missed.is_empty() && self.wrong.is_empty()
    }
}

/// Marks the answer that was given against the right one.
pub fn mark(right: &Answer, given: &Answer) -> FanMarks {
    let (named, missed) = right.fans.iter().partition(|fan| given.fans.contains(fan));
    let wrong = given.fans.iter().copied().filter(|fan| !right.fans.contains(fan)).collect();
    FanMarks { right: named, missed, wrong, total: right.total == given.total }
}

/// Marks the answer that was given against the nearest of several right ones. There is at least one.
pub(super) fn mark_nearest(right: &[Answer], given: &Answer) -> FanMarks {
    let marks = right.iter().map(|right| mark(right, given));
    let mistakes = |marks: &FanMarks| marks.missed.len() + marks.wrong.len();
    marks.min_by_key(mistakes).expect("there is a right answer")
}
