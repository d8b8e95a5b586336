//! Writes a session as JSON.

use serde_json::{Map, Value, json};

use crate::system::{Answer, System};

use super::super::deal::{AbortedEntry, Entry, NetEntry, NextDealer, Origin, ValuesEntry, Win};
use super::super::win_answer::field_name;
use super::super::{Deal, Penalty, Session};
use super::read::deal::read;
use super::{DAMAGED, PASSES, SAME_TILE, UNKNOWN};

/// The text of a file.
pub fn write(session: &Session) -> String {
    format!("{:#}\n", to_value(session))
}

/// The session as a JSON value.
pub fn to_value(session: &Session) -> Value {
    let agreement = &session.agreement;
    let option = |(key, answer): (&str, Answer)| (key.to_owned(), plain(answer));
    let mut file = json!({
        "hule": "session",
        "version": session.version(),
        "rules": session.system().key,
        "options": object(session.written_options().map(option)),
        "players": session.players,
        "start": session.start,
        "deals": session.deals.iter().map(|it| deal(it, session.system())).collect::<Vec<_>>(),
    });
    match agreement.table().preset() {
        Some(preset) => file["preset"] = json!(preset),
        None => file["rulings"] = json!(agreement.table().rulings_on().collect::<Vec<_>>()),
    }
    if !session.name.is_empty() {
        file["name"] = json!(session.name);
    }
    if session.time > 0 {
        file["time"] = json!(session.time);
    }
    if session.ended {
        file["ended"] = json!(true);
    }
    if !session.chips.is_empty() {
        file["chips"] = json!(session.chips);
    }
    file
}

/// A JSON object with these fields. They are put in one by one: collecting them makes the compiler write a sort for
/// each caller, which makes the program larger.
pub(crate) fn object(fields: impl IntoIterator<Item = (String, Value)>) -> Value {
    let mut object = Map::new();
    fields.into_iter().for_each(|(key, value)| drop(object.insert(key, value)));
    Value::Object(object)
}

/// An answer as JSON has it.
fn plain(answer: Answer) -> Value {
    match answer {
        Answer::Number(number) => json!(number),
        Answer::Yes => json!(true),
        Answer::No => json!(false),
        Answer::Tenths(tenths) => {
            tenths.as_slice().iter().map(|tenths| f64::from(*tenths) / 10.0).collect()
        }
        other => json!(other.to_string()),
    }
}

fn deal(deal: &Deal, system: &'static System) -> Value {
    let mut value = match &deal.entry {
        Entry::Hand(hand) => {
            let mut value = json!({ "type": "hand", "link": hand.link });
            if let Some(seats) = &hand.seats {
                value["seats"] = json!(seats);
            }
            value
        }
        Entry::Values(values) => values_entry(values),
        Entry::Net(net) => net_entry(net),
        Entry::Draw => json!({ "type": "draw" }),
        Entry::Aborted(aborted) => aborted_entry(aborted),
        Entry::Void(players) => json!({ "type": "void", "players": players }),
        Entry::Abandoned => json!({ "type": "abandoned" }),
        // What could not be read is written back as it was, if that says everything.
        Entry::Damaged(was) if read(&was.0, system).deal == *deal => return was.0.clone(),
        Entry::Damaged(was) => damaged(&was.0),
    };
    if !deal.penalties.is_empty() {
        value["penalties"] = penalties(&deal.penalties);
    }
    if deal.ends {
        value["ends"] = json!(true);
    }
    value
}

/// A deal that could not be read, and to which something may be added, such as its penalties. What was there of
/// it becomes a text, so that it is not nested deeper than it was.
pub(in crate::session) fn damaged(was: &Value) -> Value {
    json!({ "type": DAMAGED, "deal": was.to_string() })
}

fn aborted_entry(aborted: &AbortedEntry) -> Value {
    let mut value = json!({ "type": "aborted" });
    if let Some(kind) = aborted.kind {
        value["kind"] = json!(kind);
    }
    if !aborted.put_down.is_empty() {
        value["put_down"] = json!(aborted.put_down);
    }
    value
}

fn values_entry(values: &ValuesEntry) -> Value {
    let win = |win: &Win| {
        let from = match win.from {
            Origin::Wall => Value::Null,
            Origin::Unknown => json!(UNKNOWN),
            Origin::SameTile => json!(SAME_TILE),
            Origin::Player(player) => json!(player),
        };
        let mut value = json!({ "winner": win.winner, "from": from, "points": win.points });
        for (question, answer) in &win.answers {
            value[field_name(question.key)] = answer.to_json();
        }
        value
    };
    let mut value =
        json!({ "type": "wins", "wins": values.wins.iter().map(win).collect::<Vec<_>>() });
    if !values.hands.is_empty() {
        value["hands"] = json!(values.hands);
    }
    if !values.put_down.is_empty() {
        value["put_down"] = json!(values.put_down);
    }
    value
}

fn net_entry(entry: &NetEntry) -> Value {
    let mut value = json!({ "type": "net", "net": entry.net });
    if let Some(winner) = entry.winner {
        value["winner"] = json!(winner);
    }
    match entry.next_dealer {
        NextDealer::ByRules => {}
        NextDealer::Passes => value["next_dealer"] = json!(PASSES),
        NextDealer::Player(player) => value["next_dealer"] = json!(player),
    }
    value
}

/// A list of penalties.
pub(in crate::session) fn penalties(list: &[Penalty]) -> Value {
    list.iter().map(penalty).collect()
}

fn penalty(penalty: &Penalty) -> Value {
    let mut value = json!({ "kind": penalty.offence, "player": penalty.player });
    if let Some(points) = penalty.points {
        value["points"] = json!(points);
    }
    if !penalty.to.is_empty() {
        value["to"] = json!(penalty.to);
    }
    if !penalty.reason.is_empty() {
        value["reason"] = json!(penalty.reason);
    }
    value
}
