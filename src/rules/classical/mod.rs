//! Chinese Classical mahjong, after the rules of Njuse4ka: points, doubles, a limit, and a
//! settlement of all four hands.
//!
//! Clause marks (C1 and so on) are those of the project's rules of Chinese Classical.
//!
//! A [`Record`] is a deal as it was written down; [`Deal::new`] checks it, [`score`] counts every
//! hand and settles:
//!
//! ```
//! use hule::rules::classical::{Claim, Deal, Ending, Entry, LIMIT, Record, Rulings, score};
//! use hule::tiles::{BySeat, Win, WinSource, Wind};
//!
//! let standing = hule::entry::notation::parse("234567m345678p9s").unwrap().standing;
//! let win = Win { way: WinSource::SelfDrawn, from: None, last_of_wall: false, last_copy: false };
//! let mut hands = BySeat::default();
//! hands.east = Some(Entry { standing, ..Entry::default() });
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
//! // 20 and 2 from the wall and 2 for the only tile; no points ×2, fully concealed ×2.
//! assert_eq!(scored.hands.east.best().unwrap().formula().to_string(), "24 × 2 × 2");
//! assert_eq!((scored.hands.east.value(), scored.ledger.net.east), (100, 600));
//! ```

mod best;
pub mod book;
mod checks;
mod deal;
mod detect;
mod doubles;
mod engine;
pub mod fans;
pub mod faults;
mod limits;
pub mod obstacles;
mod payments;
mod points;
mod questions;
mod reading;
mod record;
mod ruling;
mod sheet;
mod system;
mod table;
mod waits;
mod ways;

pub use deal::{Deal, Held, Victory};
pub use engine::ENGINE;
pub use fans::{FANS, Kind, kind};
pub use record::{Claim, Ending, Entry, LIMIT, Record};
pub use ruling::{Ruling, Rulings};
pub use sheet::HandSheet;
pub use system::SYSTEM;
pub use table::{Entered, Scored, SeatScore, Verdict, score, why};
pub use waits::{standing, waits};
