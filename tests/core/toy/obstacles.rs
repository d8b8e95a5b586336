//! The obstacles and requirements that only the fans of Harbour have.

use hule::scoring::{Obstacle, OwnObstacle, OwnRequirements, PartRequirement};

/// The weather was not fair.
pub const NOT_FAIR: Obstacle = Obstacle::Own(OwnObstacle::new("not-fair").circumstance());

/// A part that is a pung.
pub const PUNG: PartRequirement = PartRequirement::new("pung");

/// All of them.
pub const ALL: OwnRequirements = OwnRequirements {
    obstacles: &[NOT_FAIR],
    classes: &[],
    parts: &[PUNG],
    counts: &[],
    win_requirements: &[],
};
