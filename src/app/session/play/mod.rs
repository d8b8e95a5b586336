//! Playing a session: what stands around the calculator, and the panels in which a session begins, a
//! deal is entered without tiles, and a penalty is given.

pub mod bar;
mod begin;
pub mod between;
mod choice;
mod deal;
mod deal_form;
mod fields;
mod penalty;
mod seating;
pub mod trouble;
mod wins;

pub use begin::{AsLastTime, BeginPanel};
pub use deal::DealPanel;
pub use penalty::PenaltyPanel;
