//! Counts one reading as a sheet: the rows of the table that count, and those that apply but are
//! dropped.

use crate::scoring::{Counted, Dropped, Reason, Sheet};

use super::fans::{FANS, RULES, excluded_by};
use super::reading::Reading;
use super::win_value::WinValue;

/// The sheet of a reading, in the order of the table. `points` is what each of the others pays
/// before the doubles of the dealer and the discarder and before the five points of a German hand.
/// `total` is what the winner receives in all.
pub(super) fn sheet_of(r: &Reading) -> Sheet {
    let mut sheet = Sheet {
        division: r.division.clone(),
        won: Some(r.won),
        counted: Vec::new(),
        dropped: Vec::new(),
        points: 0,
        total: 0,
        limit: None,
        formula: None,
    };
    for (fan, rule) in FANS.iter().zip(&RULES).filter(|(fan, _)| fan.is_counted) {
        let Ok(evidence) = rule.detect(r) else { continue };
        match excluded_by(r.deal, r.win, fan, rule) {
            Some(by) => sheet.dropped.push(Dropped { fan, evidence, reason: Reason::Flat { by } }),
            None => sheet.counted.push(Counted { fan, points: fan.worth, evidence }),
        }
    }
    let value = WinValue::of(&sheet);
    sheet.points = value.base(r.win).amount();
    sheet.total = value.total(r.deal, r.win);
    sheet
}
