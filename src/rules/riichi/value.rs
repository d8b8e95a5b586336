//! From han and fu to the base value, its name, and what a discarder pays (R12, R15, R16).

use crate::scoring::Formula;
use crate::tiles::Seat;

use super::ruling::Ruling;
use super::terms::Terms;

/// The base value of a yakuman.
const YAKUMAN: i32 = 8000;

/// The base value of a hand, and the name of the limit if it has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Value {
    /// The base value.
    pub base: i32,
    /// The key of the limit.
    pub limit: Option<&'static str>,
}

/// The most yakuman that any hand can be worth: two that count twice, and two others.
const MOST_YAKUMAN: u16 = 6;

impl Value {
    /// The value of a hand without a yaku.
    pub const NOTHING: Value = Value { base: 0, limit: None };

    /// A mangan.
    pub const MANGAN: Value = Value::limit("mangan", 2000);

    /// A baiman.
    pub const BAIMAN: Value = Value::limit("baiman", 4000);

    /// So many han that they are worth a yakuman.
    const COUNTED: Value = Value::limit("counted-yakuman", YAKUMAN);

    const fn limit(key: &'static str, base: i32) -> Value {
        Value { base, limit: Some(key) }
    }

    /// The value of so many yakuman.
    pub fn of_yakuman(units: u16) -> Value {
        Value::limit("yakuman", YAKUMAN * i32::from(units))
    }

    /// The most yakuman that a hand can be worth (R12).
    pub fn most_yakuman(terms: Terms) -> u16 {
        match (terms.on(Ruling::YakumanAddUp), terms.on(Ruling::DoubleYakuman)) {
            (true, _) => MOST_YAKUMAN,
            (false, true) => 2,
            (false, false) => 1,
        }
    }

    /// The number of yakuman that have this value. 0 if it is less than one yakuman.
    pub fn yakuman(self) -> u16 {
        (self.base / YAKUMAN) as u16
    }

    /// The value of a hand of so many han and fu (R15).
    pub fn of(han: u16, fu: u16, terms: Terms) -> Value {
        match han {
            13.. if terms.on(Ruling::CountedYakuman) => Value::COUNTED,
            14.. if terms.on(Ruling::CountedYakuman14) => Value::COUNTED,
            11.. => Value::limit("sanbaiman", 6000),
            8.. => Value::BAIMAN,
            6.. => Value::limit("haneman", 3000),
            5 => Value::MANGAN,
            _ => {
                let base = i32::from(fu) << (2 + han);
                let rounded_up = terms.on(Ruling::RoundUpMangan) && base == 1920;
                if rounded_up || base >= Value::MANGAN.base {
                    return Value::MANGAN;
                }
                Value { base, limit: None }
            }
        }
    }

    /// How the base value comes about: fu and doublings, or a limit.
    pub fn formula(self, fu: u16, han: u16, yakuman: u16) -> Formula {
        match self.limit {
            None => {
                let fu = Formula::flat(i32::from(fu));
                (0..2 + han).fold(fu, |formula, _| formula.times(2))
            }
            Some(limit) if yakuman > 1 => Formula::flat(YAKUMAN).times(yakuman as i16).named(limit),
            Some(limit) => Formula::flat(self.base).named(limit),
        }
    }

    /// A payment of so many times the base value, rounded up to the next `unit` (R16, SN15).
    pub fn payment(self, times: i16, unit: i32) -> Formula {
        self.as_named(Formula::flat(self.base).times(times).rounded_up(unit))
    }

    /// A payment of so many points for a hand of this value.
    pub fn flat(self, points: i32) -> Formula {
        self.as_named(Formula::flat(points))
    }

    fn as_named(self, formula: Formula) -> Formula {
        match self.limit {
            Some(limit) => formula.named(limit),
            None => formula,
        }
    }

    /// What the discarder pays.
    pub fn on_discard(self, winner: Seat, terms: Terms) -> Formula {
        self.payment(times_on_discard(winner), terms.unit())
    }
}

/// How many times the base value the discarder pays (R16).
pub(super) fn times_on_discard(winner: Seat) -> i16 {
    if winner == Seat::East { 6 } else { 4 }
}

/// How many times the base value a player pays for a self-drawn win (R16).
pub(super) fn times_self_drawn(winner: Seat, payer: Seat) -> i16 {
    if winner == Seat::East || payer == Seat::East { 2 } else { 1 }
}
