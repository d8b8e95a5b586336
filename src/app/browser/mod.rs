//! What the app asks of the browser.

pub mod focus;
pub mod paint;
pub mod settled;
pub mod storage;
pub mod style;
pub mod web;
