//! The Leptos app: one screen on which a hand is tapped and its report is shown.
//!
//! It stands at both ends of the flow: a tap is an action on the [state](crate::calculator::State),
//! whose draft the driver makes a report of, and the parts of the screen show that report. Nothing here
//! decides a rule.
//!
//! - `browser`: what the app asks of the browser.
//! - `context`: what all parts of the screen share: signals, words, what is fetched.
//! - `pieces`: small views that several parts show: tiles, sentences, readings, questions.
//! - `entry`: the hand, the palette, the circumstances and the events.
//! - `result`: the summary, the fans, the waits, the payments.
//! - `panels`: what opens over the screen.
//! - `ways`: what would make a hand win, and its discards by worth.
//! - `rulebook`: every fan and rule of a system; `ask`: answers to questions about them.
//! - `practice`: exercises.
//! - `share`: sharing a hand, and the saved hands.
//! - `embed`: what other pages show of the app.
//! - `session`: score sheets of many deals, and recording deals on them.
//! - `shell`: the start, the address, the parts that are fetched, and the arrangement of the screen.

mod ask;
mod browser;
mod context;
pub mod embed;
mod entry;
mod panels;
mod pieces;
mod practice;
mod result;
mod rulebook;
mod session;
mod share;
mod shell;
mod ways;

pub use browser::web::files_at;
pub use shell::guests;
pub use shell::start::mount;
