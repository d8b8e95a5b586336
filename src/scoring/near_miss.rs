//! A reading that a fan does not apply to, and what it lacks.

use crate::reading::division::{Form, Part, Parts};
use crate::reading::target::Exchangeable;
use crate::tiles::{Tile, TileSet};

use super::{Measure, Obstacle, PartRequirement, Shortfall, WantedKongs};

/// A reading that a fan does not apply to, with what is needed to measure what it lacks.
pub struct NearMiss<'a, Reading> {
    /// The reading.
    pub reading: &'a Reading,
    /// The first obstacle that the detection met.
    pub obstacle: Obstacle,
    /// The hand, and which hands win in the rule system.
    pub measure: Measure<'a>,
    /// The winning tile, if it came from another player. A claimed tile makes no concealed kong.
    pub claimed: Option<Tile>,
}

impl<Reading> NearMiss<'_, Reading> {
    /// What is missing because of the obstacle alone.
    pub fn shortfall(&self) -> Shortfall {
        match self.obstacle {
            Obstacle::Count { of, wanted, .. } => match WantedKongs::counted_as(of, wanted) {
                Some(wanted) => self.kongs(wanted),
                None => self.measure.shortfall(self.obstacle),
            },
            _ => self.measure.shortfall(self.obstacle),
        }
    }

    /// What is missing for kongs beside other sets and a pair.
    pub fn kongs(&self, wanted: WantedKongs) -> Shortfall {
        let wanted = if wanted.concealed > 0 { wanted.but(self.claimed) } else { wanted };
        let complete = |hand: &Exchangeable| self.measure.missing_beside_melds(hand);
        self.measure.kongs(self.obstacle, wanted, complete)
    }

    /// What is missing for so many concealed pungs and kongs: those that there are, or the one that would
    /// have been enough if another player's tile had not completed it. `won` is the part that the winning
    /// tile completed.
    pub fn concealed_pungs(&self, concealed: Parts, won: Option<Part>) -> Shortfall {
        let division = self.measure.division;
        let (have, wanted) = match self.obstacle {
            Obstacle::Count { have, wanted, .. } if have <= wanted => (have, wanted),
            _ => return self.shortfall(),
        };
        let unclaimed =
            |part| Shortfall::from(Obstacle::Part { part, wanted: PartRequirement::UNCLAIMED });
        let pungs = division.pungs_of(TileSet::ALL);
        let completed = won.filter(|part| pungs.contains(*part) && !concealed.contains(*part));
        match completed {
            Some(part) if have + 1 == wanted && division.form == Form::FourSets => unclaimed(part),
            _ => {
                let exchanges = self.measure.exchanges_to_concealed_pungs(wanted, self.claimed);
                let declared = match exchanges {
                    Some(_) => Parts::NONE,
                    None => division.sets_that(|_, set| set.claimed),
                };
                let mut shortfall = Shortfall { declared, exchanges, ..self.obstacle.into() };
                shortfall.in_the_way.parts = concealed;
                shortfall.and(completed.map(unclaimed))
            }
        }
    }
}
