//! Reads one deal of a session from JSON.

use arrayvec::ArrayVec;
use serde_json::Value;

use crate::entry::Fault;
use crate::fields::{At, Note, Notes, list_of, whole_in};
use crate::session::deal::{
    AbortedEntry, DamagedDeal, Deal, Entry, HandEntry, NetEntry, NextDealer, Origin, ValuesEntry,
    Win,
};
use crate::session::fault::Field;
use crate::session::file::noted::fault_of;
use crate::session::file::{COMMON, DAMAGED, PASSES, SAME_TILE, UNKNOWN};
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
    let notes = Notes::default();
    let deal = notes.root(value);
    let damaged = || Entry::Damaged(DamagedDeal(value.clone()));
    let entry = entry(&deal, system).unwrap_or_else(damaged);
    let penalties = deal.field("penalties");
    let penalties = penalties.given().map(|_| list_of_penalties(&penalties)).unwrap_or_default();
    let ends = deal.field("ends").optional(Value::as_bool).flatten().unwrap_or(false);
    ReadDeal { deal: Deal { entry, penalties, ends }, wrong: wrong(&notes) }
}

/// The penalties of a list, as far as they can be read.
pub(in crate::session) fn penalties(list: &Value) -> Vec<Penalty> {
    list_of_penalties(&Notes::default().named("penalties", list))
}

/// What was noted, with what was there. A field that means nothing and is `null` is not there.
fn wrong(notes: &Notes<Value>) -> Vec<(Field, Fault, String)> {
    let there = |note: &Note<Value>| !(note.is_unknown() && note.value.is_null());
    let of = |note: Note<Value>| {
        let (field, fault) = fault_of(&note);
        (field, fault, note.value.to_string())
    };
    notes.take().into_iter().filter(there).map(of).collect()
}

fn entry(deal: &At<Value>, system: &'static System) -> Option<Entry> {
    match deal.field("type").value().as_str()? {
        "hand" => hand(deal).map(Entry::Hand),
        "wins" => values(deal, system).map(Entry::Values),
        "net" => net(deal).map(Entry::Net),
        "aborted" => aborted(deal, system).map(Entry::Aborted),
        "void" => {
            let [list] = deal.fields(["players"], COMMON);
            list.needed(players).map(Entry::Void)
        }
        "draw" => {
            let [] = deal.fields([], COMMON);
            Some(Entry::Draw)
        }
        "abandoned" => {
            let [] = deal.fields([], COMMON);
            Some(Entry::Abandoned)
        }
        DAMAGED => {
            let [was] = deal.fields(["deal"], COMMON);
            let json = |text: &Value| serde_json::from_str(text.as_str()?).ok();
            let was: Value = was.needed(json)?;
            Some(readable(&was, system).unwrap_or(Entry::Damaged(DamagedDeal(was))))
        }
        _ => None,
    }
}

/// What an older program could not read, if this one can.
fn readable(was: &Value, system: &'static System) -> Option<Entry> {
    if was["type"] == DAMAGED {
        return None;
    }
    let notes = Notes::default();
    entry(&notes.root(was), system).filter(|_| wrong(&notes).is_empty())
}

fn hand(deal: &At<Value>) -> Option<HandEntry> {
    let [link, seats] = deal.fields(["link", "seats"], COMMON);
    let text = |link: &Value| link.as_str().map(|link| link.trim_start_matches('#').to_owned());
    Some(HandEntry { link: link.needed(text)?, seats: seats.optional(seated)? })
}

fn values(deal: &At<Value>, system: &'static System) -> Option<ValuesEntry> {
    let [wins, hands, put_down] = deal.fields(["wins", "hands", "put_down"], COMMON);
    let wins: Vec<Option<Win>> = wins.list(MOST)?.map(|it| win(&it, system)).collect();
    let hands = hands.optional(|hands| list_of(hands, MOST, points))?.unwrap_or_default();
    let put_down = put_down.optional(players)?.unwrap_or_default();
    Some(ValuesEntry { wins: wins.into_iter().collect::<Option<_>>()?, hands, put_down })
}

fn aborted(deal: &At<Value>, system: &'static System) -> Option<AbortedEntry> {
    let [kind, put_down] = deal.fields(["kind", "put_down"], COMMON);
    let kinds = system.game.aborts.map_or(&[][..], |aborts| aborts.kinds);
    let known = |kind: &Value| kinds.iter().copied().find(|known| kind == known);
    let kind = kind.optional(known).flatten();
    Some(AbortedEntry { kind, put_down: put_down.optional(players)?.unwrap_or_default() })
}

fn win(win: &At<Value>, system: &'static System) -> Option<Win> {
    let questions = system.game.win_questions;
    let own: Vec<String> = questions.iter().map(|asked| field_name(asked.key)).collect();
    let own: Vec<&str> = own.iter().map(String::as_str).collect();
    let [winner, from, worth] = win.fields(["winner", "from", "points"], &own);
    // Self-drawn is written as `null`. Where nothing is written, nobody said where the tile came from.
    let from = if from.is_there() { from.needed(origin) } else { Some(Origin::Unknown) };
    let (winner, worth) = (winner.needed(player), worth.needed(points));
    let mut answers = Some(Vec::new());
    for (question, field) in questions.iter().zip(own) {
        let read = |value: &Value| WinAnswer::from_json(question, value, player);
        match win.field(field).optional(read) {
            Some(Some(answer)) if !answer.goes_without_saying(question) => {
                answers.iter_mut().for_each(|all| all.push((question, answer)));
            }
            Some(_) => {}
            None => answers = None,
        }
    }
    Some(Win { answers: answers?, ..Win::new(winner?, from?, worth?) })
}

fn net(deal: &At<Value>) -> Option<NetEntry> {
    let [net, winner, next] = deal.fields(["net", "winner", "next_dealer"], COMMON);
    Some(NetEntry {
        net: net.needed(|net| list_of(net, MOST, any_points))?,
        winner: winner.optional(player)?,
        next_dealer: next.optional(next_dealer)?.unwrap_or(NextDealer::ByRules),
    })
}

fn list_of_penalties(penalties: &At<Value>) -> Vec<Penalty> {
    penalties.list(MOST).into_iter().flatten().filter_map(|it| penalty(&it)).collect()
}

fn penalty(penalty: &At<Value>) -> Option<Penalty> {
    let [kind, who, worth, to, reason] =
        penalty.fields(["kind", "player", "points", "to", "reason"], &[]);
    let text = |value: &Value| value.as_str().map(clean_name);
    let (offence, who) = (kind.needed(text), who.needed(player));
    let (worth, to) = (worth.optional(any_points), to.optional(one_or_several));
    let reason = reason.optional(text);
    Some(Penalty {
        offence: offence?,
        player: who?,
        points: worth?,
        to: to?.unwrap_or_default(),
        reason: reason?.unwrap_or_default(),
    })
}

/// A player. Whether the player is at the table is not known here.
fn player(value: &Value) -> Option<usize> {
    whole_in(value, 0..=99)
}

fn players(value: &Value) -> Option<Vec<usize>> {
    list_of(value, MOST, player)
}

fn one_or_several(value: &Value) -> Option<Vec<usize>> {
    match value {
        Value::Number(_) => player(value).map(|player| vec![player]),
        list => players(list),
    }
}

fn seated(value: &Value) -> Option<ArrayVec<u8, 4>> {
    let players = list_of(value, 4, player)?;
    players.into_iter().map(|player| u8::try_from(player).ok()).collect()
}

fn points(value: &Value) -> Option<i32> {
    whole_in(value, 0..=i64::MAX)
}

/// Points that can be lost, too.
fn any_points(value: &Value) -> Option<i32> {
    whole_in(value, i64::MIN..=i64::MAX)
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
