//! What a rule system supplies to the flow: an [`Engine`] that checks a draft, and a [`Deal`] that
//! reads and settles what was checked. The [driver](super::driver) calls both.

use std::fmt;

use crate::entry::{Agreement, Draft, Event, Fault, reconcile_answers};
use crate::system::{Answer, Question, System};
use crate::tiles::{Seat, Tile, TileSet};

use super::split_comparison::SplitComparison;
use super::suggestion::Suggestion;
use super::values::{self, ValueFault, ValueField, ValuedDeal};
use super::{
    DealResult, DealWin, Evidence, Gain, HandState, Ledger, Missing, Note, Obstacle, OtherHand,
    Position, Report, Sheet, Shortfall, Split, Standing,
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
pub trait Engine: Sync {
    /// The rule system that this engine belongs to.
    fn system(&self) -> &'static System;

    /// Checks that the hand of a draft can exist, in a situation that can exist.
    ///
    /// # Errors
    /// Returns every fault of the draft at once.
    fn check(&self, draft: &Draft) -> Result<Box<dyn Deal>, Vec<Fault>>;

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

    /// Makes other answers agree with the one that was just given to the question `changed`, where
    /// players would take that for granted. `before` is the previous answer to that question.
    fn reconcile(&self, draft: &mut Draft, changed: &Question, before: Option<Answer>) {
        reconcile_answers(draft, changed, before);
    }

    /// What is wrong with the answer that was agreed on for an option of a game.
    fn option_fault(&self, agreement: &Agreement, option: &Question) -> Option<Fault> {
        let _ = (agreement, option);
        None
    }

    /// Where a game stands before its first deal.
    fn first_position(&self, agreement: &Agreement) -> Position {
        Position::first(agreement.players())
    }

    /// Where a game stands after the deal that was played at a position. `None` if the game is over.
    ///
    /// `next_dealer` is the seat of the player who deals next, as seen from that deal, whose dealer
    /// sits East. `None` if the deal leaves it to the rules, because nobody won or it does not matter
    /// who did.
    fn pass_on(
        &self,
        agreement: &Agreement,
        position: &Position,
        next_dealer: Option<Seat>,
    ) -> Option<Position> {
        let _ = (agreement, next_dealer);
        Some(position.passed())
    }

    /// Who deals next after a deal of which only the winner is known, as seen from that deal, whose
    /// dealer sits East. `None` if [`Engine::pass_on`] needs nobody.
    fn dealer_after(&self, winner: Option<Seat>) -> Option<Seat> {
        let _ = winner;
        None
    }

    /// Settles a deal of which only values are known. It has at least one win and not too many, and
    /// names nobody who is not at the table: call `settle_values`, which checks that first.
    ///
    /// # Errors
    /// Every part of it that is wrong.
    fn pay_values(
        &self,
        agreement: &Agreement,
        deal: &ValuedDeal,
    ) -> Result<DealResult, Vec<ValueFault>> {
        let _ = (agreement, deal);
        Err(vec![(ValueField::Wins, Fault::new(values::NO_VALUES))])
    }
}

/// A draft that was checked. It may be unfinished, but nothing about it is wrong.
pub trait Deal: Send + Sync {
    /// Reads every hand that is scored: all divisions, the fans of each, and their totals.
    fn read(&self) -> Hands;

    /// Settles the readings: how far the hand is from a win, who pays whom, and any remarks.
    fn settle(&self, hands: &Hands) -> Settled;

    /// Why a fan applies to a reading of the hand of a place, or the first obstacle in its way.
    /// `index` is the index of `sheet` among the readings of that hand. `None` if the rule system
    /// has no such fan.
    fn explain(&self, place: usize, index: usize, sheet: &Sheet, fan: u8) -> Option<Why>;

    /// What is missing of a fan that has this obstacle in a reading, in tiles. The arguments are
    /// those of [`explain`](Deal::explain).
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

    /// Whether the driver completes an unfinished hand to find what it can become. See
    /// [`lookahead`](super::lookahead).
    fn looks_ahead(&self) -> bool {
        true
    }

    /// Fills in the payments of the waits of a standing, if they can be found without scoring each
    /// of them.
    fn pay_waits(&self, standing: &mut Standing) {
        let _ = standing;
    }

    /// Completes a report that is [pending](Report::pending) with what takes long to find.
    fn finish(&self, report: &mut Report) {
        let _ = report;
    }

    /// Compares the split with this index in the report with the declared one. `None` if there is
    /// no such split.
    fn compare_split(&self, split: usize) -> Option<SplitComparison> {
        let _ = split;
        None
    }
}

/// The readings of the hands that are scored.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hands {
    /// The readings of the first place, the best first. Empty if its hand is not complete.
    pub sheets: Vec<Sheet>,
    /// The readings of other places, in systems that also score those.
    pub others: Vec<OtherHand>,
}

impl Hands {
    /// The readings of the first place, and of no other.
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

/// The result of settling a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// How far the hand is from a win.
    pub standing: Standing,
    /// Who pays whom, if that is known.
    pub ledger: Option<Ledger>,
    /// What the payments depend on and has not been entered, in the order in which it is entered. As
    /// long as there is anything, there is no ledger, and the deal is not over.
    pub missing: Vec<Missing>,
    /// Remarks on the result.
    pub notes: Vec<Note>,
    /// What the winner gains, by what it is paid for, if that is more than the total of the hand.
    pub gains: Vec<Gain>,
    /// The next dealer, if the rules determine one and it is certain.
    pub next_dealer: Option<Seat>,
    /// The ways to split shared tiles among several hands, the declared one first.
    pub splits: Vec<Split>,
    /// Whether something takes long to find and is left to [`Deal::finish`].
    pub pending: bool,
    /// The wins, for a score sheet. Empty in a deal that nobody won.
    pub wins: Vec<DealWin>,
    /// Whether the deal is over, so that a score sheet can take it.
    pub is_over: bool,
}

impl Settled {
    /// A result that contains only how far the hand is from a win.
    pub fn new(standing: Standing) -> Settled {
        Settled {
            standing,
            ledger: None,
            missing: Vec::new(),
            gains: Vec::new(),
            notes: Vec::new(),
            next_dealer: None,
            splits: Vec::new(),
            pending: false,
            wins: Vec::new(),
            is_over: false,
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
