//! The obstacles, parts and circumstances that only the rows of riichi use.

use crate::reading::set_kinds::SetKinds;
use crate::scoring::{Obstacle, OwnObstacle, OwnRequirements, PartRequirement, WinRequirement};
use crate::tiles::TileSet;

const fn circumstance(key: &'static str) -> Obstacle {
    Obstacle::Own(OwnObstacle::new(key).circumstance())
}

/// Riichi was not declared.
pub const NO_RIICHI: Obstacle = circumstance("no-riichi");

/// Riichi was not declared on the first turn.
pub const NO_DOUBLE_RIICHI: Obstacle = circumstance("no-double-riichi");

/// The win did not come within one go-round after riichi.
pub const NO_IPPATSU: Obstacle = circumstance("no-ippatsu");

/// The winner had had a turn before, or a call or a kong had broken the first go-round.
pub const NOT_FIRST_TURN: Obstacle = circumstance("not-first-turn");

/// The row is for East.
pub const NOT_EAST: Obstacle = circumstance("not-east");

/// The row is for the players who are not East.
pub const IS_EAST: Obstacle = circumstance("is-east");

/// A replacement tile is not the last tile of the wall.
pub const REPLACEMENT_NOT_LAST: Obstacle = circumstance("replacement-not-last");

/// No indicator of the dora was entered.
pub const NO_INDICATOR: Obstacle = circumstance("no-indicator");

/// No tile of the hand is dora.
pub const NO_DORA: Obstacle = Obstacle::Own(OwnObstacle::new("no-dora"));

/// No tile of the hand is a dora beneath the indicators.
pub const NO_URA_DORA: Obstacle = Obstacle::Own(OwnObstacle::new("no-ura-dora"));

/// No five of the hand is red.
pub const NO_RED_FIVE: Obstacle = Obstacle::Own(OwnObstacle::new("no-red-five"));

/// The winner has laid no North aside.
pub const NO_PULLED_NORTH: Obstacle = circumstance("no-pulled-north");

/// The thirteen tiles before the win were not 1112345678999 of one suit.
pub const NOT_NINE_GATES: Obstacle = Obstacle::Own(OwnObstacle::new("not-nine-waits"));

/// The fourteen tiles are not 1112345678999 of one suit and another tile of it.
pub const NO_NINE_GATES: Obstacle = Obstacle::Own(OwnObstacle::new("no-nine-gates"));

/// The thirteen tiles before the win were not thirteen different ones.
pub const NOT_THIRTEEN_WAITS: Obstacle = Obstacle::Own(OwnObstacle::new("not-thirteen-waits"));

/// The hand is open, or won with a self-drawn tile, or worth more than 20 fu.
pub const MORE_THAN_20_FU: Obstacle = Obstacle::Own(OwnObstacle::new("more-than-20-fu"));

/// A concealed hand, for a row of open hands.
pub const CONCEALED_HAND: Obstacle = Obstacle::Own(OwnObstacle::new("concealed-hand"));

/// Pinfu counts, which has no fu for the self-drawn tile.
pub const PINFU: Obstacle = Obstacle::Own(OwnObstacle::new("pinfu"));

/// Chows, and a pair that is worth no fu. Which pairs are depends on the player.
pub const PINFU_PARTS: PartRequirement = PartRequirement::new("pinfu-parts")
    .made_of(SetKinds { pungs: TileSet::EMPTY, ..SetKinds::ANY });

/// A chow that the winning tile completed at an end, where another tile could have completed it at the
/// other.
pub const TWO_SIDED: PartRequirement = PartRequirement::new("two-sided");

/// No chow with a two-sided wait: the pair, the middle of a chow, or 3 of 123 or 7 of 789.
pub const ONE_SIDED: PartRequirement = PartRequirement::new("one-sided");

/// The pair.
pub const WON_PAIR: PartRequirement = PartRequirement::new("pair-wait");

/// Parts with a terminal.
pub const TERMINAL: PartRequirement =
    PartRequirement::new("terminal").made_of(SetKinds::with_one_of(TileSet::TERMINALS));

/// A chow among the sets.
pub const NO_CHOW: Obstacle = Obstacle::Own(OwnObstacle::new("no-chow"));

/// A pair of the seat wind that is the round's wind, too, for which there is another row.
pub const DOUBLE_WIND: Obstacle = circumstance("double-wind");

/// The seat wind is the round's wind, and the pair is another one.
pub const NO_PAIR_OF_DOUBLE_WIND: Obstacle = circumstance("no-pair-of-double-wind");

/// The seat wind is another one than the round's.
pub const NO_DOUBLE_WIND: Obstacle = circumstance("no-double-wind");

/// The hand has a declared kong, and the row is only for hands without one.
pub const HAS_KONG: Obstacle = Obstacle::Own(OwnObstacle::new("has-kong"));

/// The winning tile was discarded by another player.
pub const DISCARDED: WinRequirement = WinRequirement::new("discarded");

/// All constants of this module.
pub const ALL: OwnRequirements = OwnRequirements {
    obstacles: &[
        NO_RIICHI,
        NO_DOUBLE_RIICHI,
        NO_IPPATSU,
        NOT_FIRST_TURN,
        NOT_EAST,
        IS_EAST,
        REPLACEMENT_NOT_LAST,
        NO_INDICATOR,
        NO_DORA,
        NO_URA_DORA,
        NO_RED_FIVE,
        NO_PULLED_NORTH,
        NOT_NINE_GATES,
        NO_NINE_GATES,
        NOT_THIRTEEN_WAITS,
        MORE_THAN_20_FU,
        CONCEALED_HAND,
        PINFU,
        NO_CHOW,
        DOUBLE_WIND,
        NO_PAIR_OF_DOUBLE_WIND,
        NO_DOUBLE_WIND,
        HAS_KONG,
    ],
    classes: &[],
    parts: &[PINFU_PARTS, TWO_SIDED, ONE_SIDED, WON_PAIR, TERMINAL],
    counts: &[],
    win_requirements: &[DISCARDED],
};
