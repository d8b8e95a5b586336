//! Where the hands of an exercise come from: the rule system and its rulebook, the rulings that hold, what the path has
//! named so far, and how many hands may still be scored.

use std::cell::Cell;

use crate::entry::{Draft, Hand};
use crate::reading::division::Form;
use crate::rules;
use crate::rules::pages::FanPage;
use crate::scoring::{Engine, Report, Standing};
use crate::system::{Question, System};

use super::DrawnHand;
use super::answer::{Answer as Counted, counted_sheets};
use super::known::{numbers, unexplained};
use super::wish::Wish;

/// The number of hands that are scored to find one that suits an exercise. Nearly all exercises need a few
/// dozen; who waits for one has it within a second or so.
const MOST_SCORED: usize = 5000;

/// Where the hands of a rule system come from, for one exercise.
pub(super) struct Source {
    pub engine: &'static dyn Engine,
    /// How many hands may still be scored.
    left: Cell<usize>,
    /// The system whose rulebook has the examples: another one if its fans are used.
    pub(super) origin: &'static System,
    pub(super) pages: &'static [FanPage],
    /// The rulings that hold, if they are not those of the rule system.
    rulings: Option<u64>,
    /// The numbers of the fans that a hand may have, if the path has not named all yet.
    named: Option<Vec<u8>>,
    /// The questions that no step of the path has explained yet.
    pub(super) unexplained: Vec<&'static Question>,
}

impl Source {
    pub fn new(engine: &'static dyn Engine) -> Source {
        let system = engine.system();
        let origin = rules::system(system.words).unwrap_or(system);
        let pages = rules::book(origin).map_or(&[][..], |book| book.fans);
        let left = Cell::new(MOST_SCORED);
        Source { engine, left, origin, pages, rulings: None, named: None, unexplained: Vec::new() }
    }

    /// Where the hands of a wish come from.
    pub fn of(engine: &'static dyn Engine, wish: &Wish) -> Source {
        let system = engine.system();
        let path = rules::path(system).zip(wish.step);
        let asks_fans = path.filter(|_| wish.kind.is_about_counted());
        let named = asks_fans.map(|(path, step)| numbers(system, &path.named(step)));
        let unexplained = path.map_or(Vec::new(), |(path, step)| unexplained(system, path, step));
        let rulings = wish.rulings.filter(|bits| *bits != system.default_rulings());
        Source { rulings, named, unexplained, ..Source::new(engine) }
    }

    /// A draft without tiles, with the rulings that hold.
    pub fn empty(&self) -> Draft {
        let mut draft = Draft::new(self.system());
        self.rule(&mut draft);
        draft
    }

    /// Switches the rulings of a draft, if others hold than those of the rule system.
    pub(super) fn rule(&self, draft: &mut Draft) {
        if let Some(rulings) = self.rulings {
            draft.set_rulings(rulings);
        }
    }

    /// Whether a hand may have a fan: it was named, or all were.
    pub fn is_known(&self, fan: u8) -> bool {
        self.named.as_ref().is_none_or(|named| named.contains(&fan))
    }

    /// Whether a hand counts only fans that it may have.
    pub fn knows_all(&self, report: &Report) -> bool {
        let asked = Counted::all(report).into_iter().flat_map(|answer| answer.fans);
        asked.into_iter().all(|fan| self.is_known(fan))
    }

    /// The numbers of the fans that beginners meet: on the path, those that were named.
    pub fn beginners(&self) -> Vec<u8> {
        let system = self.system();
        let keys = rules::path(system).map_or(&[][..], |path| path.beginners);
        let mut fans = numbers(system, keys);
        fans.retain(|fan| self.is_known(*fan));
        fans
    }

    /// Whether another hand may be scored.
    pub fn may_try(&self) -> bool {
        self.left.get() > 0
    }

    /// Lets more hands be scored.
    pub fn allow(&self, more: usize) {
        self.left.set(self.left.get() + more);
    }

    /// The report of a hand, without questions. `None` if as many hands were scored as may be.
    pub fn report(&self, draft: &Draft) -> Option<Report> {
        self.left.set(self.left.get().checked_sub(1)?);
        Some(self.engine.report_as_it_is(draft))
    }

    /// The hand of a draft if it wins, counts a fan, and it is settled who pays.
    pub fn winning(&self, mut draft: Draft) -> Option<DrawnHand> {
        self.say_that_others_hold_nothing(&mut draft);
        let report = self.report(&draft)?;
        wins_and_is_paid(&report).then_some(DrawnHand { draft, report })
    }

    pub fn system(&self) -> &'static System {
        self.engine.system()
    }

    /// Whether a player makes several hands, so that the tiles of an exercise are those of all.
    pub fn has_several_hands(&self) -> bool {
        Draft::new(self.system()).complete(0).is_some_and(|size| size > Hand::COMPLETE)
    }
}

/// Whether a hand wins and counts a fan, it is settled who pays, and nothing is missing of the deal but the
/// hands of others.
pub(super) fn wins_and_is_paid(report: &Report) -> bool {
    let wins = matches!(report.standing, Standing::Complete { wins: true, .. });
    let has_gap = report.notes.iter().any(|note| note.is_gap() && !note.is_of_absent_hand());
    wins && !has_gap && report.ledger.is_some() && !Counted::of(report).fans.is_empty()
}

/// Whether every hand that is counted is four sets and a pair.
pub(super) fn is_ordinary(report: &Report) -> bool {
    counted_sheets(report).all(|sheet| sheet.division.form == Form::FourSets)
}

/// How often a fan counts in a report.
pub(super) fn times(report: &Report, fan: u8) -> usize {
    counted_sheets(report).flat_map(|sheet| &sheet.counted).filter(|c| c.fan.number == fan).count()
}
