//! What only the fans of Nanchang ask for, and what stands in their way.

use crate::scoring::{Countable, Obstacle, OwnObstacle, OwnRequirements, WinRequirement};
use crate::tiles::{Seat, Tile, Wind};

/// A jing stands for another tile.
pub const fn jing_wild(tile: Tile, stands_for: Tile) -> Obstacle {
    Obstacle::Own(OwnObstacle::new("jing-wild").wild(tile, stands_for))
}

/// Another player holds a jing.
pub const fn jing_held(seat: Seat) -> Obstacle {
    Obstacle::Own(OwnObstacle::new("jing-held").of(seat))
}

/// The winning tile did not pair a lone jing.
pub const NO_LONE_JING: Obstacle = Obstacle::Own(OwnObstacle::new("no-lone-jing"));

/// The win is paid with a flat amount, which nothing doubles.
pub const FLAT_PAYMENT: Obstacle = Obstacle::Own(OwnObstacle::new("flat-payment").circumstance());

/// The first discards of the four players were not all the same tile.
pub const FIRST_DISCARDS_DIFFER: Obstacle =
    Obstacle::Own(OwnObstacle::new("first-discards-differ").circumstance());

/// The hand was won.
pub const HAND_WON: Obstacle = Obstacle::Own(OwnObstacle::new("hand-won").circumstance());

/// The hand was drawn: nobody won.
pub const HAND_DRAWN: Obstacle = Obstacle::Own(OwnObstacle::new("hand-drawn").circumstance());

/// Jing, primary and secondary.
pub const JING: Countable = Countable::new("jing");

/// Primary jing.
pub const PRIMARY_JING: Countable = Countable::new("primary-jing");

/// Secondary jing.
pub const SECONDARY_JING: Countable = Countable::new("secondary-jing");

/// Kongs of jing.
pub const JING_KONGS: Countable = Countable::new("jing-kongs");

/// Points for jing before they are raised.
pub const JING_POINTS: Countable = Countable::new("jing-points");

/// Discarded by another player, not robbed.
pub const DISCARD: WinRequirement = WinRequirement::new("discard");

/// Dealt: the dealer's fourteenth tile.
pub const DEALT: WinRequirement = WinRequirement::new("dealt");

/// The dealer's first discard.
pub const FIRST_DISCARD: WinRequirement = WinRequirement::new("first-discard");

/// All of these.
pub const ALL: OwnRequirements = OwnRequirements {
    obstacles: &[
        jing_wild(Tile::NORTH, Tile::EAST),
        jing_held(Wind::West),
        NO_LONE_JING,
        FLAT_PAYMENT,
        FIRST_DISCARDS_DIFFER,
        HAND_WON,
        HAND_DRAWN,
    ],
    classes: &[],
    parts: &[],
    counts: &[JING, PRIMARY_JING, SECONDARY_JING, JING_KONGS, JING_POINTS],
    win_requirements: &[DISCARD, DEALT, FIRST_DISCARD],
};
