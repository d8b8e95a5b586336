//! The faults that only Harbour knows.

use hule::entry::FaultCode;

/// In a storm nobody may hold honors.
pub const HONORS_IN_A_STORM: FaultCode = FaultCode::new("honors-in-a-storm").refusing_tile();

/// All of them.
pub const ALL: &[FaultCode] = &[HONORS_IN_A_STORM];
