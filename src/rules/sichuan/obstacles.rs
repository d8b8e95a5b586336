//! The obstacles, counts and circumstances that only the fans of Sichuan use.

use crate::scoring::{Countable, OwnObstacle, PartRequirement, WinRequirement, own_requirements};

own_requirements! {
    obstacles {
        /// The hand has no kind with all four tiles, in a kong or not.
        NO_FOUR = OwnObstacle::new("no-four"),
    }
    parts {
        /// The pair, and not a set that the winning tile completed.
        COMPLETED_PAIR = PartRequirement::new("completed-pair"),
    }
    counts {
        /// Declared sets, including concealed kongs.
        DECLARED_SETS = Countable::new("declared-sets"),
    }
    win_requirements {
        /// The winning tile was discarded by another player right after their kong.
        DISCARD_AFTER_KONG = WinRequirement::new("discard-after-kong"),
    }
}
