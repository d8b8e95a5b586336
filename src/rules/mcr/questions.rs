//! What MCR asks besides the tiles, and which answers go together.

use crate::draft::Draft;
use crate::error::{Fault, FaultCode};
use crate::flower::Flower;
use crate::hand::Hand;
use crate::ruleset::{Asked, Offer, Question};
use crate::seat::Wind;
use crate::win::{Way, Win};

use super::deal::{self, Situation};
use super::payments::Mistake;

const WINDS: &[&str] = &["E", "S", "W", "N"];

/// The questions, in the order in which they are asked.
pub(super) const QUESTIONS: &[Question] = &[
    Question::new("round", WINDS, Some("E")),
    Question::new("seat", WINDS, Some("E")),
    Question::new("win", &["discard", "self-drawn", "replacement", "robbed-kong"], Some("discard")),
    // Who discarded is asked, never assumed: it decides who pays.
    Question::new("from", WINDS, None),
    Question::new("last", &["no", "draw", "claim"], Some("no")),
    Question::new("last-copy", &["no", "yes"], Some("no")),
    Question::new("outcome", &["win", "too-few", "mistaken", "disclosure"], Some("win")),
];

fn wind(draft: &Draft, key: &str) -> Option<Wind> {
    draft.answer(key).and_then(Wind::from_letter)
}

/// The situation that the answers describe, even if it contradicts itself.
pub(super) fn situation(draft: &Draft) -> Situation {
    let way = draft.answer("win").and_then(Way::from_key).unwrap_or(Way::Discard);
    Situation {
        seat: wind(draft, "seat").unwrap_or(Wind::East),
        round: wind(draft, "round").unwrap_or(Wind::East),
        win: Win {
            way,
            from: wind(draft, "from"),
            last_of_wall: draft.answer("last") != Some("no"),
            last_copy: draft.answer("last-copy") == Some("yes"),
        },
        flowers: draft.tiles.flowers.len().min(8) as u8,
    }
}

/// The mistake that was declared instead of a win.
pub(super) fn mistake(draft: &Draft) -> Option<Mistake> {
    match draft.answer("outcome") {
        Some("too-few") => Some(Mistake::TooFewPoints),
        Some("mistaken") => Some(Mistake::MistakenWin),
        Some("disclosure") => Some(Mistake::WrongDisclosure),
        _ => None,
    }
}

/// Flowers that are there twice.
pub(super) fn flower_faults(flowers: &[Flower]) -> Vec<Fault> {
    let twice = |f: &Flower| flowers.iter().filter(|g| *g == f).count() > 1;
    let fault = |f: Flower| Fault::new(FaultCode::FlowerTwice).value(f);
    Flower::all().filter(twice).map(fault).collect()
}

/// What contradicts itself in the answers, or contradicts the hand.
pub(super) fn contradictions(draft: &Draft, hand: &Hand, situation: &Situation) -> Vec<Fault> {
    let mut faults = deal::contradictions(hand, situation);
    match (draft.answer("last"), situation.win.way.is_self_drawn()) {
        (Some("claim"), true) => faults.push(Fault::new(FaultCode::LastClaimSelfDrawn)),
        (Some("draw"), false) => faults.push(Fault::new(FaultCode::LastDrawClaimed)),
        _ => {}
    }
    faults
}

/// Makes the other answers agree with the one just given.
pub(super) fn reconcile(draft: &mut Draft, changed: &'static str, before: Option<&'static str>) {
    let put = |draft: &mut Draft, key, answer| {
        draft.put(key, answer).expect("an answer of the table");
    };
    match changed {
        "win" => {
            let drawn = situation(draft).win.way.is_self_drawn();
            if drawn {
                draft.forget("from");
            }
            match (draft.answer("last"), drawn, draft.answer("win")) {
                (_, _, Some("robbed-kong")) => put(draft, "last", "no"),
                (Some("claim"), true, _) => put(draft, "last", "draw"),
                (Some("draw"), false, _) => put(draft, "last", "claim"),
                _ => {}
            }
        }
        // Whoever sat across still does when the seat is corrected.
        "seat" => {
            let seats = (before.and_then(Wind::from_letter), wind(draft, "seat"));
            if let ((Some(old), Some(new)), Some(from)) = (seats, wind(draft, "from")) {
                put(draft, "from", new.after(old.places_to(from)).letter());
            }
        }
        _ => {}
    }
}

/// The questions that matter, and which answers are possible.
pub(super) fn asked(draft: &Draft) -> Vec<Asked> {
    let drawn = situation(draft).win.way.is_self_drawn();
    let tiles = &draft.tiles;
    let hand = Hand::new(&tiles.standing, &tiles.melds, tiles.win).ok();
    QUESTIONS
        .iter()
        .filter(|q| q.key != "from" || !drawn)
        .map(|question| {
            let offer = |answer: &&'static str| Offer {
                answer,
                impossible: hand.as_ref().and_then(|h| impossible(draft, h, question.key, answer)),
            };
            Asked {
                key: question.key,
                place: 0,
                answer: draft.answer(question.key),
                offers: question.answers.iter().map(offer).collect(),
            }
        })
        .collect()
}

/// The contradiction that an answer would bring that is not there without it.
fn impossible(draft: &Draft, hand: &Hand, key: &str, answer: &str) -> Option<Fault> {
    if draft.answer(key) == Some(answer) || matches!(key, "round" | "outcome") {
        return None;
    }
    let mut other = draft.clone();
    other.set(key, answer).ok()?;
    let before = contradictions(draft, hand, &situation(draft));
    let after = contradictions(&other, hand, &situation(&other));
    after.into_iter().find(|fault| !before.contains(fault))
}
