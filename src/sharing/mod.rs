//! Shares a hand outside the app: as a text message with Unicode tiles, and as an SVG picture.
//!
//! Both are made from the tiles and a [`HandSummary`](message::HandSummary), for which the app
//! takes the words from a report. Nothing here touches the browser.

pub mod message;
pub mod picture;
