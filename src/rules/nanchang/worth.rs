//! What an arrangement is worth, and what each of the others pays for it.

use crate::scoring::{Formula, Sheet};
use crate::tiles::{Seat, WinSource, Wind};

use super::deal::Deal;
use super::fans;
use super::setup::Declared;

/// What is added to a German hand's payments after all doubling (N22).
const GERMAN_ADDITION: i32 = 5;

/// What an arrangement is worth.
///
/// The order is that of what the winner receives. Doubles decide, and only between equals
/// whether the hand is German: another double is worth at least the five points from each, since
/// a German hand that gets them from three players is already worth 4 to each of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Worth {
    /// How often the win is doubled for all who pay.
    pub doubles: u8,
    /// Whether five points are added because it is German.
    pub german: bool,
}

impl Worth {
    /// The worth of a sheet.
    pub fn of(sheet: &Sheet) -> Worth {
        let mut worth = Worth::default();
        let mut opening = false;
        for counted in &sheet.counted {
            match fans::kind(counted.fan) {
                fans::Kind::Flat => opening = true,
                _ => worth.doubles += 1,
            }
            worth.german |= counted.fan == fans::GERMAN;
        }
        worth.german &= !opening;
        worth
    }

    /// What each of the others pays before anything that concerns only one of them: a point, or
    /// the 20 of an opening win (N26), doubled.
    pub fn base(self, win: &Declared) -> Formula {
        let amount = if win.opening.is_some() { fans::worth(fans::HEAVENLY_WIN) } else { 1 };
        (0..self.doubles).fold(Formula::flat(amount.into()), |formula, _| formula.times(2))
    }

    /// What one of the others pays (N13–N17, N22, N26).
    pub fn share(self, deal: &Deal, win: &Declared, payer: Seat) -> Formula {
        let mut formula = self.base(win);
        if win.opening.is_some() {
            return formula;
        }
        if payer == deal.dealer() || win.seat == deal.dealer() {
            formula = formula.times(fans::worth(fans::DEALER) as i16);
        }
        let discarded = win.source == WinSource::Discard && win.from == Some(payer);
        if discarded {
            formula = formula.times(fans::worth(fans::DISCARDER) as i16);
        }
        let added = self.german && (discarded || win.source != WinSource::Discard);
        if added { formula.plus(GERMAN_ADDITION) } else { formula }
    }

    /// What the winner receives in all. While nobody has said who discarded, as if it had been
    /// one who pays no more than any other.
    pub fn total(self, deal: &Deal, win: &Declared) -> i32 {
        let mut win = *win;
        if win.source == WinSource::Discard && win.from.is_none() {
            let cheap = |seat: &Seat| *seat != win.seat && *seat != deal.dealer();
            win.from = Wind::ALL.into_iter().find(cheap);
        }
        let others = Wind::ALL.into_iter().filter(|seat| *seat != win.seat);
        others.map(|payer| self.share(deal, &win, payer).amount()).sum()
    }
}
