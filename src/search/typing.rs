//! Words that were not typed to the end, or not without an error.

use strsim::osa_distance;

/// How well a typed word matches a known one: 1 if it is the same, 0 if it is another.
pub(super) fn likeness(typed: &str, typed_letters: Letters, known: &str, letters: Letters) -> f32 {
    let allowed = match typed_letters.count {
        0..=2 => return 0.0,
        3 if !is_like_short(typed, typed_letters, known, letters) => return 0.0,
        3..=7 => 1,
        _ => 2,
    };
    if !typed_letters.may_be_within(letters, allowed) {
        return 0.0;
    }
    match osa_distance(typed, known) {
        distance if distance > allowed as usize => 0.0,
        1 => 0.75,
        _ => 0.55,
    }
}

/// Whether a word of three letters can be a known one: it begins alike, and a letter is missing or two have
/// changed places. With other letters it is another word.
fn is_like_short(typed: &str, typed_letters: Letters, known: &str, letters: Letters) -> bool {
    let has_same = letters.count == typed_letters.count && letters.set == typed_letters.set;
    let has_more = letters.count > typed_letters.count;
    (has_same || has_more) && typed.chars().next() == known.chars().next()
}

/// How well an unfinished word matches a known one that begins with it: the more of it is there, the
/// better; 0 if it begins otherwise.
pub(super) fn beginning(typed: &str, known: &str) -> f32 {
    match known.starts_with(typed) {
        true => 0.5 + 0.4 * typed.len() as f32 / known.len() as f32,
        false => 0.0,
    }
}

/// The letters of a word, whatever their order. Words with few letters in common need not be compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Letters {
    /// The number of characters.
    count: u32,
    /// A bit for each letter that is in the word.
    set: u64,
}

impl Letters {
    pub fn of(word: &str) -> Letters {
        let mut letters = Letters::default();
        for c in word.chars() {
            letters.count += 1;
            letters.set |= 1 << (c as u32 % 64);
        }
        letters
    }

    /// Whether words with these letters can be so near to each other that `errors` errors make the one
    /// of the other. An error changes two letters at most.
    fn may_be_within(self, other: Letters, errors: u32) -> bool {
        self.count.abs_diff(other.count) <= errors
            && (self.set ^ other.set).count_ones() <= 2 * errors
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn like(typed: &str, known: &str) -> f32 {
        likeness(typed, Letters::of(typed), known, Letters::of(known))
    }

    #[test]
    fn small_errors_are_understood() {
        for (typed, known) in [
            ("flsuh", "flush"),
            ("dragn", "dragon"),
            ("темпаи", "темпай"),
            ("thirteeen", "thirteen"),
            ("wnd", "wind"),
            ("kna", "kan"),
        ] {
            assert!(like(typed, known) > 0.5, "{typed}");
        }
    }

    #[test]
    fn other_words_are_not() {
        for (typed, known) in
            [("kan", "kong"), ("pung", "kong"), ("chow", "flow"), ("пара", "панг")]
        {
            let likeness = like(typed, known);
            assert!(likeness < 0.8, "{typed} {likeness}");
        }
        assert_eq!(like("kan", "kar"), 0.0);
        assert_eq!(like("straight", "strong"), 0.0);
    }

    #[test]
    fn more_of_a_word_is_better() {
        assert!(beginning("stra", "straight") > beginning("s", "straight"));
        assert_eq!(beginning("x", "straight"), 0.0);
    }
}
