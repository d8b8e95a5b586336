//! The obstacles, parts and circumstances that only the rows of Chinese Classical use.

use crate::reading::set_kinds::SetKinds;
use crate::scoring::{OwnObstacle, PartRequirement, WinRequirement, own_requirements};
use crate::tiles::TileSet;

own_requirements! {
    obstacles {
        /// The hand has flowers or seasons, but none of the seat wind or the prevalent wind.
        OTHER_FLOWERS = OwnObstacle::new("other-flowers").circumstance(),
        /// Only the winner counts the row.
        NOT_WINNER = OwnObstacle::new("not-winner").circumstance(),
        /// The hand was not ready on the first deal.
        NOT_READY_ON_DEAL = OwnObstacle::new("not-ready-on-deal").circumstance(),
    }
    parts {
        /// Chows, and a pair that is worth no points. Which pairs are depends on the player.
        WORTHLESS = PartRequirement::new("worthless")
            .made_of(SetKinds { pungs: TileSet::EMPTY, ..SetKinds::ANY }),
        /// Sets and a pair of winds and dragons.
        HONORS = PartRequirement::new("honors").made_of(SetKinds::of_tiles(TileSet::HONORS)),
        /// Sets and a pair of terminals.
        TERMINALS =
            PartRequirement::new("terminals").made_of(SetKinds::of_tiles(TileSet::TERMINALS)),
        /// Pungs, kongs and a pair of green tiles.
        GREEN_PUNG = PartRequirement::new("green-pung")
            .made_of(SetKinds { chows: TileSet::EMPTY, ..SetKinds::of_tiles(TileSet::GREEN) }),
        /// A part of the same suit as another.
        SAME_SUIT = PartRequirement::new("same-suit"),
    }
    win_requirements {
        /// The winning tile is a free tile, which replaced a kong, a flower or a season.
        FREE_TILE = WinRequirement::new("free-tile"),
    }
}
