//! The codes of the faults that only Sichuan finds. The codes that several systems share are
//! constants of [`FaultCode`].

use crate::entry::{FaultCode, fault_codes};

fault_codes! {
    /// An event comes after the deal has ended (S8).
    EVENT_AFTER_END = FaultCode::new("event-after-end"),
    /// A kong or a win comes after a win on the last tile.
    EVENT_AFTER_LAST_TILE = FaultCode::new("event-after-last-tile"),
    /// A player who has already won draws, discards or declares (S18).
    ALREADY_WON = FaultCode::new("already-won"),
    /// A player claims the same tile twice.
    WINNER_TWICE = FaultCode::new("winner-twice"),
    /// A player wins on the same tile as the player before, but the event before is no win.
    NO_WIN_BEFORE = FaultCode::new("no-win-before"),
    /// A kong is not among the player's melds. `{{tiles}}`: its kind.
    KONG_NOT_IN_HAND = FaultCode::new("kong-not-in-hand"),
    /// The same kong is declared twice. `{{tiles}}`: its kind.
    KONG_TWICE = FaultCode::new("kong-twice"),
    /// A kong was robbed, so that it was never made (S28). `{{tiles}}`: its kind.
    KONG_ROBBED = FaultCode::new("kong-robbed"),
    /// A win should directly follow a kong, but another event is between them.
    KONG_NOT_JUST_BEFORE = FaultCode::new("kong-not-just-before"),
    /// A discard should directly follow a kong, but the discarder has no kong.
    DISCARDER_WITHOUT_KONG = FaultCode::new("discarder-without-kong"),
    /// A self-drawn win is entered with a passed win, which bars only claims (S6).
    PASSED_SELF_DRAWN = FaultCode::new("passed-self-drawn"),
    /// No win has the value of the passed win. `{{value}}`: the value.
    NO_SUCH_VALUE = FaultCode::new("no-such-value"),
}
