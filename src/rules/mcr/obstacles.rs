//! The obstacles, tile classes and wanted parts that only the fans of MCR use.

use crate::reading::set_kinds::SetKinds;
use crate::scoring::{OwnObstacle, PartRequirement, TileClass, own_requirements};
use crate::tiles::TileSet;

own_requirements! {
    obstacles {
        /// The winning tile fits the division in several ways, and by a ruling no wait counts.
        SEVERAL_WAITS = OwnObstacle::new("several-waits"),
        /// The drawn tile is in the player's other hand, so fans about the winning tile cannot be scored.
        DRAWN_TILE_UNUSED = OwnObstacle::new("drawn-tile-unused"),
        /// The thirteen tiles before the win were not 1112345678999 of one suit.
        NOT_NINE_GATES = OwnObstacle::new("not-nine-gates"),
        /// The hand is not seven pairs of consecutive ranks in one suit.
        NOT_SHIFTED_PAIRS = OwnObstacle::new("not-shifted-pairs"),
        /// The hand has neither sets nor pairs with which a tile could be waited for in one of three ways.
        NO_KIND_OF_WAIT = OwnObstacle::new("no-kind-of-wait"),
        /// The hand would have been completed by other tiles, of which it holds all copies.
        EXHAUSTED_WAIT = OwnObstacle::new("exhausted-wait"),
        /// The hand has all seven honors, and the fan is for hands without one of them.
        ALL_HONORS = OwnObstacle::new("all-honors"),
        /// The hand has no four equal tiles outside a kong.
        NO_FOUR_ALIKE = OwnObstacle::new("no-four-alike"),
        /// The hand scores another fan.
        OTHER_FANS = OwnObstacle::new("other-fans"),
        /// All four sets must be claimed, and none is.
        NO_CLAIMED_SET = OwnObstacle::new("no-claimed-set"),
    }
    classes {
        /// The ranks 7, 8 and 9.
        UPPER = TileClass::new("upper", TileSet::ranks(0b1_1100_0000)),
        /// The ranks 4, 5 and 6.
        MIDDLE = TileClass::new("middle", TileSet::ranks(0b0_0011_1000)),
        /// The ranks 1, 2 and 3.
        LOWER = TileClass::new("lower", TileSet::ranks(0b0_0000_0111)),
        /// The ranks 6, 7, 8 and 9.
        UPPER_FOUR = TileClass::new("upper-four", TileSet::ranks(0b1_1110_0000)),
        /// The ranks 1, 2, 3 and 4.
        LOWER_FOUR = TileClass::new("lower-four", TileSet::ranks(0b0_0000_1111)),
        /// Tiles that look the same upside down.
        REVERSIBLE = TileClass::new("reversible", TileSet(0b1_1001_1111 << 9 | 0b1_1011_1010 << 18 | 1 << 33)),
    }
    parts {
        /// Parts with a 5.
        FIVE = PartRequirement::new("five")
            .made_of(SetKinds::with_one_of(TileSet::ranks(0b0_0001_0000))),
        /// Pungs, kongs and a pair of 2, 4, 6 or 8.
        EVEN_PUNG = PartRequirement::new("even-pung")
            .made_of(SetKinds::of_tiles(TileSet::ranks(0b0_1010_1010))),
        /// Chows and a pair of suited tiles.
        CHOW = PartRequirement::new("chow")
            .made_of(SetKinds {
                pungs: TileSet::EMPTY,
                pairs: TileSet::ALL.minus(TileSet::HONORS),
                ..SetKinds::ANY
            })
            .or_straight(),
        /// A set claimed from another player before the win.
        CLAIMED = PartRequirement::new("claimed"),
        /// The pair, and not the set that the winning tile completed.
        WON_PAIR = PartRequirement::new("won-pair"),
        /// No pung that the winning tile completed.
        NOT_A_PUNG = PartRequirement::new("not-a-pung"),
        /// No chow that the winning tile completed at an end which other tiles could complete, too.
        NOT_OPEN = PartRequirement::new("not-open"),
        /// No part of a knitted straight that the winning tile completed.
        NOT_KNITTED = PartRequirement::new("not-knitted"),
        /// No pung of the player's own wind.
        NOT_SEAT_WIND = PartRequirement::new("not-seat-wind"),
        /// No pung of the round's wind.
        NOT_PREVALENT_WIND = PartRequirement::new("not-prevalent-wind"),
        /// No pung of the wind that is the player's own and the round's.
        NOT_BOTH_WINDS = PartRequirement::new("not-both-winds"),
        /// No pung of dragons.
        NOT_DRAGON = PartRequirement::new("not-dragon"),
    }
}
