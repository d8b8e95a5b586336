//! The codes of the faults that only sanma finds. All others are those of riichi.

use crate::entry::{FaultCode, fault_codes};

fault_codes! {
    /// Norths were laid aside, which the rulings do not allow.
    NORTHS_NOT_PULLED = FaultCode::new("norths-not-pulled"),
    /// A win on the tile drawn for a North, but no North was laid aside.
    NO_NORTH_REPLACED = FaultCode::new("no-north-replaced"),
    /// A win on a North that another player lays aside, but with another tile.
    PULLED_NORTH_OTHER_TILE = FaultCode::new("pulled-north-other-tile"),
    /// A win on a North that another player lays aside, which the rulings do not allow.
    PULLED_NORTH_NOT_WON = FaultCode::new("pulled-north-not-won"),
}
