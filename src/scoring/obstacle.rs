//! What is in the way of a fan that does not apply.

use serde::Serialize;

use crate::reading::division::{Form, Part, Parts, Set};
use crate::system::keyed;
use crate::tiles::{Seat, Tile, TileSet};

use super::Evidence;

keyed! {
    /// A class of tiles that a fan asks for.
    Class {
        /// 1 and 9.
        Terminal = "terminal",
        /// Winds and dragons.
        Honor = "honor",
        /// Terminals and honors.
        TerminalOrHonor = "terminal-or-honor",
        /// 2–8.
        Simple = "simple",
        /// Suited tiles.
        Suited = "suited",
        /// 2, 4, 6, 8.
        Even = "even",
        /// 7, 8, 9.
        Upper = "upper",
        /// 4, 5, 6.
        Middle = "middle",
        /// 1, 2, 3.
        Lower = "lower",
        /// 6, 7, 8, 9.
        UpperFour = "upper-four",
        /// 1, 2, 3, 4.
        LowerFour = "lower-four",
        /// 2, 3, 4, 6, 8 bamboo and the green dragon.
        Green = "green",
        /// Tiles that look the same upside down.
        Reversible = "reversible",
        /// A wind.
        Wind = "wind",
        /// A dragon.
        Dragon = "dragon",
        /// Characters.
        Characters = "characters",
        /// Dots.
        Dots = "dots",
        /// Bamboo.
        Bamboo = "bamboo",
    }
}

keyed! {
    /// What a part of the hand would have to be.
    Wanted {
        /// A pung or kong.
        Pung = "pung",
        /// A chow.
        Chow = "chow",
        /// A part with a terminal or honor.
        TerminalOrHonor = "terminal-or-honor",
        /// A part with a 5.
        Five = "five",
        /// A set claimed from another player.
        Claimed = "claimed",
        /// A set not claimed from another player.
        Unclaimed = "unclaimed",
        /// A pair of suited tiles.
        SuitedPair = "suited-pair",
        /// A part that is worth no points.
        Worthless = "worthless",
        /// A part of the same suit as another.
        SameSuit = "same-suit",
    }
}

keyed! {
    /// Something that a fan counts.
    Countable {
        /// Kongs.
        Kongs = "kongs",
        /// Concealed kongs.
        ConcealedKongs = "concealed-kongs",
        /// Melded kongs.
        MeldedKongs = "melded-kongs",
        /// Pungs and kongs made without claiming.
        ConcealedPungs = "concealed-pungs",
        /// Pungs and kongs of dragons.
        DragonPungs = "dragon-pungs",
        /// Pungs and kongs of winds.
        WindPungs = "wind-pungs",
        /// Suits.
        Suits = "suits",
        /// Different honors.
        Honors = "honors",
        /// Declared sets, concealed kongs among them.
        DeclaredSets = "declared-sets",
        /// Jing, primary and secondary.
        Jing = "jing",
        /// Primary jing.
        PrimaryJing = "primary-jing",
        /// Secondary jing.
        SecondaryJing = "secondary-jing",
        /// Kongs of jing.
        JingKongs = "jing-kongs",
        /// Points for jing before they are raised.
        JingPoints = "jing-points",
    }
}

keyed! {
    /// How the winning tile would have to have come.
    Coming {
        /// Self-drawn.
        SelfDrawn = "self-drawn",
        /// Claimed from another player.
        Claimed = "claimed",
        /// The last tile of the wall.
        LastOfWall = "last-of-wall",
        /// The last discard of the game.
        LastDiscard = "last-discard",
        /// The tile that replaced a kong.
        Replacement = "replacement",
        /// A tile that another player added to a pung.
        RobbedKong = "robbed-kong",
        /// The last copy of its kind.
        LastCopy = "last-copy",
        /// Discarded by another player right after a kong.
        DiscardAfterKong = "discard-after-kong",
        /// A free tile: it replaced a kong, a flower or a season.
        FreeTile = "free-tile",
        /// Discarded by another player, not robbed.
        Discard = "discard",
        /// Dealt: the dealer's fourteenth tile.
        Dealt = "dealt",
        /// The dealer's first discard.
        FirstDiscard = "first-discard",
    }
}

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
        wanted: Class,
    },
    /// A part is not what every part must be.
    Part {
        /// The part.
        part: Part,
        /// What it would have to be.
        wanted: Wanted,
    },
    /// No tile of this class is there.
    NoTile {
        /// The class.
        wanted: Class,
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
        wanted: Coming,
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
    /// The winning tile fits the division in several ways, and a ruling then counts none.
    SeveralWaits,
    /// The drawn tile is in the player's other hand: nothing that speaks of the winning tile
    /// can be scored.
    DrawnTileUnused,
    /// The thirteen tiles before the win were not 1112345678999 of one suit.
    NotNineGates,
    /// All seven honors are there; the fan is for hands without one of them.
    AllHonors,
    /// No tile stands four times outside a kong.
    NoFourAlike,
    /// No tile is there four times, in a kong or apart.
    NoFour,
    /// The hand scores something else.
    OtherFans,
    /// No flower or season.
    NoFlower,
    /// Flowers and seasons, but none of the own wind or that of the round.
    OtherFlowers,
    /// Only the winner counts it.
    NotWinner,
    /// Not all tiles of the hand have been entered.
    Unfinished,
    /// The hand was not ready from the first deal on.
    NotReadyOnDeal,
    /// The winning tile is another one.
    OtherTile {
        /// The tile that it would have to be.
        wanted: Tile,
    },
    /// A jing stands for another tile.
    JingWild {
        /// The jing.
        tile: Tile,
        /// What it stands for.
        stands_for: Tile,
    },
    /// Another player holds a jing.
    JingHeld {
        /// That player.
        seat: Seat,
    },
    /// The winning tile did not pair a lone jing.
    NoLoneJing,
    /// The win is paid with a flat amount, which nothing doubles.
    FlatPayment,
    /// The first discards of the four players were not all the same tile.
    FirstDiscardsDiffer,
    /// The hand was won.
    HandWon,
    /// The hand was drawn: nobody won.
    HandDrawn,
    /// A ruling in force rules it out.
    Ruled {
        /// The ruling's key.
        ruling: &'static str,
    },
}

impl Obstacle {
    /// Whether it is how the hand was won or what happened beside it, whatever its tiles are.
    pub const fn is_circumstance(&self) -> bool {
        matches!(
            self,
            Obstacle::Coming { .. }
                | Obstacle::NoFlower
                | Obstacle::OtherFlowers
                | Obstacle::NotWinner
                | Obstacle::NotReadyOnDeal
                | Obstacle::FlatPayment
                | Obstacle::FirstDiscardsDiffer
                | Obstacle::HandWon
                | Obstacle::HandDrawn
                | Obstacle::Ruled { .. }
        )
    }

    /// What of the hand is in the way: parts or tiles; nothing where something is missing, or a
    /// circumstance is another.
    pub const fn evidence(&self) -> Evidence {
        match self {
            Obstacle::Tile { tile, .. } | Obstacle::JingWild { tile, .. } => {
                Evidence::tiles(TileSet::of(*tile))
            }
            Obstacle::Part { part, .. }
            | Obstacle::Claimed { part }
            | Obstacle::OtherPart { part } => Evidence::parts(Parts::of(*part)),
            _ => Evidence::CIRCUMSTANCE,
        }
    }
}
