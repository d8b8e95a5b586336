//! What the app asks of the browser.

pub mod date;
pub mod files;
pub mod focus;
pub mod hands;
pub mod neighbours;
pub mod paint;
pub mod picture;
pub mod sessions;
pub mod settled;
pub mod sharing;
pub mod steps;
pub mod storage;
pub mod style;
pub mod time_limit;
pub mod version;
pub mod vibration;
pub mod wake_lock;
pub mod web;
