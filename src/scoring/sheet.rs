//! A sheet: what counts in one reading of a hand, what was dropped and why, the total.

use serde::Serialize;

use crate::reading::division::{Division, Part};
use crate::scoring::{Evidence, Formula};

/// One occurrence of a fan that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Counted {
    /// The number of the fan.
    pub fan: u8,
    /// What this occurrence is worth.
    pub points: u16,
    /// Why it applies.
    pub evidence: Evidence,
}

/// Why an occurrence that is true of the hand does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Reason {
    /// Another fan implies or includes it: non-repeat.
    Implied {
        /// The number of that fan.
        by: u8,
    },
    /// One of its sets has already made the same fan: non-identity.
    Identity,
    /// Its sets are already combined: account once.
    Once {
        /// The number of a fan that combined them.
        by: u8,
    },
    /// Another choice of combinations is worth more: high versus low.
    Lower,
    /// Another fan is paid with a flat amount, in which this one has no part.
    Flat {
        /// The number of that fan.
        by: u8,
    },
    /// A ruling in force excludes it beside another fan.
    Ruled {
        /// The number of that fan.
        by: u8,
        /// The key of the ruling.
        ruling: &'static str,
    },
    /// A limit hand: it is worth the limit, and nothing else is counted.
    Limit {
        /// The number of the limit hand.
        by: u8,
    },
    /// The two are never counted together.
    Beside {
        /// The number of the fan that counts.
        by: u8,
    },
}

impl Reason {
    /// The principle of MCR behind it: 1 non-repeat, 3 non-identity, 4 high versus low, 5 account
    /// once; 0 for reasons of other rule systems.
    pub const fn principle(self) -> u8 {
        match self {
            Reason::Implied { .. } | Reason::Ruled { .. } => 1,
            Reason::Identity => 3,
            Reason::Lower => 4,
            Reason::Once { .. } => 5,
            Reason::Limit { .. } | Reason::Beside { .. } | Reason::Flat { .. } => 0,
        }
    }

    /// The number of the fan that stands in its way, if one does.
    pub const fn by(self) -> Option<u8> {
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
    /// The number of the fan.
    pub fan: u8,
    /// Why it is true.
    pub evidence: Evidence,
    /// Why it does not count.
    pub reason: Reason,
}

/// One reading of a hand with everything that counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sheet {
    /// How the hand is read.
    pub division: Division,
    /// The part that the winning tile completed; `None` where the hand does not use it.
    pub won: Option<Part>,
    /// What counts, the dearest first, flowers last.
    pub counted: Vec<Counted>,
    /// What is true but does not count.
    pub dropped: Vec<Dropped>,
    /// The sum without flowers.
    pub points: u16,
    /// What it comes to.
    pub total: u16,
    /// How the total comes about, where it is more than the sum of what counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub formula: Option<Formula>,
}
