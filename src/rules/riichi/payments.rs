//! The payments as a ledger: what a win brings (R16–R18), and when the wall is used up (R20, R21).

use crate::scoring::{Formula, Ledger};
use crate::tiles::{Seat, SeatSet};

use super::ruling::Ruling;
use super::self_draw;
use super::share::Share;
use super::situation::{Draw, Situation};
use super::terms::Terms;
use super::value::{Value, times_on_discard};

/// What a stick is worth.
pub(super) const STICK: i32 = 1000;

/// What passes from those who are not ready to those who are when the wall is used up, for each player
/// but one (R20, SN19).
const NOT_READY: i32 = 1000;

/// The sticks that were put down in a deal (R17).
pub(super) fn put_down(ledger: &mut Ledger, seats: SeatSet) {
    for seat in seats.iter() {
        ledger.put(seat, Formula::flat(STICK), "stick");
    }
}

/// The sticks that a winner takes from the table (R17).
pub(super) fn take_sticks(ledger: &mut Ledger, winner: Seat, sticks: u16) {
    if sticks > 0 {
        ledger.take(winner, Formula::flat(STICK).times(sticks as i16), "sticks");
    }
}

/// The payments for a win as they are made.
pub(super) struct Payments<'a> {
    /// The winner.
    pub winner: Seat,
    /// The discarder; `None` if the tile was drawn.
    pub from: Option<Seat>,
    /// The reason of a usual payment.
    pub reason: &'static str,
    /// What is played by.
    pub terms: Terms,
    /// Where they are added.
    pub ledger: &'a mut Ledger,
}

impl Payments<'_> {
    fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        self.terms.others(self.winner)
    }

    /// The hand and the honba (R16–R18).
    pub fn pay(&mut self, value: Value, liable: Option<Share>, honba: u16) {
        let Some(share) = liable else {
            self.usual(value);
            self.usual_honba(honba);
            return;
        };
        if share.is_part() {
            // Each of the others adds 1000 to a hand once: to the rest of it, which they pay as usual (SN14).
            let terms = self.terms.with(Ruling::SelfDrawPlus1000, false);
            self.liable(share, terms);
            self.usual(Value::of_yakuman(share.rest));
        } else {
            self.liable(share, self.terms);
        }
        let is_alone = self.from.is_none() && !share.is_part();
        if is_alone || self.terms.on(Ruling::LiablePaysHonba) {
            self.honba_of(share.seat, honba);
        } else {
            self.usual_honba(honba);
        }
    }

    /// The discarder pays, or everybody if the tile was drawn (R16).
    fn usual(&mut self, value: Value) {
        if let Some(from) = self.from {
            let amount = value.on_discard(self.winner, self.terms);
            self.ledger.pay(from, self.winner, amount, self.reason);
            return;
        }
        for payer in self.others() {
            for (amount, reason) in self_draw::parts(value, self.winner, payer, self.terms) {
                self.ledger.pay(payer, self.winner, amount, reason.unwrap_or(self.reason));
            }
        }
    }

    /// The liable player pays alone what the others would have paid, or shares with the discarder
    /// (R18, SN17).
    fn liable(&mut self, share: Share, terms: Terms) {
        let value = Value::of_yakuman(share.units);
        let Some(from) = self.from else {
            let amount = self_draw::together(value, self.winner, terms);
            self.ledger.pay(share.seat, self.winner, amount, "liable");
            return;
        };
        let half = value.payment(times_on_discard(self.winner) / 2, terms.unit());
        let reason = if share.is_part() { "liable-half-part" } else { "liable-half" };
        for payer in [from, share.seat] {
            self.ledger.pay(payer, self.winner, half.clone(), reason);
        }
    }

    /// The discarder pays the honba, or each of the others a part of them (R17).
    fn usual_honba(&mut self, honba: u16) {
        let each = self.terms.honba().from_each;
        match self.from {
            Some(from) => self.honba_of(from, honba),
            None => self.others().for_each(|payer| self.pay_honba(payer, honba, each)),
        }
    }

    /// One player pays all honba.
    fn honba_of(&mut self, payer: Seat, honba: u16) {
        self.pay_honba(payer, honba, honba_in_all(self.terms, self.from.is_none()));
    }

    fn pay_honba(&mut self, payer: Seat, honba: u16, each: i32) {
        if honba > 0 {
            let amount = Formula::flat(each).times(honba as i16);
            self.ledger.pay(payer, self.winner, amount, "honba");
        }
    }
}

/// What a honba brings the winner from all who pay it (R17).
pub(super) fn honba_in_all(terms: Terms, self_drawn: bool) -> i32 {
    let honba = terms.honba();
    if self_drawn { honba.from_each * terms.payers() } else { honba.on_discard }
}

/// Whether a river counts as a mangan, which is paid in place of what those who are not ready pay (R21).
pub(super) fn is_by_river(draw: &Draw, terms: Terms) -> bool {
    terms.on(Ruling::NagashiMangan) && !draw.nagashi.is_empty()
}

/// The payments when the wall is used up: to those whose river counts as a mangan where it does, else
/// between those who are ready and those who are not (R20, R21).
pub(super) fn draw_ledger(draw: &Draw, situation: &Situation, terms: Terms) -> Ledger {
    let mut ledger = Ledger::default();
    put_down(&mut ledger, situation.put_down);
    if is_by_river(draw, terms) {
        for winner in draw.nagashi.iter() {
            for payer in terms.others(winner) {
                for (amount, reason) in self_draw::parts(Value::MANGAN, winner, payer, terms) {
                    ledger.pay(payer, winner, amount, reason.unwrap_or("nagashi"));
                }
            }
        }
        return ledger;
    }
    let ready: Vec<Seat> = draw.ready.iter().collect();
    let others = terms.seats().iter().copied().filter(|seat| !draw.ready.contains(*seat));
    let others: Vec<Seat> = others.collect();
    let payments = ready.len().max(others.len());
    if ready.is_empty() || others.is_empty() {
        return ledger;
    }
    let each = NOT_READY * terms.payers() / payments as i32;
    // With two and two, each of those who are not ready pays one of those who are.
    for (payer, receiver) in others.iter().cycle().zip(ready.iter().cycle()).take(payments) {
        ledger.pay(*payer, *receiver, Formula::flat(each), "noten");
    }
    ledger
}
