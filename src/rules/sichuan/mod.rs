//! Sichuan Bloody Mahjong, 四川麻将 (血战到底), as the World Mahjong Sports Games have it: nine
//! fans, at most three of which count, and play goes on until three have won or the wall ends.
//!
//! Clause marks (S1 …) and the names of open readings (S-A1 …) are those of the project's rules
//! of Sichuan.
//!
//! A whole deal is a [`Table`], checked to a [`Deal`] and settled event by event. One hand
//! alone is a [`Single`], which is a deal with nothing else known:
//!
//! ```
//! use hule::rules::sichuan::{Rulings, Single, Verdict, settle};
//! use hule::{notation, seat::Seat, tile::Suit};
//!
//! let mut hand = Single::new(Seat::East);
//! hand.player.standing = notation::parse("22335566m77889p").unwrap().standing;
//! hand.player.void = Some(Suit::Bamboo);
//! hand.tile = "9p".parse().ok();
//! hand.how = WinSource::SelfDrawn;
//! let settlement = settle(&hand.deal(Rulings::WMSG).unwrap());
//! let Verdict::Won { value, .. } = &settlement.claims[0].verdict else { panic!() };
//! assert_eq!((value.fans, value.value), (2, 4));
//! assert_eq!(settlement.ledger.net.east, 15);
//! ```

pub mod book;
mod check;
mod claim;
mod deal;
mod detect;
mod engine;
pub mod fans;
pub mod faults;
mod gap;
pub mod obstacles;
mod questions;
mod reading;

mod ruling;
mod settle;
mod single;
mod system;
mod table;
#[cfg(test)]
mod tests;
mod value;
mod waits;
mod wall;

pub use claim::{Judged, Refusal, Verdict};
pub use deal::{Deal, TILES};
pub use engine::ENGINE;
pub use fans::{CAP, FANS};
pub use gap::{Gap, GapKind};

pub use ruling::{Ruling, Rulings};
pub use settle::{Settlement, Step, settle};
pub use single::Single;
pub use system::SYSTEM;
pub use table::{Claim, Event, Kong, KongKind, Player, Table, Win};
pub use value::{Value, Valued, best, readings};
pub use waits::{Maximum, maximum, standing, waits};
pub use wall::{State, WallEnd};

use crate::scoring::{Evidence, Obstacle};

use reading::{Facts, Reading};

/// Why a fan applies to a reading of a claim that wins, once or several times, or the first thing
/// in the way; `None` where there is no such claim, reading or fan.
pub fn why(
    deal: &Deal,
    judged: &Judged,
    reading: usize,
    fan: u8,
) -> Option<Result<Vec<Evidence>, Obstacle>> {
    let Verdict::Won { readings, .. } = &judged.verdict else {
        return None;
    };
    let division = &readings.get(reading)?.sheet.division;
    let hand = deal.hand(judged.seat);
    if hand.all().get(judged.tile) >= 4 {
        return None;
    }
    let facts = Facts::new(hand, judged.tile, judged.how, judged.last);
    detect::why(&Reading { facts: &facts, division }, fan)
}
