//! The best answer: its name, the sentence that answers, and a hand that shows it.

use leptos::prelude::*;

use super::index;
use super::row::{address, name, worth};
use crate::app::context::{I18n, use_i18n};
use crate::app::pieces::{FirstHand, Icon, RuleLinks, icon};
use crate::entry::link;
use crate::rules;
use crate::scoring::Examined;
use crate::search::{Answer, Question, Subject};

/// The best answer, which leads to its page.
#[component]
pub fn Best(
    answer: Answer,
    /// The question as it was read.
    question: Question,
) -> impl IntoView {
    let i18n = use_i18n();
    let Answer { subject, also } = answer;
    let sentence = index::sentence(i18n, &question, &subject);
    view! {
        <article class="ask-best" data-answer=subject.key()>
            <a class="ask-page" href=address(&subject)>
                <span class="ask-about">{about(i18n, &subject)}</span>
                <span class="ask-name">
                    <strong>{name(i18n, &subject)}</strong>
                    {worth(&subject)}
                    {also.map(|also| view! { <span class="also">{also}</span> })}
                </span>
                <span class="ask-sentence">{sentence}</span>
                {shown(&subject)}
                <Icon path=icon::NEXT/>
            </a>
            {rules_of(&subject)}
        </article>
    }
}

/// The rule system and the clause, or that it is a term.
fn about(i18n: I18n, subject: &Subject) -> String {
    let Some(system) = subject.system() else { return i18n.t("ui.book-terms") };
    let system = i18n.short_name(system);
    match subject {
        Subject::Entry(_, entry) if !entry.clause.is_empty() => {
            [system, " · ", entry.clause].concat()
        }
        Subject::Deal(..) => [system, " · ", &*i18n.t("ui.book-deal")].concat(),
        _ => system.to_owned(),
    }
}

/// The tiles of a hand that shows a subject.
fn shown(subject: &Subject) -> Option<impl IntoView + use<>> {
    let draft = link::decode(subject.example()?, rules::SYSTEMS).ok()?;
    let report = Examined::without_engine(&draft).report;
    Some(view! { <span class="ask-hand book-hand"><FirstHand draft report/></span> })
}

/// The rules that say what a term means, each with its clause and a link; nothing for anything else.
fn rules_of(subject: &Subject) -> Option<impl IntoView + use<>> {
    let Subject::Term(term) = subject else { return None };
    Some(view! { <RuleLinks pages=term.pages()/> })
}
