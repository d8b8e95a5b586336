//! The parts of the screen with which a hand is entered.

pub mod beside_hand;
mod both_ways;
pub mod circumstances;
pub mod event_editor;
pub mod events;
mod groups;
pub mod hand;
mod hand_offers;
mod hands_row;
pub mod line_piece;
pub mod long_press;
pub mod modes;
pub mod palette;
mod piece;
pub mod places_line;
mod seat_keys;
mod slide;
pub mod suggestions;
mod taken_piece;
