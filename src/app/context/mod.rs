//! What all parts of the screen share.

pub mod controls;
pub mod fetch;
pub mod part;
pub mod rulebook;
pub mod seat_names;
pub mod texts;
pub mod ui;
pub mod words;
