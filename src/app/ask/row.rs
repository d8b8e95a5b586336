//! A row of the answers, which leads to a page of the rulebook.

use leptos::prelude::*;

use crate::app::context::ui::{Ui, use_ui};
use crate::app::pieces::icon::{self, Icon};
use crate::search::{Answer, Subject};

/// The row of an answer: what it is worth, its name, and the other name that was asked for.
#[component]
pub fn AnswerRow(answer: Answer) -> impl IntoView {
    let ui = use_ui();
    let Answer { subject, also } = answer;
    view! {
        <li>
            <a class="book-row" href=address(&subject) data-answer=subject.key()>
                <span class="name">{name(ui, &subject)}</span>
                {also.map(|also| view! { <span class="also">{also}</span> })}
                {worth(ui, &subject)}
                <Icon path=icon::NEXT/>
            </a>
        </li>
    }
}

/// The address of the page about a subject.
pub fn address(subject: &Subject) -> String {
    ["#", &*subject.page().to_string()].concat()
}

/// The name of a subject.
pub fn name(ui: Ui, subject: &Subject) -> String {
    subject.name(&ui.catalogue())
}

/// What a fan is worth; nothing for anything else.
pub fn worth(ui: Ui, subject: &Subject) -> Option<impl IntoView + use<>> {
    let fan = subject.fan().filter(|fan| fan.worth > 0)?;
    Some(view! { <b class="points">{ui.worth(fan, fan.worth)}</b> })
}
