//! The words of the fields of a form, and of what can be chosen in them.

use crate::session::Label;
use crate::text::{Catalogue, Slot, explain, fans};

/// Says a label, given the names of the players.
pub fn label_words(label: &Label, names: &[String], words: &Catalogue) -> String {
    match label {
        Label::Words(key) => words.get(key).to_owned(),
        Label::Numbered(key, n) => words.text(key, &[("n", Slot::count(*n))]),
        Label::Player(player) => names.get(*player).cloned().unwrap_or_default(),
        Label::Count(unit, count) => fans::count_of(*unit, (*count).into(), words),
        Label::CountOrMore(unit, count) => fans::count_of(*unit, (*count).into(), words) + "+",
        Label::Answer(question, answer) => explain::answer(words, question, *answer).to_string(),
    }
}
