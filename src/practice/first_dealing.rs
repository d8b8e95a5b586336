//! The first way of dealing: the hands of addresses of version 1, which are the same for ever.

use crate::entry::{Draft, Hand, link};
use crate::rules;
use crate::scoring::{Engine, Report, Standing};
use crate::system::System;
use crate::tiles::Tile;

use super::random::Random;
use super::shape;
use super::{Aim, Answer, DealtHand, Level};

/// The number of winning hands that are dealt and ordered by difficulty to choose one of a level.
const HANDS: usize = 12;

/// The number of attempts to deal a winning hand with a given fan.
const TRIES: usize = 150;

/// Deals the exercise of an aim. If no hand has the fan, it is a hand of the second level.
pub fn deal_for(engine: &'static dyn Engine, aim: Aim, seed: u32) -> DealtHand {
    match aim {
        Aim::Level(level) => deal(engine, level, seed),
        Aim::Fan(fan) => {
            deal_with(engine, fan, seed).unwrap_or_else(|| deal(engine, Level::Second, seed))
        }
    }
}

/// Deals a winning hand of a level. The same seed deals the same hand.
pub fn deal(engine: &'static dyn Engine, level: Level, seed: u32) -> DealtHand {
    let mut random = Random::new(u64::from(seed));
    let mut hands: Vec<(usize, DealtHand)> = Vec::new();
    while hands.len() < HANDS {
        let exercise = winning(&mut random, engine);
        hands.push((difficulty(engine.system(), &exercise.report), exercise));
    }
    hands.sort_by_key(|(difficulty, _)| *difficulty);
    let third = HANDS / Level::ALL.len();
    let at = third * (level as usize) + random.below(third);
    hands.swap_remove(at).1
}

/// Deals a winning hand that counts a fan; if none comes up, takes an example of the rulebook.
/// Returns `None` if the rule system has no such fan, does not count it as part of the hand, or
/// has no example of it.
pub fn deal_with(engine: &'static dyn Engine, fan: u8, seed: u32) -> Option<DealtHand> {
    let key = engine.system().fan(fan).filter(|fan| fan.is_counted)?.key;
    let mut random = Random::new(u64::from(seed));
    let mut dealt = (0..TRIES).map(|_| attempt(&mut random, engine));
    let counts = |exercise: &DealtHand| Answer::of(&exercise.report).fans.contains(&fan);
    if let Some(found) = dealt.find_map(|exercise| exercise.filter(counts)) {
        return Some(found);
    }
    let page = rules::book(engine.system())?.fans.iter().find(|page| page.fan == key)?;
    let example = page.examples.get(seed as usize % page.examples.len().max(1))?;
    let draft = link::decode(example, &[engine.system()]).ok()?;
    let report = engine.examine(&draft).report;
    Some(DealtHand { draft, report })
}

fn winning(random: &mut Random, engine: &'static dyn Engine) -> DealtHand {
    loop {
        if let Some(exercise) = attempt(random, engine) {
            return exercise;
        }
    }
}

/// Deals a hand; `None` if it does not win, counts no fan, or it is open who pays.
fn attempt(random: &mut Random, engine: &'static dyn Engine) -> Option<DealtHand> {
    let rules = engine.system();
    let mut draft = Draft::new(rules);
    // A player with two hands holds the tiles of both.
    let hands = draft.complete(0)? / Hand::COMPLETE;
    for _ in 0..hands {
        let melds = if hands == 1 { rules.melds } else { &[] };
        let hand = shape::hand(random, rules.tiles, melds);
        draft.tiles.standing.extend(draft.tiles.win.take());
        draft.tiles.standing.extend(hand.standing);
        draft.tiles.melds.extend(hand.melds);
        draft.tiles.win = hand.win;
    }
    draft.tiles.standing.sort_unstable();
    if Tile::all().any(|tile| draft.tiles.copies(tile) > 4) {
        return None;
    }
    for question in rules.questions {
        if let Some(deals) = question.rarity {
            answer(random, engine, &mut draft, question.key, deals);
        }
    }
    let report = engine.examine(&draft).report;
    let wins = matches!(report.standing, Standing::Complete { wins: true, .. });
    let counts = wins && !Answer::of(&report).fans.is_empty();
    (counts && report.ledger.is_some()).then_some(DealtHand { draft, report })
}

/// In 1 of `deals` deals, answers a question with a random answer that adds no fault.
pub(super) fn answer(
    random: &mut Random,
    engine: &dyn Engine,
    draft: &mut Draft,
    key: &'static str,
    deals: usize,
) {
    let open = engine.asked_without_judging(draft);
    let Some(asked) = open.iter().find(|asked| asked.key == key && asked.place == 0) else {
        return;
    };
    if !random.one_in(deals) {
        return;
    }
    let before = engine.faults(draft).len();
    for _ in 0..asked.offers.len() {
        let mut other = draft.clone();
        let offer = random.pick(&asked.offers.iter().map(|o| o.answer).collect::<Vec<_>>());
        let answered = engine.answer(&mut other, key, 0, offer);
        if answered.is_ok() && engine.faults(&other).len() <= before {
            *draft = other;
            return;
        }
    }
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
