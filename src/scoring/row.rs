//! A row of a table of fans as an engine counts with it: what the fan needs, and how often it counts.

use crate::reading::division::Parts;
use crate::reading::shanten::Forms;
use crate::reading::target::Exchangeable;
use crate::tiles::TileSet;

use super::needs::together::missing_of_stage;
use super::needs::{Found, Miss, Need};
use super::{DealRules, Evidence, Measure, Obstacle, Reading, Shortfall, Why};

/// Needs that are asked together. Those of the next stage are asked once all of these are met.
pub type Stage<D> = &'static [&'static dyn Need<D>];

/// The half of a row that an engine counts with.
pub struct Row<D: 'static> {
    /// What the fan needs.
    pub needs: &'static [Stage<D>],
    /// The evidence, if all needs are met, or the first obstacle: what `needs` says, without going
    /// through them one by one.
    pub met: fn(&Reading<D>) -> Found,
    /// How often the fan counts when it applies.
    pub repeats: Repeats<fn(&Reading<D>) -> u8>,
}

impl<D: DealRules> Row<D> {
    /// Calls `each` with the evidence for each occurrence of the fan in a reading.
    ///
    /// # Errors
    /// The first obstacle, if the fan does not apply.
    #[inline]
    pub fn each_occurrence(
        &self,
        r: &Reading<D>,
        each: impl FnMut(Evidence),
    ) -> Result<(), Obstacle> {
        self.repeats.each((self.met)(r)?, |times| times(r), each);
        Ok(())
    }

    /// Why the fan applies to a reading, with the evidence for each occurrence, or the first obstacle.
    pub fn explain(&self, r: &Reading<D>) -> Why {
        let mut evidence = Vec::new();
        self.each_occurrence(r, |found| evidence.push(found))?;
        Ok(evidence)
    }

    /// What is missing of the fan in a reading: all needs of the first stage that is not met. `in_play`
    /// and `forms` say which hands win, as in a [`Measure`].
    pub fn missing(&self, r: &Reading<D>, in_play: &[TileSet], forms: Forms) -> Shortfall {
        let facts = r.facts;
        let hand = Exchangeable::new(facts.complete, facts.hand.melds(), 0);
        let hand = hand.without(facts.deal.laid_aside());
        let measure = Measure { hand, division: r.division, in_play, forms };
        let claimed = facts.hand.win().filter(|_| facts.won_by_claim());
        let miss = |obstacle| Miss { reading: r, obstacle, measure: measure.clone(), claimed };
        let unmet = |stage: &Stage<D>| missing_of_stage(stage, r, miss, &measure);
        self.needs.iter().find_map(unmet).unwrap_or(Obstacle::Unfinished.into())
    }
}

/// Makes a [`Row`] of lists of needs, of what it shows, and of how often it counts.
macro_rules! row {
    ($deal:ty; [$($need:expr),*] $([$($then:expr),*])*, shows [$($shown:ident)?], $repeats:expr) => {
        $crate::scoring::row::Row {
            needs: &[&[$(&$need),*] $(, &[$(&$then),*])*],
            met: $crate::scoring::row::met!(
                $deal; [$($need),*] $([$($then),*])*, shows [$($shown)?]
            ),
            repeats: $repeats,
        }
    };
}
pub(crate) use row;

/// Makes the function that asks a reading for all needs of a row, one after the other: it returns the
/// evidence, or the first obstacle. Each need is called by its type, so that it costs what it says.
macro_rules! met {
    ($deal:ty; [$($need:expr),*] $([$($then:expr),*])*, shows [$($shown:ident)?]) => {
        |r: &$crate::scoring::Reading<$deal>| -> $crate::scoring::needs::Found {
            // A fan that needs nothing is true of every hand.
            let _ = r;
            let found = $crate::scoring::Evidence::CIRCUMSTANCE;
            $(let found = found.and($crate::scoring::needs::Need::met(&$need, r)?);)*
            $($(let found = found.and($crate::scoring::needs::Need::met(&$then, r)?);)*)*
            $(let found = $crate::scoring::row::shown::$shown(r, found);)?
            Ok(found)
        }
    };
}
pub(crate) use met;

/// What the evidence of a row is, if it is not all that its needs have found.
pub mod shown {
    use crate::scoring::{Evidence, Reading};

    /// The parts that the needs have found, without tiles.
    #[inline]
    pub fn parts<D>(_: &Reading<D>, found: Evidence) -> Evidence {
        Evidence::parts(found.parts)
    }

    /// The sets among these parts.
    #[inline]
    pub fn sets<D>(_: &Reading<D>, found: Evidence) -> Evidence {
        Evidence::parts(found.parts.only_sets())
    }

    /// All tiles of the hand.
    #[inline]
    pub fn tiles<D>(r: &Reading<D>, _: Evidence) -> Evidence {
        Evidence::tiles(r.facts.kinds)
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

impl<Times> Repeats<Times> {
    /// Whether the fan counts once for each part or each kind of tile in its evidence.
    pub const fn follows_evidence(&self) -> bool {
        matches!(self, Repeats::EachPart | Repeats::EachKind)
    }

    /// Calls `each` with the evidence for each occurrence of a fan that was found. `times` calls the function
    /// that says how often it counts.
    #[inline]
    pub fn each(
        &self,
        found: Evidence,
        times: impl FnOnce(&Times) -> u8,
        mut each: impl FnMut(Evidence),
    ) {
        match self {
            Repeats::Once => each(found),
            Repeats::EachPart => {
                found.parts.iter().for_each(|part| each(Evidence::parts(Parts::of(part))));
            }
            Repeats::EachKind => {
                found.tiles.iter().for_each(|tile| each(Evidence::tiles(TileSet::of(tile))));
            }
            Repeats::Times(number) => (0..times(number)).for_each(|_| each(found)),
        }
    }
}

/// How often a row says that its fan counts: `each part`, `each kind`, `times function`, or nothing for once.
macro_rules! repeats {
    () => {
        $crate::scoring::row::Repeats::Once
    };
    (each part) => {
        $crate::scoring::row::Repeats::EachPart
    };
    (each kind) => {
        $crate::scoring::row::Repeats::EachKind
    };
    (times $times:path) => {
        $crate::scoring::row::Repeats::Times($times)
    };
}
pub(crate) use repeats;
