//! Hule (胡了): mahjong hands, from tiles to payments.
//!
//! The way of a hand through the library:
//!
//! 1. A [`Draft`](draft::Draft) holds whatever has been entered; [`notation`] reads and writes it.
//! 2. [`score`](score::score) asks the draft's [`Ruleset`](ruleset::Ruleset) to check it: a hand
//!    that cannot exist gives every [`Fault`](error::Fault) at once.
//! 3. A complete hand is read in every way ([`division`]); each fan that is true of a reading
//!    gives its [`Evidence`](fan::Evidence), each other fan its [`Obstacle`](fan::Obstacle).
//! 4. What counts, and what is excluded and why, makes a [`Sheet`](sheet::Sheet).
//! 5. The best sheet is settled in a [`Ledger`](ledger::Ledger).
//! 6. All of it is one [`Report`](report::Report).
//!
//! ```
//! use hule::{draft::Draft, notation, rules, score::score};
//!
//! let mut draft = Draft::new(rules::system("mcr").unwrap());
//! draft.tiles = notation::parse("123m456p[789s][EEEE,1]C+C").unwrap();
//! draft.set("win", "self-drawn").unwrap();
//! let report = score(&draft);
//! assert_eq!(report.sheets[0].total, 21);
//! let net = report.ledger.unwrap().net;
//! assert_eq!((net.east, net.south), (87, -29));
//! ```
#![forbid(unsafe_code)]

pub mod book;
pub mod entry;
pub mod explore;
pub mod practice;
pub mod reading;
pub mod rules;
pub mod saved;
pub mod scoring;
pub mod sharing;
pub mod state;
pub mod system;
pub mod text;
pub mod tiles;

#[cfg(feature = "app")]
pub mod app;
#[cfg(feature = "js")]
mod js;
