//! Starts the app: loads the words, restores the kept hand, and keeps the hand from then on.

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::browser::{settled, storage, web};
use crate::app::context::fetch;
use crate::app::context::keeping::{HAND, save, save_soon};
use crate::app::context::ui::{Stage, Ui};
use crate::app::pieces::loading::Loaded;
use crate::app::result::to_win::WaysPart;
use crate::app::session;
use crate::app::shell::parts::{self, Parts, fetch_while_idle};
use crate::app::shell::printing::Paper;
use crate::app::shell::screen::Screen;
use crate::app::shell::taking_over::take_over;
use crate::app::shell::{address, back, keyboard};
use crate::entry::{Draft, link};
use crate::rules;
use crate::state::{Action, Notice, State};

/// Mounts the app in the page.
pub fn mount() {
    leptos::mount::mount_to_body(App);
    document().document_element().into_iter().for_each(settled::show_in);
}

/// The app on a page of its own.
#[component]
fn App() -> impl IntoView {
    let (ui, parts) = provide_app();
    let left = [Some(web::hash()).filter(|hash| !hash.is_empty()), storage::load(HAND)];
    fetch::speak(ui, web::language());
    if left.iter().any(Option::is_some) {
        // The kept hand is shown as soon as it is restored, nothing before it.
        ui.stage.set(Stage::Restoring);
        let keys = left.iter().flatten().filter_map(|text| link::rules_key(text));
        let keys = keys.map(str::to_owned).collect();
        fetch::systems(ui, keys, Box::new(move |ui| address::restore(ui, parts, &left)));
    }
    session::if_was_open(move || take_up_session(ui, parts));
    keep(ui, parts);
    back::follow_history(ui);
    try_again_for_words(ui);
    let is_taken_over = take_over(ui);
    fetch_while_idle(ui);
    keyboard::listen(ui, &window());
    // Once it was opened, the rulebook stays.
    let opened = Memo::new(move |before| before == Some(&true) || ui.book.is_open());
    let book = move || {
        opened.get().then(|| view! { <Loaded part=parts.book render=|reader| (reader.view)()/> })
    };
    view! {
        {move || is_taken_over.get().then(|| view! { <Root/> })}
        {book}
        <Paper/>
    }
}

/// Fetches what shows the session that was open.
fn take_up_session(ui: Ui, parts: Parts) {
    fetch::spawn(Box::pin(async move {
        if parts.session.load(ui).await.is_none() {
            fetch::tell_missing(ui, "ui.no-parts");
        }
    }));
}

/// Tells the first screen if there are no words for the app's own, and tries again when the screen
/// asks for it: `www/first/arrival.js`.
fn try_again_for_words(ui: Ui) {
    Effect::new(move || {
        if ui.is_wordless.get() {
            web::dispatch("hule-lost");
        }
    });
    let again = window_event_listener_untyped("hule-again", move |_| {
        if ui.is_wordless.get_untracked() {
            ui.is_wordless.set(false);
            fetch::speak(ui, web::language());
        }
    });
    on_cleanup(move || again.remove());
}

/// Provides the contexts that all parts of the screen use.
pub fn provide_app() -> (Ui, Parts) {
    let mut state = State::new(Draft::new(rules::SYSTEMS[0]));
    state.add_engine(rules::FIRST_ENGINE);
    let ui = Ui::new(state);
    ui.finish_reports();
    let parts = Parts::new();
    ui.store(|store| {
        store.owner = Owner::current();
        store.fetch_engines = Some(parts::ENGINES);
    });
    provide_context(ui);
    provide_context(parts);
    provide_context(parts.ask);
    provide_context(WaysPart(parts.ways));
    (ui, parts)
}

/// The screen, which is rendered anew for each language.
#[component]
pub fn Root() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let screen = move || ui.is_shown().then(|| view! { <Screen/> });
    view! { <div class="root">{screen}</div> }
}

/// Saves the hand in storage and in the address, and follows changes of the address.
fn keep(ui: Ui, parts: Parts) {
    // An app in which nothing was changed doesn't overwrite what another one has kept.
    let has_changes = StoredValue::new(false);
    Effect::new(move |before: Option<Arc<Draft>>| {
        let draft = ui.draft();
        if before.is_some_and(|before| before != draft) {
            has_changes.set_value(true);
            save_soon(ui);
        }
        draft
    });
    let leave = window_event_listener_untyped("pagehide", move |_| {
        if has_changes.get_value() {
            untrack(|| save(ui));
        }
    });
    let follow = window_event_listener_untyped("hashchange", move |_| {
        let hash = web::hash();
        let keys = link::rules_key(&hash).map(str::to_owned).into_iter().collect();
        // The hand must not overwrite the address while what it needs is fetched.
        let left = ui.store(|store| {
            store.address_is_pending = true;
            store.leaving.take()
        });
        fetch::systems(ui, keys, Box::new(move |ui| address::follow(ui, parts, &hash)));
        drop(left);
    });
    let update = window_event_listener_untyped("hule-update", move |_| {
        ui.act(Action::ShowNotice(Notice::Update));
    });
    on_cleanup(move || {
        leave.remove();
        follow.remove();
        update.remove();
    });
}
