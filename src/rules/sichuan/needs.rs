//! The needs that only fans of Sichuan have.

use crate::reading::division::Part;
use crate::scoring::needs::{Found, Miss, Need};
use crate::scoring::{Evidence, Obstacle, Reading, Shortfall};

use super::obstacles;

/// All four sets are declared, concealed kongs included, so that the win completes the pair.
pub(super) struct AllDeclared;

impl<D> Need<D> for AllDeclared {
    fn met(&self, r: &Reading<D>) -> Found {
        match r.facts.hand.melds().len() as u8 {
            4 => Ok(Evidence::parts(r.declared().and(Part::PAIR))),
            have => Err(Obstacle::Count { of: obstacles::DECLARED_SETS, have, wanted: 4 }),
        }
    }

    /// The sets that are declared, if there are too few of them.
    fn missing(&self, miss: &Miss<D>) -> Shortfall {
        let mut shortfall = miss.shortfall();
        shortfall.in_the_way.parts = miss.reading.declared();
        shortfall
    }
}
