//! The questions of sanma: those of riichi, for three seats, and what it asks of Norths (SN3, SN6).

use crate::rules::riichi::also_won::{self, ALSO_WON};
use crate::rules::riichi::questions as riichi;
use crate::system::{Answer, EventKind, Question, Role};
use crate::tiles::{Seat, WinSource};

/// The three seats, which are also the winds of the rounds.
const SEATS: &[Answer] = Answer::SEATS.split_at(3).0;

/// Nobody, or one of the three.
pub(super) const NOBODY_OR_SEATS: &[Answer] =
    &[Answer::No, Answer::Seat(Seat::East), Answer::Seat(Seat::South), Answer::Seat(Seat::West)];

/// How the winning tile came: also as the tile drawn for a North, or as a North that another player lays
/// aside (SN8, SN10).
const WAYS: &[Answer] = &[
    Answer::Word(WinSource::Discard.key()),
    Answer::Word(WinSource::SelfDrawn.key()),
    Answer::Word(WinSource::Replacement.key()),
    Answer::Word(WinSource::RobbedKong.key()),
    Answer::Word(WinSource::NorthReplacement.key()),
    Answer::Word(WinSource::PulledNorth.key()),
];

/// The questions, in the order in which they are asked: after who discarded the winning tile, how many Norths
/// were laid aside.
pub(super) const QUESTIONS: &[Question] = &{
    let of_riichi = riichi::questions_of_form(SEATS, NOBODY_OR_SEATS, WAYS);
    let mut all = [riichi::NORTHS; riichi::QUESTIONS.len() + 1];
    let (mut from, mut to) = (0, 0);
    while from < of_riichi.len() {
        all[to] = of_riichi[from];
        // The place that is passed over keeps the question about Norths.
        let is_before = matches!(all[to].role, Role::Discarder);
        to += if is_before { 2 } else { 1 };
        from += 1;
    }
    assert!(to == all.len(), "one question asks who discarded the winning tile");
    all
};

/// Who put down a stick in the deal.
pub(super) const PUT_DOWN: Question = riichi::PUT_DOWN.among(SEATS);

/// The other winner on the same tile, of whom only the value of the hand is entered.
pub(super) const EVENTS: &[EventKind] =
    &[EventKind { questions: &also_won::questions_of_form(SEATS, NOBODY_OR_SEATS), ..ALSO_WON }];
