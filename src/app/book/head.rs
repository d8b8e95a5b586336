//! The head of the rulebook: a link back to the list, the language, the close button and the tabs.

use crate::book::Page;
use crate::rules;
use crate::text::Language;

use super::link;
use crate::app::browser::web;
use crate::app::context::fetch;
use crate::app::context::ui::Ui;
use crate::app::dom::{El, el, group, text, watch};
use crate::app::pieces::art;
use crate::app::shell::address;

pub fn head(ui: Ui, page: &Page) -> Vec<El> {
    vec![top(ui, page), tabs(ui, page)]
}

fn top(ui: Ui, page: &Page) -> El {
    let mut parts = Vec::new();
    // On a phone the list is a separate page.
    if let Page::Entry(system, _) | Page::Deal(system, _) = page {
        let up = link("book-up", &Page::List(system)).child(art::icon(art::LEFT));
        parts.push(up.text(&ui.join(&["rules.", system])));
    }
    parts.push(text("h1", "", &ui.t("ui.book")).attr("tabindex", "-1"));
    parts.push(languages(ui));
    let close = el("button", "tool").attr("type", "button").attr("data-action", "close-book");
    let close = close.attr("aria-label", &ui.t("ui.close")).child(art::icon(art::CLOSE));
    parts.push(close.on("click", move |_| address::leave(ui)));
    group("div", "book-top", parts)
}

fn languages(ui: Ui) -> El {
    let now = ui.catalogue().language();
    let options = Language::WRITTEN.iter().map(|language| {
        let option = text("option", "", language.name()).attr("value", language.tag());
        let option = option.attr("lang", language.tag());
        if *language == now { option.attr("selected", "") } else { option }
    });
    let select = group("select", "book-language", options.collect())
        .attr("aria-label", &ui.t("ui.language"))
        .on("change", move |event| {
            if let Some(language) = Language::from_tag(&web::value(&event)) {
                web::save("hule.language", language.tag());
                fetch::speak(ui, language);
            }
        });
    // If a language cannot be fetched, the former one stays selected.
    let shown = select.clone();
    watch(Box::new(move || {
        ui.notice();
        let _ = js_sys::Reflect::set(&shown.0, &"value".into(), &now.tag().into());
    }));
    select
}

/// The tabs of the rule systems and the glossary.
fn tabs(ui: Ui, page: &Page) -> El {
    let system = page.system();
    let mark = |tab: El, on: bool| if on { tab.attr("aria-current", "true") } else { tab };
    let mut tabs: Vec<El> = rules::KEYS
        .iter()
        .map(|key| {
            let name = text("span", "", &ui.join(&["rules.", key]));
            let tab = link("system", &Page::List(key)).attr("data-book", key).child(name);
            mark(tab.attr("title", &ui.join(&["rules.", key, ".name"])), system == Some(*key))
        })
        .collect();
    let terms = link("system", &Page::Terms(None)).attr("data-book", "terms");
    let terms = terms.child(text("span", "", &ui.t("ui.book-terms")));
    tabs.push(mark(terms, system.is_none()));
    group("nav", "systems", tabs).attr("aria-label", &ui.t("ui.book-systems"))
}
