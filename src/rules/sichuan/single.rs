//! One hand alone: what most players ask. Nobody else's tiles are needed.

use crate::entry::Fault;
use crate::tiles::{Seat, Tile};

use super::deal::Deal;
use super::ruling::Rulings;
use super::table::{Claim, Event, Kong, KongKind, Player, Table, Win};
use crate::tiles::MeldKind;
use crate::tiles::WinSource;

/// One player's hand and how it was won.
///
/// Two things are simpler than in a whole deal: who has won did so before everything that is
/// told here, so that he paid for none of the kongs, and a discarder's kong before the discard
/// is left out, as its points go back anyway (S12).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Single {
    /// The player's seat.
    pub seat: Seat,
    /// The hand without the winning tile.
    pub player: Player,
    /// The winning tile; `None` while there is none.
    pub tile: Option<Tile>,
    /// How it came.
    pub how: WinSource,
    /// Who discarded it or added it to his pung; `None` when self-drawn, or not known yet.
    pub from: Option<Seat>,
    /// Whether it was the last tile of the wall or the last discard.
    pub last: bool,
    /// The value of a win that was passed since the player's last draw (S6).
    pub passed: Option<u8>,
    /// The seats that have already won.
    pub out: Vec<Seat>,
    /// The player's own kongs in order. A kong among the melds that is not told here follows in
    /// the order of the melds: an open one with an unknown feeder, an added one as declared at
    /// once.
    pub kongs: Vec<(Tile, KongKind)>,
}

impl Single {
    /// An empty hand at a seat, won on a discard.
    pub fn new(seat: Seat) -> Single {
        Single {
            seat,
            player: Player::default(),
            tile: None,
            how: WinSource::Discard,
            from: None,
            last: false,
            passed: None,
            out: Vec::new(),
            kongs: Vec::new(),
        }
    }

    /// The same as a table of which only this is known.
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
            let Single { how, from, last, passed, .. } = *self;
            let claims = vec![Claim { seat, passed }];
            events.push(Event::Win(Win { tile, how, from, last, claims }));
        }
        let mut table = Table { out: self.out.clone(), events, ..Table::default() };
        table.players[seat] = self.player.clone();
        table
    }

    /// Checks it: [`super::settle`] values and pays it then.
    ///
    /// # Errors
    /// As [`Deal::new`], without numbers of events: they are not the player's.
    pub fn deal(&self, rulings: Rulings) -> Result<Deal, Vec<Fault>> {
        Deal::new(self.table(), rulings).map_err(|mut faults| {
            faults.iter_mut().for_each(|fault| fault.event = None);
            faults
        })
    }
}
