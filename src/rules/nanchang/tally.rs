//! What counts in one reading, and what is true but paid no part of it.

use crate::scoring::{Counted, Dropped, Reason, Sheet};

use super::detect::detect;
use super::fans;
use super::reading::Reading;
use super::ruling::Ruling;
use super::setup::Opening;
use super::worth::Worth;

/// The items that belong to the hand rather than to how it was won: where a ruling doubles
/// opening wins, these do (N-A4).
pub(super) const OF_THE_HAND: std::ops::RangeInclusive<u8> = fans::ALL_PUNGS..=fans::JING_FISHING;

/// The sheet of a reading, in the order of the table. `points` is what each of the others pays
/// before the dealer's and the discarder's double and the five points, `total` what the winner
/// receives in all.
pub(super) fn sheet(r: &Reading) -> Sheet {
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
            Some(by) if fan != by && !(doubled && OF_THE_HAND.contains(&fan)) => {
                sheet.dropped.push(Dropped { fan, evidence, reason: Reason::Flat { by } });
            }
            _ => sheet.counted.push(Counted { fan, points: fans::worth(fan), evidence }),
        }
    }
    let worth = Worth::of(&sheet);
    sheet.points = worth.base(r.win).amount() as u16;
    sheet.total = worth.total(r.deal, r.win) as u16;
    sheet
}
