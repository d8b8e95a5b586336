//! The options of a call: its language, and what is to be explained or written.

use crate::fields::plain::Plain;
use crate::fields::{At, Notes, whole_in};
use crate::text::{FanNames, Language};

use super::problem::Problem;
use super::value::Value;

/// The options of pictures, which are read where they are drawn.
const OF_PICTURES: &[&str] = &["theme", "width", "show"];

const NAMES: &str = "must be \"own\" or \"japanese\"";
const FAN: &str = "must be a whole number or a key";
const INDEX: &str = "must be a whole number from 0";
const FLAG: &str = "must be true or false";

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
    /// The first option that does not exist or is of the wrong kind.
    pub fn read(options: &Value) -> Result<Options, Problem> {
        let notes = Notes::default();
        if !matches!(options, Value::Nothing | Value::Object(_)) {
            let wanted = "must be a plain object, such as { language: \"ru\" }";
            notes.named("options", options).bad(wanted);
        }
        Problem::first_option(&notes)?;
        let at = notes.root(options);
        let names = ["language", "names", "fan", "place", "sheet", "asked"];
        let [tag, names, about, place, sheet, asked] = at.fields(names, OF_PICTURES);
        Problem::first_option(&notes)?;
        let language = match tag.value() {
            Value::Nothing => Language::En,
            tag => tag.as_text().and_then(language).ok_or_else(unknown_language)?,
        };
        let names = names.wanted(NAMES, |names| FanNames::of(names.as_text()?));
        let index = |at: At<Value>| at.wanted(INDEX, |index| whole_in(index, 0..=i64::MAX));
        let read = Options {
            language,
            names: names.unwrap_or(FanNames::Own),
            fan: about.wanted(FAN, fan).filter(|fan| !fan.is_empty()),
            place: index(place).unwrap_or_default(),
            sheet: index(sheet).unwrap_or_default(),
            asked: asked.wanted(FLAG, Value::as_bool).unwrap_or_default(),
        };
        Problem::first_option(&notes)?;
        Ok(read)
    }
}

/// A fan, by its key or number.
fn fan(value: &Value) -> Option<String> {
    value.as_text().map(str::to_owned).or_else(|| Some(value.whole()?.to_string()))
}

/// The language of a tag.
pub fn language(tag: &str) -> Option<Language> {
    Language::WRITTEN.iter().copied().find(|language| language.tag() == tag)
}

fn unknown_language() -> Problem {
    let tags: Vec<&str> = Language::WRITTEN.iter().map(|language| language.tag()).collect();
    Problem::unknown_language(&tags)
}
