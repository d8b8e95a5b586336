//! What MCR asks besides the tiles, and which answers go together.

use crate::entry::asked::{self, wind, yes};
use crate::entry::{Asked, Draft, Fault, FaultCode};
use crate::system::{Question, Varies};
use crate::tiles::{Flower, Way, Win, Wind};

use super::deal::{self, Shown, Situation};
use super::payments::Mistake;

const WINDS: &[&str] = &["E", "S", "W", "N"];

/// The questions, in the order in which they are asked.
pub(super) const QUESTIONS: &[Question] = &[
    Question::new("round", WINDS, Some("E")).varies(Varies::BeforePlay),
    Question::new("seat", WINDS, Some("E")).varies(Varies::BeforePlay),
    Question::new("win", &["discard", "self-drawn", "replacement", "robbed-kong"], Some("discard"))
        .varies(Varies::InPlay { common: 2 }),
    // Who discarded is asked, never assumed: it decides who pays.
    Question::new("from", WINDS, None),
    Question::new("last", &["no", "draw", "claim"], Some("no"))
        .varies(Varies::InPlay { common: 1 }),
    Question::new("last-copy", &["no", "yes"], Some("no")).varies(Varies::InPlay { common: 1 }),
    Question::new("outcome", &["win", "too-few", "mistaken", "disclosure"], Some("win")),
];

/// The situation that the answers describe, even if it contradicts itself.
pub(super) fn situation(draft: &Draft) -> Situation {
    let way = draft.answer("win").and_then(Way::from_key).unwrap_or(Way::Discard);
    Situation {
        seat: wind(draft.answer("seat")).unwrap_or(Wind::East),
        round: wind(draft.answer("round")).unwrap_or(Wind::East),
        win: Win {
            way,
            from: wind(draft.answer("from")),
            last_of_wall: draft.answer("last") != Some("no"),
            last_copy: yes(draft.answer("last-copy")),
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
pub(super) fn contradictions(draft: &Draft, situation: &Situation) -> Vec<Fault> {
    let mut faults = deal::contradictions(&Shown::from(&draft.tiles), situation);
    match (draft.answer("last"), situation.win.way.is_self_drawn()) {
        (Some("claim"), true) => faults.push(Fault::new(FaultCode::LastClaimSelfDrawn)),
        (Some("draw"), false) => faults.push(Fault::new(FaultCode::LastDrawClaimed)),
        _ => {}
    }
    faults
}

/// The questions that matter.
pub(super) fn open(draft: &Draft) -> Vec<Asked> {
    let drawn = situation(draft).win.way.is_self_drawn();
    asked::open(draft, &|key, _| key != "from" || !drawn)
}
