//! The obstacles, tile classes and wanted parts that only the fans of MCR use.

use crate::reading::set_kinds::SetKinds;
use crate::scoring::{Obstacle, OwnObstacle, OwnRequirements, PartRequirement, TileClass};
use crate::tiles::TileSet;

/// The winning tile fits the division in several ways, and by a ruling no wait counts.
pub const SEVERAL_WAITS: Obstacle = Obstacle::Own(OwnObstacle::new("several-waits"));

/// The drawn tile is in the player's other hand, so fans about the winning tile cannot be scored.
pub const DRAWN_TILE_UNUSED: Obstacle = Obstacle::Own(OwnObstacle::new("drawn-tile-unused"));

/// The thirteen tiles before the win were not 1112345678999 of one suit.
pub const NOT_NINE_GATES: Obstacle = Obstacle::Own(OwnObstacle::new("not-nine-gates"));

/// The hand is not seven pairs of consecutive ranks in one suit.
pub const NOT_SHIFTED_PAIRS: Obstacle = Obstacle::Own(OwnObstacle::new("not-shifted-pairs"));

/// The hand has neither sets nor pairs with which a tile could be waited for in one of three ways.
pub const NO_KIND_OF_WAIT: Obstacle = Obstacle::Own(OwnObstacle::new("no-kind-of-wait"));

/// The hand would have been completed by other tiles, of which it holds all copies.
pub const EXHAUSTED_WAIT: Obstacle = Obstacle::Own(OwnObstacle::new("exhausted-wait"));

/// The hand has all seven honors, and the fan is for hands without one of them.
pub const ALL_HONORS: Obstacle = Obstacle::Own(OwnObstacle::new("all-honors"));

/// The hand has no four equal tiles outside a kong.
pub const NO_FOUR_ALIKE: Obstacle = Obstacle::Own(OwnObstacle::new("no-four-alike"));

/// The hand scores another fan.
pub const OTHER_FANS: Obstacle = Obstacle::Own(OwnObstacle::new("other-fans"));

/// All four sets must be claimed, and none is.
pub const NO_CLAIMED_SET: Obstacle = Obstacle::Own(OwnObstacle::new("no-claimed-set"));

/// The ranks 7, 8 and 9.
pub const UPPER: TileClass = TileClass::new("upper", TileSet::ranks(0b1_1100_0000));

/// The ranks 4, 5 and 6.
pub const MIDDLE: TileClass = TileClass::new("middle", TileSet::ranks(0b0_0011_1000));

/// The ranks 1, 2 and 3.
pub const LOWER: TileClass = TileClass::new("lower", TileSet::ranks(0b0_0000_0111));

/// The ranks 6, 7, 8 and 9.
pub const UPPER_FOUR: TileClass = TileClass::new("upper-four", TileSet::ranks(0b1_1110_0000));

/// The ranks 1, 2, 3 and 4.
pub const LOWER_FOUR: TileClass = TileClass::new("lower-four", TileSet::ranks(0b0_0000_1111));

/// Tiles that look the same upside down.
pub const REVERSIBLE: TileClass =
    TileClass::new("reversible", TileSet(0b1_1001_1111 << 9 | 0b1_1011_1010 << 18 | 1 << 33));

/// Parts with a 5.
pub const FIVE: PartRequirement =
    PartRequirement::new("five").made_of(SetKinds::with_one_of(TileSet::ranks(0b0_0001_0000)));

/// Pungs, kongs and a pair of 2, 4, 6 or 8.
pub const EVEN_PUNG: PartRequirement =
    PartRequirement::new("even-pung").made_of(SetKinds::of_tiles(TileSet::ranks(0b0_1010_1010)));

/// Chows and a pair of suited tiles.
pub const CHOW: PartRequirement = PartRequirement::new("chow")
    .made_of(SetKinds {
        pungs: TileSet::EMPTY,
        pairs: TileSet::ALL.minus(TileSet::HONORS),
        ..SetKinds::ANY
    })
    .or_straight();

/// A set claimed from another player before the win.
pub const CLAIMED: PartRequirement = PartRequirement::new("claimed");

/// The pair, and not the set that the winning tile completed.
pub const WON_PAIR: PartRequirement = PartRequirement::new("won-pair");

/// No pung that the winning tile completed.
pub const NOT_A_PUNG: PartRequirement = PartRequirement::new("not-a-pung");

/// No chow that the winning tile completed at an end which other tiles could complete, too.
pub const NOT_OPEN: PartRequirement = PartRequirement::new("not-open");

/// No part of a knitted straight that the winning tile completed.
pub const NOT_KNITTED: PartRequirement = PartRequirement::new("not-knitted");

/// No pung of the player's own wind.
pub const NOT_SEAT_WIND: PartRequirement = PartRequirement::new("not-seat-wind");

/// No pung of the round's wind.
pub const NOT_PREVALENT_WIND: PartRequirement = PartRequirement::new("not-prevalent-wind");

/// No pung of the wind that is the player's own and the round's.
pub const NOT_BOTH_WINDS: PartRequirement = PartRequirement::new("not-both-winds");

/// No pung of dragons.
pub const NOT_DRAGON: PartRequirement = PartRequirement::new("not-dragon");

/// All of the above, for the catalogues.
pub const ALL: OwnRequirements = OwnRequirements {
    obstacles: &[
        SEVERAL_WAITS,
        DRAWN_TILE_UNUSED,
        NOT_NINE_GATES,
        NOT_SHIFTED_PAIRS,
        NO_KIND_OF_WAIT,
        EXHAUSTED_WAIT,
        ALL_HONORS,
        NO_FOUR_ALIKE,
        OTHER_FANS,
        NO_CLAIMED_SET,
    ],
    classes: &[UPPER, MIDDLE, LOWER, UPPER_FOUR, LOWER_FOUR, REVERSIBLE],
    parts: &[
        FIVE,
        EVEN_PUNG,
        CHOW,
        CLAIMED,
        WON_PAIR,
        NOT_A_PUNG,
        NOT_OPEN,
        NOT_KNITTED,
        NOT_SEAT_WIND,
        NOT_PREVALENT_WIND,
        NOT_BOTH_WINDS,
        NOT_DRAGON,
    ],
    counts: &[],
    win_requirements: &[],
};
