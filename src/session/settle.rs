//! Settles one deal of a session at its position: from what was entered to what it changes for each
//! player.

use std::collections::HashMap;

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::entry::{Agreement, Fault};
use crate::scoring::values::{
    NOT_AT_THE_TABLE, TileFrom, ValueFault, ValueField, ValuedDeal, ValuedWin,
};
use crate::scoring::{DealEnd, DealResult, Engine, Flow, Position, Receiver};
use crate::system::{Aborts, Answer, Counters, Fan};
use crate::tiles::{BySeat, Seat, SeatSet, Wind};

use super::deal::{AbortedEntry, Entry, HandEntry, NetEntry, NextDealer, Origin, ValuesEntry};
use super::fault::Field;
use super::faults::{self, RESTING};
use super::reseat::hand_at;

/// The most points that a deal may change for a player. It keeps totals far from overflowing.
const MOST_NET: i32 = 999_999;

/// The faults of a deal, each at its field.
pub(super) type Faults = Vec<(Field, Fault)>;

/// A win of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerWin {
    /// The player who won.
    pub winner: usize,
    /// Whether the tile was self-drawn.
    pub self_drawn: bool,
    /// Who discarded the tile, or whose kong was robbed, if known.
    pub from: Option<usize>,
    /// What the hand was worth; 0 if only the changes of the deal are known.
    pub points: i32,
    /// What was paid on top of it for what lies on the table, such as honba.
    pub extra: i32,
    /// Its fans, each as often as it counted. Empty if the hand is not known.
    pub fans: Vec<&'static Fan>,
}

/// A settled deal, by player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct SettledDeal {
    pub net: Vec<i32>,
    pub wins: Vec<PlayerWin>,
    pub next_dealer: Option<Seat>,
    /// What lies on the table afterwards.
    pub counters: Counters,
    /// What each player took from the table, less what the player put there. Zeros if that is not known.
    pub from_table: Vec<i32>,
    /// Who put something on the table, such as a stick.
    pub put_down: Vec<usize>,
    /// Who was ready when the wall was used up. `None` if the deal did not end so, or if it is not known.
    pub ready: Option<Vec<usize>>,
    /// The players because of whose offence the deal is void.
    pub offenders: Vec<usize>,
    /// How the deal ended.
    pub end: DealEnd,
    /// Who pays whom in all. `None` if `net` is all that is known.
    pub paid: Option<Vec<Flow>>,
}

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
            Entry::Draw => Ok(self.unchanged(position)),
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
        self.engine.complete_in_game(&mut draft);
        let result = self.engine.result(&draft);
        let result =
            result.map_err(|faults| faults.into_iter().map(at_link).collect::<Faults>())?;
        result.ok_or_else(|| {
            // Only what the payments depend on keeps a deal open that is over otherwise.
            let is_open = !self.engine.report_as_it_is(&draft).missing.is_empty();
            let code = if is_open { faults::PAYMENTS_OPEN } else { faults::DEAL_NOT_OVER };
            vec![at_link(Fault::new(code))]
        })
    }

    /// What stands in the way of recording a deal, although one that was recorded before is settled.
    pub fn recording_faults(&self, entry: &Entry, position: &Position) -> Faults {
        match entry {
            Entry::Hand(hand) => {
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
            found.push((Field::Offenders, Fault::new(faults::CHOICE_MISSING)));
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
        let fine = self.engine.system().game.fine;
        found.splice(..0, net_faults(&entry.net, position, fine, counters.is_some()));
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

    /// A deal that nobody won and that changes nothing for the players.
    pub fn unchanged(&self, position: &Position) -> SettledDeal {
        let counters = self.engine.counters_after(position, None, 0).unwrap_or_default();
        let none = vec![0; position.everyone().count()];
        SettledDeal { net: none.clone(), from_table: none, counters, ..SettledDeal::default() }
    }
}

/// The seat of a player. `None`, with a fault at the field, if the player is not at the table.
fn seat_at(position: &Position, player: usize, field: Field, found: &mut Faults) -> Option<Seat> {
    let seat = position.seat_of(player);
    if seat.is_none() {
        let rests = position.resting.map(usize::from) == Some(player);
        let code = if rests { RESTING } else { NOT_AT_THE_TABLE };
        found.push((field, Fault::new(code).value(player.saturating_add(1))));
    }
    seat
}

/// The seats of some players. Those who are not at the table are faults at the field.
fn seats_of(players: &[usize], position: &Position, field: Field, found: &mut Faults) -> SeatSet {
    let seats =
        players.iter().filter_map(|player| seat_at(position, *player, field.clone(), found));
    seats.fold(SeatSet::EMPTY, SeatSet::with)
}

/// The players at some seats, in their order at the table.
pub(super) fn players_of(seats: SeatSet, position: &Position) -> Vec<usize> {
    seats.iter().filter_map(|seat| position.player_at(seat)).collect()
}

/// What is wrong with the changes of a deal. `is_possible`: a deal can have their sum.
fn net_faults(net: &[i32], position: &Position, fine: i32, is_possible: bool) -> Faults {
    let players = position.everyone().count();
    if net.len() != players {
        let fault = Fault::new(faults::NET_OF_OTHERS).too_many(net.len(), players);
        return vec![(Field::Net, fault)];
    }
    // Who rests pays and gets nothing (SN25).
    if let Some(resting) = position.resting.filter(|resting| net[usize::from(*resting)] != 0) {
        return vec![(Field::Net, Fault::new(RESTING).value(resting + 1))];
    }
    if let Some(points) = net.iter().find(|points| !(-MOST_NET..=MOST_NET).contains(*points)) {
        let fault = Fault::new(faults::NET_TOO_HIGH).value(points);
        return vec![(Field::Net, fault)];
    }
    let sum: i32 = net.iter().sum();
    let is_fines = fine > 0 && sum < 0 && sum % fine == 0;
    if is_possible || is_fines {
        return Vec::new();
    }
    let fault = match fine > 0 {
        true => Fault { most: Some(fine), ..Fault::new(faults::NET_NOT_FINES) },
        false => Fault::new(faults::NET_NOT_ZERO),
    };
    vec![(Field::Net, fault.value(sum))]
}

/// The values of a deal by seat.
pub(super) fn valued_deal(entry: &ValuesEntry, position: &Position) -> Result<ValuedDeal, Faults> {
    let mut found = Faults::new();
    let mut deal = ValuedDeal { counters: position.counters.clone(), ..ValuedDeal::default() };
    for (index, win) in entry.wins.iter().enumerate() {
        let mut seat_of = |field, player| seat_at(position, player, field, &mut found);
        let seat = seat_of(Field::Winner(index), win.winner);
        let is_same_tile = win.from == Origin::SameTile;
        let from = match win.from {
            Origin::Wall => Some(TileFrom::Wall),
            Origin::Unknown => Some(TileFrom::Player(None)),
            Origin::SameTile => {
                let from = deal.wins.last().and_then(|before| before.from.player());
                Some(TileFrom::Player(from))
            }
            Origin::Player(player) => {
                seat_of(Field::From(index), player).map(|seat| TileFrom::Player(Some(seat)))
            }
        };
        let answers = win.answers.iter().filter_map(|(question, answer)| {
            let field = Field::WinAnswer(index, question.key);
            let answer = answer.at_table(|player| seat_of(field, player))?;
            Some((*question, answer))
        });
        let answers = answers.collect();
        if let (Some(seat), Some(from)) = (seat, from) {
            let points = win.points;
            deal.wins.push(ValuedWin { seat, from, is_same_tile, points, answers });
        }
    }
    for (player, value) in entry.hands.iter().enumerate() {
        if let Some(seat) = seat_at(position, player, Field::Hand(player), &mut found) {
            deal.hands[seat] = *value;
        }
    }
    for player in &entry.put_down {
        if let Some(seat) = seat_at(position, *player, Field::PutDown, &mut found) {
            deal.put_down = deal.put_down.with(seat);
        }
    }
    if found.is_empty() { Ok(deal) } else { Err(found) }
}

/// The field of a session that a part of a deal by seat stands for.
fn at_field((field, fault): ValueFault, position: &Position) -> (Field, Fault) {
    let field = match field {
        ValueField::Wins => Field::Wins,
        ValueField::Winner(index) => Field::Winner(index),
        ValueField::From(index) => Field::From(index),
        ValueField::Points(index) => Field::Points(index),
        ValueField::Answer(index, key) => Field::WinAnswer(index, key),
        ValueField::PutDown => Field::PutDown,
        ValueField::Hand(seat) => Field::Hand(position.player_at(seat).unwrap_or(seat.index())),
    };
    (field, fault)
}

fn by_player(result: DealResult, position: &Position) -> SettledDeal {
    let players = 0..position.everyone().count();
    let points = |of: &BySeat<i32>| {
        players.clone().map(|player| position.seat_of(player).map_or(0, |seat| of[seat])).collect()
    };
    let player = |seat: Seat| position.player_at(seat);
    let wins = result.wins.into_iter().filter_map(|win| {
        Some(PlayerWin {
            winner: player(win.seat)?,
            self_drawn: win.self_drawn,
            from: win.from.and_then(player),
            points: win.points,
            extra: win.extra,
            fans: win.fans,
        })
    });
    let party = |seat: Option<usize>| seat.and_then(|seat| player(*Seat::ALL.get(seat)?));
    let flow = |Flow { from, to, amount }: Flow| {
        let to = party(to.party()).map_or(to, Receiver::Party);
        Flow { from: party(from), to, amount }
    };
    SettledDeal {
        wins: wins.collect(),
        net: points(&result.net),
        from_table: points(&result.from_table),
        next_dealer: result.next_dealer,
        counters: result.counters,
        put_down: players_of(result.put_down, position),
        ready: result.ready.map(|ready| players_of(ready, position)),
        offenders: Vec::new(),
        end: result.end,
        paid: result.paid.map(|paid| paid.into_iter().map(flow).collect()),
    }
}
