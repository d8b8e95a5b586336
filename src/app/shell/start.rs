//! Starts the app: loads the words, restores the kept hand, and keeps the hand from then on.

use leptos::prelude::*;

use crate::entry::{Draft, link};
use crate::rules;

use crate::app::browser::settled;
use crate::app::browser::web;
use crate::app::context::fetch;
use crate::app::context::ui::Ui;
use crate::app::dom::{El, el, watch};
use crate::app::shell::keyboard;
use crate::app::shell::screen;
use crate::state::{Action, Notice, State};

/// The key of the kept hand in the store.
pub const HAND: &str = "hule.hand";

/// The value of `ui.waits` if the words cannot be loaded.
pub const WORDLESS: usize = 3;

/// Mounts the app in the page.
pub fn mount() {
    leptos::mount::mount_to_body(|| {
        let ui = Ui::new(State::new(Draft::new(rules::SYSTEMS[0])));
        let left = [Some(web::hash()).filter(|hash| !hash.is_empty()), web::load(HAND)];
        fetch::speak(ui, web::language());
        if left.iter().any(Option::is_some) {
            // The kept hand is shown as soon as it is restored, nothing before it.
            ui.waits.set(1);
            let keys = left.iter().flatten().filter_map(|text| link::rules_key(text));
            let keys = keys.map(str::to_owned).collect();
            let restore = move |ui: Ui| {
                ui.store(|s| s.lazy_parts).into_iter().for_each(|parts| (parts.restore)(ui, &left))
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

/// The screen, which is rendered anew for each language.
pub fn root(ui: Ui) -> El {
    el("div", "root").region(move || match (ui.language.get(), ui.waits.get()) {
        (0, _) | (_, 1) => Vec::new(),
        _ => vec![untrack(|| screen::screen(ui))],
    })
}

/// Saves the hand in storage and in the address, and follows changes of the address.
fn keep(ui: Ui) {
    watch(Box::new(move || {
        ui.draft();
        save_soon(ui);
    }));
    let leave = window_event_listener_untyped("pagehide", move |_| untrack(|| save(ui)));
    let follow = window_event_listener_untyped("hashchange", move |_| {
        let hash = web::hash();
        let keys = link::rules_key(&hash).map(str::to_owned).into_iter().collect();
        // The hand must not overwrite the address while what it needs is fetched.
        let left = ui.store(|store| {
            store.follows = true;
            store.leaves.take()
        });
        let follow = move |ui: Ui| {
            ui.store(|s| s.lazy_parts).into_iter().for_each(|parts| (parts.follow)(ui, &hash))
        };
        fetch::systems(ui, keys, Box::new(follow));
        drop(left);
    });
    let update = window_event_listener_untyped("hule-update", move |_| {
        ui.act(Action::ShowNotice(Notice::Update));
    });
    let prints = move |prints| {
        if let Some(parts) = untrack(|| ui.lazy_parts()) {
            untrack(|| (parts.print)(ui, prints));
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

/// Saves the hand after the result is shown.
pub fn save_soon(ui: Ui) {
    web::after_paint(Box::new(move || untrack(|| save(ui))));
}

fn save(ui: Ui) {
    if let Some(parts) = ui.lazy_parts().filter(|_| ui.waits.get() == 0 && !ui.is_guest()) {
        (parts.save)(ui);
    }
}
