//! What only the fans of Chinese Classical ask for, and what stands in their way.

use crate::scoring::{Obstacle, OwnObstacle, OwnRequirements, PartRequirement, WinRequirement};

/// Flowers and seasons, but none of the own wind or that of the round.
pub const OTHER_FLOWERS: Obstacle = Obstacle::Own(OwnObstacle::new("other-flowers").circumstance());

/// Only the winner counts it.
pub const NOT_WINNER: Obstacle = Obstacle::Own(OwnObstacle::new("not-winner").circumstance());

/// The hand was not ready from the first deal on.
pub const NOT_READY_ON_DEAL: Obstacle =
    Obstacle::Own(OwnObstacle::new("not-ready-on-deal").circumstance());

/// A part that is worth no points.
pub const WORTHLESS: PartRequirement = PartRequirement::new("worthless");

/// A part of the same suit as another.
pub const SAME_SUIT: PartRequirement = PartRequirement::new("same-suit");

/// A free tile: it replaced a kong, a flower or a season.
pub const FREE_TILE: WinRequirement = WinRequirement::new("free-tile");

/// All of these.
pub const ALL: OwnRequirements = OwnRequirements {
    obstacles: &[OTHER_FLOWERS, NOT_WINNER, NOT_READY_ON_DEAL],
    classes: &[],
    parts: &[WORTHLESS, SAME_SUIT],
    counts: &[],
    win_requirements: &[FREE_TILE],
};
