//! Faults: what is wrong with something entered, said so that it can be mended.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::text::{Catalogue, Sentence, Slot, Span};
use crate::tiles::{Seat, Tile};

macro_rules! fault_codes {
    ($($(#[$doc:meta])* $name:ident = $key:literal,)*) => {
        /// What is wrong. Its sentence stands in the text catalogues under `fault.<key>`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum FaultCode { $($(#[$doc])* $name,)* }

        impl FaultCode {
            /// All codes.
            pub const ALL: &'static [FaultCode] = &[$(FaultCode::$name,)*];

            /// The stable key: `five-of-a-kind`.
            pub const fn key(self) -> &'static str {
                match self { $(FaultCode::$name => $key,)* }
            }
        }
    };
}

fault_codes! {
    /// More than four copies of a kind. `{tiles}`, `{value}`: how many.
    FiveOfAKind = "five-of-a-kind",
    /// More tiles than a hand has. `{value}`: how many there are, counting a kong as three.
    TooManyTiles = "too-many-tiles",
    /// More than four melds.
    TooManyMelds = "too-many-melds",
    /// A chow of honors. `{tiles}`.
    ChowOfHonors = "chow-of-honors",
    /// A chow that would run past 9. `{tiles}`: its first tile.
    ChowPastNine = "chow-past-nine",
    /// A meld that is neither three in sequence nor three or four alike. `{value}`: its text.
    NotAMeld = "not-a-meld",
    /// A tile that the rule system does not use. `{tiles}`.
    ForeignTile = "foreign-tile",
    /// A flower in a rule system without flowers.
    FlowersNotUsed = "flowers-not-used",
    /// A flower or season twice. `{value}`: the flower.
    FlowerTwice = "flower-twice",
    /// More than eight flowers and seasons. `{value}`: how many.
    TooManyFlowers = "too-many-flowers",
    /// No tile outside the melds is said to be the winning one.
    WinNotInHand = "win-not-in-hand",
    /// Out with a replacement tile, but there is no kong.
    ReplacementWithoutKong = "replacement-without-kong",
    /// A kong robbed on one's own draw, or a discard of one's own.
    OwnTile = "own-tile",
    /// Self-drawn, and yet from another player. `{value}`: the seat.
    SelfDrawnFromOther = "self-drawn-from-other",
    /// The robbed tile stands elsewhere in the hand. `{tiles}`.
    RobbedTileInHand = "robbed-tile-in-hand",
    /// The last discard of the game, but self-drawn.
    LastClaimSelfDrawn = "last-claim-self-drawn",
    /// The last tile of the wall, but claimed.
    LastDrawClaimed = "last-draw-claimed",
    /// A kong robbed on the last discard: no kong can be made then.
    LastClaimRobbedKong = "last-claim-robbed-kong",
    /// Last copy of its kind, but another copy stands in the hand. `{tiles}`.
    LastCopyInHand = "last-copy-in-hand",
    /// More tiles than two hands have. `{value}`: how many there are, counting a kong as three.
    TooManyTilesForTwo = "too-many-tiles-for-two",
    /// A seat at which nobody plays. `{value}`: the seat.
    SeatNotTaken = "seat-not-taken",
    /// Tiles pinned to one of two hands that are not among the concealed ones. `{tiles}`.
    PinNotConcealed = "pin-not-concealed",
    /// More tiles pinned to one of two hands than it has room for. `{value}`: how many with its
    /// melds, counting a kong as three.
    TooManyPins = "too-many-pins",
    /// Tiles without the winning tile, yet as many as a complete hand. `{value}`: how many.
    TooManyBeforeWin = "too-many-before-win",
    /// A claimed chow in a rule system where chows are not claimed. `{tiles}`.
    ChowNotClaimed = "chow-not-claimed",
    /// More than four copies of a kind in all hands together. `{tiles}`, `{value}`: how many.
    FiveAtTable = "five-at-table",
    /// Something happens after the deal has ended.
    EventAfterEnd = "event-after-end",
    /// A kong or a win after one on the last tile.
    EventAfterLastTile = "event-after-last-tile",
    /// A player who has won draws, discards or declares.
    AlreadyWon = "already-won",
    /// A win that nobody claims.
    NoWinner = "no-winner",
    /// A player claims the same tile twice.
    WinnerTwice = "winner-twice",
    /// Several players win on one self-drawn tile.
    SeveralSelfDrawn = "several-self-drawn",
    /// A kong that is not among the player's melds. `{tiles}`.
    KongNotInHand = "kong-not-in-hand",
    /// The same kong twice. `{tiles}`.
    KongTwice = "kong-twice",
    /// A win right after a kong, but something else came between.
    KongNotJustBefore = "kong-not-just-before",
    /// A discard right after a kong, but the discarder has none.
    DiscarderWithoutKong = "discarder-without-kong",
    /// A robbed kong of which the other player has no pung. `{tiles}`.
    RobbedWithoutPung = "robbed-without-pung",
    /// A passed win before a self-drawn one.
    PassedSelfDrawn = "passed-self-drawn",
    /// A passed win of a value that no hand has. `{value}`: it.
    NoSuchValue = "no-such-value",
    /// The rule system has no such question. `{value}`: its key.
    UnknownQuestion = "unknown-question",
    /// The question has no such answer. `{value}`: question and answer.
    UnknownAnswer = "unknown-answer",
    /// There is no such rule system. `{value}`: its key.
    UnknownRules = "unknown-rules",
    /// There is no such ruling or preset. `{value}`: its key.
    UnknownRuling = "unknown-ruling",
    /// The rule system has no such kind of event. `{value}`: its key.
    UnknownEvent = "unknown-event",
    /// The rule system has no such place. `{value}`: its number.
    NoSuchPlace = "no-such-place",
    /// A character that means nothing in the notation. `{value}`: it.
    StrangeCharacter = "strange-character",
    /// Digits without a suit letter after them. `{value}`: them.
    DigitsWithoutSuit = "digits-without-suit",
    /// A suit letter without digits before it. `{value}`: it.
    SuitWithoutDigits = "suit-without-digits",
    /// A rank that the suit does not have. `{value}`: it.
    NoSuchRank = "no-such-rank",
    /// A bracket that is not closed, or closed but not opened.
    LooseBracket = "loose-bracket",
    /// The mark of the winning tile without one tile after it, or twice.
    LooseWin = "loose-win",
    /// The text is far too long to be a hand. `{value}`: how many characters.
    TooLong = "too-long",
    /// The text has no tile in it.
    NoTiles = "no-tiles",
    /// Fourteen tiles in a hand that does not win. `{value}`: how many.
    LoserTooManyTiles = "loser-too-many-tiles",
    /// Several players claim the win, but the tile was self-drawn.
    ClaimsSelfDrawn = "claims-self-drawn",
    /// Several players claim the win, and nobody has said who discarded.
    ClaimsWithoutFrom = "claims-without-from",
    /// A player claims the win with a tile that does not complete the hand. `{tiles}`.
    ClaimNotWinning = "claim-not-winning",
    /// A robbed kong, but the robbed player shows no pung of the tile. `{tiles}`.
    RobbedPungMissing = "robbed-pung-missing",
    /// Fourteen tiles, and none of them marked as the winning one.
    WinTileNotSaid = "win-tile-not-said",
    /// Ready from the first deal on, but with a claimed set.
    ReadyOnDealMelded = "ready-on-deal-melded",
    /// The last tile of the wall, but drawn as a free tile.
    LastDrawFreeTile = "last-draw-free-tile",
    /// Last copy of its kind in sight, but another copy stands concealed in another hand.
    /// `{tiles}`.
    LastCopyConcealed = "last-copy-concealed",
    /// A limit that is not a multiple of ten, or out of range. `{value}`: it.
    BadLimit = "bad-limit",
    /// A hand that was won has fewer than fourteen tiles. `{value}`: how many.
    TooFewTiles = "too-few-tiles",
    /// Another player's hand has more than thirteen tiles. `{value}`: how many.
    MoreThanThirteen = "more-than-thirteen",
    /// More than four copies of a kind over all hands. `{tiles}`, `{value}`: how many.
    FiveOnTable = "five-on-table",
    /// More than one player is said to have won. `{value}`: the seat that comes first.
    SeveralWinners = "several-winners",
    /// The winner's tiles have not been entered.
    WinnerNotEntered = "winner-not-entered",
    /// Nobody has said which tile was turned up as the jing.
    JingUnknown = "jing-unknown",
    /// More primary jing than are in play. `{tiles}`, `{value}`: how many.
    TooManyJing = "too-many-jing",
    /// More kongs of jing than the counted jing can make.
    JingKongWithoutJing = "jing-kong-without-jing",
    /// A win with the dealt hand that is not the dealer's own.
    HeavenlyImpossible = "heavenly-impossible",
    /// A win on the dealer's first discard that cannot be one.
    EarthlyImpossible = "earthly-impossible",
    /// Four like first discards, and a win before all four could be made.
    ChaoZhuangTooEarly = "chao-zhuang-too-early",
    /// A link of a version that this program does not know. `{value}`: the version.
    LinkVersion = "link-version",
    /// A link that cannot be read. `{value}`: the part of it.
    DamagedLink = "damaged-link",
}

impl fmt::Display for FaultCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl Serialize for FaultCode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}

/// One thing that is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// What is wrong.
    pub code: FaultCode,
    /// The player that it is about, where there are several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The event that it is about, counted from 1, where several are entered in order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<usize>,
    /// The tiles that it is about.
    pub tiles: Vec<Tile>,
    /// The text or number that it is about.
    pub value: String,
}

impl Fault {
    /// A fault without tiles or text.
    #[inline(never)]
    pub fn new(code: FaultCode) -> Fault {
        Fault { code, seat: None, event: None, tiles: Vec::new(), value: String::new() }
    }

    /// About these tiles.
    #[must_use]
    pub fn tiles(mut self, tiles: impl IntoIterator<Item = Tile>) -> Fault {
        self.tiles.extend(tiles);
        self
    }

    /// About this player.
    #[must_use]
    pub fn seat(mut self, seat: Seat) -> Fault {
        self.seat = Some(seat);
        self
    }

    /// About this text or number.
    #[must_use]
    pub fn value(self, value: impl fmt::Display) -> Fault {
        self.text(&value)
    }

    #[inline(never)]
    fn text(mut self, value: &dyn fmt::Display) -> Fault {
        // What is quoted came from outside and may be long.
        self.value = value.to_string().chars().take(40).collect();
        self
    }

    /// The sentence that names the trouble and how to mend it, with the event and the
    /// player before it.
    pub fn sentence(&self, catalogue: &Catalogue) -> Sentence {
        // Some values are keys of names.
        let value = match self.code {
            FaultCode::FlowerTwice => catalogue.get(&format!("flower.{}", self.value)).to_owned(),
            FaultCode::SelfDrawnFromOther | FaultCode::SeatNotTaken | FaultCode::SeveralWinners => {
                catalogue.get(&format!("seat.{}", self.value)).to_owned()
            }
            _ => self.value.clone(),
        };
        let slots = [("tiles", Slot::tiles(&self.tiles)), ("value", Slot::text(value))];
        let mut sentence = catalogue.sentence(&format!("fault.{}", self.code.key()), &slots);
        let seat = self.seat.map(|seat| catalogue.get(&format!("seat.{seat}")).to_owned());
        let number = |number: usize| Slot::Number(i64::try_from(number).unwrap_or(i64::MAX));
        let event = self.event.map(|n| catalogue.text("fault.event", &[("event", number(n))]));
        let subject: Vec<String> = event.into_iter().chain(seat).collect();
        let language = catalogue.language();
        if !subject.is_empty() {
            sentence.0.insert(0, Span::Text(subject.join(language.comma()) + language.colon()));
        }
        sentence
    }
}

/// In English: `fault.<code>` of the English catalogue.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.sentence(&Catalogue::english()), f)
    }
}

impl std::error::Error for Fault {}
