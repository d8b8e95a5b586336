//! Nanchang (Jiangxi) mahjong, 南昌麻将, with two kinds of wild tile, the jing, and chows of honors.
//!
//! The clause marks (N1 …) refer to the project's rules of Nanchang mahjong.
//!
//! A deal is what a draft says after the checks. Its score has the arrangements of the winner's hand as
//! sheets, what every seat holds, the ledger, and the next dealer.

mod arrangement_goal;
mod arrangements;
mod best;
mod deal;
mod declared;
mod detect;
mod engine;
pub mod fans;
pub mod faults;
mod game;
mod held;
mod jing;
pub mod obstacles;
pub mod pages;
mod paid_apart;
mod partial_sets;
pub mod path;
mod payments;
mod questions;
mod reading;
mod ruling;
mod shanten;
mod special_forms;
mod system;
#[cfg(test)]
mod tests;
mod waits;
mod win_value;
mod winning_tiles;

use crate::rules::Rules;

pub use engine::ENGINE;
pub use fans::FANS;
pub use jing::Jing;
pub use system::SYSTEM;

use best::{NoWin, sheets};
use deal::Deal;
use payments::Holding;
use reading::Reading;
use win_value::WinValue;
use winning_tiles::WinningTiles;

use crate::reading::shanten::Forms;
use crate::reading::target::Exchangeable;
use crate::scoring::fan_table::NearMiss;
use crate::scoring::{Evidence, Ledger, Measure, Obstacle, Sheet, Shortfall};
use crate::tiles::{BySeat, Seat, TileSet};

/// Everything that the registry has of this rule system.
pub const RULES: Rules = Rules {
    system: &SYSTEM,
    engine: &ENGINE,
    faults: faults::ALL,
    obstacles: obstacles::ALL,
    book: &pages::BOOK,
    path: &path::PATH,
};

/// The result of a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Scored {
    /// The wild tiles.
    pub jing: Jing,
    /// The arrangements of the winner's hand, the best first. Empty for a drawn hand, or if the
    /// declared hand does not win.
    pub sheets: Vec<Sheet>,
    /// Why the declared hand does not win. In that case nothing is settled, not even kongs and
    /// jing.
    pub no_win: Option<NoWin>,
    /// The kongs and jing of every seat, which are paid separately from the win. A hand that was
    /// not entered counts as having none.
    pub holdings: BySeat<Holding>,
    /// The only player with any jing (N30).
    pub sole_holder: Option<Seat>,
    /// The seats whose hands were not entered and count as 0.
    pub not_entered: Vec<Seat>,
    /// All payments; `None` while the player whose tile won is not known.
    pub ledger: Option<Ledger>,
    /// The next dealer (N33); `None` if the declared hand does not win.
    pub next_dealer: Option<Seat>,
}

/// Counts a deal and settles it.
fn score(deal: &Deal) -> Scored {
    let (sheets, no_win) = match sheets(deal) {
        Ok(sheets) => (sheets, None),
        Err(why) => (Vec::new(), Some(why)),
    };
    let won = deal.win().zip(sheets.first().map(WinValue::of));
    let ledger =
        if no_win.is_some() { Some(Ledger::default()) } else { payments::ledger(deal, won) };
    Scored {
        jing: deal.jing(),
        no_win,
        holdings: payments::holdings(deal),
        sole_holder: payments::sole_holder(deal),
        not_entered: deal.not_entered(),
        ledger,
        next_dealer: if no_win.is_some() { None } else { Some(next_dealer(deal)) },
        sheets,
    }
}

/// The next dealer (N33): the player to the right if a player other than the dealer wins, and
/// always after four identical first discards.
fn next_dealer(deal: &Deal) -> Seat {
    let passes = deal.chao_zhuang() || deal.win().is_some_and(|win| win.seat != deal.dealer());
    if passes { deal.dealer().after(1) } else { deal.dealer() }
}

/// The evidence for a row of the table in a sheet of the deal.
///
/// # Errors
/// Returns the first obstacle if the row does not apply.
fn why(deal: &Deal, sheet: &Sheet, fan: u8) -> Result<Vec<Evidence>, Obstacle> {
    let rule = fans::rule(fan).ok_or(obstacles::HAND_DRAWN)?;
    let reading = sheet.won.and_then(|won| Reading::of(deal, &sheet.division, won));
    let reading = reading.ok_or(obstacles::HAND_DRAWN)?;
    rule.detect(&reading).map(|evidence| vec![evidence])
}

/// What is missing of a row in a sheet of the deal with this obstacle.
fn shortfall(deal: &Deal, sheet: &Sheet, fan: u8, obstacle: Obstacle) -> Shortfall {
    let reading = sheet.won.and_then(|won| Reading::of(deal, &sheet.division, won));
    let (Some(rule), Some(reading)) = (fans::rule(fan), reading) else { return obstacle.into() };
    let Some(winning) = WinningTiles::new(deal) else { return obstacle.into() };
    // A claimed jing is not wild (N5).
    let faces = winning.least_at_face_value(false);
    let concealed = winning.at_face_value(faces);
    let measure = Measure {
        hand: Exchangeable::new(concealed, winning.melds, winning.wild(faces)),
        division: &sheet.division,
        in_play: &[TileSet::ALL],
        forms: Forms { pairs: &[TileSet::ALL], ..Forms::NONE },
    };
    let claimed = Some(winning.tile).filter(|_| !winning.source.is_self_drawn());
    (rule.missing)(&NearMiss { reading: &reading, obstacle, measure, claimed })
}
