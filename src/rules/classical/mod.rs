//! Chinese Classical mahjong, by the rules of Njuse4ka: points, doubles, a limit, and a settlement
//! of all four hands.
//!
//! The clause marks (C1 …) refer to the project's rules of Chinese Classical.
//!
//! A [`Record`] holds what was entered, a [`Deal`] is the same after the checks, and [`score`]
//! counts every hand and settles the deal:
//!
//! ```
//! use hule::rules::classical::{Claim, Deal, Ending, EnteredHand, LIMIT, Record, Rulings, score};
//! use hule::tiles::{BySeat, Win, WinSource, Wind};
//!
//! let standing = hule::entry::notation::parse("234567m345678p9s").unwrap().standing;
//! let win = Win {
//!     source: WinSource::SelfDrawn,
//!     from: None,
//!     last_of_wall: false,
//!     last_copy: false,
//! };
//! let mut hands = BySeat::default();
//! hands.east = Some(EnteredHand { standing, ..EnteredHand::default() });
//! let record = Record {
//!     round: Wind::East,
//!     limit: LIMIT,
//!     flowers: true,
//!     rulings: Rulings::AS_WRITTEN,
//!     hands,
//!     ending: Ending::Win(Claim {
//!         by: vec![Wind::East],
//!         tile: "9s".parse().ok(),
//!         win,
//!         ready_on_deal: false,
//!         declared_ready: true,
//!     }),
//! };
//! let scored = score(&Deal::new(&record).unwrap());
//! // Points: 20 for going out, 2 for a tile from the wall and 2 for the only possible tile.
//! // Doubles: no points and fully concealed.
//! assert_eq!(scored.hands.east.best().unwrap().formula().to_string(), "24 × 2 × 2");
//! assert_eq!((scored.hands.east.value(), scored.ledger.net.east), (100, 600));
//! ```

mod best;
pub mod book;
mod deal;
mod detect;
mod doubles;
mod engine;
pub mod fans;
pub mod faults;
mod forms;
mod game;
mod limit_hands;
pub mod obstacles;
pub mod path;
mod payments;
mod points;
mod questions;
mod reading;
mod record;
mod ruling;
mod score;
mod sheet;
mod shortfall;
mod system;
mod waits;
mod ways;

pub use deal::{Deal, Held, Victory};
pub use engine::ENGINE;
pub use fans::{FANS, Kind, kind};
pub use record::{Claim, Ending, EnteredHand, LIMIT, Record};
pub use ruling::{Ruling, Rulings};
pub use score::{Entered, Scored, SeatScore, Verdict, score, why};
pub use sheet::HandSheet;
pub use shortfall::shortfall;
pub use system::SYSTEM;
pub use waits::{standing, waits};
