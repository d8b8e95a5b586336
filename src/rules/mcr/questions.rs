//! The questions that MCR asks in addition to the tiles. The answers of a [`Draft`] become the
//! [`Situation`] of a deal.

use crate::entry::Draft;
use crate::system::{Answer, Question, Role, WIN_SOURCES};

use super::deal::Situation;
use super::payments::Mistake;

/// Who discarded the winning tile.
pub(super) const DISCARDER: Question = Question::discarder(Answer::SEATS);

/// What became of the declaration: a win, or a mistake.
const OUTCOME: Question =
    Question::new("outcome", &[WIN, TOO_FEW, MISTAKEN, DISCLOSURE], Some(WIN)).role(Role::Ending);

const WIN: Answer = Answer::Word("win");
const TOO_FEW: Answer = Answer::Word("too-few");
const MISTAKEN: Answer = Answer::Word("mistaken");
const DISCLOSURE: Answer = Answer::Word("disclosure");

/// The mistakes, as answers.
pub(in crate::rules) const MISTAKES: &[Answer] = &[TOO_FEW, MISTAKEN, DISCLOSURE];

/// The questions, in the order in which they are asked.
pub(super) const QUESTIONS: &[Question] = &[
    Question::round(),
    Question::seat(Answer::SEATS),
    Question::win_source(WIN_SOURCES),
    DISCARDER,
    Question::last_tile(),
    Question::last_copy().rarity(8),
    OUTCOME,
];

/// The situation that the answers describe. It is not checked and may contain contradictions.
pub(super) fn situation(draft: &Draft) -> Situation {
    Situation {
        seat: draft.own_seat(),
        round: draft.round(),
        win: draft.win(),
        flowers: draft.tiles.flowers.len().min(8) as u8,
    }
}

/// The mistake that was entered instead of a win, if any.
pub(super) fn mistake(draft: &Draft) -> Option<Mistake> {
    mistake_of(draft.answer(&OUTCOME)?)
}

/// The mistake that an answer stands for. `None` if the answer is not a mistake.
pub(in crate::rules) fn mistake_of(answer: Answer) -> Option<Mistake> {
    match answer {
        TOO_FEW => Some(Mistake::TooFewPoints),
        MISTAKEN => Some(Mistake::MistakenWin),
        DISCLOSURE => Some(Mistake::WrongDisclosure),
        _ => None,
    }
}
