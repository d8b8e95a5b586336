//! The score sheet of a session: a session as an object or as a link goes in, and the sheet comes out
//! with everything that was read.

use serde::Serialize;
use serde_json::Value as Json;
use wasm_bindgen::JsValue;

use crate::entry::{Agreement, Fault, FileRefusal, link as hand_link, trimmed};
use crate::fields::{At, Notes, whole_in};
use crate::rules;
use crate::scoring::values::NOT_AT_THE_TABLE;
use crate::session::faults::RESTING;
use crate::session::file::{self, Import, PutAside};
use crate::session::{Field, SessionFault, Sheet, link};
use crate::text::Catalogue;

use super::choices::Wrong;
use super::options::Options;
use super::problem::{Problem, SaidFault, said_wrong};
use super::value::Value;
use super::words;

/// The greatest number up to which JavaScript has every whole number: 2⁵³ − 1.
const MAX_SAFE_INTEGER: f64 = 9_007_199_254_740_991.0;

/// A fault of a session with its sentence.
#[derive(Serialize)]
struct SaidSessionFault {
    deal: Option<usize>,
    field: String,
    fault: SaidFault,
}

/// Something that could not be read.
#[derive(Serialize)]
struct SaidPutAside<'a> {
    fault: SaidSessionFault,
    raw: &'a str,
}

/// A session that was read, with its sheet and the words of its rule system.
pub struct Read {
    pub import: Import,
    pub sheet: Sheet,
    pub words: Catalogue,
}

impl Read {
    /// Reads a session: an object, or a link or an address with one.
    pub fn of(request: &Value, options: &Options) -> Result<Read, Problem> {
        let words = words::of(options);
        let import = read(request).map_err(|refused| no_session(refused, request, &words))?;
        let system = import.session.system();
        let engine = rules::engine(system).expect("a system of the registry");
        let sheet = Sheet::of(&import.session, engine);
        Ok(Read { import, sheet, words: words.for_system(system.key) })
    }
}

/// Reads a session and gives its sheet.
pub fn sheet(request: &Value, options: &Options) -> Result<JsValue, JsValue> {
    let Read { import, sheet, words } = Read::of(request, options)?;
    let faults = import.with_fields(&sheet.faults);
    let Import { session, put_aside } = &import;
    let said = |fault: &SessionFault, raw: &str| said_fault(fault, raw, &session.agreement, &words);
    let faults: Vec<_> = faults.iter().map(|fault| said(fault, "")).collect();
    let put_aside = put_aside
        .iter()
        .map(|PutAside { fault, raw }| SaidPutAside { fault: said(fault, raw), raw });
    let put_aside: Vec<_> = put_aside.collect();
    let answer = super::plain(&sheet)?;
    let set = |field: &str, value: JsValue| js_sys::Reflect::set(&answer, &field.into(), &value);
    set("faults", super::plain(&faults)?)?;
    set("put_aside", super::plain(&put_aside)?)?;
    set("session", super::plain(&described(file::to_value(session)))?)?;
    set("link", super::plain(&link::encode(session).ok())?)?;
    Ok(answer)
}

/// Reads an object, or a link or an address with one. The package's module parses JSON.
fn read(request: &Value) -> Result<Import, FileRefusal> {
    match request {
        Value::Text(text) => {
            let link = hand_link::of_address(trimmed(text));
            link::decode(link, rules::SYSTEMS)
        }
        other => file::from_value(&other.json(), rules::SYSTEMS),
    }
}

/// Why a value is no session.
fn no_session(refused: FileRefusal, request: &Value, words: &Catalogue) -> Problem {
    match refused {
        FileRefusal::TooLarge => Problem::other("too-large", "The session is too large."),
        FileRefusal::NotJson(_) | FileRefusal::OtherKind => {
            let notes = Notes::default();
            note_kind(&notes.root(request));
            Problem::no_session(notes.take().iter().map(SaidFault::bad_request).collect())
        }
        FileRefusal::Version(version) => {
            let message = format!("The session is of version {version}, which is not known.");
            Problem::other("session-version", message)
        }
        FileRefusal::Rules(fault) => {
            let key = fault.value.to_string();
            Problem::of(said_wrong(vec![Wrong::among(fault, &key, rules::KEYS)], words))
        }
    }
}

/// Notes what makes a value something else than a session.
fn note_kind(request: &At<Value>) {
    let [kind, version, key] = ["hule", "version", "rules"].map(|name| request.field(name));
    let text = |at: &At<Value>| at.value().as_text().is_some();
    match request.value() {
        Value::Object(_) => {
            if kind.is_there() && kind.value().as_text() != Some("session") {
                kind.bad("must be \"session\" if it is given");
            }
            let newest = file::VERSION;
            if version.is_there() && whole_in::<u32>(version.value(), 1..=i64::MAX).is_none() {
                version.bad(format!("must be a whole number, 1 to {newest}, if it is given"));
            }
            if !text(&key) {
                key.bad("must be a string, such as \"mcr\"");
            }
        }
        Value::Text(text) if link::is_link(hand_link::of_address(trimmed(text))) => {
            request.bad("is a damaged link of a session: copy the whole link again");
        }
        _ => request.bad("must be a plain object, JSON, or a link that begins with session/"),
    }
}

/// A session with every field, so that programs need not know what may be left out.
fn described(session: Json) -> Json {
    let left_out = [
        ("name", Json::from("")),
        ("time", Json::from(0)),
        ("ended", Json::from(false)),
        ("preset", Json::Null),
    ];
    let mut fields = session;
    for (key, value) in left_out {
        if fields.get(key).is_none() {
            fields[key] = value;
        }
    }
    representable(fields)
}

/// The same value without whole numbers that JavaScript has no number for: a deal that could not be
/// read is given as it was, and may contain any.
fn representable(value: Json) -> Json {
    match value {
        Json::Number(number) => match number.as_f64() {
            Some(float) if float.abs() > MAX_SAFE_INTEGER => Json::from(float),
            _ => Json::Number(number),
        },
        Json::Array(items) => items.into_iter().map(representable).collect(),
        Json::Object(fields) => {
            file::object(fields.into_iter().map(|(key, value)| (key, representable(value))))
        }
        other => other,
    }
}

/// A fault with its sentence, and with what could have been written instead of an option. `raw` is what was there.
fn said_fault(
    fault: &SessionFault,
    raw: &str,
    agreement: &Agreement,
    words: &Catalogue,
) -> SaidSessionFault {
    let (deal, field, fault) = (fault.deal, fault.field.clone(), numbered(&fault.fault));
    let wrong = match &field {
        Field::Option(key) => {
            let options: Vec<_> = agreement.options().collect();
            Wrong::of_answer(fault, options.iter().copied(), key, raw)
        }
        _ => fault.into(),
    };
    let said = said_wrong(vec![wrong], words).remove(0);
    SaidSessionFault { deal, field: field.to_string(), fault: said }
}

/// A fault with players numbered from 0, as programs number them. In the app, people are numbered from 1.
fn numbered(fault: &Fault) -> Fault {
    let is_player = fault.code == NOT_AT_THE_TABLE || fault.code == RESTING;
    match fault.value.parse::<usize>() {
        Ok(number) if is_player => fault.clone().value(number.saturating_sub(1)),
        _ => fault.clone(),
    }
}
