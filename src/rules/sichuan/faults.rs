//! Faults that only Sichuan finds. Those that several systems find are constants of
//! [`FaultCode`].

use crate::entry::{FaultCode, fault_codes};

fault_codes! {
    /// A claimed chow in a rule system where chows are not claimed. `{tiles}`.
    CHOW_NOT_CLAIMED = FaultCode::new("chow-not-claimed").refusing_tile(),
    /// Something happens after the deal has ended.
    EVENT_AFTER_END = FaultCode::new("event-after-end"),
    /// A kong or a win after one on the last tile.
    EVENT_AFTER_LAST_TILE = FaultCode::new("event-after-last-tile"),
    /// A player who has won draws, discards or declares.
    ALREADY_WON = FaultCode::new("already-won"),
    /// A player claims the same tile twice.
    WINNER_TWICE = FaultCode::new("winner-twice"),
    /// A kong that is not among the player's melds. `{tiles}`.
    KONG_NOT_IN_HAND = FaultCode::new("kong-not-in-hand"),
    /// The same kong twice. `{tiles}`.
    KONG_TWICE = FaultCode::new("kong-twice"),
    /// A win right after a kong, but something else came between.
    KONG_NOT_JUST_BEFORE = FaultCode::new("kong-not-just-before"),
    /// A discard right after a kong, but the discarder has none.
    DISCARDER_WITHOUT_KONG = FaultCode::new("discarder-without-kong"),
    /// A passed win before a self-drawn one.
    PASSED_SELF_DRAWN = FaultCode::new("passed-self-drawn"),
    /// A passed win of a value that no hand has. `{value}`: it.
    NO_SUCH_VALUE = FaultCode::new("no-such-value"),
}
