//! The parts of the screen with which a hand is entered.

pub mod circumstances;
pub mod events;
pub mod hand;
pub mod hand_layout;
pub mod long_press;
pub mod modes;
pub mod palette;
pub mod places_line;
