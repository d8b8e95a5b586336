//! Draws what the app shows, for sharing: a hand and a session as SVG pictures.
//!
//! They are drawn from tiles and a [`HandSummary`](crate::text::message::HandSummary), or from a
//! [`SessionSummary`](session_picture::SessionSummary). Nothing here touches the browser.

pub mod evening_card;
pub mod html;
mod lines;
mod paper;
pub mod picture;
pub mod session_picture;
pub mod session_summary;
mod tiles;

pub use paper::{Description, Imprint, Look, Theme, shortened};
