//! Names that are written from right to left, in sentences that are written from left to right.

use std::borrow::Cow;

/// The character that begins a piece of text whose direction is its own.
pub(crate) const BEGIN: char = '\u{2068}';

/// The character that ends such a piece.
pub(crate) const END: char = '\u{2069}';

/// A name for a place in a sentence or beside a number. One that is written from right to left is isolated:
/// without that, what follows it would be turned round, and “דוד pays 8” would read as “8 pays דוד”.
///
/// ```
/// use hule::text::isolated;
///
/// assert_eq!(isolated("Anna"), "Anna");
/// assert_eq!(isolated("דוד"), "\u{2068}דוד\u{2069}");
/// assert_eq!(isolated(&isolated("דוד")), "\u{2068}דוד\u{2069}");
/// ```
pub fn isolated(name: &str) -> Cow<'_, str> {
    let mut depth = 0_usize;
    for c in name.chars() {
        match c {
            BEGIN => depth += 1,
            END => depth = depth.saturating_sub(1),
            _ if depth == 0 && is_from_right_to_left(c) => {
                return [BEGIN.encode_utf8(&mut [0; 4]), name, END.encode_utf8(&mut [0; 4])]
                    .concat()
                    .into();
            }
            _ => {}
        }
    }
    name.into()
}

/// Whether a character is of a script that is written from right to left, such as Hebrew, Arabic, Syriac,
/// N’Ko or Adlam: the blocks whose characters have the bidirectional class R, AL or AN.
fn is_from_right_to_left(c: char) -> bool {
    matches!(
        c,
        '\u{590}'..='\u{8FF}'
            | '\u{FB1D}'..='\u{FDFF}'
            | '\u{FE70}'..='\u{FEFE}'
            | '\u{10800}'..='\u{10FFF}'
            | '\u{1E800}'..='\u{1EFFF}'
    )
}
