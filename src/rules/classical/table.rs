//! The whole table: every hand counted, and settled.

use serde::Serialize;

use crate::entry::Hand;
use crate::scoring::{Evidence, Ledger, Obstacle};
use crate::tiles::{BySeat, Seat, Wind};

use super::best::{loser, readings};
use super::deal::Deal;
use super::detect::each_occurrence;
use super::fans::FANS;
use super::payments::settle;
use super::reading::{Facts, Reading};
use super::sheet::HandSheet;

/// What became of the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Verdict {
    /// The wall was used up: nothing is scored (C9).
    Drawn,
    /// The winner's hand is not there yet.
    Unfinished {
        /// How many tiles are missing to fourteen, the winning one among them.
        missing: u8,
    },
    /// The winner's tiles are no winning hand (C2, C3).
    NotComplete,
    /// The winner had not declared the ready hand: no win, and nothing is paid (C6, C46).
    NotReady,
    /// A win.
    Won,
}

/// How much of a hand was entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Entered {
    /// Nothing: the hand counts as 0.
    Nothing,
    /// Sets, or some tiles: what is missing counts as 0, and one suit does not double.
    Partly {
        /// How many tiles are missing.
        missing: u8,
    },
    /// Every tile.
    Wholly,
}

/// A seat's hand counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatScore {
    /// How much of it was entered.
    pub entered: Entered,
    /// The readings, the best first: several perhaps for the winner, one for a loser, none for
    /// a hand that was not entered, and none at all where nobody wins.
    pub sheets: Vec<HandSheet>,
}

impl SeatScore {
    /// The best reading.
    pub fn best(&self) -> Option<&HandSheet> {
        self.sheets.first()
    }

    /// What the hand is worth.
    pub fn value(&self) -> u16 {
        self.best().map_or(0, |sheet| sheet.value)
    }
}

/// A deal counted and settled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Scored {
    /// What became of it.
    pub verdict: Verdict,
    /// Who wins: of several who claim it the one of C5; `None` for a draw.
    pub winner: Option<Seat>,
    /// Every hand.
    pub hands: BySeat<SeatScore>,
    /// All payments; none without a win.
    pub ledger: Ledger,
    /// Whether East stays East: after a win of East's (C49). `None` without a win, as the
    /// players decide whether to replay a drawn deal.
    pub east_stays: Option<bool>,
}

/// Counts every hand of a deal and settles it.
pub fn score(deal: &Deal) -> Scored {
    let mut scored = Scored {
        verdict: Verdict::Drawn,
        winner: deal.victory().map(|v| v.seat),
        hands: BySeat::from_fn(|seat| SeatScore { entered: entered(deal, seat), sheets: vec![] }),
        ledger: Ledger::default(),
        east_stays: None,
    };
    let Some(victory) = deal.victory() else { return scored };
    let winner = victory.seat;
    let held = deal.held(winner);
    let sheets = held.map_or_else(Vec::new, |held| readings(&Facts::new(deal, winner, held)));
    scored.verdict = match scored.hands[winner].entered {
        Entered::Nothing => Verdict::Unfinished { missing: Hand::COMPLETE as u8 },
        Entered::Partly { missing } => Verdict::Unfinished { missing },
        Entered::Wholly if sheets.is_empty() => Verdict::NotComplete,
        Entered::Wholly if !victory.declared_ready => Verdict::NotReady,
        Entered::Wholly => Verdict::Won,
    };
    if scored.verdict != Verdict::Won {
        return scored;
    }
    scored.hands[winner].sheets = sheets;
    for seat in Wind::ALL.into_iter().filter(|seat| *seat != winner) {
        let held = deal.held(seat).into_iter();
        scored.hands[seat].sheets = held.map(|held| loser(&Facts::new(deal, seat, held))).collect();
    }
    let values = BySeat::from_fn(|seat| scored.hands[seat].value());
    scored.ledger = settle(winner, &values);
    scored.east_stays = Some(winner == Wind::East);
    scored
}

fn entered(deal: &Deal, seat: Seat) -> Entered {
    let wins = deal.victory().is_some_and(|v| v.seat == seat);
    let whole = if wins { Hand::COMPLETE } else { Hand::COMPLETE - 1 };
    match deal.held(seat).map(|held| held.hand.size()) {
        None => Entered::Nothing,
        Some(size) if size >= whole => Entered::Wholly,
        // A hand that was opened but has nothing in it, not even a flower, says nothing.
        Some(0) if deal.held(seat).is_some_and(|held| held.flowers.is_empty()) => Entered::Nothing,
        Some(size) => Entered::Partly { missing: (whole - size) as u8 },
    }
}

/// Why a row of the table applies to a seat's hand in the reading of a sheet, once or several
/// times, or the first thing in the way; `None` if the seat has no hand or the table no such row.
pub fn why(
    deal: &Deal,
    seat: Seat,
    sheet: &HandSheet,
    fan: u8,
) -> Option<Result<Vec<Evidence>, Obstacle>> {
    FANS.iter().find(|row| row.number == fan)?;
    let facts = Facts::new(deal, seat, deal.held(seat)?);
    let reading = Reading { facts: &facts, division: &sheet.division, won: sheet.won };
    let mut evidence = Vec::new();
    let found = each_occurrence(&reading, fan, |e| evidence.push(e));
    Some(found.map(|()| evidence))
}
