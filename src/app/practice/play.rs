//! An exercise as it is played.

use crate::scoring::{Engine, Examined};
use leptos::prelude::*;

use crate::practice::{
    Address, Aim, Answer, Exercise, Marks, Record, deal_for, mark, mark_payment,
};
use crate::scoring::Ledger;
use crate::system::System;
use crate::tiles::Seat;

use crate::app::ui::Ui;
use crate::app::web;

/// What was right and wrong.
#[derive(Clone, Debug)]
pub enum Marked {
    /// Of fans and total.
    Fans(Marks),
    /// Of the payments: the seats that were wrong, with what is right.
    Payment(Vec<(Seat, i32)>),
}

/// An exercise and what has been answered.
pub struct Play {
    pub exercise: Exercise,
    /// Its deal, of which can be asked why.
    pub examined: Examined,
    pub aim: Aim,
    seed: u32,
    /// Whether the payment is asked for.
    pub payment: bool,
    /// The fans that were named.
    pub named: Vec<u8>,
    /// The total as it is written.
    pub total: String,
    /// What each seat pays as it is written.
    pub pays: Vec<(Seat, String)>,
    pub marks: Option<Marked>,
    pub record: Record,
}

/// A seed that nobody has chosen.
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

    /// The part of the address after `#` that deals the same.
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

    /// What was said of a seat: who pays loses that, who receives wins what all the others pay.
    fn net(&self, ledger: &Ledger, seat: Seat) -> Option<i32> {
        let said = |text: &String| text.trim().parse::<i32>().unwrap_or(0);
        match self.pays.iter().find(|(other, _)| *other == seat) {
            Some((_, text)) => Some(-said(text)),
            None if ledger.net[seat] > 0 => {
                Some(self.pays.iter().map(|(_, text)| said(text)).sum())
            }
            None => Some(0),
        }
    }
}

/// Who may have to pay: everybody at the table but the player.
fn payers(exercise: &Exercise) -> Vec<Seat> {
    let draft = &exercise.draft;
    let own = draft.seat(0);
    let seats = draft.seats().iter().copied();
    seats.filter(|seat| Some(*seat) != own).collect()
}

/// The exercise that is being played, for handlers.
#[derive(Clone, Copy)]
pub struct Playing {
    play: StoredValue<Play, LocalStorage>,
    turns: RwSignal<usize>,
    steps: RwSignal<usize>,
}

impl Playing {
    pub fn new(play: Play) -> Playing {
        web::set_hash(&play.address());
        Playing {
            play: StoredValue::new_local(play),
            turns: RwSignal::new(0),
            steps: RwSignal::new(0),
        }
    }

    pub fn read<T>(self, read: impl FnOnce(&Play) -> T) -> T {
        self.play.with_value(read)
    }

    /// Reads that something else is asked.
    pub fn turns(self) {
        self.turns.get();
    }

    /// Reads that something was answered.
    pub fn steps(self) {
        self.steps.get();
    }

    /// Changes what has been answered.
    pub fn step(self, change: impl FnOnce(&mut Play)) {
        self.play.update_value(change);
        self.steps.set(self.steps.get_untracked() + 1);
    }

    /// Writes something down of which nothing is shown elsewhere.
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
        self.turns.set(self.turns.get_untracked() + 1);
    }

    /// Asks something else of the same hand.
    pub fn ask(self, payment: bool) {
        self.play.update_value(|play| {
            play.payment = payment;
            play.marks = None;
        });
        self.turns.set(self.turns.get_untracked() + 1);
    }
}
