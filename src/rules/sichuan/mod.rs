//! Sichuan Bloody Mahjong, 四川麻将 (血战到底), by the rules of the World Mahjong Sports Games:
//! nine fans, whose sum has a limit of three fans or, by ruling, of four. Play continues until three players have won or the
//! wall is used up.
//!
//! The clause marks (S1 …) and the names of open readings (S-A1 …) refer to the project's rules
//! of Sichuan.
//!
//! A table holds what was entered, a deal is the same after the checks, and the settlement takes it
//! event by event. A draft without events is a deal of which only one hand is known:
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
mod detect;
mod engine;
mod entry_points;
pub mod fans;
pub mod faults;
mod game;
mod hand_state;
mod missing_entry;
pub mod obstacles;
mod one_hand;
pub mod pages;
pub mod path;
mod player_waits;
mod questions;
mod reading;
mod ruling;
mod settle;
mod suggestions;
mod system;
mod table;
#[cfg(test)]
mod tests;
mod value;
mod waits;
mod wall_end;

use crate::rules::Rules;

pub use engine::ENGINE;
pub use fans::FANS;
pub use system::SYSTEM;

use claim::{JudgedClaim, Verdict};
use deal::{Deal, TILES};

use arrayvec::ArrayVec;

use crate::reading::division::Division;
use crate::reading::shanten::Forms;
use crate::reading::target::Exchangeable;
use crate::scoring::fan_table::NearMiss;
use crate::scoring::{Evidence, Measure, Obstacle, Shortfall};
use crate::tiles::{Suit, TileSet};

use reading::{Facts, Reading};

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
/// obstacle if it does not apply. Returns `None` if the claim does not win, or if the reading or
/// the fan does not exist.
fn why(
    deal: &Deal,
    judged: &JudgedClaim,
    reading: usize,
    fan: u8,
) -> Option<Result<Vec<Evidence>, Obstacle>> {
    let (rule, (facts, division)) = (fans::rule(fan)?, of_claim(deal, judged, reading)?);
    let mut all = Vec::new();
    let r = Reading { facts: &facts, division };
    let found =
        rule.each_occurrence(|detect| detect(&r), |times| times(&r), |found| all.push(found));
    Some(found.map(|()| all))
}

/// What is missing of a fan in a reading of a winning claim with this obstacle. The hand has no tile
/// of the missing suit, if that is known, and wins with at most two suits (S4).
fn shortfall(
    deal: &Deal,
    judged: &JudgedClaim,
    reading: usize,
    fan: u8,
    obstacle: Obstacle,
) -> Shortfall {
    let of_claim = of_claim(deal, judged, reading);
    let (Some(rule), Some((facts, division))) = (fans::rule(fan), of_claim) else {
        return obstacle.into();
    };
    let hand = Exchangeable::new(*facts.complete(), facts.hand.melds(), 0);
    let missing_suit = deal.missing_suit(judged.seat);
    let suits = Suit::ALL.into_iter().filter(|suit| missing_suit.is_none_or(|s| s == *suit));
    let in_play: ArrayVec<TileSet, 3> =
        suits.map(|suit| TILES.minus(TileSet::of_suit(suit))).collect();
    let in_play = &in_play[..];
    let forms = Forms { pairs: in_play, ..Forms::NONE };
    let measure = Measure { hand, division, in_play, forms };
    let claimed = Some(facts.tile).filter(|_| !facts.source.is_self_drawn());
    let reading = &Reading { facts: &facts, division };
    (rule.missing)(&NearMiss { reading, obstacle, measure, claimed })
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
    let JudgedClaim { tile, source, last_tile, .. } = *judged;
    Some((Facts::new(hand, tile, source, last_tile, deal.rulings()), division))
}
