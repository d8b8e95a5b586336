//! A game of Siamese MCR: four rounds without North's deals for three players, or an even number of
//! deals for two.

use crate::entry::{Agreement, Fault};
use crate::rules::mcr;
use crate::scoring::values::{self, ValueFault, ValueField, ValuedDeal, ValuedWin, check_points};
use crate::scoring::{DealResult, GameRules, Position};
use crate::system::{Answer, FalseWin, Game, Question, Values};
use crate::tiles::{Seat, Wind};

use super::deal::{Deal, Event};
use super::engine::Siamese;
use super::faults;
use super::invalid_win::InvalidWin;
use super::questions;
use super::ruling::Rulings;
use super::settle::{Outcome, settle};

/// The number of deals of two players; 0 leaves it open. Three players always play twelve (T6).
const DEALS: Question = Question::number("deals", 96, 12)
    .when(|entered| entered.says(&questions::PLAYERS, Answer::Number(2)));

/// A game as data. Two players agree on the number of deals; it is even, so that both deal equally
/// often (T6). Scores begin at 0, three players get table points (T7), and offences are those of
/// MCR. A player has two wins at most, so three players have four (M10).
pub(super) const GAME: Game = Game {
    options: &[DEALS],
    values: Values::Wins(4),
    table_points: &[&[4, 2, 1]],
    offences: mcr::OFFENCES,
    false_win: Some(FalseWin::Offence(mcr::OFFENCES[0].key)),
    ..Game::PLAIN
};

impl GameRules for Siamese {
    /// Two players agree on an even number of deals (T6).
    fn option_fault(&self, agreement: &Agreement, option: &Question) -> Option<Fault> {
        let deals = agreement.number(&DEALS);
        let is_uneven = *option == DEALS && deals % 2 == 1;
        is_uneven.then(|| Fault::new(faults::UNEVEN_DEALS).value(deals))
    }

    /// Two players play no rounds.
    fn first_position(&self, agreement: &Agreement) -> Position {
        let first = Position::first(agreement.players());
        if agreement.players() == 2 { first } else { first.in_round(Wind::East) }
    }

    /// The deal passes on, whoever won. Three players leave out the deals of North, whose numbers are
    /// 4, 8, 12 and 16, and keep their seats between the rounds (T6).
    fn pass_on(
        &self,
        agreement: &Agreement,
        position: &Position,
        _: Option<Seat>,
    ) -> Option<Position> {
        let mut next = position.passed();
        if agreement.players() == 2 {
            let deals = agreement.number(&DEALS);
            return Some(next).filter(|next| deals == 0 || next.number <= deals);
        }
        let round = *Wind::ALL.get(usize::from(next.passes / 3))?;
        next.number = next.passes + next.passes / 3 + 1;
        Some(next.in_round(round))
    }

    /// Settles wins of which only the values are known (M10–M17).
    fn pay_values(
        &self,
        agreement: &Agreement,
        deal: &ValuedDeal,
    ) -> Result<DealResult, Vec<ValueFault>> {
        let table = agreement.table();
        let rulings = Rulings::from_bits(table.rulings());
        let events = deal.wins.iter().map(event).collect();
        let checked = Deal::new(questions::players(table), rulings, events);
        let settled = match checked {
            Ok(deal) => settle(&deal),
            Err(faults) => return Err(faults.into_iter().map(|f| (ValueField::Wins, f)).collect()),
        };
        let mut result = DealResult::of(&settled.ledger);
        let mut faults = Vec::new();
        for (index, (win, settled)) in deal.wins.iter().zip(&settled.wins).enumerate() {
            let too_many = check_points(win.points, 0, mcr::GREATEST_VALUE);
            faults.extend(too_many.map(|fault| (ValueField::Points(index), fault)));
            match settled.outcome {
                Outcome::Paid => result.wins.push(win.deal_win()),
                Outcome::Void => {}
                Outcome::PayerUnknown => {
                    let fault = Fault::new(values::DISCARDER_MISSING);
                    faults.push((ValueField::From(index), fault));
                }
                Outcome::Invalid { reason } => faults.push(invalid(index, win, reason, rulings)),
            }
        }
        if faults.is_empty() { Ok(result) } else { Err(faults) }
    }
}

fn event(win: &ValuedWin) -> Event {
    let (source, from) = win.from.source_and_discarder();
    Event::Win { seat: win.seat, source, from, points: win.points }
}

/// Why a win is not valid, and which part of it is wrong.
fn invalid(index: usize, win: &ValuedWin, why: InvalidWin, rulings: Rulings) -> ValueFault {
    let points = |code| Fault::new(code).value(win.points);
    match why {
        InvalidWin::BelowMinimum => {
            let fault = points(values::POINTS_BELOW_MINIMUM);
            (ValueField::Points(index), Fault { most: Some(rulings.needed()), ..fault })
        }
        InvalidWin::BelowFirst => (ValueField::Points(index), points(values::POINTS_BELOW_FIRST)),
        // Mistakes are no part of these deals: the sheet has them as penalties.
        InvalidWin::DealOver | InvalidWin::AfterMistake => {
            (ValueField::Winner(index), Fault::new(values::DEAL_WAS_OVER))
        }
    }
}
