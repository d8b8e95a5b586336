//! What is noted while a value is read.

use std::borrow::Cow;
use std::cell::RefCell;
use std::fmt;

use super::path::Path;

/// Something that is not as it should be.
#[derive(Debug)]
pub struct Note<'v, V> {
    /// Where it is, such as `wins[0].from`. Empty for the whole value.
    pub path: String,
    /// What is there.
    pub value: &'v V,
    /// What is wrong with it.
    pub wrong: Wrong<'v>,
}

impl<V> Note<'_, V> {
    /// Whether it is a field that means nothing.
    pub fn is_unknown(&self) -> bool {
        matches!(self.wrong, Wrong::Unknown { .. })
    }
}

/// What is wrong with a value. It is written for programmers, in English, as what is to be said of its path.
#[derive(Debug)]
pub enum Wrong<'v> {
    /// It is a field that means nothing.
    Unknown {
        /// The name of the field, which is the end of its path.
        name: &'v str,
        /// The names of the fields that there are.
        known: String,
    },
    /// It is something else than wanted: what it must be, which is empty where nobody is told.
    Value(Cow<'static, str>),
}

impl fmt::Display for Wrong<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::Unknown { known, .. } => write!(f, "is not known: there are {known}"),
            Wrong::Value(wanted) => f.write_str(wanted),
        }
    }
}

/// What was noted of a value, in the order of reading.
#[derive(Debug)]
pub struct Notes<'v, V> {
    noted: RefCell<Vec<Note<'v, V>>>,
}

impl<V> Default for Notes<'_, V> {
    fn default() -> Self {
        Notes { noted: RefCell::default() }
    }
}

impl<'v, V> Notes<'v, V> {
    /// Everything that was noted so far and was not taken yet.
    pub fn take(&self) -> Vec<Note<'v, V>> {
        self.noted.take()
    }

    pub(super) fn add(&self, path: Path, value: &'v V, wrong: Wrong<'v>) {
        self.noted.borrow_mut().push(Note { path: path.to_string(), value, wrong });
    }
}
