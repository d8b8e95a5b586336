//! Fault codes: what can be wrong.
//!
//! The codes here are those of entering and those that several rule systems give. A code that only
//! one rule system gives is defined in the folder of that system, in the same way.

use std::fmt;
use std::hash::{Hash, Hasher};

use serde::{Serialize, Serializer};

/// What is wrong. Its sentence in the text catalogues is `fault.<key>`.
///
/// Two codes with the same key are equal.
///
/// ```
/// use hule::entry::{Fault, FaultCode};
///
/// const BROKEN_TILE: FaultCode = FaultCode::new("broken-tile").refusing_tile();
/// assert!(BROKEN_TILE.refuses_tile());
/// assert_eq!(Fault::new(BROKEN_TILE).value(3).to_string(), "broken-tile (3)");
/// ```
#[derive(Clone, Copy)]
pub struct FaultCode {
    key: &'static str,
    refuses_tile: bool,
    refuses_answer: bool,
    is_open: bool,
    names: Option<&'static str>,
    quotes: bool,
}

impl FaultCode {
    /// A code with a stable key such as `five-of-a-kind`.
    pub const fn new(key: &'static str) -> FaultCode {
        FaultCode {
            key,
            refuses_tile: false,
            refuses_answer: false,
            is_open: false,
            names: None,
            quotes: false,
        }
    }

    /// The same code, for a fault of the tiles themselves: while tiles are entered, a tile that would
    /// cause the fault is refused.
    ///
    /// A tile that contradicts an answer is not refused, because the next tap may mend it; the
    /// report names the fault.
    #[must_use]
    pub const fn refusing_tile(self) -> FaultCode {
        FaultCode { refuses_tile: true, ..self }
    }

    /// The same code, for a fault of an answer that its question does not have.
    #[must_use]
    pub const fn refusing_answer(self) -> FaultCode {
        FaultCode { refuses_answer: true, ..self }
    }

    /// The same code, for a fault that only says that something has not been entered yet. The hand is
    /// not impossible: the answer or tile that is missing mends it.
    #[must_use]
    pub const fn open(self) -> FaultCode {
        FaultCode { is_open: true, ..self }
    }

    /// The same code, for a fault whose value is the key of a name. With `naming("seat")` the value
    /// `W` is written as `seat.W` of the catalogues.
    #[must_use]
    pub const fn naming(self, names: &'static str) -> FaultCode {
        FaultCode { names: Some(names), ..self }
    }

    /// The same code, for a fault whose value is the key of a sentence, which is said as a part of its own. It
    /// may name the tiles of the fault.
    #[must_use]
    pub const fn quoting(self) -> FaultCode {
        FaultCode { quotes: true, ..self }
    }

    /// The stable key: `five-of-a-kind`.
    pub const fn key(self) -> &'static str {
        self.key
    }

    /// Whether the tile that causes the fault is refused while tiles are entered.
    pub const fn refuses_tile(self) -> bool {
        self.refuses_tile
    }

    /// Whether the question has no such answer.
    pub const fn refuses_answer(self) -> bool {
        self.refuses_answer
    }

    /// Whether something has not been entered yet, and nothing else is wrong.
    pub const fn is_open(self) -> bool {
        self.is_open
    }

    /// The group of names in which the value is a key, such as `seat` or `flower`. `None` if the
    /// value is written as it is.
    pub const fn names(self) -> Option<&'static str> {
        self.names
    }

    /// Whether the value is the key of a sentence.
    pub const fn quotes(self) -> bool {
        self.quotes
    }
}

impl PartialEq for FaultCode {
    fn eq(&self, other: &FaultCode) -> bool {
        self.key == other.key
    }
}

impl Eq for FaultCode {}

impl Hash for FaultCode {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key.hash(state);
    }
}

impl fmt::Debug for FaultCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)
    }
}

impl fmt::Display for FaultCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)
    }
}

impl Serialize for FaultCode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key)
    }
}

/// Constants for fault codes, and the list `ALL` of them: in a module, or with `of FaultCode;`
/// before them as constants of the type itself.
macro_rules! fault_codes {
    (of FaultCode; $($(#[$doc:meta])* $name:ident = $code:expr,)*) => {
        impl FaultCode {
            $($(#[$doc])* pub const $name: FaultCode = $code;)*

            /// The codes that belong to no rule system.
            pub const ALL: &'static [FaultCode] = &[$(FaultCode::$name,)*];
        }
    };
    ($($(#[$doc:meta])* $name:ident = $code:expr,)*) => {
        $($(#[$doc])* pub const $name: FaultCode = $code;)*

        /// All of these codes.
        pub const ALL: &[FaultCode] = &[$($name,)*];
    };
}
pub(crate) use fault_codes;

fault_codes! {
    of FaultCode;

    /// There are more than four copies of a tile, in one hand or in all hands together. `{{tiles}}` is
    /// the tile, `{{value}}` the number of its copies.
    FIVE_OF_A_KIND = FaultCode::new("five-of-a-kind").refusing_tile(),
    /// More tiles than there is room for. `{{value}}`: how many there are, `{{most}}`: how many fit,
    /// a kong counted as three.
    TOO_MANY_TILES = FaultCode::new("too-many-tiles").refusing_tile(),
    /// No tile can be added, because the hand has all that it has room for. `{{most}}`: how many
    /// those are, a kong counted as three.
    HAND_FULL = FaultCode::new("hand-full"),
    /// No tile can be added, because the hands of a player have all that they have room for.
    /// `{{most}}`: how many those are in all, a kong counted as three.
    HANDS_FULL = FaultCode::new("hands-full"),
    /// A tile or meld cannot be added, because too few copies of a tile are left. `{{tiles}}` is the
    /// tile, `{{value}}` the number of copies that have been entered.
    COPIES_TAKEN = FaultCode::new("copies-taken"),
    /// No meld can be added, because four have been declared.
    FOUR_MELDS_DECLARED = FaultCode::new("four-melds-declared"),
    /// A tile cannot be added, because the rule system does not use it. `{{tiles}}`.
    TILE_NOT_USED = FaultCode::new("tile-not-used"),
    /// More than four melds.
    TOO_MANY_MELDS = FaultCode::new("too-many-melds").refusing_tile(),
    /// A chow of honors in a rule system that has none. `{{tiles}}`.
    CHOW_OF_HONORS = FaultCode::new("chow-of-honors").refusing_tile(),
    /// A chow that would run past 9. `{{tiles}}`: its first tile.
    CHOW_PAST_NINE = FaultCode::new("chow-past-nine").refusing_tile(),
    /// Three honors that are neither identical nor a chow in any rule system. `{{tiles}}`.
    HONORS_NO_MELD = FaultCode::new("honors-no-meld"),
    /// A meld that is neither three tiles in sequence nor three or four identical ones. `{{value}}`: its text.
    NOT_A_MELD = FaultCode::new("not-a-meld"),
    /// Tiles of a meld with a mark after them that doesn't say how it was declared. `{{value}}`: the text.
    UNKNOWN_MELD_MARK = FaultCode::new("unknown-meld-mark"),
    /// A tile that the rule system does not use. `{{tiles}}`.
    FOREIGN_TILE = FaultCode::new("foreign-tile").refusing_tile(),
    /// A declared chow in a rule system in which nobody claims one. `{{tiles}}`: the chow.
    CHOW_NOT_CLAIMED = FaultCode::new("chow-not-claimed").refusing_tile(),
    /// A marked copy of a tile, such as a red five, in a rule system without such tiles. `{{tiles}}`.
    MARK_NOT_USED = FaultCode::new("mark-not-used").refusing_tile(),
    /// The marked copy of a tile, such as a red five, was entered twice. `{{tiles}}`.
    MARKED_TWICE = FaultCode::new("marked-twice").refusing_tile(),
    /// A flower in a rule system without flowers.
    FLOWERS_NOT_USED = FaultCode::new("flowers-not-used").refusing_tile(),
    /// A flower or season that was entered twice. `{{value}}`: the flower.
    FLOWER_TWICE = FaultCode::new("flower-twice").refusing_tile().naming("flower"),
    /// No tile outside the melds is marked as the winning one.
    WIN_NOT_IN_HAND = FaultCode::new("win-not-in-hand").open(),
    /// A win on a replacement tile, but there is no kong.
    REPLACEMENT_WITHOUT_KONG = FaultCode::new("replacement-without-kong"),
    /// The winner robbed an own kong, or won on an own discard.
    OWN_TILE = FaultCode::new("own-tile"),
    /// A self-drawn tile that came from another player. `{{value}}`: the seat.
    SELF_DRAWN_FROM_OTHER = FaultCode::new("self-drawn-from-other").naming("seat"),
    /// The robbed tile is also elsewhere in the hand. `{{tiles}}`.
    ROBBED_TILE_IN_HAND = FaultCode::new("robbed-tile-in-hand"),
    /// The last discard of the game, but self-drawn.
    LAST_CLAIM_SELF_DRAWN = FaultCode::new("last-claim-self-drawn"),
    /// The last tile of the wall, but claimed.
    LAST_DRAW_CLAIMED = FaultCode::new("last-draw-claimed"),
    /// A kong robbed on the last discard: no kong can be made then.
    LAST_CLAIM_ROBBED_KONG = FaultCode::new("last-claim-robbed-kong"),
    /// A win on the last copy of a kind, but another copy is concealed in a hand. `{{tiles}}`.
    LAST_COPY_IN_HAND = FaultCode::new("last-copy-in-hand"),
    /// Several players win on one self-drawn tile.
    SEVERAL_SELF_DRAWN = FaultCode::new("several-self-drawn"),
    /// The rule system has no such question. `{{value}}`: its key.
    UNKNOWN_QUESTION = FaultCode::new("unknown-question"),
    /// The question is not asked of this place, but of others. `{{value}}`: its key; `{{most}}`: the number of
    /// the place.
    QUESTION_OF_OTHER_PLACES = FaultCode::new("question-of-other-places"),
    /// The question has no such answer. `{{value}}`: question and answer.
    UNKNOWN_ANSWER = FaultCode::new("unknown-answer").refusing_answer(),
    /// The answer is none of the numbers that the question has. `{{value}}`: question and answer;
    /// `{{least}}` and `{{most}}`: the least and the greatest of them.
    NOT_IN_RANGE = FaultCode::new("not-in-range").refusing_answer(),
    /// The answer is not a list of numbers in tenths that sum to zero. `{{value}}`: question and answer.
    NOT_ZERO_SUM = FaultCode::new("not-zero-sum").refusing_answer(),
    /// The answer is not a tile. `{{value}}`: question and answer.
    NOT_A_TILE = FaultCode::new("not-a-tile").refusing_answer(),
    /// The answer is not a list of tiles, or one of too many. `{{value}}`: question and answer; `{{most}}`: how
    /// many tiles there may be.
    NOT_SUCH_TILES = FaultCode::new("not-such-tiles").refusing_answer(),
    /// There is no such rule system. `{{value}}`: its key.
    UNKNOWN_RULES = FaultCode::new("unknown-rules"),
    /// There is no such ruling or preset. `{{value}}`: its key.
    UNKNOWN_RULING = FaultCode::new("unknown-ruling"),
    /// The rule system has no such kind of event. `{{value}}`: its key.
    UNKNOWN_EVENT = FaultCode::new("unknown-event"),
    /// The rule system has no such place. `{{value}}`: its number.
    NO_SUCH_PLACE = FaultCode::new("no-such-place"),
    /// A character that has no meaning in the notation. `{{value}}`: the character.
    STRANGE_CHARACTER = FaultCode::new("strange-character"),
    /// Digits without a suit letter after them. `{{value}}`: the digits.
    DIGITS_WITHOUT_SUIT = FaultCode::new("digits-without-suit"),
    /// A suit letter without digits before it. `{{value}}`: the letter.
    SUIT_WITHOUT_DIGITS = FaultCode::new("suit-without-digits"),
    /// A rank that the suit does not have. `{{value}}`: rank and suit.
    NO_SUCH_RANK = FaultCode::new("no-such-rank"),
    /// A flower or season in brackets. `{{value}}`: what stands in the brackets.
    FLOWER_IN_MELD = FaultCode::new("flower-in-meld"),
    /// A tile is written to lie, but it can't be told which set was called. `{{value}}`: the tiles.
    UNCLEAR_CALL = FaultCode::new("unclear-call"),
    /// A bracket that is not closed, or closed but not opened.
    LOOSE_BRACKET = FaultCode::new("loose-bracket"),
    /// The mark of the winning tile without one tile after it, or twice.
    LOOSE_WIN = FaultCode::new("loose-win"),
    /// The text is far too long to be a hand. `{{value}}`: how many characters.
    TOO_LONG = FaultCode::new("too-long"),
    /// The text has no tile in it.
    NO_TILES = FaultCode::new("no-tiles"),
    /// An address without a hand that can be read. `{{value}}`: the site.
    UNKNOWN_ADDRESS = FaultCode::new("unknown-address"),
    /// A robbed kong, but the robbed player shows no pung of the tile. `{{tiles}}`.
    ROBBED_PUNG_MISSING = FaultCode::new("robbed-pung-missing"),
    /// A link of a version that this program does not know. `{{value}}`: the version.
    LINK_VERSION = FaultCode::new("link-version"),
    /// A link that cannot be read. `{{value}}`: the part of it.
    DAMAGED_LINK = FaultCode::new("damaged-link"),
}
