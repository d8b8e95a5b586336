//! Pungs and kongs by sort, where every set has its own worth.

use crate::reading::division::{Division, Part, Set, Shape};
use crate::reading::target::Target;
use crate::tiles::{Tile, TileSet};

use super::near_miss::NearMiss;
use super::{Evidence, Obstacle, PartRequirement, Shortfall, WantedKongs};

/// The pungs or kongs of one sort, open or concealed, of 2–8 or of terminals and honors.
pub struct SetSort {
    shape: Shape,
    open: bool,
    /// The kinds: terminals and honors, or 2–8.
    of: TileSet,
}

const OUTER: TileSet = TileSet::TERMINALS_AND_HONORS;
const INNER: TileSet = TileSet::ALL.minus(OUTER);

impl SetSort {
    /// Open pungs of 2–8.
    pub const OPEN_PUNG: SetSort = SetSort::new(Shape::Pung, true, INNER);
    /// Concealed pungs of 2–8. Four tiles that are not declared as a kong count as one.
    pub const CONCEALED_PUNG: SetSort = SetSort::new(Shape::Pung, false, INNER);
    /// Open pungs of terminals or honors.
    pub const OPEN_OUTER_PUNG: SetSort = SetSort::new(Shape::Pung, true, OUTER);
    /// Concealed pungs of terminals or honors.
    pub const CONCEALED_OUTER_PUNG: SetSort = SetSort::new(Shape::Pung, false, OUTER);
    /// Open kongs of 2–8.
    pub const OPEN_KONG: SetSort = SetSort::new(Shape::Kong, true, INNER);
    /// Concealed kongs of 2–8.
    pub const CONCEALED_KONG: SetSort = SetSort::new(Shape::Kong, false, INNER);
    /// Open kongs of terminals or honors.
    pub const OPEN_OUTER_KONG: SetSort = SetSort::new(Shape::Kong, true, OUTER);
    /// Concealed kongs of terminals or honors.
    pub const CONCEALED_OUTER_KONG: SetSort = SetSort::new(Shape::Kong, false, OUTER);

    const fn new(shape: Shape, open: bool, of: TileSet) -> SetSort {
        SetSort { shape, open, of }
    }

    /// The sets of this sort in a division. `is_open` says whether a pung or kong has a tile of another
    /// player in it, and `won` is the part that the winning tile completed.
    ///
    /// # Errors
    /// The first obstacle, if there is none.
    pub fn detect(
        &self,
        division: &Division,
        is_open: impl Fn(Part) -> bool,
        won: Option<Part>,
    ) -> Result<Evidence, Obstacle> {
        let SetSort { shape, open, of } = *self;
        let is = |set: &Set, shape| set.shape == shape && of.contains(set.tile);
        let found = division.sets_that(|part, set| is(set, shape) && is_open(part) == open);
        if !found.is_empty() {
            return Ok(Evidence::parts(found));
        }
        // A pung may become a kong, but an open one no concealed kong. A concealed pung is not open,
        // and one that another player's winning tile completed is not concealed.
        let is_near = |part| match shape {
            Shape::Kong => open || !is_open(part),
            _ => open || won == Some(part),
        };
        let near = division.sets_that(|part, set| is(set, Shape::Pung) && is_near(part));
        let Some(part) = near.iter().next() else {
            return Err(Obstacle::Pungs { of, wanted: 1 });
        };
        let wanted = match shape {
            Shape::Kong => PartRequirement::KONG,
            _ if open => PartRequirement::OPEN,
            _ => PartRequirement::CONCEALED,
        };
        Err(Obstacle::Part { part, wanted })
    }

    /// What is missing for one set of this sort.
    pub fn missing<Reading>(&self, miss: &NearMiss<Reading>) -> Shortfall {
        match (self.shape, miss.obstacle) {
            (Shape::Kong, Obstacle::Pungs { .. } | Obstacle::Part { .. }) => {
                let kong =
                    if self.open { WantedKongs::melded(1) } else { WantedKongs::concealed(1) };
                miss.kongs(WantedKongs { of: self.of, ..kong })
            }
            (_, Obstacle::Pungs { .. }) => {
                let unclaimed = self.open.then(|| Shortfall::from(Obstacle::Unclaimed));
                self.missing_pung(miss).and(unclaimed)
            }
            _ => miss.shortfall(),
        }
    }

    /// What is missing for a pung. A declared pung or kong is none that could be made. A pung of another
    /// player's winning tile is concealed only if this tile completes another set.
    fn missing_pung<Reading>(&self, miss: &NearMiss<Reading>) -> Shortfall {
        let claimed = miss.claimed.filter(|_| !self.open);
        let melds = &miss.measure.hand.melds;
        let declared: TileSet =
            melds.iter().filter(|set| !set.is_chow()).map(|set| set.tile).collect();
        let in_melds: TileSet = melds.iter().flat_map(|set| set.tiles()).collect();
        // A concealed pung of the winning tile takes all four copies: three for it, and the claimed one.
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
