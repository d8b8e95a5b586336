//! Helpers that several tests share: random hands that are the same in every run, and a slow and
//! simple way to find every reading of a hand.
#![allow(dead_code, reason = "each suite uses a part of it")]

pub mod brute;
#[path = "../cases/mod.rs"]
pub mod cases;
pub mod complete;
pub mod drafts;
pub mod fans;
pub mod faults;
pub mod flow;
pub mod random;
pub mod readings;
pub mod sources;
pub mod timed;
pub mod unfinished;
