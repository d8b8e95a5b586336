//! Faults that only Siamese MCR finds. Those that several systems find are constants of
//! [`FaultCode`].

use crate::entry::{FaultCode, fault_codes};

fault_codes! {
    /// A seat where nobody plays. `{{value}}`: the seat.
    SEAT_NOT_TAKEN = FaultCode::new("seat-not-taken").naming("seat"),
    /// Tiles that are pinned to a hand but are not among the concealed tiles. `{{tiles}}`.
    PIN_NOT_CONCEALED = FaultCode::new("pin-not-concealed").refusing_tile(),
    /// Too many tiles pinned to one hand. `{{value}}`: their number together with the melds of the
    /// hand, with a kong counted as three tiles.
    TOO_MANY_PINS = FaultCode::new("too-many-pins").refusing_tile(),
    /// An odd number of deals for two players, who would not deal equally often (T6). `{{value}}`: the
    /// number.
    UNEVEN_DEALS = FaultCode::new("uneven-deals"),
}
