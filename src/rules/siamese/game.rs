//! A game of Siamese MCR: four rounds without North's deals for three players, or an even number of
//! deals for two.

use crate::entry::Agreement;
use crate::scoring::Position;
use crate::system::{Game, Question};
use crate::tiles::Wind;

/// The key of the option for the number of deals of two players.
const DEALS: &str = "deals";

/// The deals that can be agreed on. 0 leaves the number open.
const MOST_DEALS: u16 = 96;

/// A game as data. Two players agree on the number of deals; it is even, so that both deal equally
/// often (T6). Scores begin at 0.
pub(super) const GAME: Game =
    Game { options: &[Question::number(DEALS, MOST_DEALS, 12)], ..Game::PLAIN };

/// Whether an option matters: three players always play twelve deals (T6).
pub(super) fn asks(agreement: &Agreement, option: &str) -> bool {
    option != DEALS || agreement.players() == 2
}

/// The first deal. Two players play no rounds.
pub(super) fn first(agreement: &Agreement) -> Position {
    let first = Position::first(agreement.players());
    if agreement.players() == 2 { first } else { first.in_round(Wind::East) }
}

/// The next deal. The deal passes on, whoever won. Three players leave out the deals of North, whose
/// numbers are 4, 8, 12 and 16, and keep their seats between the rounds (T6).
pub(super) fn pass_on(agreement: &Agreement, position: &Position) -> Option<Position> {
    let mut next = position.passed();
    if agreement.players() == 2 {
        let deals = agreement.number(DEALS);
        return Some(next).filter(|next| deals == 0 || next.number <= deals);
    }
    let round = *Wind::ALL.get(usize::from(next.passes / 3))?;
    next.number = next.passes + next.passes / 3 + 1;
    Some(next.in_round(round))
}
