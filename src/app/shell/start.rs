//! Starts the app: loads the words, restores the kept hand, and keeps the hand from then on.

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::browser::{settled, storage, web};
use crate::app::context::hand_storage::{HAND, save, save_soon};
use crate::app::context::lasting::Lasting;
use crate::app::context::{
    Calculator, Device, Fetching, I18n, Rulebook, Stage, settings, spawn, use_calculator,
    use_device, use_fetching, use_rulebook,
};
use crate::app::pieces::Loaded;
use crate::app::result::other_place::OtherPlacePart;
use crate::app::result::to_win::WaysPart;
use crate::app::session;
use crate::app::shell::address::Addresses;
use crate::app::shell::parts::{self, Parts, fetch_while_idle};
use crate::app::shell::printing::Paper;
use crate::app::shell::screen::Screen;
use crate::app::shell::taking_over::take_over;
use crate::app::shell::{back, keyboard, systems};
use crate::calculator::{Action, Notice, State};
use crate::entry::{Draft, link};
use crate::rules;

/// Mounts the app in the page.
pub fn mount() {
    leptos::mount::mount_to_body(App);
    document().document_element().into_iter().for_each(settled::show_in);
}

/// The app on a page of its own.
#[component]
fn App() -> impl IntoView {
    provide_app(false);
    use_device().load_system_row();
    let (calculator, fetching, rulebook) = (use_calculator(), use_fetching(), use_rulebook());
    let addresses = Addresses::new();
    let parts = expect_context::<Parts>();
    let left = [Some(web::hash()).filter(|hash| !hash.is_empty()), storage::load(HAND)];
    fetching.call_fans(settings::fan_names());
    fetching.speak(web::language());
    if left.iter().any(Option::is_some) {
        // The kept hand is shown as soon as it is restored, nothing before it.
        fetching.stage.set(Stage::Restoring);
        let keys = left.iter().flatten().filter_map(|text| link::rules_key(text));
        let keys = keys.map(str::to_owned).collect();
        fetching.systems(keys, Box::new(move || addresses.restore(&left)));
    }
    session::if_was_open(move || take_up_session(fetching, parts));
    keep(calculator, rulebook, addresses);
    back::follow_history(calculator, fetching);
    try_again_for_words(fetching);
    let is_taken_over = take_over(calculator, fetching);
    fetch_while_idle(fetching);
    keyboard::listen(&window());
    // Once it was opened, the rulebook stays.
    let opened = Memo::new(move |before| before == Some(&true) || rulebook.is_open());
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
fn take_up_session(fetching: Fetching, parts: Parts) {
    spawn(Box::pin(async move {
        if parts.session.load(fetching).await.is_none() {
            fetching.tell_missing("ui.no-parts");
        }
    }));
}

/// Tells the first screen if there are no words for the app's own, and tries again when the screen
/// asks for it: `www/first/arrival.js`.
fn try_again_for_words(fetching: Fetching) {
    Effect::new(move || {
        if fetching.is_wordless.get() {
            web::dispatch("hule-lost");
        }
    });
    let again = window_event_listener_untyped("hule-again", move |_| {
        if fetching.is_wordless.get_untracked() {
            fetching.is_wordless.set(false);
            fetching.speak(web::language());
        }
    });
    on_cleanup(move || again.remove());
}

/// Provides the contexts that all parts of the screen use. A guest is embedded in another page.
pub fn provide_app(is_guest: bool) {
    let mut state = State::new(Draft::new(rules::SYSTEMS[0]));
    state.add_engine(rules::FIRST_ENGINE);
    let state = Lasting::signal(state);
    let device = Device::new(is_guest);
    let fetching = Fetching::new(device, state, parts::ENGINES);
    let calculator = Calculator::new(state, fetching);
    let parts = Parts::new();
    provide_context(device);
    provide_context(fetching);
    provide_context(calculator);
    provide_context(I18n::new(calculator));
    provide_context(Rulebook::new());
    provide_context(parts);
    provide_context(parts.ask);
    provide_context(WaysPart(parts.ways));
    provide_context(OtherPlacePart(parts.other_place));
    systems::note_use();
}

/// The screen, which is rendered anew for each language. While the rulebook covers it, nobody reaches it.
#[component]
pub fn Root() -> impl IntoView {
    let (fetching, rulebook) = (use_fetching(), use_rulebook());
    let screen = move || fetching.is_shown().then(|| view! { <Screen/> });
    view! { <div class="root" inert=move || rulebook.is_open()>{screen}</div> }
}

/// Saves the hand in storage and in the address, and follows changes of the address.
fn keep(calculator: Calculator, rulebook: Rulebook, addresses: Addresses) {
    // An app in which nothing was changed doesn't overwrite what another one has kept.
    let has_changes = StoredValue::new(false);
    Effect::new(move |before: Option<Arc<Draft>>| {
        let draft = calculator.draft.get();
        if before.is_some_and(|before| before != draft) {
            has_changes.set_value(true);
            save_soon(calculator, rulebook);
        }
        draft
    });
    let leave = window_event_listener_untyped("pagehide", move |_| {
        if has_changes.get_value() {
            untrack(|| save(calculator, rulebook));
        }
    });
    let follow = window_event_listener_untyped("hashchange", move |_| {
        let left = rulebook.arrive();
        addresses.arrive(web::hash());
        drop(left);
    });
    let update = window_event_listener_untyped("hule-update", move |_| {
        calculator.act(Action::ShowNotice(Notice::Update));
    });
    on_cleanup(move || {
        leave.remove();
        follow.remove();
        update.remove();
    });
}
