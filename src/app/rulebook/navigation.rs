//! Navigation between the pages of the rulebook: focus, scroll position and document title.

use leptos::html::Div;
use leptos::prelude::*;
use web_sys::Element;

use super::{Volume, is_unknown};
use crate::app::browser::paint::after_paint;
use crate::app::browser::web;
use crate::app::context::{Calculator, Fetching, I18n, Rulebook};
use crate::rulebook::Page;

/// Follows the open page: sets the title, and moves the focus into the rulebook, to the start of each
/// page, and back to the calculator.
pub fn follow(
    calculator: Calculator,
    i18n: I18n,
    fetching: Fetching,
    rulebook: Rulebook,
    book: NodeRef<Div>,
) {
    let focused_before = StoredValue::new_local(None::<Element>);
    Effect::new(move |was_open: Option<bool>| {
        let was_open = was_open.unwrap_or(false);
        fetching.language.track();
        let page = rulebook.page();
        let is_open = page.is_some();
        let title = untrack(|| {
            page.as_ref().map_or_else(|| i18n.t("ui.title"), |page| title(calculator, i18n, page))
        });
        web::set_document(untrack(|| i18n.language()), &title);
        if is_open && !was_open {
            focused_before.set_value(document().active_element());
        }
        if let Some(page) = page {
            after_paint(move || {
                if let Some(book) = book.get_untracked() {
                    show_start(calculator, &book, &page, !was_open);
                }
            });
        } else if was_open {
            after_paint(move || focus_calculator(focused_before.get_value()));
        }
        is_open
    });
}

/// The title of the document.
fn title(calculator: Calculator, i18n: I18n, page: &Page) -> String {
    let name = match page {
        Page::Entry(system, key) => Volume::of(calculator, system).and_then(|volume| {
            let entry = volume.entries().into_iter().find(|entry| entry.key == key)?;
            Some(i18n.called(&entry.names))
        }),
        Page::Deal(..) => Some(i18n.t("ui.book-deal")),
        Page::Terms(_) => Some(i18n.t("ui.book-terms")),
        Page::Ask => Some(i18n.t("ui.ask")),
        Page::List(_) => None,
    };
    let system = page.system().map(|key| i18n.short_name(key).to_owned());
    let mut parts = Vec::from_iter(name.into_iter().chain(system));
    parts.extend([i18n.t("ui.book"), "Hule".into()]);
    parts.join(" · ")
}

/// Gives the focus back to the element that had it before the rulebook was opened, or else to the
/// menu.
fn focus_calculator(before: Option<Element>) {
    let before = before.filter(|element| element.is_connected());
    let menu = || document().query_selector("[data-action=menu]").ok().flatten();
    before.or_else(menu).iter().for_each(web::focus);
}

/// Scrolls to the start of a page and focuses it.
fn show_start(calculator: Calculator, book: &Element, page: &Page, is_opened: bool) {
    let find = |selector: &str| book.query_selector(selector).ok().flatten();
    let scroll_to = |element: Option<Element>| element.inspect(Element::scroll_into_view);
    let has_keyboard = web::matches("(hover: hover) and (pointer: fine)");
    let start = match page {
        // Whoever opens it wants to type.
        Page::Ask => find(".book-list .search"),
        Page::List(_) | Page::Terms(None) if has_keyboard => find(".book-list .search"),
        Page::Terms(Some(key)) if is_key(key) => {
            scroll_to(find(&["[data-term='", key, "']"].concat()))
        }
        Page::Deal(_, Some(section)) => {
            scroll_to(find(&["[data-section='", section, "']"].concat()))
        }
        Page::Entry(..) | Page::Deal(..) if !is_unknown(calculator, page) => {
            if let Some(pane) = find(".book-page") {
                pane.set_scroll_top(0);
            }
            find(".book-page h2")
        }
        _ => None,
    };
    scroll_to(find(".book-head [aria-current]"));
    scroll_to(find("[aria-current=page]").filter(|_| is_opened));
    start.or_else(|| find("h1")).iter().for_each(web::focus);
}

/// Whether a part of the address can be a key.
fn is_key(word: &str) -> bool {
    word.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
}
