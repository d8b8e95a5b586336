//! The tiles of a player who has not won yet: the melds of two hands and the concealed tiles that
//! both share. This is the checked form of a draft in Siamese MCR.

use arrayvec::ArrayVec;

use crate::entry::{Circumstances, Copies, Fault, FaultCode, Hand};
use crate::rules::mcr::{self, Situation};
use crate::tiles::{Counts, Meld, Tile, TileSet, Win, WinSource, is_last_copy};

use super::faults;
use super::hand_id::{ByHand, HandId};
use super::players::Players;
use super::ruling::Rulings;
use super::sets_search::Pool;

/// The tiles and circumstances of a player who has not won yet, before they are checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct EnteredTiles {
    /// The melds of each hand (M4).
    pub melds: ByHand<Vec<Meld>>,
    /// The concealed tiles without the drawn or claimed tile.
    pub concealed: Vec<Tile>,
    /// The drawn or claimed tile, once there is one.
    pub tile: Option<Tile>,
    /// Seat, round and circumstances.
    pub situation: Situation,
    /// The number of players.
    pub players: Players,
    /// Concealed tiles that the player wants to keep in one of the hands.
    pub pins: ByHand<Vec<Tile>>,
    /// The rulings in force.
    pub rulings: Rulings,
}

/// The checked tiles of a player who has not won yet: up to 28 tiles for two hands, with a kong
/// counted as three, in a situation that can exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PlayerTiles {
    melds: ByHand<ArrayVec<Meld, 4>>,
    standing: Counts,
    tile: Option<Tile>,
    situation: Situation,
    players: Players,
    pins: ByHand<Counts>,
    rulings: Rulings,
}

impl PlayerTiles {
    /// The number of tiles in two complete hands, with each kong counted as three (M3).
    pub const COMPLETE: usize = 2 * Hand::COMPLETE;

    /// Checks the tiles and the circumstances.
    ///
    /// # Errors
    /// Every fault at once: too many copies, tiles or melds, a seat where nobody plays, a
    /// replacement tile without a kong in either hand, pins that are impossible, and so on.
    pub fn new(entry: EnteredTiles) -> Result<PlayerTiles, Vec<Fault>> {
        let mut faults = tile_faults(&entry);
        faults.extend(contradictions(&entry, true));
        faults.extend(pin_faults(&entry));
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok(PlayerTiles {
            melds: ByHand::from_fn(|id| entry.melds[id].iter().copied().collect()),
            standing: entry.concealed.into_iter().collect(),
            tile: entry.tile,
            situation: entry.situation,
            players: entry.players,
            pins: ByHand::from_fn(|id| entry.pins[id].iter().copied().collect()),
            rulings: entry.rulings,
        })
    }

    /// The melds of a hand.
    #[inline]
    pub fn melds(&self, id: HandId) -> &[Meld] {
        &self.melds[id]
    }

    /// The concealed tiles without the drawn or claimed tile.
    #[inline]
    pub fn standing(&self) -> &Counts {
        &self.standing
    }

    /// The drawn or claimed tile.
    #[inline]
    pub fn tile(&self) -> Option<Tile> {
        self.tile
    }

    /// All concealed tiles, including the drawn or claimed tile.
    #[inline]
    pub fn shared(&self) -> Counts {
        self.tile.map_or(self.standing, |tile| self.standing.with(tile))
    }

    /// Seat, round and circumstances.
    #[inline]
    pub fn situation(&self) -> &Situation {
        &self.situation
    }

    /// The number of players.
    pub fn players(&self) -> Players {
        self.players
    }

    /// The rulings in force.
    #[inline]
    pub fn rulings(&self) -> Rulings {
        self.rulings
    }

    /// The number of tiles, with each kong counted as three.
    pub fn size(&self) -> usize {
        let melds = self.melds.a.len() + self.melds.b.len();
        self.standing.len() + 3 * melds + usize::from(self.tile.is_some())
    }

    /// Whether the turn began with a tile from the wall.
    #[inline]
    pub fn self_drawn(&self) -> bool {
        self.situation.win.source.is_self_drawn()
    }

    /// The tiles in the melds of both hands.
    pub fn melded(&self) -> Counts {
        self.melds.a.iter().chain(&self.melds.b).flat_map(Meld::tiles).collect()
    }

    /// Whether a tile that comes now is certainly the last of its kind: the melds of both hands
    /// have the other three.
    pub(super) fn is_last_copy(&self, tile: Tile) -> bool {
        is_last_copy(self.melds.a.iter().chain(&self.melds.b), tile)
    }

    /// The same tiles with another drawn or claimed tile, to find the value of a wait.
    pub(super) fn with_tile(&self, tile: Option<Tile>, source: WinSource) -> PlayerTiles {
        let last_copy = tile.is_some_and(|tile| self.is_last_copy(tile));
        let win = Win { source, from: None, last_of_wall: false, last_copy };
        let situation = Situation { win, ..self.situation };
        PlayerTiles { tile, situation, ..self.clone() }
    }

    /// The same tiles before the next one is drawn.
    pub(super) fn waiting(&self) -> PlayerTiles {
        let standing = self.shared();
        PlayerTiles { standing, ..self.with_tile(None, WinSource::SelfDrawn) }
    }

    /// The same tiles after one of them was discarded.
    pub(super) fn without(&self, tile: Tile) -> PlayerTiles {
        PlayerTiles { standing: self.standing.without(tile), ..self.clone() }
    }

    /// The tiles that a hand may choose from, and those that are pinned to it.
    pub(super) fn pool(&self, id: HandId) -> Pool {
        let all = self.shared();
        Pool { all, allowed: all.minus(&self.pins[id.other()]), required: self.pins[id] }
    }

    /// The same tiles, of which none is pinned to a hand. `None` if none is.
    pub(super) fn without_pins(&self) -> Option<PlayerTiles> {
        let is_pinned = !self.pins.a.is_empty() || !self.pins.b.is_empty();
        let pins = ByHand::from_fn(|_| Counts::EMPTY);
        is_pinned.then(|| PlayerTiles { pins, ..self.clone() })
    }

    /// Whether the two hands are interchangeable: neither has melds, and their pins are equal.
    pub(super) fn is_symmetric(&self) -> bool {
        self.melds.a.is_empty() && self.melds.b.is_empty() && self.pins.a == self.pins.b
    }

    /// One of the hands as a deal of MCR. `tiles` are the shared tiles that it takes. `tile` is the
    /// drawn or claimed tile if it is among them, and `last_copy` is whether that tile counts as
    /// the last of its kind.
    pub(super) fn deal(
        &self,
        id: HandId,
        tiles: &Counts,
        tile: Option<Tile>,
        last_copy: bool,
    ) -> mcr::Deal {
        let standing = tile.map_or(*tiles, |tile| tiles.without(tile));
        let of_other_hand = self.melds[id.other()].iter().flat_map(Meld::tiles);
        let elsewhere = of_other_hand.fold(self.standing.minus(&standing), Counts::with);
        let hand = Hand::part_of(standing, &self.melds[id], tile);
        let mut situation = self.situation;
        situation.win.last_copy = last_copy;
        mcr::Deal::of_two(hand, elsewhere, situation, self.rulings.hand)
    }
}

fn tile_faults(entry: &EnteredTiles) -> Vec<Fault> {
    let melds = [&entry.melds.a[..], &entry.melds.b].concat();
    let copies = Copies::of(&entry.concealed, &melds, entry.tile);
    let mut faults = copies.faults(copies.too_many(), FaultCode::FIVE_OF_A_KIND);
    for id in HandId::BOTH.into_iter().filter(|s| entry.melds[*s].len() > 4) {
        faults.push(Fault::new(FaultCode::TOO_MANY_MELDS).value(entry.melds[id].len()));
    }
    let size = entry.concealed.len() + usize::from(entry.tile.is_some()) + 3 * melds.len();
    if size > PlayerTiles::COMPLETE {
        faults.push(Fault::new(FaultCode::TOO_MANY_TILES).too_many(size, PlayerTiles::COMPLETE));
    }
    faults
}

/// What contradicts the circumstances. `all_melds` is whether all melds of the player were entered.
pub(super) fn contradictions(entry: &EnteredTiles, all_melds: bool) -> Vec<Fault> {
    let Situation { seat, win, flowers, .. } = entry.situation;
    let mut faults: Vec<Fault> = entry.players.not_taken([Some(seat), win.from]).collect();
    if flowers > 0 {
        faults.push(Fault::new(FaultCode::FLOWERS_NOT_USED));
    }
    let melds = [&entry.melds.a[..], &entry.melds.b].concat();
    let tiles = entry.concealed.iter().copied();
    let entered = Circumstances::new(seat, win).with_tiles(tiles, &melds, entry.tile);
    let has_kong = entered.has_kong.filter(|has_kong| *has_kong || all_melds);
    // After a drawn tile a first win may open other copies of it (M9).
    let may_open = all_melds && win.source.is_self_drawn();
    let concealed = if may_open { 0 } else { entered.concealed };
    faults.extend(Circumstances { has_kong, concealed, ..entered }.faults(mcr::CONTRADICTIONS));
    faults
}

fn pin_faults(entry: &EnteredTiles) -> Vec<Fault> {
    let mut faults = Vec::new();
    let concealed = Copies::of(&entry.concealed, &[], entry.tile);
    let pinned = Copies::of(&[&entry.pins.a[..], &entry.pins.b].concat(), &[], None);
    let absent: TileSet = Tile::all().filter(|t| pinned.get(*t) > concealed.get(*t)).collect();
    if !absent.is_empty() {
        faults.push(Fault::new(faults::PIN_NOT_CONCEALED).tiles(absent));
    }
    // Melds without pins may be too many of their own.
    for id in HandId::BOTH.into_iter().filter(|id| !entry.pins[*id].is_empty()) {
        let size = entry.pins[id].len() + 3 * entry.melds[id].len();
        if size > Hand::COMPLETE {
            faults.push(Fault::new(faults::TOO_MANY_PINS).value(size));
        }
    }
    faults
}
