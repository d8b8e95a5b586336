//! The waits of a hand of thirteen tiles with the value of each, and the distance to a win of a
//! hand that has no wait. Settling a [`Deal`] uses both for the [`Standing`] in the report.

use crate::scoring::{self, Note, Standing, Wait, Worth, completes, progress};
use crate::tiles::{Seat, Tile, Win, WinSource, is_last_copy};

use super::deal::{Deal, Held};
use super::questions::READY;
use super::reading::{FORMS, facts};
use super::sheet::readings;

/// Every tile that completes the seat's thirteen tiles, with the value of the hand for a win by
/// discard and for a self-drawn win, before East's double. A tile of which the hand has all four
/// copies is not a wait. The values assume only the circumstances that were entered for the hand:
/// that it was ready on the first deal, or that it was not declared ready.
pub(crate) fn waits(deal: &Deal, seat: Seat) -> Vec<Wait> {
    let Some(held) = deal.held(seat).filter(|held| held.hand.win().is_none()) else {
        return Vec::new();
    };
    scoring::waits::<Deal>(&held.hand, |tile, source| worth(deal, seat, held, tile, source))
}

fn worth(deal: &Deal, seat: Seat, held: &Held, tile: Tile, source: WinSource) -> Worth {
    let hand = &held.hand.with_win(Some(tile));
    // The tile is certainly the last copy if the melds of the entered hands contain the other three
    // (C28).
    let melds = Seat::ALL.into_iter().filter_map(|seat| deal.held(seat));
    let melds = melds.flat_map(|held| held.hand.melds());
    let last_copy = is_last_copy(melds, tile);
    let win = Win { source, from: None, last_of_wall: false, last_copy };
    let sheets = readings(&facts(deal, seat, held, hand, Some(win)));
    // Any complete hand that was declared ready wins, whatever its value is.
    let total = sheets.first().map_or(0, |best| best.total);
    let victory = deal.victory().filter(|victory| victory.seat == seat);
    if victory.is_none_or(|victory| victory.yes.says(&READY)) {
        Worth::winning(total)
    } else {
        Worth::barred(total, Note::new("wait.not-ready"))
    }
}

/// How far the seat's hand is from a win. `None` if the hand was not entered.
pub(crate) fn standing(deal: &Deal, seat: Seat) -> Option<Standing> {
    let hand = &deal.held(seat)?.hand;
    if hand.win().is_some_and(|tile| completes::<Deal>(&hand.with_win(None), tile)) {
        return Some(Standing::complete(true, 0));
    }
    Some(progress::standing_by_forms(hand, || waits(deal, seat), FORMS))
}
