//! A game of Nanchang: it ends after an agreed number of turns as dealer or of deals, or when the
//! players end it.

use crate::entry::Agreement;
use crate::scoring::{DealResult, GameRules, Position};
use crate::system::{Game, Question};
use crate::tiles::Seat;

use super::engine::Nanchang;
use super::payments::drawn_ledger;
use super::ruling::{Ruling, Rulings};

/// How often every player deals; 0 leaves it open.
const TURNS: Question = Question::number("turns", 20, 2);

/// The number of deals; 0 leaves it open.
const DEALS: Question = Question::number("deals", 99, 0);

/// A game as data (T14).
pub(super) const GAME: Game = Game { options: &[TURNS, DEALS], ..Game::PLAIN };

impl GameRules for Nanchang {
    /// The report says who deals; after a draw the dealer stays (T14). A turn as dealer lasts until
    /// the deal passes on.
    fn pass_on(
        &self,
        agreement: &Agreement,
        position: &Position,
        next_dealer: Option<Seat>,
    ) -> Option<Position> {
        let next = position.with_dealer(next_dealer.unwrap_or(Seat::East));
        let turns = agreement.number(&TURNS).saturating_mul(4);
        let deals = agreement.number(&DEALS);
        let is_over = (turns > 0 && next.passes >= turns) || (deals > 0 && next.number > deals);
        (!is_over).then_some(next)
    }

    /// By a ruling the dealer pays (N-A6). All other payments after a draw depend on the hands.
    fn drawn(&self, agreement: &Agreement, _: &Position) -> DealResult {
        let pays = Rulings::from_bits(agreement.rulings()).on(Ruling::DealerPaysDrawnHand);
        if pays { DealResult::of(&drawn_ledger(Seat::East)) } else { DealResult::default() }
    }

    /// Another player's win passes the deal to the dealer's right (T14).
    fn dealer_after(&self, winner: Option<Seat>) -> Option<Seat> {
        let passes = winner.is_some_and(|winner| winner != Seat::East);
        Some(if passes { Seat::South } else { Seat::East })
    }
}
