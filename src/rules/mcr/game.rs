//! A game of MCR: four rounds of four deals, and who sits where in each of them.

use arrayvec::ArrayVec;

use crate::entry::{Agreement, Fault};
use crate::scoring::values::{
    DISCARDER_MISSING, TileFrom, ValueFault, ValueField, ValuedDeal, check_points,
};
use crate::scoring::{DealResult, GameRules, Ledger, Position};
use crate::system::{Cost, FalseWin, Game, Offence, Values};
use crate::tiles::{Seat, Wind};

use super::MINIMUM;
use super::engine::Mcr;
use super::payments::{BASE, Mistake, pay_win};

/// A game as data. Scores begin at 0 (T3); the ranks are worth table points (T4).
pub(super) const GAME: Game = Game {
    values: Values::Wins(1),
    table_points: &[&[4, 2, 1, 0]],
    offences: OFFENCES,
    false_win: Some(FalseWin::Offence(OFFENCES[0].key)),
    ..Game::PLAIN
};

/// The points that no hand reaches: every fan that can be in one hand is worth less together.
pub(in crate::rules) const GREATEST_VALUE: i32 = 499;

/// The offences (T5).
pub(in crate::rules) const OFFENCES: &[Offence] = &[
    Offence::new("too-few", Cost::ToEach(Mistake::TooFewPoints.cost())),
    Offence::new("mistaken", Cost::ToEach(Mistake::MistakenWin.cost())),
    Offence::new("disclosure", Cost::ToEach(Mistake::WrongDisclosure.cost())),
    Offence::new("void-claim", Cost::Mounting { second: 5, by_round: false }),
    Offence::new("touching-the-wall", Cost::Mounting { second: 5, by_round: false }),
    Offence::new("late-pung", Cost::Mounting { second: 5, by_round: true }),
    Offence::new("knocked-tile", Cost::ToOne { least: 5, most: 60 }),
];

/// The deals of a round (T1).
const DEALS: u16 = 4;

/// The players who sit East, South, West and North in the first deal of each round (T2).
const SEATS: [[u8; 4]; 4] = [[0, 1, 2, 3], [1, 0, 3, 2], [2, 3, 1, 0], [3, 2, 0, 1]];

impl GameRules for Mcr {
    fn first_position(&self, _: &Agreement) -> Position {
        Position::first(4).in_round(Wind::East)
    }

    /// The deal passes on, whoever won, and after a draw (T1). Between the rounds the players change
    /// seats (T2).
    fn pass_on(&self, _: &Agreement, position: &Position, _: Option<Seat>) -> Option<Position> {
        let next = position.passed();
        let round = usize::from(next.passes / DEALS);
        let mut players = ArrayVec::from(*SEATS.get(round)?);
        players.rotate_left(usize::from(next.passes % DEALS));
        Some(Position { players, ..next }.in_round(Wind::ALL[round]))
    }

    /// Pays a win of which only the value is known (§3.1).
    fn pay_values(&self, _: &Agreement, deal: &ValuedDeal) -> Result<DealResult, Vec<ValueFault>> {
        let (mut ledger, mut faults) = (Ledger::default(), Vec::new());
        for (index, win) in deal.wins.iter().enumerate() {
            let fault = check_points(win.points, MINIMUM, GREATEST_VALUE);
            faults.extend(fault.map(|fault| (ValueField::Points(index), fault)));
            if win.from == TileFrom::Player(None) {
                faults.push((ValueField::From(index), Fault::new(DISCARDER_MISSING)));
            }
            let way = win.from.source_and_discarder();
            pay_win(&mut ledger, &Wind::ALL, BASE, win.seat, way, win.points);
        }
        if faults.is_empty() { Ok(deal.result(&ledger)) } else { Err(faults) }
    }
}
