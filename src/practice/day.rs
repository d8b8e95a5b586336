//! The hand of the day: the same for everyone on a date, and the player's answers to it.

use std::sync::Arc;

use crate::rules::learning::{Kind, Level};
use crate::scoring::Engine;

use super::answer::{Answer, FanMarks};
use super::date::Date;
use super::exercise::{Exercise, Given, Marks};
use super::random::Random;
use super::source::Source;
use super::task::fans;

/// How many answers a player may give.
pub const TRIES: usize = 3;

/// The hand of a date: its fans are asked, among a dozen to choose from. `None` if the rule system has no
/// rulebook to draw from.
pub fn hand(engine: &'static dyn Engine, date: Date) -> Option<Exercise> {
    let mut random = Random::of_text(&format!("{} {date}", engine.system().key));
    let (draft, task) = fans::of_day(&Source::new(engine), &mut random)?;
    let report = Arc::new(engine.examine(&draft).report);
    Some(Exercise { kind: Kind::Fans, level: Level::First, draft, report, task })
}

/// What was right and wrong about one answer, in numbers of fans.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Try {
    /// Fans that were named and count.
    pub right: u8,
    /// Fans that count and were not named.
    pub missed: u8,
    /// Fans that were named and don't count.
    pub wrong: u8,
}

impl Try {
    /// The numbers of fans in the marks of an answer.
    pub fn of(marks: &FanMarks) -> Try {
        let count = |fans: &[u8]| fans.len().min(99) as u8;
        Try { right: count(&marks.right), missed: count(&marks.missed), wrong: count(&marks.wrong) }
    }

    /// Whether everything was right.
    pub fn is_right(self) -> bool {
        self.missed == 0 && self.wrong == 0
    }

    /// A row of squares, one for each fan: right, missing and wrong ones. It tells no fan.
    pub fn squares(self) -> String {
        let row = |square: &str, count: u8| square.repeat(usize::from(count));
        [row("🟩", self.right), row("⬜", self.missed), row("🟥", self.wrong)].concat()
    }
}

/// A player's answers to the hand of a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DayResult {
    /// The day.
    pub date: Date,
    /// The answers, in order.
    pub tries: Vec<Try>,
    /// The numbers of the fans that the last answer named. Empty if that is not known: it was not kept
    /// from the beginning.
    pub named: Vec<u8>,
}

impl DayResult {
    /// Whether the last answer was right.
    fn is_solved(&self) -> bool {
        self.tries.last().is_some_and(|last| last.is_right())
    }

    /// The marks of the last answer to a hand, with what it named. Where that is not known, or the hand of
    /// the day is another one by now, they say only whether it was right.
    pub fn marks(&self, exercise: &Exercise) -> Marks {
        let given = Given::Fans(Answer { fans: self.named.clone(), total: 0 });
        match exercise.mark(&given) {
            Some(Marks::Fans(marks)) if Some(Try::of(&marks)) == self.tries.last().copied() => {
                Marks::Fans(marks)
            }
            _ => Marks::Choice(self.is_solved()),
        }
    }

    /// Whether no other answer can be given.
    pub fn is_over(&self) -> bool {
        self.is_solved() || self.tries.len() >= TRIES
    }

    /// The result as a text to share, which does not give the answer away.
    ///
    /// ```
    /// use hule::practice::Date;
    /// use hule::practice::day::{DayResult, Try};
    ///
    /// let date = Date::parse("2026-11-22").unwrap();
    /// let tries = vec![Try { right: 1, missed: 1, wrong: 1 }, Try { right: 2, missed: 0, wrong: 0 }];
    /// let text = DayResult { date, tries, named: Vec::new() }.text("MCR", "https://hule.example/#day");
    /// assert_eq!(text, "Hule · MCR · 2026-11-22 · 2/3\n🟩⬜🟥\n🟩🟩\nhttps://hule.example/#day");
    /// ```
    pub fn text(&self, rules: &str, address: &str) -> String {
        let tries = match self.is_solved() {
            true => self.tries.len().to_string(),
            false => "✕".to_owned(),
        };
        let head = format!("Hule · {rules} · {} · {tries}/{TRIES}", self.date);
        let rows = self.tries.iter().map(|one| one.squares());
        let lines = [head].into_iter().chain(rows).chain([address.to_owned()]);
        lines.collect::<Vec<_>>().join("\n")
    }
}

/// The record of the hands of the day: the last one, and how many were solved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DayRecord {
    /// The last day that was played.
    pub last: Option<DayResult>,
    /// The number of days in a row that were solved, up to the last one that was played.
    pub streak: u32,
    /// The longest such row.
    pub best: u32,
    /// The number of days that were played to the end.
    pub played: u32,
    /// The number of them that were solved.
    pub solved: u32,
}

impl DayRecord {
    /// The result of a day, if it was the last that was played.
    pub fn of(&self, date: Date) -> Option<&DayResult> {
        self.last.as_ref().filter(|last| last.date == date)
    }

    /// How many days in a row are solved as seen from a day: a row that ended before the day before
    /// is broken.
    pub fn streak_on(&self, date: Date) -> u32 {
        let last = self.last.as_ref().filter(|last| last.date.number() + 1 >= date.number());
        last.map_or(0, |_| self.streak)
    }

    /// Records an answer, which named these fans. Answers after the end of a day change nothing, nor do those of the
    /// day before the last that was played, which somebody may play who has gone to another time zone. If the last
    /// one is still to come for longer, a clock was wrong when it was played, and it is forgotten.
    pub fn answered(&mut self, date: Date, answer: Try, named: &[u8]) {
        let is_to_come = |last: &DayResult| last.date.number() > date.number() + 1;
        let last = self.last.take().filter(|last| !is_to_come(last));
        if last.as_ref().is_some_and(|last| last.date > date) {
            self.last = last;
            return;
        }
        let follows = last.as_ref().is_some_and(|last| last.date.number() + 1 == date.number());
        let mut result = match last {
            Some(last) if last.date == date => last,
            _ => {
                if !follows {
                    self.streak = 0;
                }
                DayResult { date, tries: Vec::new(), named: Vec::new() }
            }
        };
        if !result.is_over() {
            result.tries.push(answer);
            result.named = named.to_vec();
            if result.is_over() {
                self.played = self.played.saturating_add(1);
                if result.is_solved() {
                    self.solved = self.solved.saturating_add(1);
                    self.streak = self.streak.saturating_add(1);
                    self.best = self.best.max(self.streak);
                } else {
                    self.streak = 0;
                }
            }
        }
        self.last = Some(result);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RIGHT: Try = Try { right: 3, missed: 0, wrong: 0 };
    const WRONG: Try = Try { right: 2, missed: 1, wrong: 1 };

    fn date(text: &str) -> Date {
        Date::parse(text).unwrap()
    }

    #[test]
    fn days_in_a_row_are_counted() {
        let mut record = DayRecord::default();
        record.answered(date("2026-11-22"), WRONG, &[]);
        record.answered(date("2026-11-22"), RIGHT, &[]);
        record.answered(date("2026-11-22"), WRONG, &[]);
        record.answered(date("2026-11-23"), RIGHT, &[]);
        assert_eq!((record.streak, record.best, record.played, record.solved), (2, 2, 2, 2));
        assert_eq!(record.streak_on(date("2026-11-24")), 2);
        assert_eq!(record.streak_on(date("2026-11-25")), 0);
        record.answered(date("2026-11-26"), RIGHT, &[]);
        assert_eq!((record.streak, record.best), (1, 2));
        (0..5).for_each(|_| record.answered(date("2026-11-27"), WRONG, &[]));
        assert_eq!((record.streak, record.best, record.played, record.solved), (0, 2, 4, 3));
        assert_eq!(record.of(date("2026-11-27")).map(|result| result.tries.len()), Some(TRIES));
    }

    #[test]
    fn a_day_that_is_still_to_come_is_forgotten_once_another_is_played() {
        let mut record = DayRecord::default();
        record.answered(date("2026-11-21"), RIGHT, &[]);
        (0..TRIES).for_each(|_| record.answered(date("2099-01-01"), WRONG, &[]));
        let before = record.clone();
        record.answered(date("2098-12-31"), RIGHT, &[]);
        assert_eq!(record, before, "it is the day after in the east");
        record.answered(date("2026-11-22"), RIGHT, &[]);
        assert_eq!((record.streak, record.best, record.played, record.solved), (1, 1, 3, 2));
    }

    #[test]
    fn an_earlier_day_changes_nothing() {
        let mut record = DayRecord::default();
        record.answered(date("2026-11-23"), RIGHT, &[]);
        let before = record.clone();
        record.answered(date("2026-11-22"), WRONG, &[]);
        assert_eq!(record, before);
    }
}
