//! Detects the fans of a reading, either all at once or one with its evidence.

use crate::reading::division::Parts;
use crate::scoring::{Evidence, Obstacle};
use crate::tiles::TileSet;

use super::fans::{self, Detection, FanSet, Repeats, Visit};
use super::joins;
use super::obstacles;
use super::reading::{Facts, Found, Reading};

/// Collects the fans that are true of a hand. The evidence is not used, so the compiler removes it.
/// [`evidence`] calls the same functions and keeps it.
struct OfHand<'a> {
    facts: &'a Facts<'a>,
    found: FanSet,
}

impl Visit for OfHand<'_> {
    #[inline(always)]
    fn hand(&mut self, fan: u8, detect: impl Fn(&Facts) -> Found) {
        let found = if detect(self.facts).is_ok() { FanSet::NONE.with(fan) } else { FanSet::NONE };
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
    fn reading(&mut self, fan: u8, detect: impl Fn(&Reading) -> Found) {
        let found =
            if detect(self.reading).is_ok() { FanSet::NONE.with(fan) } else { FanSet::NONE };
        self.found = self.found.union(found);
    }
}

/// The fans that are true of the hand, however it is read.
#[inline]
pub(super) fn hand_fans(facts: &Facts) -> FanSet {
    let mut fans = OfHand { facts, found: FanSet::NONE };
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
    match fans::detection(fan) {
        Detection::Hand(detect) => detect(r.facts),
        Detection::Reading(detect) => detect(r),
        // A Chicken Hand counts only where no other fan does.
        _ => Err(obstacles::OTHER_FANS),
    }
}

/// Why a fan applies to the reading, once or several times, or what prevents it.
pub(super) fn detect(r: &Reading, fan: u8) -> Result<Vec<Evidence>, Obstacle> {
    let mut all = Vec::new();
    if fans::detection(fan).is_join() {
        let joins = joins::joins_of(r.division, fan);
        all.extend(joins.iter().map(|join| Evidence::parts(Parts::sets(join.sets))));
        return if all.is_empty() { Err(Obstacle::Sets) } else { Ok(all) };
    }
    each_occurrence(fan, evidence(r, fan)?, |evidence| all.push(evidence));
    Ok(all)
}

/// Calls `each` with every occurrence of a detected fan. All flowers together are one occurrence.
pub(super) fn each_occurrence(fan: u8, found: Evidence, mut each: impl FnMut(Evidence)) {
    match fans::repeats(fan) {
        Repeats::Once | Repeats::EachFlower => each(found),
        Repeats::EachPart => found.parts.iter().for_each(|p| each(Evidence::parts(Parts::of(p)))),
        Repeats::EachKind => {
            found.tiles.iter().for_each(|tile| each(Evidence::tiles(TileSet::of(tile))));
        }
    }
}
