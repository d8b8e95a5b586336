//! Deals of which only the values of the wins are known: one win, or several on one discard (R16, R17,
//! R19).

use crate::entry::Fault;
use crate::scoring::values::{
    self, TileFrom, ValueFault, ValueField, ValuedDeal, ValuedWin, nearest,
};
use crate::scoring::{DealResult, Ledger};
use crate::system::Counters;
use crate::tiles::Seat;

use super::faults;
use super::payments::{Payments, put_down, take_sticks};
use super::ruling::{Ruling, Rulings};
use super::score_table::SCORE_TABLE;
use super::value::Value;

/// The most yakuman that a hand can be worth: two that count twice, and two others.
const MOST_YAKUMAN: u16 = 6;

/// A win with its value.
type Valued = (ValuedWin, Value);

/// Settles the wins of a deal.
///
/// # Errors
/// Every part of it that is wrong.
pub(super) fn settle(deal: &ValuedDeal, rulings: Rulings) -> Result<DealResult, Vec<ValueFault>> {
    let wins = paid(checked(deal, rulings)?, rulings);
    let counter = |index: usize| deal.counters.get(index).copied().unwrap_or(0);
    let (honba, sticks) = (counter(0), counter(1) + deal.put_down.len() as u16);
    let mut ledger = Ledger::default();
    put_down(&mut ledger, deal.put_down);
    pay(&mut ledger, &wins, honba, rulings);
    share_sticks(&mut ledger, &wins, sticks, deal, rulings);
    let stays = wins.is_empty() || wins.iter().any(|(win, _)| win.seat == Seat::East);
    Ok(DealResult {
        net: ledger.net,
        next_dealer: Some(if stays { Seat::East } else { Seat::South }),
        counters: Counters::from([
            if stays { honba + 1 } else { 0 },
            if wins.is_empty() { sticks } else { 0 },
        ]),
        wins: wins.iter().map(|(win, _)| win.deal_win()).collect(),
    })
}

/// The wins with their values, in their order.
fn checked(deal: &ValuedDeal, rulings: Rulings) -> Result<Vec<Valued>, Vec<ValueFault>> {
    let (mut wins, mut found) = (Vec::new(), Vec::new());
    for (index, win) in deal.wins.iter().enumerate() {
        let mut fault = |field, code| found.push((field, Fault::new(code)));
        if deal.wins[..index].iter().any(|before| before.seat == win.seat) {
            fault(ValueField::Winner(index), values::HAS_WON);
        }
        let is_alone = deal.wins.len() == 1;
        match win.from {
            TileFrom::Player(None) => fault(ValueField::From(index), values::DISCARDER_MISSING),
            from if is_alone || from != TileFrom::Wall && from == deal.wins[0].from => {}
            _ => fault(ValueField::From(index), faults::NOT_ONE_DISCARD),
        }
        let self_drawn = win.from == TileFrom::Wall;
        let total = |value: &Value| value.total(win.seat, self_drawn);
        let possible = possible(rulings, self_drawn);
        match possible.iter().find(|value| total(value) == win.points) {
            Some(value) => wins.push((*win, *value)),
            None => {
                let instead = nearest(win.points, possible.iter().map(total));
                let fault = Fault::new(values::POINTS_IMPOSSIBLE).value(win.points);
                found.push((ValueField::Points(index), Fault { instead, ..fault }));
            }
        }
    }
    if found.is_empty() { Ok(wins) } else { Err(found) }
}

/// The values that a hand can have: by han and fu, the limits, and yakuman (R12, R15).
fn possible(rulings: Rulings, self_drawn: bool) -> Vec<Value> {
    let table = &SCORE_TABLE;
    let cells = table.mains.iter().flat_map(|han| table.minors.iter().map(move |fu| (*han, *fu)));
    let is_possible = |(han, fu): &(u16, u16)| {
        let worth = (table.worth)(rulings.bits(), false, *han, *fu);
        if self_drawn { worth.self_drawn.is_some() } else { worth.discard.is_some() }
    };
    let limits = table.limits.iter().map(|han| (*han, 0));
    let most = match (rulings.on(Ruling::YakumanAddUp), rulings.on(Ruling::DoubleYakuman)) {
        (true, _) => MOST_YAKUMAN,
        (false, true) => 2,
        (false, false) => 1,
    };
    let counted = cells.filter(is_possible).chain(limits);
    let counted = counted.map(|(han, fu)| Value::of(han, fu, rulings));
    counted.chain((1..=most).map(Value::of_yakuman)).collect()
}

/// The wins that are paid, the nearest after the discarder first: all of them, the nearest alone, or
/// none, if three winners annul the deal (R19).
fn paid(mut wins: Vec<Valued>, rulings: Rulings) -> Vec<Valued> {
    wins.sort_by_key(|(win, _)| win.from.player().map(|from| from.places_to(win.seat)));
    if !rulings.on(Ruling::SeveralWinners) {
        wins.truncate(1);
    } else if wins.len() == 3 && rulings.on(Ruling::ThreeWinnersAnnul) {
        wins.clear();
    }
    wins
}

/// The hands and the honba. Of several winners each gets the honba, or the nearest alone (R19).
fn pay(ledger: &mut Ledger, wins: &[Valued], honba: u16, rulings: Rulings) {
    for (index, (win, value)) in wins.iter().enumerate() {
        let from = win.from.player();
        let reason = if from.is_some() { "discard" } else { "self-drawn" };
        let mut payments = Payments { winner: win.seat, from, reason, ledger: &mut *ledger };
        payments.usual(*value);
        if index == 0 || rulings.on(Ruling::EachWinnerHonba) {
            payments.usual_honba(honba.into());
        }
    }
}

/// The sticks, which the nearest winner takes; where each gets the honba, the own stick of this deal goes
/// back to each of them first (R19).
fn share_sticks(
    ledger: &mut Ledger,
    wins: &[Valued],
    mut sticks: u16,
    deal: &ValuedDeal,
    rulings: Rulings,
) {
    let Some((nearest, _)) = wins.first() else { return };
    if rulings.on(Ruling::EachWinnerHonba) {
        for (win, _) in wins.iter().filter(|(win, _)| deal.put_down.contains(win.seat)) {
            take_sticks(ledger, win.seat, 1);
            sticks -= 1;
        }
    }
    take_sticks(ledger, nearest.seat, sticks);
}
