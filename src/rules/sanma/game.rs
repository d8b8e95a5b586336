//! A game of sanma: three deals a round, or four where one of four rests, and what each preset brings (SN21–SN25).
//! All else is riichi's.

use crate::rules::riichi::also_won;
use crate::rules::riichi::game::GAME as OF_FOUR;
use crate::rules::riichi::options as riichi;
use crate::system::{Aborts, Answer, Game, GamePreset, Question, Values};

use super::questions::{NOBODY_OR_SEATS, PUT_DOWN};

/// East and South, or East alone; West is played where nobody has reached the target (SN22).
const ROUNDS: Question = riichi::ROUNDS.among(&[Answer::Number(2), Answer::Number(1)]);

/// The points that everybody begins with (SN22).
const START: Question =
    riichi::START.among(&[Answer::Number(35_000)]).assuming(Answer::Number(35_000));

/// The points that are taken off at the end, which the first gets (SN22).
const RETURN: Question =
    riichi::RETURN.among(&[Answer::Number(40_000), Answer::Number(35_000)]).assuming(FORTY);

/// The points that somebody must have for the game to end (SN22).
const TARGET: Question =
    riichi::TARGET.among(&[Answer::Number(40_000), Answer::Number(35_000)]).assuming(FORTY);

const FORTY: Answer = Answer::Number(40_000);

/// What the first gets and the last loses, in thousands (SN22).
const UMA: Question =
    Question::choice_or_tenths("uma", &[riichi::UMA_20, riichi::UMA_15, riichi::NO_UMA]);

/// Whether four take part, of whom one rests in each deal (SN25). Who rests has the place of North, so the dealer
/// rests after dealing, and a round has four deals.
const RESTS: Question = Question::yes_no("fourth-rests");

/// The options, in the order in which they are asked.
const OPTIONS: &[Question] = &[
    RESTS,
    ROUNDS,
    START,
    RETURN,
    UMA,
    riichi::EQUAL.assuming(riichi::BY_SEAT),
    riichi::LEFTOVER.assuming(riichi::TO_FIRST),
    riichi::BANKRUPTCY.assuming(riichi::BELOW_ZERO),
    riichi::RIICHI_BELOW_1000.assuming(Answer::No),
    riichi::LAST_DEALER.assuming(riichi::ENDS),
    riichi::LAST_DEALER_ASKED,
    riichi::EXTENSION.assuming(Answer::Yes),
    TARGET,
    riichi::ABORTIVE_DRAWS.assuming(Answer::Yes),
    riichi::CHOMBO.assuming(riichi::AT_TABLE),
    riichi::ROUNDING,
    riichi::CHIP_VALUE,
];

/// A game as data. Two players can win on one discard, and there are no abortive draws of four (SN18, SN23).
pub(super) const GAME: Game = Game {
    options: OPTIONS,
    presets: &[
        GamePreset { preset: "tenhou-sanma", options: &[] },
        GamePreset { preset: "mahjong-soul-sanma", options: &[(&UMA, riichi::UMA_15)] },
        GamePreset { preset: "sega-mj-sanma", options: &[(&riichi::ABORTIVE_DRAWS, Answer::No)] },
        GamePreset { preset: "parlour-sanma", options: &[(&riichi::ABORTIVE_DRAWS, Answer::No)] },
    ],
    older: None,
    start: 35_000,
    start_option: Some(&START),
    resting_option: Some(&RESTS),
    values: Values::Wins(2),
    put_down: Some(&PUT_DOWN),
    aborts: Some(Aborts {
        option: &riichi::ABORTIVE_DRAWS,
        kinds: &["nine-terminals", "four-kongs"],
    }),
    win_questions: &also_won::questions_of_value(NOBODY_OR_SEATS),
    offences: &[],
    ..OF_FOUR
};
