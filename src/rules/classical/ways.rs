//! The winner's doubles for how the hand was won (C20–C22, C26, C28, C29), and the two limit
//! hands that depend on luck (C40, C41). Each function decides whether one of them applies to a
//! [`Reading`], or returns the first obstacle.

use crate::scoring::fan_table::NearMiss;
use crate::scoring::{Evidence, Obstacle, Shortfall, WinRequirement};
use crate::tiles::{Suit, Tile, WinSource};

use super::obstacles;
use super::reading::{Found, Reading};
use super::ruling::Ruling;

/// 24 Win on a free tile, which replaced a kong, a flower or a season (C20).
pub(super) fn free_tile(r: &Reading) -> Found {
    obstacles::FREE_TILE.met_if(r.facts.won()?.win.source == WinSource::Replacement)
}

/// 25 Win on the last tile before the dead wall. The tile must be drawn; a ruling also allows a
/// discard (C21, C-A5).
pub(super) fn last_tile(r: &Reading) -> Found {
    let win = r.facts.won()?.win;
    WinRequirement::LAST_OF_WALL.met_if(win.last_of_wall)?;
    let discard = win.source == WinSource::Discard && r.facts.on(Ruling::LastTileOnDiscard);
    if discard {
        return Ok(Evidence::WITH_CLAIMED_TILE);
    }
    WinRequirement::SELF_DRAWN.met_if(win.source == WinSource::SelfDrawn)
}

/// 26 Robbing the kong (C22).
pub(super) fn robbing_the_kong(r: &Reading) -> Found {
    WinRequirement::ROBBED_KONG.met_if(r.facts.won()?.win.source == WinSource::RobbedKong)
}

/// 30 Fully concealed hand: no claimed set and a self-drawn tile; a ruling allows any winning tile
/// (C26, C-A3).
pub(super) fn fully_concealed(r: &Reading) -> Found {
    r.facts.won()?;
    r.unclaimed()?;
    unclaimed_tile(r)
}

/// The winning tile is the player's own, or a ruling allows another.
fn unclaimed_tile(r: &Reading) -> Found {
    let win = r.facts.won()?.win;
    if r.facts.on(Ruling::ConcealedOnDiscard) && !win.source.is_self_drawn() {
        return Ok(Evidence::WITH_CLAIMED_TILE);
    }
    WinRequirement::SELF_DRAWN.met_if(win.source.is_self_drawn())
}

/// The claimed sets, and a winning tile that was claimed as well.
pub(super) fn missing_fully_concealed(miss: &NearMiss<Reading>) -> Shortfall {
    let mut shortfall = miss.shortfall();
    let Obstacle::Claimed { .. } = miss.obstacle else { return shortfall };
    shortfall.in_the_way.parts = miss.reading.division.sets_that(|_, set| set.claimed);
    shortfall.and(unclaimed_tile(miss.reading).err().map(Shortfall::from))
}

/// 32 Win on a tile that is visibly the last of its four (C28).
pub(super) fn last_of_its_kind(r: &Reading) -> Found {
    WinRequirement::LAST_COPY.met_if(r.facts.won()?.win.last_copy)
}

/// 33 Ready on the first deal (C29).
pub(super) fn ready_on_first_deal(r: &Reading) -> Found {
    let ready = r.facts.won()?.ready_on_deal;
    if ready { Ok(Evidence::CIRCUMSTANCE) } else { Err(obstacles::NOT_READY_ON_DEAL) }
}

fn win_tile(r: &Reading, wanted: Tile) -> Found {
    let is = r.facts.hand.win() == Some(wanted);
    if is { Ok(Evidence::CIRCUMSTANCE) } else { Err(Obstacle::OtherTile { wanted }) }
}

/// What is missing besides the way of winning: that it is won with another tile.
pub(super) fn missing_win_tile(miss: &NearMiss<Reading>, wanted: Tile) -> Shortfall {
    let other = win_tile(miss.reading, wanted).err();
    let other = other.filter(|_| matches!(miss.obstacle, Obstacle::Coming { .. }));
    miss.shortfall().and(other.map(Shortfall::from))
}

/// The tile that is the moon: the 1 of dots.
pub(super) const MOON: Tile = Tile::suited(Suit::Dots, 1);

/// The tile that is the grapes: the 5 of dots.
pub(super) const GRAPES: Tile = Tile::suited(Suit::Dots, 5);

/// 43 Moon from the bottom of the sea: the moon is the last tile before the dead wall (C40).
pub(super) fn moon(r: &Reading) -> Found {
    let evidence = last_tile(r)?;
    win_tile(r, MOON)?;
    Ok(evidence)
}

/// 44 Grapes on the flat roof: the grapes are the free tile (C41).
pub(super) fn grapes(r: &Reading) -> Found {
    free_tile(r)?;
    win_tile(r, GRAPES)
}
