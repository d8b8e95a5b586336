//! A game of Sichuan: an agreed number of deals, in which the first winner deals next.

use crate::entry::Agreement;
use crate::scoring::Position;
use crate::system::{Game, Question};
use crate::tiles::Seat;

/// The key of the option for the number of deals.
const DEALS: &str = "deals";

/// The deals that can be agreed on. 0 leaves the number open.
const MOST_DEALS: u16 = 99;

/// A game as data. The number of deals is agreed on; scores begin at 0 (T9).
pub(super) const GAME: Game =
    Game { options: &[Question::number(DEALS, MOST_DEALS, 16)], ..Game::PLAIN };

/// The next deal. The dealer stays if nobody won (T8).
pub(super) fn pass_on(
    agreement: &Agreement,
    position: &Position,
    next_dealer: Option<Seat>,
) -> Option<Position> {
    let deals = agreement.number(DEALS);
    let next = position.with_dealer(next_dealer.unwrap_or(Seat::East));
    Some(next).filter(|next| deals == 0 || next.number <= deals)
}
