//! Counts each reading of a hand as a sheet: yaku, dora and fu, or yakuman, and what the hand brings.

use std::borrow::Borrow;
use std::cmp::Ordering;

use crate::scoring::{self, Counted, Dropped, Evidence, Reason, Sheet, best_first};
use crate::system::{Fan, Unit};

use super::deal::Deal;
use super::fans::{self, FU_PAIR_OF_DOUBLE_WIND, FU_SEVEN_PAIRS, RENHOU, RENHOU_YAKUMAN, row};
use super::reading::{Facts, Reading};
use super::ruling::Ruling;
use super::value::Value;
use super::{SYSTEM, self_draw};

/// Every reading of a hand, the best first (R5); empty if the hand is not complete. Readings of one
/// division that count the same are included once.
pub(super) fn readings(deal: &Deal) -> Vec<HandSheet> {
    scoring::sheets(&deal.facts(), sheet)
}

/// What a yakuman is worth in han.
const HAN_OF_YAKUMAN: u16 = 13;

/// The fu of seven pairs where a ruling gives them more than 25 (SN26).
const FU_OF_SEVEN_PAIRS: u16 = 40;

/// What a baiman is worth in han.
const HAN_OF_BAIMAN: u16 = 8;

/// A hand counted in one reading: its sheet, and what is paid for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HandSheet {
    /// The sheet. Its points are the han, thirteen for each yakuman, and its total is what the hand brings
    /// without honba and sticks; 0 without a yaku.
    pub sheet: Sheet,
    /// How many yakuman the hand is worth; 0 if it is no yakuman.
    pub units: u16,
    /// The base value; 0 without a yaku.
    pub value: Value,
}

impl Borrow<Sheet> for HandSheet {
    fn borrow(&self) -> &Sheet {
        &self.sheet
    }
}

impl HandSheet {
    /// Whether a yaku counts, without which a hand does not win (R4).
    pub fn has_yaku(&self) -> bool {
        self.sheet.counted.iter().any(|counted| fans::is_yaku(counted.fan.number))
    }

    /// How many yakuman a row that counts is worth; 0 if it does not count.
    pub fn units_of(&self, fan: u8) -> u16 {
        let counted = self.sheet.counted.iter().find(|counted| counted.fan.number == fan);
        counted.map_or(0, |counted| counted.points)
    }
}

/// What a row is worth in a hand.
fn worth(facts: &Facts, fan: &Fan) -> u16 {
    match fan.number {
        FU_PAIR_OF_DOUBLE_WIND if facts.on(Ruling::DoubleWindPair4Fu) => 2 * fan.worth,
        FU_SEVEN_PAIRS if facts.on(Ruling::SevenPairs40Fu) => FU_OF_SEVEN_PAIRS,
        RENHOU if facts.on(Ruling::RenhouBaiman) => HAN_OF_BAIMAN,
        number if fans::can_be_doubled(number) && facts.on(Ruling::DoubleYakuman) => 2 * fan.worth,
        _ => fan.worth_if(facts.is_concealed()).unwrap_or(fan.worth),
    }
}

/// Returns the row that holds under the rulings in use: some make the Blessing of Man a yakuman (R13).
fn as_ruled(facts: &Facts, fan: &'static Fan) -> &'static Fan {
    let is_yakuman = fan.number == RENHOU && facts.on(Ruling::RenhouYakuman);
    if is_yakuman { &RENHOU_YAKUMAN } else { fan }
}

/// Whether a row counts as a yakuman.
fn is_yakuman(fan: &Fan) -> bool {
    fan.unit == Unit::Yakuman
}

/// The rows that apply to a reading, each as often as it applies.
type FoundRows = Vec<(&'static Fan, Evidence)>;

/// Counts one reading of a hand.
fn sheet(r: &Reading) -> HandSheet {
    let facts = r.facts;
    let mut found: FoundRows = Vec::with_capacity(32);
    for fan in facts.deal.terms().system().fans {
        let Some(row) = fans::row_of(fan.number) else { continue };
        let fan = as_ruled(facts, fan);
        // A row that does not apply is asked about later, if at all.
        let _ = row.each_occurrence(r, |evidence| found.push((fan, evidence)));
    }
    let whole = |counting: Counting| counting.sheet(r, &found);
    // The Blessing of Man comes last in the order of the yakuman (R13).
    let first = found.iter().map(|(fan, _)| *fan).filter(|fan| is_yakuman(fan));
    if let Some(first) = first.max_by_key(|fan| (fan.number != RENHOU, u8::MAX - fan.number)) {
        return whole(Counting::Yakuman { first });
    }
    let usual = whole(Counting::Usual);
    if !found.iter().any(|(fan, _)| fan.number == RENHOU) {
        return usual;
    }
    let alone = whole(Counting::RenhouAlone);
    let is_better = best_first(&SYSTEM, &alone.sheet, &usual.sheet) == Ordering::Less;
    if is_better { alone } else { usual }
}

/// What of the rows that apply is counted.
#[derive(Clone, Copy)]
enum Counting {
    /// The yakuman alone, of which this is the first (R12).
    Yakuman { first: &'static Fan },
    /// Yaku, dora and fu.
    Usual,
    /// The Blessing of Man as a mangan or a baiman, in place of everything else (R13).
    RenhouAlone,
}

impl Counting {
    /// Why a row that applies does not count; `None` if it counts.
    fn excluded(self, r: &Reading, found: &FoundRows, fan: &'static Fan) -> Option<Reason> {
        let renhou = row(RENHOU);
        match self {
            Counting::Yakuman { first } if !is_yakuman(fan) => {
                return Some(Reason::Beside { by: first });
            }
            Counting::RenhouAlone => {
                return (fan != renhou).then_some(Reason::Flat { by: renhou });
            }
            Counting::Usual if fan == renhou => {
                let is_yaku = |other: &&Fan| fans::is_yaku(other.number) && *other != fan;
                let by = found.iter().map(|(fan, _)| *fan).find(is_yaku);
                // Without another yaku the hand is worth nothing, and so this one counts alone.
                return Some(by.map_or(Reason::Lower, |by| Reason::Beside { by }));
            }
            _ => {}
        }
        // The Blessing of Man adds up with other yakuman where it is one.
        let can_be_excluded = fan.number != RENHOU || !is_yakuman(fan);
        let excludes = |by: &&Fan| can_be_excluded && by.excludes.contains(&fan.number);
        let by = found.iter().map(|(by, _)| *by).find(excludes);
        match (self, by) {
            (_, Some(by)) => Some(Reason::Beside { by }),
            (Counting::Yakuman { first }, None) => {
                let counts = fan == first || r.facts.on(Ruling::YakumanAddUp);
                (!counts).then_some(Reason::Beside { by: first })
            }
            _ => None,
        }
    }

    fn sheet(self, r: &Reading, found: &FoundRows) -> HandSheet {
        let (facts, terms) = (r.facts, r.facts.deal.terms());
        let (mut counted, mut dropped) = (Vec::with_capacity(found.len()), Vec::new());
        let (mut han, mut fu, mut has_yaku) = (0, 0, false);
        for (fan, evidence) in found.iter().copied() {
            let points = worth(facts, fan);
            if let Some(reason) = self.excluded(r, found, fan) {
                dropped.push(Dropped { fan, points, evidence, reason });
                continue;
            }
            match fan.unit {
                Unit::Fu => fu += points,
                Unit::Yakuman => han += points * HAN_OF_YAKUMAN,
                _ => han += points,
            }
            has_yaku |= fans::is_yaku(fan.number);
            counted.push(Counted { fan, points, evidence });
        }
        let has_pairs_alone = counted.iter().any(|counted| counted.fan.number == FU_SEVEN_PAIRS);
        let fu = if has_pairs_alone { fu } else { fu.next_multiple_of(10) };
        let (units, value) = match self {
            Counting::Yakuman { .. } => {
                let units = han / HAN_OF_YAKUMAN;
                (units, Value::of_yakuman(units))
            }
            Counting::RenhouAlone if facts.on(Ruling::RenhouBaiman) => (0, Value::BAIMAN),
            Counting::RenhouAlone => (0, Value::MANGAN),
            Counting::Usual if has_yaku => (0, Value::of(han, fu, terms)),
            Counting::Usual => (0, Value::NOTHING),
        };
        let sheet = Sheet {
            division: r.division.clone(),
            won: r.won,
            counted,
            dropped,
            points: han.into(),
            total: self_draw::total(value, facts.seat, facts.self_drawn(), terms),
            formula: has_yaku.then(|| value.formula(fu, han, units)),
            limit: value.limit,
        };
        HandSheet { sheet, units, value }
    }
}
