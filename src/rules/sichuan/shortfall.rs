//! Measures the obstacles of Sichuan: what is missing of a fan, and how many tiles would have to be
//! exchanged.

use arrayvec::ArrayVec;

use crate::reading::division::{Division, Set};
use crate::reading::target::Exchangeable;
use crate::scoring::{Measure, Obstacle, Shortfall};
use crate::tiles::{Suit, Tile, TileSet};

use super::deal::TILES;
use super::obstacles;
use super::reading::{Facts, Reading};

/// What is missing of a fan in a reading with this obstacle. The hand has no tile of the missing
/// suit, if that is known, and wins with at most two suits (S4).
pub(super) fn shortfall(
    facts: &Facts,
    division: &Division,
    missing_suit: Option<Suit>,
    obstacle: Obstacle,
) -> Shortfall {
    let melds: ArrayVec<Set, 4> = facts.hand.melds().iter().map(|m| Set::from(*m)).collect();
    let hand = Exchangeable { concealed: *facts.complete(), melds, wild: 0 };
    let suits = Suit::ALL.into_iter().filter(|suit| missing_suit.is_none_or(|s| s == *suit));
    let in_play: ArrayVec<TileSet, 3> =
        suits.map(|suit| TILES.minus(TileSet::of_suit(suit))).collect();
    let (pairs, orphans, knitted) = (&in_play[..], false, false);
    let measure = Measure { hand, division, in_play: pairs, pairs, orphans, knitted };
    let mut shortfall = measure.shortfall(obstacle);
    match obstacle {
        Obstacle::Count { .. } => {
            shortfall.in_the_way.parts = Reading { facts, division }.declared();
        }
        obstacles::NO_FOUR => {
            // Of equals, `max_by_key` returns the last; reversed, that is the lowest.
            let all = facts.hand.all().with(facts.tile);
            let kinds: Vec<Tile> = all.kinds().collect();
            let most = kinds.into_iter().rev().max_by_key(|tile| all.get(*tile));
            let copies = |tile: Tile, n: u8| vec![tile; n.into()];
            shortfall.exchanges = measure.all_of_one(TILES);
            shortfall.needed.extend(most.map(|tile| copies(tile, 4)));
            shortfall.have.extend(most.map(|tile| copies(tile, all.get(tile))));
        }
        _ => {}
    }
    shortfall
}
