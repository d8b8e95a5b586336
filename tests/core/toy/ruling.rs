//! The rulings of Harbour, of which there are none, and its preset.

use hule::system::Preset;

/// The only preset.
pub const PRESETS: &[Preset] = &[Preset { key: "harbour", bits: 0 }];
