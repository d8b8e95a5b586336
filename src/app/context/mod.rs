//! What all parts of the screen share.

pub mod fetch;
pub mod keeping;
pub mod part;
pub mod rulebook;
pub mod seat_names;
pub mod settings;
pub mod texts;
pub mod ui;
pub mod words;
