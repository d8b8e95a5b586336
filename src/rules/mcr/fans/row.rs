//! The structure of a row in the table of fans.
//!
//! A row has two halves. The [`Fan`] is the public half: number, key, worth and exclusions, and the
//! names that the catalogues have under the key.
//! The [`Rule`] is what counting needs in addition: when the fan applies and how often it counts, and
//! everything that depends on a ruling or on the hand.

use crate::rules::mcr::deal::Deal;
use crate::rules::mcr::reading::Reading;
use crate::rules::mcr::ruling::Ruling;
use crate::scoring::needs::Found;
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
    /// The worth of one occurrence.
    pub worth: Worth,
    /// The fans that it always excludes.
    pub always: &'static [u8],
    /// Conditional and partial exclusions. If several of them concern the same fan, the first that
    /// holds is the reason.
    pub also: &'static [Exclusion],
}

impl Rule {
    /// Whether it may count several times in a reading, as its evidence says.
    pub const fn repeats_in_reading(&self) -> bool {
        match self.detection {
            Detection::Hand(needs) | Detection::Reading(needs) => needs.repeats.follows_evidence(),
            _ => false,
        }
    }
}

/// What a fan needs, and how often it counts.
pub(in crate::rules::mcr) type Needs = crate::scoring::row::Row<Deal>;

/// When a fan applies.
#[derive(Clone, Copy)]
pub(in crate::rules::mcr) enum Detection {
    /// It needs something of the hand, however the hand is read.
    Hand(&'static Needs),
    /// It needs something of one reading of the hand.
    Reading(&'static Needs),
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

/// The worth of one occurrence of a fan.
#[derive(Clone, Copy)]
pub(in crate::rules::mcr) struct Worth {
    /// The usual worth, which is in the public table.
    pub usual: u16,
    /// A ruling, and the worth while it is off.
    pub unless: Option<(Ruling, u16)>,
}

/// A visitor of the rows, with a method for each kind of detection. The walk is expanded row by row
/// at compile time, so each need is called directly.
pub(in crate::rules::mcr) trait Visit {
    /// A fan of the hand, whose needs are met in all readings or in none.
    #[inline(always)]
    fn hand(&mut self, _fan: u8, _met: impl Fn(&Reading) -> Found) {}

    /// A fan of one reading.
    #[inline(always)]
    fn reading(&mut self, _fan: u8, _met: impl Fn(&Reading) -> Found) {}

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

/// Defines some rows of the table. A row begins with what the rules say, as a comment with the clause,
/// and is:
///
/// ```text
/// NAME = number "key" worth (other worth unless Ruling)?,
///     needs of hand | reading [need, …] (then [need, …])*, (shows parts | sets | tiles)?,
///     (each part | each kind | times function)?, excludes [FAN, …]?, also [exclusion, …]?;
/// ```
///
/// The needs are those of [`fan_table!`](crate::scoring::fan_table::fan_table). They are `of hand` if no
/// reading matters to any of them: they are then asked once for all readings. A row of a fan that joins
/// sets has `when two_chows(condition)` for them, or as many other sets.
///
/// The macro defines a constant for each number, the rows themselves, and the walk that asks for the
/// needs of each.
macro_rules! rows {
    ($($(#[doc = $doc:literal])* $name:ident = $number:literal $key:literal $worth:literal
        $(($other:literal unless $ruling:ident))?,
        $(when $how:ident $(($joins:path))?)?
        $(needs of $of:ident [$($need:expr),* $(,)?] $(then [$($then:expr),* $(,)?])*
            $(, shows $shown:ident)?
            $(, each $repeats:ident)?
            $(, times $times:path)?)?
        $(, excludes [$($excluded:ident),* $(,)?])? $(, also [$($exclusion:expr),* $(,)?])?;)*) => {
        /// The numbers of these fans.
        pub mod numbers {
            $(
                #[doc = concat!("The number of `", $key, "`.")]
                #[doc = ""]
                $(#[doc = $doc])*
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
                const ALWAYS: &[u8] = &[$($($excluded),*)?];
                const ALSO: &[Exclusion] = &[$($($exclusion),*)?];
                const EXCLUDES: &Numbers = &Numbers::by_default(ALWAYS, ALSO);
                $(const NEEDS: &Needs = &$crate::scoring::row::row!(
                    $crate::rules::mcr::Deal;
                    [$($need),*] $([$($then),*])*, shows [$($shown)?],
                    $crate::scoring::row::repeats!($(each $repeats)? $(times $times)?)
                );)?
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
                        detection: rows!(@ $($how $($joins)?)? $(needs of $of)?),
                        worth: Worth {
                            usual: $worth,
                            unless: rows!(@unless $($other $ruling)?),
                        },
                        always: ALWAYS,
                        also: ALSO,
                    },
                }
            },)*]
        };

        /// Calls the visitor with each row.
        #[inline(always)]
        pub(super) fn walk(visit: &mut impl $crate::rules::mcr::fans::row::Visit) {
            $(
                $(visit.$how($number $(, $joins)?);)?
                $(visit.$of($number, $crate::scoring::row::met!(
                    $crate::rules::mcr::Deal;
                    [$($need),*] $([$($then),*])*, shows [$($shown)?]
                ));)?
            )*
        }
    };
    (@ needs of hand) => { Detection::Hand(NEEDS) };
    (@ needs of reading) => { Detection::Reading(NEEDS) };
    (@ two_chows $joins:path) => { Detection::TwoChows($joins) };
    (@ three_chows $joins:path) => { Detection::ThreeChows($joins) };
    (@ four_chows $joins:path) => { Detection::FourChows($joins) };
    (@ two_pungs $joins:path) => { Detection::TwoPungs($joins) };
    (@ three_pungs $joins:path) => { Detection::ThreePungs($joins) };
    (@ four_pungs $joins:path) => { Detection::FourPungs($joins) };
    (@ chicken) => { Detection::Chicken };
    (@unless) => { None };
    (@unless $other:literal $ruling:ident) => { Some(($ruling, $other)) };
}
pub(super) use rows;
