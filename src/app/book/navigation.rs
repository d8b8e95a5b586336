//! Navigation between the pages of the rulebook: focus, scroll position and document title.

use crate::app::browser::paint::after_paint;
use leptos::prelude::*;

use crate::book::Page;

use super::{Volume, is_unknown, page};
use crate::app::browser::web;
use crate::app::context::ui::Ui;
use crate::app::dom::{El, watch};

/// Opens and closes the rulebook: makes the calculator inert, moves the focus and sets the title.
pub fn follow(ui: Ui, book: El) {
    let was = StoredValue::new_local(None::<web_sys::Element>);
    let open = StoredValue::new(false);
    watch(Box::new(move || {
        let (opens, now) = (ui.book.get() > 0, open.get_value());
        ui.language.get();
        let title = if opens { title(ui) } else { ui.t("ui.title") };
        web::set_document(ui.language_now(), &title);
        if !opens && !now {
            return;
        }
        open.set_value(opens);
        if opens && !now {
            was.set_value(document().active_element());
        }
        if let Ok(Some(calculator)) = document().query_selector(".root") {
            El(calculator).set_or_not("inert", opens.then_some(""));
        }
        let book = book.clone();
        after_paint(Box::new(move || {
            if opens {
                settle(ui, &book.0, !now);
            } else {
                let back = was.get_value().filter(|element| element.is_connected());
                let menu = || document().query_selector("[data-action=menu]").ok().flatten();
                back.or_else(menu).iter().for_each(web::focus);
            }
        }));
    }));
}

/// The title of the document.
fn title(ui: Ui) -> String {
    let page = untrack(|| page(ui));
    let name = match &page {
        Page::Entry(system, key) => Volume::of(ui, system).and_then(|volume| {
            let entry = volume.entries().into_iter().find(|entry| entry.key == key)?;
            Some(ui.name(&entry.names).to_owned())
        }),
        Page::Deal(..) => Some(ui.t("ui.book-deal")),
        Page::Terms(_) => Some(ui.t("ui.book-terms")),
        Page::List(_) => None,
    };
    let system = page.system().map(|key| ui.join(&["rules.", key]));
    let mut parts = Vec::from_iter(name.into_iter().chain(system));
    parts.extend([ui.t("ui.book"), "Hule".into()]);
    parts.join(" · ")
}

/// Scrolls and focuses the start of a new page.
fn settle(ui: Ui, book: &web_sys::Element, opened: bool) {
    let find = |selector: &str| book.query_selector(selector).ok().flatten();
    let page = page(ui);
    let scroll = |element: Option<web_sys::Element>| {
        element.iter().for_each(web_sys::Element::scroll_into_view);
    };
    let fine = web::matches("(hover: hover) and (pointer: fine)");
    let place = match &page {
        Page::List(_) if fine => find(".book-list .search"),
        Page::Terms(None) if fine => find(".book-list .search"),
        Page::Terms(Some(key)) => {
            let term = find(&["[data-term='", key, "']"].concat()).filter(|_| is_key(key));
            scroll(term.clone());
            term
        }
        Page::Deal(_, Some(section)) => {
            let section = find(&["[data-section='", section, "']"].concat());
            scroll(section.clone());
            section
        }
        Page::Entry(..) | Page::Deal(..) if !is_unknown(ui, &page) => {
            if let Some(pane) = find(".book-page") {
                pane.set_scroll_top(0);
            }
            find(".book-page h2")
        }
        _ => None,
    };
    scroll(find(".book-head [aria-current]"));
    scroll(find("[aria-current=page]").filter(|_| opened));
    place.or_else(|| find("h1")).iter().for_each(web::focus);
}

/// Whether a part of the address can be a key.
fn is_key(word: &str) -> bool {
    word.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
}
