//! A rule system's table of fans, in which one row holds everything about a fan: the public
//! [`Fan`](crate::system::Fan), and what an engine counts with: a [`Row`](super::row::Row) of needs, or a
//! [`Rule`] of functions.
//!
//! The functions of a rule stand beside each other in the files of detections: what makes the fan apply,
//! and what a hand lacks that just misses it.

pub use super::near_miss::NearMiss;

/// The half of a row that an engine counts with.
#[derive(Clone, Copy)]
pub struct Rule<Detect, Missing> {
    /// Returns the evidence of the fan, or the first obstacle.
    pub detect: Detect,
    /// Measures what is missing of the fan in a [`NearMiss`].
    pub missing: Missing,
}

/// Defines the table of a rule system: a constant with the number of each fan, the public `FANS`, and
/// the `ROWS` that the engine counts with. The key of the system, under which the catalogues have the
/// names, and the type of what is known of a deal come first. A row begins with what the rules say, as
/// a comment with the clause, and is:
///
/// ```text
/// /// Prose (clause).
/// NAME = number "key" worth (/ claimed worth)? Unit (apart)?,
///     needs [need, …] (then [need, …])*, (shows parts | sets | tiles)?,
///     (each part | each kind | times function)?, excludes &[FAN, …]?;
/// ```
///
/// `6 / 5` is 6 in a concealed hand, and 5 once a set was claimed; `1 / -` is for concealed hands alone. A
/// fan that is `apart` is paid separately, and not counted on the sheet of a hand.
///
/// The needs are asked in their order: the first that is not met is the obstacle. What is missing is told of
/// all needs of a list, and those of the whole hand are measured together; a list after `then` is told once
/// all before it are met. The evidence is what all needs found, unless the row says what it `shows`.
///
/// A table whose rows are functions has their type in place of that of the deal, and rows with
/// `when detection` for the needs and, at the end, `missing function` for what a hand lacks that just misses
/// the fan; without it, the obstacle alone is measured.
macro_rules! fan_table {
    ($system:literal, needs of $deal:ty;
    $($(#[doc = $doc:literal])+
    $name:ident = $number:literal $key:literal $worth:tt $(/ $claimed:tt)? $unit:ident $(($apart:ident))?,
        needs [$($need:expr),* $(,)?] $(then [$($then:expr),* $(,)?])*
        $(, shows $shown:ident)?
        $(, each $repeats:ident)?
        $(, times $times:path)?
        $(, excludes $excludes:expr)?;)*) => {
        fan_table! {
            @fans $system;
            $([$($doc)+] $name = $number $key [$worth $($claimed)?] $unit [$($apart)?] [$($excludes)?];)*
        }

        /// What the engine counts each fan with, in the order of their numbers.
        pub(super) static ROWS: [$crate::scoring::row::Row<$deal>; FANS.len()] = [
            $($crate::scoring::row::row!(
                $deal; [$($need),*] $([$($then),*])*, shows [$($shown)?],
                $crate::scoring::row::repeats!($(each $repeats)? $(times $times)?)
            ),)*
        ];

        /// What the engine counts a fan with, if the table has this number.
        pub(super) fn row_of(fan: u8) -> Option<&'static $crate::scoring::row::Row<$deal>> {
            ROWS.get(usize::from(fan).checked_sub(1)?)
        }

        /// Why a fan applies to the reading of a sheet, or the first obstacle. `None` if there is no such fan.
        pub(super) fn why(
            facts: &$crate::scoring::Facts<$deal>,
            sheet: &$crate::scoring::Sheet,
            fan: u8,
        ) -> Option<$crate::scoring::Why> {
            Some(row_of(fan)?.explain(&$crate::scoring::Reading::of(facts, sheet)))
        }

        /// What is missing of a fan in the reading of a sheet. `None` if there is no such fan. `in_play` and
        /// `forms` say which hands win, as in a `Measure`.
        pub(super) fn shortfall(
            facts: &$crate::scoring::Facts<$deal>,
            sheet: &$crate::scoring::Sheet,
            fan: u8,
            in_play: &[$crate::tiles::TileSet],
            forms: $crate::reading::shanten::Forms,
        ) -> Option<$crate::scoring::Shortfall> {
            let reading = $crate::scoring::Reading::of(facts, sheet);
            Some(row_of(fan)?.missing(&reading, in_play, forms))
        }
    };
    ($system:literal, $rule:ty;
    $($name:ident = $number:literal $key:literal $worth:tt $(/ $claimed:tt)? $unit:ident $(($apart:ident))?,
        when $detect:expr
        $(, excludes $excludes:expr)?
        $(, missing $missing:expr)?;)*) => {
        fan_table! {
            @fans $system;
            $([] $name = $number $key [$worth $($claimed)?] $unit [$($apart)?] [$($excludes)?];)*
        }

        /// What the engine counts each fan with, in the order of their numbers.
        pub(super) static RULES: [$rule; FANS.len()] = [$($crate::scoring::fan_table::Rule {
            detect: $detect,
            missing: fan_table!(@missing $($missing)?),
        },)*];

        /// What the engine counts a fan with, if the table has this number.
        pub(super) fn rule(fan: u8) -> Option<&'static $rule> {
            RULES.get(usize::from(fan).checked_sub(1)?)
        }
    };
    (@fans $system:literal;
    $([$($doc:literal)*] $name:ident = $number:literal $key:literal [$worth:tt $($claimed:tt)?] $unit:ident
        [$($apart:ident)?] [$($excludes:expr)?];)*) => {
        $(
            #[doc = concat!("The number of `", $key, "`.")]
            #[doc = ""]
            $(#[doc = $doc])*
            pub const $name: u8 = $number;
        )*

        /// The fans in the order of their numbers, from 1.
        pub static FANS: [$crate::system::Fan; [$($number),*].len()] = [$($crate::system::Fan {
            number: $number,
            key: $key,
            worth: $worth,
            claimed_worth: fan_table!(@claimed $worth $($claimed)?),
            names: $crate::system::names::names!("fan.", $system, ".", $key),
            excludes: fan_table!(@excludes $($excludes)?),
            unit: $crate::system::Unit::$unit,
            is_counted: fan_table!(@counted $($apart)?),
        },)*];

        // A row stands at the place of its number.
        const _: () = {
            let numbers: [u8; FANS.len()] = [$($number),*];
            let mut i = 0;
            while i < numbers.len() {
                assert!(numbers[i] as usize == i + 1, "a number is left out");
                i += 1;
            }
        };
    };
    (@claimed $worth:tt) => { Some($worth) };
    (@claimed $worth:tt -) => { None };
    (@claimed $worth:tt $claimed:tt) => { Some($claimed) };
    (@excludes) => { &[] };
    (@excludes $excludes:expr) => { $excludes };
    (@counted) => { true };
    (@counted apart) => { false };
    (@missing) => { |miss| miss.shortfall() };
    (@missing $missing:expr) => { $missing };
}
pub(crate) use fan_table;
