//! The progress of a player in one rule system, as it is kept on the device.
//!
//! It is kept as text: a line with the version, then a line for each thing that is known. Lines that
//! cannot be read are kept as they are, because another version of the app may have written them.

use std::fmt::Write;

use crate::rules::learning::{Kind, is_asked};
use crate::system::System;

use super::date::Date;
use super::day::{DayRecord, DayResult, Try};
use super::exercise::{Exercise, Marks};
use super::schedule::Schedule;

/// The first line, with the version.
const HEAD: &str = "hule practice 2";

/// What stands before a line that could not be read.
const UNREAD: &str = "? ";

/// The largest number of unreadable lines that are kept.
const MOST_UNREAD: usize = 500;

/// The progress in one rule system.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Progress {
    /// The current number of right answers in a row.
    pub streak: u32,
    /// The longest such row so far.
    pub best: u32,
    /// The subjects that were missed, and when each should be repeated.
    pub schedule: Schedule,
    /// The keys of the steps of the path that were done.
    pub done: Vec<String>,
    /// The key of the step that was looked at last.
    pub step: Option<String>,
    /// The hands of the day.
    pub days: DayRecord,
    unread: Vec<String>,
}

impl Progress {
    /// Reads what [`Progress::text`] writes. Lines that cannot be read are kept.
    pub fn parse(text: &str) -> Progress {
        let mut progress = Progress::default();
        let mut lines = text.lines().filter(|line| !line.trim().is_empty()).peekable();
        let is_known = lines.next_if_eq(&HEAD).is_some();
        for line in lines {
            let unread = line.strip_prefix(UNREAD);
            if unread.is_some() || !is_known || progress.read(line).is_none() {
                progress.unread.push(unread.unwrap_or(line).to_owned());
            }
        }
        progress.unread.truncate(MOST_UNREAD);
        progress.best = progress.best.max(progress.streak);
        progress.days.best = progress.days.best.max(progress.days.streak);
        progress
    }

    fn read(&mut self, line: &str) -> Option<()> {
        let (word, rest) = line.split_once(' ')?;
        match word {
            "streak" => (self.streak, self.best) = pair(rest)?,
            "missed" => return self.schedule.read_line(rest).then_some(()),
            "done" if !rest.is_empty() => self.finish(rest),
            "step" => self.step = Some(rest.to_owned()),
            "days" => {
                let (row, count) = rest.split_once(", ")?;
                let (row, count) = (pair(row)?, pair(count)?);
                (self.days.streak, self.days.best) = row;
                (self.days.solved, self.days.played) = count;
            }
            "day" => self.days.last = Some(day(rest)?),
            "named" => {
                let (date, fans) = rest.split_once(' ')?;
                let fans = fans.split(' ').map(|fan| fan.parse().ok()).collect::<Option<_>>()?;
                let last = self.days.last.as_mut()?;
                (last.date == Date::parse(date)?).then(|| last.named = fans)?;
            }
            _ => return None,
        }
        Some(())
    }

    /// Writes the text that [`Progress::parse`] reads.
    pub fn text(&self) -> String {
        let mut text = format!("{HEAD}\nstreak {} of {}\n", self.streak, self.best);
        let mut line = |word: &str, rest: &str| {
            let _ = writeln!(text, "{word} {rest}");
        };
        self.schedule.lines().for_each(|subject| line("missed", &subject));
        self.done.iter().for_each(|step| line("done", step));
        self.step.iter().for_each(|step| line("step", step));
        let DayRecord { last, streak, best, played, solved } = &self.days;
        if last.is_some() || *played > 0 {
            line("days", &format!("{streak} of {best}, {solved} of {played}"));
        }
        if let Some(DayResult { date, tries, named }) = last {
            let mut tries = tries.iter().map(|t| format!("{}+{}+{}", t.right, t.missed, t.wrong));
            let dated = |rest: &mut dyn Iterator<Item = String>| {
                [date.to_string()].into_iter().chain(rest).collect::<Vec<_>>().join(" ")
            };
            line("day", &dated(&mut tries));
            if !named.is_empty() {
                line("named", &dated(&mut named.iter().map(u8::to_string)));
            }
        }
        for unread in &self.unread {
            let _ = writeln!(text, "{UNREAD}{unread}");
        }
        text
    }

    /// Records the answer to an exercise.
    pub fn answered(&mut self, exercise: &Exercise, marks: &Marks, now: i64) {
        self.streak = if marks.is_right() { self.streak.saturating_add(1) } else { 0 };
        self.best = self.best.max(self.streak);
        let (known, missed) = exercise.learned(marks);
        self.schedule.answered(&known, &missed, now);
    }

    /// Forgets the fans that were missed and are asked no more.
    pub fn forget_unasked(&mut self, rules: &System) {
        let is_fan = |about: u8| rules.fan(about).is_some_and(is_asked);
        self.schedule.retain(|subject| subject.kind != Kind::Fans || is_fan(subject.about));
    }

    /// Records that a step of the path was done.
    pub fn finish(&mut self, step: &str) {
        if !self.done.iter().any(|done| done == step) {
            self.done.push(step.to_owned());
        }
    }

    /// Whether a step of the path was done.
    pub fn has_done(&self, step: &str) -> bool {
        self.done.iter().any(|done| done == step)
    }
}

/// Reads `3 of 7`.
fn pair(text: &str) -> Option<(u32, u32)> {
    let (a, b) = text.split_once(" of ")?;
    Some((a.parse().ok()?, b.parse().ok()?))
}

/// Reads a date and its tries.
fn day(text: &str) -> Option<DayResult> {
    let mut parts = text.split(' ');
    let date = Date::parse(parts.next()?)?;
    let read = |part: &str| {
        let mut numbers = part.split('+').map(|n| n.parse::<u8>().ok().filter(|n| *n < 100));
        let one =
            Try { right: numbers.next()??, missed: numbers.next()??, wrong: numbers.next()?? };
        numbers.next().is_none().then_some(one)
    };
    let tries = parts.map(read).collect::<Option<Vec<Try>>>()?;
    (tries.len() <= super::day::TRIES).then_some(DayResult { date, tries, named: Vec::new() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::practice::schedule::Subject;

    fn some() -> Progress {
        let mut progress = Progress { streak: 3, best: 7, ..Progress::default() };
        let missed =
            [Subject { kind: Kind::Fans, about: 22 }, Subject { kind: Kind::Win, about: 1 }];
        progress.schedule.answered(&[], &missed, 1_700_000_000);
        progress.finish("tiles");
        progress.finish("tiles");
        progress.step = Some("sets".to_owned());
        let date = Date::parse("2026-11-22").unwrap();
        progress.days.answered(date, Try { right: 1, missed: 2, wrong: 0 }, &[22, 64]);
        progress
    }

    #[test]
    fn what_was_kept_comes_back() {
        let progress = some();
        assert_eq!(Progress::parse(&progress.text()), progress);
        assert!(progress.has_done("tiles") && !progress.has_done("sets"));
        assert_eq!(Progress::parse(""), Progress::default());
    }

    #[test]
    fn the_days_that_were_played_stay_counted_without_the_last_one() {
        let mut progress = some();
        let date = Date::parse("2026-11-22").unwrap();
        progress.days.answered(date, Try { right: 3, missed: 0, wrong: 0 }, &[]);
        progress.days.last = None;
        let again = Progress::parse(&progress.text());
        assert_eq!((again.days.played, again.days.solved, again.days.last), (1, 1, None));
    }

    /// What was named was not kept from the beginning.
    #[test]
    fn a_day_without_what_was_named_is_read() {
        let progress = Progress::parse("hule practice 2\nstreak 0 of 0\nday 2026-11-22 1+2+0\n");
        let last = progress.days.last.expect("a day");
        assert_eq!((last.tries.len(), last.named), (1, Vec::new()));
    }

    #[test]
    fn damaged_lines_are_kept_and_the_others_read() {
        let text = some().text();
        for damage in [
            "streak x of",
            "day 2026-99-99",
            "missed fans",
            "later 1 2 3",
            "<b>",
            "day 2026-11-22 1+2",
            "named 2026-11-22 x",
            "named 2026-11-21 1",
        ] {
            let damaged = format!("{text}{damage}\n");
            let progress = Progress::parse(&damaged);
            assert_eq!((progress.streak, progress.best), (3, 7), "{damage}");
            assert_eq!(progress.text(), format!("{text}? {damage}\n"));
            assert_eq!(Progress::parse(&progress.text()), progress);
        }
    }

    #[test]
    fn the_text_of_another_version_is_kept() {
        let progress = Progress::parse("hule practice 3\nstreak 9 of 9\n");
        assert_eq!(progress.streak, 0);
        assert!(progress.text().ends_with("? hule practice 3\n? streak 9 of 9\n"));
        assert_eq!(Progress::parse(&progress.text()), progress);
    }
}
