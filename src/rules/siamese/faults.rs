//! Faults that only Siamese MCR finds. Those that several systems find are constants of
//! [`FaultCode`].

use crate::entry::{FaultCode, fault_codes};

fault_codes! {
    /// A seat at which nobody plays. `{value}`: the seat.
    SEAT_NOT_TAKEN = FaultCode::new("seat-not-taken").naming("seat"),
    /// Tiles pinned to one of two hands that are not among the concealed ones. `{tiles}`.
    PIN_NOT_CONCEALED = FaultCode::new("pin-not-concealed").refusing_tile(),
    /// More tiles pinned to one of two hands than it has room for. `{value}`: how many with its
    /// melds, counting a kong as three.
    TOO_MANY_PINS = FaultCode::new("too-many-pins").refusing_tile(),
}
