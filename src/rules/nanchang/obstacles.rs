//! The obstacles, counts and circumstances that only the rows of Nanchang use.

use crate::scoring::{Countable, Obstacle, OwnObstacle, WinRequirement, own_requirements};
use crate::tiles::{Seat, Tile, Wind};

/// A jing stands for another tile.
pub const fn jing_wild(tile: Tile, stands_for: Tile) -> Obstacle {
    Obstacle::Own(OwnObstacle::new("jing-wild").wild(tile, stands_for))
}

/// Another player holds a jing.
pub const fn jing_held(seat: Seat) -> Obstacle {
    Obstacle::Own(OwnObstacle::new("jing-held").of(seat))
}

own_requirements! {
    examples [jing_wild(Tile::NORTH, Tile::EAST), jing_held(Wind::West)]
    obstacles {
        /// The winning tile did not make a pair with a lone jing.
        NO_LONE_JING = OwnObstacle::new("no-lone-jing"),
        /// The robbed tile is a jing, so the player whose kong was robbed holds three, whoever that is.
        JING_ROBBED = OwnObstacle::new("jing-robbed"),
        /// The kong is of jing, which is paid as such and not as an open or concealed kong (N31).
        KONG_OF_JING = OwnObstacle::new("kong-of-jing"),
        /// The win is paid with a flat amount, which is not doubled.
        FLAT_PAYMENT = OwnObstacle::new("flat-payment").circumstance(),
        /// The player is not the dealer, and the row is only for the dealer.
        NOT_DEALER = OwnObstacle::new("not-dealer").circumstance(),
        /// The first discards of the four players were not identical.
        FIRST_DISCARDS_DIFFER = OwnObstacle::new("first-discards-differ").circumstance(),
        /// The hand was won.
        HAND_WON = OwnObstacle::new("hand-won").circumstance(),
        /// The hand was drawn: nobody won.
        HAND_DRAWN = OwnObstacle::new("hand-drawn").circumstance(),
    }
    counts {
        /// Jing, primary and secondary.
        JING = Countable::new("jing"),
        /// Primary jing.
        PRIMARY_JING = Countable::new("primary-jing"),
        /// Secondary jing.
        SECONDARY_JING = Countable::new("secondary-jing"),
        /// Kongs of jing.
        JING_KONGS = Countable::new("jing-kongs"),
        /// Points for jing before surge and sole holder.
        JING_POINTS = Countable::new("jing-points"),
    }
    win_requirements {
        /// The winning tile was discarded by another player, not robbed.
        DISCARD = WinRequirement::new("discard"),
        /// The winning tile was dealt: the dealer's fourteenth tile.
        DEALT = WinRequirement::new("dealt"),
        /// The winning tile was the dealer's first discard.
        FIRST_DISCARD = WinRequirement::new("first-discard"),
    }
}
