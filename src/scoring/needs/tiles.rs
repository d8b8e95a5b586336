//! Needs of the tiles, whatever sets they make.

use crate::scoring::{Countable, Evidence, Obstacle, Reading, Shortfall, TileClass, WantedClasses};
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
            OneSuit::Alone => TileClass::SUITS,
            OneSuit::OrHonors => TileClass::SUITS_OR_HONORS,
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

    /// Without a suited tile, the hand needs one of any suit, and no other tile that it may not have.
    fn missing(&self, miss: &Miss<D>) -> Shortfall {
        let Obstacle::NoTile { .. } = miss.obstacle else { return miss.shortfall() };
        let suits = TileClass::SUITS.map(|suit| [suit.kinds()]);
        let choices = suits.iter().zip(self.classes());
        let choices =
            choices.map(|(suit, class)| WantedClasses { each: suit, within: class.kinds() });
        miss.measure.classes(miss.obstacle, choices)
    }

    fn kinds_of_hand(&self, _: &Reading<D>) -> Vec<HandKind> {
        self.classes().map(HandKind::of_tiles).into()
    }
}

/// There are tiles of two suits and of no other, with or without honors beside them.
pub struct TwoSuits;

impl<D> Need<D> for TwoSuits {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        match r.facts.suits {
            2 => Ok(Evidence::tiles(r.facts.kinds)),
            3 => Err(Obstacle::Suits { most: 2, honors: true }),
            have => Err(Obstacle::Count { of: Countable::SUITS, have, wanted: 2 }),
        }
    }

    /// With too few suits, the hand needs tiles of any two.
    fn missing(&self, miss: &Miss<D>) -> Shortfall {
        let Obstacle::Count { .. } = miss.obstacle else { return miss.shortfall() };
        let [characters, dots, bamboo] = TileClass::SUITS.map(TileClass::kinds);
        let pairs = [[dots, bamboo], [characters, bamboo], [characters, dots]];
        let choices = pairs.iter().zip(TileClass::ALL_BUT_A_SUIT);
        let choices =
            choices.map(|(suits, class)| WantedClasses { each: suits, within: class.kinds() });
        miss.measure.classes(miss.obstacle, choices)
    }
}

/// All four tiles of a kind, as a kong or not; the obstacle if there are none.
pub struct FourAlike(pub Obstacle);

impl<D> Need<D> for FourAlike {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        four_alike(r, TileSet::ALL, self.0)
    }

    fn missing(&self, miss: &Miss<D>) -> Shortfall {
        missing_four_alike(miss, TileSet::ALL)
    }
}

/// All four tiles of a kind that are not a kong; the obstacle if there are none.
pub struct FourOutsideKongs(pub Obstacle);

impl<D> Need<D> for FourOutsideKongs {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        four_alike(r, outside_kongs(r), self.0)
    }

    fn missing(&self, miss: &Miss<D>) -> Shortfall {
        missing_four_alike(miss, outside_kongs(miss.reading))
    }
}

#[inline]
fn four_alike<D>(r: &Reading<D>, of: TileSet, none: Obstacle) -> Found {
    let fours = r.facts.hand.all().at_least(4).intersection(of);
    if fours.is_empty() { Err(none) } else { Ok(Evidence::tiles(fours)) }
}

fn missing_four_alike<D>(miss: &Miss<D>, of: TileSet) -> Shortfall {
    miss.measure.four_alike(miss.obstacle, miss.reading.facts.hand.all(), of)
}

/// The kinds of which there is no kong.
#[inline]
fn outside_kongs<D>(r: &Reading<D>) -> TileSet {
    let kongs = r.facts.hand.melds().iter().filter(|meld| meld.kind().is_kong());
    TileSet::ALL.minus(kongs.map(|meld| meld.tile()).collect())
}
