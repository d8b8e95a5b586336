//! Versions: which format a link or a file says it is written in.

use std::ops::RangeInclusive;

/// What is written as the version of a link or a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Version {
    /// A version that this program knows.
    Known(u32),
    /// A later one, which a newer program wrote.
    Newer,
    /// Something that no program writes.
    Damaged,
}

impl Version {
    /// Reads a version. `known` are all versions that this program can read.
    pub fn read(text: &str, known: RangeInclusive<u32>) -> Version {
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        // Programs write whole numbers from 1 on, and no zero before them.
        if !digits || text.is_empty() || text.starts_with('0') {
            return Version::Damaged;
        }
        // A number that is too large for the type is a later version than any.
        match text.parse() {
            Ok(number) if known.contains(&number) => Version::Known(number),
            _ => Version::Newer,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_number_that_a_program_writes_is_a_version() {
        let read = |text| Version::read(text, 1..=3);
        assert_eq!(read("1"), Version::Known(1));
        assert_eq!(read("3"), Version::Known(3));
        for text in ["4", "17", "99999999999"] {
            assert_eq!(read(text), Version::Newer, "{text}");
        }
        for text in ["", "0", "01", "00", "-1", "+1", "1.5", "x", "１"] {
            assert_eq!(read(text), Version::Damaged, "{text}");
        }
    }
}
