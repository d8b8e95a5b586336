//! Names that a person gives: to players, sessions, presets and saved hands.

/// Puts a name on one line, removes control characters, those that turn the direction of writing, and
/// repeated blanks, and cuts it to a length in characters.
///
/// ```
/// use hule::entry::clean_name;
///
/// assert_eq!(clean_name(" Anna\n Lena ", 60), "Anna Lena");
/// assert_eq!(clean_name("\u{202E}Anna", 2), "An");
/// ```
pub fn clean_name(name: &str, longest: usize) -> String {
    let words: Vec<String> = name
        .split(|c: char| c.is_whitespace() || c.is_control())
        .map(|word| word.chars().filter(|c| !turns_direction(*c)).collect::<String>())
        .filter(|word| !word.is_empty())
        .collect();
    let short: String = words.join(" ").chars().take(longest).collect();
    short.trim_end().to_owned()
}

/// Whether a character is invisible and turns the direction of what is written after it: the marks,
/// embeddings, overrides and isolates of the Unicode Bidirectional Algorithm. Names that were kept before
/// these were refused may have them.
pub fn turns_direction(c: char) -> bool {
    matches!(c, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}
