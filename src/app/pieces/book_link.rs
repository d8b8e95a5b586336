//! Links to the rulebook: one in a text, and lists of pages that lay something down.

use leptos::prelude::*;

use crate::app::browser::web;
use crate::app::context::{I18n, use_device, use_i18n};
use crate::rulebook::{Page, entry_of};
use crate::rules;

/// A link to a page of the rulebook. An embedded app opens it in another tab.
#[component]
pub fn BookLink(
    /// The page.
    page: Page,
    /// The class of the style.
    class: &'static str,
    /// The hook `data-action`.
    action: &'static str,
    /// What is on the link.
    children: Children,
) -> impl IntoView {
    let device = use_device();
    let address = ["#", &*page.to_string()].concat();
    let address = if device.is_guest { web::beside(&address) } else { address };
    view! {
        <a class=class href=address target=device.is_guest.then_some("_blank") data-action=action>
            {children()}
        </a>
    }
}

/// Links to pages of the rulebook; nothing if there are none.
#[component]
pub fn RuleLinks(
    /// The addresses of the pages, without `book/`.
    pages: Vec<&'static str>,
) -> impl IntoView {
    let i18n = use_i18n();
    let link = |address: &&'static str| {
        let page = Page::parse(&["book/", address].concat(), rules::KEYS[0]);
        let address = ["#", &*page.to_string()].concat();
        view! {
            <li>
                <a class="rule-link" href=address>
                    <span class="also">{place(i18n, &page)}</span>
                    <span>{name(i18n, &page)}</span>
                </a>
            </li>
        }
    };
    let links: Vec<_> = pages.iter().map(link).collect();
    (!links.is_empty()).then(|| view! { <ul class="rule-links">{links}</ul> })
}

/// The rule system and the clause of a page.
fn place(i18n: I18n, page: &Page) -> String {
    let system = page.system().map(|key| i18n.short_name(key)).unwrap_or_default();
    match entry_of(page).filter(|entry| !entry.clause.is_empty()) {
        Some(entry) => [system, " · ", entry.clause].concat(),
        None => system.to_owned(),
    }
}

/// The name of a page.
fn name(i18n: I18n, page: &Page) -> String {
    match (entry_of(page), page) {
        (Some(entry), _) => i18n.called(&entry.names),
        (None, Page::Deal(_, Some(section))) => i18n.join(&["deal.", section]),
        (None, _) => i18n.t("ui.book-deal"),
    }
}
