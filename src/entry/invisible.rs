//! Invisible characters, which come along when a text is copied from a page, a document or a messenger.

use std::borrow::Cow;

use super::name::turns_direction;

/// Whether a character can't be seen and takes no room: joiners and soft breaks of words, marks of the order of
/// bytes and of the direction of writing, and variation selectors. Blanks are none.
fn is_invisible(c: char) -> bool {
    let others = matches!(
        c,
        '\u{AD}'
            | '\u{34F}'
            | '\u{180B}'..='\u{180F}'
            | '\u{200B}'..='\u{200D}'
            | '\u{2060}'..='\u{206F}'
            | '\u{FE00}'..='\u{FE0F}'
            | '\u{FEFF}'
    );
    others || turns_direction(c)
}

/// A text without invisible characters.
pub(crate) fn visible(text: &str) -> Cow<'_, str> {
    match text.contains(is_invisible) {
        true => Cow::Owned(text.chars().filter(|c| !is_invisible(*c)).collect()),
        false => Cow::Borrowed(text),
    }
}

/// A text without the blanks and invisible characters around it.
///
/// ```
/// use hule::entry::trimmed;
///
/// assert_eq!(trimmed("\u{FEFF} 1/mcr/123m\u{200B}\n"), "1/mcr/123m");
/// ```
pub fn trimmed(text: &str) -> &str {
    text.trim_matches(|c: char| c.is_whitespace() || is_invisible(c))
}
