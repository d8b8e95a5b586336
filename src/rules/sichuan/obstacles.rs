//! The obstacles, counts and circumstances that only the fans of Sichuan use.

use crate::scoring::{Countable, Obstacle, OwnObstacle, OwnRequirements, WinRequirement};

/// The hand has no kind with all four tiles, in a kong or not.
pub const NO_FOUR: Obstacle = Obstacle::Own(OwnObstacle::new("no-four"));

/// Declared sets, including concealed kongs.
pub const DECLARED_SETS: Countable = Countable::new("declared-sets");

/// The winning tile was discarded by another player right after their kong.
pub const DISCARD_AFTER_KONG: WinRequirement = WinRequirement::new("discard-after-kong");

/// All constants of this module.
pub const ALL: OwnRequirements = OwnRequirements {
    obstacles: &[NO_FOUR],
    classes: &[],
    parts: &[],
    counts: &[DECLARED_SETS],
    win_requirements: &[DISCARD_AFTER_KONG],
};
