//! Reads a session from JSON. What can be read is kept, and what cannot is named and put aside: a
//! damaged deal keeps its place in the session, because the deals after it depend on it.
//!
//! Only the shape is checked here. Whether a deal is possible is said by its
//! [`Sheet`](crate::session::Sheet).

use serde_json::{Map, Value, json};

use crate::entry::{
    Agreement, Fault, FaultCode, FileRefusal, known_version, read_json, turns_direction,
};
use crate::system::{OlderGame, Seats, System};

use super::super::fault::{Field, SessionFault};
use super::super::faults::{BAD_FIELD, BAD_NAME, DAMAGED_DEAL, TOO_MANY_DEALS, UNKNOWN_FIELD};
use super::super::{Entry, MOST_CHIPS, MOST_DEALS, Session, clean_name};
use super::VERSION;
use super::import::{Import, PutAside};

pub(super) mod deal;

const FIELDS: &[&str] = &[
    "hule", "version", "rules", "preset", "rulings", "options", "name", "time", "start", "ended",
    "players", "deals", "chips",
];

/// Reads a file whose rule system is one of `systems`.
///
/// # Errors
/// If the file as a whole is not a session.
pub fn read(text: &str, systems: &[&'static System]) -> Result<Import, FileRefusal> {
    from_value(&read_json(text)?, systems)
}

/// Reads a session from a JSON value. `hule` and `version` may be missing, so that programs need
/// not write them.
///
/// # Errors
/// If the value as a whole is not a session.
pub fn from_value(value: &Value, systems: &[&'static System]) -> Result<Import, FileRefusal> {
    let fields = value.as_object().ok_or(FileRefusal::OtherKind)?;
    if fields.get("hule").is_some_and(|kind| *kind != json!("session")) {
        return Err(FileRefusal::OtherKind);
    }
    let version = match fields.get("version") {
        Some(version) => known_version(version, VERSION)?,
        None => VERSION,
    };
    let key = fields.get("rules").and_then(Value::as_str).ok_or(FileRefusal::OtherKind)?;
    let system = systems.iter().copied().find(|system| system.key == key);
    let unknown = || FileRefusal::Rules(Fault::new(FaultCode::UNKNOWN_RULES).value(key));
    let session = Session::new(system.ok_or_else(unknown)?, []);
    let older = session.system().game.older.filter(|older| version < older.until);
    let mut reader = Reader { session, version, older, put_aside: Vec::new() };
    reader.fields(fields);
    Ok(Import { session: reader.session, put_aside: reader.put_aside })
}

/// A session as far as it was read.
struct Reader {
    session: Session,
    /// The version of the file, which is that of its rulings.
    version: u32,
    /// What went without saying when the session was recorded, if it is older than the options of today.
    older: Option<OlderGame>,
    put_aside: Vec<PutAside>,
}

impl Reader {
    fn fields(&mut self, fields: &Map<String, Value>) {
        for (key, value) in fields.iter().filter(|(key, _)| !FIELDS.contains(&key.as_str())) {
            self.put_aside(Field::Path(short(key)), Fault::new(UNKNOWN_FIELD).value(key), value);
        }
        self.rulings(fields);
        for (option, answer) in self.older.iter().flat_map(|older| older.answers) {
            // This cannot fail: they are options of the system.
            let _ = self.session.agreement.put(option, *answer);
        }
        self.options(fields.get("options"));
        self.players(fields.get("players"));
        let options = fields.get("options").and_then(Value::as_object);
        self.infer_number_of_players(options);
        if self.older.is_none() {
            self.session.start = self.session.agreement.start();
        }
        self.numbers(fields);
        self.deals(fields.get("deals"));
    }

    fn put_aside(&mut self, field: Field, fault: Fault, value: &Value) {
        let fault = SessionFault { deal: None, field, fault };
        self.put_aside.push(PutAside { fault, raw: value.to_string() });
    }

    fn bad(&mut self, field: Field, value: &Value) {
        let fault = Fault::new(BAD_FIELD).value(&field);
        self.put_aside(field, fault, value);
    }

    fn rulings(&mut self, fields: &Map<String, Value>) {
        let agreement = &mut self.session.agreement;
        let mut wrong = Vec::new();
        if let Some(preset) = fields.get("preset") {
            let chosen = preset.as_str().map(|key| match self.older {
                Some(_) => agreement.set_preset_of(key, self.version),
                None => agreement.choose_preset(key),
            });
            match chosen {
                Some(Ok(())) => {}
                Some(Err(fault)) => wrong.push((fault, preset)),
                None => wrong.push((Fault::new(BAD_FIELD).value("preset"), preset)),
            }
        }
        if let Some(list) = fields.get("rulings") {
            let keys: Option<Vec<&str>> =
                list.as_array().and_then(|keys| keys.iter().map(Value::as_str).collect());
            match keys {
                Some(keys) => {
                    only_rulings(agreement, &keys).into_iter().for_each(|f| wrong.push((f, list)));
                }
                None => wrong.push((Fault::new(BAD_FIELD).value("rulings"), list)),
            }
        }
        for (fault, value) in wrong {
            self.put_aside(Field::Rulings, fault, value);
        }
    }

    fn options(&mut self, options: Option<&Value>) {
        let Some(options) = options else { return };
        let Some(fields) = options.as_object() else {
            return self.bad(Field::Path("options".into()), options);
        };
        for (key, value) in fields {
            let answer = match value {
                Value::String(text) => text.clone(),
                Value::Bool(answer) => if *answer { "yes" } else { "no" }.to_owned(),
                Value::Number(number) => number.to_string(),
                Value::Array(numbers) if numbers.iter().all(Value::is_number) => {
                    numbers.iter().map(Value::to_string).collect::<Vec<_>>().join("/")
                }
                other => {
                    self.bad(Field::Option(short(key)), other);
                    continue;
                }
            };
            if let Err(fault) = self.session.agreement.set(key, &answer) {
                self.put_aside(Field::Option(short(key)), fault, value);
            }
        }
    }

    fn players(&mut self, players: Option<&Value>) {
        let playing = self.session.agreement.players();
        let empty = || vec![String::new(); playing];
        let Some(value) = players else {
            self.session.players = empty();
            return;
        };
        let Some(names) = value.as_array().filter(|names| names.len() <= MOST_DEALS) else {
            self.session.players = empty();
            return self.bad(Field::Players, value);
        };
        for (index, name) in names.iter().enumerate() {
            let text = name.as_str();
            let clean = clean_name(text.unwrap_or_default());
            match text {
                None => self.bad(Field::Player(index), name),
                // Names could once have characters that turn the direction of writing.
                Some(text) if clean != text && !text.contains(turns_direction) => {
                    let fault = Fault::new(BAD_NAME).value(&clean);
                    self.put_aside(Field::Player(index), fault, name);
                }
                Some(_) => {}
            }
            self.session.players.push(clean);
        }
    }

    /// Agrees on as many players as there are names, unless their number was agreed on.
    fn infer_number_of_players(&mut self, options: Option<&Map<String, Value>>) {
        let agreement = &mut self.session.agreement;
        if let Seats::Asked(question) = agreement.system().seats
            && options.is_none_or(|options| !options.contains_key(question.key))
        {
            // Another number is a fault of the session, which its sheet names.
            let _ = agreement.set(question.key, &self.session.players.len().to_string());
        }
    }

    fn numbers(&mut self, fields: &Map<String, Value>) {
        let mut wrong = Vec::new();
        let session = &mut self.session;
        for (key, value) in fields {
            let done = match key.as_str() {
                "name" => value.as_str().map(|name| session.name = clean_name(name)),
                "time" => value.as_u64().map(|time| session.time = time),
                "chips" => chips(value).map(|chips| session.chips = chips),
                "ended" => value.as_bool().map(|ended| session.ended = ended),
                "start" => {
                    let start = value.as_i64().and_then(|start| i32::try_from(start).ok());
                    let start = start.filter(|start| start.unsigned_abs() <= 1_000_000);
                    start.map(|start| session.start = start)
                }
                _ => continue,
            };
            if done.is_none() {
                wrong.push((key.clone(), value));
            }
        }
        for (key, value) in wrong {
            self.bad(Field::Path(key), value);
        }
    }

    fn deals(&mut self, deals: Option<&Value>) {
        let Some(value) = deals else { return };
        let Some(deals) = value.as_array() else {
            return self.bad(Field::Deals, value);
        };
        for value in deals.iter().take(MOST_DEALS) {
            self.deal(value);
        }
        if deals.len() > MOST_DEALS {
            let fault = Fault::new(TOO_MANY_DEALS).too_many(deals.len(), MOST_DEALS);
            self.put_aside(Field::Deals, fault, &deals[MOST_DEALS..].into());
        }
    }

    fn deal(&mut self, value: &Value) {
        let index = self.session.deals.len();
        let read = deal::read(value, self.session.system());
        for (field, fault, raw) in read.wrong {
            let fault = SessionFault { deal: Some(index), field, fault };
            self.put_aside.push(PutAside { fault, raw });
        }
        if let Entry::Damaged(was) = &read.deal.entry {
            let fault = Fault::new(DAMAGED_DEAL);
            let fault = SessionFault { deal: Some(index), field: Field::Deal, fault };
            self.put_aside.push(PutAside { fault, raw: was.0.to_string() });
        }
        self.session.deals.push(read.deal);
    }
}

/// The chips of each player.
fn chips(value: &Value) -> Option<Vec<i32>> {
    let list = value.as_array().filter(|list| list.len() <= MOST_DEALS)?;
    let number = |value: &Value| value.as_i64().and_then(|chips| i32::try_from(chips).ok());
    let possible = |chips: &i32| chips.unsigned_abs() <= MOST_CHIPS;
    list.iter().map(|value| number(value).filter(possible)).collect()
}

/// Switches these rulings on and all others off. Returns the faults of those that there are not.
fn only_rulings(agreement: &mut Agreement, keys: &[&str]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for key in agreement.system().rulings {
        faults.extend(agreement.set_ruling(key, false).err());
    }
    faults.extend(keys.iter().filter_map(|key| agreement.set_ruling(key, true).err()));
    faults
}

/// The beginning of a key, which came from outside and may be long.
fn short(key: &str) -> String {
    key.chars().take(40).collect()
}
