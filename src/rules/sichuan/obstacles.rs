//! What only the fans of Sichuan ask for, and what stands in their way.

use crate::scoring::{Countable, Obstacle, OwnObstacle, OwnRequirements, WinRequirement};

/// No tile is there four times, in a kong or apart.
pub const NO_FOUR: Obstacle = Obstacle::Own(OwnObstacle::new("no-four"));

/// Declared sets, concealed kongs among them.
pub const DECLARED_SETS: Countable = Countable::new("declared-sets");

/// Discarded by another player right after a kong.
pub const DISCARD_AFTER_KONG: WinRequirement = WinRequirement::new("discard-after-kong");

/// All of these.
pub const ALL: OwnRequirements = OwnRequirements {
    obstacles: &[NO_FOUR],
    classes: &[],
    parts: &[],
    counts: &[DECLARED_SETS],
    win_requirements: &[DISCARD_AFTER_KONG],
};
