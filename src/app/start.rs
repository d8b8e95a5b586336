//! Starting: the hand that was left, the words of the language, and keeping both.

use leptos::prelude::*;

use crate::entry::{Draft, link};
use crate::rules;

use super::dom::{El, el, watch};
use super::fetch;
use super::ui::Ui;
use super::{keyboard, screen, settled, web};
use crate::state::{Action, Notice, State};

/// The key of the hand that is kept.
pub const HAND: &str = "hule.hand";

/// What `ui.waits` is when there are no words to begin with.
pub const WORDLESS: usize = 3;

/// Puts the app into the page.
pub fn mount() {
    leptos::mount::mount_to_body(|| {
        let ui = Ui::new(State::new(Draft::new(rules::SYSTEMS[0])));
        let left = [Some(web::hash()).filter(|hash| !hash.is_empty()), web::load(HAND)];
        fetch::speak(ui, web::language());
        if left.iter().any(Option::is_some) {
            // What was left is shown at once, or nothing yet.
            ui.waits.set(1);
            let keys = left.iter().flatten().filter_map(|text| link::rules_key(text));
            let keys = keys.map(str::to_owned).collect();
            let restore = move |ui: Ui| {
                ui.store(|s| s.later).into_iter().for_each(|later| (later.restore)(ui, &left))
            };
            fetch::systems(ui, keys, Box::new(restore));
        }
        ui.finish_reports();
        keep(ui);
        keyboard::listen(ui, &window());
        let _ = document().body().map(|body| body.append_child(&root(ui).0));
        document().document_element().into_iter().for_each(settled::show_in);
    });
}

/// The screen, made anew for each language.
pub fn root(ui: Ui) -> El {
    el("div", "root").region(move || match (ui.language.get(), ui.waits.get()) {
        (0, _) | (_, 1) => Vec::new(),
        _ => vec![untrack(|| screen::screen(ui))],
    })
}

/// Keeps the hand in storage and in the address, and follows the address.
fn keep(ui: Ui) {
    watch(Box::new(move || {
        ui.draft();
        save_soon(ui);
    }));
    let leave = window_event_listener_untyped("pagehide", move |_| untrack(|| save(ui)));
    let follow = window_event_listener_untyped("hashchange", move |_| {
        let hash = web::hash();
        let keys = link::rules_key(&hash).map(str::to_owned).into_iter().collect();
        // What is fetched for it must not have the hand written over it.
        let left = ui.store(|store| {
            store.follows = true;
            store.leaves.take()
        });
        let follow = move |ui: Ui| {
            ui.store(|s| s.later).into_iter().for_each(|later| (later.follow)(ui, &hash))
        };
        fetch::systems(ui, keys, Box::new(follow));
        drop(left);
    });
    let update = window_event_listener_untyped("hule-update", move |_| {
        ui.act(Action::Say(Notice::Update));
    });
    let prints = move |prints| {
        if let Some(later) = untrack(|| ui.later()) {
            untrack(|| (later.paper)(ui, prints));
        }
    };
    let before = window_event_listener_untyped("beforeprint", move |_| prints(true));
    let after = window_event_listener_untyped("afterprint", move |_| prints(false));
    on_cleanup(move || {
        before.remove();
        after.remove();
        leave.remove();
        follow.remove();
        update.remove();
    });
}

/// Keeps the hand once the result is shown.
pub fn save_soon(ui: Ui) {
    web::after_paint(Box::new(move || untrack(|| save(ui))));
}

fn save(ui: Ui) {
    if let Some(later) = ui.later().filter(|_| ui.waits.get() == 0 && !ui.is_guest()) {
        (later.save)(ui);
    }
}
