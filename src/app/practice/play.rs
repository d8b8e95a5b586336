//! The state of the panel: the exercise on the screen, its round, and the player's progress.

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::browser::{storage, web};
use crate::app::context::{Device, use_calculator, use_device};
use crate::practice::day::{self, DayResult, Try};
use crate::practice::{
    Address, Date, Exercise, Kind, Level, Marks, Progress, Random, Round, Step, Wish, at, draw,
};
use crate::rules;
use crate::scoring::Engine;
use crate::system::System;

/// What the panel shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// Exercises, one after another.
    Exercises,
    /// The hand of a day.
    Day(Date),
    /// The steps of the path.
    Path,
    /// The step with this index.
    Step(usize),
}

/// The state of the panel, which its views share.
#[derive(Clone, Copy)]
pub struct Playing {
    device: Device,
    pub engine: &'static dyn Engine,
    /// What the panel shows.
    pub screen: RwSignal<Screen>,
    /// The chosen kind of exercise.
    pub kind: RwSignal<Kind>,
    /// The chosen level.
    pub level: RwSignal<Level>,
    /// The exercise with what was chosen so far.
    pub round: RwSignal<Round>,
    /// The exercise, which is rendered anew for each.
    pub exercise: Memo<Arc<Exercise>>,
    /// Whether the exercise comes again, because one like it was missed.
    pub is_again: RwSignal<bool>,
    /// The player's progress, which is kept in the store.
    pub progress: RwSignal<Progress>,
    /// The rulings by which the player calculates, which hold for the exercises, too.
    pub(super) rulings: Option<u64>,
}

/// The key of the progress in the store.
fn progress_key(rules: &System) -> String {
    ["hule.practice.2.", rules.key].concat()
}

/// The progress in the store.
fn kept_progress(rules: &System) -> Progress {
    let kept = storage::load(&progress_key(rules));
    let mut progress = kept.map_or_else(Progress::default, |text| Progress::parse(&text));
    progress.forget_unasked(rules);
    progress
}

/// Draws an exercise. If none of the kind comes up, it asks for the fans of a hand, which the rulebook has
/// in any case.
pub(super) fn any(engine: &'static dyn Engine, wish: Wish) -> Option<Exercise> {
    let plain = Wish { kind: Kind::Fans, fan: None, question: None, ..wish };
    let random = &mut Random::new((js_sys::Math::random() * f64::from(u32::MAX)) as u64);
    [wish, plain].into_iter().find_map(|wish| draw(engine, wish, random))
}

/// The time in seconds since 1970.
pub(super) fn now() -> i64 {
    web::date() as i64
}

/// Today's date, as the player's calendar has it.
pub fn today() -> Date {
    let (year, month, day) = web::today();
    Date::new(year, month, day).unwrap_or(FIRST_DAY)
}

/// The day that is used if the browser's clock gives no valid date.
const FIRST_DAY: Date = match Date::new(2026, 1, 1) {
    Some(date) => date,
    None => unreachable!(),
};

impl Playing {
    /// Begins with the exercise, the day or the step of an address. Without one that can be shown, it
    /// begins with an easy exercise about fans. `None` if the rule system has no exercises.
    pub fn new(engine: &'static dyn Engine, address: Option<Address>) -> Option<Playing> {
        let rules = engine.system();
        let rulings = use_calculator()
            .draft
            .with_untracked(|draft| (draft.system() == rules).then(|| draft.rulings()));
        let first = Wish { rulings, ..Wish::new(Kind::Fans, Level::First) };
        let linked = address.and_then(|address| at(engine, &address));
        let exercise = linked.or_else(|| any(engine, first))?;
        let own = exercise.address();
        let (kind, level) = (exercise.kind, exercise.level);
        let round = RwSignal::new(Round::new(exercise));
        let play = Playing {
            device: use_device(),
            engine,
            screen: RwSignal::new(Screen::Exercises),
            kind: RwSignal::new(kind),
            level: RwSignal::new(level),
            round,
            exercise: Memo::new_with_compare(
                move |_| round.with(|round| round.exercise.clone()),
                |old, new| !old.zip(new).is_some_and(|(old, new)| Arc::ptr_eq(old, new)),
            ),
            is_again: RwSignal::new(false),
            progress: RwSignal::new(kept_progress(rules)),
            rulings,
        };
        match address.filter(|address| address.rules() == rules.key) {
            Some(Address::Day { date, .. }) if date <= today() => play.show_day(date),
            Some(Address::Step { step, .. }) => {
                let index = play.steps().iter().position(|known| known.key == step);
                play.show(index.map_or(Screen::Path, Screen::Step));
            }
            _ => web::set_hash(&own),
        }
        Some(play)
    }

    /// A memo of something about the round: views that use it are updated only when it changes.
    pub fn follow<T: PartialEq + Clone + Send + Sync + 'static>(
        self,
        read: impl Fn(&Round) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.round.with(&read))
    }

    /// The rule system.
    pub fn rules(self) -> &'static System {
        self.engine.system()
    }

    /// The steps of the path.
    pub fn steps(self) -> &'static [Step] {
        rules::path(self.rules()).map_or(&[], |path| path.steps)
    }

    /// Shows another part of the panel.
    pub fn show(self, screen: Screen) {
        match screen {
            Screen::Exercises => {
                self.next();
            }
            Screen::Day(date) => return self.show_day(date),
            Screen::Path => {
                web::set_hash(&Address::Step { rules: self.rules().key, step: "" }.text());
            }
            Screen::Step(index) => {
                let Some(step) = self.steps().get(index) else { return };
                if let Some(drill) = step.drill {
                    let wish = Wish::of_step(self.rules(), index, &drill);
                    self.begin(any(self.engine, wish));
                }
                self.change(|progress| progress.step = Some(step.key.to_owned()));
                web::set_hash(&Address::Step { rules: self.rules().key, step: step.key }.text());
            }
        }
        self.screen.set(screen);
    }

    /// Keeps that a step without an exercise was read.
    pub fn finish(self, step: &Step) {
        self.change(|progress| progress.finish(step.key));
    }

    fn show_day(self, date: Date) {
        self.begin(day::hand(self.engine, date));
        web::set_hash(&self.address_of(date));
        self.screen.set(Screen::Day(date));
    }

    /// The address of the hand of a day, without `#`.
    pub fn address_of(self, date: Date) -> String {
        Address::Day { rules: self.rules().key, date }.text()
    }

    /// Changes the progress, and keeps it.
    pub(super) fn change(self, change: impl FnOnce(&mut Progress)) {
        // Another window may have changed it.
        let mut progress = kept_progress(self.rules());
        let own = self.progress.with_untracked(|now| now.schedule.clone());
        let kept = std::mem::replace(&mut progress.schedule, own);
        progress.schedule.take_over(kept);
        change(&mut progress);
        self.device.keep(&progress_key(self.rules()), &progress.text());
        self.progress.set(progress);
    }

    /// The word that the name of a kind has in its key: its unit, if it is about a count.
    pub fn name_of(self, kind: Kind) -> &'static str {
        let units = self.rules().score_table.map(|table| (table.main, table.minor));
        match (kind, units) {
            (Kind::Main, Some((main, _))) => main.key(),
            (Kind::Minor, Some((_, minor))) => minor.key(),
            _ => kind.key(),
        }
    }

    /// The player's answers to the hand of a day so far.
    pub fn result_of(self, date: Date) -> Option<DayResult> {
        self.progress.with(|progress| progress.days.of(date).cloned())
    }

    /// Marks the answer, and keeps how well the player does.
    pub fn check(self) {
        let Some(marks) = self.round.with_untracked(Round::check) else { return };
        match self.screen.get_untracked() {
            Screen::Day(date) => return self.check_day(date, marks),
            Screen::Step(index) => {
                let step = self.steps().get(index).filter(|_| marks.is_right());
                if let Some(step) = step {
                    self.change(|progress| progress.finish(step.key));
                }
            }
            Screen::Exercises | Screen::Path => {
                let exercise = self.exercise.get_untracked();
                self.change(|progress| progress.answered(&exercise, &marks, now()));
            }
        }
        self.round.update(|round| round.marks = Some(marks));
    }

    /// Records an answer to the hand of a day. What was right is shown when the day is over.
    fn check_day(self, date: Date, marks: Marks) {
        let Marks::Fans(fans) = &marks else { return };
        let answer = Try::of(fans);
        let named = self.round.with_untracked(|round| round.named.clone());
        self.change(|progress| progress.days.answered(date, answer, &named));
        let is_over = self
            .progress
            .with_untracked(|progress| progress.days.of(date).is_none_or(DayResult::is_over));
        if is_over {
            self.round.update(|round| round.marks = Some(marks));
        }
    }

    /// Shows the result of a day that is over already.
    pub fn reveal(self, result: &DayResult) {
        let marks = result.marks(&self.exercise.get_untracked());
        self.round.update(|round| {
            round.named.clone_from(&result.named);
            round.marks = Some(marks);
        });
    }

    /// A tap on one of several answers, which is the answer.
    pub fn answer(self, index: usize) {
        self.round.update(|round| round.flip(index));
        self.check();
    }
}
