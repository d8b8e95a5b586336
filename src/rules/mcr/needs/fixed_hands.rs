//! The needs of whole hands that are pairs, single tiles or knitted.

use crate::reading::division::{Form, KNITTED};
use crate::reading::target::Target;
use crate::scoring::needs::{Found, Is, Miss, Need};
use crate::scoring::{Evidence, Obstacle, Reading, Shortfall};
use crate::tiles::{Counts, Suit, Tile, TileSet};

use crate::rules::mcr::obstacles;

use super::nine_gates::nearest_hand;

/// Seven pairs of consecutive ranks in one suit (§4, 6).
pub(in crate::rules::mcr) struct ShiftedPairs;

impl<D> Need<D> for ShiftedPairs {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        let kinds = r.facts.kinds;
        let lowest = kinds.first().map_or(0, Tile::index);
        let is_one_suit =
            Suit::ALL.into_iter().any(|suit| kinds.minus(TileSet::of_suit(suit)).is_empty());
        let shifted = is_one_suit && kinds.0 >> lowest == 0b111_1111;
        Is(Form::SevenPairs).met(r).ok().filter(|_| shifted).ok_or(obstacles::NOT_SHIFTED_PAIRS)
    }

    /// The nearest pairs of seven consecutive ranks of a suit.
    fn missing(&self, miss: &Miss<D>) -> Shortfall {
        let row = |suit, low: u8| -> Counts {
            (low..low + 7).flat_map(|rank| [Tile::suited(suit, rank); 2]).collect()
        };
        let rows = Suit::ALL.into_iter().flat_map(|suit| (1..=3).map(move |low| row(suit, low)));
        nearest_hand(miss, rows)
    }
}

/// All seven honors and knitted tiles (§4, 20).
pub(in crate::rules::mcr) struct GreaterHonors;

impl<D> Need<D> for GreaterHonors {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        let found = Is(Form::HonorsAndKnitted).met(r)?;
        let kinds = TileSet::HONORS.minus(r.facts.kinds);
        if kinds.is_empty() { Ok(found) } else { Err(Obstacle::Lacks { kinds }) }
    }

    /// How many tiles are missing of all seven honors and seven knitted tiles.
    fn missing(&self, miss: &Miss<D>) -> Shortfall {
        let measure = &miss.measure;
        if !measure.hand.melds.is_empty() {
            return miss.shortfall();
        }
        let tiles = measure.hand.concealed.kinds();
        let honors = tiles.intersection(TileSet::HONORS).len();
        let knitted = measure.knitted_within(TileSet::ALL).map_or(TileSet::EMPTY, |(_, stay)| stay);
        let stay = honors + knitted.minus(TileSet::HONORS).len().min(7);
        Shortfall { exchanges: Some(14 - stay as u8), ..miss.shortfall() }
    }
}

/// All nine tiles of a knitted straight, with a set and a pair or with five different honors (§4, 35).
pub(in crate::rules::mcr) struct KnittedStraight;

impl<D> Need<D> for KnittedStraight {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        let suited = match r.division.form {
            Form::KnittedStraight => r.division.singles,
            Form::HonorsAndKnitted => r.division.singles.minus(TileSet::HONORS),
            _ => TileSet::EMPTY,
        };
        match suited.len() {
            9 => Ok(Evidence::tiles(suited)),
            _ => Err(Obstacle::Form { wanted: Form::KnittedStraight }),
        }
    }

    fn missing(&self, miss: &Miss<D>) -> Shortfall {
        let measure = &miss.measure;
        let shortfall = miss.shortfall();
        if !measure.hand.melds.is_empty() {
            return shortfall;
        }
        let kinds = measure.hand.concealed.kinds();
        let honors = kinds.intersection(TileSet::HONORS).len().min(5);
        let of = |knit: &&TileSet| knit.intersection(kinds).len();
        let Some(knit) = KNITTED.iter().max_by_key(of) else { return shortfall };
        let exchanges = (14 - of(&knit) - honors) as u8;
        if shortfall.exchanges.is_some_and(|with_sets| with_sets <= exchanges) {
            return shortfall;
        }
        let straight = Target::with_sets([], None).with_straight(*knit);
        let (needed, have) = measure.hand.parts_of(&straight, &measure.division.sets);
        Shortfall { needed, have, exchanges: Some(exchanges), ..shortfall }
    }
}
