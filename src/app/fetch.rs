//! Fetching: the words of a language, and what an empty hand does without.

use crate::scoring::Engine;
use std::future::Future;
use std::pin::Pin;

use futures_util::future::{join, join3};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::entry::link;
use crate::rules::{self, fetched};
use crate::text::{Catalogue, Language};

use super::book::Reader;
use super::embed::Builder;
use super::lazy_parts::{LazyParts, lazy_parts};
use super::practice;
use super::settled::Task;
use super::share::Carry;
use super::start::WORDLESS;
use super::ui::Ui;
use super::web;
use crate::state::{Action, Notice, link_in};

/// The texts that the first view shows.
const FIRST: &str = "ui";

/// What is said later, whatever the rule system.
const MORE: &str = "more";

/// What is done once everything is there.
pub type Then = Box<dyn FnOnce(Ui)>;

/// What has been fetched, and what waits for more.
#[derive(Default)]
pub struct Store {
    language: Option<Language>,
    /// Texts of the catalogue, by name.
    texts: Vec<(String, String)>,
    /// The catalogue that they make.
    pub words: Option<Catalogue>,
    /// The part of the app that is fetched later.
    pub later: Option<&'static LazyParts>,
    /// The part for practice.
    pub practice: Option<practice::Page>,
    /// The part for sharing and saved hands.
    pub carry: Option<Carry>,
    /// The address of the exercise that is to be opened; empty for a new one.
    pub exercise: String,
    /// The part that writes HTML for other pages.
    pub builder: Option<Builder>,
    /// The rulebook, once it was opened.
    pub reader: Option<&'static Reader>,
    /// The page of the rulebook that is shown, as its address; empty if none is.
    pub page: String,
    /// How many steps of the browser's history lie between that page and the calculator; −1 if
    /// it was not opened from the calculator.
    pub steps: i32,
    /// Whether the app is a guest of another page: then address, storage and title are not its own.
    pub is_guest: bool,
    /// The language that is being fetched.
    wished: Option<Language>,
    /// Whether the address has gone somewhere that is not shown yet.
    pub follows: bool,
    /// Lasts until the address has changed, after the browser was sent to another one.
    pub leaves: Option<Task>,
    /// The keys of the rule systems that are wanted.
    wanted: Vec<String>,
    waiting: Vec<Then>,
    busy: bool,
}

impl Store {
    fn has_text(&self, name: &str) -> bool {
        self.texts.iter().any(|(other, _)| other == name)
    }

    /// Makes the catalogue of the texts that are there.
    fn read(&mut self) {
        let texts: Vec<&str> = self.texts.iter().map(|(_, text)| &**text).collect();
        let language = self.language.unwrap_or(Language::En);
        self.words = Some(Catalogue::parse(language, &texts.concat()));
    }
}

/// Runs a future; the app is busy until it is done.
// One type of future: each is code of its own.
pub fn spawn(future: Pin<Box<dyn Future<Output = ()>>>) {
    let task = Task::begin();
    spawn_local(async move {
        future.await;
        drop(task);
    });
}

/// Goes over to a language.
pub fn speak(ui: Ui, language: Language) {
    ui.store(|store| store.wished = Some(language));
    spawn(Box::pin(async move {
        let mut texts: Vec<(String, String)> = Vec::new();
        // What is there before the first language is one of its texts already.
        let first = ui.store(|store| store.language.is_none());
        loop {
            let known = |name: &str| texts.iter().any(|(other, _)| other == name);
            let others = |s: &mut Store| s.texts.iter().map(|t| t.0.clone()).find(|n| !known(n));
            let next = match known(FIRST) {
                false => Some(FIRST.to_owned()),
                true if first => None,
                true => ui.store(others),
            };
            let Some(name) = next else { break };
            match web::texts(language, &name).await {
                Some(text) => texts.push((name, text)),
                // The words are part of the program: without any it can't start.
                None if ui.language.get_untracked() == 0 => {
                    ui.waits.set(WORDLESS);
                    if !ui.is_guest() {
                        web::boot_failed();
                    }
                    return;
                }
                None => return ui.act(Action::Say(Notice::Word("ui.no-words"))),
            }
        }
        ui.store(|store| {
            store.language = Some(language);
            if !first {
                store.texts.clear();
            }
            store.texts.append(&mut texts);
            store.read();
        });
        ui.language.set(ui.language.get_untracked() + 1);
        if !ui.is_guest() {
            web::set_document(language, &ui.t("ui.title"));
        }
    }));
}

/// Fetches the rest of the app and these rule systems with their words, as far as they are not
/// there, and then does something.
pub fn systems(ui: Ui, keys: Vec<String>, then: Then) {
    let mut keys = keys;
    keys.retain(|key| rules::KEYS.contains(&&**key));
    if keys.is_empty() {
        keys.push(ui.rules().key.to_owned());
    }
    let there = ui.engines();
    let has = |key: &String| there.iter().any(|engine| engine.system().key == key);
    let idle = |store: &mut Store| store.later.is_some() && store.waiting.is_empty();
    if ui.store(idle) && keys.iter().all(has) {
        return then(ui);
    }
    let busy = ui.store(|store| {
        store.waiting.push(then);
        store.wanted.extend(keys);
        std::mem::replace(&mut store.busy, true)
    });
    if !busy {
        spawn(Box::pin(fetch(ui)));
    }
}

/// As [`systems`], for the rule system that is shown.
pub fn rest(ui: Ui, then: Then) {
    systems(ui, vec![ui.rules().key.to_owned()], then);
}

/// As [`systems`], for a text: if it is a link, for the rule system that it names.
pub fn for_text(ui: Ui, text: &str, then: Then) {
    let key = link_in(text).and_then(link::rules_key);
    let key = key.unwrap_or_else(|| ui.rules().key).to_owned();
    systems(ui, vec![key], then);
}

/// Goes over to a rule system.
pub fn choose(ui: Ui, key: &'static str) {
    systems(ui, vec![key.to_owned()], Box::new(move |ui| ui.act(Action::Rules(key))));
}

/// As [`systems`], for all of them.
pub fn every_system(ui: Ui, then: Then) {
    systems(ui, rules::KEYS.iter().map(|key| (*key).to_owned()).collect(), then);
}

/// Fetches what practice needs.
pub fn practice(ui: Ui, then: Then) {
    spawn(Box::pin(async move {
        let there = ui.store(|store| store.practice);
        match there.or(practice::fetched().await.ok()) {
            None => ui.change(|state| state.say(Notice::Word("ui.no-parts"))),
            page => {
                ui.store(|store| store.practice = page);
                then(ui);
            }
        }
    }));
}

/// Takes a text over, with the rule system that it names.
pub fn paste(ui: Ui, text: String) {
    for_text(ui, &text.clone(), Box::new(move |ui| ui.act(Action::Paste(text))));
}

async fn fetch(ui: Ui) {
    let mut done = true;
    while done {
        let Some(key) = ui.store(|store| store.wanted.pop()) else { break };
        let there = ui.engines().into_iter().find(|engine| engine.system().key == key);
        let engine = async {
            match there {
                None => fetched::engine(&key).await,
                some => some,
            }
        };
        let rest = async {
            match ui.store(|store| store.later) {
                None => {
                    // A guest's style has come as a whole.
                    let style = async { ui.is_guest() || web::style("later.css").await };
                    let (code, style) = join(lazy_parts(), style).await;
                    code.ok().filter(|_| style)
                }
                some => some,
            }
        };
        let (later, engine, mut more) = join3(rest, engine, words(ui, [MORE, &key])).await;
        // Its fans may be explained by another one's words.
        let words_of = rules::system(&key).map(|system| system.words);
        if let Some(other) = words_of.filter(|other| more && *other != key) {
            more = words(ui, [MORE, other]).await;
        }
        done = more && arrive(ui, later, engine);
        if !done {
            ui.store(|store| store.wanted.push(key));
        }
    }
    ui.store(|store| store.busy = false);
    if !done {
        // The screen is better than nothing; the hand that was left stays kept.
        if ui.waits.get_untracked() == 1 {
            ui.waits.set(2);
        }
        return ui.change(|state| state.say(Notice::Word("ui.no-parts")));
    }
    ui.arrived();
    for then in ui.store(|store| std::mem::take(&mut store.waiting)) {
        then(ui);
    }
}

/// Whether everything has come.
fn arrive(ui: Ui, later: Option<&'static LazyParts>, engine: Option<&'static dyn Engine>) -> bool {
    if let Some(later) = later
        && ui.store(|store| store.later.replace(later)).is_none()
    {
        (later.listen)();
    }
    if let Some(engine) = engine {
        ui.change(|state| state.arrive(engine));
    }
    later.is_some() && engine.is_some()
}

/// Fetches texts of the language in use, as far as they are not there; whether they are now.
pub async fn words(ui: Ui, names: [&str; 2]) -> bool {
    for name in names {
        // Once more if another language has been chosen meanwhile.
        while !ui.store(|store| store.has_text(name)) {
            let language = ui.store(|store| store.language.or(store.wished));
            let language = language.unwrap_or_else(web::language);
            let Some(text) = web::texts(language, name).await else { return false };
            ui.store(|store| {
                if store.language.is_none_or(|now| now == language) && !store.has_text(name) {
                    store.texts.push((name.to_owned(), text));
                    store.read();
                }
            });
        }
    }
    true
}
