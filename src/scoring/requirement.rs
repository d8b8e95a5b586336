//! What fans require: classes of tiles, kinds of parts, numbers of things, and ways in which the
//! winning tile comes. An [`Obstacle`](super::Obstacle) names the requirement that a hand misses.
//!
//! The constants here are common to several rule systems. Each system may define more of its own.

use crate::system::open_key_enum;

open_key_enum! {
    /// A class of tiles that a fan requires.
    TileClass {
        /// The ranks 1 and 9.
        TERMINAL = "terminal",
        /// Winds and dragons.
        HONOR = "honor",
        /// Terminals and honors.
        TERMINAL_OR_HONOR = "terminal-or-honor",
        /// The ranks 2–8.
        SIMPLE = "simple",
        /// Suited tiles.
        SUITED = "suited",
        /// 2, 3, 4, 6, 8 of bamboo and the green dragon.
        GREEN = "green",
        /// A wind.
        WIND = "wind",
        /// A dragon.
        DRAGON = "dragon",
        /// Characters.
        CHARACTERS = "characters",
        /// Dots.
        DOTS = "dots",
        /// Bamboo.
        BAMBOO = "bamboo",
    }
}

open_key_enum! {
    /// What a fan requires of a part of the hand.
    PartRequirement {
        /// A pung or kong.
        PUNG = "pung",
        /// A chow.
        CHOW = "chow",
        /// A part with a terminal or honor.
        TERMINAL_OR_HONOR = "terminal-or-honor",
        /// A set not claimed from another player.
        UNCLAIMED = "unclaimed",
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
        /// Pungs and kongs of dragons.
        DRAGON_PUNGS = "dragon-pungs",
        /// Pungs and kongs of winds.
        WIND_PUNGS = "wind-pungs",
        /// Suits.
        SUITS = "suits",
        /// Different honors.
        HONORS = "honors",
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
