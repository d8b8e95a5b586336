//! Kept hands as a file of JSON, from one device to another.
//!
//! ```json
//! { "hule": "hands", "version": 1,
//!   "saved": [{ "name": "New Year", "link": "1/mcr/123m…", "time": 1700000000 }],
//!   "history": [{ "name": "", "link": "1/nanchang/…", "time": 1700000000 }] }
//! ```
//!
//! Whatever in a file is right is taken, and everything that is wrong is named. `damaged` may
//! hold lines of a store that could not be read: they are carried along and not taken.

use crate::system::System;
use serde_json::{Map, Value, json};

use crate::entry::link;
use crate::entry::{Fault, FaultCode};

use super::{Kept, LONGEST_NAME, Shelf, tidy};

/// The version of the format that is written.
pub const VERSION: u64 = 1;

/// The largest file that is read, in bytes.
pub const LARGEST: usize = 2_000_000;

/// Why a file is no file of hands at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// It is larger than [`LARGEST`].
    TooLarge,
    /// It is not JSON. What the reader found, and where, in its own words.
    NotJson(String),
    /// It is JSON, but not hands of this program.
    NotHands,
    /// It is of a version that this program doesn't know.
    Version(String),
}

/// What is wrong in a file of hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// In which list, and which of its entries, from 1 on; no list for the file itself.
    pub at: Option<(&'static str, usize)>,
    /// What.
    pub what: What,
}

/// What is wrong with an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// A field that is none of the format.
    Strange(String),
    /// A field that is missing, or not of its kind.
    Field(&'static str),
    /// A link that is none.
    Link(Vec<Fault>),
    /// A name that is too long or not one line.
    Name(String),
}

/// What a file holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Import {
    /// Saved hands.
    pub saved: Vec<Kept>,
    /// Finished hands.
    pub history: Vec<Kept>,
    /// Whatever is wrong.
    pub wrong: Vec<Wrong>,
}

/// The text of a file.
pub fn write(saved: &Shelf, history: &Shelf, damaged: &[&str]) -> String {
    let list = |shelf: &Shelf| {
        let entries = shelf.hands.iter();
        let entry = |k: &Kept| json!({ "name": k.name, "link": k.link, "time": k.time });
        Value::Array(entries.map(entry).collect())
    };
    let mut file = json!({ "hule": "hands", "version": VERSION });
    file["saved"] = list(saved);
    file["history"] = list(history);
    if !damaged.is_empty() {
        file["damaged"] = json!(damaged);
    }
    format!("{file:#}\n")
}

/// Reads a file whose links are of these rule systems.
///
/// # Errors
/// If it is no file of hands at all.
pub fn read(text: &str, systems: &[&'static System]) -> Result<Import, Refused> {
    if text.len() > LARGEST {
        return Err(Refused::TooLarge);
    }
    // Some editors put a mark before the text.
    let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
    let file: Value =
        serde_json::from_str(text).map_err(|error| Refused::NotJson(error.to_string()))?;
    let Some(fields) =
        file.as_object().filter(|fields| fields.get("hule") == Some(&json!("hands")))
    else {
        return Err(Refused::NotHands);
    };
    match fields.get("version") {
        Some(version) if *version == json!(VERSION) => {}
        Some(version @ Value::Number(_)) => return Err(Refused::Version(version.to_string())),
        _ => return Err(Refused::NotHands),
    }
    let mut import = Import::default();
    strange(fields, &["hule", "version", "saved", "history", "damaged"], None, &mut import.wrong);
    import.saved = list(fields, "saved", systems, &mut import.wrong);
    import.history = list(fields, "history", systems, &mut import.wrong);
    Ok(import)
}

/// Names the fields that are none of the format.
fn strange(
    fields: &Map<String, Value>,
    known: &[&str],
    at: Option<(&'static str, usize)>,
    wrong: &mut Vec<Wrong>,
) {
    let others = fields.keys().filter(|key| !known.contains(&key.as_str()));
    wrong.extend(others.map(|key| Wrong { at, what: What::Strange(tidy(key)) }));
}

/// The right entries of a list; the wrong ones are named.
fn list(
    file: &Map<String, Value>,
    key: &'static str,
    systems: &[&'static System],
    wrong: &mut Vec<Wrong>,
) -> Vec<Kept> {
    let entries = match file.get(key) {
        None => return Vec::new(),
        Some(Value::Array(entries)) => entries,
        Some(_) => {
            wrong.push(Wrong { at: None, what: What::Field(key) });
            return Vec::new();
        }
    };
    let mut right = Vec::new();
    for (i, value) in entries.iter().enumerate() {
        let before = wrong.len();
        let at = Some((key, i + 1));
        let kept = entry(value, systems, &mut |what| wrong.push(Wrong { at, what }));
        if let Some(fields) = value.as_object() {
            strange(fields, &["name", "link", "time"], at, wrong);
        }
        right.extend(kept.filter(|_| wrong.len() == before));
    }
    right
}

fn entry(value: &Value, systems: &[&'static System], wrong: &mut dyn FnMut(What)) -> Option<Kept> {
    let name = value.get("name").map_or(Some(""), Value::as_str);
    let time = value.get("time").map_or(Some(0), Value::as_u64);
    let link = value.get("link").and_then(Value::as_str);
    for (key, missing) in
        [("name", name.is_none()), ("time", time.is_none()), ("link", link.is_none())]
    {
        if missing {
            wrong(What::Field(key));
        }
    }
    if let Some(name) = name.filter(|name| tidy(name) != *name) {
        let start: String = name.chars().take(LONGEST_NAME).collect();
        wrong(What::Name(tidy(&start)));
    }
    if let Some(link) = link {
        if link.contains(['\t', '\n', '\r']) {
            wrong(What::Link(vec![Fault::new(FaultCode::DAMAGED_LINK).value(tidy(link))]));
        } else if let Err(faults) = link::decode(link, systems) {
            wrong(What::Link(faults));
        }
    }
    Some(Kept { name: name?.to_owned(), link: link?.to_owned(), time: time? })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules;

    fn read_all(text: &str) -> Result<Import, Refused> {
        read(text, rules::SYSTEMS)
    }

    fn shelf(links: &[(&str, &str)]) -> Shelf {
        Shelf { hands: links.iter().map(|(link, name)| Kept::new(*link, name, 7)).collect() }
    }

    #[test]
    fn a_file_comes_back() {
        let saved = shelf(&[("1/mcr/[789s]123m?from=W", "<b>\"1\"</b>"), ("1/siamese/1m/", "")]);
        let history = shelf(&[("1/nanchang/123m?indicator=2m", "")]);
        let text = write(&saved, &history, &["a line\tthat is none"]);
        let import = read_all(&text).unwrap();
        assert_eq!((import.saved, import.history), (saved.hands, history.hands));
        assert_eq!(import.wrong, []);
    }

    #[test]
    fn what_is_right_is_taken_and_what_is_wrong_is_named() {
        let text = r#"{ "hule": "hands", "version": 1, "colour": "green", "history": {}, "saved": [
            { "link": "1/mcr/123m" },
            { "link": "1/mcr/12q", "name": "q" },
            { "link": "2/mcr/1m", "name": "later" },
            { "link": "1/chess/e4" },
            { "name": "none" },
            "1/mcr/123m",
            { "link": "1/mcr/1m", "name": 5, "time": -1 },
            { "link": "1/mcr/1m", "name": " two  blanks " },
            { "link": "1/mcr/1m", "total": 88 },
            { "link": "1/mcr/1m\n", "name": "line" },
            { "link": "1/mcr/9m", "name": "9", "time": 12 }
        ] }"#;
        let import = read_all(text).unwrap();
        let links: Vec<&str> = import.saved.iter().map(|kept| &*kept.link).collect();
        assert_eq!(links, ["1/mcr/123m", "1/mcr/9m"]);
        let wrong: Vec<String> = import
            .wrong
            .iter()
            .map(|wrong| {
                let what = match &wrong.what {
                    What::Link(faults) => faults[0].code.key().to_owned(),
                    What::Field(key) => format!("field {key}"),
                    What::Strange(key) => format!("strange {key}"),
                    What::Name(name) => format!("name {name}"),
                };
                format!("{}: {what}", wrong.at.map_or(0, |(_, at)| at))
            })
            .collect();
        assert_eq!(
            wrong,
            [
                "0: strange colour",
                "2: digits-without-suit",
                "3: link-version",
                "4: unknown-rules",
                "5: field link",
                "6: field link",
                "7: field name",
                "7: field time",
                "8: name two blanks",
                "9: strange total",
                "10: damaged-link",
                "0: field history",
            ]
        );
    }

    #[test]
    fn what_is_no_file_of_hands_is_refused() {
        for (text, refused) in [
            ("[]", Refused::NotHands),
            (r#"{"hule":"hand","version":1}"#, Refused::NotHands),
            (r#"{"hule":"hands"}"#, Refused::NotHands),
            (r#"{"hule":"hands","version":"1"}"#, Refused::NotHands),
            (r#"{"hule":"hands","version":2}"#, Refused::Version("2".into())),
        ] {
            assert_eq!(read_all(text), Err(refused), "{text}");
        }
        for text in ["", "{", "<html>", "PK\u{3}\u{4}", &"[".repeat(100_000)] {
            assert!(matches!(read_all(text), Err(Refused::NotJson(_))), "{text:.20}");
        }
        assert_eq!(read_all(&" ".repeat(LARGEST + 1)), Err(Refused::TooLarge));
    }
}
