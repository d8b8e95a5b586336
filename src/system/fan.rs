//! A row of a rule system's table of fans.

use std::cmp::Ordering;
use std::hash::{Hash, Hasher};

use serde::{Serialize, Serializer};

use super::{Language, Names, key_enum};

/// One row of a rule system's table: a fan, double or limit hand.
///
/// The text catalogues define it in words, under its key. Two fans are equal if their keys and numbers
/// are; they are in the order of their numbers, and serialised as their numbers.
#[derive(Clone, Copy, Debug)]
pub struct Fan {
    /// The number in the rules.
    pub number: u8,
    /// The key in links, texts and programs: `pure-straight`.
    pub key: &'static str,
    /// What one occurrence is worth, in its unit, in a concealed hand.
    pub worth: u16,
    /// What it is worth once a set was claimed: the same in most rule systems. `None` if only concealed
    /// hands have it.
    pub claimed_worth: Option<u16>,
    /// Its names.
    pub names: Names,
    /// The numbers of the fans that are not counted together with it.
    pub excludes: &'static [u8],
    /// The unit in which it is counted.
    pub unit: Unit,
    /// Whether it is counted on the sheet of a hand. Other fans are paid separately.
    pub is_counted: bool,
}

impl Fan {
    /// What one occurrence is worth in a hand that is concealed, or of which a set was claimed. `None` if
    /// no such hand has the fan.
    pub const fn worth_if(&self, is_concealed: bool) -> Option<u16> {
        if is_concealed { Some(self.worth) } else { self.claimed_worth }
    }

    /// Its name in a language.
    pub const fn name(&self, language: Language) -> &'static str {
        self.names.get(language)
    }
}

impl PartialEq for Fan {
    fn eq(&self, other: &Fan) -> bool {
        (self.number, self.key) == (other.number, other.key)
    }
}

impl Eq for Fan {}

impl Ord for Fan {
    fn cmp(&self, other: &Fan) -> Ordering {
        (self.number, self.key).cmp(&(other.number, other.key))
    }
}

impl PartialOrd for Fan {
    fn partial_cmp(&self, other: &Fan) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Hash for Fan {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.number.hash(state);
    }
}

impl Serialize for Fan {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number)
    }
}

key_enum! {
    /// The unit in which a fan is counted.
    #[non_exhaustive]
    Unit {
        /// Fu, which are added up, and which the han double.
        Fu = "fu",
        /// Points, which are added up.
        Points = "points",
        /// Fans, which are added up and then count as doublings.
        Fans = "fans",
        /// Han, which are added up; each doubles the fu.
        Han = "han",
        /// A factor, by which points are multiplied.
        Factor = "factor",
        /// A limit hand.
        Limit = "limit",
        /// Yakuman, the limit hands of riichi, which are added up.
        Yakuman = "yakuman",
    }
}

impl Unit {
    /// Whether it is the second count of a hand, of which every hand has some: players learn to add it up
    /// rather than to name its parts.
    pub const fn is_second_count(self) -> bool {
        matches!(self, Unit::Fu)
    }

    /// Whether a fan of this unit makes a limit hand.
    pub const fn is_limit(self) -> bool {
        matches!(self, Unit::Limit | Unit::Yakuman)
    }
}
