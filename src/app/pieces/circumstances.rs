//! What is said of a hand that is laid out to be read: its answers and rulings.

use crate::app::context::I18n;
use crate::entry::{Draft, GivenAnswer};
use crate::text::rulings::differences;
use crate::text::{Sentence, Span, explain};

/// The given answers about the player's own hand, and the rulings that are not the default.
pub fn circumstances(i18n: I18n, draft: &Draft) -> Vec<Sentence> {
    let words = i18n.catalogue();
    let given = draft.given().filter(|given| given.place == 0);
    let answers = given.map(|GivenAnswer { question, answer, .. }| {
        explain::answer_short(&words, question, answer)
    });
    let mut words: Vec<Sentence> = answers.filter(|sentence| !sentence.0.is_empty()).collect();
    words.extend(rulings(i18n, draft).into_iter().map(|name| Sentence(vec![Span::Text(name)])));
    words
}

/// The preset or, if there is none, the rulings that differ from the default. Empty for the default.
pub fn rulings(i18n: I18n, draft: &Draft) -> Vec<String> {
    let rules = draft.system();
    let usual = rules.presets[0].bits;
    if draft.rulings() == usual {
        return Vec::new();
    }
    if let Some(name) = i18n.name_of_rulings(draft) {
        return vec![name];
    }
    let on_or_off = ["ruling-change.on", "ruling-change.off"];
    differences(&i18n.catalogue(), rules, [usual, draft.rulings()], on_or_off)
}
