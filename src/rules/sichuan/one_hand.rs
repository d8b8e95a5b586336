//! One hand alone, without the tiles of the other players. It becomes a [`Table`] on which only
//! this hand and its events are known.

use crate::entry::Fault;
use crate::tiles::{MeldKind, Seat, Tile, WinSource};

use super::deal::Deal;
use super::ruling::Rulings;
use super::table::{Claim, Event, Kong, KongKind, Player, Table, Win};

/// One player's hand and how it was won.
///
/// Two things are simpler than in a whole deal. The players in `already_won` won before the first
/// kong, so they pay for none of the kongs. The discarder's kong before the discard is left out,
/// because its points go back anyway (S12).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OneHand {
    /// The player's seat.
    pub seat: Seat,
    /// The hand without the winning tile.
    pub player: Player,
    /// The winning tile; `None` while there is none.
    pub tile: Option<Tile>,
    /// How the winning tile came.
    pub source: WinSource,
    /// The player who discarded the tile or added it to a pung; `None` if it was self-drawn, or if
    /// the player is not known yet.
    pub from: Option<Seat>,
    /// Whether it was the last tile of the wall or the last discard.
    pub last_tile: bool,
    /// The value of a win that was passed since the player's last draw (S6).
    pub passed: Option<u8>,
    /// The players who had already won.
    pub already_won: Vec<Seat>,
    /// The player's own kongs in the order in which they were declared. The other kongs among the
    /// melds follow in the order of the melds: an open kong has an unknown discarder, and an added
    /// kong counts as declared at once.
    pub kongs: Vec<(Tile, KongKind)>,
}

impl OneHand {
    /// An empty hand at a seat, won on a discard.
    pub fn new(seat: Seat) -> OneHand {
        OneHand {
            seat,
            player: Player::default(),
            tile: None,
            source: WinSource::Discard,
            from: None,
            last_tile: false,
            passed: None,
            already_won: Vec::new(),
            kongs: Vec::new(),
        }
    }

    /// A table of which only this hand and its events are known.
    pub fn table(&self) -> Table {
        let mut kongs = self.kongs.clone();
        for meld in &self.player.melds {
            let kind = match meld.kind() {
                MeldKind::Kong => KongKind::Open { from: None },
                MeldKind::AddedKong => KongKind::Added { immediate: true },
                MeldKind::ConcealedKong => KongKind::Concealed,
                MeldKind::Pung | MeldKind::Chow => continue,
            };
            if !kongs.iter().any(|(tile, _)| *tile == meld.tile()) {
                kongs.push((meld.tile(), kind));
            }
        }
        let seat = self.seat;
        let kongs = kongs.into_iter().map(|(tile, kind)| Kong { seat, tile, kind });
        let mut events: Vec<Event> = kongs.map(Event::Kong).collect();
        if let Some(tile) = self.tile {
            let OneHand { source, from, last_tile, passed, .. } = *self;
            let claims = vec![Claim { seat, passed }];
            events.push(Event::Win(Win { tile, source, from, last_tile, claims }));
        }
        let mut table = Table { already_won: self.already_won.clone(), events, ..Table::default() };
        table.players[seat] = self.player.clone();
        table
    }

    /// Checks the hand. [`settle`](super::settle) counts and pays the resulting deal.
    ///
    /// # Errors
    /// Returns the faults of [`Deal::new`] without the numbers of events, because the player
    /// entered no events.
    pub fn deal(&self, rulings: Rulings) -> Result<Deal, Vec<Fault>> {
        Deal::new(self.table(), rulings).map_err(|mut faults| {
            faults.iter_mut().for_each(|fault| fault.event = None);
            faults
        })
    }
}
