//! What fans require: classes of tiles, kinds of parts, numbers of things, and ways in which the
//! winning tile comes. An [`Obstacle`](super::Obstacle) names the requirement that a hand misses.
//!
//! The constants here are common to several rule systems. Each system may define more of its own.

use serde::Serialize;

use crate::reading::set_kinds::SetKinds;
use crate::system::open_key_enum;
use crate::tiles::{Suit, TileSet};

/// A class of tiles that a fan requires, with the kinds of tile in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TileClass {
    key: &'static str,
    kinds: TileSet,
}

impl TileClass {
    /// The ranks 1 and 9.
    pub const TERMINAL: TileClass = TileClass::new("terminal", TileSet::TERMINALS);
    /// Winds and dragons.
    pub const HONOR: TileClass = TileClass::new("honor", TileSet::HONORS);
    /// Terminals and honors.
    pub const TERMINAL_OR_HONOR: TileClass =
        TileClass::new("terminal-or-honor", TileSet::TERMINALS_AND_HONORS);
    /// The ranks 2–8.
    pub const SIMPLE: TileClass =
        TileClass::new("simple", TileSet::ALL.minus(TileSet::TERMINALS_AND_HONORS));
    /// Suited tiles.
    pub const SUITED: TileClass = TileClass::new("suited", TileSet::ALL.minus(TileSet::HONORS));
    /// 2, 3, 4, 6, 8 of bamboo and the green dragon.
    pub const GREEN: TileClass = TileClass::new("green", TileSet::GREEN);
    /// A wind.
    pub const WIND: TileClass = TileClass::new("wind", TileSet::WINDS);
    /// A dragon.
    pub const DRAGON: TileClass = TileClass::new("dragon", TileSet::DRAGONS);
    /// Characters.
    pub const CHARACTERS: TileClass =
        TileClass::new("characters", TileSet::of_suit(Suit::Characters));
    /// Dots.
    pub const DOTS: TileClass = TileClass::new("dots", TileSet::of_suit(Suit::Dots));
    /// Bamboo.
    pub const BAMBOO: TileClass = TileClass::new("bamboo", TileSet::of_suit(Suit::Bamboo));
    /// Characters and honors.
    pub const CHARACTERS_OR_HONOR: TileClass =
        TileClass::new("characters-or-honor", CHARACTERS.union(TileSet::HONORS));
    /// Dots and honors.
    pub const DOTS_OR_HONOR: TileClass =
        TileClass::new("dots-or-honor", DOTS.union(TileSet::HONORS));
    /// Bamboo and honors.
    pub const BAMBOO_OR_HONOR: TileClass =
        TileClass::new("bamboo-or-honor", BAMBOO.union(TileSet::HONORS));
    /// Everything but characters.
    pub const NO_CHARACTERS: TileClass =
        TileClass::new("no-characters", TileSet::ALL.minus(CHARACTERS));
    /// Everything but dots.
    pub const NO_DOTS: TileClass = TileClass::new("no-dots", TileSet::ALL.minus(DOTS));
    /// Everything but bamboo.
    pub const NO_BAMBOO: TileClass = TileClass::new("no-bamboo", TileSet::ALL.minus(BAMBOO));

    /// The tiles of each suit.
    pub const SUITS: [TileClass; 3] = [TileClass::CHARACTERS, TileClass::DOTS, TileClass::BAMBOO];
    /// The tiles of each suit, and honors.
    pub const SUITS_OR_HONORS: [TileClass; 3] =
        [TileClass::CHARACTERS_OR_HONOR, TileClass::DOTS_OR_HONOR, TileClass::BAMBOO_OR_HONOR];
    /// Everything but the tiles of each suit.
    pub const ALL_BUT_A_SUIT: [TileClass; 3] =
        [TileClass::NO_CHARACTERS, TileClass::NO_DOTS, TileClass::NO_BAMBOO];

    /// Every class that belongs to no rule system.
    pub const ALL: &'static [TileClass] = &[
        TileClass::TERMINAL,
        TileClass::HONOR,
        TileClass::TERMINAL_OR_HONOR,
        TileClass::SIMPLE,
        TileClass::SUITED,
        TileClass::GREEN,
        TileClass::WIND,
        TileClass::DRAGON,
        TileClass::CHARACTERS,
        TileClass::DOTS,
        TileClass::BAMBOO,
        TileClass::CHARACTERS_OR_HONOR,
        TileClass::DOTS_OR_HONOR,
        TileClass::BAMBOO_OR_HONOR,
        TileClass::NO_CHARACTERS,
        TileClass::NO_DOTS,
        TileClass::NO_BAMBOO,
    ];

    /// A class with this key and these kinds.
    pub const fn new(key: &'static str, kinds: TileSet) -> TileClass {
        TileClass { key, kinds }
    }

    /// The stable key.
    pub const fn key(self) -> &'static str {
        self.key
    }

    /// The kinds in the class.
    pub const fn kinds(self) -> TileSet {
        self.kinds
    }
}

const CHARACTERS: TileSet = TileSet::of_suit(Suit::Characters);
const DOTS: TileSet = TileSet::of_suit(Suit::Dots);
const BAMBOO: TileSet = TileSet::of_suit(Suit::Bamboo);

/// What a fan requires of a part of the hand, or of every part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PartRequirement {
    key: &'static str,
    /// The sets and pairs that meet it.
    #[serde(skip)]
    sets: SetKinds,
    /// Whether a knitted straight meets it, too.
    #[serde(skip)]
    straight: bool,
}

impl PartRequirement {
    /// Sets that are pungs or kongs, beside any pair.
    pub const PUNG: PartRequirement =
        PartRequirement::new("pung").made_of(SetKinds { chows: TileSet::EMPTY, ..SetKinds::ANY });
    /// Parts with a terminal or honor.
    pub const TERMINAL_OR_HONOR: PartRequirement = PartRequirement::new("terminal-or-honor")
        .made_of(SetKinds::with_one_of(TileSet::TERMINALS_AND_HONORS));
    /// A set not claimed from another player.
    pub const UNCLAIMED: PartRequirement = PartRequirement::new("unclaimed");
    /// A kong, and not a pung.
    pub const KONG: PartRequirement = PartRequirement::new("kong");
    /// A set with a tile of another player.
    pub const OPEN: PartRequirement = PartRequirement::new("open");
    /// A set without a tile of another player.
    pub const CONCEALED: PartRequirement = PartRequirement::new("concealed");

    /// Every requirement that belongs to no rule system.
    pub const ALL: &'static [PartRequirement] = &[
        PartRequirement::PUNG,
        PartRequirement::TERMINAL_OR_HONOR,
        PartRequirement::UNCLAIMED,
        PartRequirement::KONG,
        PartRequirement::OPEN,
        PartRequirement::CONCEALED,
    ];

    /// A requirement with this key that is no matter of tiles.
    pub const fn new(key: &'static str) -> PartRequirement {
        PartRequirement { key, sets: SetKinds::ANY, straight: false }
    }

    /// The same requirement, which these sets and pairs meet.
    #[must_use]
    pub const fn made_of(self, sets: SetKinds) -> PartRequirement {
        PartRequirement { sets, ..self }
    }

    /// The same requirement, which a knitted straight meets, too.
    #[must_use]
    pub const fn or_straight(self) -> PartRequirement {
        PartRequirement { straight: true, ..self }
    }

    /// The stable key.
    pub const fn key(self) -> &'static str {
        self.key
    }

    /// The sets and pairs that meet it: all, if it is no matter of tiles.
    pub const fn sets(self) -> SetKinds {
        self.sets
    }

    /// Whether a knitted straight meets it, too.
    pub const fn allows_straight(self) -> bool {
        self.straight
    }
}

open_key_enum! {
    /// Something of which a fan requires a number.
    Countable {
        /// Kongs.
        KONGS = "kongs",
        /// Concealed kongs.
        CONCEALED_KONGS = "concealed-kongs",
        /// Melded kongs.
        MELDED_KONGS = "melded-kongs",
        /// Pungs and kongs made without claiming.
        CONCEALED_PUNGS = "concealed-pungs",
        /// Suits.
        SUITS = "suits",
    }
}

open_key_enum! {
    /// How a fan requires the winning tile to come.
    WinRequirement {
        /// Self-drawn.
        SELF_DRAWN = "self-drawn",
        /// Claimed from another player.
        CLAIMED = "claimed",
        /// The last tile of the wall.
        LAST_OF_WALL = "last-of-wall",
        /// The last discard of the game.
        LAST_DISCARD = "last-discard",
        /// The tile that replaced a kong.
        REPLACEMENT = "replacement",
        /// A tile that another player added to a pung.
        ROBBED_KONG = "robbed-kong",
        /// The last copy of its kind.
        LAST_COPY = "last-copy",
    }
}
