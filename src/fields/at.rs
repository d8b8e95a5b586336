//! Reads the values at their places.

use std::borrow::Cow;

use super::notes::{Notes, Wrong};
use super::path::Path;
use super::plain::Plain;

/// A value, and where it stands. It may be missing there.
#[derive(Debug)]
pub struct At<'r, 'v, V> {
    notes: &'r Notes<'v, V>,
    path: Path<'r>,
    value: Option<&'v V>,
}

impl<'v, V> Notes<'v, V> {
    /// A value that is read as a whole.
    pub fn root(&self, value: &'v V) -> At<'_, 'v, V> {
        At::new(self, Path::Root, Some(value))
    }

    /// A value that is read as if it were a field of this name.
    pub fn named<'r>(&'r self, name: &'r str, value: &'v V) -> At<'r, 'v, V> {
        At::new(self, Path::Field(&Path::Root, name), Some(value))
    }
}

impl<'r, 'v, V> At<'r, 'v, V> {
    fn new(notes: &'r Notes<'v, V>, path: Path<'r>, value: Option<&'v V>) -> Self {
        At { notes, path, value }
    }

    /// A field of the value, which is there.
    pub fn entry<'a>(&'a self, name: &'a str, value: &'v V) -> At<'a, 'v, V> {
        At::new(self.notes, Path::Field(&self.path, name), Some(value))
    }
}

impl<'v, V: Plain> At<'_, 'v, V> {
    /// The value; nothing where it is missing.
    pub fn value(&self) -> &'v V {
        self.value.unwrap_or(V::NOTHING)
    }

    /// Whether there is a value, and be it nothing.
    pub fn is_there(&self) -> bool {
        self.value.is_some()
    }

    /// The value, unless it is missing or nothing.
    pub fn given(&self) -> Option<&'v V> {
        self.value.filter(|value| !value.is_nothing())
    }

    /// Notes that the value is something else than wanted: what it must be, such as “must be a string”. Files don't say
    /// that of their fields.
    pub fn bad(&self, wanted: impl Into<Cow<'static, str>>) {
        self.notes.add(self.path, self.value(), Wrong::Value(wanted.into()));
    }

    /// A field of an object.
    pub fn field<'a>(&'a self, name: &'a str) -> At<'a, 'v, V> {
        At::new(self.notes, Path::Field(&self.path, name), self.value().get(name))
    }

    /// The fields of an object with these names. All other fields are noted, unless they are among `others`, which
    /// are read elsewhere.
    pub fn fields<'a, const N: usize>(
        &'a self,
        names: [&'a str; N],
        others: &[&str],
    ) -> [At<'a, 'v, V>; N] {
        self.note_unknown(&names, others);
        names.map(|name| self.field(name))
    }

    fn note_unknown(&self, names: &[&str], others: &[&str]) {
        let is_known = |name: &str| names.contains(&name) || others.contains(&name);
        for (name, value) in self.value().entries().filter(|(name, _)| !is_known(name)) {
            let wrong = Wrong::Unknown { name, known: [names, others].concat().join(", ") };
            self.notes.add(Path::Field(&self.path, name), value, wrong);
        }
    }

    /// What is read of the value. If there is no such thing, or the value is missing, this is noted.
    pub fn needed<T>(&self, read: impl FnOnce(&'v V) -> Option<T>) -> Option<T> {
        let read = read(self.value());
        if read.is_none() {
            self.bad("");
        }
        read
    }

    /// The same of a value that may be missing or nothing: then it is `Some(None)`.
    pub fn optional<T>(&self, read: impl FnOnce(&'v V) -> Option<T>) -> Option<Option<T>> {
        match self.given() {
            Some(_) => self.needed(read).map(Some),
            None => Some(None),
        }
    }

    /// The same of a value that may be missing, but must not be nothing.
    pub fn if_there<T>(&self, read: impl FnOnce(&'v V) -> Option<T>) -> Option<T> {
        self.value.and_then(|_| self.needed(read))
    }

    /// The items of a list, each at its place. If it is no list of at most so many, this is noted.
    pub fn list(&self, most: usize) -> Option<impl ExactSizeIterator<Item = At<'_, 'v, V>>> {
        let Some(items) = self.value().items() else {
            self.bad("must be an array");
            return None;
        };
        if items.len() > most {
            self.bad(format!("must have at most {most} items"));
            return None;
        }
        let at = |(index, item)| At::new(self.notes, Path::Item(&self.path, index), Some(item));
        Some(items.iter().enumerate().map(at))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use crate::fields::{At, Notes, whole_in};

    fn number(value: &Value) -> Option<u8> {
        whole_in(value, 0..=99)
    }

    /// What was noted: the path, what is there, and what is said of it.
    fn said(notes: &Notes<Value>) -> Vec<String> {
        let notes = notes.take().into_iter();
        notes.map(|note| format!("{}={} {}", note.path, note.value, note.wrong)).collect()
    }

    #[test]
    fn what_is_wrong_is_noted_with_its_path_and_the_rest_is_read() {
        let value = json!({ "wins": [{ "winner": 1 }, { "winner": "x", "why": null }, 5] });
        let notes = Notes::default();
        let read = |win: At<Value>| {
            let [winner] = win.fields(["winner"], &["from"]);
            winner.needed(number)
        };
        let root = notes.root(&value);
        let [wins] = root.fields(["wins"], &[]);
        let winners: Vec<_> = wins.list(3).expect("a list").map(read).collect();
        assert_eq!(winners, [Some(1), None, None]);
        assert_eq!(
            said(&notes),
            [
                "wins[1].why=null is not known: there are winner, from",
                "wins[1].winner=\"x\" ",
                "wins[2].winner=null ",
            ]
        );
        assert!(wins.list(2).is_none());
        wins.field("deals").bad("must be a string");
        assert_eq!(said(&notes)[1..], ["wins.deals=null must be a string"]);
    }

    #[test]
    fn a_field_that_may_be_missing_is_noted_if_it_is_something_else() {
        let value = json!({ "one": 1, "nothing": null, "text": "x" });
        let notes = Notes::default();
        let root = notes.root(&value);
        let read = |name| root.field(name).optional(number);
        assert_eq!(
            ["one", "nothing", "text", "none"].map(read),
            [Some(Some(1)), Some(None), None, Some(None)]
        );
        assert_eq!(said(&notes), ["text=\"x\" "]);
        let read = |name| root.field(name).if_there(number);
        assert_eq!(["one", "nothing", "none"].map(read), [Some(1), None, None]);
        assert_eq!(said(&notes), ["nothing=null "]);
    }
}
