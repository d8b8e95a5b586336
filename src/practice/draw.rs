//! Draws hands for exercises, and asks questions about them.

use std::sync::Arc;

use crate::entry::{Draft, link};
use crate::rules::learning::{Kind, Level};
use crate::scoring::Engine;
use crate::system::System;

use super::address::Address;
use super::exercise::{Exercise, Task};
use super::groups::{self, Groups};
use super::random::Random;
use super::source::Source;
use super::task::{self, fans, sets};
use super::wish::Wish;

/// The kinds of exercise that a rule system has.
///
/// Where a player makes several hands of the same tiles, any of a great many choices of thirteen tiles
/// may wait, with twenty waits and more, so that waits and discards are no exercise. What there are
/// two readings of is then how the tiles are shared, which is part of the question for the fans.
pub fn kinds(engine: &'static dyn Engine) -> impl Iterator<Item = Kind> {
    let several = Source::new(engine).has_several_hands();
    let has_table = engine.system().score_table.is_some();
    let of_one_hand = [Kind::Waits, Kind::Discard, Kind::Reading];
    Kind::ALL.iter().copied().filter(move |kind| {
        (!several || !of_one_hand.contains(kind)) && (has_table || !kind.is_about_table())
    })
}

/// Draws an exercise; the same seed draws the same one as long as nothing changes in the rulebook.
/// `None` if the rule system has no exercise of the kind, or no hand with the fan.
pub fn draw_seeded(engine: &'static dyn Engine, wish: Wish, seed: u32) -> Option<Exercise> {
    draw(engine, wish, &mut Random::new(u64::from(seed) << 8 | wish.kind as u64))
}

/// Like [`draw_seeded`], with random numbers from anywhere.
pub fn draw(engine: &'static dyn Engine, wish: Wish, random: &mut Random) -> Option<Exercise> {
    let Wish { kind, level, fan, question, .. } = wish;
    if !kinds(engine).any(|other| other == kind) {
        return None;
    }
    let source = &Source::of(engine, &wish);
    let draft = match (kind, question) {
        (Kind::Sets, _) => {
            return Some(ask_for_sets(engine, level, sets::draw(source, random, level)));
        }
        (Kind::Worth, _) => {
            let (draft, counts) = task::worth::draw(source, random, level)?;
            return ask_for_worth(source, level, draft, counts);
        }
        (Kind::Win, Some(key)) => task::win::decided_by(source, random, level, key),
        (Kind::Win, None) => task::win::draw(source, random, level),
        (Kind::Waits, _) => task::waits::draw(source, random, level),
        (Kind::Discard, _) => task::discard::draw(source, random, level),
        (Kind::Reading, _) => task::reading::draw(source, random, level),
        (Kind::Main | Kind::Minor, _) => return draw_counted(source, random, kind, level, fan),
        (Kind::Fans | Kind::Payment, _) => Some(fans::hand(source, random, level, fan)?.draft),
    }?;
    ask_from(source, kind, level, draft)
}

/// An exercise about a count, of a hand that has two.
fn draw_counted(
    source: &Source,
    random: &mut Random,
    kind: Kind,
    level: Level,
    fan: Option<u8>,
) -> Option<Exercise> {
    while source.may_try() {
        let draft = fans::hand(source, random, level, fan)?.draft;
        if let Some(exercise) = ask_from(source, kind, level, draft) {
            return Some(exercise);
        }
    }
    None
}

/// Asks a question about a hand: the same one for the same hand. `None` if the hand is not one to ask this
/// about, such as for its fans if it does not win.
pub fn ask(
    engine: &'static dyn Engine,
    kind: Kind,
    level: Level,
    draft: Draft,
) -> Option<Exercise> {
    ask_from(&Source::new(engine), kind, level, draft)
}

/// Asks a question about a hand, with what there is to choose from that a source knows.
fn ask_from(source: &Source, kind: Kind, level: Level, mut draft: Draft) -> Option<Exercise> {
    // Tiles were exchanged: its marked ones are those that its address has.
    draft.mark_only_held();
    let report = source.engine.examine(&draft).report;
    // What there is to choose from is drawn, too.
    let random = &mut Random::of_text(&link::encode(&draft));
    let task = match kind {
        Kind::Sets | Kind::Worth => None,
        Kind::Win => task::win::of(&report),
        Kind::Waits => task::waits::of(source, random, level, &draft, &report),
        Kind::Discard => task::discard::of(&report),
        Kind::Reading => task::reading::of(random, level, &report),
        Kind::Fans => fans::of(source, random, level, &report),
        Kind::Main | Kind::Minor => task::count::of(source, random, kind, level, &report),
        Kind::Payment => task::payment::of(source, random, level, &draft, &report),
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
    let suits = exercise.kind.is_about_counted()
        && kind.is_about_counted()
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
            Some(ask_for_sets(engine, level, groups::parse(system, groups)?))
        }
        Address::Worth { level, counts, link } => {
            let draft = link::decode(link, &[system]).ok()?;
            ask_for_worth(&Source::new(engine), level, draft, counts)
        }
        Address::Day { .. } | Address::Step { .. } => None,
    }
}

fn ask_for_sets(engine: &'static dyn Engine, level: Level, groups: Groups) -> Exercise {
    let system: &'static System = engine.system();
    let draft = Draft::new(system);
    let report = Arc::new(engine.examine(&draft).report);
    let task: Task = sets::of(system, groups);
    Exercise { kind: Kind::Sets, level, draft, report, task }
}

fn ask_for_worth(
    source: &Source,
    level: Level,
    draft: Draft,
    counts: [u16; 2],
) -> Option<Exercise> {
    let random = &mut Random::of_text(&format!("{} {counts:?}", link::encode(&draft)));
    let task = task::worth::of(source, random, level, &draft, counts)?;
    let report = Arc::new(source.engine.examine(&draft).report);
    Some(Exercise { kind: Kind::Worth, level, draft, report, task })
}
