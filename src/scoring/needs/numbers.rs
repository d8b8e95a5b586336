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
        counted(self.of.countable(), self.of.of(r.facts), (self.least, self.most))
    }
}

/// The evidence of these sets, if there are enough of them and not too many.
#[inline]
fn counted(of: Countable, sets: u8, (least, most): (u8, u8)) -> Found {
    match sets.count_ones() as u8 {
        have if have < least => Err(Obstacle::Count { of, have, wanted: least }),
        have if have > most => Err(Obstacle::Count { of, have, wanted: most }),
        _ => Ok(Evidence::parts(Parts::sets(sets))),
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
        counted(Countable::CONCEALED_PUNGS, r.concealed_pungs, (self.least, self.most))
    }

    fn missing(&self, miss: &Miss<D>) -> Shortfall {
        miss.concealed_pungs(Parts::sets(miss.reading.concealed_pungs), miss.reading.won)
    }
}
