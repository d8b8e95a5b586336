//! Needs that the tiles of the hand do not change: what is so of the player and the win, that nothing was
//! claimed, and how the winning tile came.

use crate::reading::division::Part;
use crate::scoring::{DealRules, Evidence, Obstacle, Reading, WinRequirement};
use crate::system::Question;
use crate::tiles::{Tile, Win, WinSource};

use super::{Found, Need};

/// Something that is so or not, with the obstacle if it is not.
pub struct Fact<D>(pub fn(&Reading<D>) -> bool, pub Obstacle);

impl<D> Need<D> for Fact<D> {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        if (self.0)(r) { Ok(Evidence::CIRCUMSTANCE) } else { Err(self.1) }
    }
}

/// A question of yes or no was answered with yes, with the obstacle if it was not.
pub struct Says(pub &'static Question, pub Obstacle);

impl<D: DealRules> Need<D> for Says {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        if r.facts.says(self.0) { Ok(Evidence::CIRCUMSTANCE) } else { Err(self.1) }
    }
}

/// The player has a flower or season.
pub struct HasFlowers;

impl<D> Need<D> for HasFlowers {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        let none = r.facts.flowers.is_empty();
        if none { Err(Obstacle::NoFlower) } else { Ok(Evidence::CIRCUMSTANCE) }
    }
}

/// No set was claimed. The obstacle names the first that was, and what is missing all of them.
pub struct Concealed;

impl<D> Need<D> for Concealed {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        match r.facts.claimed {
            0 => Ok(Evidence::CIRCUMSTANCE),
            claimed => {
                Err(Obstacle::Claimed { part: Part::set(claimed.trailing_zeros() as usize) })
            }
        }
    }
}

/// The winning tile came in a certain way.
#[derive(Clone, Copy)]
pub struct Came(pub WinRequirement, pub fn(&Win) -> bool);

impl Came {
    /// The winner drew it, as a replacement or not.
    pub const SELF_DRAWN: Came = Came(WinRequirement::SELF_DRAWN, |win| win.source.is_self_drawn());
    /// It was another player's tile.
    pub const CLAIMED: Came = Came(WinRequirement::CLAIMED, |win| !win.source.is_self_drawn());
    /// It was the last tile of the wall, or the discard after it.
    pub const LAST_OF_WALL: Came = Came(WinRequirement::LAST_OF_WALL, |win| win.last_of_wall);
    /// It was the last discard, which is asked once it is known that it was a discard.
    pub const LAST_DISCARD: Came = Came(WinRequirement::LAST_DISCARD, |win| win.last_of_wall);
    /// It was the last copy of its kind.
    pub const LAST_COPY: Came = Came(WinRequirement::LAST_COPY, |win| win.last_copy);
    /// It replaced a kong.
    pub const REPLACEMENT: Came =
        Came(WinRequirement::REPLACEMENT, |win| win.source == WinSource::Replacement);
    /// Another player added it to a pung.
    pub const ROBBED_KONG: Came =
        Came(WinRequirement::ROBBED_KONG, |win| win.source == WinSource::RobbedKong);
}

impl<D> Need<D> for Came {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        self.0.met_if(r.facts.win.is_some_and(|win| (self.1)(&win)))
    }
}

/// The winning tile was the last of the wall, if it was drawn, or the last discard.
pub struct LastTile;

impl<D> Need<D> for LastTile {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        let wanted = match r.facts.self_drawn() {
            true => WinRequirement::LAST_OF_WALL,
            false => WinRequirement::LAST_DISCARD,
        };
        wanted.met_if(r.facts.win.is_some_and(|win| win.last_of_wall))
    }
}

/// The winning tile is this one.
pub struct WonTile(pub Tile);

impl<D> Need<D> for WonTile {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        let is = r.facts.hand.win() == Some(self.0);
        if is { Ok(Evidence::CIRCUMSTANCE) } else { Err(Obstacle::OtherTile { wanted: self.0 }) }
    }
}
