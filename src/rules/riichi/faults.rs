//! The codes of the faults that only riichi finds. Those that several systems find are constants of
//! [`FaultCode`].

use crate::entry::{FaultCode, fault_codes};

fault_codes! {
    /// Riichi was declared, but a set was called.
    RIICHI_MELDED = FaultCode::new("riichi-melded"),
    /// A win within one go-round after riichi, but riichi was not declared.
    IPPATSU_WITHOUT_RIICHI = FaultCode::new("ippatsu-without-riichi"),
    /// Double riichi and ippatsu with a kong, which breaks the one or the other.
    DOUBLE_RIICHI_IPPATSU_KONG = FaultCode::new("double-riichi-ippatsu-kong"),
    /// Indicators beneath those of the dora, but riichi was not declared.
    URA_WITHOUT_RIICHI = FaultCode::new("ura-without-riichi"),
    /// The winner put down a stick, but did not declare riichi.
    STICK_WITHOUT_RIICHI = FaultCode::new("stick-without-riichi"),
    /// More indicators beneath than indicators of the dora. `{{value}}`: how many, `{{most}}`: how many
    /// indicators of the dora there are.
    TOO_MANY_URA = FaultCode::new("too-many-ura"),
    /// A win on the first turn, but a set was called or a kong declared.
    FIRST_TURN_MELDED = FaultCode::new("first-turn-melded"),
    /// A win on the first turn, but riichi was declared on a turn before.
    FIRST_TURN_AFTER_RIICHI = FaultCode::new("first-turn-after-riichi"),
    /// A win on the first turn, but with the last tile.
    FIRST_TURN_LAST_TILE = FaultCode::new("first-turn-last-tile"),
    /// East won on a discard before the first turn, which is East's own.
    FIRST_TURN_EAST = FaultCode::new("first-turn-east"),
    /// The winner is named as liable for their own hand.
    LIABLE_WINNER = FaultCode::new("liable-winner"),
    /// A player is liable for a yakuman whose sets are not declared.
    LIABLE_FOR_OTHER = FaultCode::new("liable-for-other"),
    /// A player was named as liable for a win without tiles, but the win is worth less than a yakuman.
    /// `{{value}}` is its worth.
    LIABLE_WITHOUT_YAKUMAN = FaultCode::new("liable-without-yakuman"),
    /// Several players won, but not all of them on the same discard.
    NOT_ONE_DISCARD = FaultCode::new("not-one-discard"),
    /// Another win was entered, but the hand was self-drawn, or nobody won.
    ALSO_WON_WITHOUT_DISCARD = FaultCode::new("also-won-without-discard"),
    /// Another win was entered of the player who won with the hand, or a second one of somebody else.
    /// `{{value}}`: the seat.
    ALSO_WON_TWICE = FaultCode::new("also-won-twice").naming("seat"),
    /// Another win was entered of the player who discarded the winning tile. `{{value}}`: the seat.
    ALSO_WON_DISCARDER = FaultCode::new("also-won-discarder").naming("seat"),
    /// Another win was entered with these han, with which no hand has so many fu on a discard.
    /// `{{value}}`: the fu.
    ALSO_WON_FU = FaultCode::new("also-won-fu"),
    /// Another win was entered with so many fu on a discard, which no hand has under the rulings, with whichever
    /// han. `{{value}}`: the fu.
    ALSO_WON_FU_OF_NO_HAND = FaultCode::new("also-won-fu-of-no-hand"),
    /// Another win was entered with more yakuman than a hand can have under the rulings.
    /// `{{value}}`: how many; `{{most}}`: how many it can have.
    ALSO_WON_YAKUMAN = FaultCode::new("also-won-yakuman"),
    /// Another player won with less than a yakuman on a North that was pulled, with which only a yakuman wins
    /// under the rulings.
    ALSO_WON_PULLED_NORTH = FaultCode::new("also-won-pulled-north"),
    /// The value of a win without tiles is one that only the dealer is paid, but the winner is another
    /// player in this deal. `{{value}}`: the points; instead of them, what the same hand is worth here.
    POINTS_OF_DEALER = FaultCode::new("points-of-dealer"),
    /// The value of a win without tiles is one that the dealer is never paid, but the winner is the dealer
    /// of this deal. `{{value}}`: the points; instead of them, what the same hand is worth here.
    POINTS_OF_OTHERS = FaultCode::new("points-of-others"),
    /// The value of a win without tiles is one that a hand has on a discard alone, but the win is self-drawn.
    /// `{{value}}`: the points; instead of them, what the same hand is worth self-drawn.
    POINTS_OF_DISCARD = FaultCode::new("points-of-discard"),
    /// The value of a win without tiles is one that a hand has self-drawn alone, but the win is on a discard.
    /// `{{value}}`: the points; instead of them, what the same hand is worth on a discard.
    POINTS_OF_SELF_DRAW = FaultCode::new("points-of-self-draw"),
    /// Two wins without tiles of one player.
    WON_TWICE = FaultCode::new("won-twice"),
    /// A player who declared riichi was not ready when the wall was used up, which is a chombo.
    /// `{{value}}`: the seat.
    DECLARED_NOT_READY = FaultCode::new("declared-not-ready").naming("seat"),
    /// Less is taken off at the end than the players begin with. `{{value}}`: what is taken off;
    /// `{{most}}`: what they begin with.
    RETURN_BELOW_START = FaultCode::new("return-below-start"),
    /// What the places bring, but not for as many places as there are players. `{{value}}`: how many
    /// places; `{{most}}`: how many players.
    PLACES_OF_OTHERS = FaultCode::new("places-of-others"),
    /// A player was ready when the wall was used up, but the tiles entered for the player are not.
    /// `{{value}}`: the seat.
    TENPAI_NOT_READY = FaultCode::new("tenpai-not-ready").naming("seat"),
}
