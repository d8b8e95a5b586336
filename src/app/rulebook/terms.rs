//! The glossary: terms with their names in four languages.

use leptos::prelude::*;

use super::address_of;
use crate::app::context::use_i18n;
use crate::app::pieces::{OtherNames, RuleLinks};
use crate::rulebook::{Page, TERMS};

/// The glossary.
#[component]
pub fn Terms(
    /// The open page.
    page: Memo<Page>,
) -> impl IntoView {
    let i18n = use_i18n();
    let unknown = move || {
        let is_term = |key: &str| TERMS.iter().any(|term| term.key == key);
        let unknown = matches!(&*page.read(), Page::Terms(Some(key)) if !is_term(key));
        unknown.then(|| view! { <p>{untrack(|| i18n.t("ui.book-unknown-term"))}</p> })
    };
    view! {
        <h2>{i18n.t("ui.book-terms")}</h2>
        <div class="book-unknown" role="alert">{unknown}</div>
        <div class="book-terms">
            {(0..TERMS.len()).map(|at| view! { <Entry at page/> }).collect_view()}
        </div>
    }
}

/// The term at an index.
#[component]
fn Entry(at: usize, page: Memo<Page>) -> impl IntoView {
    let i18n = use_i18n();
    let term = &TERMS[at];
    let address = address_of(&Page::Terms(Some(term.key.to_owned())));
    let is_current = move || matches!(&*page.read(), Page::Terms(Some(key)) if key == term.key);
    let systems = (!term.is_common).then(|| {
        let systems = term.systems().into_iter().map(|key| i18n.short_name(key));
        let systems = systems.collect::<Vec<_>>().join(i18n.language().comma());
        view! { <p class="also">{systems}</p> }
    });
    view! {
        <article
            data-term=term.key
            tabindex="-1"
            aria-current=move || is_current().then_some("true")
        >
            <h3><a href=address>{i18n.name(&term.names)}</a></h3>
            <OtherNames names=term.names class="book-names"/>
            <p>{i18n.join(&["term.", term.key])}</p>
            {systems}
            <RuleLinks pages=term.pages()/>
        </article>
    }
}
