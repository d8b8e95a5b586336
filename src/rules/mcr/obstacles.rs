//! The obstacles, tile classes and wanted parts that only the fans of MCR use.

use crate::scoring::{Obstacle, OwnObstacle, OwnRequirements, PartRequirement, TileClass};

/// The winning tile fits the division in several ways, and by a ruling no wait counts.
pub const SEVERAL_WAITS: Obstacle = Obstacle::Own(OwnObstacle::new("several-waits"));

/// The drawn tile is in the player's other hand, so fans about the winning tile cannot be scored.
pub const DRAWN_TILE_UNUSED: Obstacle = Obstacle::Own(OwnObstacle::new("drawn-tile-unused"));

/// The thirteen tiles before the win were not 1112345678999 of one suit.
pub const NOT_NINE_GATES: Obstacle = Obstacle::Own(OwnObstacle::new("not-nine-gates"));

/// The hand has all seven honors, and the fan is for hands without one of them.
pub const ALL_HONORS: Obstacle = Obstacle::Own(OwnObstacle::new("all-honors"));

/// The hand has no four equal tiles outside a kong.
pub const NO_FOUR_ALIKE: Obstacle = Obstacle::Own(OwnObstacle::new("no-four-alike"));

/// The hand scores another fan.
pub const OTHER_FANS: Obstacle = Obstacle::Own(OwnObstacle::new("other-fans"));

/// The ranks 2, 4, 6 and 8.
pub const EVEN: TileClass = TileClass::new("even");

/// The ranks 7, 8 and 9.
pub const UPPER: TileClass = TileClass::new("upper");

/// The ranks 4, 5 and 6.
pub const MIDDLE: TileClass = TileClass::new("middle");

/// The ranks 1, 2 and 3.
pub const LOWER: TileClass = TileClass::new("lower");

/// The ranks 6, 7, 8 and 9.
pub const UPPER_FOUR: TileClass = TileClass::new("upper-four");

/// The ranks 1, 2, 3 and 4.
pub const LOWER_FOUR: TileClass = TileClass::new("lower-four");

/// Tiles that look the same upside down.
pub const REVERSIBLE: TileClass = TileClass::new("reversible");

/// A part with a 5.
pub const FIVE: PartRequirement = PartRequirement::new("five");

/// A set claimed from another player.
pub const CLAIMED: PartRequirement = PartRequirement::new("claimed");

/// A pair of suited tiles.
pub const SUITED_PAIR: PartRequirement = PartRequirement::new("suited-pair");

/// All of the above, for the catalogues.
pub const ALL: OwnRequirements = OwnRequirements {
    obstacles: &[
        SEVERAL_WAITS,
        DRAWN_TILE_UNUSED,
        NOT_NINE_GATES,
        ALL_HONORS,
        NO_FOUR_ALIKE,
        OTHER_FANS,
    ],
    classes: &[EVEN, UPPER, MIDDLE, LOWER, UPPER_FOUR, LOWER_FOUR, REVERSIBLE],
    parts: &[FIVE, CLAIMED, SUITED_PAIR],
    counts: &[],
    win_requirements: &[],
};
