//! The state of the exercise that is being played.

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::browser::web;
use crate::practice::{
    Address, Aim, Answer, Exercise, Level, Marks, Record, deal_for, mark, mark_payment,
};
use crate::scoring::{Engine, Examined, Ledger};
use crate::system::System;
use crate::tiles::{BySeat, Seat};

/// The marks of an answer.
#[derive(Clone, Debug)]
pub enum Marked {
    /// Those of fans and total.
    Fans(Marks),
    /// Those of the payments: the seats with a wrong amount, each with the right one.
    Payment(Vec<(Seat, i32)>),
}

impl Marked {
    /// Whether everything is right.
    pub fn is_right(&self) -> bool {
        match self {
            Marked::Fans(marks) => marks.all_right(),
            Marked::Payment(wrong) => wrong.is_empty(),
        }
    }
}

/// A dealt hand.
pub struct Dealt {
    /// The hand and its report.
    pub exercise: Exercise,
    /// The examined hand, which can say why a fan applies.
    pub examined: Examined,
    /// What it trains.
    pub aim: Aim,
    seed: u32,
}

impl Dealt {
    fn new(engine: &'static dyn Engine, aim: Aim, seed: u32) -> Dealt {
        let exercise = deal_for(engine, aim, seed);
        let examined = engine.examine(&exercise.draft);
        Dealt { exercise, examined, aim, seed }
    }

    /// The seats that may have to pay: all but the winner's.
    pub fn payers(&self) -> Vec<Seat> {
        let draft = &self.exercise.draft;
        let own = draft.seat(0);
        draft.seats().iter().copied().filter(|seat| Some(*seat) != own).collect()
    }

    /// The address that deals the same hand, without `#`.
    fn address(&self) -> String {
        let rules = self.exercise.draft.system();
        Address { rules: rules.key, aim: self.aim.key(rules), seed: self.seed }.text()
    }
}

/// What is played: the dealt hand, the question, the answer so far, and its marks.
#[derive(Clone, Copy)]
pub struct Playing {
    engine: &'static dyn Engine,
    /// The hand.
    pub dealt: RwSignal<Arc<Dealt>>,
    /// Whether the question is about the payments.
    pub asks_payment: RwSignal<bool>,
    /// The chosen fans, in the order in which they were chosen.
    pub named: RwSignal<Vec<u8>>,
    /// The total as it was typed.
    pub total: RwSignal<String>,
    /// What each seat pays, as it was typed.
    pub pays: RwSignal<BySeat<String>>,
    /// The marks, once the answer was given.
    pub marks: RwSignal<Option<Marked>>,
    /// How well the player does.
    pub record: RwSignal<Record>,
}

/// A random seed.
fn any_seed() -> u32 {
    (js_sys::Math::random() * f64::from(u32::MAX)) as u32
}

/// The key of the record in the store.
fn record_key(rules: &System) -> String {
    ["hule.practice.", rules.key].concat()
}

/// The kept record.
fn kept_record(rules: &System) -> Record {
    web::load(&record_key(rules)).map(|text| Record::parse(&text)).unwrap_or_default()
}

impl Playing {
    /// Deals the hand of an address, or any hand of the first level.
    pub fn new(engine: &'static dyn Engine, address: Option<Address>) -> Playing {
        let rules = engine.system();
        let wanted = address.filter(|address| address.rules == rules.key);
        let aim = wanted.as_ref().and_then(|address| Aim::from_key(rules, address.aim));
        let seed = wanted.map_or_else(any_seed, |address| address.seed);
        let dealt = Dealt::new(engine, aim.unwrap_or(Aim::Level(Level::First)), seed);
        web::set_hash(&dealt.address());
        Playing {
            engine,
            dealt: RwSignal::new(Arc::new(dealt)),
            asks_payment: RwSignal::new(false),
            named: RwSignal::default(),
            total: RwSignal::default(),
            pays: RwSignal::default(),
            marks: RwSignal::new(None),
            record: RwSignal::new(kept_record(rules)),
        }
    }

    /// Deals another hand.
    pub fn deal(self, aim: Aim) {
        let dealt = Dealt::new(self.engine, aim, any_seed());
        web::set_hash(&dealt.address());
        self.marks.set(None);
        self.named.set(Vec::new());
        self.total.set(String::new());
        self.pays.set(BySeat::default());
        self.record.set(kept_record(self.engine.system()));
        self.dealt.set(Arc::new(dealt));
    }

    /// Asks the other question about the same hand.
    pub fn ask(self, payment: bool) {
        self.marks.set(None);
        self.asks_payment.set(payment);
    }

    /// Chooses a fan, or takes it back.
    pub fn flip(self, fan: u8) {
        self.named.update(|named| match named.iter().position(|other| *other == fan) {
            Some(at) => drop(named.remove(at)),
            None => named.push(fan),
        });
    }

    /// Marks the answer, and keeps how well the player does.
    pub fn check(self) {
        let dealt = self.dealt.get_untracked();
        let report = &dealt.exercise.report;
        let mut record = self.record.get_untracked();
        let marked = match (self.asks_payment.get_untracked(), &report.ledger) {
            (true, Some(ledger)) => {
                let pays = self.pays.get_untracked();
                let wrong = mark_payment(ledger, &|seat| net(&dealt, &pays, ledger, seat));
                record.answered(wrong.is_empty(), &[], &[]);
                Marked::Payment(wrong)
            }
            _ => {
                let total = self.total.with_untracked(|text| text.trim().parse().unwrap_or(0));
                let fans = self.named.get_untracked();
                let marks = mark(&Answer::of(report), &Answer { fans, total });
                let mistaken = [&marks.missed[..], &marks.wrong].concat();
                record.answered(marks.all_right(), &marks.right, &mistaken);
                Marked::Fans(marks)
            }
        };
        web::save(&record_key(self.engine.system()), &record.text());
        self.record.set(record);
        self.marks.set(Some(marked));
    }
}

/// The net of a seat according to the answer: a payer loses the amount that was typed, and the winner
/// gains the sum of all amounts.
fn net(dealt: &Dealt, pays: &BySeat<String>, ledger: &Ledger, seat: Seat) -> Option<i32> {
    let amount = |seat: &Seat| pays[*seat].trim().parse::<i32>().unwrap_or(0);
    let payers = dealt.payers();
    if payers.contains(&seat) {
        return Some(-amount(&seat));
    }
    Some(if ledger.net[seat] > 0 { payers.iter().map(amount).sum() } else { 0 })
}
