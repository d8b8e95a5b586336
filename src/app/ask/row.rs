//! A row of the answers, which leads to a page of the rulebook.

use leptos::prelude::*;

use crate::app::context::{I18n, use_i18n};
use crate::app::pieces::{FanName, FanWorth, Icon, icon};
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
                {name_of(i18n, &subject)}
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

/// The name of a subject on its row.
fn name_of(i18n: I18n, subject: &Subject) -> AnyView {
    match subject.fan() {
        Some(fan) => view! { <FanName row=CountedFan::once(fan)/> }.into_any(),
        None => view! { <span class="name">{name(i18n, subject)}</span> }.into_any(),
    }
}

/// What a fan is worth; nothing for anything else.
pub fn worth(subject: &Subject) -> Option<impl IntoView + use<>> {
    let fan = subject.fan().filter(|fan| fan.worth > 0)?;
    Some(view! { <FanWorth row=CountedFan::once(fan)/> })
}
