//! The exports of the JavaScript package. Text goes in and JSON comes out: the package's module,
//! `www/package/core.js`, makes plain objects of it and errors of what can't be read.

mod draft;
mod explain;
mod json;
mod request;
mod words;

use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::draft::Draft;
use crate::error::Fault;
use crate::report::{Report, Standing};
use crate::score;

use explain::{Explained, Explanation, Reading};

/// What an export answers: one of these.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Answer<T> {
    /// What was asked for.
    Ok(T),
    /// What can't be read, or is impossible.
    Faults(Faults),
    /// Something that is not there: its code.
    Missing(&'static str),
}

#[derive(Serialize)]
struct Faults {
    faults: Vec<Fault>,
    sentences: Vec<String>,
}

impl Faults {
    fn new(faults: Vec<Fault>, language: &str) -> Faults {
        Faults { sentences: words::faults(&faults, &words::of(language)), faults }
    }
}

/// Asks of the draft of a request.
fn ask<T: Serialize>(
    request: &str,
    language: &str,
    answer: impl FnOnce(Draft) -> Answer<T>,
) -> String {
    json::text(&match request::read(request) {
        Ok(draft) => answer(draft),
        Err(faults) => Answer::Faults(Faults::new(faults, language)),
    })
}

#[derive(Serialize)]
struct Scored {
    report: Report,
    /// Those of the faults.
    sentences: Vec<String>,
}

/// The report of a request.
#[wasm_bindgen]
pub fn score(request: &str, language: &str) -> String {
    ask(request, language, |draft| {
        let mut report = score::score(&draft);
        report.asked = draft.rules().asked(&draft);
        Answer::Ok(Scored {
            sentences: words::faults(&report.faults, &words::of(language)),
            report,
        })
    })
}

/// What the hand of a request waits for, what to discard, or what brings it nearer.
#[wasm_bindgen]
pub fn waits(request: &str, language: &str) -> String {
    ask(request, language, |draft| {
        let report = score::score(&draft);
        match report.standing {
            Standing::Faulty => Answer::Faults(Faults::new(report.faults, language)),
            standing => Answer::Ok(standing),
        }
    })
}

#[derive(Serialize)]
#[serde(untagged)]
enum Explains {
    Fan(Explained),
    All(Explanation),
}

/// Why a fan (its number or key; empty: everything) counts in a reading at a place, or not.
#[wasm_bindgen]
pub fn explain(request: &str, language: &str, fan: &str, place: usize, sheet: usize) -> String {
    ask(request, language, |draft| {
        let report = score::score(&draft);
        if !report.faults.is_empty() {
            return Answer::Faults(Faults::new(report.faults, language));
        }
        let words = words::of(language);
        let reading = Reading::find(&draft, &report, (place, sheet), &words);
        if fan.is_empty() {
            return Answer::Ok(Explains::All(match reading {
                Some(reading) => reading.all(&report),
                None if (place, sheet) == (0, 0) => Explanation::besides(&report, &words),
                None => return Answer::Missing("no-sheet"),
            }));
        }
        let is = |f: &&crate::fan::Fan| f.key == fan || fan.parse() == Ok(f.number);
        let Some(fan) = draft.rules().fans().iter().find(is) else {
            return Answer::Missing("unknown-fan");
        };
        match reading.and_then(|reading| reading.fan(fan)) {
            Some(explained) => Answer::Ok(Explains::Fan(explained)),
            None => Answer::Missing("no-sheet"),
        }
    })
}

/// The draft of a request.
#[wasm_bindgen]
pub fn parse(request: &str, language: &str) -> String {
    json::text(&match request::read(request) {
        Ok(ref draft) => Answer::Ok(draft::Plain::of(draft)),
        Err(faults) => Answer::Faults(Faults::new(faults, language)),
    })
}

/// The draft of a request as a text.
#[wasm_bindgen]
pub fn format(request: &str, language: &str, style: &str, place: usize) -> String {
    ask(request, language, |draft| match draft::text(&draft, style, place) {
        Some(text) => Answer::Ok(text),
        None => Answer::Missing("unknown-style"),
    })
}

/// Takes the words of a language.
#[wasm_bindgen]
pub fn learn(language: &str, words: &str) {
    words::learn(language, words);
}
