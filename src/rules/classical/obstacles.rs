//! The obstacles, parts and circumstances that only the rows of Chinese Classical use.

use crate::reading::set_kinds::SetKinds;
use crate::scoring::{Obstacle, OwnObstacle, OwnRequirements, PartRequirement, WinRequirement};
use crate::tiles::TileSet;

/// The hand has flowers or seasons, but none of the seat wind or the prevalent wind.
pub const OTHER_FLOWERS: Obstacle = Obstacle::Own(OwnObstacle::new("other-flowers").circumstance());

/// Only the winner counts the row.
pub const NOT_WINNER: Obstacle = Obstacle::Own(OwnObstacle::new("not-winner").circumstance());

/// The hand was not ready on the first deal.
pub const NOT_READY_ON_DEAL: Obstacle =
    Obstacle::Own(OwnObstacle::new("not-ready-on-deal").circumstance());

/// Chows, and a pair that is worth no points. Which pairs are depends on the player.
pub const WORTHLESS: PartRequirement =
    PartRequirement::new("worthless").made_of(SetKinds { pungs: TileSet::EMPTY, ..SetKinds::ANY });

/// Sets and a pair of winds and dragons.
pub const HONORS: PartRequirement =
    PartRequirement::new("honors").made_of(SetKinds::of_tiles(TileSet::HONORS));

/// Sets and a pair of terminals.
pub const TERMINALS: PartRequirement =
    PartRequirement::new("terminals").made_of(SetKinds::of_tiles(TileSet::TERMINALS));

/// Pungs, kongs and a pair of green tiles.
pub const GREEN_PUNG: PartRequirement = PartRequirement::new("green-pung")
    .made_of(SetKinds { chows: TileSet::EMPTY, ..SetKinds::of_tiles(TileSet::GREEN) });

/// A part of the same suit as another.
pub const SAME_SUIT: PartRequirement = PartRequirement::new("same-suit");

/// The winning tile is a free tile, which replaced a kong, a flower or a season.
pub const FREE_TILE: WinRequirement = WinRequirement::new("free-tile");

/// All constants of this module.
pub const ALL: OwnRequirements = OwnRequirements {
    obstacles: &[OTHER_FLOWERS, NOT_WINNER, NOT_READY_ON_DEAL],
    classes: &[],
    parts: &[WORTHLESS, HONORS, TERMINALS, GREEN_PUNG, SAME_SUIT],
    counts: &[],
    win_requirements: &[FREE_TILE],
};
