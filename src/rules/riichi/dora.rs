//! Dora: the tiles after the indicators, those after the indicators beneath, and red fives (R2, R10).

use crate::scoring::needs::{Fact, Found, Need};
use crate::scoring::{Evidence, Facts, Obstacle, Reading};
use crate::tiles::{Suit, Tile, TileList, TileSet};

use super::deal::Deal;
use super::obstacles;
use super::ruling::Ruling;
use super::situation::Situation;

/// The tile to which an indicator points: the next of its suit that is played with, of the winds or of the
/// dragons (R10, SN11).
pub(super) fn after(indicator: Tile, played: TileSet) -> Tile {
    let next = |round: [Tile; 4], length: usize| {
        let at = round.iter().position(|tile| *tile == indicator).unwrap_or(0);
        round[(at + 1) % length]
    };
    match indicator.suit() {
        Some(suit) => next_played(suit, indicator.rank(), played),
        None if indicator.is_wind() => next([Tile::EAST, Tile::SOUTH, Tile::WEST, Tile::NORTH], 4),
        None => next([Tile::WHITE, Tile::GREEN, Tile::RED, Tile::RED], 3),
    }
}

/// The next tile of a suit that is played with; after the last comes the first.
fn next_played(suit: Suit, rank: u8, played: TileSet) -> Tile {
    let after = (0..9).map(|more| Tile::suited(suit, (rank + more) % 9 + 1));
    after.into_iter().find(|tile| played.contains(*tile)).unwrap_or(Tile::suited(suit, rank))
}

/// The dora of the indicators that count: all of them, or by a ruling the first alone.
fn dora_of(f: &Facts<Deal>, indicators: TileList) -> impl Iterator<Item = Tile> {
    let counted = if f.on(Ruling::KanDora) { indicators.len() } else { 1 };
    let played = f.deal.terms().system().tiles;
    (0..counted.min(indicators.len())).map(move |at| after(indicators[at], played))
}

/// How many times tiles of the hand, and those laid aside, are dora (R10, SN7).
fn count(f: &Facts<Deal>, indicators: TileList) -> u8 {
    let aside = |tile| if tile == Tile::NORTH { f.deal.situation().norths } else { 0 };
    dora_of(f, indicators).map(|tile| f.hand.all().get(tile) + aside(tile)).sum()
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
        let is_aside = r.facts.deal.situation().norths > 0 && dora.contains(Tile::NORTH);
        match dora.intersection(r.facts.kinds) {
            TileSet::EMPTY if is_aside => Ok(Evidence::tiles(TileSet::of(Tile::NORTH))),
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

/// Red fives of the hand, where they are played with: those that are marked or, by a ruling, all fives of
/// the kinds of which one can be (R2, SN12).
pub(super) struct RedFives;

impl Need<Deal> for RedFives {
    fn met(&self, r: &Reading<Deal>) -> Found {
        if !r.facts.deal.terms().has_red_fives() {
            return Err(Obstacle::Ruled { ruling: Ruling::RedFives.key() });
        }
        match red_fives(r.facts) {
            TileSet::EMPTY => Err(obstacles::NO_RED_FIVE),
            held => Ok(Evidence::tiles(held)),
        }
    }
}

/// The kinds of which the hand has a red five.
fn red_fives(f: &Facts<Deal>) -> TileSet {
    match f.on(Ruling::RedFivesAll) {
        true => f.deal.terms().system().marked.intersection(f.kinds),
        false => f.deal.situation().red_fives,
    }
}

/// How many red fives the hand has.
pub(super) fn number_of_red(r: &Reading<Deal>) -> u8 {
    let held = red_fives(r.facts);
    match r.facts.on(Ruling::RedFivesAll) {
        true => held.iter().map(|tile| r.facts.hand.all().get(tile)).sum(),
        false => held.len() as u8,
    }
}

/// The winner has laid Norths aside (SN7).
pub(super) const PULLED: Fact<Deal> =
    Fact(|r| r.facts.deal.situation().norths > 0, obstacles::NO_PULLED_NORTH);

/// How many the winner has laid aside.
pub(super) fn number_pulled(r: &Reading<Deal>) -> u8 {
    r.facts.deal.situation().norths
}
