//! Playing a session: what stands around the calculator, and the panels in which a session begins, a
//! deal is entered without tiles, a penalty is given, and names are corrected.

pub mod bar;
mod begin;
pub mod between;
mod choice;
mod deal;
pub mod deal_bar;
mod deal_form;
mod fields;
mod game_option;
mod names;
mod penalty;
mod recording;
mod seating;
mod special_ends;
pub mod trouble;
mod turning;
mod win_questions;
mod wins;

pub use begin::{AsLastTime, BeginPanel};
pub use deal::DealPanel;
pub use fields::{FieldFaults, NumberLine};
pub use names::PlayerNames;
pub use penalty::PenaltyPanel;
