//! Nanchang (Jiangxi) mahjong, 南昌麻将: two kinds of wild tile, the jing, and chows of honors.
//!
//! Clause marks (N1 …) are those of the project's rules of Nanchang mahjong.
//!
//! A [`Setup`] is what was entered, a [`Deal`] what was checked, and [`score`] says everything
//! about it: the arrangements of the winner's hand as sheets, what every seat holds, the ledger,
//! and who deals next.

mod arrange;
mod best;
pub mod book;
mod checks;
mod cover;
mod deal;
mod detect;
mod distance;
mod engine;
pub mod fans;
pub mod faults;
mod forms;
mod jing;
pub mod obstacles;
mod payments;
mod questions;
mod reading;
mod ruling;
mod setup;
mod system;
mod tally;
#[cfg(test)]
mod tests;
mod tray;
mod waits;
mod worth;

pub use best::{NoWin, best, sheets};
pub use deal::{Deal, Held};
pub use engine::ENGINE;
pub use fans::FANS;
pub use jing::Jing;
pub use payments::Holding;
pub use ruling::{Ruling, Rulings};
pub use setup::{Counted, Declared, Entered, Opening, Setup};
pub use system::SYSTEM;
pub use waits::{discarding, unready, waits};
pub use worth::Worth;

use serde::Serialize;

use crate::scoring::{Evidence, Ledger, Obstacle, Sheet};
use crate::tiles::{BySeat, Seat};

/// Everything about a deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Scored {
    /// The wild tiles.
    pub jing: Jing,
    /// The arrangements of the winner's hand, the best first; none in a drawn hand, or if the
    /// declared win is none.
    pub sheets: Vec<Sheet>,
    /// Why the declared win is none. Then nothing is settled, not even kongs and jing.
    pub no_win: Option<NoWin>,
    /// What every seat holds that is paid apart from the win, and what each of the others pays
    /// for its jing. Hands that were not entered count as holding nothing.
    pub holdings: BySeat<Holding>,
    /// The only player with any jing (N30).
    pub sole_holder: Option<Seat>,
    /// The seats whose hands were not entered and are counted as 0.
    pub not_entered: Vec<Seat>,
    /// Who pays whom; `None` while nobody has said from whom the winning tile came.
    pub ledger: Option<Ledger>,
    /// Who deals next (N33); `None` if the declared win is none.
    pub next_dealer: Option<Seat>,
}

/// Scores a deal, with reasons, and settles it.
pub fn score(deal: &Deal) -> Scored {
    let (sheets, no_win) = match sheets(deal) {
        Ok(sheets) => (sheets, None),
        Err(why) => (Vec::new(), Some(why)),
    };
    let won = deal.win().zip(sheets.first().map(Worth::of));
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

/// The deal passes to the right when another than the dealer wins, and always after four like
/// first discards (N33).
fn next_dealer(deal: &Deal) -> Seat {
    let passes = deal.chao_zhuang() || deal.win().is_some_and(|win| win.seat != deal.dealer());
    if passes { deal.dealer().after(1) } else { deal.dealer() }
}

/// Why an item of the table applies to a sheet of the deal, or the first thing in the way.
///
/// # Errors
/// The obstacle, for an item that does not apply.
pub fn why(deal: &Deal, sheet: &Sheet, fan: u8) -> Result<Vec<Evidence>, Obstacle> {
    let reading = sheet.won.and_then(|won| reading::Reading::of(deal, &sheet.division, won));
    let reading = reading.ok_or(obstacles::HAND_DRAWN)?;
    detect::detect(&reading, fan).map(|evidence| vec![evidence])
}

/// Why an item that is paid apart from the win (kongs, jing, the dealer's payments) applies to a
/// seat, or the first thing in the way. Items of the win are asked of a sheet: see [`why`].
///
/// # Errors
/// The obstacle, for an item that does not apply.
pub fn why_seat(deal: &Deal, seat: Seat, fan: u8) -> Result<Vec<Evidence>, Obstacle> {
    detect::apart(deal, seat, fan).map(|evidence| vec![evidence])
}
