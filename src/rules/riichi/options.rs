//! What the players of a riichi game agree on before the first deal, and what each preset of the rulings
//! brings with it (T15–T33).

use crate::entry::{Agreement, Fault};
use crate::scoring::{Leftover, Places, Rounding, Settlement, Ties};
use crate::system::{Answer, GamePreset, OlderGame, Question};

use super::faults;

/// The rounds of a game (T15).
pub(in crate::rules) const ROUNDS: Question = Question::new(
    "rounds",
    &[Answer::Number(2), Answer::Number(1), Answer::Number(4)],
    Some(Answer::Number(2)),
);

/// The points that everybody begins with (T17).
pub(in crate::rules) const START: Question = Question::choice_or_number(
    "start",
    &[Answer::Number(30_000), Answer::Number(25_000)],
    (1_000, 60_000),
    Answer::Number(30_000),
);

/// The points that are taken off at the end (T17).
pub(in crate::rules) const RETURN: Question = Question::choice_or_number(
    "return",
    &[Answer::Number(30_000), Answer::Number(25_000)],
    (1_000, 60_000),
    Answer::Number(30_000),
);

/// Whether the first gets the oka. It is never asked: only games that were recorded before it was known
/// go without it (T17).
pub(in crate::rules) const OKA: Question =
    Question::new("oka", Answer::NO_YES, Some(Answer::Yes)).when(|_| false);

/// What each place brings, in thousands (T20).
pub(in crate::rules) const UMA: Question = Question::choice_or_tenths(
    "uma",
    &[UMA_15_5, UMA_20_10, UMA_30_10, UMA_10_5, UMA_30_15, UMA_30_20, FLOATING, NO_UMA],
);

const UMA_15_5: Answer = Answer::Word("15-5");
const UMA_20_10: Answer = Answer::Word("20-10");
const UMA_30_10: Answer = Answer::Word("30-10");
const UMA_10_5: Answer = Answer::Word("10-5");
const UMA_30_15: Answer = Answer::Word("30-15");
const UMA_30_20: Answer = Answer::Word("30-20");
/// What the first of three players gets and the last loses.
pub(in crate::rules) const UMA_20: Answer = Answer::Word("20");
pub(in crate::rules) const UMA_15: Answer = Answer::Word("15");
const FLOATING: Answer = Answer::Word("floating");
pub(in crate::rules) const NO_UMA: Answer = Answer::Word("none");

/// What each place brings by how many have at least the return at the end, from nobody on (T20).
const FLOATING_PLACES: &[[i32; 4]] = &[
    [0; 4],
    [12_000, -1_000, -3_000, -8_000],
    [8_000, 4_000, -4_000, -8_000],
    [8_000, 3_000, 1_000, -12_000],
    [0; 4],
];

/// What equal points do (T21).
pub(in crate::rules) const EQUAL: Question =
    Question::new("equal", &[SHARED, BY_SEAT], Some(SHARED));

const SHARED: Answer = Answer::Word("shared");
pub(in crate::rules) const BY_SEAT: Answer = Answer::Word("by-seat");

/// Who gets the sticks that are left at the end (T32).
pub(in crate::rules) const LEFTOVER: Question =
    Question::new("leftover", &[TO_NOBODY, TO_FIRST, FIRST_REST_LOST], Some(TO_NOBODY));

pub(in crate::rules) const TO_NOBODY: Answer = Answer::Word("nobody");
pub(in crate::rules) const TO_FIRST: Answer = Answer::Word("first");
const FIRST_REST_LOST: Answer = Answer::Word("first-rest-lost");

/// Whether a game ends when somebody falls below zero (T25).
pub(in crate::rules) const BANKRUPTCY: Question =
    Question::new("bankruptcy", &[OFF, BELOW_ZERO, ZERO_OR_LESS], Some(OFF));

const OFF: Answer = Answer::Word("off");
pub(in crate::rules) const BELOW_ZERO: Answer = Answer::Word("below-zero");
pub(in crate::rules) const ZERO_OR_LESS: Answer = Answer::Word("zero-or-less");

/// Whether riichi may be declared with less than 1000 points (T18).
pub(in crate::rules) const RIICHI_BELOW_1000: Question =
    Question::new("riichi-below-1000", Answer::NO_YES, Some(Answer::Yes));

/// What follows when East stays in the last deal and is first (T23).
pub(in crate::rules) const LAST_DEALER: Question =
    Question::new("last-dealer", &[PLAYS_ON, ENDS, ENDS_AFTER_WIN], Some(PLAYS_ON));

pub(in crate::rules) const PLAYS_ON: Answer = Answer::Word("plays-on");
pub(in crate::rules) const ENDS: Answer = Answer::Word("ends");
pub(in crate::rules) const ENDS_AFTER_WIN: Answer = Answer::Word("ends-after-win");

/// Whether East is asked then (T23).
pub(in crate::rules) const LAST_DEALER_ASKED: Question =
    Question::yes_no("last-dealer-asked").when(|agreed| !agreed.says(&LAST_DEALER, PLAYS_ON));

/// Whether another round is played if nobody has the target after the last deal (T24).
pub(in crate::rules) const EXTENSION: Question =
    Question::yes_no("extension").when(|agreed| !agreed.says(&ROUNDS, Answer::Number(4)));

/// The points that somebody must have for the game to end (T24).
pub(in crate::rules) const TARGET: Question = Question::choice_or_number(
    "target",
    &[Answer::Number(30_000), Answer::Number(25_000)],
    (1_000, 60_000),
    Answer::Number(30_000),
)
.when(|agreed| agreed.says(&EXTENSION, Answer::Yes) && !agreed.says(&ROUNDS, Answer::Number(4)));

/// Whether there are abortive draws (T27).
pub(in crate::rules) const ABORTIVE_DRAWS: Question = Question::yes_no("abortive-draws");

/// What a chombo costs: a mangan to the others, or so many thousands off the final score (T30).
pub(in crate::rules) const CHOMBO: Question = Question::choice_or_number(
    "chombo",
    &[AT_TABLE, Answer::Number(20), Answer::Number(30), Answer::Number(40)],
    (0, 200),
    Answer::Number(30),
);

pub(in crate::rules) const AT_TABLE: Answer = Answer::Word("table");

/// How totals are rounded to thousands (T31).
pub(in crate::rules) const ROUNDING: Question =
    Question::new("rounding", &[TENTHS, DOWN_TO_500, HALF_UP], Some(TENTHS));

const TENTHS: Answer = Answer::Word("tenths");
const DOWN_TO_500: Answer = Answer::Word("down-to-500");
const HALF_UP: Answer = Answer::Word("half-up");

/// What a chip is worth, in points. The answer “no” means that the game has no chips (T33).
pub(in crate::rules) const CHIP_VALUE: Question = Question::choice_or_number(
    "chip-value",
    &[Answer::No, Answer::Number(2_000), Answer::Number(5_000)],
    (1, 60_000),
    Answer::No,
);

/// All options, in the order in which they are asked.
pub(in crate::rules) const OPTIONS: &[Question] = &[
    ROUNDS,
    START,
    RETURN,
    UMA,
    EQUAL,
    LEFTOVER,
    BANKRUPTCY,
    RIICHI_BELOW_1000,
    LAST_DEALER,
    LAST_DEALER_ASKED,
    EXTENSION,
    TARGET,
    ABORTIVE_DRAWS,
    CHOMBO,
    ROUNDING,
    CHIP_VALUE,
    OKA,
];

/// What the presets bring with them where that is not the default, which is that of the World Riichi
/// Championship.
pub(in crate::rules) const PRESETS: &[GamePreset] = &[
    GamePreset { preset: "wrc", options: &[] },
    GamePreset {
        preset: "ema",
        options: &[(&LEFTOVER, FIRST_REST_LOST), (&CHOMBO, Answer::Number(20))],
    },
    GamePreset {
        preset: "tenhou",
        options: &[
            (&START, Answer::Number(25_000)),
            (&UMA, UMA_20_10),
            (&EQUAL, BY_SEAT),
            (&LEFTOVER, TO_FIRST),
            (&BANKRUPTCY, BELOW_ZERO),
            (&RIICHI_BELOW_1000, Answer::No),
            (&LAST_DEALER, ENDS),
            (&EXTENSION, Answer::Yes),
            (&ABORTIVE_DRAWS, Answer::Yes),
            (&CHOMBO, AT_TABLE),
        ],
    },
    GamePreset {
        preset: "m-league",
        options: &[
            (&START, Answer::Number(25_000)),
            (&UMA, UMA_30_10),
            (&LEFTOVER, TO_FIRST),
            (&CHOMBO, Answer::Number(20)),
        ],
    },
    GamePreset {
        preset: "mahjong-soul",
        options: &[
            (&START, Answer::Number(25_000)),
            (&RETURN, Answer::Number(25_000)),
            (&EQUAL, BY_SEAT),
            (&LEFTOVER, TO_FIRST),
            (&BANKRUPTCY, BELOW_ZERO),
            (&RIICHI_BELOW_1000, Answer::No),
            (&LAST_DEALER, ENDS),
            (&EXTENSION, Answer::Yes),
            (&ABORTIVE_DRAWS, Answer::Yes),
            (&CHOMBO, AT_TABLE),
        ],
    },
];

/// Games of before had rounds, start and uma to choose, and no oka.
pub(in crate::rules) const OLDER: OlderGame =
    OlderGame { until: 3, options: &[&ROUNDS, &START, &UMA], answers: &[(&OKA, Answer::No)] };

/// What is wrong with an option: a return below the start, or places for another number of players. A start above
/// the return is told at the return, which can be raised.
pub(super) fn fault(agreement: &Agreement, option: &Question) -> Option<Fault> {
    let number = |option| agreement.number(option);
    if *option == RETURN {
        let (start, back) = (number(&START), number(&RETURN));
        return (back < start).then(|| Fault {
            instead: std::iter::once(start.into()).collect(),
            ..Fault::new(faults::RETURN_BELOW_START).too_many(back.into(), start.into())
        });
    }
    let places = agreement.answer(&UMA).and_then(Answer::tenths).filter(|_| *option == UMA)?;
    let (places, players) = (places.as_slice().len(), agreement.players());
    (places != players).then(|| Fault::new(faults::PLACES_OF_OTHERS).too_many(places, players))
}

/// What equal points do (T21).
pub(super) fn ties(agreement: &Agreement) -> Ties {
    match agreement.answer(&EQUAL) {
        Some(BY_SEAT) => Ties::BySeat,
        _ => Ties::Shared,
    }
}

/// How a game is settled (T17, T20, T21, T30–T34).
pub(super) fn settlement(agreement: &Agreement, start: i32) -> Settlement {
    let says = |option: &Question, answer| agreement.answer(option) == Some(answer);
    Settlement {
        start,
        return_to: agreement.number(&RETURN).into(),
        has_oka: says(&OKA, Answer::Yes),
        places: places(agreement),
        ties: ties(agreement),
        leftover: match agreement.answer(&LEFTOVER) {
            Some(TO_FIRST) => Leftover::First,
            Some(FIRST_REST_LOST) => Leftover::FirstRestLost,
            _ => Leftover::Nobody,
        },
        rounding: match agreement.answer(&ROUNDING) {
            Some(DOWN_TO_500) => Rounding::DownTo500,
            Some(HALF_UP) => Rounding::HalfUp,
            _ => Rounding::None,
        },
        void: i32::from(agreement.number(&CHOMBO)) * 1000,
        chip: agreement.number(&CHIP_VALUE).into(),
    }
}

/// What the places bring (T20).
fn places(agreement: &Agreement) -> Places {
    let fixed = |first: i32, second: i32| Places::Fixed([first, second, -second, -first].into());
    let players = agreement.players();
    // What the last loses the first gets, and nothing between them.
    let ends = |first: i32| {
        let between = std::iter::repeat_n(0, players.saturating_sub(2));
        Places::Fixed(std::iter::once(first).chain(between).chain([-first]).collect())
    };
    match agreement.answer(&UMA) {
        Some(UMA_20_10) => fixed(20_000, 10_000),
        Some(UMA_30_10) => fixed(30_000, 10_000),
        Some(UMA_10_5) => fixed(10_000, 5_000),
        Some(UMA_30_15) => fixed(30_000, 15_000),
        Some(UMA_30_20) => fixed(30_000, 20_000),
        Some(UMA_20) => ends(20_000),
        Some(UMA_15) => ends(15_000),
        Some(NO_UMA) => Places::Fixed(std::iter::repeat_n(0, players).collect()),
        Some(FLOATING) => Places::Floating(FLOATING_PLACES),
        Some(Answer::Tenths(tenths)) => {
            let points = tenths.as_slice().iter().map(|tenths| i32::from(*tenths) * 100);
            Places::Fixed(points.collect())
        }
        _ => fixed(15_000, 5_000),
    }
}
