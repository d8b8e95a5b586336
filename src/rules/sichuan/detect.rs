//! The functions of the table's rows: each detects a fan in a reading of a hand, with its evidence or
//! the obstacle, or measures what is missing of it.

use crate::reading::division::{Form, Part, Parts, Set};
use crate::scoring::fan_table::NearMiss;
use crate::scoring::{Evidence, Obstacle, PartRequirement, Shortfall, WinRequirement};
use crate::tiles::{TileSet, WinSource};

use super::obstacles;
use super::reading::{Found, Reading};
use super::ruling::Ruling;

/// The hand has all four tiles of a kind, as a kong or not: Root 根 (S19).
pub(super) fn root(r: &Reading) -> Found {
    let fours = r.facts.fours;
    if fours.is_empty() { Err(obstacles::NO_FOUR) } else { Ok(Evidence::tiles(fours)) }
}

/// Four of a kind, for the kind that needs the fewest more.
pub(super) fn missing_root(miss: &NearMiss<Reading>) -> Shortfall {
    let all = miss.reading.facts.hand.all().with(miss.reading.facts.tile);
    miss.measure.four_alike(miss.obstacle, &all, TileSet::ALL)
}

/// Every set is a pung or a kong: All Pungs 对对胡 (S20).
pub(super) fn all_pungs(r: &Reading) -> Found {
    let is_chow = |set: &Set| set.is_chow();
    let all = r.division.form == Form::FourSets && !r.division.sets.iter().any(is_chow);
    let wanted = PartRequirement::PUNG;
    if all { Ok(Evidence::parts(Parts::sets(0b1111))) } else { Err(Obstacle::Parts { wanted }) }
}

/// All four sets are declared, concealed kongs included, and the win completes the pair: Golden
/// Wait 金钩钓 (S21). By ruling the sets are any pungs or kongs, declared or not.
pub(super) fn golden_wait(r: &Reading) -> Found {
    if r.facts.rulings.on(Ruling::GoldenWaitAnyPungs) {
        let sets = all_pungs(r)?;
        return match r.completed_part() {
            Part::PAIR => Ok(Evidence::parts(sets.parts.and(Part::PAIR))),
            part => Err(Obstacle::Part { part, wanted: obstacles::COMPLETED_PAIR }),
        };
    }
    let have = r.facts.hand.melds().len() as u8;
    let of = obstacles::DECLARED_SETS;
    if have < 4 {
        return Err(Obstacle::Count { of, have, wanted: 4 });
    }
    Ok(Evidence::parts(r.declared().and(Part::PAIR)))
}

/// The sets that are declared, if there are too few of them.
pub(super) fn missing_golden_wait(miss: &NearMiss<Reading>) -> Shortfall {
    let mut shortfall = miss.shortfall();
    if let Obstacle::Count { .. } = miss.obstacle {
        shortfall.in_the_way.parts = miss.reading.declared();
    }
    shortfall
}

/// All tiles are of one suit: Full Flush 清一色 (S22).
pub(super) fn full_flush(r: &Reading) -> Found {
    match r.facts.count_suits() {
        1 => Ok(Evidence::tiles(r.facts.kinds)),
        _ => Err(Obstacle::Suits { most: 1, honors: false }),
    }
}

/// The hand is read as seven pairs: Seven Pairs 七对 (S23). Four identical tiles are two pairs, and
/// also a root.
pub(super) fn seven_pairs(r: &Reading) -> Found {
    r.require_form(Form::SevenPairs)?;
    Ok(Evidence::parts((0..7).map(Part::pair).fold(Parts::NONE, Parts::and)))
}

/// The winning tile replaced a kong: Win after Kong 杠上花 (S24).
pub(super) fn win_after_kong(r: &Reading) -> Found {
    WinRequirement::REPLACEMENT.met_if(r.facts.source == WinSource::Replacement)
}

/// The winning tile was discarded right after a kong: Discard after Kong 杠上炮 (S25).
pub(super) fn discard_after_kong(r: &Reading) -> Found {
    obstacles::DISCARD_AFTER_KONG.met_if(r.facts.source == WinSource::DiscardAfterKong)
}

/// Another player added the winning tile to a pung: Robbing the Kong 抢杠胡 (S26).
pub(super) fn robbing_the_kong(r: &Reading) -> Found {
    WinRequirement::ROBBED_KONG.met_if(r.facts.source == WinSource::RobbedKong)
}

/// The winning tile was the last of the wall, or the last discard: Under the Sea 海底 (S27).
pub(super) fn under_the_sea(r: &Reading) -> Found {
    let drawn = r.facts.source.is_self_drawn();
    let wanted = if drawn { WinRequirement::LAST_OF_WALL } else { WinRequirement::LAST_DISCARD };
    wanted.met_if(r.facts.last_tile)
}
