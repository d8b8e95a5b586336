//! Needs of a number of kongs, or of pungs and kongs that no tile of another player is in.

use crate::reading::division::Parts;
use crate::scoring::{Countable, Evidence, Facts, Obstacle, Reading, Shortfall};

use super::{Found, Miss, Need};

/// A number of kongs, of any sort or of one.
pub struct Kongs {
    of: KongSort,
    least: u8,
    most: u8,
}

/// Which kongs are counted.
#[derive(Clone, Copy)]
enum KongSort {
    Any,
    Concealed,
    Melded,
}

impl KongSort {
    const fn countable(self) -> Countable {
        match self {
            KongSort::Any => Countable::KONGS,
            KongSort::Concealed => Countable::CONCEALED_KONGS,
            KongSort::Melded => Countable::MELDED_KONGS,
        }
    }

    #[inline]
    fn of<D>(self, f: &Facts<D>) -> u8 {
        match self {
            KongSort::Any => f.kongs,
            KongSort::Concealed => f.concealed_kongs(),
            KongSort::Melded => f.melded_kongs(),
        }
    }
}

impl Kongs {
    /// At least so many kongs, and at most so many.
    pub const fn between(least: u8, most: u8) -> Kongs {
        Kongs { of: KongSort::Any, least, most }
    }

    /// So many kongs.
    pub const fn exactly(number: u8) -> Kongs {
        Kongs::between(number, number)
    }

    /// At least so many kongs.
    pub const fn at_least(least: u8) -> Kongs {
        Kongs::between(least, 4)
    }

    /// The same number of concealed kongs.
    #[must_use]
    pub const fn concealed(self) -> Kongs {
        Kongs { of: KongSort::Concealed, ..self }
    }

    /// The same number of melded kongs.
    #[must_use]
    pub const fn melded(self) -> Kongs {
        Kongs { of: KongSort::Melded, ..self }
    }
}

impl<D> Need<D> for Kongs {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        let kongs = self.of.of(r.facts);
        let count = |have, wanted| Obstacle::Count { of: self.of.countable(), have, wanted };
        match kongs.count_ones() as u8 {
            have if have < self.least => Err(count(have, self.least)),
            have if have > self.most => Err(count(have, self.most)),
            _ => Ok(Evidence::parts(Parts::sets(kongs))),
        }
    }
}

/// A number of pungs and kongs that no tile of another player is in.
pub struct ConcealedPungs {
    least: u8,
    most: u8,
}

impl ConcealedPungs {
    /// So many, and no more.
    pub const fn exactly(number: u8) -> ConcealedPungs {
        ConcealedPungs { least: number, most: number }
    }

    /// At least so many.
    pub const fn at_least(least: u8) -> ConcealedPungs {
        ConcealedPungs { least, most: 4 }
    }
}

impl<D> Need<D> for ConcealedPungs {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        let have = r.concealed_pungs.count_ones() as u8;
        match have.clamp(self.least, self.most) {
            wanted if wanted == have => Ok(Evidence::parts(Parts::sets(r.concealed_pungs))),
            wanted => Err(Obstacle::Count { of: Countable::CONCEALED_PUNGS, have, wanted }),
        }
    }

    fn missing(&self, miss: &Miss<D>) -> Shortfall {
        miss.concealed_pungs(Parts::sets(miss.reading.concealed_pungs), miss.reading.won)
    }
}
