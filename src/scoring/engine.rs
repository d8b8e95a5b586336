//! What a rule system supplies to the flow: a check of what was entered, and what the checked
//! deal comes to.

use std::fmt;

use crate::entry::{Draft, Event, Fault, reconcile_answers};
use crate::system::{Answer, Question, System};
use crate::tiles::Tile;

use super::split_comparison::SplitComparison;
use super::{Evidence, Ledger, Note, Obstacle, OtherHand, Report, Sheet, Split, Standing};

/// Why a fan applies, once or several times, or the first thing in the way.
pub type Why = Result<Vec<Evidence>, Obstacle>;

/// The code of a rule system. What is known of the system without running code is its [`System`].
///
/// Adding a rule system means writing this, a line in [`rules`](crate::rules), and its words. The
/// driver ([`report`](super::driver)) runs the flow with it.
pub trait Engine: Sync {
    /// The system that it is the engine of.
    fn system(&self) -> &'static System;

    /// Checks what was entered: a hand that can exist, in a situation that can exist.
    ///
    /// # Errors
    /// Every fault at once.
    fn check(&self, draft: &Draft) -> Result<Box<dyn Deal>, Vec<Fault>>;

    /// Whether a question of the system matters for a draft and a place.
    fn asks(&self, draft: &Draft, question: &str, place: usize) -> bool {
        let _ = (draft, question, place);
        true
    }

    /// Whether a question of an event's kind matters for what is told of it.
    fn asks_about(&self, event: &Event, question: &str) -> bool {
        let _ = (event, question);
        true
    }

    /// Makes the other answers agree with the one that was just given to `changed`, which was
    /// answered by `before`, where players would take that for granted.
    fn reconcile(&self, draft: &mut Draft, changed: &Question, before: Option<Answer>) {
        reconcile_answers(draft, changed, before);
    }
}

/// A draft that was checked. It may be unfinished, but nothing about it is wrong.
pub trait Deal: Send + Sync {
    /// Reads every hand that is counted: all divisions, the fans of each, and what they come to.
    fn read(&self) -> Hands;

    /// Settles what was read: how far the hand is, who pays whom, and what else is to be said.
    fn settle(&self, hands: &Hands) -> Settled;

    /// Why a fan applies to a reading of the hand of a place, once or several times, or the first
    /// thing in the way. `index` is that of the sheet in what was read. `None` where the hand has
    /// no such fan.
    fn explain(&self, place: usize, index: usize, sheet: &Sheet, fan: u8) -> Option<Why>;

    /// The tile that the hand of a place won with, where it is not the one that was entered.
    fn winning_tile(&self, place: usize) -> Option<Tile> {
        let _ = place;
        None
    }

    /// Whether the driver completes an unfinished hand to see what it can come to.
    fn looks_ahead(&self) -> bool {
        true
    }

    /// Says what is paid for the waits of a standing where that can be found without scoring
    /// each of them.
    fn pay_waits(&self, standing: &mut Standing) {
        let _ = standing;
    }

    /// Adds to a report that is [pending](Report::pending) what takes long to find.
    fn finish(&self, report: &mut Report) {
        let _ = report;
    }

    /// The split of this index in the report compared with the one that is declared; `None`
    /// where there is no such split.
    fn compare_split(&self, split: usize) -> Option<SplitComparison> {
        let _ = split;
        None
    }
}

/// The readings of the hands that are counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hands {
    /// Those of the hand that is calculated, the best first; none where it is not complete.
    pub sheets: Vec<Sheet>,
    /// Those of other places, where they are counted too.
    pub others: Vec<OtherHand>,
}

impl Hands {
    /// The readings of the hand that is calculated alone.
    pub fn of(sheets: Vec<Sheet>) -> Hands {
        Hands { sheets, others: Vec::new() }
    }

    /// The readings of the hand of a place.
    pub fn at(&self, place: usize) -> &[Sheet] {
        match place {
            0 => &self.sheets,
            _ => self.others.iter().find(|o| o.place == place).map_or(&[], |o| &o.sheets),
        }
    }
}

/// What a deal comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// How far the hand is.
    pub standing: Standing,
    /// Who pays whom, once it is known.
    pub ledger: Option<Ledger>,
    /// What is said besides.
    pub notes: Vec<Note>,
    /// Who deals next, where the rules say so and it is certain.
    pub next_dealer: Option<crate::tiles::Seat>,
    /// The ways to share tiles out among several places, the chosen one first.
    pub splits: Vec<Split>,
    /// Whether there is more to say that takes long to find: [`Deal::finish`].
    pub pending: bool,
}

impl Settled {
    /// How far the hand is, and nothing else.
    pub fn new(standing: Standing) -> Settled {
        Settled {
            standing,
            ledger: None,
            notes: Vec::new(),
            next_dealer: None,
            splits: Vec::new(),
            pending: false,
        }
    }
}

impl PartialEq for dyn Engine {
    fn eq(&self, other: &dyn Engine) -> bool {
        self.system() == other.system()
    }
}

impl Eq for dyn Engine {}

impl fmt::Debug for dyn Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.system().key)
    }
}
