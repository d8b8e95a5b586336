//! Requests: from what a program hands over to a draft.
//!
//! Everything that is wrong is named at once: the parts that are of the wrong kind, or, if there are
//! none, whatever has no meaning under the rules.

use wasm_bindgen::JsValue;

use crate::entry::{Draft, Event, Fault, FaultCode, link, notation};
use crate::rules;
use crate::scoring::Engine;
use crate::scoring::driver::Examined;
use crate::text::Catalogue;

use super::options::Options;
use super::problem::{Problem, SaidFault, said};
use super::value::{Reader, Value};
use super::words;

const FIELDS: &[&str] = &["rules", "hand", "others", "answers", "events", "preset", "rulings"];
const HAND: &[&str] = &["standing", "melds", "win", "flowers"];
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
                link::decode(link, rules::SYSTEMS)
                    .map_err(|faults| Unreadable { kinds: Vec::new(), faults: faults.into() })
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
            Err(wrong) => Err(Problem::of(said(&wrong.faults, &words::of(options.language)))),
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
        words::of(self.options.language).for_system(self.draft.system().key)
    }
}

/// What is wrong with a request that can't be read.
struct Unreadable {
    /// The parts that are of the wrong kind.
    kinds: Vec<SaidFault>,
    /// What is wrong with the meaning of the others.
    faults: Vec<Fault>,
}

/// A request as far as it has been read.
struct Request {
    draft: Draft,
    reader: Reader,
    faults: Vec<Fault>,
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
            faults = vec![Fault::new(FaultCode::UNKNOWN_RULES).value(key)];
        }
        // How many tiles are complete may depend on everything else.
        draft.mark_wins();
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
            self.faults.extend(self.draft.set_preset(&key).err());
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
                    Value::Bool(on) => self.faults.extend(self.draft.set_ruling(key, *on).err()),
                    _ => {
                        let wanted = format_args!("must be true or false");
                        self.reader.bad(format_args!("rulings.{key}"), wanted);
                    }
                }
            }
            return;
        };
        for key in self.draft.system().rulings {
            self.faults.extend(self.draft.set_ruling(key, false).err());
        }
        let keys = self.reader.list(value, format_args!("rulings"));
        for (i, key) in keys.iter().enumerate() {
            let key = self.reader.text(key, format_args!("rulings[{i}]"));
            self.faults.extend(self.draft.set_ruling(&key, true).err());
        }
    }

    /// The tiles of a place, if there are any: a text in notation, or lists.
    fn read_hand(&mut self, place: usize, value: &Value, path: &str) {
        let text = match value {
            Value::Nothing => return,
            Value::Object(_) => joined(value, path, &mut self.reader),
            _ => self.reader.text(value, format_args!("{path}")),
        };
        match (notation::parse_as_written(&text), self.draft.place_mut(place)) {
            (Ok((tiles, table)), Some(slot)) => {
                *slot = tiles;
                table.iter().for_each(|table| self.draft.set_table(table));
            }
            (Ok(_), None) => self.faults.push(no_place(place as i64)),
            (Err(faults), _) => self.faults.extend(faults),
        }
    }

    /// Answers by the keys of their questions: `void.2` is the answer for place 2, and an array
    /// has the answers for all places.
    fn read_answers(&mut self, value: &Value) {
        for (key, value) in self.reader.entries(value, format_args!("answers")) {
            let path = format!("answers.{key}");
            let (name, place) = question(key);
            let (answers, place) = match value {
                Value::List(_) => (self.reader.list(value, format_args!("{path}")), 0),
                _ => (std::slice::from_ref(value), place),
            };
            for (i, value) in answers.iter().enumerate().filter(|(_, v)| v.given().is_some()) {
                let answer = self.reader.answer(value, format_args!("{path}"));
                let put = self.draft.set_at(name, place.saturating_add(i), &answer);
                self.faults.extend(put.err());
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
            Err(fault) => self.faults.push(fault),
        }
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

/// The notation of tiles that stand in lists.
fn joined(value: &Value, path: &str, reader: &mut Reader) -> String {
    reader.known(value, HAND, format_args!("{path}."));
    let mut text = String::new();
    for field in ["melds", "standing", "flowers"] {
        let tiles = value.get(field);
        if let Value::Text(_) = tiles {
            text += &reader.text(tiles, format_args!("{path}.{field}"));
            continue;
        }
        for (i, item) in reader.list(tiles, format_args!("{path}.{field}")).iter().enumerate() {
            text += &reader.text(item, format_args!("{path}.{field}[{i}]"));
        }
    }
    if let Some(win) = value.get("win").given() {
        text += "+";
        text += &reader.text(win, format_args!("{path}.win"));
    }
    text
}

/// The event of a kind at a place.
fn event(
    draft: &Draft,
    kind: &str,
    place: i64,
    tile: &str,
    answers: &[(&String, String)],
) -> Result<Event, Fault> {
    let system = draft.system();
    let known = system.event(kind);
    let known = known.ok_or_else(|| Fault::new(FaultCode::UNKNOWN_EVENT).value(kind))?;
    let there = usize::try_from(place).ok().filter(|place| *place < system.places.len());
    let mut event = Event::new(known, there.ok_or_else(|| no_place(place))?);
    if !tile.is_empty() {
        let strange = |_| Fault::new(FaultCode::STRANGE_CHARACTER).value(tile);
        event.tile = Some(tile.parse().map_err(strange)?);
    }
    for (key, answer) in answers {
        event.set(key, answer)?;
    }
    Ok(event)
}

fn no_place(place: i64) -> Fault {
    Fault::new(FaultCode::NO_SUCH_PLACE).value(place)
}
