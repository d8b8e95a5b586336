//! Settles one deal of a session at its position: from what was entered to what it changes for each
//! player.

use std::collections::HashMap;

use arrayvec::ArrayVec;

use crate::entry::{Agreement, Fault};
use crate::scoring::{DealEnd, DealResult, Engine, Position, Report, Standing};
use crate::system::{Aborts, Answer, Counters, Game};
use crate::tiles::{Seat, Wind};

use super::deal::{AbortedEntry, Entry, HandEntry, NetEntry, NextDealer};
use super::fault::Field;
use super::faults::{self, RESTING};
use super::reseat::hand_at;
use super::seats::{
    Faults, PlayerWin, SettledDeal, at_field, by_player, players_of, seat_at, seats_of, valued_deal,
};

/// The most points that a deal may change for a player. It keeps totals far from overflowing.
const MOST_NET: i32 = 999_999;

/// Results of hands that were settled before, so that a sheet is made again quickly: only the hands
/// that a change touches are read again.
#[derive(Clone, Debug, Default)]
pub struct Results {
    /// The agreement that the results are of.
    agreement: Option<Agreement>,
    hands: HashMap<Key, Result<DealResult, Faults>>,
}

impl Results {
    /// Drops the results of another agreement.
    pub(super) fn keep_those_of(&mut self, agreement: &Agreement) {
        if self.agreement.as_ref() != Some(agreement) {
            *self = Results { agreement: Some(agreement.clone()), hands: HashMap::new() };
        }
    }
}

/// What was entered for a hand, the players at its seats, the round's wind and what lay on the table.
/// With the agreement they decide the result.
type Key = (HandEntry, ArrayVec<u8, 4>, Option<Wind>, Counters);

/// Settles deals under an agreement.
pub(super) struct Settler<'a> {
    pub engine: &'a dyn Engine,
    pub agreement: &'a Agreement,
    pub results: &'a mut Results,
}

impl Settler<'_> {
    /// Settles what was entered for the deal at a position.
    ///
    /// # Errors
    /// Every part of it that is wrong.
    pub fn settle(&mut self, entry: &Entry, position: &Position) -> Result<SettledDeal, Faults> {
        match entry {
            Entry::Hand(hand) => Ok(by_player(self.hand(hand, position)?, position)),
            Entry::Values(values) => {
                let deal = valued_deal(values, position)?;
                let result = self.engine.settle_values(self.agreement, &deal);
                let result = result.map_err(|faults| {
                    faults.into_iter().map(|fault| at_field(fault, position)).collect::<Faults>()
                })?;
                Ok(by_player(result, position))
            }
            Entry::Net(net) => self.net(net, position),
            Entry::Draw => Ok(by_player(self.engine.drawn(self.agreement, position), position)),
            Entry::Aborted(aborted) => self.aborted(aborted, position),
            Entry::Void(offenders) => self.voided(offenders, position),
            Entry::Abandoned => {
                let (next_dealer, counters) = self.engine.after_abandoned(position);
                let end = DealEnd::Void;
                Ok(SettledDeal { next_dealer, counters, end, ..self.unchanged(position) })
            }
            Entry::Damaged(_) => Err(vec![(Field::Deal, Fault::new(faults::DAMAGED_DEAL))]),
        }
    }

    fn hand(&mut self, entry: &HandEntry, position: &Position) -> Result<DealResult, Faults> {
        let Position { players, round, counters, .. } = position.clone();
        let key = (entry.clone(), players, round, counters);
        if let Some(known) = self.results.hands.get(&key) {
            return known.clone();
        }
        let result = self.read(entry, position);
        self.results.hands.insert(key, result.clone());
        result
    }

    fn read(&self, entry: &HandEntry, position: &Position) -> Result<DealResult, Faults> {
        let at_link = |fault| (Field::Link, fault);
        let mut draft = hand_at(self.agreement, position, entry)?;
        self.engine.complete_in_game(self.agreement, &mut draft);
        if !self.agreement.is_older()
            && let Some(fault) = self.engine.recording_fault(&draft)
        {
            return Err(vec![at_link(fault)]);
        }
        let result = self.engine.result(&draft);
        let result =
            result.map_err(|faults| faults.into_iter().map(at_link).collect::<Faults>())?;
        result.ok_or_else(|| vec![at_link(why_not_over(&self.engine.report_as_it_is(&draft)))])
    }

    /// What stands in the way of recording a deal, although one that was recorded before is settled: a hand in a
    /// game of before, and values.
    pub fn recording_faults(&self, entry: &Entry, position: &Position) -> Faults {
        match entry {
            Entry::Hand(hand) if self.agreement.is_older() => {
                let draft = hand_at(self.agreement, position, hand).ok();
                let fault = draft.and_then(|draft| self.engine.recording_fault(&draft));
                fault.map(|fault| (Field::Link, fault)).into_iter().collect()
            }
            Entry::Values(values) => {
                let deal = valued_deal(values, position).unwrap_or_default();
                let faults = self.engine.values_recording_faults(&deal).into_iter();
                faults.map(|fault| at_field(fault, position)).collect()
            }
            _ => Faults::new(),
        }
    }

    /// A draw that the rules know, if they do in this game.
    fn aborted(&self, entry: &AbortedEntry, position: &Position) -> Result<SettledDeal, Faults> {
        let mut found = Faults::new();
        let aborts = self.engine.system().game.aborts;
        let is_on = |aborts: Aborts| self.agreement.answer(aborts.option) == Some(Answer::Yes);
        if !aborts.is_some_and(is_on) {
            found.push((Field::Deal, Fault::new(faults::NO_ABORTED_DEALS)));
        }
        let put_down = seats_of(&entry.put_down, position, Field::PutDown, &mut found);
        if !found.is_empty() {
            return Err(found);
        }
        Ok(by_player(self.engine.aborted(position, put_down), position))
    }

    /// A deal that is void because of an offence.
    fn voided(&self, offenders: &[usize], position: &Position) -> Result<SettledDeal, Faults> {
        let mut found = Faults::new();
        if !self.engine.system().game.voids {
            found.push((Field::Deal, Fault::new(faults::NO_VOID_DEALS)));
        }
        if offenders.is_empty() {
            found.push((Field::Offenders, Fault::new(faults::OFFENDER_MISSING)));
        }
        let seats = seats_of(offenders, position, Field::Offenders, &mut found);
        if !found.is_empty() {
            return Err(found);
        }
        let settled = by_player(self.engine.voided(self.agreement, position, seats), position);
        Ok(SettledDeal { offenders: players_of(seats, position), ..settled })
    }

    fn net(&self, entry: &NetEntry, position: &Position) -> Result<SettledDeal, Faults> {
        let mut found = Faults::new();
        let mut seat_of = |field, player| seat_at(position, player, field, &mut found);
        let winner = entry.winner.and_then(|winner| seat_of(Field::NetWinner, winner));
        let next_dealer = match entry.next_dealer {
            NextDealer::ByRules => self.engine.dealer_after(winner),
            NextDealer::Passes => Some(Seat::East.after(1)),
            NextDealer::Player(player) => seat_of(Field::NextDealer, player),
        };
        // Changes that are too high to sum are a fault below.
        let sum = entry.net.iter().fold(0, |sum: i32, points| sum.saturating_add(*points));
        let counters = self.engine.counters_after(position, winner, sum);
        let is_possible = counters.is_some() || self.is_fines(sum, winner, position);
        let sum_fault = (!is_possible).then(|| self.sum_fault(sum, winner, position));
        found.splice(..0, net_fault(&entry.net, position).or(sum_fault).map(|it| (Field::Net, it)));
        if !found.is_empty() {
            return Err(found);
        }
        let counters = counters.unwrap_or_else(|| position.counters.clone());
        let win = |winner| PlayerWin {
            winner,
            self_drawn: false,
            from: None,
            points: 0,
            extra: 0,
            fans: Vec::new(),
        };
        let wins = entry.winner.map(win).into_iter().collect();
        let net = entry.net.clone();
        Ok(SettledDeal { net, wins, next_dealer, counters, ..self.unchanged(position) })
    }

    /// Whether a sum is that of fines, which nobody receives.
    fn is_fines(&self, sum: i32, winner: Option<Seat>, position: &Position) -> bool {
        let (players, winners) = (position.everyone().count(), usize::from(winner.is_some()));
        let rulings = || self.agreement.table().rulings_on();
        let fine = self.engine.system().game.fine;
        fine.is_some_and(|fine| fine.can_sum_to(sum, players, winners, rulings()))
    }

    /// What is wrong with a sum of changes that no deal at the position has, and what they must add up to.
    fn sum_fault(&self, sum: i32, winner: Option<Seat>, position: &Position) -> Fault {
        let Game { fine, stake, .. } = self.engine.system().game;
        let on_table = self.engine.on_table(&position.counters);
        let (code, most) = match (winner, fine) {
            (Some(_), _) if on_table > 0 => (faults::NET_NOT_ON_TABLE, Some(on_table)),
            (None, _) if stake > 0 => (faults::NET_NOT_PUT_DOWN, Some(stake)),
            (_, Some(fine)) => (faults::NET_NOT_FINES, Some(fine.points)),
            (_, None) => (faults::NET_NOT_ZERO, None),
        };
        Fault { most, ..Fault::new(code).value(sum) }
    }

    /// A deal that nobody won and that changes nothing for the players.
    pub fn unchanged(&self, position: &Position) -> SettledDeal {
        let counters = self.engine.counters_after(position, None, 0).unwrap_or_default();
        let none = vec![0; position.everyone().count()];
        SettledDeal { net: none.clone(), from_table: none, counters, ..SettledDeal::default() }
    }
}

/// Why a deal is not over with a hand that has this report.
fn why_not_over(report: &Report) -> Fault {
    match &report.standing {
        // Only what the payments depend on keeps a deal open that is over otherwise.
        _ if !report.missing.is_empty() => Fault::new(faults::PAYMENTS_OPEN),
        Standing::Complete { wins: false, why: Some(why), .. } if why.is_about_tiles_alone() => {
            Fault::new(faults::HAND_BARRED).value(&why.key).tiles(why.tiles.iter().copied())
        }
        Standing::Complete { wins: false, needed: needed @ 1.., .. } => {
            let points = report.sheets.first().map_or(0, |sheet| sheet.points);
            let fault = Fault::new(faults::HAND_BELOW_MINIMUM).value(points);
            Fault { most: Some(*needed), ..fault }
        }
        Standing::Complete { wins: false, .. } => Fault::new(faults::HAND_NOT_WINNING),
        _ => Fault::new(faults::DEAL_NOT_OVER),
    }
}

/// What is wrong with the changes of a deal, apart from their sum.
fn net_fault(net: &[i32], position: &Position) -> Option<Fault> {
    let players = position.everyone().count();
    if net.len() != players {
        return Some(Fault::new(faults::NET_OF_OTHERS).too_many(net.len(), players));
    }
    // Who rests pays and gets nothing (SN25).
    if let Some(resting) = position.resting.filter(|resting| net[usize::from(*resting)] != 0) {
        return Some(Fault::new(RESTING).value(resting + 1));
    }
    let too_high = net.iter().find(|points| !(-MOST_NET..=MOST_NET).contains(*points));
    too_high.map(|points| Fault::new(faults::NET_TOO_HIGH).value(points))
}
