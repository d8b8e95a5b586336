//! The needs of kongs of two sorts, and what the exclusions of kongs depend on.

use crate::reading::division::Parts;
use crate::reading::target::Exchangeable;
use crate::scoring::needs::{Found, Kongs, Miss, Need};
use crate::scoring::{Evidence, Reading, Shortfall, WantedKongs};

use crate::rules::mcr::deal::Deal;
use crate::rules::mcr::reading::Facts;
use crate::rules::mcr::ruling::Ruling;

/// Two kongs are melded; by a ruling, one melded and one concealed kong are enough (§4, 57).
pub(in crate::rules::mcr) struct TwoMeldedKongs;

impl Need<Deal> for TwoMeldedKongs {
    #[inline]
    fn met(&self, r: &Reading<Deal>) -> Found {
        let is_mixed = r.facts.on(Ruling::MeldedPlusConcealedKong6)
            && r.facts.concealed_kongs().is_power_of_two();
        match is_mixed {
            true if r.facts.melded_kongs().is_power_of_two() => {
                Ok(Evidence::parts(Parts::sets(r.facts.kongs)))
            }
            true => Kongs::at_least(1).melded().met(r),
            false => Kongs::at_least(2).melded().met(r),
        }
    }
}

/// Just one kong is melded, and just one is concealed.
pub(in crate::rules::mcr) struct OneOfEachKong;

impl<D> Need<D> for OneOfEachKong {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        match (Kongs::exactly(1).melded().met(r), Kongs::exactly(1).concealed().met(r)) {
            (Ok(melded), Ok(concealed)) => Ok(melded.and(concealed)),
            // No further kong is of use if there are too many of a sort.
            (_, Err(obstacle)) if obstacle.is_excess() => Err(obstacle),
            (Err(obstacle), _) | (_, Err(obstacle)) => Err(obstacle),
        }
    }

    /// Both kongs, unless there are too many of a sort.
    fn missing(&self, miss: &Miss<D>) -> Shortfall {
        if miss.obstacle.is_excess() {
            return miss.shortfall();
        }
        let one_of_each = WantedKongs { melded: 1, all: 2, ..WantedKongs::concealed(1) };
        let complete = |hand: &Exchangeable| miss.measure.missing_beside_melds(hand);
        miss.measure.kongs(miss.obstacle, one_of_each, complete)
    }
}

/// Whether the hand has more concealed kongs than Two Concealed Kongs names.
pub(in crate::rules::mcr) fn many_concealed_kongs(f: &Facts) -> bool {
    f.concealed_kongs().count_ones() > 2
}

/// Whether the hand has several concealed kongs that Two Concealed Kongs does not name beside a fan of three or
/// four kongs: more than two, or two that add nothing to it (§5).
pub(in crate::rules::mcr) fn several_concealed_kongs_unnamed(f: &Facts) -> bool {
    let several = f.concealed_kongs().count_ones() > 1;
    several && (many_concealed_kongs(f) || concealed_kongs_do_not_add(f))
}

/// Whether concealed kongs add nothing to fans of three and four kongs (§5).
pub(in crate::rules::mcr) fn concealed_kongs_do_not_add(f: &Facts) -> bool {
    !f.on(Ruling::ConcealedKongsAdd)
}
