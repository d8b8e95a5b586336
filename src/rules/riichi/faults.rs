//! The codes of the faults that only riichi finds. Those that several systems find are constants of
//! [`FaultCode`].

use crate::entry::{FaultCode, fault_codes};

fault_codes! {
    /// Riichi was declared, but a set was called.
    RIICHI_MELDED = FaultCode::new("riichi-melded"),
    /// A win within one go-round after riichi, but riichi was not declared.
    IPPATSU_WITHOUT_RIICHI = FaultCode::new("ippatsu-without-riichi"),
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
    /// The winner is liable for the own hand.
    LIABLE_WINNER = FaultCode::new("liable-winner"),
    /// A player is liable for a yakuman whose sets are not declared.
    LIABLE_FOR_OTHER = FaultCode::new("liable-for-other"),
    /// Several players won, but not all of them on the same discard.
    NOT_ONE_DISCARD = FaultCode::new("not-one-discard"),
    /// A player was ready when the wall was used up, but the tiles entered for the player are not.
    /// `{{value}}`: the seat.
    TENPAI_NOT_READY = FaultCode::new("tenpai-not-ready").naming("seat"),
}
