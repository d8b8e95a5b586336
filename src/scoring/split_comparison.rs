//! Two ways to share tiles out among several hands, side by side: the one that is declared, and
//! another of [`Report::splits`](crate::scoring::Report::splits).

use serde::Serialize;

use crate::scoring::comparison::Comparison;
use crate::scoring::{Share, Sheet};

/// A hand of one of the two, with its best reading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SharedHand {
    /// What it has of the shared tiles.
    pub share: Share,
    /// Its best reading.
    pub sheet: Sheet,
}

/// A hand of each that are most alike; of one alone where the other has no such hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pairing {
    /// That of the declared way, and that of the other.
    pub hands: [Option<SharedHand>; 2],
    /// What they count and do not count alike, where there are both.
    #[serde(rename = "versus")]
    pub comparison: Option<Comparison>,
}

/// Why the declared way comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Preference {
    /// Its hands are worth more.
    Total,
    /// It is one hand alone that is paid more than both of the other.
    Alone,
    /// They come to the same: the order of the tiles decides.
    Order,
}

impl Preference {
    /// Its key in the catalogues.
    pub fn key(self) -> &'static str {
        match self {
            Preference::Total => "total",
            Preference::Alone => "alone",
            Preference::Order => "order",
        }
    }
}

/// Two ways side by side, the declared one first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SplitComparison {
    /// Their hands.
    pub pairings: Vec<Pairing>,
    /// What the hands of each are worth together.
    pub totals: [u16; 2],
    /// Why the first is declared.
    pub preference: Preference,
}
