//! The rulebook: its head, the list, and beside it, or on a phone in its place, the open page.

use leptos::context::Provider;
use leptos::html::Div;
use leptos::prelude::*;

use super::deal::DealPage;
use super::entry::EntryPage;
use super::head::BookHead;
use super::list::EntryList;
use super::search::{BookAnswers, BookSearch, BookSuggestions};
use super::terms::Terms;
use super::{Volume, is_unknown, keys, navigation};
use crate::app::context::question::Question;
use crate::app::context::{Calculator, use_calculator, use_fetching, use_i18n, use_rulebook};
use crate::app::pieces::NoticeArea;
use crate::rulebook::Page;

/// The rulebook, which is hidden while it is closed.
#[component]
pub fn Rulebook() -> impl IntoView {
    let (calculator, i18n, fetching, rulebook) =
        (use_calculator(), use_i18n(), use_fetching(), use_rulebook());
    // The last page stays in the closed rulebook.
    let page = Memo::new(move |last: Option<&Page>| {
        let last =
            || last.cloned().unwrap_or_else(|| Page::List(calculator.rules.get_untracked().words));
        rulebook.page().unwrap_or_else(last)
    });
    // The list stays while its entries change.
    let system = Memo::new(move |_| page.read().system());
    let query = RwSignal::new(String::new());
    let (book, list) = (NodeRef::<Div>::new(), NodeRef::<Div>::new());
    navigation::follow(calculator, i18n, fetching, rulebook, book);
    Effect::new(move || {
        system.track();
        // The scroll position belongs to the former list.
        if let Some(list) = list.get_untracked() {
            list.set_scroll_top(0);
        }
    });
    let head = move || {
        fetching.language.track();
        untrack(|| view! { <BookHead page/> })
    };
    let shelf = Memo::new(move |_| Shelf::of(&page.read()));
    let is_asked = Memo::new(move |_| !query.read().trim().is_empty());
    let in_use = Signal::derive(move || system.get().unwrap_or_else(|| calculator.rules.get().key));
    let question = Question { text: query, in_use };
    let index = move || {
        fetching.language.track();
        let shelf = shelf.get();
        untrack(|| match shelf {
            Shelf::Entries(key) => Volume::of(calculator, key)
                .map(|volume| view! { <EntryList volume page/> })
                .into_any(),
            Shelf::Terms => view! { <Terms page/> }.into_any(),
            Shelf::Questions => view! { <BookSuggestions query/> }.into_any(),
        })
    };
    let found = move || {
        fetching.language.track();
        if is_asked.get() {
            return untrack(|| view! { <BookAnswers question/> }.into_any());
        }
        index().into_any()
    };
    let field = move || {
        fetching.language.track();
        untrack(|| view! { <BookSearch query/> })
    };
    let body = move || {
        fetching.language.track();
        let page = page.get();
        untrack(|| body(calculator, &page))
    };
    // What rule systems call differently is called here as in the one whose pages are open.
    let i18n = i18n.in_words_of(in_use);
    view! {
        <Provider value=i18n>
            <div
                node_ref=book
                class="book"
                role="main"
                data-part="book"
                hidden=move || !rulebook.is_open()
                data-view=move || shown(calculator, &page.read())
                on:keydown=move |event| keys::press(calculator, rulebook, &event)
            >
                <div class="book-head">{head}</div>
                <div class="book-panes">
                    <div node_ref=list class="book-list" data-part="book-list">{field} {found}</div>
                    <div class="book-page" data-part="book-page">{body}</div>
                </div>
                <div class="book-notices"><NoticeArea/></div>
            </div>
        </Provider>
    }
}

/// What a page has beside it, or before it on a phone.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shelf {
    /// The entries of the rule system with this key.
    Entries(&'static str),
    /// The glossary.
    Terms,
    /// Questions that can be asked.
    Questions,
}

impl Shelf {
    fn of(page: &Page) -> Shelf {
        match page {
            Page::List(key) | Page::Deal(key, _) | Page::Entry(key, _) => Shelf::Entries(key),
            Page::Terms(_) => Shelf::Terms,
            Page::Ask => Shelf::Questions,
        }
    }
}

/// What a phone shows of a page: the questions, the glossary, the list or an entry.
fn shown(calculator: Calculator, page: &Page) -> &'static str {
    match page {
        Page::Ask => "ask",
        Page::Terms(_) => "terms",
        Page::List(_) => "list",
        page if is_unknown(calculator, page) => "list",
        _ => "entry",
    }
}

/// The page beside the list.
fn body(calculator: Calculator, page: &Page) -> Option<AnyView> {
    let volume = Volume::of(calculator, page.system()?)?;
    if let Page::Entry(_, key) = page {
        let entries = volume.entries();
        if let Some(at) = entries.iter().position(|entry| entry.key == key) {
            return Some(view! { <EntryPage volume entries at/> }.into_any());
        }
    }
    Some(view! { <DealPage volume/> }.into_any())
}
