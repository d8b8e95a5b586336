//! The fu of pungs and kongs, by sort (R14).

use crate::reading::division::{Part, Parts, Set, Shape};
use crate::reading::target::Target;
use crate::scoring::fan_table::NearMiss;
use crate::scoring::{Evidence, Obstacle, Shortfall, WantedKongs};
use crate::tiles::{Tile, TileSet};

use super::obstacles;
use super::reading::{Found, Reading};

/// The pungs or kongs of one sort.
pub(super) struct SetSort {
    shape: Shape,
    open: bool,
    /// The kinds: terminals and honors, or 2–8.
    of: TileSet,
}

const OUTER: TileSet = TileSet::TERMINALS_AND_HONORS;
const INNER: TileSet = TileSet::ALL.minus(OUTER);

/// An open pung of 2–8.
pub(super) const OPEN_PUNG: SetSort = SetSort::new(Shape::Pung, true, INNER);

/// A concealed pung of 2–8.
pub(super) const CONCEALED_PUNG: SetSort = SetSort::new(Shape::Pung, false, INNER);

/// An open pung of terminals or honors.
pub(super) const OPEN_OUTER_PUNG: SetSort = SetSort::new(Shape::Pung, true, OUTER);

/// A concealed pung of terminals or honors.
pub(super) const CONCEALED_OUTER_PUNG: SetSort = SetSort::new(Shape::Pung, false, OUTER);

/// An open kong of 2–8.
pub(super) const OPEN_KONG: SetSort = SetSort::new(Shape::Kong, true, INNER);

/// A concealed kong of 2–8.
pub(super) const CONCEALED_KONG: SetSort = SetSort::new(Shape::Kong, false, INNER);

/// An open kong of terminals or honors.
pub(super) const OPEN_OUTER_KONG: SetSort = SetSort::new(Shape::Kong, true, OUTER);

/// A concealed kong of terminals or honors.
pub(super) const CONCEALED_OUTER_KONG: SetSort = SetSort::new(Shape::Kong, false, OUTER);

impl SetSort {
    const fn new(shape: Shape, open: bool, of: TileSet) -> SetSort {
        SetSort { shape, open, of }
    }

    /// The sets of this sort.
    pub fn detect(&self, r: &Reading) -> Found {
        let SetSort { shape, open, of } = *self;
        let is =
            |part, set: Set| set.shape == shape && of.contains(set.tile) && r.is_open(part) == open;
        let found = r.which(is);
        if found != Parts::NONE {
            return Ok(Evidence::parts(found));
        }
        // A pung may become a kong, but an open one no concealed kong. A concealed pung is not open,
        // and one that another player's winning tile completed is not concealed.
        let is_near = |(part, set): &(Part, Set)| {
            let may_be = match shape {
                Shape::Kong => open || !r.is_open(*part),
                _ => open || r.won == *part,
            };
            set.shape == Shape::Pung && of.contains(set.tile) && may_be
        };
        let Some((part, _)) = r.sets().find(is_near) else {
            return Err(Obstacle::Pungs { of, wanted: 1 });
        };
        let wanted = match shape {
            Shape::Kong => obstacles::KONG,
            _ if open => obstacles::OPEN,
            _ => obstacles::CONCEALED,
        };
        Err(Obstacle::Part { part, wanted })
    }

    /// What is missing for one set of this sort.
    pub fn missing(&self, miss: &NearMiss<Reading>) -> Shortfall {
        match (self.shape, miss.obstacle) {
            (Shape::Kong, Obstacle::Pungs { .. } | Obstacle::Part { .. }) => {
                let kong =
                    if self.open { WantedKongs::melded(1) } else { WantedKongs::concealed(1) };
                miss.kongs(WantedKongs { of: self.of, ..kong })
            }
            (_, Obstacle::Pungs { .. }) => self.missing_pung(miss),
            _ => miss.shortfall(),
        }
    }

    /// What is missing for a pung. A declared pung or kong is none that could be made. A pung of another
    /// player's winning tile is concealed only if this tile completes another set.
    fn missing_pung(&self, miss: &NearMiss<Reading>) -> Shortfall {
        let claimed = miss.claimed.filter(|_| !self.open);
        let melds = &miss.measure.hand.melds;
        let declared: TileSet =
            melds.iter().filter(|set| !set.is_chow()).map(|set| set.tile).collect();
        let in_melds: TileSet = melds.iter().flat_map(|set| set.tiles()).collect();
        // All four copies of the winning tile must be concealed.
        let impossible: TileSet =
            claimed.into_iter().filter(|tile| in_melds.contains(*tile)).collect();
        let target = |tile: Tile| {
            let pung = Target::with_sets([Set::standing(Shape::Pung, tile)], None);
            Target { whole: Some(tile).filter(|_| claimed == Some(tile)), ..pung }
        };
        let kinds = self.of.minus(declared).minus(impossible);
        miss.measure.nearest(miss.obstacle, kinds.iter().map(target))
    }
}
