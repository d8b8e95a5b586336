//! What fans need of a hand, in words of mahjong. A row of a table lists needs, and each need says in one
//! place whether it is met, with its evidence or the obstacle, and what is missing of it, in tiles.
//!
//! The needs here belong to no rule system. Where none of them fits, a system has one of its own: a
//! [`Fact`] of a line, or a type with `impl Need`.

mod circumstances;
mod numbers;
mod ruled;
mod sets;
mod tiles;
pub(super) mod together;
mod waits;

pub use circumstances::{Came, Concealed, Fact, HasFlowers, LastTile, Says, WonTile};
pub use numbers::{ConcealedPungs, Kongs};
pub use ruled::{Under, Unless};
pub use sets::{EachPart, Is, PairOf, Pungs, PungsAndPair};
pub use tiles::{All, AllOfOne, FourAlike, FourOutsideKongs, HasOne, OneSuit, TwoSuits};
pub use waits::{OnlyWait, Waited};

use crate::reading::division::Form;
use crate::reading::set_kinds::SetKinds;

use super::near_miss::NearMiss;
use super::{Evidence, Obstacle, Reading, Shortfall, TileClass};

/// The evidence of a need that is met, or the obstacle.
pub type Found = Result<Evidence, Obstacle>;

/// A reading that does not meet a need, with what measures how near it comes.
pub type Miss<'a, D> = NearMiss<'a, Reading<'a, D>>;

/// Something that a fan needs of a reading of a hand. `D` is what is known of the deal.
pub trait Need<D>: Sync {
    /// The evidence of the need, if it is met.
    ///
    /// # Errors
    /// The obstacle, if it is not.
    fn met(&self, r: &Reading<D>) -> Found;

    /// What is missing in a reading that does not meet the need.
    fn missing(&self, miss: &Miss<D>) -> Shortfall {
        miss.shortfall()
    }

    /// The kinds of hand that meet the need, one of which the whole hand has to be. Empty if the need is
    /// no matter of all tiles. Needs of the whole hand that stand beside each other in a row are measured
    /// together, because an exchange that brings a hand nearer to one of them may take it away from another.
    fn kinds_of_hand(&self, r: &Reading<D>) -> Vec<HandKind> {
        let _ = r;
        Vec::new()
    }
}

/// A kind of hand, as far as its form and the kinds of its sets and pairs tell it.
#[derive(Clone, Copy, Debug)]
pub struct HandKind {
    /// The form, if it has to be a certain one.
    pub form: Option<Form>,
    /// The sets and pairs that the hand may have.
    pub sets: SetKinds,
    /// What is in the way of a hand that is not of this kind.
    pub obstacle: Obstacle,
}

impl HandKind {
    /// A hand of any form with tiles of a class alone.
    pub const fn of_tiles(wanted: TileClass) -> HandKind {
        let sets = SetKinds::of_tiles(wanted.kinds());
        HandKind { form: None, sets, obstacle: Obstacle::Tiles { wanted } }
    }
}
