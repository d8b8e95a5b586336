//! A rule system's table of fans, in which one row holds everything about a fan: the public
//! [`Fan`](crate::system::Fan), and the [`Rule`] that an engine counts with.
//!
//! A row's functions stand beside each other in the files of detections: what makes the fan apply,
//! and what a hand lacks that just misses it.

use crate::reading::division::{Form, Part, Parts};
use crate::reading::target::Exchangeable;
use crate::tiles::{Tile, TileSet};

use super::{Evidence, Measure, Obstacle, PartRequirement, Shortfall, WantedKongs};

/// The half of a row that an engine counts with.
#[derive(Clone, Copy)]
pub struct Rule<Detect, Times, Missing> {
    /// Returns the evidence of the fan, or the first obstacle.
    pub detect: Detect,
    /// How often the fan counts when it applies.
    pub repeats: Repeats<Times>,
    /// Measures what is missing of the fan in a [`NearMiss`].
    pub missing: Missing,
}

impl<Detect, Times, Missing> Rule<Detect, Times, Missing> {
    /// Calls `each` with the evidence for each occurrence of the fan in a reading. `detect` and `times`
    /// call the rule's functions with it.
    ///
    /// # Errors
    /// The first obstacle, if the fan does not apply.
    pub fn each_occurrence(
        &self,
        detect: impl FnOnce(&Detect) -> Result<Evidence, Obstacle>,
        times: impl FnOnce(&Times) -> u8,
        mut each: impl FnMut(Evidence),
    ) -> Result<(), Obstacle> {
        let found = detect(&self.detect)?;
        match &self.repeats {
            Repeats::Once => each(found),
            Repeats::EachPart => {
                found.parts.iter().for_each(|part| each(Evidence::parts(Parts::of(part))));
            }
            Repeats::EachKind => {
                found.tiles.iter().for_each(|tile| each(Evidence::tiles(TileSet::of(tile))));
            }
            Repeats::Times(number) => (0..times(number)).for_each(|_| each(found)),
        }
        Ok(())
    }
}

/// How often a fan counts when it applies.
#[derive(Clone, Copy)]
pub enum Repeats<Times> {
    /// Once.
    Once,
    /// Once for each part in its evidence.
    EachPart,
    /// Once for each kind of tile in its evidence.
    EachKind,
    /// As often as a function says.
    Times(Times),
}

/// A reading that a fan does not apply to, with what is needed to measure what it lacks.
pub struct NearMiss<'a, Reading> {
    /// The reading.
    pub reading: &'a Reading,
    /// The first obstacle that the detection met.
    pub obstacle: Obstacle,
    /// The hand, and which hands win in the rule system.
    pub measure: Measure<'a>,
    /// The winning tile, if it came from another player. A claimed tile makes no concealed kong.
    pub claimed: Option<Tile>,
}

impl<Reading> NearMiss<'_, Reading> {
    /// What is missing because of the obstacle alone.
    pub fn shortfall(&self) -> Shortfall {
        match self.obstacle {
            Obstacle::Count { of, wanted, .. } => match WantedKongs::counted_as(of, wanted) {
                Some(wanted) => self.kongs(wanted),
                None => self.measure.shortfall(self.obstacle),
            },
            _ => self.measure.shortfall(self.obstacle),
        }
    }

    /// What is missing for kongs beside other sets and a pair.
    pub fn kongs(&self, wanted: WantedKongs) -> Shortfall {
        let wanted = if wanted.concealed > 0 { wanted.but(self.claimed) } else { wanted };
        let complete = |hand: &Exchangeable| self.measure.missing_beside_melds(hand);
        self.measure.kongs(self.obstacle, wanted, complete)
    }

    /// What is missing for so many concealed pungs and kongs: those that there are, or the one that would
    /// have been enough if another player's tile had not completed it. `won` is the part that the winning
    /// tile completed.
    pub fn concealed_pungs(&self, concealed: Parts, won: Option<Part>) -> Shortfall {
        let division = self.measure.division;
        let (have, wanted) = match self.obstacle {
            Obstacle::Count { have, wanted, .. } if have <= wanted => (have, wanted),
            _ => return self.shortfall(),
        };
        let unclaimed =
            |part| Shortfall::from(Obstacle::Part { part, wanted: PartRequirement::UNCLAIMED });
        let pungs = division.pungs_of(TileSet::ALL);
        let completed = won.filter(|part| pungs.contains(*part) && !concealed.contains(*part));
        match completed {
            Some(part) if have + 1 == wanted && division.form == Form::FourSets => unclaimed(part),
            _ => {
                let exchanges = self.measure.exchanges_to_concealed_pungs(wanted, self.claimed);
                let declared = match exchanges {
                    Some(_) => Parts::NONE,
                    None => division.sets_that(|_, set| set.claimed),
                };
                let mut shortfall = Shortfall { declared, exchanges, ..self.obstacle.into() };
                shortfall.in_the_way.parts = concealed;
                shortfall.and(completed.map(unclaimed))
            }
        }
    }
}

/// Defines the table of a rule system: a constant with the number of each fan, the public `FANS`, and
/// the `RULES` that the engine counts with. The key of the system, under which the catalogues have the
/// names, and the type of a rule come first. A row is:
///
/// ```text
/// NAME = number "key" worth (/ claimed worth)? Unit (apart)?,
///     when detection, (each part | each kind | times function)?,
///     excludes &[FAN, …]?, missing function?;
/// ```
///
/// `6 / 5` is 6 in a concealed hand, and 5 once a set was claimed; `1 / -` is for concealed hands alone. A
/// fan that is `apart` is paid separately, and not counted on the sheet of a hand. A row that names no
/// function for what is missing is measured by its obstacle alone.
macro_rules! fan_table {
    ($system:literal, $rule:ty;
    $($name:ident = $number:literal $key:literal $worth:tt $(/ $claimed:tt)? $unit:ident $(($apart:ident))?,
        when $detect:expr
        $(, each $repeats:ident)?
        $(, times $times:path)?
        $(, excludes $excludes:expr)?
        $(, missing $missing:expr)?;)*) => {
        $(#[doc = concat!("The number of `", $key, "`.")] pub const $name: u8 = $number;)*

        /// The fans in the order of their numbers, from 1.
        pub static FANS: [$crate::system::Fan; [$($number),*].len()] = [$($crate::system::Fan {
            number: $number,
            key: $key,
            worth: $worth,
            claimed_worth: fan_table!(@claimed $worth $($claimed)?),
            names: $crate::system::names::names!(concat!("names-", $system), "fan.", $system, ".", $key),
            excludes: fan_table!(@excludes $($excludes)?),
            unit: $crate::system::Unit::$unit,
            is_counted: fan_table!(@counted $($apart)?),
        },)*];

        /// What the engine counts each fan with, in the order of their numbers.
        pub(super) static RULES: [$rule; FANS.len()] = [$($crate::scoring::fan_table::Rule {
            detect: $detect,
            repeats: fan_table!(@repeats $($repeats)? $(times $times)?),
            missing: fan_table!(@missing $($missing)?),
        },)*];

        /// What the engine counts a fan with, if the table has this number.
        pub(super) fn rule(fan: u8) -> Option<&'static $rule> {
            RULES.get(usize::from(fan).checked_sub(1)?)
        }

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
    (@repeats) => { $crate::scoring::fan_table::Repeats::Once };
    (@repeats part) => { $crate::scoring::fan_table::Repeats::EachPart };
    (@repeats kind) => { $crate::scoring::fan_table::Repeats::EachKind };
    (@repeats times $times:path) => { $crate::scoring::fan_table::Repeats::Times($times) };
    (@missing) => { |miss| miss.shortfall() };
    (@missing $missing:expr) => { $missing };
}
pub(crate) use fan_table;
