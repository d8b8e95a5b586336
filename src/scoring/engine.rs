//! What a rule system supplies to the flow: an [`Engine`] that checks a draft, the [`Deal`] that it
//! makes of it, and the [`Readings`] that are left when that was scored. The [driver](super::driver)
//! calls them.

use std::fmt;

use crate::entry::{Draft, Event, Faults, reconcile_answers};
use crate::system::{Answer, Question, System};
use crate::tiles::{Tile, TileSet};

use super::split_comparison::SplitComparison;
use super::suggestion::Suggestion;
use super::{
    Evidence, GameRules, HandState, Obstacle, Report, Settled, Sheet, Shortfall, lookahead,
};

/// Why a fan applies, with one piece of evidence for each time that it applies, or the first
/// obstacle that prevents it.
pub type Why = Result<Vec<Evidence>, Obstacle>;

/// The code of a rule system. Its data, which is known without running code, is its [`System`].
///
/// Adding a rule system takes an engine, a line in [`rules`](crate::rules), and words. The
/// [driver](super::driver) adds the methods that callers need, such as `report` and `examine`:
///
/// ```
/// use hule::entry::Draft;
/// use hule::rules;
///
/// let mcr = rules::system("mcr").unwrap();
/// let engine = rules::engine(mcr).unwrap();
/// let mut draft = Draft::new(mcr);
/// draft.read(0, "123m456p[789s][EEEE,1]C+C").unwrap();
///
/// let examined = engine.examine(&draft);
/// let all_types = mcr.fans.iter().find(|fan| fan.key == "all-types").unwrap();
/// assert!(matches!(examined.why(0, 0, all_types.number), Some(Ok(_))));
/// let all_pungs = mcr.fans.iter().find(|fan| fan.key == "all-pungs").unwrap();
/// assert!(matches!(examined.why(0, 0, all_pungs.number), Some(Err(_))));
/// ```
pub trait Engine: GameRules + Sync {
    /// The rule system that this engine belongs to.
    fn system(&self) -> &'static System;

    /// Checks that the hand of a draft can exist, in a situation that can exist.
    ///
    /// # Errors
    /// Returns every fault of the draft at once.
    fn check(&self, draft: &Draft) -> Result<Box<dyn Deal>, Faults>;

    /// The events that what was entered tells of and that are not among its events yet.
    fn suggestions(&self, draft: &Draft) -> Vec<Suggestion> {
        let _ = draft;
        Vec::new()
    }

    /// The tiles that an event can be about, as far as what was entered tells it: all tiles of the
    /// system if it does not.
    fn tiles_about(&self, draft: &Draft, event: &Event) -> TileSet {
        let _ = (draft, event);
        self.system().tiles
    }

    /// How far the hand of a place is, as far as the other hands and the events say.
    fn hand_state(&self, draft: &Draft, place: usize) -> HandState {
        HandState::of_place(draft, place)
    }

    /// The kinds that may stand for other tiles, as far as the answers say. They are known before the
    /// hand is, and even if it is impossible.
    fn wild_tiles(&self, draft: &Draft) -> TileSet {
        let _ = draft;
        TileSet::EMPTY
    }

    /// Brings tiles, events and answers of a deal together that tell of the same thing, after one of them was
    /// changed. `before` is the draft before the change. It is asked in the deal of a session, and where a deal is
    /// told by its events.
    fn agree(&self, before: &Draft, draft: &mut Draft) {
        let _ = (before, draft);
    }

    /// Makes other answers agree with the one that was just given to the question `changed`, where
    /// players would take that for granted. `before` is the previous answer to that question.
    fn reconcile(&self, draft: &mut Draft, changed: &Question, before: Option<Answer>) {
        reconcile_answers(draft, changed, before);
    }
}

/// A draft that was checked. It may be unfinished, but nothing about it is wrong.
pub trait Deal {
    /// Scores the deal: reads every hand that is scored in every way, and settles who pays whom.
    fn score(self: Box<Self>) -> Scored;
}

/// A deal that was scored.
pub struct Scored {
    /// What it comes to.
    pub settled: Settled,
    /// What answers questions about it.
    pub readings: Box<dyn Readings>,
}

/// The readings of a deal that was scored: they answer what a caller asks about its result.
pub trait Readings: Send + Sync {
    /// Why a fan applies to a reading of the hand of a place, or the first obstacle in its way.
    /// `index` is the index of `sheet` among the readings of that hand. `None` if the rule system
    /// has no such fan.
    fn explain(&self, place: usize, index: usize, sheet: &Sheet, fan: u8) -> Option<Why>;

    /// What is missing of a fan that has this obstacle in a reading, in tiles. The arguments are
    /// those of [`explain`](Readings::explain).
    fn measure(
        &self,
        place: usize,
        index: usize,
        sheet: &Sheet,
        fan: u8,
        obstacle: Obstacle,
    ) -> Shortfall {
        let _ = (place, index, sheet, fan);
        obstacle.into()
    }

    /// The tile that the hand of a place won with, if it differs from the tile that was entered
    /// there.
    fn winning_tile(&self, place: usize) -> Option<Tile> {
        let _ = place;
        None
    }

    /// Adds to a result what is found by completing the hand: see [`lookahead`]. A rule system that
    /// finds it in another way, or in [`finish`](Readings::finish), does so instead.
    fn look_ahead(&self, engine: &dyn Engine, draft: &Draft, report: &mut Report) {
        lookahead::look_ahead(engine, draft, report);
    }

    /// Completes a result that is [pending](Settled::pending) with what takes long to find.
    fn finish(&self, settled: &mut Settled) {
        let _ = settled;
    }

    /// Compares the split with this index in the result with the declared one. `None` if there is
    /// no such split.
    fn compare_split(&self, split: usize) -> Option<SplitComparison> {
        let _ = split;
        None
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
