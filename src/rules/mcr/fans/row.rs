//! The structure of a row in the table of fans.
//!
//! A row has two halves. The [`Fan`] is the public half: number, key, worth and exclusions, and the
//! names that the catalogues have under the key.
//! The [`Rule`] is what counting needs in addition: the detection, what is missing of a near miss, how
//! often the fan counts, and everything that depends on a ruling or on the hand.

use crate::rules::mcr::reading::{Facts, Found, Reading};
use crate::rules::mcr::ruling::Ruling;
use crate::scoring::Shortfall;
use crate::scoring::fan_table::NearMiss;
use crate::system::Fan;
use crate::tiles::Tile;

use super::exclusion::Exclusion;

/// One row of the table: everything about a fan.
#[derive(Clone, Copy)]
pub(in crate::rules::mcr) struct Row {
    /// The public description of the fan.
    pub fan: Fan,
    /// How it is counted.
    pub rule: Rule,
}

/// How a fan is counted.
#[derive(Clone, Copy)]
pub(in crate::rules::mcr) struct Rule {
    /// When it applies.
    pub detection: Detection,
    /// How often it counts when it applies.
    pub repeats: Repeats,
    /// The worth of one occurrence.
    pub worth: Worth,
    /// The fans that it always excludes.
    pub always: &'static [u8],
    /// What is missing of it in a near miss.
    pub missing: fn(&NearMiss<Reading>) -> Shortfall,
    /// Conditional and partial exclusions. If several of them concern the same fan, the first that
    /// holds is the reason.
    pub also: &'static [Exclusion],
}

/// When a fan applies.
#[derive(Clone, Copy)]
pub(in crate::rules::mcr) enum Detection {
    /// It is true of the hand, however the hand is read.
    Hand(fn(&Facts) -> Found),
    /// It is true of one reading of the hand.
    Reading(fn(&Reading) -> Found),
    /// It joins two chows, given in ascending order.
    TwoChows(fn([Tile; 2]) -> bool),
    /// It joins three chows.
    ThreeChows(fn([Tile; 3]) -> bool),
    /// It joins four chows and may look at the pair.
    FourChows(fn([Tile; 4], Tile) -> bool),
    /// It joins two pungs or kongs.
    TwoPungs(fn([Tile; 2]) -> bool),
    /// It joins three pungs or kongs.
    ThreePungs(fn([Tile; 3]) -> bool),
    /// It joins four pungs or kongs.
    FourPungs(fn([Tile; 4]) -> bool),
    /// It counts if no other fan does.
    Chicken,
}

impl Detection {
    /// Whether the fan joins sets (§2.1).
    pub const fn is_join(self) -> bool {
        !matches!(self, Detection::Hand(_) | Detection::Reading(_) | Detection::Chicken)
    }
}

/// How often a fan counts when it applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules::mcr) enum Repeats {
    /// Once. A fan that joins sets counts once for each group of sets that it joins.
    Once,
    /// Once for each part in its evidence.
    EachPart,
    /// Once for each kind of tile in its evidence.
    EachKind,
    /// Once for each flower. Flowers do not count towards the minimum (§1.2).
    EachFlower,
}

impl Repeats {
    /// Whether the number of occurrences follows from its evidence in a reading.
    pub const fn in_reading(self) -> bool {
        matches!(self, Repeats::EachPart | Repeats::EachKind)
    }
}

/// The worth of one occurrence of a fan.
#[derive(Clone, Copy)]
pub(in crate::rules::mcr) struct Worth {
    /// The usual worth, which is in the public table.
    pub usual: u16,
    /// A ruling, and the worth while it is off.
    pub unless: Option<(Ruling, u16)>,
}

/// A visitor of the rows, with a method for each kind of detection. The walk is expanded row by row
/// at compile time, so each detection is called directly.
pub(in crate::rules::mcr) trait Visit {
    /// A fan of the hand.
    #[inline(always)]
    fn hand(&mut self, _fan: u8, _detect: impl Fn(&Facts) -> Found) {}

    /// A fan of one reading.
    #[inline(always)]
    fn reading(&mut self, _fan: u8, _detect: impl Fn(&Reading) -> Found) {}

    /// A fan that joins two chows.
    #[inline(always)]
    fn two_chows(&mut self, _fan: u8, _joins: impl Fn([Tile; 2]) -> bool) {}

    /// A fan that joins three chows.
    #[inline(always)]
    fn three_chows(&mut self, _fan: u8, _joins: impl Fn([Tile; 3]) -> bool) {}

    /// A fan that joins four chows.
    #[inline(always)]
    fn four_chows(&mut self, _fan: u8, _joins: impl Fn([Tile; 4], Tile) -> bool) {}

    /// A fan that joins two pungs.
    #[inline(always)]
    fn two_pungs(&mut self, _fan: u8, _joins: impl Fn([Tile; 2]) -> bool) {}

    /// A fan that joins three pungs.
    #[inline(always)]
    fn three_pungs(&mut self, _fan: u8, _joins: impl Fn([Tile; 3]) -> bool) {}

    /// A fan that joins four pungs.
    #[inline(always)]
    fn four_pungs(&mut self, _fan: u8, _joins: impl Fn([Tile; 4]) -> bool) {}

    /// The fan that counts where nothing else does.
    #[inline(always)]
    fn chicken(&mut self, _fan: u8) {}
}

/// Defines some rows of the table. A row is:
///
/// ```text
/// NAME = number "key" worth (other worth unless Ruling)?, each Repeats?,
///     when detection(function),
///     excludes [FAN, …], also [exclusion, …]?, missing function?;
/// ```
///
/// A row that names no function for what is missing is measured by its obstacle alone.
///
/// The macro defines a constant for each number, the rows themselves, and the walk that calls each
/// detection.
macro_rules! rows {
    ($($name:ident = $number:literal $key:literal $worth:literal
        $(($other:literal unless $ruling:ident))? $(, each $each:ident)?,
        when $how:ident $(($detect:path))?,
        excludes [$($excluded:ident),* $(,)?] $(, also [$($exclusion:expr),* $(,)?])?
        $(, missing $missing:path)?;)*) => {
        /// The numbers of these fans.
        pub mod numbers {
            $(
                #[doc = concat!("The number of `", $key, "`.")]
                pub const $name: u8 = $number;
            )*
        }

        /// The rows of this file.
        pub(super) const ROWS: &[$crate::rules::mcr::fans::row::Row] = {
            #[allow(unused_imports)]
            use $crate::rules::mcr::{
                fans::{exclusion::*, row::*},
                ruling::Ruling::*,
            };
            &[$({
                const ALWAYS: &[u8] = &[$($excluded),*];
                const ALSO: &[Exclusion] = &[$($($exclusion),*)?];
                const EXCLUDES: &Numbers = &Numbers::by_default(ALWAYS, ALSO);
                Row {
                    fan: $crate::system::Fan {
                        number: $number,
                        key: $key,
                        worth: $worth,
                        claimed_worth: Some($worth),
                        names: $crate::system::names::names!("fan.mcr.", $key),
                        excludes: EXCLUDES.as_slice(),
                        unit: $crate::system::Unit::Points,
                        is_counted: true,
                    },
                    rule: Rule {
                        detection: rows!(@ $how $($detect)?),
                        repeats: rows!(@repeats $($each)?),
                        worth: Worth {
                            usual: $worth,
                            unless: rows!(@unless $($other $ruling)?),
                        },
                        always: ALWAYS,
                        also: ALSO,
                        missing: rows!(@missing $($missing)?),
                    },
                }
            },)*]
        };

        /// Calls the visitor with each row.
        #[inline(always)]
        pub(super) fn walk(visit: &mut impl $crate::rules::mcr::fans::row::Visit) {
            $(visit.$how($number $(, $detect)?);)*
        }
    };
    (@ hand $detect:path) => { Detection::Hand($detect) };
    (@ reading $detect:path) => { Detection::Reading($detect) };
    (@ two_chows $joins:path) => { Detection::TwoChows($joins) };
    (@ three_chows $joins:path) => { Detection::ThreeChows($joins) };
    (@ four_chows $joins:path) => { Detection::FourChows($joins) };
    (@ two_pungs $joins:path) => { Detection::TwoPungs($joins) };
    (@ three_pungs $joins:path) => { Detection::ThreePungs($joins) };
    (@ four_pungs $joins:path) => { Detection::FourPungs($joins) };
    (@ chicken) => { Detection::Chicken };
    (@missing) => { |miss| miss.shortfall() };
    (@missing $missing:path) => { $missing };
    (@repeats) => { Repeats::Once };
    (@repeats part) => { Repeats::EachPart };
    (@repeats kind) => { Repeats::EachKind };
    (@repeats flower) => { Repeats::EachFlower };
    (@unless) => { None };
    (@unless $other:literal $ruling:ident) => { Some(($ruling, $other)) };
}
pub(super) use rows;
