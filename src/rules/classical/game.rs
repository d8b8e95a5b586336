//! A game of Chinese Classical: four rounds, each of which ends when its deals have been lost by
//! their East.

use crate::entry::Agreement;
use crate::scoring::Position;
use crate::system::{Answer, Game, Question};
use crate::tiles::{Seat, Wind};

/// The key of the option for the deals of a round.
const DEALS: &str = "deals-per-round";

/// The key of the option for what follows a draw.
const DRAW: &str = "draw";

/// The answer for a draw that is played again with the same East.
const REPLAYED: Answer = Answer::Word("replayed");

/// The answer for a draw after which the winds move.
const PASSED: Answer = Answer::Word("passed");

/// A game as data: its rounds of four or two deals (T11), what follows a draw (T12), and the 2000
/// points that everybody begins with (T11).
pub(super) const GAME: Game = Game {
    options: &[
        Question::new(DEALS, &[Answer::Number(4), Answer::Number(2)], Some(Answer::Number(4))),
        Question::new(DRAW, &[REPLAYED, PASSED], Some(REPLAYED)),
    ],
    start: 2000,
};

/// The first deal.
pub(super) fn first(agreement: &Agreement) -> Position {
    Position::first(agreement.players()).in_round(Wind::East)
}

/// The next deal. East who wins stays, and otherwise the winds move; after a draw it was agreed on
/// (T12). A deal that East has lost, or that was drawn and passed on, counts for the round.
pub(super) fn pass_on(
    agreement: &Agreement,
    position: &Position,
    next_dealer: Option<Seat>,
) -> Option<Position> {
    let replayed = agreement.answer(DRAW) == Some(REPLAYED);
    let after_draw = if replayed { Seat::East } else { Seat::South };
    let next = position.with_dealer(next_dealer.unwrap_or(after_draw));
    let round = *Wind::ALL.get(usize::from(next.passes / agreement.number(DEALS).max(1)))?;
    Some(next.in_round(round))
}
