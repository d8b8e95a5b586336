//! The app: one screen on which a hand is tapped and its report is read.
//!
//! [`state`] is what it knows and what each tap makes of it, in plain Rust; [`web`] speaks with
//! the browser; the rest are the parts of the screen, one a file. Nothing here decides a rule.

mod address;
mod art;
mod ask;
mod book;
mod carry;
mod circumstances;
mod compare;
mod controls;
mod dialog;
mod discards;
mod dom;
mod entry;
mod events;
mod fans;
mod fetch;
mod focus;
mod guest;
mod hand;
mod help;
mod keyboard;
mod kit;
mod later;
mod ledger;
mod menu;
mod near;
mod notice;
mod paid;
mod palette;
mod paper;
mod places;
mod practice;
mod press;
mod readings;
mod rows;
mod rulings;
mod said;
mod screen;
mod seats;
mod settled;
mod shelves;
mod splits;
mod start;
mod state;
mod summary;
mod systems;
mod versus;
mod waits;
mod web;
mod whose;
mod words;
mod worth;

pub use guest::embed;
pub use start::mount;
