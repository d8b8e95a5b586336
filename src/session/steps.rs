//! The states of a session before its last changes, as the device keeps them, so that a change can be
//! undone after a reload. A state is what differs from the one after it.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::Session;
use super::file;
use crate::system::System;

/// The most changes that can be undone after a reload.
const MOST: usize = 20;

/// The key of the deals in the file of a session.
const DEALS: &str = "deals";

/// What a state of a session has that the one after it has not.
#[derive(Serialize, Deserialize)]
struct Step {
    /// How many of the first deals are the same.
    same: usize,
    /// The deals behind those.
    deals: Vec<Value>,
    /// Everything but the deals, if any of it differs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rest: Option<Map<String, Value>>,
}

/// The file of a session in two parts: everything but its deals, and the deals.
fn parts(session: &Session) -> (Map<String, Value>, Vec<Value>) {
    let mut rest = match file::to_value(session) {
        Value::Object(all) => all,
        _ => Map::new(),
    };
    match rest.remove(DEALS) {
        Some(Value::Array(deals)) => (rest, deals),
        _ => (rest, Vec::new()),
    }
}

/// Writes the states before the present one, of which the last one comes first. Empty if there are none.
pub(super) fn write<'a>(now: &Session, before: impl Iterator<Item = &'a Session>) -> String {
    let mut after = parts(now);
    let mut steps = Vec::new();
    for session in before.take(MOST) {
        let (rest, deals) = parts(session);
        let same = deals.iter().zip(&after.1).take_while(|(one, other)| one == other).count();
        let differs = (rest != after.0).then(|| rest.clone());
        steps.push(Step { same, deals: deals[same..].to_vec(), rest: differs });
        after = (rest, deals);
    }
    match steps.is_empty() {
        true => String::new(),
        // Steps are lists and objects of what was JSON before.
        false => serde_json::to_string(&steps).unwrap_or_default(),
    }
}

/// Reads the states before the present one, the oldest first. What can't be read ends the list: nothing
/// older can be told without it.
pub(super) fn read(text: &str, now: &Session, systems: &[&'static System]) -> Vec<Session> {
    let steps: Vec<Step> = serde_json::from_str(text).unwrap_or_default();
    let mut after = parts(now);
    let mut states = Vec::new();
    for Step { same, deals, rest } in steps.into_iter().take(MOST) {
        let (rest, mut all) = (rest.unwrap_or(after.0), after.1);
        if same > all.len() {
            break;
        }
        all.truncate(same);
        all.extend(deals);
        let mut value = rest.clone();
        value.insert(DEALS.to_owned(), Value::Array(all.clone()));
        match file::read(&Value::Object(value).to_string(), systems) {
            Ok(import) if import.is_whole() => states.push(import.session),
            _ => break,
        }
        after = (rest, all);
    }
    states.reverse();
    states
}
