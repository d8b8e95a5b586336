//! When something that was missed should come again: spaced repetition by FSRS.
//!
//! Only what was missed once is scheduled. Times are in seconds since 1970, and given by the caller.

use chrono::{DateTime, Utc};
use rs_fsrs::{Card, FSRS, Parameters, Rating, State};

use crate::rules::learning::Kind;
use crate::sorting::Sort;

/// The number of other exercises between one that was missed and a similar one.
const GAP: u32 = 2;

/// The largest number of subjects that are kept. Those that are known best are dropped first.
const MOST: usize = 200;

/// Something that can be learned: a fan, or a kind of hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Subject {
    /// The kind of exercise.
    pub kind: Kind,
    /// What it is about: the number of a fan, or a number by which hands of the kind differ.
    pub about: u8,
}

/// A subject with its memory.
#[derive(Clone, Debug, PartialEq)]
struct Learned {
    subject: Subject,
    card: Card,
    /// The number of exercises that had been answered when it was last asked. It is not kept.
    asked_at: Option<u32>,
}

/// The subjects that were missed, and when each should come again.
#[derive(Clone, Debug, Default)]
pub struct Schedule {
    learned: Vec<Learned>,
    /// The number of exercises that have been answered since the start.
    answered: u32,
}

impl PartialEq for Schedule {
    fn eq(&self, other: &Schedule) -> bool {
        self.lines().eq(other.lines())
    }
}

fn time(seconds: i64) -> DateTime<Utc> {
    DateTime::from_timestamp(seconds, 0).unwrap_or_default()
}

impl Schedule {
    /// Records an exercise: what it showed to be known, and what not.
    pub fn answered(&mut self, known: &[Subject], missed: &[Subject], now: i64) {
        self.answered = self.answered.saturating_add(1);
        for subject in missed {
            self.rate(*subject, Rating::Again, now);
        }
        for subject in known {
            self.rate(*subject, Rating::Good, now);
        }
        if self.learned.len() > MOST {
            self.learned.arrange_by(|a, b| a.card.stability.total_cmp(&b.card.stability));
            self.learned.truncate(MOST);
        }
    }

    fn rate(&mut self, subject: Subject, rating: Rating, now: i64) {
        let at = self.learned.iter().position(|learned| learned.subject == subject);
        // Nobody needs to repeat what they never missed.
        if at.is_none() && rating == Rating::Good {
            return;
        }
        let card = at.map_or_else(Card::default, |at| self.learned.remove(at).card);
        // Where the clock was put back, no time has passed since the last answer.
        let last_review = card.last_review.max(time(0)).min(time(now));
        let card = Card { last_review, ..card };
        let card = FSRS::new(Parameters::default()).next(card, time(now), rating).card;
        self.learned.push(Learned { subject, card, asked_at: Some(self.answered) });
    }

    /// The subject of this kind that should come next: one that was missed a few exercises ago, or
    /// whose time has come. Where the clock was put back nobody knows when that is: it comes at once. `None` if
    /// there is none.
    pub fn due(&self, kind: Kind, now: i64) -> Option<Subject> {
        let is_due = |learned: &&Learned| {
            let since = learned.asked_at.map_or(u32::MAX, |at| self.answered.saturating_sub(at));
            let is_missed = matches!(learned.card.state, State::Learning | State::Relearning);
            let is_time = learned.card.due <= time(now) || learned.card.last_review > time(now);
            since >= GAP && (is_missed || is_time)
        };
        let of_kind = self.learned.iter().filter(|learned| learned.subject.kind == kind);
        of_kind.filter(is_due).min_by_key(|learned| learned.card.due).map(|l| l.subject)
    }

    /// Puts off a subject that no exercise was found for, so that others come in its place.
    pub fn put_off(&mut self, subject: Subject) {
        let answered = self.answered;
        let learned = self.learned.iter_mut().find(|learned| learned.subject == subject);
        if let Some(learned) = learned {
            learned.asked_at = Some(answered);
        }
    }

    /// Takes over what another window has kept meanwhile: of each subject what was asked more often.
    pub fn take_over(&mut self, kept: Schedule) {
        for other in kept.learned {
            let own = self.learned.iter_mut().find(|own| own.subject == other.subject);
            match own {
                Some(own) if own.card.reps < other.card.reps => own.card = other.card,
                Some(_) => {}
                None => self.learned.push(other),
            }
        }
    }

    /// The subjects of a kind that are not known yet, those that are due first.
    pub fn weak(&self, kind: Kind) -> Vec<u8> {
        let is_weak = |learned: &&Learned| {
            learned.subject.kind == kind && learned.card.state != State::Review
        };
        let mut weak: Vec<&Learned> = self.learned.iter().filter(is_weak).collect();
        weak.arrange_by_key(|learned| (learned.card.due, learned.subject.about));
        weak.into_iter().map(|learned| learned.subject.about).collect()
    }

    /// Forgets the subjects that are asked no more.
    pub fn retain(&mut self, is_asked: impl Fn(Subject) -> bool) {
        self.learned.retain(|learned| is_asked(learned.subject));
    }

    /// The subjects, a line each, as [`Schedule::read_line`] reads them.
    pub fn lines(&self) -> impl Iterator<Item = String> + '_ {
        self.learned.iter().map(|Learned { subject, card, .. }| {
            let (kind, about) = (subject.kind.key(), subject.about);
            let (due, last) = (card.due.timestamp(), card.last_review.timestamp());
            let (stability, difficulty) = (card.stability, card.difficulty);
            let (days, scheduled) = (card.elapsed_days, card.scheduled_days);
            let (reps, lapses, state) = (card.reps, card.lapses, card.state as u8);
            format!(
                "{kind} {about} {due} {last} {stability} {difficulty} {days} {scheduled} {reps} \
                 {lapses} {state}"
            )
        })
    }

    /// Reads a line of [`Schedule::lines`]. Returns whether it is one.
    pub fn read_line(&mut self, line: &str) -> bool {
        let parse = || {
            let parts: Vec<&str> = line.split(' ').collect();
            let [
                kind,
                about,
                due,
                last,
                stability,
                difficulty,
                days,
                scheduled,
                reps,
                lapses,
                state,
            ] = parts[..]
            else {
                return None;
            };
            let subject = Subject { kind: Kind::from_key(kind)?, about: about.parse().ok()? };
            let positive =
                |text: &str| text.parse().ok().filter(|n: &f64| n.is_finite() && *n > 0.0);
            let count = |text: &str| text.parse().ok().filter(|n| (0..1_000_000).contains(n));
            let card = Card {
                due: DateTime::from_timestamp(due.parse().ok()?, 0)?,
                last_review: DateTime::from_timestamp(last.parse().ok()?, 0)?,
                stability: positive(stability)?,
                difficulty: positive(difficulty)?,
                elapsed_days: count(days)?,
                scheduled_days: count(scheduled)?,
                reps: i32::try_from(count(reps)?).ok()?,
                lapses: i32::try_from(count(lapses)?).ok()?,
                state: match state {
                    "1" => State::Learning,
                    "2" => State::Review,
                    "3" => State::Relearning,
                    _ => return None,
                },
            };
            Some(Learned { subject, card, asked_at: None })
        };
        let Some(learned) = parse() else { return false };
        self.learned.retain(|other| other.subject != learned.subject);
        self.learned.push(learned);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: i64 = 86_400;
    const FULL_FLUSH: Subject = Subject { kind: Kind::Fans, about: 22 };
    const OTHER: Subject = Subject { kind: Kind::Fans, about: 69 };

    #[test]
    fn what_was_missed_comes_again_after_a_few_others() {
        let mut schedule = Schedule::default();
        schedule.answered(&[], &[FULL_FLUSH], 1000);
        for now in [1001, 1002] {
            assert_eq!(schedule.due(Kind::Fans, now), None);
            schedule.answered(&[OTHER], &[], now);
        }
        assert_eq!(schedule.due(Kind::Fans, 1003), Some(FULL_FLUSH));
        assert_eq!(schedule.due(Kind::Win, 1003), None);
        assert_eq!(schedule.weak(Kind::Fans), [22]);
    }

    #[test]
    fn what_is_known_again_comes_after_days_and_then_after_longer() {
        let mut schedule = Schedule::default();
        schedule.answered(&[], &[FULL_FLUSH], 0);
        schedule.answered(&[FULL_FLUSH], &[], 60);
        (0..3).for_each(|_| schedule.answered(&[], &[], 61));
        assert_eq!(schedule.due(Kind::Fans, 3600), None);
        assert!(schedule.weak(Kind::Fans).is_empty());
        let next = |schedule: &Schedule, from: i64| {
            (0..400).find(|day| schedule.due(Kind::Fans, from + day * DAY).is_some())
        };
        let first = next(&schedule, 60).expect("it comes again");
        assert!(first >= 1);
        schedule.answered(&[FULL_FLUSH], &[], 60 + first * DAY);
        (0..3).for_each(|_| schedule.answered(&[], &[], 61 + first * DAY));
        assert!(next(&schedule, 60 + first * DAY) > Some(first));
    }

    #[test]
    fn a_clock_that_was_put_back_loses_nothing() {
        let mut schedule = Schedule::default();
        schedule.answered(&[], &[FULL_FLUSH], 9000 * DAY);
        schedule.answered(&[FULL_FLUSH], &[], 9001 * DAY);
        (0..GAP).for_each(|_| schedule.answered(&[], &[], 10 * DAY));
        assert_eq!(schedule.due(Kind::Fans, 10 * DAY), Some(FULL_FLUSH));
        for (known, missed) in [(&[FULL_FLUSH][..], &[][..]), (&[], &[FULL_FLUSH])] {
            let mut after = schedule.clone();
            after.answered(known, missed, 10 * DAY);
            let mut again = Schedule::default();
            assert!(after.lines().all(|line| again.read_line(&line)), "{:?}", after.learned);
            assert_eq!(again, after);
            (0..GAP).for_each(|_| after.answered(&[], &[], 10 * DAY));
            let soon = (0..100).any(|day| after.due(Kind::Fans, (10 + day) * DAY).is_some());
            assert!(soon, "it comes again");
        }
    }

    #[test]
    fn what_another_window_kept_is_taken_over() {
        let mut first = Schedule::default();
        first.answered(&[], &[FULL_FLUSH], 1000);
        let mut second = Schedule::default();
        assert!(first.lines().all(|line| second.read_line(&line)));
        second.answered(&[FULL_FLUSH], &[OTHER], 2000);
        first.take_over(second.clone());
        assert_eq!(first.weak(Kind::Fans), [69]);
        // What is older is not.
        let before = first.clone();
        first.answered(&[OTHER], &[], 3000);
        let now = first.clone();
        first.take_over(before);
        assert_eq!(first, now);
    }

    #[test]
    fn what_no_exercise_was_found_for_makes_room_for_others() {
        let mut schedule = Schedule::default();
        schedule.answered(&[], &[FULL_FLUSH], 1000);
        schedule.answered(&[], &[OTHER], 1001);
        (0..GAP).for_each(|_| schedule.answered(&[], &[], 1002));
        assert_eq!(schedule.due(Kind::Fans, 1003), Some(FULL_FLUSH));
        schedule.put_off(FULL_FLUSH);
        assert_eq!(schedule.due(Kind::Fans, 1003), Some(OTHER));
    }

    #[test]
    fn what_was_never_missed_is_not_scheduled() {
        let mut schedule = Schedule::default();
        (0..9).for_each(|now| schedule.answered(&[FULL_FLUSH, OTHER], &[], now));
        assert_eq!(schedule.due(Kind::Fans, 900 * DAY), None);
    }

    #[test]
    fn lines_come_back_and_others_are_refused() {
        let mut schedule = Schedule::default();
        schedule.answered(&[], &[FULL_FLUSH, OTHER], 1000);
        schedule.answered(&[OTHER], &[], 2000);
        let mut again = Schedule::default();
        assert!(schedule.lines().all(|line| again.read_line(&line)));
        assert_eq!(again, schedule);
        for line in [
            "",
            "fans",
            "fans 22",
            "fans 22 x 0 1 1 0 0 1 0 1",
            "fans 22 0 0 NaN 1 0 0 1 0 1",
            "fans 22 0 0 1 1 0 0 1 0 9",
            "fans 222222 0 0 1 1 0 0 1 0 1",
            "fans 22 99999999999999999 0 1 1 0 0 1 0 1",
            "cards 22 0 0 1 1 0 0 1 0 1",
        ] {
            assert!(!again.read_line(line), "{line}");
        }
    }
}
