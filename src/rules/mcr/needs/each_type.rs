//! The need of all five types of tiles.

use crate::reading::division::{KNITTED, Parts};
use crate::scoring::needs::{Found, Miss, Need};
use crate::scoring::{Evidence, Measure, Obstacle, Reading, Shortfall, TileClass, WantedClasses};
use crate::tiles::{Tile, TileSet};

/// There are tiles of each suit, winds and dragons (§4, 52).
pub(in crate::rules::mcr) struct EachType;

/// The five types.
const TYPES: [TileClass; 5] = {
    let [characters, dots, bamboo] = TileClass::SUITS;
    [characters, dots, bamboo, TileClass::WIND, TileClass::DRAGON]
};

impl<D> Need<D> for EachType {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        match absent(r).next() {
            Some(obstacle) => Err(obstacle),
            None => Ok(Evidence::tiles(r.facts.kinds)),
        }
    }

    /// All types that the hand has none of.
    fn missing(&self, miss: &Miss<D>) -> Shortfall {
        let exchanges = exchanges(&miss.measure);
        let types = TYPES.map(TileClass::kinds);
        let declared = match exchanges {
            Some(_) => Parts::NONE,
            None => {
                let wanted = WantedClasses { each: &types, within: TileSet::ALL };
                miss.measure.declared_beside(wanted)
            }
        };
        let others = absent(miss.reading).skip(1).map(Shortfall::from);
        Shortfall { exchanges, declared, ..miss.obstacle.into() }.and(others)
    }
}

/// The types that the hand has none of, as obstacles.
#[inline]
fn absent<D>(r: &Reading<D>) -> impl Iterator<Item = Obstacle> {
    let kinds = r.facts.kinds;
    TYPES.into_iter().filter_map(move |class| class.has_one_of(kinds).err())
}

/// The number of tiles to exchange until all five types are there.
fn exchanges(measure: &Measure) -> Option<u8> {
    let types = TYPES.map(TileClass::kinds);
    let honors = [TileSet::WINDS, TileSet::DRAGONS];
    let sets = measure.hand.one_of_each(&types);
    // The straight has all suits, so the set and the pair are winds and dragons.
    let straight = |knit: &TileSet| {
        let absent = knit.minus(measure.hand.concealed.kinds()).len() as u8;
        Some(absent + measure.hand.one_of_each(&honors)?)
    };
    let copies = |tile: &Tile| measure.hand.concealed.get(*tile);
    let dearest = |of: TileSet| Vec::from_iter(of).into_iter().max_by_key(copies);
    let dearest = Vec::from_iter(types.into_iter().filter_map(dearest));
    let pairs = measure.pairs_with(&dearest, TileSet::ALL);
    let knitted = measure.knitted_within(TileSet::ALL).map(|(exchanges, _)| exchanges);
    let others = pairs.into_iter().chain(knitted).chain(measure.orphans_within(TileSet::ALL));
    KNITTED.iter().filter_map(straight).chain(sets).chain(others).min()
}
