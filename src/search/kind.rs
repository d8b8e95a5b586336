//! What a question wants to know of the thing that it names.

/// What a question wants to know of the thing that it names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// How much it is worth.
    Price,
    /// Whether something may be done, or why it may not.
    Permission,
    /// What a word means.
    Meaning,
    /// How two things differ.
    Comparison,
}

impl Kind {
    /// The kind with a name in `words.txt`.
    pub fn of(name: &str) -> Option<Kind> {
        match name {
            "price" => Some(Kind::Price),
            "permission" => Some(Kind::Permission),
            "meaning" => Some(Kind::Meaning),
            "comparison" => Some(Kind::Comparison),
            _ => None,
        }
    }
}
