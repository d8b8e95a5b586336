//! The state of an exercise that is being played.

use crate::scoring::{Engine, Examined};
use leptos::prelude::*;

use crate::practice::{
    Address, Aim, Answer, Exercise, Marks, Record, deal_for, mark, mark_payment,
};
use crate::scoring::Ledger;
use crate::system::System;
use crate::tiles::Seat;

use crate::app::browser::web;
use crate::app::context::ui::Ui;

/// The marks of an answer.
#[derive(Clone, Debug)]
pub enum Marked {
    /// Of fans and total.
    Fans(Marks),
    /// The marks of the payments: the seats with a wrong amount, each with the right one.
    Payment(Vec<(Seat, i32)>),
}

/// An exercise and the answer so far.
pub struct Play {
    pub exercise: Exercise,
    /// The examined draft, which can say why a fan applies.
    pub examined: Examined,
    pub aim: Aim,
    seed: u32,
    /// Whether the question is about the payments.
    pub payment: bool,
    /// The chosen fans.
    pub named: Vec<u8>,
    /// The total as it was typed.
    pub total: String,
    /// What each seat pays, as it was typed.
    pub pays: Vec<(Seat, String)>,
    pub marks: Option<Marked>,
    pub record: Record,
}

/// A random seed.
pub fn any_seed() -> u32 {
    (js_sys::Math::random() * f64::from(u32::MAX)) as u32
}

fn key(rules: &System) -> String {
    ["hule.practice.", rules.key].concat()
}

impl Play {
    pub fn new(engine: &'static dyn Engine, aim: Aim, seed: u32) -> Play {
        let rules = engine.system();
        let record = web::load(&key(rules)).map(|text| Record::parse(&text)).unwrap_or_default();
        let exercise = deal_for(engine, aim, seed);
        let examined = engine.examine(&exercise.draft);
        let pays = payers(&exercise).into_iter().map(|seat| (seat, String::new())).collect();
        Play {
            exercise,
            examined,
            aim,
            seed,
            payment: false,
            named: Vec::new(),
            total: String::new(),
            pays,
            marks: None,
            record,
        }
    }

    /// The address that deals the same hand, without `#`.
    pub fn address(&self) -> String {
        let rules = self.exercise.draft.system();
        Address { rules: rules.key, aim: self.aim.key(rules), seed: self.seed }.text()
    }

    fn check(&mut self) {
        let right = Answer::of(&self.exercise.report);
        let marked = match (self.payment, &self.exercise.report.ledger) {
            (true, Some(ledger)) => {
                let wrong = mark_payment(ledger, &|seat| self.net(ledger, seat));
                self.record.answered(wrong.is_empty(), &[], &[]);
                Marked::Payment(wrong)
            }
            _ => {
                let total = self.total.trim().parse().unwrap_or(0);
                let marks = mark(&right, &Answer { fans: self.named.clone(), total });
                let mistaken = [&marks.missed[..], &marks.wrong].concat();
                self.record.answered(marks.all_right(), &marks.right, &mistaken);
                Marked::Fans(marks)
            }
        };
        self.marks = Some(marked);
        web::save(&key(self.exercise.draft.system()), &self.record.text());
    }

    /// The net of a seat according to the answer: a payer loses the amount that was typed, and the
    /// winner gains the sum of all amounts.
    fn net(&self, ledger: &Ledger, seat: Seat) -> Option<i32> {
        let amount = |text: &String| text.trim().parse::<i32>().unwrap_or(0);
        match self.pays.iter().find(|(other, _)| *other == seat) {
            Some((_, text)) => Some(-amount(text)),
            None if ledger.net[seat] > 0 => {
                Some(self.pays.iter().map(|(_, text)| amount(text)).sum())
            }
            None => Some(0),
        }
    }
}

/// The seats that may have to pay: all but the winner's.
fn payers(exercise: &Exercise) -> Vec<Seat> {
    let draft = &exercise.draft;
    let own = draft.seat(0);
    let seats = draft.seats().iter().copied();
    seats.filter(|seat| Some(*seat) != own).collect()
}

/// The exercise, for handlers.
#[derive(Clone, Copy)]
pub struct Playing {
    play: StoredValue<Play, LocalStorage>,
    changes: RwSignal<usize>,
    steps: RwSignal<usize>,
}

impl Playing {
    pub fn new(play: Play) -> Playing {
        web::set_hash(&play.address());
        Playing {
            play: StoredValue::new_local(play),
            changes: RwSignal::new(0),
            steps: RwSignal::new(0),
        }
    }

    pub fn read<T>(self, read: impl FnOnce(&Play) -> T) -> T {
        self.play.with_value(read)
    }

    /// Tracks a change of the question or the exercise.
    pub fn track(self) {
        self.changes.get();
    }

    /// Tracks changes of the answer.
    pub fn steps(self) {
        self.steps.get();
    }

    /// Changes the answer.
    pub fn step(self, change: impl FnOnce(&mut Play)) {
        self.play.update_value(change);
        self.steps.set(self.steps.get_untracked() + 1);
    }

    /// Changes the answer without notifying anything.
    pub fn write(self, change: impl FnOnce(&mut Play)) {
        self.play.update_value(change);
    }

    pub fn check(self) {
        self.step(Play::check);
    }

    /// Deals another hand.
    pub fn deal(self, ui: Ui, aim: Aim) {
        let Some(engine) = ui.engine() else { return };
        let payment = self.read(|play| play.payment);
        let play = Play { payment, ..Play::new(engine, aim, any_seed()) };
        web::set_hash(&play.address());
        self.play.set_value(play);
        self.changes.set(self.changes.get_untracked() + 1);
    }

    /// Changes to the other question about the same hand.
    pub fn ask(self, payment: bool) {
        self.play.update_value(|play| {
            play.payment = payment;
            play.marks = None;
        });
        self.changes.set(self.changes.get_untracked() + 1);
    }
}
