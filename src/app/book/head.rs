//! The head of the rulebook: a link back to the list, the language, the close button and the tabs.

use leptos::html::Select;
use leptos::prelude::*;

use super::address_of;
use crate::app::browser::web;
use crate::app::context::fetch;
use crate::app::context::keeping::leave_rulebook;
use crate::app::context::ui::use_ui;
use crate::app::pieces::button::Tool;
use crate::app::pieces::icon::{self, Icon};
use crate::book::Page;
use crate::rules;
use crate::text::Language;

/// The head.
#[component]
pub fn Head(page: Memo<Page>) -> impl IntoView {
    let ui = use_ui();
    // On a phone the list is a separate page.
    let up = move || match *page.read() {
        Page::Entry(system, _) | Page::Deal(system, _) => Some(untrack(|| {
            view! {
                <a class="book-up" href=address_of(&Page::List(system))>
                    <Icon path=icon::LEFT/>
                    {ui.join(&["rules.", system])}
                </a>
            }
        })),
        Page::List(_) | Page::Terms(_) | Page::Ask => None,
    };
    view! {
        <div class="book-top">
            {up}
            <h1 tabindex="-1">{ui.t("ui.book")}</h1>
            <LanguageChoice/>
            <Tool
                icon=icon::CLOSE hook=("data-action", "close-book") label=ui.t("ui.close")
                press=move || leave_rulebook(ui)
            />
        </div>
        <Tabs page/>
    }
}

#[component]
fn LanguageChoice() -> impl IntoView {
    let ui = use_ui();
    let now = ui.language_now();
    let select = NodeRef::<Select>::new();
    // If a language cannot be fetched, a notice says so and the former one stays selected.
    Effect::new(move || {
        ui.notice();
        if let Some(select) = select.get() {
            select.set_value(now.tag());
        }
    });
    let option = |language: &Language| {
        view! {
            <option value=language.tag() lang=language.tag() selected=*language == now>
                {language.name()}
            </option>
        }
    };
    view! {
        <select
            node_ref=select
            class="book-language"
            aria-label=ui.t("ui.language")
            on:change:target=move |event| {
                if let Some(language) = Language::from_tag(&event.target().value()) {
                    ui.keep(web::LANGUAGE, language.tag());
                    fetch::speak(ui, language);
                }
            }
        >
            {Language::WRITTEN.iter().map(option).collect_view()}
        </select>
    }
}

/// The tabs of the rule systems and the glossary.
#[component]
fn Tabs(page: Memo<Page>) -> impl IntoView {
    let ui = use_ui();
    let current =
        move |tab: Option<&'static str>| move || (tab_of(&page.read()) == tab).then_some("true");
    let tab = |key: &&'static str| {
        let key = *key;
        view! {
            <a
                class="system"
                href=address_of(&Page::List(key))
                data-book=key
                title=ui.join(&["rules.", key, ".name"])
                aria-current=current(Some(key))
            >
                <span>{ui.join(&["rules.", key])}</span>
            </a>
        }
    };
    view! {
        <nav class="systems" aria-label=ui.t("ui.book-systems")>
            {rules::KEYS.iter().map(tab).collect_view()}
            <a
                class="system"
                href=address_of(&Page::Terms(None))
                data-book="terms"
                aria-current=current(Some("terms"))
            >
                <span>{ui.t("ui.book-terms")}</span>
            </a>
        </nav>
    }
}

/// The tab that a page belongs to: a rule system or the glossary.
fn tab_of(page: &Page) -> Option<&'static str> {
    match page {
        Page::Terms(_) => Some("terms"),
        page => page.system(),
    }
}
