//! A draft: whatever has been entered so far. Never wrong, perhaps unfinished.

pub use crate::entry::Event;

use serde::Serialize;

use crate::entry::answers::{self, Answers};
use crate::entry::notation::{self, Table, Tiles};
use crate::entry::{Fault, FaultCode};
use crate::scoring::Ruleset;
use crate::system::Preset;
use crate::tiles::Tile;

/// Whatever has been entered so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Draft {
    rules: &'static dyn Ruleset,
    /// The tiles of the first place: the hand that is calculated.
    pub tiles: Tiles,
    /// The tiles of the other places: [`Ruleset::places`].
    pub others: Vec<Tiles>,
    answers: Answers,
    /// What happened, in order, for rule systems that ask for it: [`Ruleset::events`].
    pub events: Vec<Event>,
    rulings: u32,
}

impl Draft {
    /// An empty draft for a rule system.
    pub fn new(rules: &'static dyn Ruleset) -> Draft {
        Draft {
            rules,
            tiles: Tiles::default(),
            others: vec![Tiles::default(); rules.places().len() - 1],
            answers: Answers::default(),
            events: Vec::new(),
            rulings: rules.presets()[0].bits,
        }
    }

    /// The rule system.
    pub fn rules(&self) -> &'static dyn Ruleset {
        self.rules
    }

    /// The tiles of a place; 0 is the hand that is calculated.
    pub fn place(&self, place: usize) -> Option<&Tiles> {
        if place == 0 { Some(&self.tiles) } else { self.others.get(place - 1) }
    }

    /// As [`Draft::place`], to be changed.
    pub fn place_mut(&mut self, place: usize) -> Option<&mut Tiles> {
        if place == 0 { Some(&mut self.tiles) } else { self.others.get_mut(place - 1) }
    }

    /// Whether all places are one player's, who makes several hands of the tiles of the first.
    pub fn together(&self) -> bool {
        let rules = self.rules();
        !self.others.is_empty() && rules.seat(self, 0) == rules.seat(self, 1)
    }

    /// How many copies of a kind are in none of the hands.
    pub fn left(&self, tile: Tile) -> usize {
        let others = self.others.iter().map(|tiles| tiles.copies(tile)).sum::<usize>();
        4usize.saturating_sub(self.tiles.copies(tile) + others)
    }

    /// How many tiles make what is entered for a place complete: [`Ruleset::complete`].
    pub fn complete(&self, place: usize) -> Option<usize> {
        self.rules().complete(self, place)
    }

    /// Marks the last tile of each place that is complete as its winning one, if none is marked.
    pub fn mark_wins(&mut self) {
        for place in 0..=self.others.len() {
            let complete = self.complete(place);
            if let Some(tiles) = self.place_mut(place) {
                tiles.mark_win(complete);
            }
        }
    }

    /// Takes the tiles of a place from a text in notation, with the table of another program's
    /// string if there is one.
    ///
    /// # Errors
    /// Every fault of the text, or that there is no such place; the draft stays as it was.
    pub fn read(&mut self, place: usize, text: &str) -> Result<Option<Table>, Vec<Fault>> {
        let (tiles, table) = notation::parse_as_written(text)?;
        let there = self.place_mut(place);
        *there.ok_or_else(|| vec![Fault::new(FaultCode::DamagedLink).value(text)])? = tiles;
        self.mark_wins();
        Ok(table)
    }

    /// The answer for the first place that was given, or the question's default.
    pub fn answer(&self, key: &str) -> Option<&'static str> {
        self.answer_at(key, 0)
    }

    /// The answer for a place that was given, or the question's default.
    pub fn answer_at(&self, key: &str, place: usize) -> Option<&'static str> {
        let default = || answers::question(self.rules().questions(), key).ok()?.default;
        self.answers.get(key, place).or_else(default)
    }

    /// The answers that were given for the first place, in the order of the questions.
    pub fn given(&self) -> impl Iterator<Item = (&'static str, &'static str)> + '_ {
        self.answers.0.iter().filter(|a| a.place == 0).map(|a| (a.key, a.answer))
    }

    /// All answers that were given: key, place, answer.
    pub fn given_at(&self) -> impl Iterator<Item = (&'static str, usize, &'static str)> + '_ {
        self.answers.0.iter().map(|a| (a.key, a.place, a.answer))
    }

    /// Answers a question for the first place and makes the other answers agree with it.
    ///
    /// # Errors
    /// If the rule system has no such question or answer; the draft stays as it was.
    pub fn set(&mut self, key: &str, answer: &str) -> Result<(), Fault> {
        self.set_at(key, 0, answer)
    }

    /// As [`Draft::set`], for a place.
    ///
    /// # Errors
    /// As [`Draft::set`]; also if the question is not asked for that place.
    pub fn set_at(&mut self, key: &str, place: usize, answer: &str) -> Result<(), Fault> {
        let before = self.answer_at(key, place);
        let key = self.put_at(key, place, answer)?;
        self.rules().reconcile(self, key, before);
        Ok(())
    }

    /// Answers a question as it is said, even if it contradicts another answer: for links and
    /// requests, whose contradictions the report names.
    ///
    /// # Errors
    /// As [`Draft::set`].
    pub fn put(&mut self, key: &str, answer: &str) -> Result<&'static str, Fault> {
        self.put_at(key, 0, answer)
    }

    /// As [`Draft::put`], for a place.
    ///
    /// # Errors
    /// As [`Draft::set_at`].
    pub fn put_at(&mut self, key: &str, place: usize, answer: &str) -> Result<&'static str, Fault> {
        let rules = self.rules();
        let (question, answer) = answers::find(rules.questions(), key, answer)?;
        if place >= rules.places().len() || !question.asks(place) {
            return Err(Fault::new(FaultCode::UnknownQuestion).value(format_args!("{key}.{place}")));
        }
        self.answers.set(question.key, place, answer);
        let order = |key: &str| rules.questions().iter().position(|q| q.key == key);
        self.answers.0.sort_by_key(|a| (order(a.key), a.place));
        Ok(question.key)
    }

    /// Takes an answer for the first place back.
    pub fn forget(&mut self, key: &str) {
        self.answers.forget(key, 0);
    }

    /// Takes an answer for a place back.
    pub fn forget_at(&mut self, key: &str, place: usize) {
        self.answers.forget(key, place);
    }

    /// Takes all answers, tiles and events back; rule system and rulings stay.
    pub fn clear(&mut self) {
        self.tiles = Tiles::default();
        self.others.fill(Tiles::default());
        self.answers = Answers::default();
        self.events.clear();
    }

    /// A draft for another rule system with what still makes sense of this one: the tiles that
    /// the system has, as many as it has room for, and the answers to questions that it asks,
    /// too. The tiles of a meld that it does not have stand with the others.
    #[must_use]
    pub fn for_rules(&self, rules: &'static dyn Ruleset) -> Draft {
        let mut other = Draft::new(rules);
        let same_places = self.rules().places() == rules.places();
        for place in 0..=other.others.len() {
            // Other places are other players: they stay where there are the same.
            let there = self.place(place).filter(|_| place == 0 || same_places);
            let room = rules.room(&other, place);
            let complete = rules.complete(&other, place);
            // What completes a hand of one size does not complete one of another.
            let same = complete == self.complete(place);
            if let (Some(tiles), Some(slot)) = (there, other.place_mut(place)) {
                *slot = fitted(rules, tiles, room, same);
                slot.mark_win(complete);
            }
        }
        for (key, place, answer) in self.given_at() {
            if place == 0 || same_places {
                // What the system does not ask is left out.
                let _ = other.put_at(key, place, answer);
            }
        }
        other
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
        let answers = [
            ("round", &*round),
            ("seat", &*seat),
            ("win", way),
            ("last", last),
            ("last-copy", copy),
        ];
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

/// What a rule system can take over of the tiles of a place.
fn fitted(rules: &dyn Ruleset, tiles: &Tiles, room: usize, same: bool) -> Tiles {
    let kinds = rules.tiles();
    let mut kept = Tiles::default();
    let mut standing = tiles.standing.clone();
    standing.extend(tiles.win.filter(|_| !same));
    for meld in &tiles.melds {
        let whole = meld.tiles().iter().all(|tile| kinds.contains(*tile));
        if whole && rules.has_meld(meld) && kept.size() + 3 <= room {
            kept.melds.push(*meld);
        } else {
            // Of a kong three at most: a hand has fourteen tiles with or without it.
            standing.extend(meld.tiles().into_iter().take(3));
        }
    }
    kept.win = tiles.win.filter(|tile| same && kinds.contains(*tile));
    for tile in standing.into_iter().filter(|tile| kinds.contains(*tile)) {
        if kept.size() < room {
            kept.standing.push(tile);
        }
    }
    if rules.has_flowers() {
        kept.flowers.clone_from(&tiles.flowers);
    }
    kept
}
