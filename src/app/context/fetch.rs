//! Fetches the words of a language, and the rule systems.

use std::future::Future;
use std::pin::Pin;

use futures_util::future::{join, join_all};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app::browser::settled::Task;
use crate::app::browser::web;
use crate::app::context::store::{FIRST, MORE, Store, Waiting};
use crate::app::context::texts;
use crate::app::context::ui::{Stage, Ui};
use crate::entry::link;
use crate::rules::{self, fetched};
use crate::state::{Action, Notice, link_in};
use crate::text::Language;

/// What to do once everything has been fetched.
pub type Then = Box<dyn FnOnce(Ui)>;

/// Runs a future; the app is busy until it is done.
// Boxed, because each type of future adds code.
pub fn spawn(future: Pin<Box<dyn Future<Output = ()>>>) {
    let task = Task::begin();
    spawn_local(async move {
        future.await;
        drop(task);
    });
}

/// Changes to a language.
pub fn speak(ui: Ui, language: Language) {
    ui.store(|store| store.wished_language = Some(language));
    spawn(Box::pin(async move {
        let mut texts: Vec<(String, web::Texts)> = Vec::new();
        // Texts that are there before the first language belong to it already.
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
            match texts::fetch(language, &name).await {
                Some(text) => texts.push((name, text)),
                // The app cannot start without words.
                None if ui.language.get_untracked() == 0 => {
                    ui.stage.set(Stage::Wordless);
                    if !ui.is_guest() {
                        web::boot_failed();
                    }
                    return;
                }
                None => return ui.act(Action::ShowNotice(Notice::Word("ui.no-words"))),
            }
        }
        // Another one may have been chosen meanwhile.
        if ui.store(|store| store.wished_language != Some(language)) {
            return;
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

/// Calls `then` as soon as these rule systems are there with their words. If one of them can't be
/// had, a notice says so; `then` is kept for the next try if it is about the system in use.
pub fn systems(ui: Ui, keys: Vec<String>, then: Then) {
    let mut keys = keys;
    keys.retain(|key| rules::KEYS.contains(&&**key));
    if keys.is_empty() {
        keys.push(ui.rules().key.to_owned());
    }
    if !ui.store(|store| store.is_waiting()) && keys.iter().all(|key| ui.has_system(key)) {
        return then(ui);
    }
    ui.store(|store| {
        store.waiting.push(Waiting { keys, then: Box::new(move || then(ui)) });
        store.reports_failure = true;
    });
    want(ui, None);
}

/// Fetches the current rule system, for a hand that can be shown without it meanwhile.
pub fn fetch_system_in_use(ui: Ui) {
    ui.store(|store| store.reports_failure = true);
    want(ui, Some(ui.rules_now().key));
}

/// Fetches the current rule system before anybody asks for it. Says nothing if that fails.
pub fn prefetch_system_in_use(ui: Ui) {
    want(ui, Some(ui.rules_now().key));
}

/// Fetches a rule system, and those that something waits for.
fn want(ui: Ui, key: Option<&str>) {
    let is_busy = ui.store(|store| {
        let waited_for = store.waiting.iter().flat_map(|waiting| waiting.keys.clone());
        for key in waited_for.chain(key.map(str::to_owned)).collect::<Vec<_>>() {
            if !store.wanted.contains(&key) {
                store.wanted.push(key);
            }
        }
        std::mem::replace(&mut store.is_fetching, true)
    });
    if !is_busy {
        spawn(Box::pin(fetch(ui)));
    }
}

/// Like [`systems`], for the current rule system.
pub fn with_system_in_use(ui: Ui, then: Then) {
    systems(ui, vec![ui.rules().key.to_owned()], then);
}

/// Like [`systems`], for the rule system of a link, or the current one if the text is no link.
pub fn for_text(ui: Ui, text: &str, then: Then) {
    let key = link_in(text).and_then(link::rules_key);
    let key = key.unwrap_or_else(|| ui.rules().key).to_owned();
    systems(ui, vec![key], then);
}

/// Changes to a rule system. Its tab shows that it is being fetched.
pub fn choose(ui: Ui, key: &'static str) {
    ui.awaited_system.set(Some(key));
    let change = move |ui: Ui| {
        ui.awaited_system.set(None);
        ui.act(Action::Rules(key));
    };
    systems(ui, vec![key.to_owned()], Box::new(change));
}

/// Fetches the rule system in use with its words. `None` if they can't be had.
pub async fn system_in_use(ui: Ui) -> Option<()> {
    all_of(ui, &[ui.rules_now().key]).await
}

/// Fetches every rule system with its words. `None` if one of them can't be had.
pub async fn every_system(ui: Ui) -> Option<()> {
    all_of(ui, rules::KEYS).await
}

/// Fetches these rule systems with their words, unless they are there. `None` if one of them can't be
/// had.
pub async fn all_of(ui: Ui, keys: &[&str]) -> Option<()> {
    if keys.iter().all(|key| ui.has_system(key)) {
        return Some(());
    }
    for key in keys {
        if !system(ui, key).await {
            return None;
        }
    }
    ui.arrived();
    Some(())
}

/// Pastes a text, after fetching the rule system that it names.
pub fn paste(ui: Ui, text: String) {
    for_text(ui, &text.clone(), Box::new(move |ui| ui.act(Action::Paste(text))));
}

/// Fetches the rule systems that are wanted, and does what waited for them.
async fn fetch(ui: Ui) {
    let mut is_complete = true;
    while let Some(key) = ui.store(|store| store.wanted.pop()) {
        is_complete &= system(ui, &key).await;
    }
    ui.store(|store| store.is_fetching = false);
    ui.arrived();
    for Waiting { keys, then } in ui.store(|store| std::mem::take(&mut store.waiting)) {
        if keys.iter().all(|key| ui.has_system(key)) {
            then();
        } else {
            ui.store(|store| store.waiting.push(Waiting { keys, then }));
        }
    }
    let reports_failure = ui.store(|store| std::mem::take(&mut store.reports_failure));
    if !is_complete {
        give_up(ui);
        if reports_failure {
            ui.change(|state| state.show_notice(Notice::Word("ui.no-parts")));
        }
    }
}

/// Goes on without the rule systems that can't be had. What is about the system in use, and the
/// kept hand, wait for the next try.
fn give_up(ui: Ui) {
    ui.awaited_system.set(None);
    // The screen is shown without the kept hand, which stays in storage.
    if ui.stage.get_untracked() == Stage::Restoring {
        ui.stage.set(Stage::NotRestored);
    }
    if ui.stage.get_untracked() == Stage::Ready {
        let in_use = ui.rules_now().key;
        ui.store(|store| {
            store.waiting.retain(|waiting| waiting.keys.iter().all(|key| key == in_use));
            store.address_is_pending = false;
        });
    }
}

/// Fetches a rule system and its words. Returns whether they are there now.
async fn system(ui: Ui, key: &str) -> bool {
    let there = ui.engines().into_iter().find(|engine| engine.system().key == key);
    let engine = async {
        match there {
            None => fetched::engine(key).await,
            some => some,
        }
    };
    let (engine, mut all) = join(engine, words(ui, [MORE, key])).await;
    // The fans of a system may use the words of another one.
    let words_of = rules::system(key).map(|system| system.words);
    if let Some(other) = words_of.filter(|other| all && *other != key) {
        all = words(ui, [MORE, other]).await;
    }
    if let Some(engine) = engine {
        ui.change(|state| state.add_engine(engine));
    }
    all && engine.is_some()
}

/// Fetches the words that any hand needs unless they are there. Returns whether they are there now.
pub async fn words_of_hands(ui: Ui) -> bool {
    words(ui, [MORE, MORE]).await
}

/// The text files of all rulebooks.
pub fn rulebook_files() -> Vec<String> {
    let of_system = |key: &&str| [(*key).to_owned(), ["book-", key].concat()];
    [MORE.to_owned(), "book".into()]
        .into_iter()
        .chain(rules::KEYS.iter().flat_map(of_system))
        .collect()
}

/// Fetches the words of all rulebooks unless they are there. Returns whether they are there now.
pub async fn words_of_rulebooks(ui: Ui) -> bool {
    let files = rulebook_files();
    // They are fetched side by side, and then taken one after the other.
    let language = ui.store(|store| store.language).unwrap_or_else(web::language);
    join_all(files.iter().map(|name| texts::fetch(language, name))).await;
    for name in &files {
        if !words(ui, [name, name]).await {
            return false;
        }
    }
    ui.arrived();
    true
}

/// Fetches text files of the current language unless they are there. Returns whether they are there
/// now.
pub async fn words(ui: Ui, names: [&str; 2]) -> bool {
    for name in names {
        // Tries again if the language changed in the meantime.
        while !ui.store(|store| store.has_text(name)) {
            let language = ui.store(|store| store.language.or(store.wished_language));
            let language = language.unwrap_or_else(web::language);
            let Some(text) = texts::fetch(language, name).await else { return false };
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
