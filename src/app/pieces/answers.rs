//! The answers to the questions of a rule system, in words.

use leptos::prelude::*;

use crate::app::context::{I18n, use_i18n};
use crate::app::pieces::sentence::WordsLine;
use crate::entry::Asked;
use crate::scoring::Report;
use crate::system::{AnswerKind, Question};
use crate::text::{Sentence, Span, explain};

/// The answers of a report on one line.
#[component]
pub fn AnswersLine(report: Report) -> impl IntoView {
    let sentences = own_answers(use_i18n(), &report);
    view! { <p class="answers-line"><span><WordsLine sentences/></span></p> }
}

/// The answers about the player's own hand.
pub fn own_answers(i18n: I18n, report: &Report) -> Vec<Sentence> {
    let mut words = answers(i18n, report.asked.iter().filter(|asked| asked.place == 0));
    words.retain(|words| !words.0.is_empty());
    words
}

/// Names the answers that are not the plain default.
pub fn answers<'a>(i18n: I18n, asked: impl Iterator<Item = &'a Asked>) -> Vec<Sentence> {
    let catalogue = i18n.catalogue();
    let mut words = Vec::new();
    for asked in asked {
        let Some(answer) = asked.answer else { continue };
        let Question { kind, default, .. } = *asked.question;
        if matches!(kind, AnswerKind::Number { .. }) && default == Some(answer) {
            continue;
        }
        words.push(marked(i18n, asked, explain::answer_short(&catalogue, asked.question, answer)));
    }
    words
}

/// The words of an answer, with a mark if it is inferred.
pub fn marked(i18n: I18n, asked: &Asked, mut words: Sentence) -> Sentence {
    if asked.inferred {
        words.0.push(Span::Text([" ", &*i18n.t("ui.inferred-short")].concat()));
    }
    words
}
