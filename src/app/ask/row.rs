//! A row of the answers, which leads to a page of the rulebook.

use leptos::prelude::*;

use crate::app::context::{I18n, use_i18n};
use crate::app::pieces::{FanWorth, Icon, icon};
use crate::search::{Answer, Subject};
use crate::text::fans::CountedFan;

/// The row of an answer: what it is worth, its name, and the other name that was asked for.
#[component]
pub fn AnswerRow(answer: Answer) -> impl IntoView {
    let i18n = use_i18n();
    let Answer { subject, also } = answer;
    view! {
        <li>
            <a class="book-row" href=address(&subject) data-answer=subject.key()>
                <span class="name">{name(i18n, &subject)}</span>
                {also.map(|also| view! { <span class="also">{also}</span> })}
                {worth(&subject)}
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
pub fn name(i18n: I18n, subject: &Subject) -> String {
    subject.name(&i18n.catalogue())
}

/// What a fan is worth; nothing for anything else.
pub fn worth(subject: &Subject) -> Option<impl IntoView + use<>> {
    let fan = subject.fan().filter(|fan| fan.worth > 0)?;
    Some(view! { <FanWorth row=CountedFan::once(fan)/> })
}
