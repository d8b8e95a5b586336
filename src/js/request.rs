//! Requests: from what a program hands over to a draft.
//!
//! Everything that is wrong is named at once: the parts that are of the wrong kind, or, if there are
//! none, whatever has no meaning under the rules.

use wasm_bindgen::JsValue;

use crate::entry::{Draft, Event, Fault, FaultCode, Faults, link, notation};
use crate::rules;
use crate::scoring::Engine;
use crate::scoring::driver::Examined;
use crate::system::{AnswerKind, Question};
use crate::text::Catalogue;

use super::choices::Wrong;
use super::hand;
use super::options::Options;
use super::problem::{Problem, SaidFault, said, said_wrong};
use super::value::{Reader, Value};
use super::words;

const FIELDS: &[&str] = &["rules", "hand", "others", "answers", "events", "preset", "rulings"];
const EVENT: &[&str] = &["kind", "place", "tile", "answers"];

/// What is asked: about which draft, and how.
#[derive(Debug)]
pub struct Asked {
    /// What has been entered.
    pub draft: Draft,
    /// The code of its rule system.
    pub engine: &'static dyn Engine,
    /// The options of the call.
    pub options: Options,
}

impl Asked {
    /// Reads a request and its options; `rules` is the rule system where the request names none.
    ///
    /// # Errors
    /// Every fault of the request, or an option of the wrong kind.
    pub fn read(request: JsValue, rules: JsValue, options: JsValue) -> Result<Asked, Problem> {
        let options = Options::read(&Value::of(&options))?;
        let rules = match Value::of(&rules) {
            Value::Nothing => "mcr".to_owned(),
            Value::Text(key) => key,
            _ => return Err(Problem::bad_option("rules must be a string, such as \"mcr\".")),
        };
        let request = Value::of(&request);
        let draft = match &request {
            Value::Text(text) if let Some(link) = link::in_text(text) => {
                link::decode(link, rules::SYSTEMS).map_err(Unreadable::link)
            }
            request => Request::read(request, &rules),
        };
        match draft {
            Ok(draft) => {
                let engine = rules::engine(draft.system()).expect("a system of the registry");
                Ok(Asked { draft, engine, options })
            }
            Err(wrong) if !wrong.kinds.is_empty() => Err(Problem::of(wrong.kinds)),
            // A request that can't be read is of no rule system.
            Err(wrong) => Err(Problem::of(said_wrong(wrong.faults, &words::of(&options)))),
        }
    }

    /// The whole report of a hand that is possible, and the deal behind it.
    ///
    /// # Errors
    /// Every fault of a hand that is not.
    pub fn examine(&self) -> Result<Examined, Problem> {
        let mut examined = self.engine.examine(&self.draft);
        if !examined.report.faults.is_empty() {
            return Err(Problem::of(said(&examined.report.faults, &self.words())));
        }
        examined.finish();
        Ok(examined)
    }

    /// The words in which players of the rule system speak of it.
    pub fn words(&self) -> Catalogue {
        words::of(&self.options).for_system(self.draft.system().key)
    }
}

/// What is wrong with a request that can't be read.
struct Unreadable {
    /// The parts that are of the wrong kind.
    kinds: Vec<SaidFault>,
    /// What is wrong with the meaning of the others.
    faults: Vec<Wrong>,
}

impl Unreadable {
    fn link(faults: Faults) -> Unreadable {
        let faults = faults.into_iter().map(Wrong::from).collect();
        Unreadable { kinds: Vec::new(), faults }
    }
}

/// A request as far as it has been read.
struct Request {
    draft: Draft,
    reader: Reader,
    faults: Vec<Wrong>,
}

impl Request {
    /// Reads a hand in notation, or an object.
    fn read(value: &Value, rules: &str) -> Result<Draft, Unreadable> {
        let mut reader = Reader::default();
        let key = value.get("rules").given();
        let key = key.map_or(rules.to_owned(), |key| reader.text(key, format_args!("rules")));
        let system = rules::system(&key);
        // Under unknown rules nothing else has a meaning, but its kind can be checked.
        let draft = Draft::new(system.unwrap_or(rules::SYSTEMS[0]));
        let mut request = Request { draft, reader, faults: Vec::new() };
        match value {
            Value::Text(_) => request.read_hand(0, value, "hand"),
            Value::Object(_) => request.read_fields(value),
            _ => {
                request.reader.bad(format_args!(""), format_args!("must be an object or a string"))
            }
        }
        let Request { mut draft, reader, mut faults } = request;
        if system.is_none() {
            let fault = Fault::new(FaultCode::UNKNOWN_RULES).value(&key);
            faults = vec![Wrong::among(fault, &key, rules::KEYS)];
        }
        // How many tiles are complete may depend on everything else.
        draft.settle_marks();
        let kinds = reader.faults;
        if kinds.is_empty() && faults.is_empty() {
            Ok(draft)
        } else {
            Err(Unreadable { kinds, faults })
        }
    }

    fn read_fields(&mut self, value: &Value) {
        self.reader.known(value, FIELDS, format_args!(""));
        if let Some(preset) = value.get("preset").given() {
            let key = self.reader.text(preset, format_args!("preset"));
            if let Err(fault) = self.draft.set_preset(&key) {
                let presets = self.draft.system().presets.iter().map(|preset| preset.key);
                self.faults.push(Wrong::among(fault, &key, presets));
            }
        }
        self.read_rulings(value.get("rulings"));
        self.read_hand(0, value.get("hand"), "hand");
        let others = self.reader.list(value.get("others"), format_args!("others"));
        for (i, tiles) in others.iter().enumerate() {
            self.read_hand(i + 1, tiles, &format!("others[{i}]"));
        }
        self.read_answers(value.get("answers"));
        let events = self.reader.list(value.get("events"), format_args!("events"));
        for (i, value) in events.iter().enumerate() {
            self.read_event(value, &format!("events[{i}]"));
        }
    }

    /// A list of the rulings that are on, or an object that switches some.
    fn read_rulings(&mut self, value: &Value) {
        let Value::List(_) = value else {
            for (key, on) in self.reader.entries(value, format_args!("rulings")) {
                match on {
                    Value::Bool(on) => self.set_ruling(key, *on),
                    _ => {
                        let wanted = format_args!("must be true or false");
                        self.reader.bad(format_args!("rulings.{key}"), wanted);
                    }
                }
            }
            return;
        };
        for key in self.draft.system().rulings {
            self.set_ruling(key, false);
        }
        let keys = self.reader.list(value, format_args!("rulings"));
        for (i, key) in keys.iter().enumerate() {
            let key = self.reader.text(key, format_args!("rulings[{i}]"));
            self.set_ruling(&key, true);
        }
    }

    fn set_ruling(&mut self, key: &str, is_on: bool) {
        if let Err(fault) = self.draft.set_ruling(key, is_on) {
            self.faults.push(Wrong::among(fault, key, self.draft.system().rulings));
        }
    }

    /// The tiles of a place, if there are any: a text in notation, or lists.
    fn read_hand(&mut self, place: usize, value: &Value, path: &str) {
        let text = match value {
            Value::Nothing => return,
            Value::Object(_) => hand::joined(value, path, &mut self.reader),
            _ => self.reader.text(value, format_args!("{path}")),
        };
        match (notation::parse_as_written(&text), self.draft.place_mut(place)) {
            (Ok((tiles, table)), Some(slot)) => {
                *slot = tiles;
                table.iter().for_each(|table| self.draft.set_table(table));
            }
            (Ok(_), None) => self.faults.push(no_place(place as i64).into()),
            (Err(faults), _) => self.faults.extend(faults.into_iter().map(Wrong::from)),
        }
    }

    /// Answers by the keys of their questions: `void.2` is the answer for place 2, and under a key without
    /// a place an array has the answers for all places. An array is also an answer that is a list, of tiles
    /// or seats.
    fn read_answers(&mut self, value: &Value) {
        for (key, value) in self.reader.entries(value, format_args!("answers")) {
            let path = format!("answers.{key}");
            let (name, place) = question(key);
            let known = self.draft.system().question(name);
            let is_list = known.is_some_and(|known| is_one_list(known, key != name, value));
            let (answers, place) = match value {
                Value::List(_) if !is_list && key == name => {
                    (self.reader.list(value, format_args!("{path}")), 0)
                }
                _ => (std::slice::from_ref(value), place),
            };
            for (i, value) in answers.iter().enumerate().filter(|(_, v)| v.given().is_some()) {
                let answer = self.reader.answer(value, format_args!("{path}"));
                let put = self.draft.set_at(name, place.saturating_add(i), &answer);
                let questions = self.draft.system().questions;
                let wrong = |fault| wrong_answer(fault, questions, name, &answer);
                self.faults.extend(put.err().map(wrong));
            }
        }
    }

    fn read_event(&mut self, value: &Value, path: &str) {
        let Value::Object(_) = value else {
            return self.reader.bad(format_args!("{path}"), format_args!("must be an object"));
        };
        let reader = &mut self.reader;
        reader.known(value, EVENT, format_args!("{path}."));
        let place = reader.whole(value.get("place"), format_args!("{path}.place"));
        let kind = reader.text(value.get("kind"), format_args!("{path}.kind"));
        let tile = value.get("tile").given();
        let tile =
            tile.map_or(String::new(), |tile| reader.text(tile, format_args!("{path}.tile")));
        let mut answers = Vec::new();
        for (key, value) in reader.entries(value.get("answers"), format_args!("{path}.answers")) {
            if value.given().is_some() {
                let answer = reader.answer(value, format_args!("{path}.answers.{key}"));
                answers.push((key, answer));
            }
        }
        match event(&self.draft, &kind, place, &tile, &answers) {
            Ok(event) => self.draft.events.push(event),
            Err(wrong) => self.faults.push(wrong),
        }
    }
}

/// Whether a list is one answer, which consists of tiles or seats, and not an answer for each place.
fn is_one_list(question: &Question, names_place: bool, value: &Value) -> bool {
    let is_list = matches!(question.kind, AnswerKind::Tiles { .. } | AnswerKind::Seats);
    let Value::List(items) = value else { return false };
    let is_flat = !items.iter().any(|item| matches!(item, Value::List(_)));
    is_list && is_flat && (names_place || !question.is_of(1))
}

/// A fault of an answer, with the answers that there are, or the questions.
fn wrong_answer(fault: Fault, questions: &[Question], key: &str, answer: &str) -> Wrong {
    match questions.iter().find(|question| question.key == key) {
        Some(question) if fault.code == FaultCode::UNKNOWN_ANSWER => {
            Wrong::among(fault, answer, question.answers)
        }
        None => Wrong::among(fault, key, questions.iter().map(|question| question.key)),
        _ => fault.into(),
    }
}

/// Splits the name of an answer into the key of its question and the place: `void.2` is the answer
/// to `void` for place 2. Without a number the place is 0.
fn question(key: &str) -> (&str, usize) {
    match key.rsplit_once('.') {
        Some((name, place)) if is_number(place) => (name, place.parse().unwrap_or(usize::MAX)),
        _ => (key, 0),
    }
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}

/// The event of a kind at a place.
fn event(
    draft: &Draft,
    kind: &str,
    place: i64,
    tile: &str,
    answers: &[(&String, String)],
) -> Result<Event, Wrong> {
    let system = draft.system();
    let unknown = || {
        let fault = Fault::new(FaultCode::UNKNOWN_EVENT).value(kind);
        Wrong::among(fault, kind, system.events.iter().map(|event| event.key))
    };
    let known = system.event(kind).ok_or_else(unknown)?;
    let there = usize::try_from(place).ok().filter(|place| *place < system.places.len());
    let mut event = Event::new(known, there.ok_or_else(|| no_place(place))?);
    if !tile.is_empty() {
        let strange = |_| Fault::new(FaultCode::STRANGE_CHARACTER).value(tile);
        event.tile = Some(tile.parse().map_err(strange)?);
    }
    for (key, answer) in answers {
        let put = event.set(key, answer);
        put.map_err(|fault| wrong_answer(fault, known.questions, key, answer))?;
    }
    Ok(event)
}

fn no_place(place: i64) -> Fault {
    Fault::new(FaultCode::NO_SUCH_PLACE).value(place)
}
