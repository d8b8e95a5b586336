//! A game of riichi: an East and a South round, each of which ends when the deal has passed on four
//! times (R22, R24).

use crate::entry::Agreement;
use crate::scoring::{GameRules, Position};
use crate::system::Game;
use crate::tiles::{Seat, Wind};

use super::engine::Riichi;

/// A game as data: everybody begins with 30,000 points (R24).
pub(super) const GAME: Game = Game { start: 30_000, ..Game::PLAIN };

/// The rounds of a game.
const ROUNDS: [Wind; 2] = [Wind::East, Wind::South];

/// How often the deal passes on in a round.
const PASSES: u16 = 4;

impl GameRules for Riichi {
    fn first_position(&self, agreement: &Agreement) -> Position {
        Position::first(agreement.players()).in_round(ROUNDS[0])
    }

    /// East who wins, or is ready when the wall is used up, stays (R22).
    fn pass_on(
        &self,
        _: &Agreement,
        position: &Position,
        next_dealer: Option<Seat>,
    ) -> Option<Position> {
        let next = position.with_dealer(next_dealer.unwrap_or(Seat::South));
        let round = *ROUNDS.get(usize::from(next.passes / PASSES))?;
        Some(next.in_round(round))
    }

    /// East who won stays (R22).
    fn dealer_after(&self, winner: Option<Seat>) -> Option<Seat> {
        winner.map(|winner| if winner == Seat::East { Seat::East } else { Seat::South })
    }
}
