//! The Leptos app: one screen on which a hand is tapped and its report is shown.
//!
//! It stands at both ends of the flow: a tap is an action on the [state](crate::state), whose draft
//! the driver makes a report of, and the parts of the screen show that report. [`web`] talks to the
//! browser; every other file is a part of the screen. Nothing here decides a rule.

mod address;
mod art;
mod ask;
mod book;
mod circumstances;
mod compare;
mod comparison;
mod controls;
mod dialog;
mod discards;
mod dom;
mod embed;
mod entry;
mod events;
mod expected_payments;
mod fans;
mod fetch;
mod focus;
mod hand;
mod hand_layout;
mod help;
mod keyboard;
mod lazy_parts;
mod ledger;
mod live_region;
mod long_press;
mod menu;
mod notice;
mod palette;
mod places;
mod practice;
mod print;
mod readings;
mod rulings;
mod screen;
mod seat_names;
mod seats;
mod settled;
mod share;
mod splits;
mod start;
mod storage;
mod summary;
mod systems;
mod ui;
mod waits;
mod web;
mod what_if;
mod words;
mod worth;

pub use embed::embed;
pub use start::mount;
