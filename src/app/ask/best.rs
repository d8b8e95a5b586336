//! The best answer: its name, the sentence that answers, and a hand that shows it.

use leptos::prelude::*;

use super::index;
use super::row::{address, name, worth};
use crate::app::context::ui::{Ui, use_ui};
use crate::app::pieces::icon::{self, Icon};
use crate::app::pieces::laid_hand::FirstHand;
use crate::app::pieces::rule_links::RuleLinks;
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
    let ui = use_ui();
    let Answer { subject, also } = answer;
    let sentence = index::sentence(ui, &question, &subject);
    view! {
        <article class="ask-best" data-answer=subject.key()>
            <a class="ask-page" href=address(&subject)>
                <span class="ask-about">{about(ui, &subject)}</span>
                <span class="ask-name">
                    <strong>{name(ui, &subject)}</strong>
                    {worth(ui, &subject)}
                    {also.map(|also| view! { <span class="also">{also}</span> })}
                </span>
                <span class="ask-said">{sentence}</span>
                {shown(&subject)}
                <Icon path=icon::NEXT/>
            </a>
            {rules_of(&subject)}
        </article>
    }
}

/// The rule system and the clause, or that it is a term.
fn about(ui: Ui, subject: &Subject) -> String {
    let Some(system) = subject.system() else { return ui.t("ui.book-terms") };
    let system = ui.join(&["rules.", system]);
    match subject {
        Subject::Entry(_, entry) if !entry.clause.is_empty() => {
            [&*system, " · ", entry.clause].concat()
        }
        Subject::Deal(..) => [&*system, " · ", &*ui.t("ui.book-deal")].concat(),
        _ => system,
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
