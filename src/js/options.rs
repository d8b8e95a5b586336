//! The options of a call: its language, and what is to be explained or written.

use crate::text::{FanNames, Language};

use super::problem::Problem;
use super::value::Value;

/// The options of a call, as far as they were given.
#[derive(Debug)]
pub struct Options {
    /// The language of sentences.
    pub language: Language,
    /// By which names fans are called.
    pub names: FanNames,
    /// The fan that is asked about, by its key or number.
    pub fan: Option<String>,
    /// The place that is asked about.
    pub place: usize,
    /// The index of the reading that is asked about.
    pub sheet: usize,
    /// Whether a report has the questions as they stand.
    pub asked: bool,
}

impl Options {
    /// Reads options. What is not given is the hand itself, its best reading, and English.
    ///
    /// # Errors
    /// The first option that is of the wrong kind.
    pub fn read(options: &Value) -> Result<Options, Problem> {
        if !matches!(options, Value::Nothing | Value::Object(_)) {
            let message = "options must be an object, such as { language: \"ru\" }.";
            return Err(Problem::bad_option(message));
        }
        let language = match options.get("language") {
            Value::Nothing => Language::En,
            Value::Text(tag) => language(tag).ok_or_else(unknown_language)?,
            _ => return Err(unknown_language()),
        };
        let names = match options.get("names") {
            Value::Nothing => FanNames::Own,
            Value::Text(key) => FanNames::of(key).ok_or_else(bad_names)?,
            _ => return Err(bad_names()),
        };
        let fan = match options.get("fan") {
            Value::Nothing => None,
            Value::Text(key) if key.is_empty() => None,
            Value::Text(key) => Some(key.clone()),
            value => Some(value.whole().ok_or_else(bad_fan)?.to_string()),
        };
        Ok(Options {
            language,
            names,
            fan,
            place: index(options, "place")?,
            sheet: index(options, "sheet")?,
            asked: flag(options, "asked")?,
        })
    }
}

fn index(options: &Value, field: &str) -> Result<usize, Problem> {
    let Some(value) = options.get(field).given() else { return Ok(0) };
    let index = value.whole().and_then(|number| usize::try_from(number).ok());
    index.ok_or_else(|| Problem::bad_option(format!("{field} must be a whole number from 0.")))
}

fn flag(options: &Value, field: &str) -> Result<bool, Problem> {
    match options.get(field) {
        Value::Nothing => Ok(false),
        Value::Bool(is_on) => Ok(*is_on),
        _ => Err(Problem::bad_option(format!("{field} must be true or false."))),
    }
}

fn bad_names() -> Problem {
    Problem::bad_option("names must be \"own\" or \"japanese\".")
}

fn bad_fan() -> Problem {
    Problem::bad_option("fan must be a whole number or a key.")
}

/// The language of a tag.
pub fn language(tag: &str) -> Option<Language> {
    Language::WRITTEN.iter().copied().find(|language| language.tag() == tag)
}

fn unknown_language() -> Problem {
    let tags: Vec<&str> = Language::WRITTEN.iter().map(|language| language.tag()).collect();
    Problem::unknown_language(&tags)
}
