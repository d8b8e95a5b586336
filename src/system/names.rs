//! Names in every language. They stand in the catalogues, in files of their own: what languages say of
//! themselves in `src/text/<language>/names.json`, terms in `names-terms.json`, and a rule system with its
//! fans and rules in `names-<system>.json`. They are read when the tables are compiled, so that a missing
//! name is an error of the compiler.

use super::Language;
use super::language::with_languages;

/// A name in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Names([&'static str; Language::WRITTEN.len()]);

impl Names {
    /// A name in each language, in the order of [`Language::WRITTEN`].
    pub const fn new(names: [&'static str; Language::WRITTEN.len()]) -> Names {
        Names(names)
    }

    /// The name in a language.
    pub const fn get(self, language: Language) -> &'static str {
        self.0[language as usize]
    }

    /// The names, each with its language.
    pub fn iter(self) -> impl Iterator<Item = (Language, &'static str)> {
        Language::WRITTEN.iter().copied().zip(self.0)
    }
}

/// A file of names in one language: an object with an entry on each line and no escapes.
pub(crate) struct NameFile {
    text: &'static str,
    /// Where each line begins; 0 behind the last one.
    lines: [u32; 512],
}

/// The files of one name, in the order of [`Language::WRITTEN`].
type NameFiles = [NameFile; Language::WRITTEN.len()];

macro_rules! name_files {
    ($name:expr; $($language:ident $tag:literal $english:literal;)*) => {
        ($name, [$(NameFile::new(include_str!(concat!("../text/", $tag, "/", $name, ".json")))),*])
    };
}

macro_rules! all_files {
    ($($system:ident)*) => {
        &[
            with_languages!([name_files] ("names";)),
            with_languages!([name_files] ("names-terms";)),
            $(with_languages!([name_files] (concat!("names-", stringify!($system));)),)*
        ]
    };
}

/// All files of names.
const FILES: &[(&str, NameFiles)] = with_rule_systems!(all_files!);

/// The files of this name.
pub(crate) const fn files(name: &str) -> &'static NameFiles {
    let mut at = 0;
    while at < FILES.len() {
        let rest = behind(FILES[at].0.as_bytes(), name);
        if matches!(rest, Some(rest) if rest.is_empty()) {
            return &FILES[at].1;
        }
        at += 1;
    }
    panic!("there are no such files of names")
}

impl NameFile {
    const fn new(text: &'static str) -> NameFile {
        let mut lines = [0; 512];
        let (mut at, mut line) = (0, 0);
        while at < text.len() {
            if text.as_bytes()[at] == b'\n' {
                lines[line] = at as u32 + 1;
                line += 1;
            }
            at += 1;
        }
        NameFile { text, lines }
    }

    /// The value of a key, which is given by its parts.
    pub(crate) const fn find(&self, key: &[&str]) -> &'static str {
        let mut line = 0;
        while self.lines[line] != 0 {
            let text = self.text.as_bytes().split_at(self.lines[line] as usize).1;
            if let Some(value) = value_of(text, key) {
                return value;
            }
            line += 1;
        }
        panic!("a name is missing in a file of names");
    }
}

/// The value of a line `    "key": "value",` if it has this key.
const fn value_of(line: &'static [u8], key: &[&str]) -> Option<&'static str> {
    let Some(mut rest) = behind(line, "    \"") else { return None };
    let mut part = 0;
    while part < key.len() {
        let Some(next) = behind(rest, key[part]) else { return None };
        rest = next;
        part += 1;
    }
    let Some(value) = behind(rest, "\": \"") else { return None };
    let mut end = 0;
    while value[end] != b'"' {
        assert!(value[end] != b'\\', "names have no escapes");
        end += 1;
    }
    Some(text(value.split_at(end).0))
}

/// What is behind the beginning of a text; `None` if the text begins with something else.
const fn behind(text: &'static [u8], start: &str) -> Option<&'static [u8]> {
    let start = start.as_bytes();
    let mut at = 0;
    while at < start.len() {
        if at == text.len() || text[at] != start[at] {
            return None;
        }
        at += 1;
    }
    Some(text.split_at(at).1)
}

/// The text of some bytes.
pub(crate) const fn text(bytes: &[u8]) -> &str {
    match str::from_utf8(bytes) {
        Ok(text) => text,
        Err(_) => panic!("names are UTF-8"),
    }
}

/// The bytes of a text: a copy, so that a name in the program does not bring its whole file with it.
pub(crate) const fn bytes<const LENGTH: usize>(text: &str) -> [u8; LENGTH] {
    let mut bytes = [0; LENGTH];
    bytes.copy_from_slice(text.as_bytes());
    bytes
}

/// The names that the files of this name have for a key, which is given by its parts.
macro_rules! names {
    ($files:expr, $($part:expr),+) => {
        const {
            $crate::system::with_languages!([$crate::system::names::names_of] (($files) [$($part),+];))
        }
    };
}
pub(crate) use names;

/// The names of [`names!`] in each language.
macro_rules! names_of {
    (($files:expr) $key:tt; $($language:ident $tag:literal $english:literal;)*) => {
        $crate::system::Names::new([$({
            use $crate::system::names::{bytes, files, text};
            const NAME: &str = files($files)[$crate::system::Language::$language as usize].find(&$key);
            const BYTES: [u8; NAME.len()] = bytes(NAME);
            text(&BYTES)
        }),*])
    };
}
pub(crate) use names_of;
