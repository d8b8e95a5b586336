//! Faults that only Chinese Classical finds. Those that several systems find are constants of
//! [`FaultCode`].

use crate::entry::{FaultCode, fault_codes};

fault_codes! {
    /// Several players claim the win, and nobody has said who discarded.
    CLAIMS_WITHOUT_FROM = FaultCode::new("claims-without-from"),
    /// A player claims the win with a tile that does not complete the hand. `{tiles}`.
    CLAIM_NOT_WINNING = FaultCode::new("claim-not-winning"),
    /// Ready from the first deal on, but with a claimed set.
    READY_ON_DEAL_MELDED = FaultCode::new("ready-on-deal-melded"),
    /// The last tile of the wall, but drawn as a free tile.
    LAST_DRAW_FREE_TILE = FaultCode::new("last-draw-free-tile"),
    /// A limit that is not a multiple of ten, or out of range. `{value}`: it.
    BAD_LIMIT = FaultCode::new("bad-limit"),
}
