//! Moves kept hands from one device to another, as a JSON file.
//!
//! ```json
//! { "hule": "hands", "version": 1,
//!   "saved": [{ "name": "New Year", "link": "1/mcr/123m…", "time": 1700000000 }],
//!   "history": [{ "name": "", "link": "1/nanchang/…", "time": 1700000000 }] }
//! ```
//!
//! Reading a file keeps every valid entry and names every problem. `damaged` may hold lines of a
//! store that could not be read: they are written to the file, but never imported.

use serde_json::{Value, json};

use crate::entry::{Fault, FaultCode, Faults, FileRefusal, known_version, link, read_json};
use crate::fields::{At, Note, Notes, Wrong};
use crate::system::System;

use super::{HandList, KeptHand, MAX_NAME_LENGTH, clean_name, kept_name};

/// The version of the file format.
pub const VERSION: u32 = 1;

/// One problem in a file of hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The list and the entry in it, counted from 1; `None` for the file itself.
    pub at: Option<(&'static str, usize)>,
    /// What is wrong.
    pub kind: ProblemKind,
}

/// What is wrong with an entry, or with the file itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProblemKind {
    /// A field that the format does not have.
    UnknownField(String),
    /// A field that is missing or has the wrong type.
    InvalidField(String),
    /// A link that cannot be decoded, with every fault.
    Link(Faults),
    /// A name that is too long or has several lines.
    Name(String),
}

/// The hands that were read from a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Import {
    /// The saved hands.
    pub saved: Vec<KeptHand>,
    /// The history of complete hands.
    pub history: Vec<KeptHand>,
    /// Every problem. Entries that have one are left out.
    pub problems: Vec<Problem>,
}

/// Writes a file with both lists and the damaged lines of the store.
pub fn write(saved: &HandList, history: &HandList, damaged: &[&str]) -> String {
    let list = |hands: &HandList| {
        let entries = hands.hands.iter();
        let entry = |k: &KeptHand| json!({ "name": k.name, "link": k.link, "time": k.time });
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
/// If the file as a whole is not a file of hands.
pub fn read(text: &str, systems: &[&'static System]) -> Result<Import, FileRefusal> {
    let file = read_json(text)?;
    let fields = file.as_object().filter(|fields| fields.get("hule") == Some(&json!("hands")));
    let fields = fields.ok_or(FileRefusal::OtherKind)?;
    known_version(fields.get("version").ok_or(FileRefusal::OtherKind)?, VERSION)?;
    let notes = Notes::default();
    let root = notes.root(&file);
    let [saved, history] = root.fields(["saved", "history"], &["hule", "version", "damaged"]);
    let mut problems = Vec::new();
    let mut read = |list, at: At<Value>| {
        let entries = at.if_there(Value::as_array);
        problems.extend(notes.take().iter().map(|note| Problem { at: None, kind: kind(note) }));
        right(entries.map_or(&[][..], Vec::as_slice), list, systems, &mut problems)
    };
    let (saved, history) = (read("saved", saved), read("history", history));
    Ok(Import { saved, history, problems })
}

/// The entries of a list that have no problem. The problems of the others are added.
fn right(
    entries: &[Value],
    list: &'static str,
    systems: &[&'static System],
    problems: &mut Vec<Problem>,
) -> Vec<KeptHand> {
    let mut right = Vec::new();
    for (i, value) in entries.iter().enumerate() {
        match entry(value, systems) {
            Ok(kept) => right.push(kept),
            Err(kinds) => {
                let at = Some((list, i + 1));
                problems.extend(kinds.into_iter().map(|kind| Problem { at, kind }));
            }
        }
    }
    right
}

/// An entry of a list, or everything that is wrong with it.
fn entry(value: &Value, systems: &[&'static System]) -> Result<KeptHand, Vec<ProblemKind>> {
    let notes = Notes::default();
    let entry = notes.root(value);
    let [name, time, link] = entry.fields(["name", "time", "link"], &[]);
    let unknown = notes.take();
    let name = name.if_there(Value::as_str).unwrap_or_default();
    let time = time.if_there(Value::as_u64).unwrap_or_default();
    let link = link.needed(Value::as_str);
    let mut problems: Vec<ProblemKind> = notes.take().iter().map(kind).collect();
    let kept = kept_name(name);
    if kept.is_none() {
        let start: String = name.chars().take(MAX_NAME_LENGTH).collect();
        problems.push(ProblemKind::Name(clean_name(&start)));
    }
    problems.extend(link.and_then(|link| wrong_link(link, systems)).map(ProblemKind::Link));
    problems.extend(unknown.iter().map(kind));
    match (kept, link) {
        (Some(name), Some(link)) if problems.is_empty() => {
            Ok(KeptHand { name, link: link.to_owned(), time })
        }
        _ => Err(problems),
    }
}

/// What is wrong with a link, if anything is.
fn wrong_link(link: &str, systems: &[&'static System]) -> Option<Faults> {
    if link.contains(['\t', '\n', '\r']) {
        return Some(Fault::new(FaultCode::DAMAGED_LINK).value(clean_name(link)).into());
    }
    link::decode(link, systems).err()
}

/// What was noted of the file or of an entry, as a problem.
fn kind(note: &Note<Value>) -> ProblemKind {
    match note.wrong {
        Wrong::Unknown { name, .. } => ProblemKind::UnknownField(clean_name(name)),
        Wrong::Value(_) => ProblemKind::InvalidField(note.path.clone()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::MAX_FILE_BYTES;
    use crate::rules;

    fn read_all(text: &str) -> Result<Import, FileRefusal> {
        read(text, rules::SYSTEMS)
    }

    fn hands(links: &[(&str, &str)]) -> HandList {
        HandList { hands: links.iter().map(|(link, name)| KeptHand::new(*link, name, 7)).collect() }
    }

    #[test]
    fn a_file_comes_back() {
        let saved = hands(&[("1/mcr/[789s]123m?from=W", "<b>\"1\"</b>"), ("1/siamese/1m/", "")]);
        let history = hands(&[("1/nanchang/123m?indicator=2m", "")]);
        let text = write(&saved, &history, &["a line\tthat is none"]);
        let import = read_all(&text).unwrap();
        assert_eq!((import.saved, import.history), (saved.hands, history.hands));
        assert_eq!(import.problems, []);
    }

    #[test]
    fn what_is_right_is_taken_and_what_is_wrong_is_named() {
        let text = r#"{ "hule": "hands", "version": 1, "colour": "green", "history": {}, "saved": [
            { "link": "1/mcr/123m" },
            { "link": "1/mcr/12q", "name": "q" },
            { "link": "9/mcr/1m", "name": "later" },
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
        let found: Vec<String> = import
            .problems
            .iter()
            .map(|problem| {
                let what = match &problem.kind {
                    ProblemKind::Link(faults) => faults[0].code.key().to_owned(),
                    ProblemKind::InvalidField(key) => format!("field {key}"),
                    ProblemKind::UnknownField(key) => format!("strange {key}"),
                    ProblemKind::Name(name) => format!("name {name}"),
                };
                format!("{}: {what}", problem.at.map_or(0, |(_, at)| at))
            })
            .collect();
        assert_eq!(
            found,
            [
                "0: strange colour",
                "2: strange-character",
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
            ("[]", FileRefusal::OtherKind),
            (r#"{"hule":"hand","version":1}"#, FileRefusal::OtherKind),
            (r#"{"hule":"hands"}"#, FileRefusal::OtherKind),
            (r#"{"hule":"hands","version":"1"}"#, FileRefusal::OtherKind),
            (r#"{"hule":"hands","version":2}"#, FileRefusal::Version("2".into())),
        ] {
            assert_eq!(read_all(text), Err(refused), "{text}");
        }
        for text in ["", "{", "<html>", "PK\u{3}\u{4}", &"[".repeat(100_000)] {
            assert!(matches!(read_all(text), Err(FileRefusal::NotJson(_))), "{text:.20}");
        }
        assert_eq!(read_all(&" ".repeat(MAX_FILE_BYTES + 1)), Err(FileRefusal::TooLarge));
    }
}
