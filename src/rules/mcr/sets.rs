//! Detections of fans of single sets and of all sets of the hand, and what is missing of them.

use crate::reading::division::{Form, Part, Parts, Set};
use crate::scoring::fan_table::NearMiss;
use crate::scoring::{
    Countable, Evidence, Obstacle, PartRequirement, Shortfall, all_but_the_pair, pungs,
};
use crate::tiles::{Tile, TileSet};

use super::obstacles;
use super::reading::{Found, Reading};

/// All four winds are pungs or kongs: Big Four Winds 大四喜 (§4, 1).
pub(super) fn big_four_winds(r: &Reading) -> Found {
    pungs(r.division, TileSet::WINDS, 4)
}

/// All three dragons are pungs or kongs: Big Three Dragons 大三元 (§4, 2).
pub(super) fn big_three_dragons(r: &Reading) -> Found {
    pungs(r.division, TileSet::DRAGONS, 3)
}

/// Three winds are pungs or kongs and the fourth is the pair: Little Four Winds 小四喜 (§4, 9).
pub(super) fn little_four_winds(r: &Reading) -> Found {
    all_but_the_pair(r.division, TileSet::WINDS)
}

/// Two dragons are pungs or kongs and the third is the pair: Little Three Dragons 小三元
/// (§4, 10).
pub(super) fn little_three_dragons(r: &Reading) -> Found {
    all_but_the_pair(r.division, TileSet::DRAGONS)
}

/// Three winds are pungs or kongs: Big Three Winds 三风刻 (§4, 38).
pub(super) fn big_three_winds(r: &Reading) -> Found {
    pungs(r.division, TileSet::WINDS, 3)
}

/// Two dragons are pungs or kongs: Two Dragon Pungs 双箭刻 (§4, 54).
pub(super) fn two_dragon_pungs(r: &Reading) -> Found {
    pungs(r.division, TileSet::DRAGONS, 2)
}

/// A set is a pung or kong of dragons. Each counts: Dragon Pung 箭刻 (§4, 59).
pub(super) fn dragon_pung(r: &Reading) -> Found {
    pungs(r.division, TileSet::DRAGONS, 1)
}

/// A set is a pung or kong of the round's wind: Prevalent Wind 圈风刻 (§4, 60).
pub(super) fn prevalent_wind(r: &Reading) -> Found {
    pungs(r.division, TileSet::of(r.facts.deal.situation().round.tile()), 1)
}

/// A set is a pung or kong of the player's own wind: Seat Wind 门风刻 (§4, 61).
pub(super) fn seat_wind(r: &Reading) -> Found {
    pungs(r.division, TileSet::of(r.facts.deal.situation().seat.tile()), 1)
}

/// A set is a pung or kong of terminals, or of a wind that is neither the seat's nor the round's.
/// Each counts: Pung of Terminals or Honors 幺九刻 (§4, 73).
pub(super) fn pung_of_terminals_or_honors(r: &Reading) -> Found {
    let situation = r.facts.deal.situation();
    let own = TileSet::of(situation.seat.tile()).union(TileSet::of(situation.round.tile()));
    let kinds = TileSet::TERMINALS.union(TileSet::WINDS).minus(own);
    pungs(r.division, kinds, 1)
}

/// The pungs of honors that count as another fan, or else the nearest pung.
pub(super) fn missing_pung_of_terminals_or_honors(miss: &NearMiss<Reading>) -> Shortfall {
    let r = miss.reading;
    let situation = r.facts.deal.situation();
    let (seat, round) = (situation.seat.tile(), situation.round.tile());
    let of_another_fan = |(part, set): (Part, &Set)| {
        let wanted = match set.tile {
            tile if tile == seat && tile == round => obstacles::NOT_BOTH_WINDS,
            tile if tile == seat => obstacles::NOT_SEAT_WIND,
            tile if tile == round => obstacles::NOT_PREVALENT_WIND,
            tile if TileSet::DRAGONS.contains(tile) => obstacles::NOT_DRAGON,
            _ => return None,
        };
        (!set.is_chow()).then(|| Shortfall::from(Obstacle::Part { part, wanted }))
    };
    let sets = r.division.sets.iter().enumerate().map(|(i, set)| (Part::set(i), set));
    let mut others = sets.filter_map(of_another_fan);
    match others.next() {
        Some(first) => first.and(others),
        None => miss.shortfall(),
    }
}

/// There are at least `wanted` pungs and kongs that were made without claiming.
#[inline]
fn concealed_pungs(r: &Reading, wanted: u8) -> Found {
    let have = r.concealed_pungs.count_ones() as u8;
    if have >= wanted {
        return Ok(Evidence::parts(Parts::sets(r.concealed_pungs)));
    }
    Err(Obstacle::Count { of: Countable::CONCEALED_PUNGS, have, wanted })
}

/// Four pungs or kongs were made without claiming: Four Concealed Pungs 四暗刻 (§4, 12).
pub(super) fn four_concealed_pungs(r: &Reading) -> Found {
    concealed_pungs(r, 4)
}

/// Three pungs or kongs were made without claiming: Three Concealed Pungs 三暗刻 (§4, 33).
pub(super) fn three_concealed_pungs(r: &Reading) -> Found {
    concealed_pungs(r, 3)
}

/// Two pungs or kongs were made without claiming: Two Concealed Pungs 双暗刻 (§4, 66).
pub(super) fn two_concealed_pungs(r: &Reading) -> Found {
    concealed_pungs(r, 2)
}

/// What is missing for concealed pungs.
pub(super) fn missing_concealed_pungs(miss: &NearMiss<Reading>) -> Shortfall {
    miss.concealed_pungs(Parts::sets(miss.reading.concealed_pungs), miss.reading.won)
}

/// Every set is a pung or a kong: All Pungs 碰碰和 (§4, 49).
pub(super) fn all_pungs(r: &Reading) -> Found {
    let all = r.division.form == Form::FourSets && r.chows == 0;
    let wanted = PartRequirement::PUNG;
    if all { Ok(Evidence::parts(r.whole())) } else { Err(Obstacle::Parts { wanted }) }
}

/// Every set is a pung or kong of 2, 4, 6 or 8, and so is the pair: All Even Pungs 全双刻
/// (§4, 21).
pub(super) fn all_even_pungs(r: &Reading) -> Found {
    let wanted = obstacles::EVEN_PUNG;
    let even = r.facts.kinds.minus(wanted.sets().pungs).is_empty();
    all_pungs(r).ok().filter(|_| even).ok_or(Obstacle::Parts { wanted })
}

/// Every set and the pair has a tile of these kinds.
#[inline]
fn in_every_part(r: &Reading, wanted: PartRequirement) -> Found {
    let kinds = wanted.sets().pungs;
    let all = r.division.form == Form::FourSets
        && r.division.sets.iter().all(|set| !set.kinds().intersection(kinds).is_empty())
        && r.pair().is_none_or(|t| kinds.contains(t));
    if all { Ok(Evidence::parts(r.whole())) } else { Err(Obstacle::Parts { wanted }) }
}

/// Every set and the pair has a 5: All Fives 全带五 (§4, 31).
pub(super) fn all_fives(r: &Reading) -> Found {
    in_every_part(r, obstacles::FIVE)
}

/// Every set and the pair has a terminal or an honor: Outside Hand 全带幺 (§4, 55).
pub(super) fn outside_hand(r: &Reading) -> Found {
    in_every_part(r, PartRequirement::TERMINAL_OR_HONOR)
}

/// Every set is a chow and the pair is of a suit: All Chows 平和 (§4, 63). A knitted straight
/// stands for three chows.
pub(super) fn all_chows(r: &Reading) -> Found {
    let all = matches!(r.division.form, Form::FourSets | Form::KnittedStraight)
        && r.pungs == 0
        && !r.pair().is_some_and(Tile::is_honor);
    let wanted = obstacles::CHOW;
    if all { Ok(Evidence::parts(r.whole())) } else { Err(Obstacle::Parts { wanted }) }
}

/// All four sets were claimed, and the pair was completed by a discard: Melded Hand 全求人
/// (§4, 53).
pub(super) fn melded_hand(r: &Reading) -> Found {
    if r.facts.claimed == 0 {
        return Err(obstacles::NO_CLAIMED_SET);
    }
    r.four_sets()?;
    super::ways::claimed(r.facts)?;
    // The set that the winning tile completed comes last: its tile was claimed, but as the winning
    // tile.
    let unclaimed = |i: &usize| r.facts.claimed >> i & 1 == 0;
    let won = r.won.and_then(Part::as_set).filter(unclaimed);
    if let Some(i) = (0..4).find(|i| unclaimed(i) && Some(*i) != won) {
        return Err(Obstacle::Part { part: Part::set(i), wanted: obstacles::CLAIMED });
    }
    if let Some(i) = won {
        return Err(Obstacle::Part { part: Part::set(i), wanted: obstacles::WON_PAIR });
    }
    Ok(Evidence::parts(r.whole()))
}

/// Exchanging tiles does not claim them.
pub(super) fn missing_melded_hand(miss: &NearMiss<Reading>) -> Shortfall {
    match miss.obstacle {
        Obstacle::Form { .. } => miss.obstacle.into(),
        _ => miss.shortfall(),
    }
}
