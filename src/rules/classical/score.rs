//! Scores a checked deal: counts all four hands and settles them in a ledger.

use crate::entry::Hand;
use crate::scoring::Ledger;
use crate::tiles::{BySeat, Seat, Wind};

use super::deal::{Deal, Victory};
use super::payments::settle;
use super::questions::READY;
use super::settlement::{Entered, SeatScore, Settlement, Verdict};
use super::sheet::{losing_hand, readings};

/// Counts every hand of a deal and settles it.
pub(crate) fn score(deal: Box<Deal>) -> Settlement {
    let hand = |seat| SeatScore { entered: entered(&deal, seat), sheets: Vec::new() };
    let hands = BySeat::from_fn(hand);
    let (verdict, ledger) = (Verdict::Drawn, Ledger::default());
    let mut settlement = Settlement { deal, verdict, hands, ledger };
    let deal = &settlement.deal;
    let Some(Victory { seat: winner, yes, .. }) = deal.victory().copied() else {
        return settlement;
    };
    let sheets = deal.facts(winner).map_or_else(Vec::new, |facts| readings(&facts));
    settlement.verdict = match settlement.hands[winner].entered {
        Entered::Nothing => Verdict::Unfinished { missing: Hand::COMPLETE as u8 },
        Entered::Partly { missing } => Verdict::Unfinished { missing },
        Entered::Wholly if sheets.is_empty() => Verdict::NotComplete,
        Entered::Wholly if !yes.says(&READY) => Verdict::NotReady,
        Entered::Wholly => Verdict::Won,
    };
    if settlement.verdict != Verdict::Won {
        return settlement;
    }
    settlement.hands[winner].sheets = sheets;
    for seat in Wind::ALL.into_iter().filter(|seat| *seat != winner) {
        let facts = settlement.deal.facts(seat).into_iter();
        settlement.hands[seat].sheets = facts.map(|facts| losing_hand(&facts)).collect();
    }
    let values = BySeat::from_fn(|seat| settlement.hands[seat].value());
    settlement.ledger = settle(winner, &values);
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
