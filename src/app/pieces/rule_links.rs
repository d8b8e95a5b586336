//! Links to pages of the rulebook that lay something down, each with its rule system and clause.

use leptos::prelude::*;

use crate::app::context::ui::{Ui, use_ui};
use crate::book::{Page, entry_of};
use crate::rules;
use crate::text::explain;

/// Links to pages of the rulebook; nothing if there are none.
#[component]
pub fn RuleLinks(
    /// The addresses of the pages, without `book/`.
    pages: &'static [&'static str],
) -> impl IntoView {
    let ui = use_ui();
    let link = |address: &&'static str| {
        let page = Page::parse(&["book/", address].concat(), rules::KEYS[0]);
        let address = ["#", &*page.to_string()].concat();
        view! {
            <li>
                <a class="rule-link" href=address>
                    <span class="also">{place(ui, &page)}</span>
                    <span>{name(ui, &page)}</span>
                </a>
            </li>
        }
    };
    let links: Vec<_> = pages.iter().map(link).collect();
    (!links.is_empty()).then(|| view! { <ul class="rule-links">{links}</ul> })
}

/// The rule system and the clause of a page.
fn place(ui: Ui, page: &Page) -> String {
    let system = page.system().map(|key| ui.join(&["rules.", key])).unwrap_or_default();
    match entry_of(page).filter(|entry| !entry.clause.is_empty()) {
        Some(entry) => [&*system, " · ", entry.clause].concat(),
        None => system,
    }
}

/// The name of a page.
fn name(ui: Ui, page: &Page) -> String {
    match (entry_of(page), page) {
        (Some(entry), _) => explain::name(&ui.catalogue(), &entry.names).to_owned(),
        (None, Page::Deal(_, Some(section))) => ui.join(&["deal.", section]),
        (None, _) => ui.t("ui.book-deal"),
    }
}
