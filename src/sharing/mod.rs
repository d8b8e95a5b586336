//! A hand that leaves the app: as a message of Unicode tiles, and as a picture.
//!
//! Plain text in both cases, made from words that the app has put together.

pub mod message;
pub mod picture;
