//! A row of a rule system's table of fans.

use serde::Serialize;

/// A name in the four languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Names {
    /// English.
    pub en: &'static str,
    /// Russian.
    pub ru: &'static str,
    /// Simplified Chinese.
    pub zh: &'static str,
    /// Japanese.
    pub ja: &'static str,
}

/// The names of fans in each language, one on a line.
const FILES: [&str; 4] = [
    include_str!("../text/en/names.json"),
    include_str!("../text/ru/names.json"),
    include_str!("../text/zh/names.json"),
    include_str!("../text/ja/names.json"),
];

impl Names {
    /// The names of a fan, which the catalogues have as `fan.<system>.<key>`. They are read when the
    /// tables are compiled, so a missing name is an error of the compiler.
    pub(crate) const fn of_fan(system: &str, key: &str) -> Names {
        let [en, ru, zh, ja] = FILES;
        let start = ["fan", system, key];
        Names { en: find(en, start), ru: find(ru, start), zh: find(zh, start), ja: find(ja, start) }
    }
}

/// The value of a key, given by its parts, in an object that has an entry on each line and no escapes.
const fn find(file: &'static str, key: [&str; 3]) -> &'static str {
    let bytes = file.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let mut end = at;
        while bytes[end] != b'\n' {
            end += 1;
        }
        if let Some(value) = value_of(bytes.split_at(end).0.split_at(at).1, key) {
            return value;
        }
        at = end + 1;
    }
    panic!("a fan has no name");
}

/// The value of a line of the form `    "key": "value",` if it has this key.
const fn value_of(line: &'static [u8], key: [&str; 3]) -> Option<&'static str> {
    let mut at = 0;
    let parts = ["    \"", key[0], ".", key[1], ".", key[2], "\": \""];
    let mut part = 0;
    while part < parts.len() {
        let expected = parts[part].as_bytes();
        let mut i = 0;
        while i < expected.len() {
            if at == line.len() || line[at] != expected[i] {
                return None;
            }
            (at, i) = (at + 1, i + 1);
        }
        part += 1;
    }
    let value = line.split_at(at).1;
    let mut end = 0;
    while value[end] != b'"' {
        assert!(value[end] != b'\\', "names have no escapes");
        end += 1;
    }
    match str::from_utf8(value.split_at(end).0) {
        Ok(value) => Some(value),
        Err(_) => None,
    }
}

/// One row of a rule system's table: a fan, double or limit hand.
///
/// The text catalogues define it in words, under its key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Fan {
    /// The number in the rules.
    pub number: u8,
    /// The key in links, texts and programs: `pure-straight`.
    pub key: &'static str,
    /// What one occurrence is worth, in the system's points.
    pub worth: u16,
    /// Its names.
    pub names: Names,
    /// The numbers of the fans that are not counted together with it.
    pub excludes: &'static [u8],
    /// The unit in which it is counted.
    #[serde(skip)]
    pub unit: Unit,
    /// Whether it is counted on the sheet of a hand. Other fans are paid separately.
    #[serde(skip)]
    pub is_counted: bool,
}

/// The unit in which a fan is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Unit {
    /// Points, which are added up.
    Points,
    /// Fans, which are added up and then count as doublings.
    Fans,
    /// A factor, by which points are multiplied.
    Factor,
    /// A limit hand.
    Limit,
}
