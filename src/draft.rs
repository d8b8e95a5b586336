//! A draft: whatever has been entered so far. Never wrong, perhaps unfinished.

use serde::{Serialize, Serializer, ser::SerializeMap};

use crate::error::{Fault, FaultCode};
use crate::notation::{Table, Tiles};
use crate::rules;
use crate::ruleset::{Preset, Ruleset};

/// Whatever has been entered so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Draft {
    rules: &'static str,
    /// The tiles of the hand.
    pub tiles: Tiles,
    answers: Answers,
    rulings: u32,
}

/// Answers to a rule system's questions, by key.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Answers(Vec<(&'static str, &'static str)>);

impl Serialize for Answers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (key, answer) in &self.0 {
            map.serialize_entry(key, answer)?;
        }
        map.end()
    }
}

impl Draft {
    /// An empty draft for a rule system.
    pub fn new(rules: &'static dyn Ruleset) -> Draft {
        Draft {
            rules: rules.key(),
            tiles: Tiles::default(),
            answers: Answers::default(),
            rulings: rules.presets()[0].bits,
        }
    }

    /// The rule system.
    pub fn rules(&self) -> &'static dyn Ruleset {
        rules::by_key(self.rules).expect("a draft is made with a rule system of the registry")
    }

    /// The answer that was given, or the question's default.
    pub fn answer(&self, key: &str) -> Option<&'static str> {
        let given = self.given().find(|(k, _)| *k == key).map(|(_, answer)| answer);
        given.or_else(|| self.rules().questions().iter().find(|q| q.key == key)?.default)
    }

    /// The answers that were given, in the order of the questions.
    pub fn given(&self) -> impl Iterator<Item = (&'static str, &'static str)> + '_ {
        self.answers.0.iter().copied()
    }

    /// Answers a question and makes the other answers agree with it.
    ///
    /// # Errors
    /// If the rule system has no such question or answer; the draft stays as it was.
    pub fn set(&mut self, key: &str, answer: &str) -> Result<(), Fault> {
        let before = self.answer(key);
        let key = self.put(key, answer)?;
        self.rules().reconcile(self, key, before);
        Ok(())
    }

    /// Answers a question as it is said, even if it contradicts another answer: for links and
    /// requests, whose contradictions the report names.
    ///
    /// # Errors
    /// As [`Draft::set`].
    pub fn put(&mut self, key: &str, answer: &str) -> Result<&'static str, Fault> {
        let questions = self.rules().questions();
        let Some(question) = questions.iter().find(|q| q.key == key) else {
            return Err(Fault::new(FaultCode::UnknownQuestion).value(key));
        };
        let Some(answer) = question.answers.iter().find(|a| **a == answer) else {
            let both = format_args!("{key}={answer}");
            return Err(Fault::new(FaultCode::UnknownAnswer).value(both));
        };
        self.forget(question.key);
        self.answers.0.push((question.key, answer));
        let place = |key: &str| questions.iter().position(|q| q.key == key);
        self.answers.0.sort_by_key(|(key, _)| place(key));
        Ok(question.key)
    }

    /// Takes an answer back.
    pub fn forget(&mut self, key: &str) {
        self.answers.0.retain(|(k, _)| *k != key);
    }

    /// Takes all answers and tiles back; rule system and rulings stay.
    pub fn clear(&mut self) {
        self.tiles = Tiles::default();
        self.answers = Answers::default();
    }

    /// Takes over what the table of another program's string says, as far as the rule system
    /// asks for it.
    pub fn set_table(&mut self, table: &Table) {
        let [self_drawn, last_copy, last, kong] = table.flags;
        let way = match (self_drawn, kong) {
            (true, true) => "replacement",
            (true, false) => "self-drawn",
            (false, true) => "robbed-kong",
            (false, false) => "discard",
        };
        let last = match (last, self_drawn) {
            (false, _) => "no",
            (true, true) => "draw",
            (true, false) => "claim",
        };
        let (round, seat) = (table.round.to_string(), table.seat.to_string());
        let copy = if last_copy { "yes" } else { "no" };
        let answers =
            [("round", &*round), ("seat", &*seat), ("win", way), ("last", last), ("last-copy", copy)];
        for (key, answer) in answers {
            // Another system's questions may be fewer: what it does not ask is left out.
            let _ = self.set(key, answer);
        }
    }

    /// The rulings that are on, as bits in the order of [`Ruleset::rulings`].
    pub fn rulings(&self) -> u32 {
        self.rulings
    }

    /// The keys of the rulings that are on.
    pub fn rulings_on(&self) -> impl Iterator<Item = &'static str> {
        let bits = self.rulings;
        let keys = self.rules().rulings().iter().enumerate();
        keys.filter(move |(i, _)| bits >> i & 1 == 1).map(|(_, key)| *key)
    }

    /// Switches a ruling.
    ///
    /// # Errors
    /// If the rule system has no such ruling.
    pub fn set_ruling(&mut self, key: &str, on: bool) -> Result<(), Fault> {
        let place = self.rules().rulings().iter().position(|k| *k == key);
        let place = place.ok_or_else(|| Fault::new(FaultCode::UnknownRuling).value(key))?;
        let bit = 1 << place;
        self.rulings = if on { self.rulings | bit } else { self.rulings & !bit };
        Ok(())
    }

    /// The preset with just these rulings, if there is one.
    pub fn preset(&self) -> Option<&'static str> {
        let is = |p: &&Preset| p.bits == self.rulings;
        self.rules().presets().iter().find(is).map(|p| p.key)
    }

    /// Takes the rulings of a preset.
    ///
    /// # Errors
    /// If the rule system has no such preset.
    pub fn set_preset(&mut self, key: &str) -> Result<(), Fault> {
        let preset = self.rules().presets().iter().find(|p| p.key == key);
        let preset = preset.ok_or_else(|| Fault::new(FaultCode::UnknownRuling).value(key))?;
        self.rulings = preset.bits;
        Ok(())
    }
}
