//! Reads a session from JSON. What can be read is kept, and what cannot is named and put aside: a
//! damaged deal keeps its place in the session, because the deals after it depend on it.
//!
//! Only the shape is checked here. Whether a deal is possible is said by its
//! [`Sheet`](crate::session::Sheet).

use serde_json::{Value, json};

use crate::entry::{
    Agreement, Fault, FaultCode, FileRefusal, known_version, read_json, turns_direction,
};
use crate::fields::{At, Note, Notes, list_of, whole_in};
use crate::system::{OlderGame, Seats, System};

use super::super::fault::{Field, SessionFault};
use super::super::faults::{BAD_NAME, DAMAGED_DEAL, TOO_MANY_DEALS};
use super::super::{Entry, MOST_CHIPS, MOST_DEALS, Session, clean_name};
use super::VERSION;
use super::import::{Import, PutAside};
use super::noted::{fault_of, short};

pub(super) mod deal;

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
    let notes = Notes::default();
    let mut reader = Reader { notes: &notes, session, version, older, put_aside: Vec::new() };
    reader.fields(&notes.root(value));
    reader.take_notes();
    Ok(Import { session: reader.session, put_aside: reader.put_aside })
}

/// A session as far as it was read.
struct Reader<'r, 'v> {
    notes: &'r Notes<'v, Value>,
    session: Session,
    /// The version of the file, which is that of its rulings.
    version: u32,
    /// What went without saying when the session was recorded, if it is older than the options of today.
    older: Option<OlderGame>,
    put_aside: Vec<PutAside>,
}

impl Reader<'_, '_> {
    fn fields(&mut self, file: &At<Value>) {
        let names = [
            "preset", "rulings", "options", "players", "chips", "ended", "name", "start", "time",
            "deals",
        ];
        let [preset, rulings, options, players, chips, ended, name, start, time, deals] =
            file.fields(names, &["hule", "version", "rules"]);
        self.preset(&preset);
        self.rulings(&rulings);
        for (option, answer) in self.older.iter().flat_map(|older| older.answers) {
            // This cannot fail: they are options of the system.
            let _ = self.session.agreement.put(option, *answer);
        }
        self.options(&options);
        self.players(&players);
        self.infer_number_of_players(&options);
        let session = &mut self.session;
        if self.older.is_none() {
            session.start = session.agreement.start();
        }
        put(&mut session.chips, chips.if_there(chips_of_all));
        put(&mut session.ended, ended.if_there(Value::as_bool));
        put(&mut session.name, name.if_there(|name| name.as_str().map(clean_name)));
        put(&mut session.start, start.if_there(|start| whole_in(start, -1_000_000..=1_000_000)));
        put(&mut session.time, time.if_there(Value::as_u64));
        self.deals(&deals);
    }

    fn put_aside(&mut self, field: Field, fault: Fault, value: &Value) {
        self.push(SessionFault { deal: None, field, fault }, value.to_string());
    }

    fn push(&mut self, fault: SessionFault, raw: String) {
        self.take_notes();
        self.put_aside.push(PutAside { fault, raw });
    }

    /// Puts aside what was noted since the last time.
    fn take_notes(&mut self) {
        let put_aside = |note: Note<Value>| {
            let (field, fault) = fault_of(&note);
            let field = if note.is_unknown() { field } else { field_of(&note.path) };
            let fault = SessionFault { deal: None, field, fault };
            PutAside { fault, raw: note.value.to_string() }
        };
        self.put_aside.extend(self.notes.take().into_iter().map(put_aside));
    }

    fn preset(&mut self, preset: &At<Value>) {
        let Some(key) = preset.if_there(Value::as_str) else { return };
        let agreement = &mut self.session.agreement;
        let chosen = match self.older {
            Some(_) => agreement.set_preset_of(key, self.version),
            None => agreement.choose_preset(key),
        };
        if let Err(fault) = chosen {
            self.put_aside(Field::Rulings, fault, preset.value());
        }
    }

    fn rulings(&mut self, rulings: &At<Value>) {
        let keys = rulings.if_there(|keys| list_of(keys, usize::MAX, Value::as_str));
        let Some(keys) = keys else { return };
        for fault in only_rulings(&mut self.session.agreement, &keys) {
            self.put_aside(Field::Rulings, fault, rulings.value());
        }
    }

    fn options(&mut self, options: &At<Value>) {
        for (key, value) in options.if_there(Value::as_object).into_iter().flatten() {
            let name = short(key);
            let Some(answer) = options.entry(&name, value).needed(answer) else { continue };
            if let Err(fault) = self.session.agreement.set(key, &answer) {
                self.put_aside(Field::Option(name), fault, value);
            }
        }
    }

    fn players(&mut self, players: &At<Value>) {
        let playing = self.session.agreement.players();
        let names = if players.is_there() { players.list(MOST_DEALS) } else { None };
        let Some(names) = names else {
            self.session.players = vec![String::new(); playing];
            return;
        };
        for (index, name) in names.enumerate() {
            let text = name.needed(Value::as_str).unwrap_or_default();
            let clean = clean_name(text);
            // Names could once have characters that turn the direction of writing.
            if clean != text && !text.contains(turns_direction) {
                let fault = Fault::new(BAD_NAME).value(&clean);
                self.put_aside(Field::Player(index), fault, name.value());
            }
            self.session.players.push(clean);
        }
    }

    /// Agrees on as many players as there are names, unless their number was agreed on.
    fn infer_number_of_players(&mut self, options: &At<Value>) {
        let agreement = &mut self.session.agreement;
        if let Seats::Asked(question) = agreement.system().seats
            && !options.field(question.key).is_there()
        {
            // Another number is a fault of the session, which its sheet names.
            let _ = agreement.set(question.key, &self.session.players.len().to_string());
        }
    }

    fn deals(&mut self, deals: &At<Value>) {
        let Some(all) = deals.if_there(Value::as_array) else { return };
        for value in all.iter().take(MOST_DEALS) {
            self.deal(value);
        }
        if all.len() > MOST_DEALS {
            let fault = Fault::new(TOO_MANY_DEALS).too_many(all.len(), MOST_DEALS);
            self.put_aside(Field::Deals, fault, &all[MOST_DEALS..].into());
        }
    }

    fn deal(&mut self, value: &Value) {
        let deal = Some(self.session.deals.len());
        let read = deal::read(value, self.session.system());
        for (field, fault, raw) in read.wrong {
            self.push(SessionFault { deal, field, fault }, raw);
        }
        if let Entry::Damaged(was) = &read.deal.entry {
            let fault = Fault::new(DAMAGED_DEAL);
            self.push(SessionFault { deal, field: Field::Deal, fault }, was.0.to_string());
        }
        self.session.deals.push(read.deal);
    }
}

/// The field of a session at a path. A preset stands for rulings.
fn field_of(path: &str) -> Field {
    let player = || path.strip_prefix("players[")?.strip_suffix(']')?.parse().ok();
    match path {
        "players" => Field::Players,
        "deals" => Field::Deals,
        "preset" | "rulings" => Field::Rulings,
        _ => match path.strip_prefix("options.") {
            Some(key) => Field::Option(key.to_owned()),
            None => player().map_or_else(|| Field::Path(path.to_owned()), Field::Player),
        },
    }
}

/// Puts in what was read, if anything was.
fn put<T>(field: &mut T, read: Option<T>) {
    if let Some(read) = read {
        *field = read;
    }
}

/// The answer to an option, as a person would type it.
fn answer(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Bool(answer) => Some(if *answer { "yes" } else { "no" }.to_owned()),
        Value::Number(number) => Some(number.to_string()),
        list => {
            let number = |value: &Value| value.is_number().then(|| value.to_string());
            list_of(list, usize::MAX, number).map(|numbers| numbers.join("/"))
        }
    }
}

fn chips_of_all(value: &Value) -> Option<Vec<i32>> {
    let most = i64::from(MOST_CHIPS);
    list_of(value, MOST_DEALS, |chips| whole_in(chips, -most..=most))
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
