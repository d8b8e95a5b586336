//! The obstacles, counts and circumstances that only the rows of Nanchang use.

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

/// The winning tile did not make a pair with a lone jing.
pub const NO_LONE_JING: Obstacle = Obstacle::Own(OwnObstacle::new("no-lone-jing"));

/// The kong is of jing, which is paid as such and not as an open or concealed kong (N31).
pub const KONG_OF_JING: Obstacle = Obstacle::Own(OwnObstacle::new("kong-of-jing"));

/// The win is paid with a flat amount, which is not doubled.
pub const FLAT_PAYMENT: Obstacle = Obstacle::Own(OwnObstacle::new("flat-payment").circumstance());

/// The player is not the dealer, and the row is only for the dealer.
pub const NOT_DEALER: Obstacle = Obstacle::Own(OwnObstacle::new("not-dealer").circumstance());

/// The first discards of the four players were not identical.
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

/// Points for jing before surge and sole holder.
pub const JING_POINTS: Countable = Countable::new("jing-points");

/// The winning tile was discarded by another player, not robbed.
pub const DISCARD: WinRequirement = WinRequirement::new("discard");

/// The winning tile was dealt: the dealer's fourteenth tile.
pub const DEALT: WinRequirement = WinRequirement::new("dealt");

/// The winning tile was the dealer's first discard.
pub const FIRST_DISCARD: WinRequirement = WinRequirement::new("first-discard");

/// All constants of this module.
pub const ALL: OwnRequirements = OwnRequirements {
    obstacles: &[
        jing_wild(Tile::NORTH, Tile::EAST),
        jing_held(Wind::West),
        NO_LONE_JING,
        KONG_OF_JING,
        FLAT_PAYMENT,
        NOT_DEALER,
        FIRST_DISCARDS_DIFFER,
        HAND_WON,
        HAND_DRAWN,
    ],
    classes: &[],
    parts: &[],
    counts: &[JING, PRIMARY_JING, SECONDARY_JING, JING_KONGS, JING_POINTS],
    win_requirements: &[DISCARD, DEALT, FIRST_DISCARD],
};
