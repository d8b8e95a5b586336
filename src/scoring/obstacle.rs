//! What is in the way of a fan that does not apply.

use serde::Serialize;

use crate::reading::division::{Form, Part, Parts, Set};
use crate::tiles::{Seat, Tile, TileSet};

use super::{Countable, Evidence, PartRequirement, TileClass, WinRequirement};

/// The first thing in the way of a fan that does not apply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Obstacle {
    /// The fan is for hands of another form.
    Form {
        /// The form that it asks for.
        wanted: Form,
    },
    /// A tile is not of the class that all must be of.
    Tile {
        /// The tile.
        tile: Tile,
        /// The class.
        wanted: TileClass,
    },
    /// A part is not what every part must be.
    Part {
        /// The part.
        part: Part,
        /// What it would have to be.
        wanted: PartRequirement,
    },
    /// No tile of this class is there.
    NoTile {
        /// The class.
        wanted: TileClass,
    },
    /// A set is missing.
    NoSet {
        /// The set that would complete the fan.
        wanted: Set,
    },
    /// A pair is missing.
    NoPair {
        /// The tile that it would be of.
        tile: Tile,
    },
    /// More than one set is missing.
    NoSets,
    /// There are too few, or too many, of something.
    Count {
        /// What is counted.
        of: Countable,
        /// How many there are.
        have: u8,
        /// How many there would have to be.
        wanted: u8,
    },
    /// A set was claimed; the fan is for concealed hands.
    Claimed {
        /// The claimed set.
        part: Part,
    },
    /// The winning tile came another way.
    Coming {
        /// How it would have to have come.
        wanted: WinRequirement,
    },
    /// Another tile would have completed the hand, too.
    OtherWait {
        /// That tile.
        tile: Tile,
    },
    /// The winning tile completed another part, or in another way.
    OtherPart {
        /// The part that it completed.
        part: Part,
    },
    /// No flower or season.
    NoFlower,
    /// Not all tiles of the hand have been entered.
    Unfinished,
    /// The winning tile is another one.
    OtherTile {
        /// The tile that it would have to be.
        wanted: Tile,
    },
    /// A ruling in force rules it out.
    Ruled {
        /// The ruling's key.
        ruling: &'static str,
    },
    /// Something that only one rule system knows.
    #[serde(untagged)]
    Own(OwnObstacle),
}

impl Obstacle {
    /// Whether it is how the hand was won or what happened beside it, whatever its tiles are.
    pub const fn is_circumstance(&self) -> bool {
        match self {
            Obstacle::Coming { .. } | Obstacle::NoFlower | Obstacle::Ruled { .. } => true,
            Obstacle::Own(own) => own.circumstance,
            _ => false,
        }
    }

    /// What of the hand is in the way: parts or tiles; nothing where something is missing, or a
    /// circumstance is another.
    pub const fn evidence(&self) -> Evidence {
        match self {
            Obstacle::Tile { tile, .. } | Obstacle::Own(OwnObstacle { tile: Some(tile), .. }) => {
                Evidence::tiles(TileSet::of(*tile))
            }
            Obstacle::Part { part, .. }
            | Obstacle::Claimed { part }
            | Obstacle::OtherPart { part } => Evidence::parts(Parts::of(*part)),
            _ => Evidence::CIRCUMSTANCE,
        }
    }
}

/// Something in the way of a fan that only one rule system knows. Its sentence stands in the text
/// catalogues under `obstacle.<key>`, with slots `{tile}`, `{stands_for}` and `{seat}`.
///
/// ```
/// use hule::scoring::{Obstacle, OwnObstacle};
///
/// const RAIN: Obstacle = Obstacle::Own(OwnObstacle::new("rain").circumstance());
/// assert!(RAIN.is_circumstance());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OwnObstacle {
    /// Its stable key.
    #[serde(rename = "kind")]
    pub key: &'static str,
    #[serde(skip)]
    circumstance: bool,
    /// A tile of the hand that is in the way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tile: Option<Tile>,
    /// What that tile stands for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stands_for: Option<Tile>,
    /// The player that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
}

impl OwnObstacle {
    /// An obstacle about nothing in particular.
    pub const fn new(key: &'static str) -> OwnObstacle {
        OwnObstacle { key, circumstance: false, tile: None, stands_for: None, seat: None }
    }

    /// The same, as a circumstance: how the hand was won or what happened beside it, whatever its
    /// tiles are.
    #[must_use]
    pub const fn circumstance(self) -> OwnObstacle {
        OwnObstacle { circumstance: true, ..self }
    }

    /// The same, about a tile of the hand that stands for another.
    #[must_use]
    pub const fn wild(self, tile: Tile, stands_for: Tile) -> OwnObstacle {
        OwnObstacle { tile: Some(tile), stands_for: Some(stands_for), ..self }
    }

    /// The same, about a player.
    #[must_use]
    pub const fn of(self, seat: Seat) -> OwnObstacle {
        OwnObstacle { seat: Some(seat), ..self }
    }
}

/// What the fans of one rule system alone ask for, so that tests can find words for all of it.
#[derive(Clone, Copy, Debug)]
pub struct OwnRequirements {
    /// One of each of its own obstacles.
    pub obstacles: &'static [Obstacle],
    /// Classes of tiles.
    pub classes: &'static [TileClass],
    /// What parts of a hand would have to be.
    pub parts: &'static [PartRequirement],
    /// What is counted.
    pub counts: &'static [Countable],
    /// How winning tiles come.
    pub win_requirements: &'static [WinRequirement],
}
