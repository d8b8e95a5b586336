//! A game of riichi: rounds that end when the deal has passed on four times, honba and sticks that lie on
//! the table from deal to deal, and the uma at the end (R17, R20, R22–R24).

use crate::entry::Agreement;
use crate::scoring::values::{ValueFault, ValuedDeal, ValuedWin};
use crate::scoring::{DealResult, GameRules, Position};
use crate::system::{Answer, Cost, Counters, Game, Liability, Offence, Question, Values};
use crate::tiles::{Seat, Wind};

use super::also_won::{LIABLE, LIABLE_FOR};
use super::engine::Riichi;
use super::payments::STICK;
use super::questions::PUT_DOWN;
use super::ruling::Rulings;
use super::valued;

/// The points that everybody begins with.
const START: Question = Question::new(
    "start",
    &[Answer::Number(30_000), Answer::Number(25_000)],
    Some(Answer::Number(30_000)),
);

/// The rounds of a game.
const ROUNDS: Question = Question::new(
    "rounds",
    &[Answer::Number(2), Answer::Number(1), Answer::Number(4)],
    Some(Answer::Number(2)),
);

/// What each rank adds to the points at the end, in thousands.
const UMA: Question =
    Question::new("uma", &[UMA_15_5, UMA_20_10, UMA_30_10, NO_UMA], Some(UMA_15_5));

const UMA_15_5: Answer = Answer::Word("15-5");
const UMA_20_10: Answer = Answer::Word("20-10");
const UMA_30_10: Answer = Answer::Word("30-10");
const NO_UMA: Answer = Answer::Word("none");

/// The points above which a player has won, at the end.
const TARGET: i32 = 30_000;

/// A game as data: everybody begins with 30,000 points, or 25,000 (R24). Up to three players may win on
/// one discard (R19). For a chombo points are lost, or a mangan is paid to all (R23).
pub(super) const GAME: Game = Game {
    options: &[ROUNDS, START, UMA],
    start: 30_000,
    start_option: Some(&START),
    values: Values::Wins(3),
    put_down: Some(&PUT_DOWN),
    liability: Some(Liability { who: &LIABLE, part: &LIABLE_FOR }),
    offences: &[
        Offence { key: "chombo", cost: Cost::ByDealer { dealer: 4000, others: 2000 } },
        Offence { key: "chombo-20000", cost: Cost::Lost(20_000) },
        Offence { key: "chombo-30000", cost: Cost::Lost(30_000) },
    ],
    ..Game::PLAIN
};

/// How often the deal passes on in a round.
const PASSES: u16 = 4;

impl GameRules for Riichi {
    fn first_position(&self, agreement: &Agreement) -> Position {
        let first = Position::first(agreement.players()).in_round(Wind::East);
        first.with_counters(Counters::from([0, 0]))
    }

    /// East who wins, or is ready when the wall is used up, stays (R22).
    fn pass_on(
        &self,
        agreement: &Agreement,
        position: &Position,
        next_dealer: Option<Seat>,
    ) -> Option<Position> {
        let next = position.with_dealer(next_dealer.unwrap_or(Seat::South));
        let round = next.passes / PASSES;
        let wind = Wind::ALL.get(usize::from(round)).filter(|_| round < agreement.number(&ROUNDS));
        wind.map(|wind| next.in_round(*wind))
    }

    /// East who won stays (R22).
    fn dealer_after(&self, winner: Option<Seat>) -> Option<Seat> {
        winner.map(|winner| if winner == Seat::East { Seat::East } else { Seat::South })
    }

    /// One honba more after East's win and after a draw, none after another's win (R22). The changes of
    /// a deal sum to the sticks that were taken from the table, less those that were put there; a winner
    /// leaves none (R17).
    fn counters_after(
        &self,
        position: &Position,
        winner: Option<Seat>,
        sum: i32,
    ) -> Option<Counters> {
        let number = |index: usize| position.counters.get(index).copied().unwrap_or(0);
        let (honba, sticks) = (number(0), i32::from(number(1)));
        let left = sticks - sum / STICK;
        let is_possible = sum % STICK == 0
            && match winner {
                Some(_) => left == 0,
                None => (sticks..=sticks + 4).contains(&left),
            };
        let honba = match winner {
            Some(winner) if winner != Seat::East => 0,
            _ => honba.saturating_add(1),
        };
        let left = u16::try_from(left).ok().filter(|_| is_possible)?;
        Some(Counters::from([honba, left]))
    }

    /// A deal that was not played to the end is replayed as it was (R23).
    fn after_abandoned(&self, position: &Position) -> (Option<Seat>, Counters) {
        (Some(Seat::East), position.counters.clone())
    }

    /// A player can be liable for each yakuman of a hand (R18).
    fn parts_with_liability(&self, agreement: &Agreement, win: &ValuedWin) -> u16 {
        valued::yakuman(win, Rulings::from_bits(agreement.table().rulings()))
    }

    /// Settles wins of which only the values are known (R16–R19).
    fn pay_values(
        &self,
        agreement: &Agreement,
        deal: &ValuedDeal,
    ) -> Result<DealResult, Vec<ValueFault>> {
        valued::settle(deal, Rulings::from_bits(agreement.table().rulings()))
    }

    /// The uma of each rank (R24).
    fn table_points(&self, agreement: &Agreement) -> Vec<i32> {
        match agreement.answer(&UMA) {
            Some(UMA_20_10) => vec![20, 10, -10, -20],
            Some(UMA_30_10) => vec![30, 10, -10, -30],
            Some(NO_UMA) => vec![0; 4],
            _ => vec![15, 5, -5, -15],
        }
    }

    /// The points above the target, in thousands (R24).
    fn points_of_total(&self, _: &Agreement, total: i32) -> f64 {
        f64::from(total - TARGET) / f64::from(STICK)
    }
}
