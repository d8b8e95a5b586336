//! The score sheet: every deal with its position, what it changed and the running totals, then ranks,
//! table points and statistics. It is computed from the session and never kept.

use serde::Serialize;

use crate::entry::{Fault, link};
use crate::scoring::{
    DealEnd, EndedDeal, Engine, FinalScore, FinalScores, Flow, Position, Turn, in_units,
};
use crate::system::Counters;

use super::fault::{Field, SessionFault};
use super::faults::GAME_WAS_OVER;
use super::penalty::{Offences, PenaltyResult};
use super::ranking::table_points;
use super::reseat::hand_at;
use super::seats::PlayerWin;
use super::settle::{Results, Settler};
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
    /// Why the game is over, by its rules or because the players ended it. `None` while it goes on.
    pub why: Option<Turn>,
    /// What lies on the table now. Empty in rule systems without counters.
    #[serde(skip_serializing_if = "Counters::is_empty")]
    pub counters: Counters,
    /// What the totals come to, if the game ends so. `None` where the rules have no final scores.
    pub final_scores: Option<FinalScores>,
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
    /// The part of `net` that was taken from the table, less what was put there. Zeros if that is not known.
    pub from_table: Vec<i32>,
    /// How the deal ended.
    pub end: DealEnd,
    /// The players who put something on the table, such as a stick.
    pub put_down: Vec<usize>,
    /// Those of them who had less than the rules allow.
    pub put_down_below: Vec<usize>,
    /// The players who were ready when the wall was used up, if that is known.
    pub ready: Option<Vec<usize>>,
    /// The players because of whose offence the deal is void.
    pub offenders: Vec<usize>,
    /// The penalties, in order. One that has a fault is `None`.
    pub penalties: Vec<Option<PenaltyResult>>,
    /// What the deal changed for each player, with penalties.
    pub change: Vec<i32>,
    /// Who paid whom in all, with penalties. `None` if only `change` is known, and leaves a choice.
    #[serde(skip)]
    pub paid: Option<Vec<Flow>>,
    /// The total of each player after the deal.
    pub totals: Vec<i32>,
    /// Why the game is over after the deal, or goes on although it could have been over. `None` if that
    /// goes without saying.
    pub turn: Option<Turn>,
    /// Whether the dealer is asked if the game ends here. Unless the answer is yes, it goes on.
    pub asks_dealer: bool,
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
        let first = engine.first_position(agreement);
        let sheet = Sheet {
            deals: Vec::with_capacity(session.deals.len()),
            totals: vec![session.start; agreement.players()],
            ranks: Vec::new(),
            table_points: None,
            counters: first.counters.clone(),
            next: Some(first),
            complete: false,
            why: None,
            final_scores: None,
            statistics: Vec::new(),
            faults: session.faults(engine),
        };
        Maker { sheet, offences: Offences::of(agreement), settled: 0 }
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
        let agreement = &session.agreement;
        sheet.complete = sheet.next.is_none();
        sheet.why = match (sheet.complete, session.ended) {
            (true, _) => sheet.deals.last().and_then(|row| row.turn.clone()),
            (false, true) => Some(Turn::ENDED),
            (false, false) => None,
        };
        sheet.next = sheet.next.filter(|_| !session.ended);
        sheet.ranks = engine.ties(agreement).ranks(&sheet.totals);
        sheet.final_scores = engine.settlement(agreement, session.start).map(|settlement| {
            let voids = |player: usize| {
                sheet.deals.iter().filter(|row| row.offenders.contains(&player)).count()
            };
            let voids: Vec<usize> = (0..players).map(voids).collect();
            let chips = if session.chip_fault().is_some() { &[][..] } else { &session.chips };
            settlement.settle(&sheet.totals, engine.on_table(&sheet.counters), &voids, chips)
        });
        let by_rank = engine.table_points(&session.agreement);
        sheet.table_points = table_points(&sheet.totals, &by_rank);
        if let Some(scores) = &sheet.final_scores {
            let score = |player: &FinalScore| in_units(player.score);
            sheet.table_points = Some(scores.players.iter().map(score).collect());
        }
        sheet.statistics = Statistics::of(players, &sheet.deals);
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
        let mut paid = settled.paid.or_else(|| Flow::of_changes(&settled.net));
        let mut penalties = Vec::with_capacity(deal.penalties.len());
        for (number, penalty) in deal.penalties.iter().enumerate() {
            let result = self.offences.settle(game, &position, penalty, number);
            penalties.push(match result {
                Ok(result) => {
                    add(&mut change, &result.change);
                    paid.iter_mut().for_each(|paid| paid.extend(result.flows(penalty.player)));
                    Some(result)
                }
                Err(faults) => {
                    faults.into_iter().for_each(&mut fault);
                    None
                }
            });
        }
        let Settler { engine, agreement, .. } = settler;
        let may = |player: &usize| engine.may_put_down(agreement, sheet.totals[*player]);
        let put_down_below =
            settled.put_down.iter().copied().filter(|player| !may(player)).collect();
        add(&mut sheet.totals, &change);
        let after = engine.after_deal(
            agreement,
            &EndedDeal {
                position: &position,
                end: settled.end,
                is_won: !settled.wins.is_empty(),
                next_dealer: settled.next_dealer,
                counters: &settled.counters,
                totals: &sheet.totals,
                dealer_ends: deal.ends,
            },
        );
        sheet.next = after.next;
        sheet.counters = settled.counters;
        sheet.deals.push(Row {
            position,
            wins: settled.wins,
            net: settled.net,
            from_table: settled.from_table,
            end: settled.end,
            put_down: settled.put_down,
            put_down_below,
            ready: settled.ready,
            offenders: settled.offenders,
            penalties,
            change,
            paid: paid.map(Flow::added_up),
            totals: sheet.totals.clone(),
            turn: after.why,
            asks_dealer: after.asks_dealer,
        });
    }
}

fn add(totals: &mut [i32], change: &[i32]) {
    totals
        .iter_mut()
        .zip(change)
        .for_each(|(total, change)| *total = total.saturating_add(*change));
}
