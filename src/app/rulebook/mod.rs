//! The rulebook: a page over the calculator. Its code is fetched when it is first opened.

mod deal;
mod entry;
pub mod example;
mod exclusions;
mod head;
mod keys;
mod list;
mod mistakes;
mod navigation;
mod page;
mod search;
mod terms;

use leptos::prelude::*;

use crate::app::context::Calculator;
use crate::rulebook::{Book, Entry, Page, books_of, entries, find};
use crate::rules;
use crate::scoring::Engine;
use crate::system::System;

/// What the part of the program with the rulebook does.
#[derive(Clone, Copy, Debug)]
pub struct Reader {
    /// Renders the rulebook, which follows the context from then on.
    pub view: fn() -> AnyView,
    /// Returns the page that an address means: the entry of a clause, if it names one.
    pub resolve: fn(Calculator, Page) -> Page,
}

/// The rulebook.
pub const READER: Reader =
    Reader { view: || view! { <page::Rulebook/> }.into_any(), resolve: resolved };

fn resolved(calculator: Calculator, page: Page) -> Page {
    let Page::Entry(system, name) = &page else { return page };
    let found = books_of(system).find_map(|system| {
        let entries = Volume::of(calculator, system)?.entries();
        let entry = entries[find(&entries, name)?];
        Some(Page::Entry(system, entry.key.to_owned()))
    });
    found.unwrap_or(page)
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
    fn of(calculator: Calculator, key: &str) -> Option<Volume> {
        let engine = calculator.engines().into_iter().find(|engine| engine.system().key == key)?;
        let rules = engine.system();
        Some(Volume { rules, engine, book: rules::book(rules)? })
    }

    fn entries(self) -> Vec<Entry> {
        entries(self.rules, self.book)
    }
}

/// Whether a page names an entry that does not exist.
fn is_unknown(calculator: Calculator, page: &Page) -> bool {
    match page {
        Page::Entry(system, key) => Volume::of(calculator, system)
            .is_none_or(|volume| volume.entries().iter().all(|entry| entry.key != key)),
        _ => false,
    }
}

/// The address of a page, for links.
fn address_of(page: &Page) -> String {
    format!("#{page}")
}

/// A text as paragraphs, which `¶` separates.
#[component]
fn Paragraphs(text: String) -> impl IntoView {
    text.split('¶').map(|part| view! { <p>{part.trim().to_owned()}</p> }).collect_view()
}
