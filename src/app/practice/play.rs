//! What is played: the exercise on the screen, its round, and the progress that is kept.

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::browser::web;
use crate::practice::day::{self, Date, DayResult, Try};
use crate::practice::{
    Address, Aim, Exercise, Given, Kind, Level, Marks, Progress, Random, Record, Round, Step, Task,
    Wish, ask_otherwise, deal_for, draw_seeded, kinds, of_dealt,
};
use crate::rules;
use crate::scoring::Engine;
use crate::system::System;

/// The number of exercises that are drawn to find one like another.
const TRIES: usize = 30;

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

/// What is played.
#[derive(Clone, Copy)]
pub struct Playing {
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
    /// What is kept.
    pub progress: RwSignal<Progress>,
}

/// A random seed.
fn any_seed() -> u32 {
    (js_sys::Math::random() * f64::from(u32::MAX)) as u32
}

/// The key of the progress in the store.
fn progress_key(rules: &System) -> String {
    ["hule.practice.2.", rules.key].concat()
}

/// The kept progress. Before there is one, that of the first version is taken over; it stays.
fn kept_progress(rules: &System) -> Progress {
    if let Some(text) = web::load(&progress_key(rules)) {
        return Progress::parse(&text);
    }
    let record = web::load(&["hule.practice.", rules.key].concat());
    record.map_or_else(Progress::default, |text| Progress::of_record(&Record::parse(&text), now()))
}

/// The time in seconds since 1970.
fn now() -> i64 {
    web::date() as i64
}

/// Today's date, as the player's calendar has it.
pub fn today() -> Date {
    let (year, month, day) = web::today();
    Date::new(year, month, day).unwrap_or(FIRST_DAY)
}

/// The day where a browser has a date that no calendar has.
const FIRST_DAY: Date = match Date::new(2026, 1, 1) {
    Some(date) => date,
    None => unreachable!(),
};

/// An exercise that was drawn, and its address.
struct Drawn {
    exercise: Exercise,
    address: String,
}

/// Draws an exercise from a random seed.
fn draw(engine: &'static dyn Engine, wish: Wish) -> Drawn {
    let plain = Wish { kind: Kind::Fans, fan: None, ..wish };
    let tried = [wish, wish, plain, plain].into_iter().find_map(|wish| {
        let seed = any_seed();
        Some((draw_seeded(engine, wish, seed)?, wish, seed))
    });
    match tried {
        Some((exercise, wish, seed)) => {
            let rules = engine.system();
            let fan = wish.fan.and_then(|fan| rules.fan(fan)).map(|fan| fan.key);
            let Wish { kind, level, .. } = wish;
            let address = Address::Drawn { rules: rules.key, kind, level, fan, seed };
            Drawn { exercise, address: address.text() }
        }
        // Hands of the first version are dealt until one wins.
        None => dealt(engine, Aim::Level(wish.level), Level::First.key(), any_seed()),
    }
}

/// Deals a hand of the first version.
fn dealt(engine: &'static dyn Engine, aim: Aim, key: &str, seed: u32) -> Drawn {
    let level = match aim {
        Aim::Level(level) => level,
        Aim::Fan(_) => Level::Second,
    };
    let exercise = of_dealt(deal_for(engine, aim, seed), level);
    let address = Address::Dealt { rules: engine.system().key, aim: key, seed };
    Drawn { exercise, address: address.text() }
}

/// The exercise of an address. `None` if there is none.
fn at(engine: &'static dyn Engine, address: &Address) -> Option<Drawn> {
    let rules = engine.system();
    if address.rules() != rules.key {
        return None;
    }
    match *address {
        Address::Dealt { aim, seed, .. } => {
            Some(dealt(engine, Aim::from_key(rules, aim)?, aim, seed))
        }
        Address::Drawn { kind, level, fan, seed, .. } => {
            let fan = match fan {
                Some(key) => Some(rules.fans.iter().find(|fan| fan.key == key)?.number),
                None => None,
            };
            let exercise = draw_seeded(engine, Wish { kind, level, fan }, seed)?;
            Some(Drawn { exercise, address: address.text() })
        }
        Address::Day { .. } | Address::Step { .. } => None,
    }
}

impl Playing {
    /// Shows what an address says, or an easy exercise.
    pub fn new(engine: &'static dyn Engine, address: Option<Address>) -> Playing {
        let rules = engine.system();
        let first = Wish { kind: Kind::Fans, level: Level::First, fan: None };
        let drawn = address.and_then(|address| at(engine, &address));
        let Drawn { exercise, address: own } = drawn.unwrap_or_else(|| draw(engine, first));
        let (kind, level) = (exercise.kind, exercise.level);
        let round = RwSignal::new(Round::new(exercise));
        let play = Playing {
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
        };
        match address.filter(|address| address.rules() == rules.key) {
            Some(Address::Day { date, .. }) if date <= today() => play.show_day(date),
            Some(Address::Step { step, .. }) => {
                let index = play.steps().iter().position(|known| known.key == step);
                play.show(index.map_or(Screen::Path, Screen::Step));
            }
            _ => web::set_hash(&own),
        }
        play
    }

    /// What is read of the round, for views that follow it.
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
                let fan = step
                    .drill
                    .fan
                    .and_then(|key| self.rules().fans.iter().find(|fan| fan.key == key));
                let wish = Wish {
                    kind: step.drill.kind,
                    level: step.drill.level,
                    fan: fan.map(|fan| fan.number),
                };
                self.begin(draw(self.engine, wish).exercise);
                self.change(|progress| progress.step = Some(step.key.to_owned()));
                web::set_hash(&Address::Step { rules: self.rules().key, step: step.key }.text());
            }
        }
        self.screen.set(screen);
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

    fn begin(self, exercise: Exercise) {
        self.is_again.set(false);
        self.round.set(Round::new(exercise));
    }

    fn change(self, change: impl FnOnce(&mut Progress)) {
        // Another window may have changed it.
        let mut progress = kept_progress(self.rules());
        progress.schedule = self.progress.with_untracked(|now| now.schedule.clone());
        change(&mut progress);
        web::save(&progress_key(self.rules()), &progress.text());
        self.progress.set(progress);
    }

    /// Shows an exercise with its address.
    fn draw(self, wish: Wish) {
        let Drawn { exercise, address } = draw(self.engine, wish);
        web::set_hash(&address);
        self.begin(exercise);
    }

    /// The next exercise of the chosen kind and level: one like those that were missed if it is
    /// time for it.
    pub fn next(self) {
        let (kind, level) = (self.kind.get_untracked(), self.level.get_untracked());
        let due = self.progress.with_untracked(|progress| progress.schedule.due(kind, now()));
        let wish = Wish { kind, level, fan: None };
        let Some(subject) = due else { return self.draw(wish) };
        if kind == Kind::Fans {
            self.draw(Wish { fan: Some(subject.about), ..wish });
        } else {
            let mut tries = (0..TRIES).map(|_| draw(self.engine, wish));
            let alike = tries.find(|drawn| drawn.exercise.subjects().contains(&subject));
            let Drawn { exercise, address } = alike.unwrap_or_else(|| draw(self.engine, wish));
            web::set_hash(&address);
            self.begin(exercise);
        }
        let is_about = self.round.with_untracked(|r| r.exercise.subjects().contains(&subject));
        self.is_again.set(is_about);
    }

    /// A hand with a fan.
    pub fn practise(self, fan: u8) {
        let level = self.level.get_untracked();
        self.kind.set(Kind::Fans);
        self.draw(Wish { kind: Kind::Fans, level, fan: Some(fan) });
    }

    /// Chooses a level, and draws an exercise of it.
    pub fn choose_level(self, level: Level) {
        self.level.set(level);
        self.draw(Wish { kind: self.kind.get_untracked(), level, fan: None });
    }

    /// Asks another question, about the same hand if that is possible.
    pub fn ask(self, kind: Kind) {
        self.kind.set(kind);
        let level = self.level.get_untracked();
        let now = self.exercise.get_untracked();
        let mut random = Random::new(u64::from(any_seed()));
        match ask_otherwise(self.engine, &now, kind, level, &mut random) {
            Some(exercise) => self.begin(exercise),
            None => self.draw(Wish { kind, level, fan: None }),
        }
    }

    /// The kinds of exercise that there are.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        // What is asked most comes first.
        let first = [Kind::Fans, Kind::Payment, Kind::Waits, Kind::Discard, Kind::Reading];
        let all: Vec<Kind> = kinds(self.engine).collect();
        let rest = [Kind::Win, Kind::Sets];
        first.into_iter().chain(rest).filter(move |kind| all.contains(kind))
    }

    /// What was made of the hand of a day so far.
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
        self.change(|progress| progress.days.answered(date, answer));
        let is_over = self
            .progress
            .with_untracked(|progress| progress.days.of(date).is_none_or(DayResult::is_over));
        if is_over {
            self.round.update(|round| round.marks = Some(marks));
        }
    }

    /// Shows the right answer of a day that is over already.
    pub fn reveal(self) {
        let exercise = self.exercise.get_untracked();
        let Task::Fans { right, .. } = &exercise.task else { return };
        let marks = right.first().and_then(|right| exercise.mark(&Given::Fans(right.clone())));
        self.round.update(|round| round.marks = marks);
    }

    /// A tap on one of several answers, which is the answer.
    pub fn answer(self, index: usize) {
        self.round.update(|round| round.flip(index));
        self.check();
    }
}
