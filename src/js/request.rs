//! Requests: from what a program hands over to a draft.
//!
//! Everything that is wrong is named at once: the parts that are of the wrong kind, or, if there are
//! none, whatever has no meaning under the rules.

use wasm_bindgen::JsValue;

use crate::entry::{Draft, Event, Fault, FaultCode, Faults, link, notation, trimmed};
use crate::fields::{At, Notes};
use crate::rules;
use crate::scoring::Engine;
use crate::scoring::driver::Examined;
use crate::session::link as session_link;
use crate::system::{AnswerKind, Question};
use crate::text::Catalogue;

use super::choices::{Wrong, key_and_place};
use super::hand;
use super::options::Options;
use super::problem::{Problem, SaidFault, said, said_wrong};
use super::value::Value;
use super::words;

const CONTRADICTS_PRESET: &str = "contradicts the preset: an array says of every ruling whether it is on. Leave out one \
     of the two, or switch single rulings of the preset with an object";

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
        let (rules, notes) = (Value::of(&rules), Notes::default());
        let key = notes.named("rules", &rules);
        let key = key.wanted("must be a string, such as \"mcr\"", Value::as_text);
        Problem::first_option(&notes)?;
        let request = Value::of(&request);
        if let Value::Text(text) = &request
            && session_link::is_link(link::of_address(trimmed(text)))
        {
            let message = "This is the link of a session, not of a hand: session() reads it.";
            return Err(Problem::other("is-session", message));
        }
        let draft = match &request {
            Value::Text(text) if let Some(link) = link::in_text(text) => {
                link::decode(link, rules::SYSTEMS).map_err(|faults| Unreadable::link(link, faults))
            }
            request => Request::read(request, key.unwrap_or("mcr")),
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
    fn link(link: &str, faults: Faults) -> Unreadable {
        let faults = faults.into_iter().map(|fault| Wrong::of_link(fault, link)).collect();
        Unreadable { kinds: Vec::new(), faults }
    }
}

/// A request as far as it has been read.
struct Request {
    draft: Draft,
    faults: Vec<Wrong>,
}

impl Request {
    /// Reads a hand in notation, or an object.
    fn read(value: &Value, rules: &str) -> Result<Draft, Unreadable> {
        let notes = Notes::default();
        let root = notes.root(value);
        let key = root.field("rules");
        let key = if key.given().is_some() { key.text() } else { rules.to_owned() };
        let system = rules::system(&key);
        // Under unknown rules nothing else has a meaning, but its kind can be checked.
        let draft = Draft::new(system.unwrap_or(rules::SYSTEMS[0]));
        let mut request = Request { draft, faults: Vec::new() };
        match value {
            Value::Text(_) => request.read_hand(0, &notes.named("hand", value)),
            Value::Object(_) => request.read_fields(&root),
            _ => root.bad("must be a string or a plain object"),
        }
        let Request { mut draft, mut faults } = request;
        if system.is_none() {
            let fault = Fault::new(FaultCode::UNKNOWN_RULES).value(&key);
            faults = vec![Wrong::among(fault, &key, rules::KEYS)];
        }
        // How many tiles are complete may depend on everything else.
        draft.settle_marks();
        let kinds: Vec<SaidFault> = notes.take().iter().map(SaidFault::bad_request).collect();
        if kinds.is_empty() && faults.is_empty() {
            Ok(draft)
        } else {
            Err(Unreadable { kinds, faults })
        }
    }

    fn read_fields(&mut self, request: &At<Value>) {
        // The rules have been read.
        let [_, hand, others, answers, events, preset, rulings] = request
            .fields(["rules", "hand", "others", "answers", "events", "preset", "rulings"], &[]);
        if preset.given().is_some() {
            let key = preset.text();
            if let Err(fault) = self.draft.set_preset(&key) {
                let presets = self.draft.system().presets.iter().map(|preset| preset.key);
                self.faults.push(Wrong::among(fault, &key, presets));
            }
        }
        let (chosen, wrong) = (self.draft.rulings(), self.faults.len());
        self.read_rulings(&rulings);
        let is_other = self.draft.rulings() != chosen && self.faults.len() == wrong;
        if is_other && preset.given().is_some() && matches!(rulings.value(), Value::List(_)) {
            rulings.bad(CONTRADICTS_PRESET);
        }
        self.read_hand(0, &hand);
        for (i, tiles) in others.items().enumerate() {
            self.read_hand(i + 1, &tiles);
        }
        self.read_answers(&answers);
        for event in events.items() {
            self.read_event(&event);
        }
    }

    /// A list of the rulings that are on, or an object that switches some.
    fn read_rulings(&mut self, rulings: &At<Value>) {
        match rulings.value() {
            Value::Nothing => {}
            Value::List(_) => {
                for key in self.draft.system().rulings {
                    self.set_ruling(key, false);
                }
                for key in rulings.items() {
                    self.set_ruling(&key.text(), true);
                }
            }
            Value::Object(_) => {
                for (key, on) in rulings.entries() {
                    match on.value() {
                        Value::Bool(on) => self.set_ruling(key, *on),
                        _ => on.bad("must be true or false"),
                    }
                }
            }
            _ => rulings.bad("must be an array, or a plain object with true and false"),
        }
    }

    fn set_ruling(&mut self, key: &str, is_on: bool) {
        if let Err(fault) = self.draft.set_ruling(key, is_on) {
            self.faults.push(Wrong::among(fault, key, self.draft.system().rulings));
        }
    }

    /// The tiles of a place, if there are any: a text in notation, or lists.
    fn read_hand(&mut self, place: usize, hand: &At<Value>) {
        let text = match hand.value() {
            Value::Nothing => return,
            Value::Object(_) => hand::joined(hand),
            Value::Text(_) => hand.text(),
            _ => return hand.bad("must be a string or a plain object"),
        };
        let read = notation::parse_as_written(&text, self.draft.marked_in_play());
        match (read, self.draft.place_mut(place)) {
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
    fn read_answers(&mut self, answers: &At<Value>) {
        for (key, at) in answers.entries() {
            let (value, (name, place)) = (at.value(), key_and_place(key));
            let known = self.draft.system().question(name);
            let is_list = known.is_some_and(|known| is_one_list(known, key != name, value));
            let (given, place) = match value {
                Value::List(_) if !is_list && key == name => {
                    (at.items().map(|item| answers.entry(key, item.value())).collect(), 0)
                }
                _ => (vec![at], place),
            };
            for (i, at) in given.iter().enumerate().filter(|(_, at)| at.given().is_some()) {
                let answer = at.answer();
                let put = self.draft.set_at(name, place.saturating_add(i), &answer);
                let questions = self.draft.system().questions;
                let wrong = |fault| Wrong::of_answer(fault, questions.iter(), name, &answer);
                self.faults.extend(put.err().map(wrong));
            }
        }
    }

    fn read_event(&mut self, at: &At<Value>) {
        let Value::Object(_) = at.value() else { return at.bad("must be a plain object") };
        let [kind, place, tile, given] = at.fields(["kind", "place", "tile", "answers"], &[]);
        let (place, kind) = (place.whole(), kind.text());
        let tile = tile.given().map_or(String::new(), |_| tile.text());
        let mut answers = Vec::new();
        for (key, answer) in given.entries().filter(|(_, answer)| answer.given().is_some()) {
            answers.push((key, answer.answer()));
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

/// The event of a kind at a place.
fn event(
    draft: &Draft,
    kind: &str,
    place: i64,
    tile: &str,
    answers: &[(&str, String)],
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
        put.map_err(|fault| Wrong::of_answer(fault, known.questions.iter(), key, answer))?;
    }
    Ok(event)
}

fn no_place(place: i64) -> Fault {
    Fault::new(FaultCode::NO_SUCH_PLACE).value(place)
}
