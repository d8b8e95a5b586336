//! The fans of Harbour, and when they are true.

use hule::reading::division::{Division, Part, Parts};
use hule::scoring::{Evidence, Obstacle};
use hule::system::{Answer, Fan, Language, Names, Unit};
use hule::tiles::TileSet;

use super::obstacles::{NOT_FAIR, PUNG};
use super::questions::FAIR;

pub const ALL_PUNGS: u8 = 1;
pub const PAIR_OF_WINDS: u8 = 2;
pub const FAIR_WIND: u8 = 3;

/// The table.
pub const FANS: &[Fan] = &[
    fan(ALL_PUNGS, "all-pungs", 5, "All Pungs"),
    fan(PAIR_OF_WINDS, "pair-of-winds", 2, "Pair of Winds"),
    fan(FAIR_WIND, "fair-wind", 3, "Fair Wind"),
];

const fn fan(number: u8, key: &'static str, worth: u16, name: &'static str) -> Fan {
    let names = Names::new([name; Language::WRITTEN.len()]);
    let claimed_worth = Some(worth);
    let (excludes, unit) = (&[], Unit::Points);
    Fan { number, key, worth, claimed_worth, names, excludes, unit, is_counted: true }
}

/// The fan in a reading of a hand, in this weather, or the first thing in its way.
pub fn detect(division: &Division, weather: Answer, fan: u8) -> Result<Evidence, Obstacle> {
    let set = |i: usize| Part::set(i);
    match fan {
        ALL_PUNGS => match division.sets.iter().position(|set| set.is_chow()) {
            Some(i) => Err(Obstacle::Part { part: set(i), wanted: PUNG }),
            None => Ok(Evidence::parts((0..4).fold(Parts::NONE, |parts, i| parts.and(set(i))))),
        },
        PAIR_OF_WINDS => match division.pairs.first() {
            Some(pair) if pair.is_wind() => Ok(Evidence::parts(Parts::of(Part::PAIR))),
            _ => Err(Obstacle::NoPair { of: TileSet::WINDS }),
        },
        _ if weather == FAIR => Ok(Evidence::CIRCUMSTANCE),
        _ => Err(NOT_FAIR),
    }
}
