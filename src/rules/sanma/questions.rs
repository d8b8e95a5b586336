//! The questions of sanma: those of riichi, for three seats, and what it asks of Norths (SN3, SN6).

use crate::rules::riichi::also_won::{self, ALSO_WON};
use crate::rules::riichi::questions as riichi;
use crate::system::{Answer, EventKind, Question};
use crate::tiles::{Seat, WinSource};

/// The three seats, which are also the winds of the rounds.
const SEATS: &[Answer] = Answer::SEATS.split_at(3).0;

/// Nobody, or one of the three.
const NOBODY_OR_SEATS: &[Answer] =
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

/// Who put down a stick in the deal.
pub(super) const PUT_DOWN: Question = riichi::PUT_DOWN.among(SEATS);

/// The questions, in the order in which they are asked.
pub(super) const QUESTIONS: &[Question] = &[
    riichi::ROUND.among(SEATS),
    Question::seat(SEATS),
    riichi::RIICHI,
    riichi::WAY.among(WAYS),
    riichi::DISCARDER.among(SEATS),
    riichi::NORTHS,
    riichi::IPPATSU,
    Question::last_tile().when(|entered| entered.is_won()),
    riichi::FIRST_TURN,
    riichi::DORA,
    riichi::URA,
    riichi::HONBA,
    riichi::STICKS,
    PUT_DOWN,
    riichi::LIABLE.among(NOBODY_OR_SEATS),
    riichi::LIABLE_FOR,
    riichi::OWN_DISCARDS,
    Question::ending(),
    riichi::TENPAI.among(SEATS),
    riichi::NAGASHI.among(SEATS),
];

/// Who is liable for a win of which only the value is known.
pub(super) const LIABLE: Question = also_won::LIABLE.among(NOBODY_OR_SEATS);

/// The other winner on the same tile, of whom only the value of the hand is entered.
pub(super) const EVENTS: &[EventKind] = &[EventKind {
    questions: &[
        also_won::WINNER.among(SEATS),
        also_won::WORTH,
        also_won::FU,
        LIABLE,
        also_won::LIABLE_FOR,
    ],
    ..ALSO_WON
}];
