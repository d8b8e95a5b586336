//! A game of MCR: four rounds of four deals, and who sits where in each of them.

use arrayvec::ArrayVec;

use crate::scoring::Position;
use crate::system::Game;
use crate::tiles::Wind;

/// A game as data. Scores begin at 0 (T3).
pub(super) const GAME: Game = Game::PLAIN;

/// The deals of a round (T1).
const DEALS: u16 = 4;

/// The players who sit East, South, West and North in the first deal of each round (T2).
const SEATS: [[u8; 4]; 4] = [[0, 1, 2, 3], [1, 0, 3, 2], [2, 3, 1, 0], [3, 2, 0, 1]];

/// The first deal.
pub(super) fn first() -> Position {
    Position::first(4).in_round(Wind::East)
}

/// The next deal. The deal passes on, whoever won, and after a draw (T1). Between the rounds the
/// players change seats (T2).
pub(super) fn pass_on(position: &Position) -> Option<Position> {
    let next = position.passed();
    let round = usize::from(next.passes / DEALS);
    let mut players = ArrayVec::from(*SEATS.get(round)?);
    players.rotate_left(usize::from(next.passes % DEALS));
    Some(Position { players, ..next }.in_round(Wind::ALL[round]))
}
