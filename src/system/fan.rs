//! A row of a rule system's table of fans.

use serde::Serialize;

/// A name in the four languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Names {
    /// English.
    pub en: &'static str,
    /// Russian.
    pub ru: &'static str,
    /// Simplified Chinese.
    pub zh: &'static str,
    /// Japanese.
    pub ja: &'static str,
}

impl Names {
    /// The names of a row of a table.
    pub(crate) const fn new(
        en: &'static str,
        ru: &'static str,
        zh: &'static str,
        ja: &'static str,
    ) -> Names {
        Names { en, ru, zh, ja }
    }
}

/// One row of a rule system's table: a fan, double or limit hand.
///
/// The text catalogues define it in words, under its key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Fan {
    /// The number in the rules.
    pub number: u8,
    /// The key in links, texts and programs: `pure-straight`.
    pub key: &'static str,
    /// What one occurrence is worth, in the system's points.
    pub worth: u16,
    /// Its names.
    pub names: Names,
    /// The numbers of the fans that are not counted together with it.
    pub excludes: &'static [u8],
    /// The unit in which it is counted.
    #[serde(skip)]
    pub unit: Unit,
    /// Whether it is counted on the sheet of a hand. Other fans are paid separately.
    #[serde(skip)]
    pub is_counted: bool,
}

/// The unit in which a fan is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Unit {
    /// Points, which are added up.
    Points,
    /// Fans, which are added up and then count as doublings.
    Fans,
    /// A factor, by which points are multiplied.
    Factor,
    /// A limit hand.
    Limit,
}
