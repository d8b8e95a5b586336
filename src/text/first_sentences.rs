//! The first sentences of a text, for a place in which more of it would be too much.

/// The first sentences of a text, and the rest of it.
///
/// ```
/// use hule::text::first_sentences;
///
/// let text = "Pungs are hard to make. So they are worth more. Four are All Pungs.";
/// let (told, more) = first_sentences(text, 2);
/// assert_eq!(told, "Pungs are hard to make. So they are worth more.");
/// assert_eq!(more, "Four are All Pungs.");
/// assert_eq!(first_sentences("刻子更难组成。所以更贵。", 1), ("刻子更难组成。", "所以更贵。"));
/// assert_eq!(first_sentences("One sentence.", 2), ("One sentence.", ""));
/// ```
pub fn first_sentences(text: &str, most: usize) -> (&str, &str) {
    let ends_at = |(at, c): (usize, char)| {
        let after = &text[at + c.len_utf8()..];
        let is_end = match c {
            '。' | '！' | '？' => true,
            '.' | '!' | '?' => after.starts_with([' ', '\n']) || after.is_empty(),
            _ => false,
        };
        is_end.then_some(at + c.len_utf8())
    };
    let end = text.char_indices().filter_map(ends_at).nth(most.saturating_sub(1));
    let (told, more) = text.split_at(end.unwrap_or(text.len()));
    (told.trim_end(), more.trim())
}
