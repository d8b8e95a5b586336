//! Detections of fans that count kongs, and what is missing of them.

use crate::reading::division::Parts;
use crate::reading::target::Exchangeable;
use crate::scoring::fan_table::NearMiss;
use crate::scoring::{Countable, Evidence, Obstacle, Shortfall, WantedKongs};

use super::reading::{Facts, Found, Reading};
use super::ruling::Ruling;

#[inline]
fn kongs(places: u8, wanted: u8, of: Countable) -> Found {
    let have = places.count_ones() as u8;
    if have >= wanted {
        Ok(Evidence::parts(Parts::sets(places)))
    } else {
        Err(Obstacle::Count { of, have, wanted })
    }
}

/// Four sets are kongs: Four Kongs 四杠 (§4, 5).
pub(super) fn four_kongs(f: &Facts) -> Found {
    kongs(f.kongs, 4, Countable::KONGS)
}

/// Three sets are kongs: Three Kongs 三杠 (§4, 17).
pub(super) fn three_kongs(f: &Facts) -> Found {
    kongs(f.kongs, 3, Countable::KONGS)
}

/// Two kongs are concealed: Two Concealed Kongs 双暗杠 (§4, 48).
pub(super) fn two_concealed_kongs(f: &Facts) -> Found {
    kongs(f.concealed_kongs, 2, Countable::CONCEALED_KONGS)
}

/// Two kongs are melded: Two Melded Kongs 双明杠 (§4, 57). By ruling one melded and one
/// concealed kong are enough.
pub(super) fn two_melded_kongs(f: &Facts) -> Found {
    let with_concealed = f.on(Ruling::MeldedPlusConcealedKong6);
    if with_concealed && one_of_each(f) {
        return Ok(Evidence::parts(Parts::sets(f.kongs)));
    }
    let is_one_enough = with_concealed && f.concealed_kongs.is_power_of_two();
    kongs(f.melded_kongs(), if is_one_enough { 1 } else { 2 }, Countable::MELDED_KONGS)
}

/// A kong is concealed: Concealed Kong 暗杠 (§4, 67).
pub(super) fn concealed_kong(f: &Facts) -> Found {
    kongs(f.concealed_kongs, 1, Countable::CONCEALED_KONGS)
}

/// A kong is melded: Melded Kong 明杠 (§4, 74).
pub(super) fn melded_kong(f: &Facts) -> Found {
    kongs(f.melded_kongs(), 1, Countable::MELDED_KONGS)
}

/// One kong is melded and one is concealed: Melded and Concealed Kong 明暗杠, the five-point fan of
/// competition practice.
pub(super) fn melded_and_concealed_kong(f: &Facts) -> Found {
    ruled(f)?;
    exactly_one(f.melded_kongs(), Countable::MELDED_KONGS)?;
    exactly_one(f.concealed_kongs, Countable::CONCEALED_KONGS)?;
    Ok(Evidence::parts(Parts::sets(f.kongs)))
}

/// By a ruling, a melded kong and a concealed one count as two melded ones.
#[inline]
fn ruled(f: &Facts) -> Result<(), Obstacle> {
    let ruling = Ruling::MeldedPlusConcealedKong6;
    if f.on(ruling) { Err(Obstacle::Ruled { ruling: ruling.key() }) } else { Ok(()) }
}

/// The kongs that are missing, and a ruling that forbids the fan.
pub(super) fn missing_melded_and_concealed_kong(miss: &NearMiss<Reading>) -> Shortfall {
    let shortfall = match miss.obstacle {
        Obstacle::Count { have, wanted, .. } if have < wanted => {
            let one_of_each = WantedKongs { melded: 1, all: 2, ..WantedKongs::concealed(1) };
            let complete = |hand: &Exchangeable| miss.measure.missing_beside_melds(hand);
            miss.measure.kongs(miss.obstacle, one_of_each, complete)
        }
        Obstacle::Count { .. } => miss.shortfall(),
        _ => return miss.shortfall(),
    };
    shortfall.and(ruled(miss.reading.facts).err().map(Shortfall::from))
}

#[inline]
fn exactly_one(places: u8, of: Countable) -> Result<(), Obstacle> {
    match places.count_ones() as u8 {
        1 => Ok(()),
        have => Err(Obstacle::Count { of, have, wanted: 1 }),
    }
}

/// Whether the hand has more than one concealed kong.
pub(super) fn several_concealed_kongs(f: &Facts) -> bool {
    f.concealed_kongs.count_ones() > 1
}

/// Whether the hand has more concealed kongs than Two Concealed Kongs names.
pub(super) fn many_concealed_kongs(f: &Facts) -> bool {
    f.concealed_kongs.count_ones() > 2
}

/// Whether concealed kongs add nothing to fans of three and four kongs (§5).
pub(super) fn concealed_kongs_do_not_add(f: &Facts) -> bool {
    !f.on(Ruling::ConcealedKongsAdd)
}

#[inline]
fn one_of_each(f: &Facts) -> bool {
    f.concealed_kongs.is_power_of_two() && f.melded_kongs().is_power_of_two()
}
