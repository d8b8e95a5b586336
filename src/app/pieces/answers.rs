//! The answers to the questions of a rule system, and its rulings, in words.

use leptos::prelude::*;

use crate::app::context::{I18n, use_i18n};
use crate::app::pieces::sentence::WordsLine;
use crate::entry::{Asked, Draft};
use crate::scoring::Report;
use crate::text::{Sentence, answers as text, rulings as of_rulings};

/// The answers of a report on one line.
#[component]
pub fn AnswersLine(report: Report) -> impl IntoView {
    let sentences = own_answers(use_i18n(), &report);
    view! { <p class="answers-line"><span><WordsLine sentences/></span></p> }
}

/// The answers about the player's own hand.
pub fn own_answers(i18n: I18n, report: &Report) -> Vec<Sentence> {
    text::own_answers(report, &i18n.catalogue())
}

/// Names the answers that are not the plain default.
pub fn answers<'a>(i18n: I18n, asked: impl Iterator<Item = &'a Asked>) -> Vec<Sentence> {
    text::answers(asked, &i18n.catalogue())
}

/// The given answers about the player's own hand, and the rulings that are not the default.
pub fn circumstances(i18n: I18n, draft: &Draft) -> Vec<Sentence> {
    text::circumstances(draft, i18n.name_of_rulings(draft).as_deref(), &i18n.catalogue())
}

/// The preset or, if there is none, the rulings that differ from the default. Empty for the default.
pub fn rulings(i18n: I18n, draft: &Draft) -> Vec<String> {
    of_rulings::of_draft(draft, i18n.name_of_rulings(draft).as_deref(), &i18n.catalogue())
}
