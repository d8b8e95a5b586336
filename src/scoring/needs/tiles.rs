//! Needs of the tiles, whatever sets they make.

use crate::scoring::{Evidence, Obstacle, Reading, Shortfall, TileClass};
use crate::tiles::TileSet;

use super::{Found, HandKind, Miss, Need};

/// All tiles are of a class.
pub struct All(pub TileClass);

impl<D> Need<D> for All {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        self.0.has_all(r.facts.kinds)
    }

    fn kinds_of_hand(&self, _: &Reading<D>) -> Vec<HandKind> {
        vec![HandKind::of_tiles(self.0)]
    }
}

/// All tiles are of one of several classes.
pub struct AllOfOne(pub &'static [TileClass]);

impl<D> Need<D> for AllOfOne {
    fn met(&self, r: &Reading<D>) -> Found {
        let mut found = self.0.iter().map(|class| class.has_all(r.facts.kinds));
        let first = found.next().unwrap_or(Ok(Evidence::CIRCUMSTANCE));
        first.or_else(|obstacle| found.find(Result::is_ok).unwrap_or(Err(obstacle)))
    }

    fn kinds_of_hand(&self, _: &Reading<D>) -> Vec<HandKind> {
        self.0.iter().copied().map(HandKind::of_tiles).collect()
    }
}

/// There is a tile of a class.
pub struct HasOne(pub TileClass);

impl<D> Need<D> for HasOne {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        self.0.has_one_of(r.facts.kinds).map(|()| Evidence::CIRCUMSTANCE)
    }
}

/// There are tiles of one suit and of no other. Beside them there may be honors, or not.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum OneSuit {
    /// The tiles of the suit alone.
    Alone,
    /// There may be honors as well.
    OrHonors,
}

impl OneSuit {
    const fn classes(self) -> [TileClass; 3] {
        match self {
            OneSuit::Alone => [TileClass::CHARACTERS, TileClass::DOTS, TileClass::BAMBOO],
            OneSuit::OrHonors => [
                TileClass::CHARACTERS_OR_HONOR,
                TileClass::DOTS_OR_HONOR,
                TileClass::BAMBOO_OR_HONOR,
            ],
        }
    }
}

impl<D> Need<D> for OneSuit {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        let honors = *self == OneSuit::OrHonors;
        match r.facts.suits {
            0 => Err(Obstacle::NoTile { wanted: TileClass::SUITED }),
            1 if honors || r.facts.kinds.intersection(TileSet::HONORS).is_empty() => {
                Ok(Evidence::tiles(r.facts.kinds))
            }
            _ => Err(Obstacle::Suits { most: 1, honors }),
        }
    }

    fn kinds_of_hand(&self, _: &Reading<D>) -> Vec<HandKind> {
        self.classes().map(HandKind::of_tiles).into()
    }
}

/// All four tiles of a kind, as a kong or not; the obstacle if there are none.
pub struct FourAlike(pub Obstacle);

impl<D> Need<D> for FourAlike {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        let fours = r.facts.hand.all().at_least(4);
        if fours.is_empty() { Err(self.0) } else { Ok(Evidence::tiles(fours)) }
    }

    fn missing(&self, miss: &Miss<D>) -> Shortfall {
        miss.measure.four_alike(miss.obstacle, miss.reading.facts.hand.all(), TileSet::ALL)
    }
}
