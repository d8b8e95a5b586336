//! The rulebook: a page over the calculator. Its code is fetched when it is first opened.

mod deal;
mod entry;
pub mod example;
mod head;
mod keys;
mod list;
mod navigation;
mod terms;

use crate::scoring::Engine;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::book::{Book, Entry, Page, entries};
use crate::rules;
use crate::system::System;

use crate::app::context::ui::{Ui, use_ui};
use crate::app::dom::{El, el, group, text};
use crate::app::shell::notice;

/// Renders the rulebook, which follows `ui.book` from then on.
pub fn view() -> AnyView {
    let ui = use_ui();
    let book = root(ui);
    navigation::follow(ui, book.clone());
    book.view()
}

/// The rulebook of a rule system.
#[derive(Clone, Copy)]
pub struct Volume {
    rules: &'static System,
    engine: &'static dyn Engine,
    book: &'static Book,
}

impl Volume {
    /// Returns the rulebook of a rule system that has been fetched.
    fn of(ui: Ui, key: &str) -> Option<Volume> {
        let engine = ui.engines().into_iter().find(|engine| engine.system().key == key)?;
        let rules = engine.system();
        Some(Volume { rules, engine, book: rules::book(rules)? })
    }

    fn entries(self) -> Vec<Entry> {
        entries(self.rules, self.book)
    }
}

/// The open page.
fn page(ui: Ui) -> Page {
    ui.book.get();
    let address = ui.store(|store| store.page.clone());
    Page::parse(&address, untrack(|| ui.rules()).words)
}

/// Whether a page names an entry that does not exist.
fn is_unknown(ui: Ui, page: &Page) -> bool {
    match page {
        Page::Entry(system, key) => Volume::of(ui, system)
            .is_none_or(|volume| volume.entries().iter().all(|entry| entry.key != key)),
        _ => false,
    }
}

fn root(ui: Ui) -> El {
    // The list stays while its entries change. The glossary comes after the rule systems.
    let system = Memo::new(move |_| {
        let system = page(ui).system();
        rules::KEYS.iter().position(|key| Some(*key) == system).unwrap_or(rules::KEYS.len())
    });
    let query = ui.field();
    let view = move || {
        Some(match page(ui) {
            Page::Terms(_) => "terms".into(),
            Page::List(_) => "list".into(),
            page if is_unknown(ui, &page) => "list".into(),
            _ => "entry".into(),
        })
    };
    let head = el("div", "book-head").region(move || {
        ui.language.get();
        let page = page(ui);
        untrack(|| head::head(ui, &page))
    });
    let index = el("div", "book-list").attr("data-part", "book-list").region(move || {
        ui.language.get();
        let key = rules::KEYS.get(system.get());
        untrack(|| match key {
            Some(key) => Volume::of(ui, key).map_or_else(Vec::new, |v| list::list(ui, v, query)),
            None => terms::terms(ui, query),
        })
    });
    let entry = el("div", "book-page").attr("data-part", "book-page").region(move || {
        ui.language.get();
        let page = page(ui);
        untrack(|| body(ui, &page))
    });
    let panes = group("div", "book-panes", vec![index, entry]);
    el("div", "book")
        .attr("role", "main")
        .attr("data-part", "book")
        .toggle("hidden", move || ui.book.get() == 0)
        .live("data-view", view)
        .children(vec![head, panes, el("div", "book-notices").child(notice::notice(ui))])
        .on("keydown", move |event| keys::press(ui, &event))
}

/// The page beside the list or, on a phone, in its place.
fn body(ui: Ui, page: &Page) -> Vec<El> {
    let Some(volume) = page.system().and_then(|key| Volume::of(ui, key)) else { return Vec::new() };
    match page {
        Page::Entry(_, key) => {
            let entries = volume.entries();
            match entries.iter().position(|entry| entry.key == key) {
                Some(at) => entry::entry(ui, volume, &entries, at),
                None => deal::deal(ui, volume),
            }
        }
        _ => deal::deal(ui, volume),
    }
}

/// A link to a page.
fn link(class: &str, page: &Page) -> El {
    el("a", class).attr("href", &["#", &*page.to_string()].concat())
}

impl Ui {
    /// Returns a name in the current language.
    fn name(self, names: &crate::system::Names) -> &'static str {
        crate::text::explain::name(&self.catalogue(), names)
    }
}

/// Renders a text as paragraphs, which `¶` separates.
fn paragraphs(text_: &str) -> impl Iterator<Item = El> {
    text_.split('¶').map(|part| text("p", "", part.trim()))
}

/// The element that an event comes from.
fn target(event: &web_sys::Event) -> Option<web_sys::Element> {
    event.target()?.dyn_into().ok()
}
