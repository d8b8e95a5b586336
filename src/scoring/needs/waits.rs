//! Needs of the wait that the winning tile ended.

use crate::reading::division::Parts;
use crate::scoring::{
    DealRules, Evidence, Facts, Obstacle, PartRequirement, Reading, Shortfall, WaitShape,
};
use crate::tiles::{Tile, TileSet};

use super::{Found, Miss, Need};

/// The winning tile completed a part in one of certain ways.
pub struct Waited(pub PartRequirement, pub &'static [WaitShape]);

impl<D> Need<D> for Waited {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        let Waited(wanted, shapes) = *self;
        let Some(part) = r.won else { return Err(Obstacle::Unfinished) };
        if shapes.contains(&r.wait()) {
            Ok(Evidence::parts(Parts::of(part)))
        } else {
            Err(Obstacle::Part { part, wanted })
        }
    }
}

/// No other kind of tile would have completed the hand.
pub struct OnlyWait;

impl<D: DealRules> Need<D> for OnlyWait {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        match r.facts.other_wait() {
            Some(tile) => Err(Obstacle::OtherWait { tile }),
            None => Ok(r.won.map_or(Evidence::CIRCUMSTANCE, |won| Evidence::parts(Parts::of(won)))),
        }
    }

    /// The other tiles that the hand waited for: those that could still have come, if there are any.
    fn missing(&self, miss: &Miss<D>) -> Shortfall {
        let facts = miss.reading.facts;
        let other = other_waits(facts);
        let left: TileSet = other.iter().filter(|t| facts.hand.all().get(*t) < 4).collect();
        miss.shortfall().with_tiles(if left.is_empty() { other } else { left })
    }
}

/// The kinds other than the winning tile that would also have completed the hand.
fn other_waits<D: DealRules>(facts: &Facts<D>) -> TileSet {
    let standing = facts.hand.standing();
    let completes = |tile: &Tile| D::completing(standing, |asked| asked == *tile).is_some();
    Tile::all().filter(|tile| facts.is_other_wait(*tile)).filter(completes).collect()
}
