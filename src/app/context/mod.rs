//! What all parts of the screen share.
//!
//! - [`Calculator`]: what has been entered, its report, what is open on the screen, and actions;
//! - [`I18n`]: words in the language of the reader;
//! - [`Fetching`]: what has been fetched, what is on its way, and how far the start has come;
//! - [`Device`]: what is kept on this device, and what is told if that fails;
//! - [`Rulebook`]: the open page of the rulebook.
//!
//! Each is a Leptos context of signals, which a component asks for by itself (`use_i18n()`) and which a
//! handler takes along as a copy.

mod act;
mod at_table;
mod calculator;
mod device;
pub mod fetching;
pub mod hand_storage;
mod i18n;
pub mod lasting;
mod outcome;
pub mod part;
pub mod question;
mod reading;
mod rulebook;
pub mod settings;
mod state_signals;

pub use at_table::AtTable;
pub use calculator::{Calculator, use_calculator};
pub use device::{Device, UnreadSession, use_device};
pub use fetching::{FetchEngines, Fetching, MORE, Stage, rulebook_files, spawn, use_fetching};
pub use i18n::{I18n, use_i18n};
pub use rulebook::{Closed, Rulebook, use_rulebook};
pub use state_signals::Renewed;
