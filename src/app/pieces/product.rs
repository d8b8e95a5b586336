//! What the app calls itself.

/// The name, and how it is written in Chinese.
pub const NAMES: [&str; 2] = ["Hule", "胡了"];
