//! A game of Chinese Classical: four rounds, each of which ends when its deals have been lost by
//! their East.

use crate::entry::{Agreement, Fault};
use crate::scoring::values::{
    self, ValueFault, ValueField, ValuedDeal, ValuedWin, check_points, nearest,
};
use crate::scoring::{DealResult, GameRules, Position, dealer_where_east_stays};
use crate::system::{Answer, Game, Question, Values};
use crate::tiles::{BySeat, Seat, Wind};

use super::engine::Classical;
use super::payments::settle;
use super::questions::LIMIT;

/// The deals of a round (T11).
const DEALS: Question = Question::new(
    "deals-per-round",
    &[Answer::Number(4), Answer::Number(2)],
    Some(Answer::Number(4)),
);

/// What follows a draw (T12).
const DRAW: Question = Question::new("draw", &[REPLAYED, PASSED], Some(REPLAYED));

/// The answer for a draw that is played again with the same East.
const REPLAYED: Answer = Answer::Word("replayed");

/// The answer for a draw after which the winds move.
const PASSED: Answer = Answer::Word("passed");

/// A game as data: its rounds of four or two deals (T11), what follows a draw (T12), and the 2000
/// points that everybody begins with (T11).
pub(super) const GAME: Game =
    Game { options: &[DEALS, DRAW], start: 2000, values: Values::Hands, ..Game::PLAIN };

/// The least value of a winner. Going out is 20; a hand without other points doubles it (C19), and any
/// other has at least 2 points more, which are rounded up to ten (C14, C42).
const LEAST_OF_WINNER: i32 = 30;

/// The value of going out (C14). Deals that were recorded with it when it counted as the least value are settled as
/// they were.
const GOING_OUT: i32 = 20;

impl GameRules for Classical {
    fn first_position(&self, agreement: &Agreement) -> Position {
        Position::first(agreement.players()).in_round(Wind::East)
    }

    /// East who wins stays, and otherwise the winds move; after a draw it was agreed on (T12). A deal
    /// that East has lost, or that was drawn and passed on, counts for the round.
    fn pass_on(
        &self,
        agreement: &Agreement,
        position: &Position,
        next_dealer: Option<Seat>,
    ) -> Option<Position> {
        let replayed = agreement.answer(&DRAW) == Some(REPLAYED);
        let after_draw = if replayed { Seat::East } else { Seat::South };
        let next = position.with_dealer(next_dealer.unwrap_or(after_draw));
        let deals = agreement.number(&DEALS).max(1);
        let round = *Wind::ALL.get(usize::from(next.passes / deals))?;
        Some(next.in_round(round))
    }

    /// East who won stays (T12).
    fn dealer_after(&self, winner: Option<Seat>) -> Option<Seat> {
        winner.map(dealer_where_east_stays)
    }

    /// No winner has a lower value than [`LEAST_OF_WINNER`].
    fn values_recording_faults(&self, deal: &ValuedDeal) -> Vec<ValueFault> {
        let wins = deal.wins.iter().enumerate().filter(|(_, win)| win.points == GOING_OUT);
        let fault = |(index, win): (usize, &ValuedWin)| {
            let fault = check_points(win.points, LEAST_OF_WINNER, i32::MAX)?;
            let instead = [LEAST_OF_WINNER].into_iter().collect();
            Some((ValueField::Points(index), Fault { instead, ..fault }))
        };
        wins.filter_map(fault).collect()
    }

    /// Settles the values of four hands (C42–C45). Values are rounded up to ten and not above the limit
    /// (C30, C31).
    fn pay_values(
        &self,
        agreement: &Agreement,
        deal: &ValuedDeal,
    ) -> Result<DealResult, Vec<ValueFault>> {
        let limit = i32::from(agreement.number(&LIMIT));
        let mut faults = Vec::new();
        let mut check = |field, points: i32, least| {
            let rounded = points % 10 == 0;
            let impossible = || Fault::new(values::POINTS_IMPOSSIBLE).value(points);
            let fault = check_points(points, least, limit).or_else(|| (!rounded).then(impossible));
            let instead = || nearest(points, (least..=limit).step_by(10));
            faults.extend(fault.map(|fault| (field, Fault { instead: instead(), ..fault })));
        };
        for (index, win) in deal.wins.iter().enumerate() {
            let is_recorded = win.points == GOING_OUT;
            let least = if is_recorded { GOING_OUT } else { LEAST_OF_WINNER };
            check(ValueField::Points(index), win.points, least);
        }
        let winner = deal.wins.first();
        let is_winner = |seat: Seat| winner.is_some_and(|win| win.seat == seat);
        for (seat, points) in deal.hands.iter().filter(|(seat, _)| !is_winner(*seat)) {
            check(ValueField::Hand(seat), *points, 0);
        }
        match winner {
            Some(win) if faults.is_empty() => {
                let value = |seat| if seat == win.seat { win.points } else { deal.hands[seat] };
                let ledger = settle(win.seat, &BySeat::from_fn(value));
                let next_dealer = self.dealer_after(Some(win.seat));
                Ok(DealResult { next_dealer, ..deal.result(&ledger) })
            }
            _ => Err(faults),
        }
    }
}
