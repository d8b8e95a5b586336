//! The answers to the questions of a rule system, in words: what is said of a hand beside its tiles.

use crate::entry::{Asked, Draft, GivenAnswer};
use crate::scoring::Report;
use crate::system::{AnswerKind, Question};

use super::{Catalogue, Sentence, Span, explain, rulings};

/// The answers about the player's own hand.
pub fn own_answers(report: &Report, words: &Catalogue) -> Vec<Sentence> {
    let mut said = answers(report.asked.iter().filter(|asked| asked.place == 0), words);
    said.retain(|sentence| !sentence.0.is_empty());
    said
}

/// Names the answers that are not the plain default.
pub fn answers<'a>(asked: impl Iterator<Item = &'a Asked>, words: &Catalogue) -> Vec<Sentence> {
    let mut said = Vec::new();
    for asked in asked {
        let Some(answer) = asked.answer else { continue };
        let Question { kind, default, .. } = *asked.question;
        if matches!(kind, AnswerKind::Number { .. }) && default == Some(answer) {
            continue;
        }
        said.push(marked(asked, explain::answer_short(words, asked.question, answer), words));
    }
    said
}

/// The words of an answer, with a mark if it is inferred.
pub fn marked(asked: &Asked, mut said: Sentence, words: &Catalogue) -> Sentence {
    if asked.inferred {
        said.0.push(Span::Text([" ", words.get("ui.inferred-short")].concat()));
    }
    said
}

/// What is said of a hand that is laid out to be read: the given answers about the player's own hand, and the
/// rulings that are not the default. `rulings` is what these are called, if they have a name.
pub fn circumstances(draft: &Draft, rulings: Option<&str>, words: &Catalogue) -> Vec<Sentence> {
    let given = draft.given().filter(|given| given.place == 0);
    let answers = given
        .map(|GivenAnswer { question, answer, .. }| explain::answer_short(words, question, answer));
    let mut said: Vec<Sentence> = answers.filter(|sentence| !sentence.0.is_empty()).collect();
    let rulings = rulings::of_draft(draft, rulings, words);
    said.extend(rulings.into_iter().map(|name| Sentence(vec![Span::Text(name)])));
    said
}
