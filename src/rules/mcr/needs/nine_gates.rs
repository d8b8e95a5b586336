//! The need of Nine Gates, and the nearest of several hands of fourteen tiles.

use crate::reading::division::Parts;
use crate::scoring::needs::{Found, Miss, Need};
use crate::scoring::{Evidence, Obstacle, Reading, Shortfall};
use crate::tiles::{Counts, Suit, Tile, TileSet};

use crate::rules::mcr::obstacles;

/// The concealed tiles before the win were 1112345678999 of one suit (§4, 4).
pub(in crate::rules::mcr) struct NineGates;

/// 1112345678999 of a suit: an octal digit with the number of copies for each rank, the 1 last.
const GATES: u32 = 0o311_111_113;

impl<D> Need<D> for NineGates {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        let standing = r.facts.hand.standing();
        let gates = (0..3).find(|group| standing.group(*group) == GATES);
        match (gates, r.facts.hand.win()) {
            (Some(group), Some(tile)) if tile.group() == group => {
                Ok(Evidence::tiles(r.facts.kinds))
            }
            _ => Err(obstacles::NOT_NINE_GATES),
        }
    }

    /// What is missing of the nearest hand that has 1112345678999 of a suit and one more tile of it. A hand that
    /// has them all was won with another tile than the one more.
    fn missing(&self, miss: &Miss<D>) -> Shortfall {
        let with_one_more =
            |suit| TileSet::of_suit(suit).iter().map(move |tile| gates(suit).with(tile));
        let hands = Suit::ALL.into_iter().flat_map(with_one_more).filter(|hand| {
            // There is no fifth copy.
            hand.kinds().iter().all(|tile| hand.get(tile) <= 4)
        });
        let shortfall = nearest_hand(miss, hands);
        if shortfall.exchanges != Some(0) {
            return shortfall;
        }
        let complete = &miss.measure.hand.concealed;
        let suit = Suit::ALL.into_iter().find(|suit| complete.holds(&gates(*suit)));
        let surplus = suit.and_then(|suit| complete.minus(&gates(suit)).kinds().first());
        surplus.map_or(shortfall, |wanted| Obstacle::OtherTile { wanted }.into())
    }
}

/// The tiles of nine gates of a suit.
fn gates(suit: Suit) -> Counts {
    let copies =
        |rank: u8| [Tile::suited(suit, rank)].repeat((GATES >> (3 * rank - 3) & 7) as usize);
    (1..=9).flat_map(copies).collect()
}

/// What is missing of the nearest of several hands of fourteen concealed tiles.
pub(super) fn nearest_hand<D>(miss: &Miss<D>, of: impl Iterator<Item = Counts>) -> Shortfall {
    let declared = miss.reading.declared();
    if declared != Parts::NONE {
        return Shortfall { declared, ..miss.obstacle.into() };
    }
    let tiles = &miss.measure.hand.concealed;
    let missing = |wanted: Counts| -> Vec<Tile> {
        let lacks = |tile: Tile| wanted.get(tile).saturating_sub(tiles.get(tile));
        Tile::all().flat_map(|tile| std::iter::repeat_n(tile, lacks(tile).into())).collect()
    };
    let nearest = of.map(missing).min_by_key(Vec::len).unwrap_or_default();
    let exchanges = Some(nearest.len() as u8);
    Shortfall { exchanges, needed: vec![nearest], ..miss.obstacle.into() }
}
