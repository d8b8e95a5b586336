//! What all parts of the screen share.

mod act;
pub mod fetch;
pub mod keeping;
pub mod part;
pub mod question;
pub mod rulebook;
pub mod seat_names;
pub mod settings;
pub mod store;
pub mod texts;
pub mod ui;
pub mod words;
