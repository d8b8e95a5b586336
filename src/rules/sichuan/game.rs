//! A game of Sichuan: an agreed number of deals, in which the first winner deals next.

use crate::entry::{Agreement, Fault};
use crate::scoring::values::{self, TileFrom, ValueFault, ValueField, ValuedDeal};
use crate::scoring::{DealResult, GameRules, Ledger, Position};
use crate::system::{Cost, Fine, Game, Offence, Question, Values};
use crate::tiles::Seat;

use super::deal::WINS_TO_END;
use super::engine::Sichuan;
use super::payments::{next_dealer, pay_win};
use super::ruling::{Ruling, Rulings};
use super::settle::{FALSE_WIN_FINE, FLOWER_PIG_FINE};
use super::value::Value;

/// The number of deals; 0 leaves it open.
const DEALS: Question = Question::number("deals", 99, 16);

/// A game as data. The number of deals is agreed on; scores begin at 0, and the
/// fine of a flower pig goes to nobody (T9). A false win is paid to those who have not won (T10).
pub(super) const GAME: Game = Game {
    options: &[DEALS],
    values: Values::Wins(WINS_TO_END),
    goes_on: true,
    wins_once: true,
    fine: Some(Fine {
        points: FLOWER_PIG_FINE,
        repeated_by: Some(Ruling::DeclaredForbiddenSuit48.key()),
    }),
    offences: &[Offence::new("false-win", Cost::ToEach(FALSE_WIN_FINE))],
    ..Game::PLAIN
};

impl GameRules for Sichuan {
    /// The dealer stays if nobody won (T8).
    fn pass_on(
        &self,
        agreement: &Agreement,
        position: &Position,
        next_dealer: Option<Seat>,
    ) -> Option<Position> {
        let deals = agreement.number(&DEALS);
        let next = position.with_dealer(next_dealer.unwrap_or(Seat::East));
        Some(next).filter(|next| deals == 0 || next.number <= deals)
    }

    /// The first winner deals next (T8).
    fn dealer_after(&self, winner: Option<Seat>) -> Option<Seat> {
        winner
    }

    /// Settles wins of which only the values are known, without kongs and the end of the wall: the
    /// discarder pays the value, and for a self-drawn tile everybody who has not won pays one point more
    /// (S16–S18).
    fn pay_values(
        &self,
        agreement: &Agreement,
        deal: &ValuedDeal,
    ) -> Result<DealResult, Vec<ValueFault>> {
        let rulings = Rulings::from_bits(agreement.table().rulings());
        let (mut ledger, mut faults) = (Ledger::default(), Vec::new());
        let mut playing = Seat::ALL.to_vec();
        for (index, win) in deal.wins.iter().enumerate() {
            let mut fault = |field, code| faults.push((field, Fault::new(code)));
            if !playing.contains(&win.seat) {
                fault(ValueField::Winner(index), values::HAS_WON);
            }
            match win.from {
                TileFrom::Player(None) => fault(ValueField::From(index), values::DISCARDER_MISSING),
                TileFrom::Player(Some(from)) if !playing.contains(&from) => {
                    fault(ValueField::From(index), values::HAS_WON);
                }
                _ => {}
            }
            playing.retain(|seat| *seat != win.seat);
            let value = u8::try_from(win.points).ok();
            let Some(value) = value.and_then(|points| Value::of_points(points, rulings)) else {
                let possible = Value::all(rulings).map(|value| i32::from(value.value));
                let instead = values::nearest(win.points, possible);
                let fault = Fault::new(values::POINTS_IMPOSSIBLE).value(win.points);
                faults.push((ValueField::Points(index), Fault { instead, ..fault }));
                continue;
            };
            let way = win.from.source_and_discarder();
            pay_win(&mut ledger, win.seat, value, way, playing.iter().copied());
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let several = deal.wins.get(1).filter(|second| second.is_same_tile);
        let for_several = several.and_then(|second| second.from.player());
        let next_dealer = deal.wins.first().map(|first| next_dealer(first.seat, for_several));
        Ok(DealResult { next_dealer, ..deal.result(&ledger) })
    }
}
