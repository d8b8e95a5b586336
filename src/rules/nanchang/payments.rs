//! The payments of a deal as a ledger: for the win, for kongs and jing, and by the dealer.

use crate::scoring::{Formula, Gain, Ledger, Transfer};
use crate::tiles::{BySeat, Seat, WinSource, Wind};

use super::deal::Deal;
use super::declared::{DeclaredWin, HandCounts, Opening};
use super::detect::no_other_jing;
use super::fans::{self, worth_of};
use super::held::{SURGES_FROM, hand_counts, jing_held, points_by_kind};
use super::ruling::Ruling;
use super::win_value::WinValue;

/// A surge multiplies n points by n less this number (N29).
pub(super) const SURGE_LESS: i32 = 3;

/// The kongs and jing of a player, which are paid separately from the win.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Holding {
    /// How many there are.
    pub counts: HandCounts,
    /// The points for jing that each of the others pays, after surge and sole holder.
    pub jing_points: i32,
}

impl Holding {
    /// The points for jing before surge and sole holder (N28).
    pub fn raw(&self) -> i32 {
        let (primary, secondary) = self.points_by_kind();
        primary + secondary
    }

    /// The points for primary jing and for secondary jing.
    fn points_by_kind(&self) -> (i32, i32) {
        points_by_kind(self.counts.primary, self.counts.secondary)
    }
}

/// The kongs and jing of a seat, with what each of the others pays for the jing.
pub(super) fn holding(deal: &Deal, seat: Seat) -> Holding {
    let mut holding = Holding { counts: hand_counts(deal, seat), jing_points: 0 };
    holding.jing_points = jing_formula(deal, seat, &holding).amount();
    holding
}

/// The formula of the points for jing: 2 for each primary jing and 1 for each secondary jing. From
/// 5 points on, n points become n × (n − 3). The sole holder gets double (N28–N30).
fn jing_formula(deal: &Deal, seat: Seat, holding: &Holding) -> Formula {
    let mut formula = match holding.points_by_kind() {
        (0, points) | (points, 0) => Formula::flat(points),
        (primary, secondary) => Formula::sum(primary, secondary),
    };
    let raw = holding.raw();
    if raw >= SURGES_FROM {
        formula = formula.times((raw - SURGE_LESS) as i16);
    }
    if sole_holder(deal) == Some(seat) {
        formula = formula.times(worth_of(fans::SOLE_HOLDER) as i16);
    }
    formula
}

/// The only player who has any jing (N30).
pub(super) fn sole_holder(deal: &Deal) -> Option<Seat> {
    let mut holders = Wind::ALL.into_iter().filter(|seat| jing_held(deal, *seat) > 0);
    holders.next().filter(|seat| no_other_jing(deal, *seat).is_ok())
}

/// All payments of a deal that was won with a value, or drawn. Returns `None` while the player
/// whose tile won is not known.
pub(super) fn ledger(deal: &Deal, won: Option<(&DeclaredWin, WinValue)>) -> Option<Ledger> {
    let mut ledger = Ledger::default();
    if let Some((win, value)) = won {
        if win.from.is_none() && !win.source.is_self_drawn() {
            return None;
        }
        for payer in others(win.seat) {
            let formula = value.share(deal, win, payer);
            ledger.pay(payer, win.seat, formula, reason(win, payer));
        }
    }
    for (receiver, holding) in holdings(deal).iter() {
        let HandCounts { open_kongs, concealed_kongs, jing_kongs, .. } = holding.counts;
        for (times, fan) in [
            (open_kongs, fans::OPEN_KONG),
            (concealed_kongs, fans::CONCEALED_KONG),
            (jing_kongs, fans::JING_KONG),
        ] {
            for _ in 0..times {
                each_pays(
                    &mut ledger,
                    receiver,
                    &Formula::flat(worth_of(fan).into()),
                    reason_of(fan),
                );
            }
        }
        if holding.jing_points > 0 {
            each_pays(&mut ledger, receiver, &jing_formula(deal, receiver, holding), "jing");
        }
    }
    let drawn = won.is_none() && deal.on(Ruling::DealerPaysDrawnHand);
    for (pays, fan) in [(deal.chao_zhuang(), fans::CHAO_ZHUANG), (drawn, fans::DRAWN_HAND)] {
        if pays {
            dealer_pays(&mut ledger, deal.dealer(), fan);
        }
    }
    Some(ledger)
}

/// The payments of the dealer after a drawn hand, where a ruling asks for them (N-A6).
pub(super) fn drawn_ledger(dealer: Seat) -> Ledger {
    let mut ledger = Ledger::default();
    dealer_pays(&mut ledger, dealer, fans::DRAWN_HAND);
    ledger
}

/// What the winner gains: for the win, for kongs, for jing, and for four identical first discards.
/// What the others get for their kongs and jing is taken from it.
pub(super) fn gains(ledger: &Ledger, winner: Seat) -> Vec<Gain> {
    let mut gains =
        ["win", "kongs", "jing", CHAO_ZHUANG].map(|key| Gain { key, from: BySeat::default() });
    for Transfer { from, to, amount, reason, .. } in &ledger.transfers {
        let key = gain_of(reason);
        let Some(gain) = gains.iter_mut().find(|gain| gain.key == key) else { continue };
        if *to == Some(winner) {
            from.iter().for_each(|from| gain.from[*from] += amount);
        } else if let (true, Some(to)) = (*from == Some(winner), to) {
            gain.from[*to] -= amount;
        }
    }
    let is_there = |gain: &Gain| gain.from.iter().any(|(_, paid)| *paid != 0);
    gains.into_iter().filter(is_there).collect()
}

/// The reason of the payments for four identical first discards, and the key of that gain.
const CHAO_ZHUANG: &str = "chao-zhuang";

/// The key of the gain that a reason of the ledger belongs to.
fn gain_of(reason: &str) -> &'static str {
    let fans = [fans::OPEN_KONG, fans::CONCEALED_KONG, fans::JING_KONG];
    match reason {
        "jing" => "jing",
        _ if fans.map(reason_of).contains(&reason) => "kongs",
        CHAO_ZHUANG => CHAO_ZHUANG,
        _ => "win",
    }
}

/// The kongs and jing of every seat.
pub(super) fn holdings(deal: &Deal) -> BySeat<Holding> {
    BySeat::from_fn(|seat| holding(deal, seat))
}

fn others(seat: Seat) -> impl Iterator<Item = Seat> {
    Wind::ALL.into_iter().filter(move |other| *other != seat)
}

fn dealer_pays(ledger: &mut Ledger, dealer: Seat, fan: u8) {
    let formula = Formula::flat(worth_of(fan).into());
    let reason = reason_of(fan);
    others(dealer).for_each(|receiver| ledger.pay(dealer, receiver, formula.clone(), reason));
}

fn each_pays(ledger: &mut Ledger, receiver: Seat, formula: &Formula, reason: &'static str) {
    others(receiver).for_each(|payer| ledger.pay(payer, receiver, formula.clone(), reason));
}

fn reason_of(fan: u8) -> &'static str {
    fans::FANS[usize::from(fan) - 1].key
}

fn reason(win: &DeclaredWin, payer: Seat) -> &'static str {
    match (win.opening, win.source) {
        (Some(Opening::Heavenly), _) => "heavenly-win",
        (Some(Opening::Earthly), _) => "earthly-win",
        (_, WinSource::SelfDrawn | WinSource::Replacement) => "self-drawn",
        (_, WinSource::Discard) if win.from == Some(payer) => "discard",
        (_, WinSource::RobbedKong) if win.from == Some(payer) => "robbed-kong",
        _ => "win-of-another",
    }
}
