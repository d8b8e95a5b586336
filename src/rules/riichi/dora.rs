//! Dora: the tiles after the indicators, those after the indicators beneath, and red fives (R2, R10).

use crate::scoring::needs::{Found, Need};
use crate::scoring::{Evidence, Facts, Obstacle, Reading};
use crate::tiles::{Tile, TileList, TileSet};

use super::deal::Deal;
use super::obstacles;
use super::ruling::Ruling;
use super::situation::Situation;

/// The tile to which an indicator points: the next of its suit, of the winds or of the dragons.
pub(super) fn after(indicator: Tile) -> Tile {
    let next = |round: [Tile; 4], length: usize| {
        let at = round.iter().position(|tile| *tile == indicator).unwrap_or(0);
        round[(at + 1) % length]
    };
    match indicator.suit() {
        Some(suit) => Tile::suited(suit, indicator.rank() % 9 + 1),
        None if indicator.is_wind() => next([Tile::EAST, Tile::SOUTH, Tile::WEST, Tile::NORTH], 4),
        None => next([Tile::WHITE, Tile::GREEN, Tile::RED, Tile::RED], 3),
    }
}

/// The dora of the indicators that count: all of them, or by a ruling the first alone.
fn dora_of(f: &Facts<Deal>, indicators: TileList) -> impl Iterator<Item = Tile> {
    let counted = if f.on(Ruling::KanDora) { indicators.len() } else { 1 };
    (0..counted.min(indicators.len())).map(move |at| after(indicators[at]))
}

/// How many times tiles of the hand are dora.
fn count(f: &Facts<Deal>, indicators: TileList) -> u8 {
    dora_of(f, indicators).map(|tile| f.hand.all().get(tile)).sum()
}

/// Tiles of the hand that are dora of some indicators.
pub(super) struct Held {
    indicators: fn(&Situation) -> TileList,
    none: Obstacle,
}

impl Held {
    /// Those of the indicators.
    pub const DORA: Held =
        Held { indicators: |situation| situation.dora, none: obstacles::NO_DORA };
    /// Those of the indicators beneath.
    pub const URA_DORA: Held =
        Held { indicators: |situation| situation.ura, none: obstacles::NO_URA_DORA };
}

impl Need<Deal> for Held {
    fn met(&self, r: &Reading<Deal>) -> Found {
        let indicators = (self.indicators)(r.facts.deal.situation());
        if indicators.is_empty() {
            return Err(obstacles::NO_INDICATOR);
        }
        let dora: TileSet = dora_of(r.facts, indicators).collect();
        match dora.intersection(r.facts.kinds) {
            TileSet::EMPTY => Err(self.none),
            held => Ok(Evidence::tiles(held)),
        }
    }
}

/// How many dora there are.
pub(super) fn number(r: &Reading<Deal>) -> u8 {
    count(r.facts, r.facts.deal.situation().dora)
}

/// How many ura dora there are.
pub(super) fn number_of_ura(r: &Reading<Deal>) -> u8 {
    count(r.facts, r.facts.deal.situation().ura)
}

/// Red fives of the hand.
pub(super) struct RedFives;

impl Need<Deal> for RedFives {
    fn met(&self, r: &Reading<Deal>) -> Found {
        match r.facts.deal.situation().red_fives {
            TileSet::EMPTY => Err(obstacles::NO_RED_FIVE),
            held => Ok(Evidence::tiles(held)),
        }
    }
}
