//! The obstacles, parts and circumstances that only the rows of riichi use.

use crate::reading::set_kinds::SetKinds;
use crate::scoring::{OwnObstacle, PartRequirement, WinRequirement, own_requirements};
use crate::tiles::TileSet;

own_requirements! {
    obstacles {
        /// Riichi was not declared.
        NO_RIICHI = OwnObstacle::new("no-riichi").circumstance(),
        /// Riichi was not declared on the first turn.
        NO_DOUBLE_RIICHI = OwnObstacle::new("no-double-riichi").circumstance(),
        /// The win did not come within one go-round after riichi.
        NO_IPPATSU = OwnObstacle::new("no-ippatsu").circumstance(),
        /// The winner had had a turn before, or a call or a kong had broken the first go-round.
        NOT_FIRST_TURN = OwnObstacle::new("not-first-turn").circumstance(),
        /// The row is for East.
        NOT_EAST = OwnObstacle::new("not-east").circumstance(),
        /// The row is for the players who are not East.
        IS_EAST = OwnObstacle::new("is-east").circumstance(),
        /// A replacement tile is not the last tile of the wall.
        REPLACEMENT_NOT_LAST = OwnObstacle::new("replacement-not-last").circumstance(),
        /// No indicator of the dora was entered.
        NO_INDICATOR = OwnObstacle::new("no-indicator").circumstance(),
        /// No tile of the hand is dora.
        NO_DORA = OwnObstacle::new("no-dora"),
        /// No tile of the hand is a dora beneath the indicators.
        NO_URA_DORA = OwnObstacle::new("no-ura-dora"),
        /// No five of the hand is red.
        NO_RED_FIVE = OwnObstacle::new("no-red-five"),
        /// The winner has laid no North aside.
        NO_PULLED_NORTH = OwnObstacle::new("no-pulled-north").circumstance(),
        /// The thirteen tiles before the win were not 1112345678999 of one suit.
        NOT_NINE_GATES = OwnObstacle::new("not-nine-waits"),
        /// The fourteen tiles are not 1112345678999 of one suit and another tile of it.
        NO_NINE_GATES = OwnObstacle::new("no-nine-gates"),
        /// The thirteen tiles before the win were not thirteen different ones.
        NOT_THIRTEEN_WAITS = OwnObstacle::new("not-thirteen-waits"),
        /// The open hand has more than 20 fu.
        MORE_THAN_20_FU = OwnObstacle::new("more-than-20-fu"),
        /// A concealed hand, for a row of open hands.
        CONCEALED_HAND = OwnObstacle::new("concealed-hand"),
        /// Pinfu counts, which has no fu for the self-drawn tile.
        PINFU = OwnObstacle::new("pinfu"),
        /// A chow among the sets.
        NO_CHOW = OwnObstacle::new("no-chow"),
        /// A pair of the seat wind that is the round's wind, too, for which there is another row.
        DOUBLE_WIND = OwnObstacle::new("double-wind").circumstance(),
        /// The seat wind is the round's wind, and the pair is another one.
        NO_PAIR_OF_DOUBLE_WIND = OwnObstacle::new("no-pair-of-double-wind").circumstance(),
        /// The seat wind is another one than the round's.
        NO_DOUBLE_WIND = OwnObstacle::new("no-double-wind").circumstance(),
        /// The hand has a declared kong, and the row is only for hands without one.
        HAS_KONG = OwnObstacle::new("has-kong"),
    }
    parts {
        /// Chows, and a pair that is worth no fu. Which pairs are depends on the player.
        PINFU_PARTS = PartRequirement::new("pinfu-parts")
            .made_of(SetKinds { pungs: TileSet::EMPTY, ..SetKinds::ANY }),
        /// A chow that the winning tile completed at an end, where another tile could have completed it at the
        /// other.
        TWO_SIDED = PartRequirement::new("two-sided"),
        /// No chow with a two-sided wait: the pair, the middle of a chow, or 3 of 123 or 7 of 789.
        ONE_SIDED = PartRequirement::new("one-sided"),
        /// The pair.
        WON_PAIR = PartRequirement::new("pair-wait"),
        /// Parts with a terminal.
        TERMINAL =
            PartRequirement::new("terminal").made_of(SetKinds::with_one_of(TileSet::TERMINALS)),
    }
    win_requirements {
        /// The winning tile was discarded by another player.
        DISCARDED = WinRequirement::new("discarded"),
    }
}
