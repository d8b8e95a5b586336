//! The obstacles, parts and circumstances that only the rows of Chinese Classical use.

use crate::scoring::{Obstacle, OwnObstacle, OwnRequirements, PartRequirement, WinRequirement};

/// The hand has flowers or seasons, but none of the seat wind or the prevalent wind.
pub const OTHER_FLOWERS: Obstacle = Obstacle::Own(OwnObstacle::new("other-flowers").circumstance());

/// Only the winner counts the row.
pub const NOT_WINNER: Obstacle = Obstacle::Own(OwnObstacle::new("not-winner").circumstance());

/// The hand was not ready on the first deal.
pub const NOT_READY_ON_DEAL: Obstacle =
    Obstacle::Own(OwnObstacle::new("not-ready-on-deal").circumstance());

/// A part that is worth no points.
pub const WORTHLESS: PartRequirement = PartRequirement::new("worthless");

/// A part of the same suit as another.
pub const SAME_SUIT: PartRequirement = PartRequirement::new("same-suit");

/// The winning tile is a free tile, which replaced a kong, a flower or a season.
pub const FREE_TILE: WinRequirement = WinRequirement::new("free-tile");

/// All constants of this module.
pub const ALL: OwnRequirements = OwnRequirements {
    obstacles: &[OTHER_FLOWERS, NOT_WINNER, NOT_READY_ON_DEAL],
    classes: &[],
    parts: &[WORTHLESS, SAME_SUIT],
    counts: &[],
    win_requirements: &[FREE_TILE],
};
