//! The engine of MCR: it checks a draft, reads the hand and settles the deal for the driver.

use crate::entry::{Agreement, Draft, Fault, FaultCode, Hand};
use crate::scoring::values::{ValueFault, ValuedDeal};
use crate::scoring::{
    self, DealResult, DealWin, Engine, EntryPoint, Hands, Missing, Obstacle, Position, Settled,
    Sheet, Shortfall, Standing, Why,
};
use crate::system::System;
use crate::tiles::Seat;

use super::deal::{Deal, Situation};
use super::game;
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

    fn first_position(&self, _: &Agreement) -> Position {
        game::first()
    }

    fn pass_on(&self, _: &Agreement, position: &Position, _: Option<Seat>) -> Option<Position> {
        game::pass_on(position)
    }

    fn pay_values(&self, _: &Agreement, deal: &ValuedDeal) -> Result<DealResult, Vec<ValueFault>> {
        game::pay_values(deal)
    }

    fn check(&self, draft: &Draft) -> Result<Box<dyn scoring::Deal>, Vec<Fault>> {
        let hand = EnteredHand::of(draft)?;
        Ok(Box::new(CheckedDraft { hand, mistake: questions::mistake(draft) }))
    }
}

impl EnteredHand {
    /// The hand of a draft, or everything that is wrong with it.
    fn of(draft: &Draft) -> Result<EnteredHand, Vec<Fault>> {
        let mut faults = questions::flower_faults(&draft.tiles.flowers);
        let situation = questions::situation(draft);
        let rulings = Rulings::from_bits(draft.rulings());
        let (standing, win) = draft.tiles.split_win();
        let hand = Hand::new(standing, &draft.tiles.melds, win);
        faults.extend(hand.as_ref().err().into_iter().flatten().cloned());
        faults.extend(questions::contradictions(draft, &situation));
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
pub fn deal(draft: &Draft) -> Result<Deal, Vec<Fault>> {
    match EnteredHand::of(draft)? {
        EnteredHand::Finished(deal) => Ok(deal),
        EnteredHand::Unfinished { .. } => Err(vec![Fault::new(FaultCode::WIN_NOT_IN_HAND)]),
    }
}

impl scoring::Deal for CheckedDraft {
    fn read(&self) -> Hands {
        Hands::of(match &self.hand {
            EnteredHand::Unfinished { .. } => Vec::new(),
            EnteredHand::Finished(deal) => sheets(deal),
        })
    }

    /// A hand of too few points is settled as if it had been declared (§3.2).
    fn settle(&self, hands: &Hands) -> Settled {
        let (situation, standing) = match &self.hand {
            EnteredHand::Unfinished { hand, situation, rulings } => {
                (situation, unfinished(hand, situation, *rulings))
            }
            EnteredHand::Finished(deal) => (deal.situation(), finished(deal, hands.sheets.first())),
        };
        let too_few = match standing {
            Standing::Complete { wins: false, .. } => Some(Mistake::TooFewPoints),
            _ => None,
        };
        let mistake = self.mistake.or(too_few);
        let ledger = match (mistake, hands.sheets.first()) {
            (Some(mistake), _) => Some(mistake_ledger(situation.seat, mistake)),
            (None, Some(best)) => win_ledger(situation.seat, &situation.win, best.total.into()),
            (None, None) => None,
        };
        let won = hands.sheets.first().filter(|_| ledger.is_some() && mistake.is_none());
        let wins = won.map(|best| {
            let win = &situation.win;
            DealWin::new(situation.seat, win.source, win.from, best.total, &best.counted)
        });
        let payer = EntryPoint::Answer { question: &questions::DISCARDER, place: 0 };
        let payer_is_missing = ledger.is_none() && !hands.sheets.is_empty();
        let missing =
            payer_is_missing.then(|| Missing::payer(situation.seat, situation.win.source, payer));
        // A mistake does not end the deal.
        Settled {
            ledger,
            missing: missing.into_iter().collect(),
            is_over: wins.is_some(),
            wins: wins.into_iter().collect(),
            ..Settled::new(standing)
        }
    }

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

fn finished(deal: &Deal, best: Option<&Sheet>) -> Standing {
    match best {
        Some(best) => Standing::Complete { wins: best.points >= MINIMUM, needed: MINIMUM },
        None => waits::discarding(deal.hand()),
    }
}

fn unfinished(hand: &Hand, situation: &Situation, rulings: Rulings) -> Standing {
    let missing = (Hand::COMPLETE - 1).saturating_sub(hand.size());
    if missing > 0 {
        return Standing::Entering { missing: missing as u8 };
    }
    let waits = waits::waits(hand, situation, rulings);
    if waits.is_empty() { waits::unready(hand) } else { Standing::Ready { waits } }
}
