//! Fetches the words of a language, and the rule systems.

use std::future::Future;
use std::pin::Pin;

use futures_util::future::join;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app::browser::settled::Task;
use crate::app::browser::{version, web};
use crate::app::context::store::{FIRST, MORE, Waiting};
use crate::app::context::texts;
use crate::app::context::ui::{Stage, Ui};
use crate::entry::link;
use crate::rules;
use crate::state::{Action, Notice, link_in};
use crate::system::System;
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

/// Changes to a language, with the words of the first view and all that have been fetched in another
/// language. The first language brings those of the rule system in use, unless a hand is being
/// restored, which may be of another one.
pub fn speak(ui: Ui, language: Language) {
    ui.store(|store| store.wished_language = Some(language));
    spawn(Box::pin(async move {
        let is_first = ui.store(|store| store.language.is_none());
        let mut names = vec![FIRST.to_owned()];
        if is_first && ui.stage.get_untracked() != Stage::Restoring {
            names.extend(words_of(ui.rules_now()).into_iter().map(str::to_owned));
        }
        let texts = loop {
            let texts = texts::fetch_all(language, &names).await;
            // Others may have been fetched meanwhile, in the language before.
            let known = ui.store(|store| store.names());
            let more: Vec<_> = known.into_iter().filter(|name| !names.contains(name)).collect();
            if more.is_empty() {
                break texts;
            }
            names.extend(more);
        };
        // Another one may have been chosen meanwhile.
        if ui.store(|store| store.wished_language != Some(language)) {
            return;
        }
        if is_first && texts.iter().all(|(name, _)| name != FIRST) {
            // The app cannot start without words.
            return ui.is_wordless.set(true);
        }
        // At the start, other words that are missing are fetched again when they are needed.
        if !is_first && texts.len() < names.len() {
            look_for_newer_version(ui).await;
            return tell_missing(ui, "ui.no-words");
        }
        ui.store(|store| {
            store.language = Some(language);
            store.texts = texts;
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
    let key = ui.rules_now().key;
    if !ui.has_system(key) {
        want(ui, Some(key));
    }
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
    let names: Vec<&str> =
        keys.iter().filter_map(|key| rules::system(key)).flat_map(words_of).collect();
    let (has_engines, has_words) = join(engines(ui, keys), words(ui, &names)).await;
    ui.arrived();
    let has_all = has_engines && has_words;
    if !has_all {
        look_for_newer_version(ui).await;
    }
    has_all.then_some(())
}

/// Looks whether something could not be had because a newer version took its place. To try again is no
/// use then.
pub async fn look_for_newer_version(ui: Ui) {
    if !ui.is_replaced.get_untracked() && version::is_replaced().await {
        // An embedded app may be gone by now.
        let _ = ui.is_replaced.try_set(true);
    }
}

/// Tells that something could not be had, in the words of a key, or that there is a newer version.
pub fn tell_missing(ui: Ui, key: &'static str) {
    let is_replaced = ui.is_replaced.get_untracked();
    let notice = if is_replaced { Notice::Replaced } else { Notice::Word(key) };
    ui.change(|state| state.show_notice(notice));
}

/// Pastes a text, after fetching the rule system that it names.
pub fn paste(ui: Ui, text: String) {
    for_text(ui, &text.clone(), Box::new(move |ui| ui.act(Action::Paste(text))));
}

/// Fetches the rule systems that are wanted, and does what waited for them.
async fn fetch(ui: Ui) {
    let mut is_complete = true;
    while let Some(key) = ui.store(|store| store.wanted.pop()) {
        is_complete &= all_of(ui, &[&key]).await.is_some();
    }
    ui.store(|store| store.is_fetching = false);
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
            tell_missing(ui, "ui.no-parts");
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

/// Fetches the engines of these rule systems unless they are there. Returns whether they are there
/// now.
async fn engines(ui: Ui, keys: &[&str]) -> bool {
    let known = ui.engines();
    let is_known = |key: &&str| known.iter().any(|engine| engine.system().key == *key);
    if keys.iter().all(is_known) {
        return true;
    }
    let fetch = ui.store(|store| store.fetch_engines).expect("the app has its parts");
    let Some(all) = fetch().await else { return false };
    let wanted = all.iter().filter(|engine| keys.contains(&engine.system().key));
    ui.change(|state| wanted.for_each(|engine| state.add_engine(*engine)));
    true
}

/// The text files that a hand of a rule system needs after the first view. The fans of a system may
/// use the words of another one.
fn words_of(system: &System) -> Vec<&'static str> {
    let mut names = vec![MORE, system.key, system.words];
    names.dedup();
    names
}

/// Fetches the words of the rule system in use unless they are there. Returns whether they are there
/// now.
pub async fn words_of_system_in_use(ui: Ui) -> bool {
    words(ui, &words_of(ui.rules_now())).await
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
    let names = rulebook_files();
    let there = words(ui, &Vec::from_iter(names.iter().map(|name| &**name))).await;
    ui.arrived();
    there
}

/// Fetches text files of the current language unless they are there. Returns whether they are there
/// now.
pub async fn words(ui: Ui, names: &[&str]) -> bool {
    // Tries again if the language changed in the meantime.
    loop {
        let (missing, language) = ui.store(|store| {
            let mut missing: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
            missing.retain(|name| !store.has_text(name));
            missing.sort();
            missing.dedup();
            (missing, store.language.or(store.wished_language))
        });
        if missing.is_empty() {
            return true;
        }
        let language = language.unwrap_or_else(web::language);
        let texts = texts::fetch_all(language, &missing).await;
        let is_complete = texts.len() == missing.len();
        ui.store(|store| store.add(language, texts));
        if !is_complete {
            return false;
        }
    }
}
