//! The wins of a deal as they are paid: one, or several on one discard (R16–R19).

use crate::scoring::{DealEnd, Ledger};
use crate::sorting::Sort;
use crate::system::Counters;
use crate::tiles::{Seat, SeatSet, WinSource};

use super::payments::{Payments, STICK, honba_in_all, put_down, take_sticks};
use super::ruling::Ruling;
use super::share::Share;
use super::situation::Situation;
use super::terms::Terms;
use super::value::Value;

/// A win of which the value is known.
#[derive(Clone, Copy, Debug)]
pub(super) struct Won {
    /// The winner.
    pub seat: Seat,
    /// What the hand is worth.
    pub value: Value,
    /// The share for which a player other than the discarder is liable.
    pub liable: Option<Share>,
    /// Whether a stick that the winner put down in this deal lies on the table.
    pub own_stick: bool,
}

/// How the wins came, and what lies on the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct End {
    /// How the winning tile came.
    pub source: WinSource,
    /// Who discarded it; `None` if it was drawn.
    pub from: Option<Seat>,
    /// The counters on the table.
    pub honba: u16,
    /// All riichi sticks on the table, with those of `put_down`.
    pub sticks: u16,
    /// Who put down a stick in this deal.
    pub put_down: SeatSet,
}

impl End {
    /// The end of the deal of a hand.
    pub fn of(situation: &Situation) -> End {
        let source = situation.win.source;
        End {
            source,
            from: situation.win.from.filter(|_| !source.is_self_drawn()),
            honba: situation.honba,
            sticks: situation.all_sticks(),
            put_down: situation.put_down,
        }
    }

    /// What lies on the table for whoever wins alone: the honba and the sticks.
    pub fn on_top(&self, terms: Terms) -> i32 {
        let honba = honba_in_all(terms, self.source.is_self_drawn());
        honba * i32::from(self.honba) + STICK * i32::from(self.sticks)
    }
}

/// What the wins come to.
#[derive(Clone, Debug)]
pub(super) struct Outcome {
    /// The wins that are paid, the nearest after the discarder first.
    pub paid: Vec<Won>,
    /// What each of them gets for the honba.
    pub honba: Vec<i32>,
    /// The payments.
    pub ledger: Ledger,
    /// Who deals next: East again after a win of East, and if nobody is paid (R22).
    pub next_dealer: Seat,
    /// What lies on the table afterwards.
    pub counters: Counters,
    /// How the deal ended: three winners may abort it (T27).
    pub end: DealEnd,
}

/// Settles the wins of a deal, in any order.
pub(super) fn settle(wins: Vec<Won>, end: &End, terms: Terms) -> Outcome {
    let paid = paid(wins, end.from, terms);
    let mut ledger = Ledger::default();
    let honba = honba(paid.len(), end.honba, terms);
    pay(&mut ledger, &paid, &honba, end, terms);
    put_down(&mut ledger, end.put_down);
    share_sticks(&mut ledger, &paid, end.sticks, terms);
    let stays = paid.is_empty() || paid.iter().any(|win| win.seat == Seat::East);
    let counters = Counters::from([
        if stays { end.honba + 1 } else { 0 },
        if paid.is_empty() { end.sticks } else { 0 },
    ]);
    let next_dealer = if stays { Seat::East } else { Seat::South };
    let each = honba_in_all(terms, end.source.is_self_drawn());
    let honba = honba.into_iter().map(|number| i32::from(number) * each).collect();
    let kind = if paid.is_empty() { DealEnd::Aborted } else { DealEnd::Played };
    Outcome { paid, honba, ledger, next_dealer, counters, end: kind }
}

/// The wins that are paid, the nearest after the discarder first: all of them, the nearest alone, or
/// none, if three winners annul the deal (R19).
fn paid(mut wins: Vec<Won>, from: Option<Seat>, terms: Terms) -> Vec<Won> {
    wins.arrange_by_key(|win| from.map(|from| from.places_to(win.seat)));
    if !terms.on(Ruling::SeveralWinners) {
        wins.truncate(1);
    } else if wins.len() == 3 && terms.on(Ruling::ThreeWinnersAnnul) {
        wins.clear();
    }
    wins
}

/// The honba of so many winners, the nearest first: each gets them, or the nearest alone (R19).
fn honba(winners: usize, honba: u16, terms: Terms) -> Vec<u16> {
    let gets = |index| index == 0 || terms.on(Ruling::EachWinnerHonba);
    (0..winners).map(|index| if gets(index) { honba } else { 0 }).collect()
}

/// The hands and the honba of each winner.
fn pay(ledger: &mut Ledger, wins: &[Won], honba: &[u16], end: &End, terms: Terms) {
    let reason = Ledger::reason_of(end.source);
    for (win, honba) in wins.iter().zip(honba) {
        let (winner, from) = (win.seat, end.from);
        let mut payments = Payments { winner, from, reason, terms, ledger: &mut *ledger };
        payments.pay(win.value, win.liable, *honba);
    }
}

/// The sticks, which the nearest winner takes; where each gets the honba, the own stick of this deal goes
/// back to each of several winners first (R19).
fn share_sticks(ledger: &mut Ledger, wins: &[Won], mut sticks: u16, terms: Terms) {
    let Some((nearest, others)) = wins.split_first() else { return };
    if terms.on(Ruling::EachWinnerHonba) {
        for win in others.iter().filter(|win| win.own_stick) {
            take_sticks(ledger, win.seat, 1);
            sticks -= 1;
        }
    }
    take_sticks(ledger, nearest.seat, sticks);
}
