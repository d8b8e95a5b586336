//! The settlement of a deal, event by event.

use serde::Serialize;

use crate::scoring::{Formula, Ledger};
use crate::tiles::{BySeat, Seat, Tile};

use super::check::WINS;
use super::claim::{Judged, READY, Verdict, judge};
use super::deal::Deal;
use super::gap::{Gap, GapKind};
use super::ruling::Ruling;
use super::table::{Claim, Event, Kong, KongKind, Win};
use super::value::{Value, readings};
use super::wall::{State, WallEnd, wall_end};
use crate::tiles::WinSource;

/// What a flower pig loses (S30).
const PIG: i32 = 48;
/// What a false win costs to each who has not won (S33).
const FALSE_WIN: i32 = 8;

/// Everything there is to say about a deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Settlement {
    /// Every claim to win, in order.
    pub claims: Vec<Judged>,
    /// How the players stand at the end of the wall; `None` where it was not settled.
    pub wall_end: Option<WallEnd>,
    /// Every payment, in order. A flower pig's fine goes to the bank.
    pub ledger: Ledger,
    /// Where the score stands after each event.
    pub steps: Vec<Step>,
    /// Whether three have won or the wall has ended.
    pub over: bool,
    /// Who has won.
    pub out: BySeat<bool>,
    /// Who deals next (S36), as soon as it is certain.
    pub next_dealer: Option<Seat>,
    /// What is not entered and therefore counted as 0.
    pub gaps: Vec<Gap>,
}

/// The score after an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Step {
    /// How many of the ledger's transfers there are by then.
    pub transfers: usize,
    /// The net of each seat by then.
    pub net: BySeat<i32>,
}

/// Settles a deal.
pub fn settle(deal: &Deal) -> Settlement {
    let mut table = Settling {
        deal,
        kongs: Vec::new(),
        done: Settlement {
            claims: Vec::new(),
            wall_end: None,
            ledger: Ledger::default(),
            steps: Vec::with_capacity(deal.events().len()),
            over: false,
            out: deal.out(),
            next_dealer: None,
            gaps: Vec::new(),
        },
    };
    for seat in Seat::ALL.into_iter().filter(|s| deal.out()[*s]) {
        table.gap(GapKind::EarlierWin, seat, None);
    }
    for (number, event) in deal.events().iter().enumerate() {
        table.event(number, event);
        let Ledger { transfers, net, .. } = &table.done.ledger;
        table.done.steps.push(Step { transfers: transfers.len(), net: *net });
    }
    table.close()
}

/// A kong with what was paid for it.
struct PaidKong {
    kong: Kong,
    /// What each seat paid.
    paid: BySeat<i32>,
    /// Whether the points have gone back, or on to a winner.
    returned: bool,
}

struct Settling<'a> {
    deal: &'a Deal,
    kongs: Vec<PaidKong>,
    done: Settlement,
}

impl Settling<'_> {
    fn on(&self, ruling: Ruling) -> bool {
        self.deal.rulings().on(ruling)
    }

    fn gap(&mut self, kind: GapKind, seat: Seat, tile: Option<Tile>) {
        self.done.gaps.push(Gap { kind, seat, tile });
    }

    fn pay(&mut self, from: Seat, to: Seat, formula: Formula, reason: &'static str) {
        self.done.ledger.pay(from, to, formula, reason);
    }

    /// The others who have not won (S18).
    fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let out = self.done.out;
        Seat::ALL.into_iter().filter(move |s| *s != seat && !out[*s])
    }

    fn event(&mut self, number: usize, event: &Event) {
        match event {
            Event::Kong(kong) => self.kong(kong),
            Event::Win(win) => self.win(number, win),
            Event::FalseWin { seat } => {
                for other in self.others(*seat) {
                    self.pay(*seat, other, Formula::flat(FALSE_WIN), "false-win");
                }
            }
            Event::WallEnd => self.wall_end(),
        }
        self.done.over |= Seat::ALL.iter().filter(|s| self.done.out[**s]).count() >= WINS;
    }

    fn kong(&mut self, kong: &Kong) {
        let (from, each, reason): (Option<Seat>, i32, _) = match kong.kind {
            KongKind::Open { from } => (from, 2, "kong-fed"),
            KongKind::Added { immediate } => (None, i32::from(immediate), "added-kong"),
            KongKind::Concealed => (None, 2, "concealed-kong"),
        };
        let mut paid = BySeat::default();
        match (kong.kind, from) {
            (KongKind::Open { .. }, None) => {
                self.gap(GapKind::KongFeeder, kong.seat, Some(kong.tile));
            }
            (_, Some(from)) => paid[from] = each,
            _ => self.others(kong.seat).for_each(|other| paid[other] = each),
        }
        for (seat, points) in paid.iter().filter(|(_, points)| **points > 0) {
            self.pay(seat, kong.seat, Formula::flat(*points), reason);
        }
        self.kongs.push(PaidKong { kong: *kong, paid, returned: false });
    }

    fn win(&mut self, number: usize, win: &Win) {
        let mut winners = Vec::new();
        for claim in &win.claims {
            let verdict = self.verdict(win, *claim);
            match &verdict {
                Verdict::Won { value, .. } => {
                    self.pay_win(win, claim.seat, *value);
                    winners.push(claim.seat);
                }
                Verdict::Unvalued { .. } => {
                    self.gap(GapKind::WinningHand, claim.seat, None);
                    winners.push(claim.seat);
                }
                Verdict::Refused { .. } => {}
            }
            let Win { tile, how, last, .. } = *win;
            let judged = Judged { event: number, seat: claim.seat, tile, how, last, verdict };
            self.done.claims.push(judged);
        }
        let Some(first) = winners.first().copied() else {
            return;
        };
        if let (WinSource::DiscardAfterKong, Some(from)) = (win.how, win.from) {
            self.return_fed_kong(from, first);
        }
        if self.done.out == BySeat::default() {
            self.done.next_dealer = if winners.len() > 1 { win.from } else { Some(first) };
        }
        winners.into_iter().for_each(|seat| self.done.out[seat] = true);
    }

    fn verdict(&self, win: &Win, claim: Claim) -> Verdict {
        let hand = self.deal.hand(claim.seat);
        match judge(hand, self.deal.void(claim.seat), win, claim) {
            Some(Ok(value)) => {
                let readings = readings(hand, win.tile, win.how, win.last);
                Verdict::Won { value, readings }
            }
            Some(Err(refusal)) => Verdict::Refused { refusal },
            None => Verdict::Unvalued { missing: (READY - hand.size()) as u8 },
        }
    }

    /// S16, S17, S28; with several winners each is paid.
    fn pay_win(&mut self, win: &Win, seat: Seat, value: Value) {
        let reason = match win.how {
            WinSource::RobbedKong => "robbed-kong",
            WinSource::Discard | WinSource::DiscardAfterKong => "discard",
            WinSource::SelfDrawn | WinSource::Replacement => "self-drawn",
        };
        if win.how.is_self_drawn() {
            if let Some(feeder) = self.feeder(win, seat) {
                self.pay(feeder, seat, value.formula(), "fed-kong");
                return;
            }
            for other in self.others(seat) {
                self.pay(other, seat, value.formula().plus(1), reason);
            }
        } else if let Some(from) = win.from {
            self.pay(from, seat, value.formula(), reason);
        } else {
            self.gap(GapKind::Discarder, seat, None);
        }
    }

    /// Who pays alone for a win on the replacement tile of an open kong, where he does (S-A1).
    fn feeder(&self, win: &Win, seat: Seat) -> Option<Seat> {
        if win.how != WinSource::Replacement || !self.on(Ruling::FeederPaysAfterOpenKong) {
            return None;
        }
        match self.kongs.iter().rfind(|k| k.kong.seat == seat)?.kong.kind {
            KongKind::Open { from } => from,
            _ => None,
        }
    }

    /// The discarder's last kong goes back, or to the first winner (S12, S-A12).
    fn return_fed_kong(&mut self, from: Seat, winner: Seat) {
        let to_winner = self.on(Ruling::KongToWinner);
        let Some(last) = self.kongs.iter_mut().rfind(|k| k.kong.seat == from) else {
            self.gap(GapKind::KongBeforeDiscard, from, None);
            return;
        };
        last.returned = true;
        let paid = last.paid;
        if to_winner {
            let points = paid.iter().map(|(_, points)| points).sum();
            if points > 0 {
                self.pay(from, winner, Formula::flat(points), "kong-to-winner");
            }
        } else {
            self.give_back(from, paid, "kong-returned-discard");
        }
    }

    fn give_back(&mut self, from: Seat, paid: BySeat<i32>, reason: &'static str) {
        for (payer, points) in paid.iter().filter(|(_, points)| **points > 0) {
            self.pay(from, payer, Formula::flat(*points), reason);
        }
    }

    /// S29–S32; after a third win on the last tile there is nothing to settle (S-A11).
    fn wall_end(&mut self) {
        if self.done.over {
            return;
        }
        self.done.over = true;
        let end = wall_end(self.deal, &self.done.out);
        let left = Seat::ALL.into_iter().filter(|seat| !self.done.out[*seat]);
        for seat in left.collect::<Vec<_>>() {
            if end.states[seat].is_none() {
                self.gap(GapKind::Hand, seat, None);
            } else if self.deal.void(seat).is_none() && end.states[seat] != Some(State::FlowerPig) {
                self.gap(GapKind::Void, seat, None);
            }
        }
        for pig in end.seats_in(State::FlowerPig) {
            self.done.ledger.fine(pig, Formula::flat(PIG), "flower-pig");
        }
        self.pay_ready(&end);
        for seat in Seat::ALL {
            let returns = match end.states[seat] {
                Some(State::NotReady) => true,
                Some(State::FlowerPig) => !self.on(Ruling::FlowerPigKeepsKongs),
                Some(State::Ready) | None => false,
            };
            if returns {
                self.return_kongs(seat);
            }
        }
        self.done.wall_end = Some(end);
    }

    /// S31. Where all are in one state there is nobody to pay, or nobody to be paid (S32).
    fn pay_ready(&mut self, end: &WallEnd) {
        let plus = i32::from(self.on(Ruling::MaximumPlusOne));
        for seat in Seat::ALL {
            let reason = match end.states[seat] {
                Some(State::NotReady) => "not-ready",
                Some(State::FlowerPig) if self.on(Ruling::FlowerPigPaysReady) => "flower-pig-pays",
                _ => continue,
            };
            for ready in end.seats_in(State::Ready) {
                if let Some(maximum) = end.maxima[ready] {
                    self.pay(seat, ready, maximum.value.formula().plus(plus), reason);
                }
            }
        }
    }

    /// All kongs of a player who is not ready, to everyone who paid, winners too (S13, S-A7).
    fn return_kongs(&mut self, seat: Seat) {
        let mine = self.kongs.iter_mut().filter(|k| k.kong.seat == seat && !k.returned);
        let back: Vec<BySeat<i32>> = mine
            .map(|kong| {
                kong.returned = true;
                kong.paid
            })
            .collect();
        for paid in back {
            self.give_back(seat, paid, "kong-returned-wall");
        }
    }

    fn close(mut self) -> Settlement {
        for seat in Seat::ALL {
            for meld in self.deal.hand(seat).melds().iter().filter(|m| m.kind().is_kong()) {
                if !self.kongs.iter().any(|k| k.kong.tile == meld.tile()) {
                    self.gap(GapKind::Kong, seat, Some(meld.tile()));
                }
            }
        }
        let nobody = self.done.out == BySeat::default();
        if self.done.over && nobody {
            self.done.next_dealer = Some(self.deal.dealer());
        }
        self.done
    }
}
