//! Which fans does the hand count?

use crate::entry::Draft;
use crate::practice::answer::{Answer, counted_sheets};
use crate::practice::exercise::{Candidate, Task};
use crate::practice::random::Random;
use crate::practice::source::{Source, is_ordinary, times, wins_and_is_paid};
use crate::practice::{DrawnHand, Level};
use crate::rules::learning::is_asked;
use crate::scoring::Report;
use crate::system::System;

/// How many fans there are to choose from on the first level.
const CANDIDATES: usize = 8;

/// How many fans there are to choose from in the hand of the day.
const CANDIDATES_OF_DAY: usize = 12;

/// The number of hands that are tried for a fan before another fan is drawn.
const TRIES: usize = 12;

/// How many hands more are scored to find one like an example that nothing is changed in.
const LAST_RESORT: usize = 200;

/// The question for the fans of a winning hand; on the first level there are some to choose from.
pub fn of(source: &Source, random: &mut Random, level: Level, report: &Report) -> Option<Task> {
    if !wins_and_is_paid(report) {
        return None;
    }
    let right = Answer::all(report);
    let candidates = match level {
        Level::First => {
            let known = source.beginners();
            candidates(source.system(), random, report, &right, &known, CANDIDATES)
        }
        _ => Vec::new(),
    };
    Some(Task::Fans { candidates, right })
}

/// Draws a hand with any fan, each of them once, and asks for its fans among a dozen.
pub fn of_day(source: &Source, random: &mut Random) -> Option<(Draft, Task)> {
    let system = source.system();
    let all: Vec<u8> = asked(system);
    while source.may_try() {
        let fan = random.pick(&all);
        for attempt in 0..TRIES {
            let Some(hand) = like(source, random, fan, attempt) else { continue };
            if is_clear(source, &hand.report, CANDIDATES - 1) {
                let right = Answer::all(&hand.report);
                let candidates =
                    candidates(system, random, &hand.report, &right, &all, CANDIDATES_OF_DAY);
                return Some((hand.draft, Task::Fans { candidates, right }));
            }
        }
    }
    None
}

/// Draws a winning hand of a level. Every fan of the level is as likely to be the one that the hand
/// is drawn for. With a fan, the hand counts it, whatever else its level promises.
pub fn hand(
    source: &Source,
    random: &mut Random,
    level: Level,
    fan: Option<u8>,
) -> Option<DrawnHand> {
    let system = source.system();
    let drawn_for = match level {
        Level::First => source.beginners(),
        _ => asked(system).into_iter().filter(|fan| source.is_known(*fan)).collect(),
    };
    let fan = match fan {
        Some(fan) => Some(system.fan(fan).filter(|fan| is_asked(fan))?.number),
        None => None,
    };
    while source.may_try() {
        let target = fan.unwrap_or_else(|| random.pick(&drawn_for));
        for attempt in 0..TRIES {
            let Some(hand) = like(source, random, target, attempt) else { continue };
            let is_unclear =
                || level == Level::First && !is_clear(source, &hand.report, CANDIDATES - 2);
            if !source.knows_all(&hand.report) {
                continue;
            }
            if fits(source, &hand.report, level) || fan.is_some() && attempt > 4 && !is_unclear() {
                return Some(hand);
            }
        }
    }
    // A rare fan may never come alone: an example of the rulebook has it at least.
    source.allow(LAST_RESORT);
    while source.may_try() {
        let target = fan.unwrap_or_else(|| random.pick(&drawn_for));
        let hand = like(source, random, target, TRIES - 1);
        if let Some(hand) = hand.filter(|hand| source.knows_all(&hand.report)) {
            return Some(hand);
        }
    }
    None
}

/// A winning hand that counts a fan. Later attempts change less of an example.
fn like(source: &Source, random: &mut Random, fan: u8, attempt: usize) -> Option<DrawnHand> {
    let changes = match attempt {
        0..4 => 2,
        4..8 => 1,
        _ => 0,
    };
    let draft = source.like_example(random, fan, changes)?;
    let hand = source.winning(draft)?;
    (times(&hand.report, fan) > 0).then_some(hand)
}

/// Whether a hand is what its level promises.
///
/// The first level has ordinary hands with fans that beginners meet, each of them once, so few that
/// the others to choose from are more. The second has ordinary hands, the third has all.
pub fn fits(source: &Source, report: &Report, level: Level) -> bool {
    match level {
        Level::First => {
            let beginners = source.beginners();
            let answer = Answer::of(report);
            is_ordinary(report)
                && answer.fans.iter().all(|fan| beginners.contains(fan))
                && is_clear(source, report, CANDIDATES - 3)
        }
        Level::Second => is_ordinary(report),
        Level::Third => true,
    }
}

/// Whether a hand has one right answer of at most so many fans, each of which counts once: then the
/// worths of the chosen fans add up to what it is worth. Of two hands together, each may count it.
fn is_clear(source: &Source, report: &Report, most: usize) -> bool {
    let right = Answer::all(report);
    let often = if source.has_several_hands() { 2 } else { 1 };
    right.len() == 1
        && right[0].fans.len() <= most
        && right[0].fans.iter().all(|fan| times(report, *fan) <= often)
        && is_only_split(report)
}

/// Whether no other split of shared tiles is as good.
fn is_only_split(report: &Report) -> bool {
    report.splits.get(1).is_none_or(|second| second.total < report.splits[0].total)
}

/// The numbers of the fans that are asked for.
fn asked(system: &System) -> Vec<u8> {
    system.fans.iter().filter(|fan| is_asked(fan)).map(|fan| fan.number).collect()
}

/// The right fans among others. Those that are true of the hand and do not count come first among the
/// others, two of them at most.
fn candidates(
    system: &System,
    random: &mut Random,
    report: &Report,
    right: &[Answer],
    from: &[u8],
    number: usize,
) -> Vec<Candidate> {
    let mut chosen: Vec<u8> = right[0].fans.clone();
    let dropped =
        counted_sheets(report).flat_map(|sheet| sheet.dropped.iter().map(|d| d.fan.number));
    let mut dropped: Vec<u8> = dropped.filter(|fan| from.contains(fan)).collect();
    dropped.sort_unstable();
    dropped.dedup();
    dropped.truncate(2);
    chosen.extend(dropped.into_iter().filter(|fan| !right[0].fans.contains(fan)));
    let mut others: Vec<u8> = from.iter().copied().filter(|fan| !chosen.contains(fan)).collect();
    while chosen.len() < number && !others.is_empty() {
        chosen.push(others.swap_remove(random.below(others.len())));
    }
    // In the order of the table, so that their places say nothing.
    chosen.sort_unstable();
    let several = right[0].fans.iter().any(|fan| times(report, *fan) > 1);
    let candidate = |fan: u8| {
        let counts = times(report, fan);
        let times = match counts {
            0 if several => 1 + random.below(2),
            0 => 1,
            counts => counts,
        };
        Candidate { fan, times }
    };
    debug_assert!(chosen.iter().all(|fan| system.fan(*fan).is_some()));
    chosen.into_iter().map(candidate).collect()
}
