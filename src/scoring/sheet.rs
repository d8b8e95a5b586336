//! A sheet: what counts in one reading of a hand, what was dropped and why, and the total.
//!
//! Sheets are made from the fans of each division; the best one is settled in the ledger.

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::reading::division::{Division, Part};
use crate::scoring::{Evidence, Formula};
use crate::system::{Fan, NextLimit, ScoreTable, Unit};

/// One occurrence of a fan that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// The fan. Its unit is the one in which it counts in this hand. A ruling may have changed it from the
    /// unit in the system's table.
    pub fan: &'static Fan,
    /// What this occurrence is worth, in the fan's unit.
    pub points: u16,
    /// Why it applies.
    pub evidence: Evidence,
}

/// A fan is written as its number. The unit of its points is therefore written as a field of its own.
impl Serialize for Counted {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Counted { fan, points, evidence } = self;
        let mut fields = serializer.serialize_struct("Counted", 4)?;
        fields.serialize_field("fan", fan)?;
        fields.serialize_field("points", points)?;
        fields.serialize_field("unit", &fan.unit)?;
        fields.serialize_field("evidence", evidence)?;
        fields.end()
    }
}

/// Why an occurrence of a fan that is true of the hand does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Reason {
    /// Another fan implies or includes it: non-repeat.
    Implied {
        /// That fan.
        by: &'static Fan,
    },
    /// One of its sets has already made the same fan: non-identity.
    Identity,
    /// Its sets are already combined: account once.
    Once {
        /// A fan that combined them.
        by: &'static Fan,
    },
    /// Another choice of combinations is worth more: high versus low.
    Lower,
    /// Another fan is paid with a flat amount, to which this one adds nothing.
    Flat {
        /// That fan.
        by: &'static Fan,
    },
    /// A ruling that is on excludes it together with another fan.
    Ruled {
        /// That fan.
        by: &'static Fan,
        /// The key of the ruling.
        ruling: &'static str,
    },
    /// The hand is a limit hand. It is worth the limit, and nothing else is counted.
    Limit {
        /// The limit hand.
        by: &'static Fan,
    },
    /// The two fans are never counted together.
    Beside {
        /// The fan that counts.
        by: &'static Fan,
    },
}

impl Reason {
    /// The number of the principle behind the reason: 1 non-repeat, 3 non-identity, 4 high versus low, 5
    /// account once. 0 if there is none. Only some rules [have principles](crate::system::System::has_principles).
    pub const fn principle(self) -> u8 {
        match self {
            Reason::Implied { .. } | Reason::Ruled { .. } => 1,
            Reason::Identity => 3,
            Reason::Lower => 4,
            Reason::Once { .. } => 5,
            Reason::Limit { .. } | Reason::Beside { .. } | Reason::Flat { .. } => 0,
        }
    }

    /// The other fan because of which it does not count, if there is one.
    pub const fn by(self) -> Option<&'static Fan> {
        match self {
            Reason::Implied { by }
            | Reason::Once { by }
            | Reason::Ruled { by, .. }
            | Reason::Limit { by }
            | Reason::Beside { by }
            | Reason::Flat { by } => Some(by),
            Reason::Identity | Reason::Lower => None,
        }
    }
}

/// One occurrence of a fan that is true of the hand but does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Dropped {
    /// The fan.
    pub fan: &'static Fan,
    /// What this occurrence would be worth in this hand, in the fan's unit.
    #[serde(skip)]
    pub points: u16,
    /// Why the fan is true of the hand.
    pub evidence: Evidence,
    /// Why it does not count.
    pub reason: Reason,
}

/// One reading of a hand, with everything that counts in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sheet {
    /// The division by which the hand is read.
    pub division: Division,
    /// The part that the winning tile completed. `None` if the hand does not use the winning tile.
    pub won: Option<Part>,
    /// What counts, in descending order of points, flowers last.
    pub counted: Vec<Counted>,
    /// What is true but does not count.
    pub dropped: Vec<Dropped>,
    /// The total without flowers.
    pub points: i32,
    /// The total.
    pub total: i32,
    /// The key of the limit that decided the total, if one did that has a name. Its name in the catalogues
    /// is `limit.<key>`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<&'static str>,
    /// How the total is calculated, if it is not simply the sum of what counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub formula: Option<Formula>,
}

/// The two counts of a sheet in a [`ScoreTable`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// The first count.
    pub main: u16,
    /// The sum of the fans of the second count.
    pub sum: u16,
    /// The second count, which that sum comes to.
    pub minor: u16,
}

impl Sheet {
    /// The two counts of the sheet. `None` if it has no fan of the second one: it is then worth a limit
    /// without being counted.
    pub fn counts(&self, table: &ScoreTable) -> Option<Counts> {
        let of = |unit: Unit| {
            let counted = self.counted.iter().filter(move |counted| counted.fan.unit == unit);
            counted.map(|counted| counted.points).sum::<u16>()
        };
        let sum = of(table.minor);
        (sum > 0).then(|| Counts { main: of(table.main), sum, minor: (table.round)(sum) })
    }

    /// The next limit after what the sheet is worth, with these rulings. `None` if there is none, or if the
    /// sheet does not have the two counts.
    pub fn next_limit(&self, table: &ScoreTable, rulings: u64) -> Option<NextLimit> {
        let Counts { main, minor, .. } = self.counts(table)?;
        let next = table.next_limit(rulings, main, minor)?;
        let fixes = |counted: &Counted| table.fixes_minor.contains(&counted.fan.number);
        let is_fixed = self.counted.iter().any(fixes);
        Some(NextLimit { minor: next.minor.filter(|_| !is_fixed), ..next })
    }

    /// The occurrences of a fan that were dropped for the same reason as the one with this index.
    /// Empty if there is no such index.
    pub fn dropped_like(&self, index: usize) -> impl Iterator<Item = &Dropped> {
        let this = self.dropped.get(index).map(|this| (this.fan, this.reason));
        self.dropped.iter().filter(move |other| Some((other.fan, other.reason)) == this)
    }

    /// The index of the first occurrence of each dropped fan, once for each reason.
    pub fn dropped_once(&self) -> impl Iterator<Item = usize> {
        let is_first = |index: &usize| {
            let this = &self.dropped[*index];
            self.dropped_like(*index).next().is_some_and(|first| std::ptr::eq(first, this))
        };
        (0..self.dropped.len()).filter(is_first)
    }
}
