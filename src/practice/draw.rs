//! Draws an exercise from a seed.

use std::sync::Arc;

use crate::entry::Draft;
use crate::rules::learning::{Kind, Level};
use crate::scoring::{Engine, Report};

use super::exercise::{Exercise, Question, Task};
use super::hands::Source;
use super::random::Random;
use super::task;

/// What exercise is wished for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wish {
    /// What it asks.
    pub kind: Kind,
    /// How hard it is.
    pub level: Level,
    /// The number of the fan that its hand counts, whatever else its level promises. Only for
    /// questions about winning hands.
    pub fan: Option<u8>,
}

/// The kinds of exercise that a rule system has.
///
/// Where a player makes several hands of the same tiles, any of a great many choices of thirteen tiles
/// may wait, with twenty waits and more, so that waits and discards are no exercise. What there are
/// two readings of is then how the tiles are shared, which is part of the question for the fans.
pub fn kinds(engine: &'static dyn Engine) -> impl Iterator<Item = Kind> {
    let several = Source::new(engine).has_several_hands();
    let of_one_hand = [Kind::Waits, Kind::Discard, Kind::Reading];
    Kind::ALL.iter().copied().filter(move |kind| !several || !of_one_hand.contains(kind))
}

/// Draws an exercise; the same seed draws the same one. `None` if the rule system has no exercise of
/// the kind, or no hand with the fan.
pub fn draw_seeded(engine: &'static dyn Engine, wish: Wish, seed: u32) -> Option<Exercise> {
    draw(engine, wish, &mut Random::new(u64::from(seed) << 8 | wish.kind as u64))
}

/// Like [`draw_seeded`], with random numbers from anywhere.
pub fn draw(engine: &'static dyn Engine, wish: Wish, random: &mut Random) -> Option<Exercise> {
    if !kinds(engine).any(|kind| kind == wish.kind) {
        return None;
    }
    let source = Source::new(engine);
    let Wish { kind, level, fan } = wish;
    let Question { draft, task } = match kind {
        Kind::Sets => task::sets::draw(&source, random, level),
        Kind::Win => task::win::draw(&source, random, level),
        Kind::Waits => task::waits::draw(&source, random, level),
        Kind::Discard => task::discard::draw(&source, random, level),
        Kind::Reading => task::reading::draw(&source, random, level),
        Kind::Fans => task::fans::draw(&source, random, level, fan),
        Kind::Payment => task::payment::draw(&source, random, level, fan),
    }?;
    Some(exercise(engine, wish, draft, task))
}

/// The exercise of a hand of the first version: its fans are asked.
pub fn of_dealt(hand: super::DealtHand, level: Level) -> Exercise {
    let super::DealtHand { draft, report } = hand;
    let right = super::Answer::all(&report);
    let task = Task::Fans { candidates: Vec::new(), right };
    Exercise { kind: Kind::Fans, level, draft, report: Arc::new(report), task }
}

/// Another question about the hand of an exercise. `None` if the hand is not one that the question
/// could be drawn with.
pub fn ask_otherwise(
    engine: &'static dyn Engine,
    exercise: &Exercise,
    kind: Kind,
    level: Level,
    random: &mut Random,
) -> Option<Exercise> {
    let is_winning = |kind| matches!(kind, Kind::Fans | Kind::Payment);
    let is_same_level = level == exercise.level;
    if !is_winning(exercise.kind) || !is_winning(kind) || !is_same_level {
        return None;
    }
    let (source, draft, report) = (Source::new(engine), &exercise.draft, &exercise.report);
    let task = match kind {
        Kind::Payment => task::payment::of(&source, random, level, draft, report)?,
        _ => task::fans::of(&source, random, level, report)?,
    };
    let (draft, report) = (draft.clone(), report.clone());
    Some(Exercise { kind, level, draft, report, task })
}

/// The exercise of a question, with the whole report of its hand.
pub(super) fn exercise(
    engine: &'static dyn Engine,
    wish: Wish,
    draft: Draft,
    task: Task,
) -> Exercise {
    let report: Arc<Report> = Arc::new(engine.examine(&draft).report);
    Exercise { kind: wish.kind, level: wish.level, draft, report, task }
}
