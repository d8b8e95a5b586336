//! Requests: from what a program hands over to a draft.
//!
//! A request is read in two steps, and each names everything that is wrong at once: first whether
//! every part of it is of the right kind, then what the parts mean.

use wasm_bindgen::JsValue;

use crate::entry::{Draft, Event, Fault, FaultCode, link, notation};
use crate::rules;
use crate::scoring::{Report, driver};
use crate::text::Catalogue;

use super::options::Options;
use super::problem::{Problem, said};
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
            Value::Text(text) if let Some(link) = link(text) => link::decode(link),
            request => Request::read(request, rules)?.draft(),
        };
        // A request that can't be read is of no rule system.
        match draft {
            Ok(draft) => Ok(Asked { draft, options }),
            Err(faults) => Err(Problem::of(said(&faults, &words::of(options.language)))),
        }
    }

    /// The report of a hand that is possible.
    ///
    /// # Errors
    /// Every fault of a hand that is not.
    pub fn report(&self) -> Result<Report, Problem> {
        let report = driver::score(&self.draft);
        if report.faults.is_empty() {
            return Ok(report);
        }
        Err(Problem::of(said(&report.faults, &self.words())))
    }

    /// The words in which players of the rule system speak of it.
    pub fn words(&self) -> Catalogue {
        words::of(self.options.language).for_rules(self.draft.rules().key())
    }
}

/// The link in a text: what follows `#` in an address, or a text that begins with a version.
fn link(text: &str) -> Option<&str> {
    match (text.split_once('#'), text.split_once('/')) {
        (Some((_, link)), _) => Some(link),
        (None, Some((version, _))) if is_number(version) => Some(text),
        _ => None,
    }
}

/// A request whose parts are of the right kind.
#[derive(Default)]
struct Request {
    rules: String,
    preset: Option<String>,
    /// Whether only the rulings that are named are on.
    only: bool,
    rulings: Vec<(String, bool)>,
    hands: Vec<(usize, String)>,
    answers: Vec<(String, usize, String)>,
    events: Vec<EventRequest>,
}

struct EventRequest {
    kind: String,
    place: i64,
    tile: String,
    answers: Vec<(String, String)>,
}

impl Request {
    /// Reads the parts of a request: a hand in notation, or an object.
    fn read(value: &Value, rules: String) -> Result<Request, Problem> {
        let mut reader = Reader::default();
        let mut request = Request { rules, ..Request::default() };
        match value {
            Value::Text(_) => {
                request.hands.push((0, reader.text(value, format_args!("hand"))));
            }
            Value::Object(_) => request.read_fields(value, &mut reader),
            _ => reader.bad(format_args!(""), format_args!("must be an object or a string")),
        }
        if reader.faults.is_empty() { Ok(request) } else { Err(Problem::of(reader.faults)) }
    }

    fn read_fields(&mut self, value: &Value, reader: &mut Reader) {
        reader.known(value, FIELDS, format_args!(""));
        if let Some(rules) = value.get("rules").given() {
            self.rules = reader.text(rules, format_args!("rules"));
        }
        if let Some(preset) = value.get("preset").given() {
            self.preset = Some(reader.text(preset, format_args!("preset")));
        }
        self.read_rulings(value.get("rulings"), reader);
        if let Some(tiles) = value.get("hand").given() {
            self.hands.push((0, hand(tiles, "hand", reader)));
        }
        let others = reader.list(value.get("others"), format_args!("others"));
        for (i, tiles) in others.iter().enumerate().filter(|(_, tiles)| tiles.given().is_some()) {
            self.hands.push((i + 1, hand(tiles, &format!("others[{i}]"), reader)));
        }
        self.read_answers(value.get("answers"), reader);
        let events = reader.list(value.get("events"), format_args!("events"));
        for (i, value) in events.iter().enumerate() {
            self.events.extend(event(value, &format!("events[{i}]"), reader));
        }
    }

    /// A list of the rulings that are on, or an object that switches some.
    fn read_rulings(&mut self, value: &Value, reader: &mut Reader) {
        if let Value::List(_) = value {
            self.only = true;
            for (i, key) in reader.list(value, format_args!("rulings")).iter().enumerate() {
                self.rulings.push((reader.text(key, format_args!("rulings[{i}]")), true));
            }
            return;
        }
        for (key, on) in reader.entries(value, format_args!("rulings")) {
            match on {
                Value::Bool(on) => self.rulings.push((key.clone(), *on)),
                _ => {
                    reader.bad(format_args!("rulings.{key}"), format_args!("must be true or false"))
                }
            }
        }
    }

    /// Answers by the keys of their questions: `void.2` is the answer for place 2, and an array
    /// has the answers for all places.
    fn read_answers(&mut self, value: &Value, reader: &mut Reader) {
        for (key, value) in reader.entries(value, format_args!("answers")) {
            let path = format!("answers.{key}");
            let (name, place) = question(key);
            let answers = match value {
                Value::List(_) => reader.list(value, format_args!("{path}")),
                _ => std::slice::from_ref(value),
            };
            let first = if let Value::List(_) = value { 0 } else { place };
            for (i, value) in answers.iter().enumerate().filter(|(_, v)| v.given().is_some()) {
                let answer = reader.answer(value, format_args!("{path}"));
                self.answers.push((name.to_owned(), first.saturating_add(i), answer));
            }
        }
    }

    /// What the parts mean.
    fn draft(self) -> Result<Draft, Vec<Fault>> {
        let unknown = || vec![Fault::new(FaultCode::UnknownRules).value(&self.rules)];
        let mut draft = Draft::new(rules::by_key(&self.rules).ok_or_else(unknown)?);
        let mut faults = Vec::new();
        if let Some(preset) = &self.preset {
            faults.extend(draft.set_preset(preset).err());
        }
        if self.only {
            for key in draft.rules().rulings() {
                faults.extend(draft.set_ruling(key, false).err());
            }
        }
        for (key, on) in &self.rulings {
            faults.extend(draft.set_ruling(key, *on).err());
        }
        for (place, text) in &self.hands {
            faults.extend(put_hand(&mut draft, *place, text).err().into_iter().flatten());
        }
        for (key, place, answer) in &self.answers {
            faults.extend(draft.put_at(key, *place, answer).err());
        }
        for event in &self.events {
            match event.event(&draft) {
                Ok(event) => draft.events.push(event),
                Err(fault) => faults.push(fault),
            }
        }
        // How many tiles are complete may depend on everything else.
        draft.mark_wins();
        if faults.is_empty() { Ok(draft) } else { Err(faults) }
    }
}

/// The key of a question and the place that it is asked of: `void.2`.
fn question(key: &str) -> (&str, usize) {
    match key.rsplit_once('.') {
        Some((name, place)) if is_number(place) => (name, place.parse().unwrap_or(usize::MAX)),
        _ => (key, 0),
    }
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}

/// A hand in notation: as a text, or put together from lists.
fn hand(value: &Value, path: &str, reader: &mut Reader) -> String {
    let Value::Object(_) = value else { return reader.text(value, format_args!("{path}")) };
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

fn event(value: &Value, path: &str, reader: &mut Reader) -> Option<EventRequest> {
    let Value::Object(_) = value else {
        reader.bad(format_args!("{path}"), format_args!("must be an object"));
        return None;
    };
    reader.known(value, EVENT, format_args!("{path}."));
    let place = reader.whole(value.get("place"), format_args!("{path}.place"));
    let kind = reader.text(value.get("kind"), format_args!("{path}.kind"));
    let tile = value.get("tile").given();
    let tile = tile.map(|tile| reader.text(tile, format_args!("{path}.tile")));
    let mut answers = Vec::new();
    for (key, value) in reader.entries(value.get("answers"), format_args!("{path}.answers")) {
        if let Some(value) = value.given() {
            let answer = reader.answer(value, format_args!("{path}.answers.{key}"));
            answers.push((key.clone(), answer));
        }
    }
    Some(EventRequest { kind, place, tile: tile.unwrap_or_default(), answers })
}

fn put_hand(draft: &mut Draft, place: usize, text: &str) -> Result<(), Vec<Fault>> {
    let (tiles, table) = notation::parse_as_written(text)?;
    *draft.place_mut(place).ok_or_else(|| vec![no_place(place as i64)])? = tiles;
    if let Some(table) = table {
        draft.set_table(&table);
    }
    Ok(())
}

impl EventRequest {
    fn event(&self, draft: &Draft) -> Result<Event, Fault> {
        let rules = draft.rules();
        let kind = rules.events().iter().find(|kind| kind.key == self.kind);
        let kind = kind.ok_or_else(|| Fault::new(FaultCode::UnknownEvent).value(&self.kind))?;
        let place = usize::try_from(self.place).ok().filter(|place| *place < rules.places().len());
        let mut event = Event::new(kind, place.ok_or_else(|| no_place(self.place))?);
        if !self.tile.is_empty() {
            let strange = |_| Fault::new(FaultCode::StrangeCharacter).value(&self.tile);
            event.tile = Some(self.tile.parse().map_err(strange)?);
        }
        for (key, answer) in &self.answers {
            event.set(rules, key, answer)?;
        }
        Ok(event)
    }
}

fn no_place(place: i64) -> Fault {
    Fault::new(FaultCode::NoSuchPlace).value(place)
}
