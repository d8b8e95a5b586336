//! Decides which occurrences of a fan another fan excludes in a reading (§2.1 P1), and why.

use crate::scoring::Evidence;
use crate::scoring::Reason;

use super::detect::{each_occurrence, evidence};
use super::fans::{self, Exclusion, FanSet, Which};
use super::reading::{Facts, Reading};

/// The conditional and partial exclusions of `fan` by `by` that apply to this hand.
fn exclusions_in_force<'a>(
    by: u8,
    fan: u8,
    f: &'a Facts,
) -> impl Iterator<Item = &'static Exclusion> + 'a {
    fans::exclusions(by).iter().filter(move |x| x.fan == fan && x.holds(f))
}

/// Whether the fan `by` excludes every occurrence of `fan` in this hand.
pub(super) fn excludes(by: u8, fan: u8, f: &Facts) -> bool {
    fans::always_excludes(by, fan) || exclusions_in_force(by, fan, f).any(|x| !x.takes_some())
}

/// The occurrences of a repeating fan that the counted fans do not exclude: bit `i` stands for
/// occurrence `i` of its evidence.
pub(super) fn occurrences_left(r: &Reading, fan: u8, counted: FanSet) -> u8 {
    let Ok(found) = evidence(r, fan) else { return 0 };
    let mut occurrences = 0;
    each_occurrence(r, fan, found, |_| occurrences = occurrences << 1 | 1);
    for by in counted.intersection(FanSet::TAKING_SOME) {
        for exclusion in exclusions_in_force(by, fan, r.facts) {
            occurrences &= !excluded_occurrences(r, by, exclusion.which, (fan, found), occurrences);
        }
    }
    occurrences
}

/// The occurrences that an exclusion takes away.
fn excluded_occurrences(
    r: &Reading,
    by: u8,
    which: Which,
    (fan, found): (u8, Evidence),
    occurrences: u8,
) -> u8 {
    match which {
        Which::All => occurrences,
        Which::First => occurrences & occurrences.wrapping_neg(),
        Which::Last => occurrences.checked_ilog2().map_or(0, |last| 1 << last),
        Which::OwnSets => {
            let (mut taken, mut bit) = (0, 1);
            each_occurrence(r, fan, found, |occurrence| {
                taken |= if is_from_own_sets(r, by, occurrence) { bit } else { 0 };
                bit <<= 1;
            });
            taken
        }
    }
}

/// Whether the occurrence consists of sets that are also evidence of the fan `by`.
fn is_from_own_sets(r: &Reading, by: u8, occurrence: Evidence) -> bool {
    let own = evidence(r, by).unwrap_or_default();
    occurrence.parts.iter().all(|part| own.parts.contains(part))
}

/// Why the counted fan `by` excludes an occurrence of a fan or a join. `None` if it does not.
pub(super) fn reason(r: &Reading, by: u8, fan: u8, occurrence: Evidence) -> Option<Reason> {
    if fans::always_excludes(by, fan) {
        return Some(Reason::Implied { by: fans::row(by) });
    }
    let concerns =
        |x: &&Exclusion| x.which != Which::OwnSets || is_from_own_sets(r, by, occurrence);
    exclusions_in_force(by, fan, r.facts).find(concerns).map(|x| match x.ruling {
        Some((ruling, _)) => Reason::Ruled { by: fans::row(by), ruling: ruling.key() },
        None => Reason::Implied { by: fans::row(by) },
    })
}
