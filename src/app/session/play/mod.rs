//! Playing a session: what stands around the calculator, and the panels in which a session begins, a
//! deal is entered without tiles, a penalty is given, and names are corrected.

pub mod bar;
mod begin;
pub mod between;
mod deal;
pub mod deal_bar;
mod fields;
mod form_fields;
mod names;
mod penalty;
mod recording;
mod seating;
pub mod trouble;
mod turning;

pub use begin::{AsLastTime, BeginPanel};
pub use deal::DealPanel;
pub use fields::{FieldFaults, NumberLine};
pub use names::PlayerNames;
pub use penalty::PenaltyPanel;
