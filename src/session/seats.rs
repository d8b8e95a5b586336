//! A deal by seat, as the rules settle it, and by player, as a session keeps it.

use serde::Serialize;

use crate::entry::Fault;
use crate::scoring::values::{
    NOT_AT_THE_TABLE, TileFrom, ValueFault, ValueField, ValuedDeal, ValuedWin,
};
use crate::scoring::{DealEnd, DealResult, Flow, Position, Receiver};
use crate::system::{Counters, Fan};
use crate::tiles::{BySeat, Seat, SeatSet};

use super::deal::{Origin, ValuesEntry};
use super::fault::Field;
use super::faults::RESTING;

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
pub(super) fn at_field((field, fault): ValueFault, position: &Position) -> (Field, Fault) {
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

/// What the rules made of a deal, by player.
pub(super) fn by_player(result: DealResult, position: &Position) -> SettledDeal {
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

/// The seat of a player. `None`, with a fault at the field, if the player is not at the table.
pub(super) fn seat_at(
    position: &Position,
    player: usize,
    field: Field,
    found: &mut Faults,
) -> Option<Seat> {
    let seat = position.seat_of(player);
    if seat.is_none() {
        let rests = position.resting.map(usize::from) == Some(player);
        let code = if rests { RESTING } else { NOT_AT_THE_TABLE };
        found.push((field, Fault::new(code).value(player.saturating_add(1))));
    }
    seat
}

/// The seats of some players. Those who are not at the table are faults at the field.
pub(super) fn seats_of(
    players: &[usize],
    position: &Position,
    field: Field,
    found: &mut Faults,
) -> SeatSet {
    let seats =
        players.iter().filter_map(|player| seat_at(position, *player, field.clone(), found));
    seats.fold(SeatSet::EMPTY, SeatSet::with)
}

/// The players at some seats, in their order at the table.
pub(super) fn players_of(seats: SeatSet, position: &Position) -> Vec<usize> {
    seats.iter().filter_map(|seat| position.player_at(seat)).collect()
}
