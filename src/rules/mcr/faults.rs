//! Faults that only MCR finds. Those that several systems find are constants of
//! [`FaultCode`].

use crate::entry::{FaultCode, fault_codes};

fault_codes! {
    /// More than eight flowers and seasons. `{{value}}`: how many.
    TOO_MANY_FLOWERS = FaultCode::new("too-many-flowers"),
}
