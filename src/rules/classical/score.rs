//! Scores a checked deal: counts all four hands and settles them in a ledger.

use crate::entry::Hand;
use crate::scoring::{Ledger, Sheet, Shortfall, Why};
use crate::tiles::{BySeat, Seat, TileSet, Wind};

use super::deal::Deal;
use super::fans;
use super::payments::settle;
use super::reading::{FORMS, Reading};
use super::sheet::{losing_hand, readings};

/// The outcome of the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// The wall was used up, and nothing is scored (C9).
    Drawn,
    /// Not all tiles of the winner's hand were entered.
    Unfinished {
        /// The number of tiles missing to fourteen, including the winning tile.
        missing: u8,
    },
    /// The winner's tiles are not a winning hand (C2, C3).
    NotComplete,
    /// The winner had not declared the ready hand, so the win does not count and nothing is paid
    /// (C6, C46).
    NotReady,
    /// The hand wins.
    Won,
}

/// How much of a hand was entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entered {
    /// Nothing was entered; the hand counts as 0.
    Nothing,
    /// Some sets or tiles were entered. What is missing counts as 0, and one suit does not double.
    Partly {
        /// The number of missing tiles.
        missing: u8,
    },
    /// Every tile was entered.
    Wholly,
}

/// The counted hand of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SeatScore {
    /// How much of it was entered.
    pub entered: Entered,
    /// The readings, the best first: one or more for the winner, one for each loser. Empty for a
    /// hand that was not entered, and for every hand if nobody wins.
    pub sheets: Vec<Sheet>,
}

impl SeatScore {
    /// The best reading.
    pub fn best(&self) -> Option<&Sheet> {
        self.sheets.first()
    }

    /// The value of the hand; 0 if it was not counted.
    pub fn value(&self) -> i32 {
        self.best().map_or(0, |sheet| sheet.total)
    }
}

/// The result of a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Settlement {
    /// The outcome of the deal.
    pub verdict: Verdict,
    /// The winner; if several players claim the win, C5 decides. `None` for a drawn deal.
    pub winner: Option<Seat>,
    /// The counted hand of every seat.
    pub hands: BySeat<SeatScore>,
    /// All payments; empty without a win.
    pub ledger: Ledger,
    /// Whether East stays East, which is so after East's own win (C49). `None` without a win,
    /// because the players decide whether to replay a drawn deal.
    pub east_stays: Option<bool>,
}

/// Counts every hand of a deal and settles it.
pub(crate) fn score(deal: &Deal) -> Settlement {
    let mut settlement = Settlement {
        verdict: Verdict::Drawn,
        winner: deal.victory().map(|v| v.seat),
        hands: BySeat::from_fn(|seat| SeatScore { entered: entered(deal, seat), sheets: vec![] }),
        ledger: Ledger::default(),
        east_stays: None,
    };
    let Some(victory) = deal.victory() else { return settlement };
    let winner = victory.seat;
    let sheets = deal.facts(winner).map_or_else(Vec::new, |facts| readings(&facts));
    settlement.verdict = match settlement.hands[winner].entered {
        Entered::Nothing => Verdict::Unfinished { missing: Hand::COMPLETE as u8 },
        Entered::Partly { missing } => Verdict::Unfinished { missing },
        Entered::Wholly if sheets.is_empty() => Verdict::NotComplete,
        Entered::Wholly if !victory.declared_ready => Verdict::NotReady,
        Entered::Wholly => Verdict::Won,
    };
    if settlement.verdict != Verdict::Won {
        return settlement;
    }
    settlement.hands[winner].sheets = sheets;
    for seat in Wind::ALL.into_iter().filter(|seat| *seat != winner) {
        let facts = deal.facts(seat).into_iter();
        settlement.hands[seat].sheets = facts.map(|facts| losing_hand(&facts)).collect();
    }
    let values = BySeat::from_fn(|seat| settlement.hands[seat].value());
    settlement.ledger = settle(winner, &values);
    settlement.east_stays = Some(winner == Wind::East);
    settlement
}

/// How much of a seat's hand was entered.
fn entered(deal: &Deal, seat: Seat) -> Entered {
    let wins = deal.victory().is_some_and(|v| v.seat == seat);
    let whole = if wins { Hand::COMPLETE } else { Hand::COMPLETE - 1 };
    match deal.held(seat).map(|held| held.hand.size()) {
        None => Entered::Nothing,
        Some(size) if size >= whole => Entered::Wholly,
        // A hand without tiles, melds and flowers counts as not entered.
        Some(0) if deal.held(seat).is_some_and(|held| held.flowers.is_empty()) => Entered::Nothing,
        Some(size) => Entered::Partly { missing: (whole - size) as u8 },
    }
}

/// The evidence for each time that a row of the table applies to the reading of a seat's sheet, or
/// the first obstacle. Returns `None` if the seat's hand was not entered or the row does not exist.
pub(crate) fn why(deal: &Deal, seat: Seat, sheet: &Sheet, fan: u8) -> Option<Why> {
    let (row, facts) = (fans::row_of(fan)?, deal.facts(seat)?);
    Some(row.explain(&Reading::new(&facts, &sheet.division, sheet.won)))
}

/// What is missing of a row in the reading of a seat's sheet. The same is `None`.
pub(crate) fn shortfall(deal: &Deal, seat: Seat, sheet: &Sheet, fan: u8) -> Option<Shortfall> {
    let (row, facts) = (fans::row_of(fan)?, deal.facts(seat)?);
    let reading = Reading::new(&facts, &sheet.division, sheet.won);
    Some(row.missing(&reading, &[TileSet::ALL], FORMS))
}
