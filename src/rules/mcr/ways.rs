//! The fans for how the hand was won: circumstances, concealment and waits. Each function decides
//! whether one fan applies to the facts of a [`Reading`], or returns the first obstacle.

use crate::reading::division::{Form, Part, Parts};
use crate::scoring::fan_table::NearMiss;
use crate::scoring::{Evidence, Obstacle, Shortfall, WinRequirement};
use crate::tiles::{Tile, TileSet, WinSource};

use super::fans::{self, CLOSED_WAIT, EDGE_WAIT, SINGLE_WAIT};
use super::hands::unclaimed;
use super::obstacles;
use super::reading::{Facts, Found, Reading};
use super::ruling::Ruling;

/// The winning tile came from another player.
#[inline]
pub(super) fn claimed(f: &Facts) -> Found {
    WinRequirement::CLAIMED.met_if(!f.deal.self_drawn())
}

/// The winning tile was drawn as the last of the wall: Last Tile Draw 妙手回春 (§4, 44).
pub(super) fn last_tile_draw(f: &Facts) -> Found {
    self_drawn(f)?;
    WinRequirement::LAST_OF_WALL.met_if(f.deal.situation().win.last_of_wall)
}

/// The winning tile was the last discard of the game: Last Tile Claim 海底捞月 (§4, 45).
pub(super) fn last_tile_claim(f: &Facts) -> Found {
    claimed(f)?;
    WinRequirement::LAST_DISCARD.met_if(f.deal.situation().win.last_of_wall)
}

/// The winning tile was the replacement tile of a kong: Out with Replacement Tile 杠上开花 (§4, 46).
pub(super) fn out_with_replacement_tile(f: &Facts) -> Found {
    WinRequirement::REPLACEMENT.met_if(f.deal.situation().win.source == WinSource::Replacement)?;
    f.deal.used_tile()?;
    Ok(Evidence::CIRCUMSTANCE)
}

/// Another player added the winning tile to a pung: Robbing the Kong 抢杠和 (§4, 47).
pub(super) fn robbing_the_kong(f: &Facts) -> Found {
    WinRequirement::ROBBED_KONG.met_if(f.deal.situation().win.source == WinSource::RobbedKong)
}

/// Nothing was claimed, and the winning tile was drawn: Fully Concealed Hand 不求人 (§4, 56).
pub(super) fn fully_concealed_hand(f: &Facts) -> Found {
    unclaimed(f)?;
    self_drawn(f)
}

/// The claimed set, and a winning tile that was claimed as well.
pub(super) fn missing_fully_concealed_hand(miss: &NearMiss<Reading>) -> Shortfall {
    let other = self_drawn(miss.reading.facts).err();
    let other = other.filter(|_| matches!(miss.obstacle, Obstacle::Claimed { .. }));
    miss.shortfall().and(other.map(Shortfall::from))
}

/// The winning tile was the last copy of its kind: Last Tile 和绝张 (§4, 58).
pub(super) fn last_tile(f: &Facts) -> Found {
    WinRequirement::LAST_COPY.met_if(f.deal.situation().win.last_copy)?;
    f.deal.used_tile()?;
    Ok(Evidence::CIRCUMSTANCE)
}

/// Nothing was claimed before the winning discard: Concealed Hand 门前清 (§4, 62).
pub(super) fn concealed_hand(f: &Facts) -> Found {
    unclaimed(f)?;
    claimed(f)
}

/// The winning tile was drawn: Self-Drawn 自摸 (§4, 80).
pub(super) fn self_drawn(f: &Facts) -> Found {
    WinRequirement::SELF_DRAWN.met_if(f.deal.self_drawn())
}

/// The three kinds of wait that fans count (§4, 77–79).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wait {
    Edge,
    Closed,
    Single,
}

impl Wait {
    /// The number of the fan for this kind.
    const fn fan(self) -> u8 {
        match self {
            Wait::Edge => EDGE_WAIT,
            Wait::Closed => CLOSED_WAIT,
            Wait::Single => SINGLE_WAIT,
        }
    }
}

/// The kind of wait that the hand had if this tile completed this part.
///
/// # Errors
/// The obstacle, if no fan counts a wait of that kind.
#[inline]
fn wait_of(r: &Reading, part: Part, tile: Tile) -> Result<Wait, Obstacle> {
    if part.as_pair().is_some() {
        return Ok(Wait::Single);
    }
    let no_fan = |wanted| Err(Obstacle::Part { part, wanted });
    let Some(set) = part.as_set().map(|set| r.division.sets[set]) else {
        return no_fan(obstacles::NOT_KNITTED);
    };
    if !set.is_chow() {
        return no_fan(obstacles::NOT_A_PUNG);
    }
    match (tile.rank() - set.tile.rank(), set.tile.rank()) {
        (1, _) => Ok(Wait::Closed),
        (2, 1) | (0, 7) => Ok(Wait::Edge),
        _ => no_fan(obstacles::NOT_OPEN),
    }
}

/// The winning tile was the only wait of the hand, and the wait was of the wanted kind.
#[inline]
fn only_wait(r: &Reading, wanted: Wait) -> Found {
    if !matches!(r.division.form, Form::FourSets | Form::SevenPairs | Form::KnittedStraight) {
        return Err(obstacles::NO_KIND_OF_WAIT);
    }
    let tile = r.facts.deal.used_tile()?;
    let won = r.won.ok_or(obstacles::DRAWN_TILE_UNUSED)?;
    let wait = wait_of(r, won, tile)?;
    if wait != wanted {
        return Err(Obstacle::OtherPart { part: won, fan: fans::row(wait.fan()) });
    }
    sole_wait(r, wanted, tile)?;
    Ok(Evidence::parts(Parts::of(won)))
}

/// No other tile would have completed the hand, and no ruling on waits (§5) prevents the fan.
fn sole_wait(r: &Reading, wanted: Wait, tile: Tile) -> Result<(), Obstacle> {
    let f = r.facts;
    let knitted = r.division.form == Form::KnittedStraight;
    let ruled = |ruling: Ruling| Err(Obstacle::Ruled { ruling: ruling.key() });
    if knitted && wanted != Wait::Single && f.on(Ruling::KnittedStraightNoEdgeClosed) {
        return ruled(Ruling::KnittedStraightNoEdgeClosed);
    }
    let in_body = r.division.singles.contains(tile);
    if knitted && in_body && f.on(Ruling::KnittedStraightNoBodyWait) {
        return ruled(Ruling::KnittedStraightNoBodyWait);
    }
    if let Some(tile) = other_wait(r, tile) {
        return Err(Obstacle::OtherWait { tile });
    }
    match f.on(Ruling::SeveralWaitKindsAnnul) && waited_in(r, tile, |w| w != wanted).is_some() {
        true => Err(obstacles::SEVERAL_WAITS),
        false => Ok(()),
    }
}

/// A tile other than the winning one that would have completed the hand.
fn other_wait(r: &Reading, tile: Tile) -> Option<Tile> {
    if r.division.form != Form::KnittedStraight {
        return r.facts.other_wait();
    }
    // With a knitted straight, only the remaining set and the pair decide what the wait is.
    let rest = r.division.singles.iter().fold(*r.facts.deal.complete(), |c, t| c.without(t));
    r.facts.completing(&rest.without(tile))
}

/// A part that the tile completes, and for which the hand had a wait of a kind that `is` accepts.
fn waited_in(r: &Reading, tile: Tile, is: impl Fn(Wait) -> bool) -> Option<Part> {
    let mut parts = r.division.completed_by(tile).iter();
    parts.find(|part| wait_of(r, *part, tile).is_ok_and(&is))
}

/// Only the 3 of 1-2-3 or the 7 of 7-8-9 was missing: Edge Wait 边张 (§4, 77).
pub(super) fn edge_wait(r: &Reading) -> Found {
    only_wait(r, Wait::Edge)
}

/// Only the middle of a chow was missing: Closed Wait 坎张 (§4, 78).
pub(super) fn closed_wait(r: &Reading) -> Found {
    only_wait(r, Wait::Closed)
}

/// Only one tile of the pair was missing: Single Wait 单钓将 (§4, 79).
pub(super) fn single_wait(r: &Reading) -> Found {
    only_wait(r, Wait::Single)
}

/// What kind of wait it was: one that another fan counts, or none because of the other tiles that the
/// hand waited for, as far as they could still have come, or of the kinds that cancel each other out.
pub(super) fn missing_wait(miss: &NearMiss<Reading>) -> Shortfall {
    let (r, obstacle) = (miss.reading, miss.obstacle);
    let Some(tile) = r.facts.deal.tile() else { return miss.shortfall() };
    match obstacle {
        Obstacle::OtherWait { .. } => also_waited_for(r, obstacle),
        Obstacle::Part { wanted: obstacles::NOT_KNITTED, .. } => obstacle.into(),
        Obstacle::Part { wanted, .. } => {
            let others = left(r);
            match several_kinds(r, tile).filter(|_| others.is_empty()) {
                Some(several) => several,
                None if others.is_empty() || wanted != obstacles::NOT_OPEN => obstacle.into(),
                // An open wait is told with all that the hand waited for.
                None => Shortfall::from(obstacle).with_tiles(others.union(TileSet::of(tile))),
            }
        }
        Obstacle::OtherPart { .. } => match other_wait(r, tile) {
            Some(tile) => also_waited_for(r, Obstacle::OtherWait { tile }),
            None => several_kinds(r, tile).unwrap_or_else(|| obstacle.into()),
        },
        obstacles::SEVERAL_WAITS => several_kinds(r, tile).unwrap_or_else(|| obstacle.into()),
        _ => miss.shortfall(),
    }
}

/// The other tiles that the hand waited for and that could still have come.
fn left(r: &Reading) -> TileSet {
    r.other_waits().iter().filter(|tile| r.facts.deal.held(*tile) < 4).collect()
}

/// The other tiles that the hand waited for.
fn also_waited_for(r: &Reading, obstacle: Obstacle) -> Shortfall {
    let other = r.other_waits();
    let left = left(r);
    match left.first() {
        Some(tile) => Shortfall::from(Obstacle::OtherWait { tile }).with_tiles(left),
        None if other.is_empty() => obstacle.into(),
        None => Shortfall::from(obstacles::EXHAUSTED_WAIT).with_tiles(other),
    }
}

/// The parts that the winning tile completes with waits of several kinds, where these cancel each
/// other out.
fn several_kinds(r: &Reading, tile: Tile) -> Option<Shortfall> {
    let kinds = [Wait::Edge, Wait::Closed, Wait::Single];
    let parts = kinds.into_iter().filter_map(|kind| waited_in(r, tile, |wait| wait == kind));
    let needed: Vec<Vec<Tile>> = parts.map(|part| r.division.tiles(part)).collect();
    let annul = r.facts.on(Ruling::SeveralWaitKindsAnnul) && needed.len() > 1;
    annul.then(|| Shortfall { needed, ..obstacles::SEVERAL_WAITS.into() })
}
