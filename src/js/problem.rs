//! Problems: what is thrown instead of an answer.

use arrayvec::ArrayVec;
use serde::Serialize;
use wasm_bindgen::JsValue;

use crate::entry::Fault;
use crate::fields::{Note, Notes};
use crate::system::System;
use crate::text::{self, Catalogue, Slot};
use crate::tiles::{Seat, Tile};

use super::choices::{Wrong, meant};
use super::value::Value;

/// What is thrown. The package's module makes a `HuleError` of it.
#[derive(Debug, Serialize)]
pub struct Problem {
    code: &'static str,
    message: String,
    faults: Vec<SaidFault>,
}

/// A fault with its sentence.
#[derive(Debug, Serialize)]
pub struct SaidFault {
    code: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    event: Option<usize>,
    tiles: Vec<Tile>,
    value: String,
    /// The least number that is possible, if that is not 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    least: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    most: Option<i32>,
    /// The nearest numbers that are possible, where the value is one that is not.
    #[serde(skip_serializing_if = "ArrayVec::is_empty")]
    instead: ArrayVec<i32, 2>,
    /// The keys that there are in place of one that does not exist.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    choices: Vec<String>,
    /// The one of them that was probably meant.
    #[serde(skip_serializing_if = "Option::is_none")]
    meant: Option<String>,
    sentence: String,
}

/// The faults of a request, with what could have been written instead.
pub fn said_wrong(wrong: Vec<Wrong>, words: &Catalogue) -> Vec<SaidFault> {
    let said_one = |Wrong { fault, choices, meant }: Wrong| {
        let mut said = said(std::slice::from_ref(&fault), words).remove(0);
        if !choices.is_empty() {
            let there = choices.join(words.language().comma());
            said.sentence += " ";
            said.sentence += &words.text("request.choices", &[("choices", Slot::text(there))]);
        }
        if let Some(meant) = &meant {
            said.sentence += " ";
            said.sentence += &words.text("request.meant", &[("meant", Slot::text(meant.clone()))]);
        }
        SaidFault { choices, meant, ..said }
    };
    wrong.into_iter().map(said_one).collect()
}

/// Faults with their sentences.
pub fn said(faults: &[Fault], words: &Catalogue) -> Vec<SaidFault> {
    let said = |fault: &Fault| SaidFault {
        code: fault.code.key(),
        seat: fault.seat,
        event: fault.event,
        tiles: fault.tiles.clone(),
        value: fault.value.to_string(),
        least: Some(fault.least).filter(|least| *least > 0),
        most: fault.most,
        instead: fault.instead.clone(),
        choices: Vec::new(),
        meant: None,
        sentence: text::fault::sentence(fault, words).to_string(),
    };
    faults.iter().map(said).collect()
}

impl SaidFault {
    /// A part of a request that is of the wrong kind. Its sentence is for the programmer, and in
    /// English.
    pub fn bad_request(Note { path, wrong, .. }: &Note<Value>) -> SaidFault {
        let value: String = path.chars().take(60).collect();
        let sentence = match &*value {
            "" => format!("The request {wrong}."),
            path => format!("“{path}” {wrong}."),
        };
        SaidFault {
            code: "bad-request",
            seat: None,
            event: None,
            tiles: Vec::new(),
            value,
            least: None,
            most: None,
            instead: ArrayVec::new(),
            choices: Vec::new(),
            meant: None,
            sentence,
        }
    }
}

impl Problem {
    /// Everything that is wrong with a request.
    pub fn of(faults: Vec<SaidFault>) -> Problem {
        let code = faults.first().map_or("bad-request", |fault| fault.code);
        let message = joined(faults.iter().map(|fault| &*fault.sentence));
        Problem { code, message, faults }
    }

    /// What is no session, for these reasons.
    pub fn no_session(faults: Vec<SaidFault>) -> Problem {
        Problem { code: "not-session", ..Problem::of(faults) }
    }

    /// A problem that is not about parts of a request.
    pub fn other(code: &'static str, message: impl Into<String>) -> Problem {
        Problem { code, message: message.into(), faults: Vec::new() }
    }

    /// The first option of the wrong kind, if there is one.
    ///
    /// # Errors
    /// If there is.
    pub fn first_option(notes: &Notes<Value>) -> Result<(), Problem> {
        match notes.take().first() {
            Some(Note { path, wrong, .. }) => {
                Err(Problem::other("bad-option", format!("{path} {wrong}.")))
            }
            None => Ok(()),
        }
    }

    /// A language in which nothing is written.
    pub fn unknown_language(tags: &[&str]) -> Problem {
        Problem::other("unknown-language", format!("language must be one of {}.", tags.join(", ")))
    }

    /// A fan that the rules do not have.
    pub fn unknown_fan(fan: &str, rules: &System) -> Problem {
        let keys: Vec<String> = rules.fans.iter().map(|fan| fan.key.to_owned()).collect();
        let near = meant(fan, &keys).map_or_else(String::new, |key| format!(" Was “{key}” meant?"));
        let (fan, rules): (String, _) = (fan.chars().take(60).collect(), rules.key);
        let message = format!(
            "The rules “{rules}” have no fan “{fan}”: it is a key or a number of rules().{near}"
        );
        Problem::other("unknown-fan", message)
    }

    /// A reading that the hand does not have.
    pub fn no_sheet() -> Problem {
        let message = "The hand has no such reading: it may be unfinished, or place and sheet are beyond what there is.";
        Problem::other("no-sheet", message)
    }

    /// A style in which nothing is written.
    pub fn unknown_style(style: &str) -> Problem {
        let style: String = style.chars().take(60).collect();
        let message =
            format!("There is no style “{style}”: styles are notation, unicode and link.");
        Problem::other("unknown-style", message)
    }

    /// A place that the rules do not have.
    pub fn no_such_place(place: usize, rules: &System) -> Problem {
        let there = match rules.places.len() - 1 {
            0 => "place 0 alone".to_owned(),
            last => format!("the places 0 to {last}"),
        };
        let message = format!("There is no place {place}: the rules “{}” have {there}.", rules.key);
        Problem::other("no-such-place", message)
    }
}

/// The longest message, in characters, unless a single sentence is longer. The faults of a problem are all
/// there one by one.
const LONGEST: usize = 1_000;

/// Sentences as one message. In place of those that are too much stands how many there are.
fn joined<'a>(sentences: impl ExactSizeIterator<Item = &'a str>) -> String {
    let mut left = sentences.len();
    let mut message = String::new();
    for sentence in sentences {
        if !message.is_empty() {
            if message.chars().count() + sentence.chars().count() > LONGEST {
                message.push_str(&format!(" … (+{left})"));
                break;
            }
            message.push(' ');
        }
        message.push_str(sentence);
        left -= 1;
    }
    message
}

impl From<Problem> for JsValue {
    fn from(problem: Problem) -> JsValue {
        super::plain(&problem).unwrap_or_else(|error| error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_of_many_sentences_has_an_end() {
        let sentence = "x".repeat(99);
        let message = |number| joined(vec![&*sentence; number].into_iter());
        assert_eq!(message(2), [&*sentence, &*sentence].join(" "));
        assert!(message(400).ends_with("x … (+390)"));
        assert!(message(400).len() < 1_100);
        assert_eq!(message(0), "");
    }
}
