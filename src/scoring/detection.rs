//! Whether a hand meets a requirement, with the evidence or the obstacle: what several rule systems
//! detect alike.

use crate::tiles::TileSet;

use super::{Evidence, Obstacle, TileClass, WinRequirement};

impl TileClass {
    /// Checks that all kinds of a hand are in the class.
    #[inline]
    pub fn has_all(self, kinds: TileSet) -> Result<Evidence, Obstacle> {
        let all = kinds.minus(self.kinds()).is_empty();
        if all { Ok(Evidence::tiles(kinds)) } else { Err(Obstacle::Tiles { wanted: self }) }
    }

    /// Checks that one of the kinds of a hand is in the class.
    #[inline]
    pub fn has_one_of(self, kinds: TileSet) -> Result<(), Obstacle> {
        let none = kinds.intersection(self.kinds()).is_empty();
        if none { Err(Obstacle::NoTile { wanted: self }) } else { Ok(()) }
    }
}

impl WinRequirement {
    /// The evidence if the winning tile came as required.
    ///
    /// # Errors
    /// The obstacle, if it did not.
    #[inline]
    pub fn met_if(self, came: bool) -> Result<Evidence, Obstacle> {
        if came { Ok(Evidence::CIRCUMSTANCE) } else { Err(Obstacle::Coming { wanted: self }) }
    }
}
