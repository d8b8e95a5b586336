//! The Leptos app: one screen on which a hand is tapped and its report is shown.
//!
//! It stands at both ends of the flow: a tap is an action on the [state](crate::state), whose draft
//! the driver makes a report of, and the parts of the screen show that report. [`web`] talks to the
//! browser; every other file is a part of the screen. Nothing here decides a rule.

mod book;
mod browser;
mod context;
pub mod embed;
mod entry;
mod panels;
mod pieces;
mod practice;
mod result;
mod share;
mod shell;

pub use shell::first_screen::first_screen;
pub use shell::guests;
pub use shell::start::mount;
