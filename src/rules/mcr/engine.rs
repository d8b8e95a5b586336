//! The engine of MCR: it checks a draft, reads the hand and settles the deal for the driver.

use crate::entry::{Circumstances, Contradiction, Draft, Fault, FaultCode, Faults, Hand};
use crate::scoring::{
    self, DealWin, Engine, EntryPoint, Missing, Note, Obstacle, Readings, Scored, Settled, Sheet,
    Shortfall, Standing, Why,
};
use crate::system::System;

use super::deal::{CONTRADICTIONS, Deal, Situation};
use super::payments::{Mistake, mistake_ledger, win_ledger};
use super::ruling::Rulings;
use super::{FANS, MINIMUM, SYSTEM, questions, sheets, shortfall, waits, why};

/// The engine of MCR.
pub const ENGINE: Mcr = Mcr;

/// The engine of MCR.
#[derive(Clone, Copy, Debug)]
pub struct Mcr;

/// A checked draft.
struct CheckedDraft {
    hand: EnteredHand,
    /// The mistake that was declared instead of a win.
    mistake: Option<Mistake>,
}

/// The entered hand.
enum EnteredHand {
    Unfinished { hand: Hand, situation: Situation, rulings: Rulings },
    Finished(Deal),
}

impl Engine for Mcr {
    fn system(&self) -> &'static System {
        &SYSTEM
    }

    fn check(&self, draft: &Draft) -> Result<Box<dyn scoring::Deal>, Faults> {
        let hand = EnteredHand::of(draft)?;
        Ok(Box::new(CheckedDraft { hand, mistake: questions::mistake(draft) }))
    }
}

impl EnteredHand {
    /// The hand of a draft, or everything that is wrong with it.
    fn of(draft: &Draft) -> Result<EnteredHand, Vec<Fault>> {
        let mut faults = draft.flowers_twice();
        let situation = questions::situation(draft);
        let rulings = Rulings::from_bits(draft.rulings());
        let hand = draft.tiles.hand();
        let entered = Circumstances::of(draft).with_entered(&draft.tiles);
        faults.extend(hand.as_ref().err().into_iter().flatten().cloned());
        faults.extend(entered.faults(CONTRADICTIONS));
        faults.extend(entered.faults(Contradiction::OF_LAST_TILE));
        let (Ok(hand), []) = (hand, &faults[..]) else { return Err(faults) };
        Ok(if hand.size() < Hand::COMPLETE {
            // Until the hand is complete, a marked winning tile is one of the concealed tiles.
            EnteredHand::Unfinished { hand: hand.undecided(), situation, rulings }
        } else {
            EnteredHand::Finished(Deal::new(hand, situation, rulings)?)
        })
    }
}

/// The checked deal of a draft of a complete hand.
///
/// # Errors
/// Every fault of the draft. If the hand is not complete, the fault is that it has no winning tile.
pub fn deal(draft: &Draft) -> Result<Deal, Faults> {
    match EnteredHand::of(draft)? {
        EnteredHand::Finished(deal) => Ok(deal),
        EnteredHand::Unfinished { .. } => Err(Fault::new(FaultCode::WIN_NOT_IN_HAND).into()),
    }
}

impl scoring::Deal for CheckedDraft {
    fn score(self: Box<Self>) -> Scored {
        Scored { settled: self.settled(), readings: self }
    }
}

impl CheckedDraft {
    /// A hand of too few points is settled as if it had been declared (§3.2).
    fn settled(&self) -> Settled {
        let (situation, sheets, standing) = match &self.hand {
            EnteredHand::Unfinished { hand, situation, rulings } => {
                (situation, Vec::new(), waits::standing(hand, situation, *rulings))
            }
            EnteredHand::Finished(deal) => {
                let sheets = sheets(deal);
                let (hand, situation) = (deal.hand(), deal.situation());
                let standing = match sheets.first() {
                    Some(best) => Standing::complete(best.points >= MINIMUM, MINIMUM),
                    None => waits::standing(hand, situation, deal.rulings()),
                };
                (situation, sheets, standing)
            }
        };
        let too_few = match standing {
            Standing::Complete { wins: false, .. } => Some(Mistake::TooFewPoints),
            _ => None,
        };
        let standing = match self.mistake {
            Some(mistake) if standing.wins() => Standing::barred(not_won(mistake)),
            _ => standing,
        };
        let mistake = self.mistake.or(too_few);
        let ledger = match (mistake, sheets.first()) {
            (Some(mistake), _) => Some(mistake_ledger(situation.seat, mistake)),
            (None, Some(best)) => win_ledger(situation.seat, &situation.win, best.total),
            (None, None) => None,
        };
        let won = sheets.first().filter(|_| ledger.is_some() && mistake.is_none());
        let wins = won.map(|best| {
            let win = &situation.win;
            DealWin::new(situation.seat, win.source, win.from, best.total, &best.counted)
        });
        let payer = EntryPoint::Answer { question: &questions::DISCARDER, place: 0 };
        let payer_is_missing = ledger.is_none() && !sheets.is_empty();
        let missing =
            payer_is_missing.then(|| Missing::payer(situation.seat, situation.win.source, payer));
        // A mistake does not end the deal.
        Settled {
            ledger,
            missing: missing.into_iter().collect(),
            is_over: wins.is_some(),
            wins: wins.into_iter().collect(),
            sheets,
            ..Settled::new(standing)
        }
    }
}

/// Why a hand with which a mistake was made does not win, whatever it is worth (§3.2).
fn not_won(mistake: Mistake) -> Note {
    Note::new(format!("mcr.{}", mistake.key()))
}

impl Readings for CheckedDraft {
    fn explain(&self, place: usize, _: usize, sheet: &Sheet, fan: u8) -> Option<Why> {
        FANS.iter().find(|row| place == 0 && row.number == fan)?;
        match &self.hand {
            EnteredHand::Unfinished { .. } => None,
            EnteredHand::Finished(deal) => Some(why(deal, sheet, fan)),
        }
    }

    fn measure(&self, _: usize, _: usize, sheet: &Sheet, fan: u8, obstacle: Obstacle) -> Shortfall {
        match &self.hand {
            EnteredHand::Unfinished { .. } => obstacle.into(),
            EnteredHand::Finished(deal) => shortfall(deal, sheet, fan, obstacle),
        }
    }
}
