//! Names that a person gives: to players, sessions and saved hands.

/// Puts a name on one line, removes control characters and repeated blanks, and cuts it to a length
/// in characters.
pub fn clean_name(name: &str, longest: usize) -> String {
    let words: Vec<&str> = name
        .split(|c: char| c.is_whitespace() || c.is_control())
        .filter(|word| !word.is_empty())
        .collect();
    let short: String = words.join(" ").chars().take(longest).collect();
    short.trim_end().to_owned()
}
