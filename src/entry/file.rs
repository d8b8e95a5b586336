//! What the program writes into files: JSON that says what it is, and in which version of its format.

use serde_json::Value;

use super::{Fault, Version};

/// The largest file that is read, in bytes.
pub const MAX_FILE_BYTES: usize = 2_000_000;

/// Why a file cannot be read at all, or a link with what a file can hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileRefusal {
    /// It is larger than [`MAX_FILE_BYTES`], or than a link may be.
    TooLarge,
    /// It is not JSON. The message of the parser says where.
    NotJson(String),
    /// It is JSON or a link, but of something else.
    OtherKind,
    /// Its version is later than the newest one that this program knows.
    Version(String),
    /// It is of a rule system that this program does not have.
    Rules(Fault),
}

/// Reads the JSON of a file.
pub(crate) fn read_json(text: &str) -> Result<Value, FileRefusal> {
    if text.len() > MAX_FILE_BYTES {
        return Err(FileRefusal::TooLarge);
    }
    // Some editors write a byte order mark first.
    let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
    serde_json::from_str(text).map_err(|error| FileRefusal::NotJson(error.to_string()))
}

/// The version that a file says it has, if it is known. `newest` is the newest one that is.
pub(crate) fn known_version(version: &Value, newest: u32) -> Result<u32, FileRefusal> {
    let Value::Number(number) = version else { return Err(FileRefusal::OtherKind) };
    let number = number.to_string();
    match Version::read(&number, 1..=newest) {
        Version::Known(known) => Ok(known),
        Version::Newer => Err(FileRefusal::Version(number)),
        Version::Damaged => Err(FileRefusal::OtherKind),
    }
}
