//! Fetches the words of a language, and the rule systems.

use std::future::Future;
use std::pin::Pin;

use futures_util::future::join;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app::browser::settled::Task;
use crate::app::browser::web;
use crate::app::context::store::{FIRST, MORE, Store};
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
    ui.store(|store| store.wished = Some(language));
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

/// Fetches these rule systems with their words, unless they are there, and
/// then calls `then`.
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
        store.waiting.push(Box::new(move || then(ui)));
        store.is_asked_for = true;
    });
    want(ui, keys);
}

/// Fetches the current rule system, for a hand that can be shown without it meanwhile.
pub fn complete(ui: Ui) {
    ui.store(|store| store.is_asked_for = true);
    want(ui, vec![ui.rules_now().key.to_owned()]);
}

/// Fetches the current rule system before anybody asks for it. Says nothing if that fails.
pub fn ahead(ui: Ui) {
    want(ui, vec![ui.rules_now().key.to_owned()]);
}

fn want(ui: Ui, keys: Vec<String>) {
    let is_busy = ui.store(|store| {
        store.wanted.extend(keys);
        std::mem::replace(&mut store.busy, true)
    });
    if !is_busy {
        spawn(Box::pin(fetch(ui)));
    }
}

/// Like [`systems`], for the current rule system.
pub fn rest(ui: Ui, then: Then) {
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

/// Fetches these rule systems with their words, unless they are there.
async fn all_of(ui: Ui, keys: &[&str]) -> Option<()> {
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

async fn fetch(ui: Ui) {
    let mut done = true;
    while done {
        let Some(key) = ui.store(|store| store.wanted.pop()) else { break };
        done = system(ui, &key).await;
        if !done {
            ui.store(|store| store.wanted.push(key));
        }
    }
    ui.store(|store| store.busy = false);
    if !done {
        ui.awaited_system.set(None);
        // The screen is shown without the kept hand, which stays in storage.
        if ui.stage.get_untracked() == Stage::Restoring {
            ui.stage.set(Stage::NotRestored);
        }
        if ui.store(|store| std::mem::take(&mut store.is_asked_for)) {
            ui.change(|state| state.show_notice(Notice::Word("ui.no-parts")));
        }
        return;
    }
    ui.store(|store| store.is_asked_for = false);
    ui.arrived();
    for then in ui.store(|store| std::mem::take(&mut store.waiting)) {
        then();
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

/// Fetches text files of the current language unless they are there. Returns whether they are there
/// now.
pub async fn words(ui: Ui, names: [&str; 2]) -> bool {
    for name in names {
        // Tries again if the language changed in the meantime.
        while !ui.store(|store| store.has_text(name)) {
            let language = ui.store(|store| store.language.or(store.wished));
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
