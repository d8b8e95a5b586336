//! Sichuan Bloody Mahjong, 四川麻将 (血战到底), by the rules of the World Mahjong Sports Games:
//! nine fans, of which at most three count. Play continues until three players have won or the
//! wall is used up.
//!
//! The clause marks (S1 …) and the names of open readings (S-A1 …) refer to the project's rules
//! of Sichuan.
//!
//! A [`Table`] holds what was entered, a [`Deal`] is the same after the checks, and [`settle`]
//! settles it event by event. A [`OneHand`] is a deal of which only one hand is known:
//!
//! ```
//! use hule::rules::sichuan::{Rulings, OneHand, Verdict, settle};
//! use hule::entry::notation;
//! use hule::tiles::{Seat, Suit, WinSource};
//!
//! let mut hand = OneHand::new(Seat::East);
//! hand.player.standing = notation::parse("22335566m77889p").unwrap().standing;
//! hand.player.missing_suit = Some(Suit::Bamboo);
//! hand.tile = "9p".parse().ok();
//! hand.source = WinSource::SelfDrawn;
//! let settlement = settle(&hand.deal(Rulings::WMSG).unwrap());
//! let Verdict::Won { value, .. } = &settlement.claims[0].verdict else { panic!() };
//! assert_eq!((value.fans, value.value), (2, 4));
//! assert_eq!(settlement.ledger.net.east, 15);
//! ```

pub mod book;
mod claim;
mod deal;
mod detect;
mod engine;
pub mod fans;
pub mod faults;
mod game;
mod missing_entry;
pub mod obstacles;
mod one_hand;
pub mod path;
mod questions;
mod reading;
mod ruling;
mod settle;
mod shortfall;
mod suggestions;
mod system;
mod table;
#[cfg(test)]
mod tests;
mod value;
mod waits;
mod wall_end;

pub use claim::{JudgedClaim, Refusal, Verdict};
pub use deal::{Deal, TILES};
pub use engine::ENGINE;
pub use fans::{CAP, FANS};
pub use missing_entry::{MissingEntry, MissingEntryKind};
pub use one_hand::OneHand;
pub use ruling::{Ruling, Rulings};
pub use settle::{Settlement, Step, settle};
pub use system::SYSTEM;
pub use table::{Claim, Event, Kong, KongKind, Player, Table, Win};
pub use value::{Value, ValuedReading, best, readings};
pub use waits::{Maximum, maximum, standing, waits};
pub use wall_end::{WallEnd, WallEndState};

use crate::reading::division::Division;
use crate::scoring::{Evidence, Obstacle, Shortfall};

use reading::{Facts, Reading};

/// The evidence for each time that a fan applies to a reading of a winning claim, or the first
/// obstacle if it does not apply. Returns `None` if the claim does not win, or if the reading or
/// the fan does not exist.
pub fn why(
    deal: &Deal,
    judged: &JudgedClaim,
    reading: usize,
    fan: u8,
) -> Option<Result<Vec<Evidence>, Obstacle>> {
    let (facts, division) = of_claim(deal, judged, reading)?;
    detect::why(&Reading { facts: &facts, division }, fan)
}

/// What is missing of a fan in a reading of a winning claim with this obstacle.
pub fn shortfall(
    deal: &Deal,
    judged: &JudgedClaim,
    reading: usize,
    obstacle: Obstacle,
) -> Shortfall {
    match of_claim(deal, judged, reading) {
        None => obstacle.into(),
        Some((facts, division)) => {
            let missing_suit = deal.missing_suit(judged.seat);
            shortfall::shortfall(&facts, division, missing_suit, obstacle)
        }
    }
}

/// The facts of a winning claim, and the division of one of its readings.
fn of_claim<'a>(
    deal: &'a Deal,
    judged: &'a JudgedClaim,
    reading: usize,
) -> Option<(Facts<'a>, &'a Division)> {
    let Verdict::Won { readings, .. } = &judged.verdict else {
        return None;
    };
    let division = &readings.get(reading)?.sheet.division;
    let hand = deal.hand(judged.seat);
    if hand.all().get(judged.tile) >= 4 {
        return None;
    }
    Some((Facts::new(hand, judged.tile, judged.source, judged.last_tile), division))
}
