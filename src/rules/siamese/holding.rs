//! What a player holds: melds of two hands, and the concealed tiles that both share.

use arrayvec::ArrayVec;

use crate::entry::{Copies, Fault, FaultCode, Hand};
use crate::rules::mcr::{self, Situation};
use crate::tiles::{Counts, Meld, Tile, TileSet, Win, WinSource, is_last_copy};

use super::choices::Pool;
use super::faults;
use super::ruling::Rulings;
use super::side::{BySide, Players, Side};

/// What was entered of a player who has not won yet, unchecked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The melds of each hand (M4).
    pub melds: BySide<Vec<Meld>>,
    /// The concealed tiles without the drawn or claimed one.
    pub concealed: Vec<Tile>,
    /// The drawn or claimed tile, once there is one.
    pub tile: Option<Tile>,
    /// Where and how.
    pub situation: Situation,
    /// How many play.
    pub players: Players,
    /// Concealed tiles that the player wants to see in one of the hands.
    pub pins: BySide<Vec<Tile>>,
    /// The rulings in force.
    pub rulings: Rulings,
}

/// What a player holds who has not won yet: up to 28 tiles for two hands, a kong counted as
/// three, in a situation that can exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holding {
    melds: BySide<ArrayVec<Meld, 4>>,
    standing: Counts,
    tile: Option<Tile>,
    situation: Situation,
    players: Players,
    pins: BySide<Counts>,
    rulings: Rulings,
}

impl Holding {
    /// How many tiles two complete hands have when each kong is counted as three (M3).
    pub const COMPLETE: usize = 2 * Hand::COMPLETE;

    /// Checks what was entered.
    ///
    /// # Errors
    /// Every fault at once: too many copies, tiles or melds, a seat that is not taken, a
    /// replacement tile without a kong in either hand, pins that cannot be, and so on.
    pub fn new(entry: Entry) -> Result<Holding, Vec<Fault>> {
        let mut faults = tile_faults(&entry);
        faults.extend(contradictions(&entry));
        faults.extend(pin_faults(&entry));
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok(Holding {
            melds: BySide::from_fn(|side| entry.melds[side].iter().copied().collect()),
            standing: entry.concealed.into_iter().collect(),
            tile: entry.tile,
            situation: entry.situation,
            players: entry.players,
            pins: BySide::from_fn(|side| entry.pins[side].iter().copied().collect()),
            rulings: entry.rulings,
        })
    }

    /// The melds of a hand.
    #[inline]
    pub fn melds(&self, side: Side) -> &[Meld] {
        &self.melds[side]
    }

    /// The concealed tiles without the drawn or claimed one.
    #[inline]
    pub fn standing(&self) -> &Counts {
        &self.standing
    }

    /// The drawn or claimed tile.
    #[inline]
    pub fn tile(&self) -> Option<Tile> {
        self.tile
    }

    /// All tiles that the hands share.
    #[inline]
    pub fn shared(&self) -> Counts {
        self.tile.map_or(self.standing, |tile| self.standing.with(tile))
    }

    /// Where and how.
    #[inline]
    pub fn situation(&self) -> &Situation {
        &self.situation
    }

    /// How many play.
    pub fn players(&self) -> Players {
        self.players
    }

    /// The rulings in force.
    #[inline]
    pub fn rulings(&self) -> Rulings {
        self.rulings
    }

    /// How many tiles there are when each kong is counted as three.
    pub fn size(&self) -> usize {
        let melds = self.melds.a.len() + self.melds.b.len();
        self.standing.len() + 3 * melds + usize::from(self.tile.is_some())
    }

    /// Whether the turn began with a tile from the wall.
    #[inline]
    pub fn self_drawn(&self) -> bool {
        self.situation.win.source.is_self_drawn()
    }

    /// The tiles that all lie in melds.
    pub fn melded(&self) -> Counts {
        self.melds.a.iter().chain(&self.melds.b).flat_map(Meld::tiles).collect()
    }

    /// Whether a tile that comes now is certainly the last of its kind: the melds of both hands
    /// hold the other three.
    pub(super) fn is_last_copy(&self, tile: Tile) -> bool {
        is_last_copy(self.melds.a.iter().chain(&self.melds.b), tile)
    }

    /// The same tiles with another tile drawn or claimed, for asking what a wait is worth.
    pub(super) fn with_tile(&self, tile: Option<Tile>, source: WinSource) -> Holding {
        let last_copy = tile.is_some_and(|tile| self.is_last_copy(tile));
        let win = Win { source, from: None, last_of_wall: false, last_copy };
        let situation = Situation { win, ..self.situation };
        Holding { tile, situation, ..self.clone() }
    }

    /// The same tiles while the next one is still to come.
    pub(super) fn waiting(&self) -> Holding {
        let standing = self.shared();
        Holding { standing, ..self.with_tile(None, WinSource::SelfDrawn) }
    }

    /// The same tiles, less one that was discarded.
    pub(super) fn without(&self, tile: Tile) -> Holding {
        Holding { standing: self.standing.without(tile), ..self.clone() }
    }

    /// What a hand may be chosen from, and what it must have because it was pinned to it.
    pub(super) fn pool(&self, side: Side) -> Pool {
        let all = self.shared();
        Pool { all, may: all.minus(&self.pins[side.other()]), must: self.pins[side] }
    }

    /// Whether both hands are alike as far as they are known, so that what is true of one is
    /// true of the other.
    pub(super) fn is_symmetric(&self) -> bool {
        self.melds.a.is_empty() && self.melds.b.is_empty() && self.pins.a == self.pins.b
    }

    /// One of the hands, with these of the shared tiles, as a deal of MCR. `tile` is the drawn or
    /// claimed tile if it is among them, `last_copy` whether it counts as the last of its kind.
    pub(super) fn deal(
        &self,
        side: Side,
        tiles: &Counts,
        tile: Option<Tile>,
        last_copy: bool,
    ) -> mcr::Deal {
        let standing = tile.map_or(*tiles, |tile| tiles.without(tile));
        let hand = Hand::part_of(standing, &self.melds[side], tile);
        let mut situation = self.situation;
        situation.win.last_copy = last_copy;
        mcr::Deal::of_two(hand, situation, self.rulings.hand)
    }
}

fn tile_faults(entry: &Entry) -> Vec<Fault> {
    let melds = [&entry.melds.a[..], &entry.melds.b].concat();
    let copies = Copies::of(&entry.concealed, &melds, entry.tile);
    let mut faults = copies.faults(copies.too_many(), FaultCode::FIVE_OF_A_KIND);
    for side in Side::BOTH.into_iter().filter(|s| entry.melds[*s].len() > 4) {
        faults.push(Fault::new(FaultCode::TOO_MANY_MELDS).value(entry.melds[side].len()));
    }
    let size = entry.concealed.len() + usize::from(entry.tile.is_some()) + 3 * melds.len();
    if size > Holding::COMPLETE {
        faults.push(Fault::new(FaultCode::TOO_MANY_TILES).too_many(size, Holding::COMPLETE));
    }
    faults
}

fn contradictions(entry: &Entry) -> Vec<Fault> {
    let mut faults = Vec::new();
    let Situation { seat, win, flowers, .. } = entry.situation;
    for seat in [Some(seat), win.from].into_iter().flatten() {
        if !entry.players.seats().contains(&seat) {
            faults.push(Fault::new(faults::SEAT_NOT_TAKEN).value(seat));
        }
    }
    if flowers > 0 {
        faults.push(Fault::new(FaultCode::FLOWERS_NOT_USED));
    }
    let melds = [&entry.melds.a[..], &entry.melds.b].concat();
    let kong = melds.iter().any(|m| m.kind().is_kong());
    let elsewhere = entry.tile.filter(|tile| {
        entry.concealed.contains(tile) || melds.iter().any(|m| m.kinds().contains(*tile))
    });
    faults.extend(mcr::way_faults(&entry.situation, kong));
    if let (WinSource::RobbedKong, Some(tile)) = (win.source, elsewhere) {
        faults.push(Fault::new(FaultCode::ROBBED_TILE_IN_HAND).tiles([tile]));
    }
    let last_copy = entry.tile.filter(|t| win.last_copy && entry.concealed.contains(t));
    if let Some(tile) = last_copy {
        faults.push(Fault::new(FaultCode::LAST_COPY_IN_HAND).tiles([tile]));
    }
    faults
}

fn pin_faults(entry: &Entry) -> Vec<Fault> {
    let mut faults = Vec::new();
    let concealed = Copies::of(&entry.concealed, &[], entry.tile);
    let pinned = Copies::of(&[&entry.pins.a[..], &entry.pins.b].concat(), &[], None);
    let absent: TileSet = Tile::all().filter(|t| pinned.get(*t) > concealed.get(*t)).collect();
    if !absent.is_empty() {
        faults.push(Fault::new(faults::PIN_NOT_CONCEALED).tiles(absent));
    }
    for side in Side::BOTH {
        let size = entry.pins[side].len() + 3 * entry.melds[side].len();
        if size > Hand::COMPLETE {
            faults.push(Fault::new(faults::TOO_MANY_PINS).value(size));
        }
    }
    faults
}
