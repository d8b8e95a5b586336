//! Counts one reading as a sheet: the rows of the table that count, and those that apply but are
//! dropped.

use crate::scoring::{Counted, Dropped, Reason, Sheet};

use super::detect::detect;
use super::fans;
use super::reading::Reading;
use super::record::Opening;
use super::ruling::Ruling;
use super::win_value::WinValue;

/// The rows that describe the hand rather than how it was won. These double opening wins if the
/// ruling is on (N-A4).
pub(super) const FANS_OF_THE_HAND: std::ops::RangeInclusive<u8> =
    fans::ALL_PUNGS..=fans::JING_FISHING;

/// The sheet of a reading, in the order of the table. `points` is what each of the others pays
/// before the doubles of the dealer and the discarder and before the five points of a German hand.
/// `total` is what the winner receives in all.
pub(super) fn sheet_of(r: &Reading) -> Sheet {
    let opening = r.win.opening.map(|opening| match opening {
        Opening::Heavenly => fans::HEAVENLY_WIN,
        Opening::Earthly => fans::EARTHLY_WIN,
    });
    let doubled = r.deal.on(Ruling::OpeningWinsDoubled);
    let mut sheet = Sheet {
        division: r.division.clone(),
        won: Some(r.won),
        counted: Vec::new(),
        dropped: Vec::new(),
        points: 0,
        total: 0,
        formula: None,
    };
    for fan in fans::SELF_DRAWN..=fans::EARTHLY_WIN {
        let Ok(evidence) = detect(r, fan) else { continue };
        match opening {
            Some(by) if fan != by && !(doubled && FANS_OF_THE_HAND.contains(&fan)) => {
                sheet.dropped.push(Dropped { fan, evidence, reason: Reason::Flat { by } });
            }
            _ => sheet.counted.push(Counted { fan, points: fans::worth_of(fan), evidence }),
        }
    }
    let value = WinValue::of(&sheet);
    sheet.points = value.base(r.win).amount() as u16;
    sheet.total = value.total(r.deal, r.win) as u16;
    sheet
}
