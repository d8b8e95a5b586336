//! The points for sets, pairs and flowers, which every player counts (C10–C13), and the points that
//! only the winner counts (C14). Each function decides whether one of them applies to a
//! [`Reading`], or returns the first obstacle.

use crate::reading::division::{Form, Part, Parts};
use crate::scoring::fan_table::NearMiss;
use crate::scoring::{Evidence, Obstacle, Shortfall, WinRequirement};
use crate::tiles::TileSet;

use super::reading::{Found, Reading};
use super::ruling::Ruling;

/// The pairs of these kinds of tiles. Pairs count in a winning hand of four sets and a pair, and in
/// a loser's hand unless a ruling forbids it (C-A7).
///
/// # Errors
/// The obstacle, if pairs do not count in this hand.
fn pairs_of(r: &Reading, kinds: TileSet) -> Result<Parts, Obstacle> {
    if !matches!(r.division.form, Form::FourSets | Form::Unfinished) {
        return Ok(Parts::NONE);
    }
    let pairs = r.division.pairs.iter().enumerate().filter(|(_, t)| kinds.contains(**t));
    let pairs = pairs.fold(Parts::NONE, |parts, (i, _)| parts.and(Part::pair(i)));
    let ruling = Ruling::LoserNoPairs;
    let ruled = r.division.form == Form::Unfinished && r.facts.on(ruling) && !pairs.is_empty();
    if ruled { Err(Obstacle::Ruled { ruling: ruling.key() }) } else { Ok(pairs) }
}

fn pair_of(r: &Reading, of: TileSet) -> Found {
    match pairs_of(r, of)? {
        Parts::NONE => Err(Obstacle::NoPair { of }),
        parts => Ok(Evidence::parts(parts)),
    }
}

/// 1 Pair of own wind (C10).
pub(super) fn pair_of_own_wind(r: &Reading) -> Found {
    pair_of(r, TileSet::of(r.facts.seat.tile()))
}

/// 2 Pair of the round's wind (C10).
pub(super) fn pair_of_round_wind(r: &Reading) -> Found {
    pair_of(r, TileSet::of(r.facts.round.tile()))
}

/// 3 Pair of dragons, each (C10).
pub(super) fn pair_of_dragons(r: &Reading) -> Found {
    pair_of(r, TileSet::DRAGONS)
}

/// 12 Flower or season, each (C13).
pub(super) fn flower(r: &Reading) -> Found {
    let none = r.facts.flowers.is_empty();
    if none { Err(Obstacle::NoFlower) } else { Ok(Evidence::CIRCUMSTANCE) }
}

/// How many flowers and seasons there are.
pub(super) fn flowers(r: &Reading) -> u8 {
    r.facts.flowers.len() as u8
}

/// 13 Going out (C14).
pub(super) fn going_out(r: &Reading) -> Found {
    r.facts.won().map(|_| Evidence::CIRCUMSTANCE)
}

/// 14 Winning tile from the wall; a free tile counts as one, too (C14, C-A14).
pub(super) fn from_the_wall(r: &Reading) -> Found {
    let drawn = r.facts.won()?.win.source.is_self_drawn();
    let wanted = WinRequirement::SELF_DRAWN;
    if drawn { Ok(Evidence::CIRCUMSTANCE) } else { Err(Obstacle::Coming { wanted }) }
}

/// 15 Only possible tile: no other kind would have completed the hand (C14, C-A6).
pub(super) fn only_possible_tile(r: &Reading) -> Found {
    r.facts.won()?;
    match r.facts.other_wait() {
        Some(tile) => Err(Obstacle::OtherWait { tile }),
        None => Ok(r.won.map_or(Evidence::CIRCUMSTANCE, |part| Evidence::parts(Parts::of(part)))),
    }
}

/// The other tiles that the hand waited for: those that could still have come, if there are any.
pub(super) fn missing_only_possible_tile(miss: &NearMiss<Reading>) -> Shortfall {
    let Obstacle::OtherWait { .. } = miss.obstacle else { return miss.shortfall() };
    let facts = miss.reading.facts;
    let other = facts.other_waits();
    let left: TileSet = other.iter().filter(|t| facts.hand.all().get(*t) < 4).collect();
    miss.shortfall().with_tiles(if left.is_empty() { other } else { left })
}
