//! Detects the fans of a reading, either all at once or one with its evidence.

use crate::reading::division::Parts;
use crate::scoring::needs::Found;
use crate::scoring::{Evidence, Obstacle, Why};

use super::fans::{self, FanSet, Visit};
use super::joins;
use super::obstacles;
use super::reading::{Facts, Reading, UNREAD};

/// Collects the fans that are true of a hand. The evidence is not used, so the compiler removes it.
/// [`evidence`] asks for the same needs and keeps it.
struct OfHand<'a> {
    unread: Reading<'a>,
    found: FanSet,
}

impl Visit for OfHand<'_> {
    #[inline(always)]
    fn hand(&mut self, fan: u8, met: impl Fn(&Reading) -> Found) {
        let found = if met(&self.unread).is_ok() { FanSet::NONE.with(fan) } else { FanSet::NONE };
        self.found = self.found.union(found);
    }
}

/// Collects the fans that are true of one reading.
struct OfReading<'a> {
    reading: &'a Reading<'a>,
    found: FanSet,
}

impl Visit for OfReading<'_> {
    #[inline(always)]
    fn reading(&mut self, fan: u8, met: impl Fn(&Reading) -> Found) {
        let found = if met(self.reading).is_ok() { FanSet::NONE.with(fan) } else { FanSet::NONE };
        self.found = self.found.union(found);
    }
}

/// The fans that are true of the hand, however it is read.
#[inline]
pub(super) fn hand_fans(facts: &Facts) -> FanSet {
    let unread = Reading::new(facts, &UNREAD, None);
    let mut fans = OfHand { unread, found: FanSet::NONE };
    fans::walk(&mut fans);
    fans.found
}

/// The fans that are true of this reading alone.
#[inline]
pub(super) fn reading_fans(reading: &Reading) -> FanSet {
    let mut fans = OfReading { reading, found: FanSet::NONE };
    fans::walk(&mut fans);
    fans.found
}

/// The evidence or the obstacle of a fan that does not join sets. Fans that join sets are found in
/// [`joins`].
pub(super) fn evidence(r: &Reading, fan: u8) -> Found {
    match fans::needs(fan) {
        Some(needs) => (needs.met)(r),
        // A Chicken Hand counts only where no other fan does.
        None => Err(obstacles::OTHER_FANS),
    }
}

/// Why a fan applies to the reading, once or several times, or what prevents it.
pub(super) fn detect(r: &Reading, fan: u8) -> Why {
    if fans::detection(fan).is_join() {
        let joins = joins::joins_of(r.division, fan);
        let all = joins.iter().map(|join| Evidence::parts(Parts::sets(join.sets)));
        let all: Vec<Evidence> = all.collect();
        return if all.is_empty() { Err(Obstacle::Sets) } else { Ok(all) };
    }
    let mut all = Vec::new();
    each_occurrence(r, fan, evidence(r, fan)?, |evidence| all.push(evidence));
    Ok(all)
}

/// Calls `each` with every occurrence of a fan that was found.
pub(super) fn each_occurrence(r: &Reading, fan: u8, found: Evidence, each: impl FnMut(Evidence)) {
    if let Some(needs) = fans::needs(fan) {
        needs.repeats.each(found, |times| times(r), each);
    }
}
