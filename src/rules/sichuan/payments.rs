//! Who pays a win, and who deals next. A deal that is told by its events is settled so, and one of which only the
//! values of the wins are known.

use crate::scoring::Ledger;
use crate::tiles::{Seat, WinSource};

use super::value::Value;

/// Pays a winner: the player whose tile it was pays the value, if the player is known, and for a self-drawn tile
/// each of the others who are still playing pays one point more (S16–S18, S28).
pub(super) fn pay_win(
    ledger: &mut Ledger,
    winner: Seat,
    value: Value,
    (source, from): (WinSource, Option<Seat>),
    others: impl Iterator<Item = Seat>,
) {
    let reason = Ledger::reason_of(source);
    if source.is_self_drawn() {
        others.for_each(|other| ledger.pay(other, winner, value.formula().plus(1), reason));
    } else if let Some(from) = from {
        ledger.pay(from, winner, value.formula(), reason);
    }
}

/// Who deals after a deal that `first` won before all others. Where several won on that tile, it is the player who
/// discarded it for all of them (S36, T8).
pub(super) fn next_dealer(first: Seat, discarded_for_several: Option<Seat>) -> Seat {
    discarded_for_several.unwrap_or(first)
}
