//! Sichuan Bloody Mahjong, 四川麻将 (血战到底), by the rules of the World Mahjong Sports Games:
//! nine fans, whose sum has a limit of three fans or, by ruling, of four. Play continues until three players have won or the
//! wall is used up.
//!
//! The clause marks (S1 …) and the names of open readings (S-A1 …) refer to the project's rules
//! of Sichuan.
//!
//! A deal is what a draft tells, after the checks, and the settlement takes it event by event. A draft
//! without events is a deal of which only one hand is known:
//!
//! ```
//! use hule::entry::Draft;
//! use hule::rules;
//! use hule::tiles::Seat;
//!
//! let mut draft = Draft::new(rules::system("sichuan").unwrap());
//! draft.read(0, "22335566m77889p+9p").unwrap();
//! draft.set("void", "s").unwrap();
//! draft.set("win", "self-drawn").unwrap();
//! let report = rules::score(&draft);
//! assert_eq!((report.sheets[0].points, report.sheets[0].total), (2, 4));
//! assert_eq!(report.ledger.as_ref().unwrap().net[Seat::East], 15);
//! ```

mod claim;
mod deal;
mod engine;
mod events;
pub mod fans;
pub mod faults;
mod game;
mod hand_state;
mod kong_entry;
mod missing;
mod needs;
pub mod obstacles;
pub mod pages;
pub mod path;
mod questions;
mod reading;
mod ruling;
mod settle;
mod suggestions;
mod system;
#[cfg(test)]
mod tests;
mod value;
mod waits;
mod wall_end;

use arrayvec::ArrayVec;

use crate::reading::shanten::Forms;
use crate::rules::Rules;
use crate::scoring::{Sheet, Shortfall, Why};
use crate::tiles::{Suit, TileSet};

pub use engine::ENGINE;
pub use fans::FANS;
pub use system::SYSTEM;

use claim::JudgedClaim;
use deal::{Deal, TILES};
use reading::Reading;

/// Everything that the registry has of this rule system.
pub const RULES: Rules = Rules {
    system: &SYSTEM,
    engine: &ENGINE,
    faults: faults::ALL,
    obstacles: obstacles::ALL,
    book: &pages::BOOK,
    path: &path::PATH,
};

/// The evidence for each time that a fan applies to a reading of a winning claim, or the first
/// obstacle if it does not apply. Returns `None` if there is no such fan.
fn why(deal: &Deal, judged: &JudgedClaim, sheet: &Sheet, fan: u8) -> Option<Why> {
    let row = fans::row_of(fan)?;
    of_claim(deal, judged, sheet, |reading| row.explain(reading))
}

/// What is missing of a fan in a reading of a winning claim. The hand has no tile of the missing suit, if
/// that is known, and wins with at most two suits (S4).
fn shortfall(deal: &Deal, judged: &JudgedClaim, sheet: &Sheet, fan: u8) -> Option<Shortfall> {
    let row = fans::row_of(fan)?;
    let missing_suit = deal.missing_suit(judged.seat);
    let suits = Suit::ALL.into_iter().filter(|suit| missing_suit.is_none_or(|s| s == *suit));
    let in_play: ArrayVec<TileSet, 3> =
        suits.map(|suit| TILES.minus(TileSet::of_suit(suit))).collect();
    let forms = Forms { pairs: &in_play, ..Forms::NONE };
    of_claim(deal, judged, sheet, |reading| row.missing(reading, &in_play, forms))
}

/// Asks about the reading of a winning claim that a sheet is of.
fn of_claim<T>(
    deal: &Deal,
    judged: &JudgedClaim,
    sheet: &Sheet,
    ask: impl FnOnce(&Reading) -> T,
) -> Option<T> {
    let won = judged.how.complete(deal.hand(judged.seat))?;
    let facts = judged.how.facts(&won);
    Some(ask(&Reading::new(&facts, &sheet.division, sheet.won)))
}
