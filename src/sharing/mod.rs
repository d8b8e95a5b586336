//! Shares what the app shows: a hand as a text message with Unicode tiles and as an SVG picture, a
//! session as a picture.
//!
//! They are made from tiles and a [`HandSummary`](message::HandSummary), or from a
//! [`SessionSummary`](session_picture::SessionSummary), for which the app takes the words from a
//! report or a score sheet. Nothing here touches the browser.

pub mod message;
mod paper;
pub mod picture;
pub mod session_picture;

pub use paper::{Imprint, shortened};
