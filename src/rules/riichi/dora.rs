//! Dora: the tiles after the indicators, those after the indicators beneath, and red fives (R2, R10).

use crate::scoring::{Evidence, Obstacle};
use crate::tiles::{Tile, TileList, TileSet};

use super::obstacles;
use super::reading::{Facts, Found, Reading};
use super::ruling::Ruling;
use super::ways::{in_riichi, played};

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
fn dora_of(f: &Facts, indicators: TileList) -> impl Iterator<Item = Tile> {
    let counted = if f.on(Ruling::KanDora) { indicators.len() } else { 1 };
    (0..counted.min(indicators.len())).map(move |at| after(indicators[at]))
}

/// How many times tiles of the hand are dora.
fn count(f: &Facts, indicators: TileList) -> u8 {
    dora_of(f, indicators).map(|tile| f.all.get(tile)).sum()
}

/// The tiles of the hand that are dora.
fn held(f: &Facts, indicators: TileList, none: Obstacle) -> Found {
    if indicators.is_empty() {
        return Err(obstacles::NO_INDICATOR);
    }
    let dora: TileSet = dora_of(f, indicators).collect();
    match dora.intersection(f.kinds) {
        TileSet::EMPTY => Err(none),
        held => Ok(Evidence::tiles(held)),
    }
}

/// Dora: a han for each tile and each indicator that points at it.
pub(super) fn dora(r: &Reading) -> Found {
    held(r.facts, r.facts.deal.situation().dora, obstacles::NO_DORA)
}

/// How many dora there are.
pub(super) fn number(r: &Reading) -> u8 {
    count(r.facts, r.facts.deal.situation().dora)
}

/// Ura dora: the same for the indicators beneath, after riichi and where they are played.
pub(super) fn ura_dora(r: &Reading) -> Found {
    played(r.facts, Ruling::UraDora)?;
    in_riichi(r.facts)?;
    held(r.facts, r.facts.deal.situation().ura, obstacles::NO_URA_DORA)
}

/// How many ura dora there are.
pub(super) fn number_of_ura(r: &Reading) -> u8 {
    count(r.facts, r.facts.deal.situation().ura)
}

/// Red fives, where they are played.
pub(super) fn red_five(r: &Reading) -> Found {
    played(r.facts, Ruling::RedFives)?;
    match r.facts.deal.situation().red_fives {
        TileSet::EMPTY => Err(obstacles::NO_RED_FIVE),
        held => Ok(Evidence::tiles(held)),
    }
}
