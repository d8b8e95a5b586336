//! The yaku of single sets and of all sets of the hand (Y5, Y8–Y12, Y20, Y22–Y25, Y29), and what is
//! missing of them.

use crate::reading::division::Parts;
use crate::reading::set_kinds::SetKinds;
use crate::scoring::fan_table::NearMiss;
use crate::scoring::{
    Countable, Evidence, Obstacle, PartRequirement, Shortfall, TileClass, WinRequirement,
    all_but_the_pair, pungs,
};
use crate::tiles::{Tile, TileSet};

use super::obstacles;
use super::reading::{Found, Reading, Wait};
use super::ruling::Ruling;

/// Checks that all sets and the pair are what is wanted.
fn all_are(r: &Reading, wanted: PartRequirement) -> Found {
    let allowed = wanted.sets();
    let all = r.pair().is_some_and(|pair| allowed.pairs.contains(pair))
        && r.sets().all(|(_, set)| allowed.allow(set));
    if all { Ok(r.whole()) } else { Err(Obstacle::Parts { wanted }) }
}

/// The parts of a pinfu: chows, and a pair that is worth no fu to this player.
fn pinfu_parts(r: &Reading) -> PartRequirement {
    let wanted = obstacles::PINFU_PARTS;
    let pairs = TileSet::ALL.minus(r.facts.valued());
    wanted.made_of(SetKinds { pairs, ..wanted.sets() })
}

/// Y5 Pinfu: concealed, four chows, a pair that is worth no fu, and a two-sided wait. By a ruling it
/// does not count on a self-drawn tile.
pub(super) fn pinfu(r: &Reading) -> Found {
    r.facts.concealed()?;
    let found = all_are(r, pinfu_parts(r))?;
    if r.wait() != Wait::TwoSided {
        return Err(Obstacle::Part { part: r.won, wanted: obstacles::TWO_SIDED });
    }
    if r.facts.self_drawn() && !r.facts.on(Ruling::PinfuWithSelfDraw) {
        return Err(Obstacle::Coming { wanted: WinRequirement::CLAIMED });
    }
    Ok(found)
}

/// The called sets together with the parts that are no chows and no such pair.
pub(super) fn missing_pinfu(miss: &NearMiss<Reading>) -> Shortfall {
    let Obstacle::Claimed { .. } = miss.obstacle else { return miss.shortfall() };
    let parts = all_are(miss.reading, pinfu_parts(miss.reading)).err();
    miss.shortfall().and(parts.map(|obstacle| miss.measure.shortfall(obstacle)))
}

/// Y8 A pung of the seat wind.
pub(super) fn yakuhai_seat(r: &Reading) -> Found {
    pungs(r.division, TileSet::of(r.facts.deal.situation().seat.tile()), 1)
}

/// Y9 A pung of the round's wind.
pub(super) fn yakuhai_round(r: &Reading) -> Found {
    pungs(r.division, TileSet::of(r.facts.deal.situation().round.tile()), 1)
}

/// Y10 A pung of white dragons.
pub(super) fn yakuhai_white(r: &Reading) -> Found {
    pungs(r.division, TileSet::of(Tile::WHITE), 1)
}

/// Y11 A pung of green dragons.
pub(super) fn yakuhai_green(r: &Reading) -> Found {
    pungs(r.division, TileSet::of(Tile::GREEN), 1)
}

/// Y12 A pung of red dragons.
pub(super) fn yakuhai_red(r: &Reading) -> Found {
    pungs(r.division, TileSet::of(Tile::RED), 1)
}

/// Checks that there is a chow among the sets.
fn with_a_chow(r: &Reading) -> Found<()> {
    let has_chow = r.sets().any(|(_, set)| set.is_chow());
    if has_chow { Ok(()) } else { Err(obstacles::NO_CHOW) }
}

/// Y20 Half outside hand: a terminal or honor in every part, a chow, and an honor.
pub(super) fn chanta(r: &Reading) -> Found {
    let found = all_are(r, PartRequirement::TERMINAL_OR_HONOR)?;
    with_a_chow(r)?;
    TileClass::HONOR.has_one_of(r.facts.kinds)?;
    Ok(found)
}

/// Y29 Full outside hand: a terminal in every part, and a chow.
pub(super) fn junchan(r: &Reading) -> Found {
    let found = all_are(r, obstacles::TERMINAL)?;
    with_a_chow(r)?;
    Ok(found)
}

/// Y24 All pungs.
pub(super) fn toitoi(r: &Reading) -> Found {
    all_are(r, PartRequirement::PUNG)
}

/// Y25 Little three dragons: pungs of two, and the pair of the third.
pub(super) fn shousangen(r: &Reading) -> Found {
    all_but_the_pair(r.division, TileSet::DRAGONS)
}

/// Checks the number of concealed pungs and kongs.
pub(super) fn concealed_pungs(r: &Reading, wanted: u8) -> Found {
    match r.concealed_pungs.count_ones() as u8 {
        have if have == wanted => Ok(Evidence::parts(Parts::sets(r.concealed_pungs))),
        have => Err(Obstacle::Count { of: Countable::CONCEALED_PUNGS, have, wanted }),
    }
}

/// Y22 Exactly three concealed pungs or kongs.
pub(super) fn sanankou(r: &Reading) -> Found {
    concealed_pungs(r, 3)
}

/// Checks the number of kongs.
pub(super) fn kongs(r: &Reading, wanted: u8) -> Found {
    match r.number_of_kongs() {
        have if have == wanted => Ok(Evidence::parts(Parts::sets(r.facts.kongs))),
        have => Err(Obstacle::Count { of: Countable::KONGS, have, wanted }),
    }
}

/// Y23 Exactly three kongs.
pub(super) fn sankantsu(r: &Reading) -> Found {
    kongs(r, 3)
}

/// What is missing for concealed pungs.
pub(super) fn missing_concealed_pungs(miss: &NearMiss<Reading>) -> Shortfall {
    miss.concealed_pungs(Parts::sets(miss.reading.concealed_pungs), Some(miss.reading.won))
}
