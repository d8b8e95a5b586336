//! The score sheet: every deal with its position, what it changed and the running totals, then ranks,
//! table points and statistics. It is computed from the session and never kept.

use serde::Serialize;

use crate::entry::{Fault, link};
use crate::scoring::{Engine, Position};

use super::fault::{Field, SessionFault};
use super::faults::GAME_WAS_OVER;
use super::penalty::{Offences, PenaltyResult};
use super::ranking::{ranks, table_points};
use super::reseat::hand_at;
use super::settle::{PlayerWin, Results, Settler};
use super::{Deal, Entry, Session, Statistics};

/// The score sheet of a session. Players are indices in [`Session::players`].
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Sheet {
    /// The deals that count, in order.
    pub deals: Vec<Row>,
    /// The total of each player.
    pub totals: Vec<i32>,
    /// The rank of each player, from 1. Equal totals share a rank.
    pub ranks: Vec<usize>,
    /// The table points of each player, if the rules have them.
    pub table_points: Option<Vec<f64>>,
    /// The deal that is to be played. `None` if the game is over, and while the session has ended.
    pub next: Option<Position>,
    /// Whether the game is over by its rules.
    pub complete: bool,
    /// What each player did.
    pub statistics: Vec<Statistics>,
    /// Everything that is wrong with the session and its deals. A deal with a fault changes nothing,
    /// and passes on like a deal that nobody won.
    pub faults: Vec<SessionFault>,
}

/// A deal on the sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Row {
    /// Number, round, and who sits where.
    pub position: Position,
    /// The wins, in order.
    pub wins: Vec<PlayerWin>,
    /// What the deal changed for each player, without penalties.
    pub net: Vec<i32>,
    /// The penalties, in order. One that has a fault is `None`.
    pub penalties: Vec<Option<PenaltyResult>>,
    /// What the deal changed for each player, with penalties.
    pub change: Vec<i32>,
    /// The total of each player after the deal.
    pub totals: Vec<i32>,
}

impl Sheet {
    /// The sheet of a session. `engine` is that of its rule system.
    pub fn of(session: &Session, engine: &dyn Engine) -> Sheet {
        Sheet::with(session, engine, &mut Results::default())
    }

    /// Like [`Sheet::of`], with the results of former sheets. New results are added to them.
    pub fn with(session: &Session, engine: &dyn Engine, results: &mut Results) -> Sheet {
        let mut maker = Maker::new(session, engine, results);
        while maker.step(session, engine, results) {}
        maker.finish(session, engine)
    }

    /// The faults of a deal.
    pub fn faults_of(&self, deal: usize) -> impl Iterator<Item = &SessionFault> {
        self.faults.iter().filter(move |fault| fault.deal == Some(deal))
    }

    /// Whether the players take other seats before the next deal: not only the winds move on.
    pub fn changes_seats(&self) -> bool {
        let last = self.deals.last().map(|row| &row.position);
        last.zip(self.next.as_ref()).is_some_and(|(last, next)| !next.is_seated_like(last))
    }

    /// The link of the hand that was entered for a deal, at the seats that the players have in it
    /// now; as it was entered if that cannot be. `None` for a deal without tiles.
    pub fn hand_link(&self, session: &Session, deal: usize) -> Option<String> {
        let Entry::Hand(hand) = &session.deals.get(deal)?.entry else { return None };
        let position = self.deals.get(deal).map(|row| &row.position);
        let draft = position.and_then(|at| hand_at(&session.agreement, at, hand).ok());
        Some(draft.map_or_else(|| hand.link.clone(), |draft| link::encode(&draft)))
    }
}

/// Makes a sheet, deal by deal.
#[derive(Clone, Debug)]
pub(super) struct Maker {
    sheet: Sheet,
    offences: Offences,
    /// The number of deals that have been settled.
    settled: usize,
}

impl Maker {
    /// A sheet with none of the deals.
    pub fn new(session: &Session, engine: &dyn Engine, results: &mut Results) -> Maker {
        let agreement = &session.agreement;
        results.keep_those_of(agreement);
        let sheet = Sheet {
            deals: Vec::with_capacity(session.deals.len()),
            totals: vec![session.start; agreement.players()],
            ranks: Vec::new(),
            table_points: None,
            next: Some(engine.first_position(agreement)),
            complete: false,
            statistics: Vec::new(),
            faults: session.faults(engine),
        };
        Maker { sheet, offences: Offences::default(), settled: 0 }
    }

    /// The number of deals that have been settled.
    pub fn settled(&self) -> usize {
        self.settled
    }

    /// Settles the next deal. Returns whether there was one.
    pub fn step(&mut self, session: &Session, engine: &dyn Engine, results: &mut Results) -> bool {
        let index = self.settled;
        let Some(deal) = session.deals.get(index) else { return false };
        self.settled += 1;
        match self.sheet.next.take() {
            Some(position) => {
                let settler = Settler { engine, agreement: &session.agreement, results };
                self.add(settler, index, deal, position);
            }
            None => {
                let fault = Fault::new(GAME_WAS_OVER);
                let fault = SessionFault { deal: Some(index), field: Field::Deal, fault };
                self.sheet.faults.push(fault);
            }
        }
        true
    }

    /// The sheet, with what follows from all of its deals.
    pub fn finish(self, session: &Session, engine: &dyn Engine) -> Sheet {
        let mut sheet = self.sheet;
        let players = session.agreement.players();
        sheet.complete = sheet.next.is_none();
        sheet.next = sheet.next.filter(|_| !session.ended);
        sheet.ranks = ranks(&sheet.totals);
        let by_rank = engine.table_points(&session.agreement);
        sheet.table_points = table_points(&sheet.totals, &by_rank);
        for (points, total) in sheet.table_points.iter_mut().flatten().zip(&sheet.totals) {
            *points += engine.points_of_total(&session.agreement, *total);
        }
        let wins = sheet.deals.iter().map(|row| &*row.wins).enumerate();
        sheet.statistics = Statistics::of(players, wins);
        sheet
    }

    fn add(&mut self, mut settler: Settler, index: usize, deal: &Deal, position: Position) {
        let sheet = &mut self.sheet;
        let mut fault = |(field, fault)| {
            sheet.faults.push(SessionFault { deal: Some(index), field, fault });
        };
        let settled = settler.settle(&deal.entry, &position).unwrap_or_else(|faults| {
            faults.into_iter().for_each(&mut fault);
            settler.unchanged(&position)
        });
        let game = &settler.engine.system().game;
        let mut change = settled.net.clone();
        let mut penalties = Vec::with_capacity(deal.penalties.len());
        for (number, penalty) in deal.penalties.iter().enumerate() {
            let result = self.offences.settle(game, &position, penalty, number);
            penalties.push(match result {
                Ok(result) => {
                    add(&mut change, &result.change);
                    Some(result)
                }
                Err(faults) => {
                    faults.into_iter().for_each(&mut fault);
                    None
                }
            });
        }
        add(&mut sheet.totals, &change);
        let Settler { engine, agreement, .. } = settler;
        let next = engine.pass_on(agreement, &position, settled.next_dealer);
        sheet.next = next.map(|next| next.with_counters(settled.counters));
        sheet.deals.push(Row {
            position,
            wins: settled.wins,
            net: settled.net,
            penalties,
            change,
            totals: sheet.totals.clone(),
        });
    }
}

fn add(totals: &mut [i32], change: &[i32]) {
    totals
        .iter_mut()
        .zip(change)
        .for_each(|(total, change)| *total = total.saturating_add(*change));
}
