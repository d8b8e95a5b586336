//! The start of the app, the address, the loading of parts, and the arrangement of the screen.

pub mod address;
pub mod details;
pub mod dialog;
pub mod first_screen;
pub mod keyboard;
pub mod loading;
pub mod notice;
pub mod parts;
pub mod printing;
pub mod screen;
pub mod start;
pub mod systems;
