//! Reads one deal of a session from JSON.

use arrayvec::ArrayVec;
use serde_json::Value;

use crate::entry::Fault;
use crate::session::deal::{
    AbortedEntry, DamagedDeal, Deal, Entry, HandEntry, NetEntry, NextDealer, Origin, ValuesEntry,
    Win,
};
use crate::session::fault::Field;
use crate::session::faults::{BAD_FIELD, UNKNOWN_FIELD};
use crate::session::file::{DAMAGED, PASSES, SAME_TILE, UNKNOWN};
use crate::session::win_answer::field_name;
use crate::session::{Penalty, WinAnswer, clean_name};
use crate::system::System;

/// No deal has more wins or penalties.
const MOST: usize = 50;

/// A deal as far as it could be read.
pub(in crate::session::file) struct ReadDeal {
    /// The deal, which is [`Entry::Damaged`] if it could not be read how it ended. What was read beside that, such
    /// as its penalties, counts all the same.
    pub deal: Deal,
    /// What could not be read, with what was there.
    pub wrong: Vec<(Field, Fault, String)>,
}

pub(in crate::session::file) fn read(value: &Value, system: &'static System) -> ReadDeal {
    let mut reader = DealReader { system, wrong: Vec::new() };
    let damaged = || Entry::Damaged(DamagedDeal(value.clone()));
    let entry = reader.entry(value).unwrap_or_else(damaged);
    let penalties = reader.penalties(value);
    let ends = given(value, "ends");
    let ends = ends.and_then(|ends| reader.wanted(ends, "ends", Value::as_bool)).unwrap_or(false);
    ReadDeal { deal: Deal { entry, penalties, ends }, wrong: reader.wrong }
}

/// The penalties of a list, as far as they can be read.
pub(in crate::session) fn penalties(list: &Value, system: &'static System) -> Vec<Penalty> {
    DealReader { system, wrong: Vec::new() }.list_of_penalties(list)
}

struct DealReader {
    system: &'static System,
    wrong: Vec<(Field, Fault, String)>,
}

impl DealReader {
    fn bad(&mut self, path: &str, value: &Value) {
        let fault = Fault::new(BAD_FIELD).value(path);
        self.wrong.push((Field::Path(path.to_owned()), fault, value.to_string()));
    }

    /// The value of a field, or a note that it is not what it should be.
    fn wanted<T>(
        &mut self,
        value: &Value,
        path: &str,
        read: impl FnOnce(&Value) -> Option<T>,
    ) -> Option<T> {
        let read = read(value);
        if read.is_none() {
            self.bad(path, value);
        }
        read
    }

    /// Notes fields that mean nothing. One that is `null` is not there.
    fn known(&mut self, value: &Value, path: &str, known: &[&str]) {
        let fields = value.as_object().into_iter().flatten();
        let fields = fields.filter(|(_, value)| !value.is_null());
        for (key, value) in fields.filter(|(key, _)| !known.contains(&key.as_str())) {
            let key: String = key.chars().take(40).collect();
            let fault = Fault::new(UNKNOWN_FIELD).value(&key);
            self.wrong.push((Field::Path(format!("{path}{key}")), fault, value.to_string()));
        }
    }

    fn entry(&mut self, value: &Value) -> Option<Entry> {
        let kind = value.get("type").and_then(Value::as_str)?;
        let fields: &[&str] = match kind {
            "hand" => &["link", "seats"],
            "wins" => &["wins", "hands", "put_down"],
            "net" => &["net", "winner", "next_dealer"],
            "aborted" => &["kind", "put_down"],
            "void" => &["players"],
            "draw" | "abandoned" => &[],
            DAMAGED => &["deal"],
            _ => return None,
        };
        self.known(value, "", &[&["type", "penalties", "ends"], fields].concat());
        match kind {
            "hand" => self.hand(value).map(Entry::Hand),
            "wins" => self.values(value).map(Entry::Values),
            "net" => self.net(value).map(Entry::Net),
            "aborted" => self.aborted(value).map(Entry::Aborted),
            "void" => {
                let list = |list: &Value| numbers(list, player);
                self.wanted(&value["players"], "players", list).map(Entry::Void)
            }
            "draw" => Some(Entry::Draw),
            DAMAGED => {
                let json = |text: &Value| serde_json::from_str(text.as_str()?).ok();
                let was: Value = self.wanted(&value["deal"], "deal", json)?;
                Some(self.readable(&was).unwrap_or(Entry::Damaged(DamagedDeal(was))))
            }
            _ => Some(Entry::Abandoned),
        }
    }

    /// What an older program could not read, if this one can.
    fn readable(&self, was: &Value) -> Option<Entry> {
        let is_nested = was["type"] == DAMAGED;
        let mut reader = DealReader { system: self.system, wrong: Vec::new() };
        let entry = if is_nested { None } else { reader.entry(was) };
        entry.filter(|_| reader.wrong.is_empty())
    }

    fn hand(&mut self, value: &Value) -> Option<HandEntry> {
        let link =
            |value: &Value| value.as_str().map(|link| link.trim_start_matches('#').to_owned());
        let link = self.wanted(&value["link"], "link", link)?;
        let seats = match given(value, "seats") {
            Some(seats) => Some(self.wanted(seats, "seats", seated)?),
            None => None,
        };
        Some(HandEntry { link, seats })
    }

    fn values(&mut self, value: &Value) -> Option<ValuesEntry> {
        let list = self.wanted(&value["wins"], "wins", list)?;
        let wins = list.iter().enumerate().map(|(index, win)| self.win(win, index));
        let wins: Vec<Option<Win>> = wins.collect();
        let hands = match given(value, "hands") {
            Some(hands) => self.wanted(hands, "hands", |hands| numbers(hands, points))?,
            None => Vec::new(),
        };
        let put_down = self.put_down(value)?;
        Some(ValuesEntry { wins: wins.into_iter().collect::<Option<_>>()?, hands, put_down })
    }

    /// The players who put something on the table.
    fn put_down(&mut self, value: &Value) -> Option<Vec<usize>> {
        match given(value, "put_down") {
            Some(list) => self.wanted(list, "put_down", |list| numbers(list, player)),
            None => Some(Vec::new()),
        }
    }

    fn aborted(&mut self, value: &Value) -> Option<AbortedEntry> {
        let kinds = self.system.game.aborts.map_or(&[][..], |aborts| aborts.kinds);
        let known = |kind: &Value| kinds.iter().copied().find(|known| kind == known);
        let kind = given(value, "kind").and_then(|kind| self.wanted(kind, "kind", known));
        Some(AbortedEntry { kind, put_down: self.put_down(value)? })
    }

    fn win(&mut self, value: &Value, index: usize) -> Option<Win> {
        let path = |field: &str| format!("wins[{index}].{field}");
        let questions = self.system.game.win_questions;
        let own: Vec<String> = questions.iter().map(|asked| field_name(asked.key)).collect();
        let own = own.iter().map(String::as_str);
        let fields: Vec<&str> = ["winner", "from", "points"].into_iter().chain(own).collect();
        self.known(value, &path(""), &fields);
        let winner = self.wanted(&value["winner"], &path("winner"), player);
        let from = self.wanted(&value["from"], &path("from"), origin);
        let points = self.wanted(&value["points"], &path("points"), points);
        let mut answers = Some(Vec::new());
        for question in questions {
            let field = field_name(question.key);
            let Some(given) = given(value, &field) else { continue };
            let read = |value: &Value| WinAnswer::from_json(question, value, player);
            match self.wanted(given, &path(&field), read) {
                Some(answer) if answer.goes_without_saying(question) => {}
                Some(answer) => answers.iter_mut().for_each(|all| all.push((question, answer))),
                None => answers = None,
            }
        }
        Some(Win { answers: answers?, ..Win::new(winner?, from?, points?) })
    }

    fn net(&mut self, value: &Value) -> Option<NetEntry> {
        let whole = |value: &Value| value.as_i64().and_then(|points| i32::try_from(points).ok());
        let net = self.wanted(&value["net"], "net", |net| numbers(net, whole))?;
        let winner = match given(value, "winner") {
            Some(winner) => Some(self.wanted(winner, "winner", player)?),
            None => None,
        };
        let next_dealer = match given(value, "next_dealer") {
            Some(next) => self.wanted(next, "next_dealer", next_dealer)?,
            None => NextDealer::ByRules,
        };
        Some(NetEntry { net, winner, next_dealer })
    }

    fn penalties(&mut self, value: &Value) -> Vec<Penalty> {
        given(value, "penalties").map(|list| self.list_of_penalties(list)).unwrap_or_default()
    }

    fn list_of_penalties(&mut self, value: &Value) -> Vec<Penalty> {
        let list = self.wanted(value, "penalties", list).unwrap_or_default();
        list.iter().enumerate().filter_map(|(index, value)| self.penalty(value, index)).collect()
    }

    fn penalty(&mut self, value: &Value, index: usize) -> Option<Penalty> {
        let path = |field: &str| format!("penalties[{index}].{field}");
        self.known(value, &path(""), &["kind", "player", "points", "to", "reason"]);
        let text = |value: &Value| value.as_str().map(clean_name);
        let offence = self.wanted(&value["kind"], &path("kind"), text);
        let player = self.wanted(&value["player"], &path("player"), player);
        let whole = |value: &Value| value.as_i64().and_then(|points| i32::try_from(points).ok());
        let points =
            given(value, "points").map(|points| self.wanted(points, &path("points"), whole));
        let to = given(value, "to").map(|to| self.wanted(to, &path("to"), players));
        let reason =
            given(value, "reason").map(|reason| self.wanted(reason, &path("reason"), text));
        Some(Penalty {
            offence: offence?,
            player: player?,
            points: points.map_or(Some(None), |points| points.map(Some))?,
            to: to.unwrap_or(Some(Vec::new()))?,
            reason: reason.unwrap_or(Some(String::new()))?,
        })
    }
}

/// The value of a field that is there and is not `null`.
fn given<'v>(value: &'v Value, field: &str) -> Option<&'v Value> {
    value.get(field).filter(|value| !value.is_null())
}

fn list(value: &Value) -> Option<Vec<Value>> {
    value.as_array().filter(|list| list.len() <= MOST).cloned()
}

fn numbers<T>(value: &Value, read: impl Fn(&Value) -> Option<T>) -> Option<Vec<T>> {
    list(value)?.iter().map(read).collect()
}

/// A player. Whether the player is at the table is not known here.
fn player(value: &Value) -> Option<usize> {
    value.as_u64().filter(|index| *index < 100).and_then(|index| usize::try_from(index).ok())
}

/// One player, or several.
fn players(value: &Value) -> Option<Vec<usize>> {
    match value {
        Value::Number(_) => player(value).map(|player| vec![player]),
        list => numbers(list, player),
    }
}

fn seated(value: &Value) -> Option<ArrayVec<u8, 4>> {
    let players = numbers(value, player).filter(|players| players.len() <= 4)?;
    players.into_iter().map(|player| u8::try_from(player).ok()).collect()
}

fn points(value: &Value) -> Option<i32> {
    value.as_u64().and_then(|points| i32::try_from(points).ok())
}

fn origin(value: &Value) -> Option<Origin> {
    match value {
        Value::Null => Some(Origin::Wall),
        Value::String(text) if text == UNKNOWN => Some(Origin::Unknown),
        Value::String(text) if text == SAME_TILE => Some(Origin::SameTile),
        other => player(other).map(Origin::Player),
    }
}

fn next_dealer(value: &Value) -> Option<NextDealer> {
    match value {
        Value::String(text) if text == PASSES => Some(NextDealer::Passes),
        other => player(other).map(NextDealer::Player),
    }
}
