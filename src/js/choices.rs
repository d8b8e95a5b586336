//! What a program could have written where it wrote a key that does not exist.

use std::fmt::Display;

use crate::entry::Fault;

/// A fault of a request, and the keys that there are in its place.
pub struct Wrong {
    /// What is wrong.
    pub fault: Fault,
    /// The keys that there are. Empty where it isn't about a key.
    pub choices: Vec<String>,
    /// The one that was probably meant.
    pub meant: Option<String>,
}

impl Wrong {
    /// A fault about something that was written in place of one of these keys.
    pub fn among<T: Display>(
        fault: Fault,
        written: &str,
        choices: impl IntoIterator<Item = T>,
    ) -> Wrong {
        let choices: Vec<String> = choices.into_iter().map(|choice| choice.to_string()).collect();
        let meant = meant(written, &choices);
        Wrong { fault, choices, meant }
    }
}

impl From<Fault> for Wrong {
    fn from(fault: Fault) -> Wrong {
        Wrong { fault, choices: Vec::new(), meant: None }
    }
}

/// What players and other programs call an answer.
const ALSO_CALLED: &[(&str, &str)] = &[
    ("tsumo", "self-drawn"),
    ("zimo", "self-drawn"),
    ("selfdraw", "self-drawn"),
    ("ron", "discard"),
    ("dianpao", "discard"),
    ("rinshan", "replacement"),
    ("chankan", "robbed-kong"),
    ("robbing", "robbed-kong"),
    ("haitei", "draw"),
    ("houtei", "claim"),
    ("east", "E"),
    ("south", "S"),
    ("west", "W"),
    ("north", "N"),
    ("true", "yes"),
    ("false", "no"),
];

/// The key that was meant: the same in other letters, what it is also called, or one with at most two typing
/// errors.
pub fn meant(written: &str, choices: &[String]) -> Option<String> {
    let bare = |text: &str| {
        let letters = text.chars().filter(char::is_ascii_alphanumeric);
        letters.collect::<String>().to_ascii_lowercase()
    };
    let written = bare(written);
    let same = |choice: &&String| bare(choice) == written;
    let also = || {
        let (_, key) = ALSO_CALLED.iter().find(|(name, _)| *name == written)?;
        choices.iter().find(|choice| choice == key)
    };
    let near = || {
        let close = choices.iter().filter(|choice| choice.len() > 3);
        let distance = |choice: &String| strsim::osa_distance(&bare(choice), &written);
        let nearest = close.min_by_key(|choice| distance(choice));
        nearest.filter(|choice| distance(choice) <= 2)
    };
    choices.iter().find(same).or_else(also).or_else(near).cloned()
}
