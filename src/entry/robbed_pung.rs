//! The pung behind a robbed kong: a player was adding the fourth tile to it, and another player won on that tile.

use crate::tiles::{Meld, Seat, Tile, WinSource};

use super::notation::Tiles;
use super::{Copies, Draft};

/// A pung that is certainly there, because its kong was robbed, although no hand that was entered shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RobbedPung {
    /// The tile that was robbed, and of which the pung is.
    pub tile: Tile,
    /// The player who has the pung; `None` if it is not known whose kong was robbed.
    pub seat: Option<Seat>,
}

impl RobbedPung {
    /// The number of tiles in the pung.
    pub const SIZE: u8 = 3;

    /// The pung behind a win with this tile. `None` if no kong was robbed, and where what was entered
    /// shows the pung, or that there can be none, which is a fault of its own.
    pub fn unseen(draft: &Draft, tile: Option<Tile>) -> Option<RobbedPung> {
        let win = draft.win();
        let tile = tile.filter(|_| win.source == WinSource::RobbedKong)?;
        let melds = |seat: Seat| {
            let entered = draft.place(draft.own_seat().places_to(seat))?;
            Some(&entered.melds).filter(|_| !entered.is_empty())
        };
        let shows = |seat| melds(seat).is_some_and(|melds| melds.contains(&Meld::pung(tile)));
        let is_entered = match win.from {
            Some(from) => melds(from).is_some(),
            None => Seat::ALL.into_iter().any(shows),
        };
        let Tiles { standing, melds, win: marked, .. } = &draft.tiles;
        let has_another = Copies::of(standing, melds, *marked).get(tile) > 1;
        (!is_entered && !has_another).then_some(RobbedPung { tile, seat: win.from })
    }
}
