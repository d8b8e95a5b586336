//! What is paid: for the win, for kongs and jing, and by the dealer.

use serde::Serialize;

use crate::scoring::{Formula, Ledger};
use crate::tiles::{BySeat, MeldKind, Seat, WinSource, Wind};

use super::deal::{Deal, Held};
use super::fans::{self, worth};
use super::ruling::Ruling;
use super::setup::{Counted, Declared, Opening};
use super::worth::Worth;

/// The points for jing from which they surge (N29).
pub(super) const SURGES_FROM: i32 = 5;

/// What a player holds that is paid apart from the win.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Holding {
    /// Primary jing, in hand and melds.
    pub primary: u8,
    /// Secondary jing, in hand and melds.
    pub secondary: u8,
    /// Open kongs, not of jing.
    pub open_kongs: u8,
    /// Concealed kongs, not of jing.
    pub concealed_kongs: u8,
    /// Kongs of jing.
    pub jing_kongs: u8,
    /// The points for jing from each of the others, after surge and sole holder.
    pub jing_points: i32,
}

impl Holding {
    /// The points for jing before they are raised (N28).
    pub fn raw(&self) -> i32 {
        let (primary, secondary) = self.of_kinds();
        primary + secondary
    }

    /// The points for primary and for secondary jing.
    fn of_kinds(&self) -> (i32, i32) {
        let points = |count: u8, fan: u8| i32::from(count) * i32::from(worth(fan));
        (points(self.primary, fans::PRIMARY_JING), points(self.secondary, fans::SECONDARY_JING))
    }
}

/// How many jing a seat holds, the winner's claimed tile among them.
pub(super) fn jing_held(deal: &Deal, seat: Seat) -> u8 {
    let counted = counted(deal, seat);
    counted.primary + counted.secondary
}

fn counted(deal: &Deal, seat: Seat) -> Counted {
    let hand = match deal.held(seat) {
        Held::Nothing => return Counted::default(),
        Held::Counted(counted) => return *counted,
        Held::Hand(hand) => hand,
    };
    let jing = deal.jing();
    let mut counted = Counted {
        primary: hand.all().get(jing.primary),
        secondary: hand.all().get(jing.secondary),
        ..Counted::default()
    };
    for meld in hand.melds().iter().filter(|m| m.kind().is_kong()) {
        *match meld.kind() {
            _ if jing.has(meld.tile()) => &mut counted.jing_kongs,
            MeldKind::ConcealedKong => &mut counted.concealed_kongs,
            _ => &mut counted.open_kongs,
        } += 1;
    }
    counted
}

/// What a seat holds, and what each of the others pays for its jing.
pub(super) fn holding(deal: &Deal, seat: Seat) -> Holding {
    let Counted { primary, secondary, open_kongs, concealed_kongs, jing_kongs } =
        counted(deal, seat);
    let mut holding =
        Holding { primary, secondary, open_kongs, concealed_kongs, jing_kongs, jing_points: 0 };
    holding.jing_points = jing_formula(deal, seat, &holding).amount();
    holding
}

/// 2 for a primary jing, 1 for a secondary; n points from 5 on are n × (n − 3); the only holder
/// gets double (N28–N30).
fn jing_formula(deal: &Deal, seat: Seat, holding: &Holding) -> Formula {
    let mut formula = match holding.of_kinds() {
        (0, points) | (points, 0) => Formula::flat(points),
        (primary, secondary) => Formula::sum(primary, secondary),
    };
    let raw = holding.raw();
    if raw >= SURGES_FROM {
        formula = formula.times((raw - 3) as i16);
    }
    if sole_holder(deal) == Some(seat) {
        formula = formula.times(worth(fans::SOLE_HOLDER) as i16);
    }
    formula
}

/// The only player with any jing (N30).
pub(super) fn sole_holder(deal: &Deal) -> Option<Seat> {
    let mut holders = Wind::ALL.into_iter().filter(|seat| jing_held(deal, *seat) > 0);
    holders.next().filter(|_| holders.next().is_none())
}

/// Everything that is paid when the hand was won with this worth, or drawn; `None` while nobody
/// has said from whom the winning tile came.
pub(super) fn ledger(deal: &Deal, won: Option<(&Declared, Worth)>) -> Option<Ledger> {
    let mut ledger = Ledger::default();
    if let Some((win, worth)) = won {
        if win.from.is_none() && !win.source.is_self_drawn() {
            return None;
        }
        for payer in others(win.seat) {
            let formula = worth.share(deal, win, payer);
            ledger.pay(payer, win.seat, formula, reason(win, payer));
        }
    }
    for (receiver, holding) in holdings(deal).iter() {
        let Holding { open_kongs, concealed_kongs, jing_kongs, .. } = *holding;
        for (times, fan) in [
            (open_kongs, fans::OPEN_KONG),
            (concealed_kongs, fans::CONCEALED_KONG),
            (jing_kongs, fans::JING_KONG),
        ] {
            for _ in 0..times {
                each_pays(&mut ledger, receiver, &Formula::flat(worth(fan).into()), reason_of(fan));
            }
        }
        if holding.jing_points > 0 {
            each_pays(&mut ledger, receiver, &jing_formula(deal, receiver, holding), "jing");
        }
    }
    let drawn = won.is_none() && deal.on(Ruling::DealerPaysDrawnHand);
    for (pays, fan) in [(deal.chao_zhuang(), fans::CHAO_ZHUANG), (drawn, fans::DRAWN_HAND)] {
        for receiver in others(deal.dealer()).filter(|_| pays) {
            let formula = Formula::flat(worth(fan).into());
            ledger.pay(deal.dealer(), receiver, formula, reason_of(fan));
        }
    }
    Some(ledger)
}

/// What every seat holds.
pub(super) fn holdings(deal: &Deal) -> BySeat<Holding> {
    BySeat::from_fn(|seat| holding(deal, seat))
}

fn others(seat: Seat) -> impl Iterator<Item = Seat> {
    Wind::ALL.into_iter().filter(move |other| *other != seat)
}

fn each_pays(ledger: &mut Ledger, receiver: Seat, formula: &Formula, reason: &'static str) {
    others(receiver).for_each(|payer| ledger.pay(payer, receiver, formula.clone(), reason));
}

fn reason_of(fan: u8) -> &'static str {
    fans::FANS[usize::from(fan) - 1].key
}

fn reason(win: &Declared, payer: Seat) -> &'static str {
    match (win.opening, win.source) {
        (Some(Opening::Heavenly), _) => "heavenly-win",
        (Some(Opening::Earthly), _) => "earthly-win",
        (_, WinSource::SelfDrawn | WinSource::Replacement) => "self-drawn",
        (_, WinSource::Discard) if win.from == Some(payer) => "discard",
        (_, WinSource::RobbedKong) if win.from == Some(payer) => "robbed-kong",
        _ => "win-of-another",
    }
}
