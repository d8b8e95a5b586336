//! The codes of the faults that only Chinese Classical finds. The codes that several systems share
//! are constants of [`FaultCode`].

use crate::entry::{FaultCode, fault_codes};

fault_codes! {
    /// Several players claim the win, but the discarder is not known.
    CLAIMS_WITHOUT_FROM = FaultCode::new("claims-without-from").open(),
    /// A player claims the win with a tile that does not complete the hand. `{{tiles}}`.
    CLAIM_NOT_WINNING = FaultCode::new("claim-not-winning"),
    /// The hand was ready on the first deal, but has a claimed set.
    READY_ON_DEAL_MELDED = FaultCode::new("ready-on-deal-melded"),
    /// The winning tile was the last tile of the wall, but drawn as a free tile.
    LAST_DRAW_FREE_TILE = FaultCode::new("last-draw-free-tile"),
}
