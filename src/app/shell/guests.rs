//! Guests: parts of the app in elements of other pages.
//!
//! `src/main.rs` exports [`begin`] and [`Guest`] to the scripts in `www/embed`. A guest shows the
//! calculator, a score or a session in an element that is called its place, and dispatches these events
//! on it:
//!
//! - `hule-report` whenever its report changes; the detail is a `PageReport` or a `PageSession`;
//! - `hule-hand` when a hand of a session is to be opened; the detail is its link;
//! - `hule-failed` if the words can't be fetched, so that nothing is shown.
//!
//! It also keeps two attributes of the place up to date: `lang`, and `data-settled` while it has
//! nothing to do.

pub use crate::app::shell::guest::{Guest, begin};
