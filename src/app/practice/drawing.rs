//! Which exercise comes next: one of the chosen kind and level, one like those that were missed, or another question
//! about the same hand.

use leptos::prelude::*;

use crate::app::browser::web;
use crate::practice::{Exercise, Kind, Level, Round, Wish, ask_otherwise, kinds};

use super::play::{Playing, any, now};

/// The number of exercises that are drawn to find one like another.
const TRIES: usize = 30;

impl Playing {
    /// Shows an exercise, if there is one.
    pub(super) fn begin(self, exercise: Option<Exercise>) {
        let Some(exercise) = exercise else { return };
        self.is_again.set(false);
        self.round.set(Round::new(exercise));
    }

    /// Shows an exercise with its address.
    fn begin_linked(self, exercise: Option<Exercise>) {
        if let Some(exercise) = &exercise {
            web::set_hash(&exercise.address());
        }
        self.begin(exercise);
    }

    fn wish(self, kind: Kind, level: Level) -> Wish {
        Wish { rulings: self.rulings, ..Wish::new(kind, level) }
    }

    fn draw(self, wish: Wish) {
        self.begin_linked(any(self.engine, wish));
    }

    /// The next exercise of the chosen kind and level: one like those that were missed if it is
    /// time for it.
    pub fn next(self) {
        let (kind, level) = (self.kind.get_untracked(), self.level.get_untracked());
        let due = self.progress.with_untracked(|progress| progress.schedule.due(kind, now()));
        let wish = self.wish(kind, level);
        let Some(subject) = due else { return self.draw(wish) };
        if kind == Kind::Fans {
            self.draw(Wish { fan: Some(subject.about), ..wish });
        } else {
            let mut tries = (0..TRIES).filter_map(|_| any(self.engine, wish));
            let alike = tries.find(|exercise| exercise.subjects().contains(&subject));
            self.begin_linked(alike.or_else(|| any(self.engine, wish)));
        }
        let is_about = self.round.with_untracked(|r| r.exercise.subjects().contains(&subject));
        self.is_again.set(is_about);
        if !is_about {
            self.progress.update(|progress| progress.schedule.put_off(subject));
        }
    }

    /// Another exercise about the same: a hand with the same fan, as many waits, or a win of the same kind.
    pub fn same_again(self) {
        let exercise = self.exercise.get_untracked();
        let (kind, level) = (exercise.kind, exercise.level);
        let subjects = exercise.subjects();
        let fan = subjects.first().filter(|_| kind == Kind::Fans).map(|subject| subject.about);
        let wish = Wish { fan, ..self.wish(kind, level) };
        let mut tries = (0..TRIES).filter_map(|_| any(self.engine, wish));
        let alike =
            tries.find(|other| other.subjects().iter().any(|subject| subjects.contains(subject)));
        self.begin_linked(alike.or_else(|| any(self.engine, wish)));
    }

    /// A hand with a fan.
    pub fn practise(self, fan: u8) {
        let level = self.level.get_untracked();
        self.kind.set(Kind::Fans);
        self.draw(Wish { fan: Some(fan), ..self.wish(Kind::Fans, level) });
    }

    /// Chooses a level, and draws an exercise of it.
    pub fn choose_level(self, level: Level) {
        self.level.set(level);
        self.draw(self.wish(self.kind.get_untracked(), level));
    }

    /// Asks another question, about the same hand if that is possible.
    pub fn ask(self, kind: Kind) {
        self.kind.set(kind);
        let level = self.level.get_untracked();
        let now = self.exercise.get_untracked();
        match ask_otherwise(self.engine, &now, kind, level) {
            Some(exercise) => self.begin_linked(Some(exercise)),
            None => self.draw(self.wish(kind, level)),
        }
    }

    /// The kinds of exercise that there are.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        // What is asked most comes first.
        let first = [Kind::Fans, Kind::Main, Kind::Minor, Kind::Worth, Kind::Payment];
        let all: Vec<Kind> = kinds(self.engine).collect();
        let rest = [Kind::Waits, Kind::Discard, Kind::Reading, Kind::Win, Kind::Sets];
        first.into_iter().chain(rest).filter(move |kind| all.contains(kind))
    }
}
