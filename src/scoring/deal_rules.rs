//! What a rule system says of the hands of a deal, so that all of them are read alike.

use crate::entry::YesAnswers;
use crate::reading::division::{self, Division};
use crate::system::System;
use crate::tiles::{Counts, Seat, Tile};

/// Reads fourteen concealed tiles as a form without sets, if they are one.
pub type ReadForm = fn(&Counts) -> Option<Division>;

/// What is known of a deal besides one hand of it: under which rulings it is played, and which hands
/// win.
pub trait DealRules: Sized + Sync + 'static {
    /// The rulings of the rule system.
    type Ruling: Copy + Sync + 'static;

    /// The rule system.
    const SYSTEM: &'static System;

    /// The forms that win besides four sets and a pair.
    const FORMS: &'static [ReadForm];

    /// Whether a ruling is on.
    fn on(&self, ruling: Self::Ruling) -> bool;

    /// What was answered with yes about the win of a player. Nothing in rule systems whose fans depend on no such
    /// question.
    fn yes_answers(&self, seat: Seat) -> YesAnswers {
        let _ = seat;
        YesAnswers::NONE
    }

    /// The tiles that were laid aside, so that no hand has them any more.
    fn laid_aside(&self) -> Counts {
        Counts::EMPTY
    }

    /// Whether a kind that would have completed the hand was a wait. It is one even if the hand has all four
    /// copies, unless a ruling says otherwise.
    fn is_wait(&self, tile: Tile) -> bool {
        let _ = tile;
        true
    }

    /// A kind of tile that `is_asked` about and that completes these concealed tiles.
    fn completing(standing: &Counts, is_asked: impl Fn(Tile) -> bool) -> Option<Tile> {
        division::completing(standing, is_asked)
    }
}
