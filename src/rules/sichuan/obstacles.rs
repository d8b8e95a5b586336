//! The obstacles, counts and circumstances that only the fans of Sichuan use.

use crate::scoring::{
    Countable, Obstacle, OwnObstacle, OwnRequirements, PartRequirement, WinRequirement,
};

/// The hand has no kind with all four tiles, in a kong or not.
pub const NO_FOUR: Obstacle = Obstacle::Own(OwnObstacle::new("no-four"));

/// Declared sets, including concealed kongs.
pub const DECLARED_SETS: Countable = Countable::new("declared-sets");

/// The pair, and not a set that the winning tile completed.
pub const COMPLETED_PAIR: PartRequirement = PartRequirement::new("completed-pair");

/// The winning tile was discarded by another player right after their kong.
pub const DISCARD_AFTER_KONG: WinRequirement = WinRequirement::new("discard-after-kong");

/// All constants of this module.
pub const ALL: OwnRequirements = OwnRequirements {
    obstacles: &[NO_FOUR],
    classes: &[],
    parts: &[COMPLETED_PAIR],
    counts: &[DECLARED_SETS],
    win_requirements: &[DISCARD_AFTER_KONG],
};
