//! What was noted of a session as it was read, as faults.

use serde_json::Value;

use super::super::fault::Field;
use super::super::faults::{BAD_FIELD, UNKNOWN_FIELD};
use crate::entry::Fault;
use crate::fields::{Note, Wrong};

/// The fault that was noted, and its field.
pub(super) fn fault_of(note: &Note<Value>) -> (Field, Fault) {
    match &note.wrong {
        Wrong::Unknown { name, .. } => {
            let owner = note.path.strip_suffix(name).unwrap_or_default();
            let path = [owner, &short(name)].concat();
            (Field::Path(path), Fault::new(UNKNOWN_FIELD).value(name))
        }
        Wrong::Value(_) => {
            (Field::Path(note.path.clone()), Fault::new(BAD_FIELD).value(&note.path))
        }
    }
}

/// The beginning of a key, which came from outside and may be long.
pub(super) fn short(key: &str) -> String {
    key.chars().take(40).collect()
}
