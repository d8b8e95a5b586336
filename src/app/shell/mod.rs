//! The start of the app, the address, the loading of parts, and the arrangement of the screen.

pub mod address;
mod back;
pub mod details;
pub mod dialog;
mod guest;
pub mod guests;
pub mod keyboard;
pub mod parts;
pub mod printing;
pub mod screen;
mod sheet;
pub mod start;
pub mod systems;
mod taking_over;
