//! What only the fans of Sichuan ask for, and what stands in their way.

use crate::scoring::{Coming, Countable, Obstacle, OwnObstacle, OwnWords};

/// No tile is there four times, in a kong or apart.
pub const NO_FOUR: Obstacle = Obstacle::Own(OwnObstacle::new("no-four"));

/// Declared sets, concealed kongs among them.
pub const DECLARED_SETS: Countable = Countable::new("declared-sets");

/// Discarded by another player right after a kong.
pub const DISCARD_AFTER_KONG: Coming = Coming::new("discard-after-kong");

/// All of these.
pub const ALL: OwnWords = OwnWords {
    obstacles: &[NO_FOUR],
    classes: &[],
    parts: &[],
    counts: &[DECLARED_SETS],
    comings: &[DISCARD_AFTER_KONG],
};
