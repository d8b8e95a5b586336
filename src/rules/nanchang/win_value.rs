//! The value of an arrangement, and what each of the others pays for it: from the counted fans to
//! the amounts in the ledger.

use crate::scoring::{Formula, Sheet};
use crate::system::Fan;
use crate::tiles::{Seat, WinSource, Wind};

use super::arrangement_goal::ArrangementGoal;
use super::deal::Deal;
use super::declared::DeclaredWin;
use super::fans::{self, FanRule, excluded_by, row_of};

/// The points added to a payment for a German hand, after all doubling (N22).
pub(super) const GERMAN_ADDITION: i32 = 5;

/// The value of an arrangement.
///
/// The order is the order of what the winner receives. The doubles decide first, and then whether
/// the hand is German. Another double is worth at least as much as the five points from each
/// payer, because a German hand that three players pay for is already worth 4 from each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct WinValue {
    /// How often the win is doubled for all payers.
    pub doubles: u8,
    /// Whether five points are added because the hand is German.
    pub german: bool,
}

impl WinValue {
    /// The value of a sheet.
    pub fn of(sheet: &Sheet) -> WinValue {
        WinValue::of_fans(sheet.counted.iter().map(|counted| counted.fan))
    }

    /// The value of a win with an arrangement for a goal.
    pub fn of_goal(deal: &Deal, win: &DeclaredWin, goal: ArrangementGoal) -> WinValue {
        let rows = fans::FANS.iter().zip(&fans::RULES).filter(|(row, _)| row.is_counted);
        let counts = |row: &Fan, rule: &FanRule| {
            rule.applies(deal, win, goal) && excluded_by(deal, win, row, rule).is_none()
        };
        WinValue::of_fans(rows.filter(|(row, rule)| counts(row, rule)).map(|(row, _)| row))
    }

    /// The value of the rows that count.
    fn of_fans(counted: impl Iterator<Item = &'static Fan>) -> WinValue {
        let mut value = WinValue::default();
        let mut opening = false;
        for fan in counted {
            match fan.number {
                fans::HEAVENLY_WIN | fans::EARTHLY_WIN => opening = true,
                _ => value.doubles += fan.worth.trailing_zeros() as u8,
            }
            value.german |= fan.number == fans::GERMAN;
        }
        value.german &= !opening;
        value
    }

    /// What each of the others pays before anything that concerns only one payer: one point, or 20
    /// for an opening win (N26), doubled.
    pub fn base(self, win: &DeclaredWin) -> Formula {
        let amount = win.opening.map_or(1, |opening| row_of(opening).worth);
        (0..self.doubles).fold(Formula::flat(amount.into()), |formula, _| formula.times(2))
    }

    /// What one of the others pays (N13–N17, N22, N26).
    pub fn share(self, deal: &Deal, win: &DeclaredWin, payer: Seat) -> Formula {
        let mut formula = self.base(win);
        if win.opening.is_some() {
            return formula;
        }
        if payer == deal.dealer() || win.seat == deal.dealer() {
            formula = formula.times(fans::worth_of(fans::DEALER) as i16);
        }
        let discarded = win.source == WinSource::Discard && win.from == Some(payer);
        if discarded {
            formula = formula.times(fans::worth_of(fans::DISCARDER) as i16);
        }
        let added = self.german && (discarded || win.source != WinSource::Discard);
        if added { formula.plus(GERMAN_ADDITION) } else { formula }
    }

    /// What the winner receives in all. While the discarder is not known, a player who pays the
    /// least is assumed.
    pub fn total(self, deal: &Deal, win: &DeclaredWin) -> i32 {
        let mut win = *win;
        if win.source == WinSource::Discard && win.from.is_none() {
            let cheap = |seat: &Seat| *seat != win.seat && *seat != deal.dealer();
            win.from = Wind::ALL.into_iter().find(cheap);
        }
        let others = Wind::ALL.into_iter().filter(|seat| *seat != win.seat);
        others.map(|payer| self.share(deal, &win, payer).amount()).sum()
    }
}
