//! What all parts of the screen share.

mod act;
pub mod fetch;
pub mod keeping;
pub mod lasting;
pub mod own_presets;
pub mod part;
pub mod question;
pub mod rulebook;
pub mod seat_names;
pub mod settings;
pub mod storage_notes;
pub mod store;
pub mod texts;
pub mod ui;
pub mod words;
