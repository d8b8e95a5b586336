//! The fans for how the hand was won: circumstances, concealment and waits. Each function decides
//! whether one fan applies to the facts of a [`Reading`], or returns the first obstacle.

use crate::reading::division::{Form, Part, Parts};
use crate::scoring::fan_table::NearMiss;
use crate::scoring::{Evidence, Obstacle, Shortfall, WinRequirement};
use crate::tiles::{Tile, TileSet, WinSource};

use super::hands::unclaimed;
use super::obstacles;
use super::reading::{Facts, Found, Reading};
use super::ruling::Ruling;

#[inline]
fn circumstance(is: bool, wanted: WinRequirement) -> Found {
    if is { Ok(Evidence::CIRCUMSTANCE) } else { Err(Obstacle::Coming { wanted }) }
}

/// The winning tile came from another player.
#[inline]
pub(super) fn claimed(f: &Facts) -> Found {
    circumstance(!f.deal.self_drawn(), WinRequirement::CLAIMED)
}

/// The winning tile was drawn as the last of the wall: Last Tile Draw 妙手回春 (§4, 44).
pub(super) fn last_tile_draw(f: &Facts) -> Found {
    self_drawn(f)?;
    circumstance(f.deal.situation().win.last_of_wall, WinRequirement::LAST_OF_WALL)
}

/// The winning tile was the last discard of the game: Last Tile Claim 海底捞月 (§4, 45).
pub(super) fn last_tile_claim(f: &Facts) -> Found {
    claimed(f)?;
    circumstance(f.deal.situation().win.last_of_wall, WinRequirement::LAST_DISCARD)
}

/// The winning tile was the replacement tile of a kong: Out with Replacement Tile 杠上开花 (§4, 46).
pub(super) fn out_with_replacement_tile(f: &Facts) -> Found {
    circumstance(
        f.deal.situation().win.source == WinSource::Replacement,
        WinRequirement::REPLACEMENT,
    )?;
    f.deal.used_tile()?;
    Ok(Evidence::CIRCUMSTANCE)
}

/// Another player added the winning tile to a pung: Robbing the Kong 抢杠和 (§4, 47).
pub(super) fn robbing_the_kong(f: &Facts) -> Found {
    circumstance(
        f.deal.situation().win.source == WinSource::RobbedKong,
        WinRequirement::ROBBED_KONG,
    )
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
    circumstance(f.deal.situation().win.last_copy, WinRequirement::LAST_COPY)?;
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
    circumstance(f.deal.self_drawn(), WinRequirement::SELF_DRAWN)
}

/// The three kinds of wait that fans count (§4, 77–79).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wait {
    Edge,
    Closed,
    Single,
}

/// The kind of wait that the hand had if this tile completed this part. `None` if no fan counts it.
#[inline]
fn wait_of(r: &Reading, part: Part, tile: Tile) -> Option<Wait> {
    if part.as_pair().is_some() {
        return Some(Wait::Single);
    }
    let set = r.division.sets[part.as_set()?];
    if !set.is_chow() {
        return None;
    }
    match (tile.rank() - set.tile.rank(), set.tile.rank()) {
        (1, _) => Some(Wait::Closed),
        (2, 1) | (0, 7) => Some(Wait::Edge),
        _ => None,
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
    if wait_of(r, won, tile) != Some(wanted) {
        return Err(Obstacle::OtherPart { part: won });
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
    let other = if knitted {
        // With a knitted straight, only the remaining set and the pair decide what the wait is.
        let rest = r.division.singles.iter().fold(*f.deal.complete(), |c, t| c.without(t));
        f.completing(&rest.without(tile))
    } else {
        f.other_wait()
    };
    if let Some(tile) = other {
        return Err(Obstacle::OtherWait { tile });
    }
    if f.on(Ruling::SeveralWaitKindsAnnul) {
        let parts = r.division.completed_by(tile).iter();
        if parts.filter_map(|p| wait_of(r, p, tile)).any(|w| w != wanted) {
            return Err(obstacles::SEVERAL_WAITS);
        }
    }
    Ok(())
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

/// The other tiles that the hand waited for: those that could still have come, if there are any.
pub(super) fn missing_wait(miss: &NearMiss<Reading>) -> Shortfall {
    let r = miss.reading;
    let Obstacle::OtherWait { .. } = miss.obstacle else { return miss.shortfall() };
    let other = r.other_waits();
    let left: TileSet = other.iter().filter(|tile| r.facts.all.get(*tile) < 4).collect();
    match left.first() {
        Some(tile) => Shortfall::from(Obstacle::OtherWait { tile }).with_tiles(left),
        None if other.is_empty() => miss.obstacle.into(),
        None => Shortfall::from(obstacles::EXHAUSTED_WAIT).with_tiles(other),
    }
}
