//! The needs of single sets and of all sets of the hand.

use crate::reading::division::Part;
use crate::scoring::needs::{Found, Miss, Need, Pungs};
use crate::scoring::{Evidence, Kinds, Obstacle, Reading, Shortfall};
use crate::tiles::TileSet;

use crate::rules::mcr::obstacles;

/// A pung or kong of terminals, or of a wind that is neither the seat's nor the round's (§4, 73).
pub(in crate::rules::mcr) struct OuterPung;

impl<D> Need<D> for OuterPung {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        let valueless = r.facts.kinds(Kinds::Valueless);
        Pungs::at_least(1, valueless.intersection(TileSet::TERMINALS_AND_HONORS)).met(r)
    }

    /// The nearest pung, after the pungs of honors that are not of this fan.
    fn missing(&self, miss: &Miss<D>) -> Shortfall {
        let r = miss.reading;
        let (seat, round) = (r.facts.seat.tile(), r.facts.round.tile());
        let not_of_this_fan = |part: Part| {
            let wanted = match r.division.sets[part.as_set()?].tile {
                tile if tile == seat && tile == round => obstacles::NOT_BOTH_WINDS,
                tile if tile == seat => obstacles::NOT_SEAT_WIND,
                tile if tile == round => obstacles::NOT_PREVALENT_WIND,
                _ => obstacles::NOT_DRAGON,
            };
            Some(Shortfall::from(Obstacle::Part { part, wanted }))
        };
        let valued = r.division.pungs_of(r.facts.kinds(Kinds::Valued));
        let mut others = valued.iter().filter_map(not_of_this_fan);
        let nearest = miss.shortfall();
        match others.next() {
            Some(first) => {
                let Shortfall { exchanges, declared, .. } = nearest;
                Shortfall { exchanges, declared, ..first }.and(others).and([nearest])
            }
            None => nearest,
        }
    }
}

/// A need that exchanges of tiles do not bring nearer, because the row asks for more than tiles.
pub(in crate::rules::mcr) struct AsItStands<N>(pub N);

impl<D, N: Need<D>> Need<D> for AsItStands<N> {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        self.0.met(r)
    }

    fn missing(&self, miss: &Miss<D>) -> Shortfall {
        miss.obstacle.into()
    }
}

/// All four sets were claimed before the win, which completed the pair (§4, 53).
pub(in crate::rules::mcr) struct EachSetClaimed;

impl<D> Need<D> for EachSetClaimed {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        // The set that the winning tile completed comes last: its tile was claimed, but as the winning
        // tile.
        let unclaimed = |i: &usize| r.facts.claimed >> i & 1 == 0;
        let won = r.won.and_then(Part::as_set).filter(unclaimed);
        let of = |i, wanted| Err(Obstacle::Part { part: Part::set(i), wanted });
        match (0..r.division.sets.len()).find(|i| unclaimed(i) && Some(*i) != won) {
            Some(i) => of(i, obstacles::CLAIMED),
            None => won.map_or(Ok(Evidence::CIRCUMSTANCE), |i| of(i, obstacles::WON_PAIR)),
        }
    }
}
