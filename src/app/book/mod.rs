//! The rulebook: a page over the calculator, fetched when it is first opened.

mod deal;
mod entry;
pub mod example;
mod keys;
mod list;
mod terms;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::book::{Book, Entry, Page, entries};
use crate::rules;
use crate::ruleset::Ruleset;
use crate::text::Language;

use super::dom::{El, el, group, text, watch};
use super::kit::Ui;
use super::{address, art, fetch, notice, web};

/// What is in the part that is fetched.
pub struct Reader {
    /// Puts the rulebook into the page; it follows `ui.book` from then on.
    pub make: fn(Ui),
}

/// Fetches it.
#[wasm_split(pages, fallible)]
pub fn reader() -> Result<&'static Reader, SplitLoaderError> {
    static READER: Reader = Reader { make };
    Ok(&READER)
}

/// The rulebook of a rule system.
#[derive(Clone, Copy)]
pub struct Volume {
    rules: &'static dyn Ruleset,
    book: &'static Book,
}

impl Volume {
    /// Of a system that is there.
    fn of(ui: Ui, key: &str) -> Option<Volume> {
        let rules = ui.systems().into_iter().find(|rules| rules.key() == key)?;
        Some(Volume { rules, book: rules::book(key)? })
    }

    fn entries(self) -> Vec<Entry> {
        entries(self.rules, self.book)
    }
}

/// The page that is shown.
fn page(ui: Ui) -> Page {
    ui.book.get();
    let address = ui.store(|store| store.page.clone());
    Page::parse(&address, untrack(|| ui.rules()).words())
}

/// Whether the page is of an entry that isn't there.
fn is_unknown(ui: Ui, page: &Page) -> bool {
    match page {
        Page::Entry(system, key) => Volume::of(ui, system)
            .is_none_or(|volume| volume.entries().iter().all(|entry| entry.key != key)),
        _ => false,
    }
}

fn make(ui: Ui) {
    let owner = Owner::new();
    owner.with(|| {
        let book = root(ui);
        let _ = document().body().map(|body| body.append_child(&book.0));
        turn(ui, book);
    });
    // Once opened it stays.
    std::mem::forget(owner);
}

fn root(ui: Ui) -> El {
    // The list stays as it is while its entries are read; the glossary comes after the systems.
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
        untrack(|| vec![top(ui, &page), tabs(ui, &page)])
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

/// What stands beside the list, or on a phone in its place.
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

fn top(ui: Ui, page: &Page) -> El {
    let mut parts = Vec::new();
    // On a phone the list is a page of its own.
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
    // A language that can't be had is not the one in use.
    let shown = select.clone();
    watch(Box::new(move || {
        ui.notice();
        let _ = js_sys::Reflect::set(&shown.0, &"value".into(), &now.tag().into());
    }));
    select
}

/// The rule systems and the glossary.
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

/// Opens and closes it: the calculator below rests, the focus goes along, and so does the title.
fn turn(ui: Ui, book: El) {
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
        web::after_paint(Box::new(move || {
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

/// What the document is called.
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

/// Goes to the place in a new page from which it is read.
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

/// Whether a word of the address can be a key.
fn is_key(word: &str) -> bool {
    word.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
}

impl Ui {
    /// A name in the language in use.
    fn name(self, names: &crate::fan::Names) -> &'static str {
        crate::text::explain::name(&self.catalogue(), names)
    }
}

/// Text in paragraphs, which a `¶` parts.
fn paragraphs(text_: &str) -> impl Iterator<Item = El> {
    text_.split('¶').map(|part| text("p", "", part.trim()))
}

/// The names in the other languages, each once.
fn other_names(ui: Ui, names: &crate::fan::Names) -> El {
    let own = ui.name(names);
    let all = [("zh", names.zh), ("ja", names.ja), ("en", names.en), ("ru", names.ru)];
    let mut line = el("p", "book-names");
    for (i, (tag, name)) in all.iter().enumerate() {
        if *name != own && all[..i].iter().all(|(_, other)| other != name) {
            line = line.child(text("span", "", name).attr("lang", tag));
        }
    }
    line
}

/// The element that an event comes from.
fn target(event: &web_sys::Event) -> Option<web_sys::Element> {
    event.target()?.dyn_into().ok()
}
