//! Draws hands for exercises, and asks questions about them.

use std::sync::Arc;

use crate::entry::{Draft, link};
use crate::rules::learning::{Kind, Level};
use crate::scoring::Engine;
use crate::system::System;

use super::address::Address;
use super::exercise::{Exercise, Task};
use super::hands::Source;
use super::random::Random;
use super::task::{self, fans, sets};

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

/// Draws an exercise; the same seed draws the same one as long as nothing changes in the rulebook.
/// `None` if the rule system has no exercise of the kind, or no hand with the fan.
pub fn draw_seeded(engine: &'static dyn Engine, wish: Wish, seed: u32) -> Option<Exercise> {
    draw(engine, wish, &mut Random::new(u64::from(seed) << 8 | wish.kind as u64))
}

/// Like [`draw_seeded`], with random numbers from anywhere.
pub fn draw(engine: &'static dyn Engine, wish: Wish, random: &mut Random) -> Option<Exercise> {
    let Wish { kind, level, fan } = wish;
    if !kinds(engine).any(|other| other == kind) {
        return None;
    }
    let source = Source::new(engine);
    let draft = match kind {
        Kind::Sets => return Some(ask_for_sets(engine, level, sets::draw(&source, random, level))),
        Kind::Win => task::win::draw(&source, random, level),
        Kind::Waits => task::waits::draw(&source, random, level),
        Kind::Discard => task::discard::draw(&source, random, level),
        Kind::Reading => task::reading::draw(&source, random, level),
        Kind::Fans | Kind::Payment => Some(fans::hand(&source, random, level, fan)?.draft),
    }?;
    ask(engine, kind, level, draft)
}

/// Asks a question about a hand: the same one for the same hand. `None` if the hand is not one to ask this
/// about, such as for its fans if it does not win.
pub fn ask(
    engine: &'static dyn Engine,
    kind: Kind,
    level: Level,
    draft: Draft,
) -> Option<Exercise> {
    let source = Source::new(engine);
    let report = engine.examine(&draft).report;
    // What there is to choose from is drawn, too.
    let random = &mut Random::of_text(&link::encode(&draft));
    let task = match kind {
        Kind::Sets => None,
        Kind::Win => task::win::of(&report),
        Kind::Waits => task::waits::of(&source, random, level, &draft, &report),
        Kind::Discard => task::discard::of(&report),
        Kind::Reading => task::reading::of(random, level, &report),
        Kind::Fans => fans::of(&source, random, level, &report),
        Kind::Payment => task::payment::of(&source, random, level, &draft, &report),
    }?;
    Some(Exercise { kind, level, draft, report: Arc::new(report), task })
}

/// Another question about the hand of an exercise. `None` if the hand is not one that the question
/// could be drawn with.
pub fn ask_otherwise(
    engine: &'static dyn Engine,
    exercise: &Exercise,
    kind: Kind,
    level: Level,
) -> Option<Exercise> {
    let is_winning = |kind| matches!(kind, Kind::Fans | Kind::Payment);
    let suits = is_winning(exercise.kind)
        && is_winning(kind)
        && level == exercise.level
        && (level != Level::First || fans::fits(&Source::new(engine), &exercise.report, level));
    if suits { ask(engine, kind, level, exercise.draft.clone()) } else { None }
}

/// The exercise of an address. `None` if the address belongs to another rule system, to a day or to a step
/// of the path, or if its hand is none to ask this about.
pub fn at(engine: &'static dyn Engine, address: &Address) -> Option<Exercise> {
    let system = engine.system();
    if address.rules() != system.key {
        return None;
    }
    match *address {
        Address::Hand { kind, level, link } => {
            let draft = link::decode(link, &[system]).ok()?;
            kinds(engine).find(|other| *other == kind)?;
            ask(engine, kind, level, draft)
        }
        Address::Sets { level, groups, .. } => {
            Some(ask_for_sets(engine, level, sets::parse(system, groups)?))
        }
        Address::Day { .. } | Address::Step { .. } => None,
    }
}

fn ask_for_sets(engine: &'static dyn Engine, level: Level, groups: sets::Groups) -> Exercise {
    let system: &'static System = engine.system();
    let draft = Draft::new(system);
    let report = Arc::new(engine.examine(&draft).report);
    let task: Task = sets::of(system, groups);
    Exercise { kind: Kind::Sets, level, draft, report, task }
}
