//! The panels over the screen.

pub mod compare;
pub mod help;
pub mod menu;
pub mod rulings;
pub mod sheet;
