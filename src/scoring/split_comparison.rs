//! Comparing two ways to split shared tiles among several hands: the declared one, and another of
//! [`Settled::splits`](crate::scoring::Settled::splits).

use serde::Serialize;

use crate::scoring::comparison::Comparison;
use crate::scoring::{Share, Sheet};

/// A hand of a split, with its best reading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SharedHand {
    /// The part of the shared tiles that the hand has.
    pub share: Share,
    /// Its best reading.
    pub sheet: Sheet,
}

/// The hands of both splits that are most similar. One is missing if a split has fewer hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pairing {
    /// The hand of the declared split, and the hand of the other.
    pub hands: [Option<SharedHand>; 2],
    /// The comparison of both hands, if there are both.
    #[serde(rename = "versus")]
    pub comparison: Option<Comparison>,
}

/// Why the declared split is declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Preference {
    /// Its hands are worth more.
    Total,
    /// It is a single hand that is paid more than both hands of the other split.
    Alone,
    /// Both are worth the same, so the order of the tiles decides.
    Order,
}

impl Preference {
    /// The key in the catalogues.
    pub fn key(self) -> &'static str {
        match self {
            Preference::Total => "total",
            Preference::Alone => "alone",
            Preference::Order => "order",
        }
    }
}

/// The differences between two splits, the declared one first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SplitComparison {
    /// The hands of both splits, in pairs.
    pub pairings: Vec<Pairing>,
    /// The sum of what the hands of each split are worth.
    pub totals: [i32; 2],
    /// Why the first split is the declared one.
    pub preference: Preference,
}
