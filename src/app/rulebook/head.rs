//! The head of the rulebook: a link back to the list, the language, the close button and the tabs.

use leptos::html::Select;
use leptos::prelude::*;

use super::address_of;
use crate::app::browser::web;
use crate::app::context::hand_storage::leave_rulebook;
use crate::app::context::{use_calculator, use_device, use_fetching, use_i18n, use_rulebook};
use crate::app::pieces::{Icon, Tool, icon};
use crate::rulebook::Page;
use crate::rules;
use crate::system::System;
use crate::text::Language;

/// The head.
#[component]
pub fn BookHead(page: Memo<Page>) -> impl IntoView {
    let (calculator, i18n, rulebook) = (use_calculator(), use_i18n(), use_rulebook());
    // On a phone the list is a separate page.
    let up = move || match *page.read() {
        Page::Entry(system, _) | Page::Deal(system, _) => Some(untrack(|| {
            view! {
                <a class="book-up" href=address_of(&Page::List(system))>
                    <Icon path=icon::LEFT/>
                    {i18n.short_name(system)}
                </a>
            }
        })),
        Page::List(_) | Page::Terms(_) | Page::Ask => None,
    };
    view! {
        <div class="book-top">
            {up}
            <h1 tabindex="-1">{i18n.t("ui.book")}</h1>
            <LanguageChoice/>
            <Tool
                icon=icon::CLOSE hook=("data-action", "close-book") label=i18n.t("ui.close")
                press=move || leave_rulebook(calculator, rulebook)
            />
        </div>
        <Tabs page/>
    }
}

#[component]
fn LanguageChoice() -> impl IntoView {
    let (calculator, i18n, fetching, device) =
        (use_calculator(), use_i18n(), use_fetching(), use_device());
    let now = i18n.language();
    let select = NodeRef::<Select>::new();
    // If a language cannot be fetched, a notice says so and the former one stays selected.
    Effect::new(move || {
        calculator.notice();
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
            aria-label=i18n.t("ui.language")
            on:change:target=move |event| {
                if let Some(language) = Language::from_tag(&event.target().value()) {
                    device.keep(web::LANGUAGE, language.tag());
                    fetching.speak(language);
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
    let i18n = use_i18n();
    let current =
        move |tab: Option<&'static str>| move || (tab_of(&page.read()) == tab).then_some("true");
    let tab = |system: &&'static System| {
        let key = system.key;
        view! {
            <a
                class="system"
                href=address_of(&Page::List(key))
                data-book=key
                title=i18n.name(&system.names)
                aria-current=current(Some(key))
            >
                <span>{i18n.name(&system.short_names)}</span>
            </a>
        }
    };
    view! {
        <nav class="systems" aria-label=i18n.t("ui.book-systems")>
            {rules::SYSTEMS.iter().map(tab).collect_view()}
            <a
                class="system"
                href=address_of(&Page::Terms(None))
                data-book="terms"
                aria-current=current(Some("terms"))
            >
                <span>{i18n.t("ui.book-terms")}</span>
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
