//! Obstacles: why a fan does not apply.
//!
//! A fan that is not true of a division gives the first obstacle in its way.

use serde::Serialize;

use crate::reading::division::{Form, Part, Parts};
use crate::system::Fan;
use crate::tiles::{Seat, Tile, TileSet};

use super::{Countable, Dropped, Evidence, PartRequirement, TileClass, WinRequirement};

/// The first thing in the way of a fan that does not apply to a reading: what it requires that is not
/// so. How near the hand comes is measured afterwards, as a [`Shortfall`](super::Shortfall).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Obstacle {
    /// The fan is only for hands of another form.
    Form {
        /// The form that the fan requires.
        wanted: Form,
    },
    /// Not all tiles are of the class that they must be of.
    Tiles {
        /// The class.
        wanted: TileClass,
    },
    /// There are more suits than the fan allows, or honors that it does not allow.
    Suits {
        /// How many suits there may be: 1 or 2.
        most: u8,
        /// Whether there may be honors.
        honors: bool,
    },
    /// Not all sets and the pair are what they must be.
    Parts {
        /// What they would have to be.
        wanted: PartRequirement,
    },
    /// A part is not what it must be, whatever its tiles are.
    Part {
        /// The part.
        part: Part,
        /// What the part would have to be.
        wanted: PartRequirement,
    },
    /// The hand has no tile of this class.
    NoTile {
        /// The class.
        wanted: TileClass,
    },
    /// There are too few pungs and kongs of certain kinds.
    Pungs {
        /// The kinds.
        of: TileSet,
        /// How many of them must be pungs or kongs.
        wanted: u8,
    },
    /// Not all of these kinds but one are pungs or kongs, with the last one as the pair.
    PungsAndPair {
        /// The kinds.
        of: TileSet,
    },
    /// There is no pair of these kinds.
    NoPair {
        /// The kinds.
        of: TileSet,
    },
    /// The sets that the fan joins are not all there.
    Sets,
    /// Tiles are missing that the fan names one by one.
    Lacks {
        /// The missing kinds.
        kinds: TileSet,
    },
    /// There are too few, or too many, of something.
    Count {
        /// What is counted.
        of: Countable,
        /// How many there are.
        have: u8,
        /// How many are required.
        wanted: u8,
    },
    /// A set was claimed, and the fan is only for concealed hands.
    Claimed {
        /// The first claimed set.
        part: Part,
    },
    /// No set of the fan's kind has a tile of another player in it.
    Unclaimed,
    /// The winning tile came in another way.
    Coming {
        /// The way that the fan requires.
        wanted: WinRequirement,
    },
    /// Another tile would have completed the hand as well.
    OtherWait {
        /// That tile.
        tile: Tile,
    },
    /// The winning tile completed another part, or in another way, for which there is another fan.
    OtherPart {
        /// The part that it completed.
        part: Part,
        /// The fan for that.
        fan: &'static Fan,
    },
    /// The hand has no flower or season.
    NoFlower,
    /// Not all tiles of the hand have been entered.
    Unfinished,
    /// The winning tile is another one.
    OtherTile {
        /// The winning tile that the fan requires.
        wanted: Tile,
    },
    /// A ruling that is on rules the fan out.
    Ruled {
        /// The ruling's key.
        ruling: &'static str,
    },
    /// The fan applies to another reading of the hand, which counts less or does not count the fan
    /// either.
    OtherReading {
        /// The total of this reading.
        total: i32,
        /// The total of the reading to which it applies.
        other: i32,
        /// The fan as it was dropped there. `None` if it counts there.
        #[serde(skip_serializing_if = "Option::is_none")]
        dropped: Option<Dropped>,
    },
    /// An obstacle that only one rule system knows.
    #[serde(untagged)]
    Own(OwnObstacle),
}

impl Obstacle {
    /// Whether the obstacle is a circumstance of the win, which the tiles of the hand do not change.
    pub const fn is_circumstance(&self) -> bool {
        match self {
            Obstacle::Coming { .. }
            | Obstacle::NoFlower
            | Obstacle::Ruled { .. }
            | Obstacle::Unclaimed => true,
            Obstacle::Own(own) => own.circumstance,
            _ => false,
        }
    }

    /// Whether there is too much of something, and not too little.
    pub const fn is_excess(&self) -> bool {
        matches!(self, Obstacle::Count { have, wanted, .. } if *have > *wanted)
    }

    /// Whether its measure depends on the reading, and not on the tiles of the hand alone.
    pub(super) const fn is_of_reading(&self) -> bool {
        matches!(self, Obstacle::Parts { .. } | Obstacle::Count { .. })
    }

    /// The parts or tiles of the hand that are the obstacle. Empty if something is missing, or if the
    /// obstacle is a circumstance.
    pub const fn evidence(&self) -> Evidence {
        match self {
            Obstacle::Own(OwnObstacle { tile: Some(tile), .. }) => {
                Evidence::tiles(TileSet::of(*tile))
            }
            Obstacle::Part { part, .. }
            | Obstacle::Claimed { part }
            | Obstacle::OtherPart { part, .. } => Evidence::parts(Parts::of(*part)),
            _ => Evidence::CIRCUMSTANCE,
        }
    }
}

/// An obstacle that only one rule system knows. Its sentence in the text catalogues is
/// `obstacle.<key>`, with the slots `{tile}`, `{stands_for}` and `{seat}`.
///
/// ```
/// use hule::scoring::{Obstacle, OwnObstacle};
///
/// const RAIN: Obstacle = Obstacle::Own(OwnObstacle::new("rain").circumstance());
/// assert!(RAIN.is_circumstance());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OwnObstacle {
    /// The stable key.
    #[serde(rename = "kind")]
    pub key: &'static str,
    #[serde(skip)]
    circumstance: bool,
    /// The tile of the hand that is the obstacle, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tile: Option<Tile>,
    /// The tile that it stands for, if it is wild.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stands_for: Option<Tile>,
    /// The player that the obstacle is about, if it is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
}

impl OwnObstacle {
    /// An obstacle with this key, about no tile and no player.
    pub const fn new(key: &'static str) -> OwnObstacle {
        OwnObstacle { key, circumstance: false, tile: None, stands_for: None, seat: None }
    }

    /// The same obstacle as a circumstance of the win, which the tiles of the hand do not change.
    #[must_use]
    pub const fn circumstance(self) -> OwnObstacle {
        OwnObstacle { circumstance: true, ..self }
    }

    /// The same obstacle, about a wild tile of the hand and the tile that it stands for.
    #[must_use]
    pub const fn wild(self, tile: Tile, stands_for: Tile) -> OwnObstacle {
        OwnObstacle { tile: Some(tile), stands_for: Some(stands_for), ..self }
    }

    /// The same obstacle, about a player.
    #[must_use]
    pub const fn of(self, seat: Seat) -> OwnObstacle {
        OwnObstacle { seat: Some(seat), ..self }
    }
}

/// The obstacles and requirements that only one rule system has, so that tests can check that there
/// are words for all of them.
#[derive(Clone, Copy, Debug)]
pub struct OwnRequirements {
    /// One obstacle of each kind.
    pub obstacles: &'static [Obstacle],
    /// The classes of tiles.
    pub classes: &'static [TileClass],
    /// What parts of a hand may have to be.
    pub parts: &'static [PartRequirement],
    /// What fans may require a number of.
    pub counts: &'static [Countable],
    /// How the winning tile may have to come.
    pub win_requirements: &'static [WinRequirement],
}

/// Makes a constant of each obstacle and requirement that only one rule system has, and `ALL` of them. Each group
/// may be left out, but they stand in this order: `examples`, which are obstacles that name a tile or a player, one
/// of each kind, then `obstacles`, `classes`, `parts`, `counts` and `win_requirements`.
///
/// ```text
/// own_requirements! {
///     obstacles {
///         /// The hand has no kind with all four tiles.
///         NO_FOUR = OwnObstacle::new("no-four"),
///     }
/// }
/// ```
macro_rules! own_requirements {
    (
        $(examples [$($example:expr),* $(,)?])?
        $(obstacles { $($(#[$obstacle_doc:meta])* $obstacle:ident = $own:expr,)* })?
        $(classes { $($(#[$class_doc:meta])* $class:ident = $class_value:expr,)* })?
        $(parts { $($(#[$part_doc:meta])* $part:ident = $part_value:expr,)* })?
        $(counts { $($(#[$count_doc:meta])* $count:ident = $count_value:expr,)* })?
        $(win_requirements { $($(#[$win_doc:meta])* $win:ident = $win_value:expr,)* })?
    ) => {
        $($(
            $(#[$obstacle_doc])*
            pub const $obstacle: $crate::scoring::Obstacle = $crate::scoring::Obstacle::Own($own);
        )*)?
        $($($(#[$class_doc])* pub const $class: $crate::scoring::TileClass = $class_value;)*)?
        $($($(#[$part_doc])* pub const $part: $crate::scoring::PartRequirement = $part_value;)*)?
        $($($(#[$count_doc])* pub const $count: $crate::scoring::Countable = $count_value;)*)?
        $($($(#[$win_doc])* pub const $win: $crate::scoring::WinRequirement = $win_value;)*)?

        /// All of these.
        pub const ALL: $crate::scoring::OwnRequirements = $crate::scoring::OwnRequirements {
            obstacles: &[$($($example,)*)? $($($obstacle,)*)?],
            classes: &[$($($class,)*)?],
            parts: &[$($($part,)*)?],
            counts: &[$($($count,)*)?],
            win_requirements: &[$($($win,)*)?],
        };
    };
}
pub(crate) use own_requirements;
