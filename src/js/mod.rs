//! The exports of the JavaScript package. Text goes in and JSON comes out: the package's module,
//! `www/package/core.js`, makes plain objects of it and errors of what can't be read.

mod draft;
mod explain;
mod json;
mod request;

use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::entry::{Draft, Fault};
use crate::scoring::driver;

use explain::Explanation;

/// What is freed is never used again, so that no code has to free it. The package's module starts
/// the core anew once it has 16 MB.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static MEMORY: mini_alloc::MiniAlloc = mini_alloc::MiniAlloc::INIT;

/// What an export answers: one of these.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Answer<T> {
    /// What was asked for.
    Ok(T),
    /// What can't be read, or is impossible.
    Faults(Vec<Fault>),
    /// Something that is not there: its code.
    Missing(&'static str),
}

/// Answers a question: a line with a word and what else it needs, tabs between, and the lines of a
/// request.
#[wasm_bindgen]
pub fn answer(question: &str) -> String {
    let (question, request) = question.split_once('\n').unwrap_or((question, ""));
    let mut words = question.split('\t');
    let word = words.next().unwrap_or_default();
    match request::read(request) {
        Ok(draft) => of_draft(&draft, word, words),
        Err(faults) => told(faults),
    }
}

fn of_draft<'a>(draft: &Draft, word: &str, mut words: impl Iterator<Item = &'a str>) -> String {
    let mut next = || words.next().unwrap_or_default();
    match word {
        "parse" => return given(draft::Plain::of(draft)),
        "format" => {
            let (style, place) = (next(), request::number(next()));
            return match draft::text(draft, style, place) {
                Some(text) => given(text),
                None => missing("unknown-style"),
            };
        }
        _ => {}
    }
    let mut report = driver::score(draft);
    if word == "score" {
        report.asked = draft.system().asked(draft);
        return given(report);
    }
    if !report.faults.is_empty() {
        return told(report.faults);
    }
    if word == "waits" {
        return given(report.standing);
    }
    let [fan, place, sheet] = std::array::from_fn(|_| request::number(next()));
    // Zero is no fan: everything that there is something to say of.
    let fan = u8::try_from(fan).ok().filter(|fan| *fan > 0);
    match Explanation::new(draft, &report, (place, sheet), fan) {
        Some(explanation) => given(explanation),
        None => missing("no-sheet"),
    }
}

/// Answers with what was asked for.
fn given<T: Serialize>(value: T) -> String {
    json::text(&Answer::Ok(value))
}

/// Answers that there are faults.
fn told(faults: Vec<Fault>) -> String {
    json::text(&Answer::<()>::Faults(faults))
}

/// Answers that something is not there.
fn missing(code: &'static str) -> String {
    json::text(&Answer::<()>::Missing(code))
}
