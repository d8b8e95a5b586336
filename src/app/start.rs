//! Starting: the hand that was left, the words of the language, and keeping both.

use leptos::prelude::*;

use crate::draft::Draft;
use crate::link;
use crate::rules;

use super::dom::{el, watch};
use super::fetch;
use super::kit::Ui;
use super::state::{Action, Notice, State, decode};
use super::{keyboard, screen, shelves, web};

const HAND: &str = "hule.hand";

/// Puts the app into the page.
pub fn mount() {
    leptos::mount::mount_to_body(|| {
        let ui = Ui::new(State::new(Draft::new(rules::OUTLINE)));
        let left = [Some(web::hash()).filter(|hash| !hash.is_empty()), web::load(HAND)];
        fetch::speak(ui, web::language());
        if left.iter().any(Option::is_some) {
            // What was left is shown at once, or nothing yet.
            ui.waits.set(1);
            let keys = left.iter().flatten().filter_map(|text| link::rules_key(text));
            let keys = keys.map(str::to_owned).collect();
            fetch::systems(ui, keys, Box::new(move |ui| restore(ui, left)));
        }
        ui.finish_reports();
        keep(ui);
        keyboard::listen(ui);
        let app = el("div", "root");
        let shown = move || match (ui.language.get(), ui.waits.get()) {
            (0, _) | (_, 1) => Vec::new(),
            _ => vec![untrack(|| screen::screen(ui))],
        };
        let _ = document().body().map(|body| body.append_child(&app.region(shown).0));
    });
}

/// Shows the hand that was left.
fn restore(ui: Ui, left: [Option<String>; 2]) {
    if let Some(later) = ui.store(|store| store.later) {
        ui.change(|state| (later.restore)(state, left));
    }
    ui.waits.set(0);
    save_soon(ui);
}

/// The hand of the address; else, or if that is damaged, the one that was kept.
pub fn restored(state: &mut State, [linked, kept]: [Option<String>; 2]) {
    let mut notice = None;
    let kept = kept.and_then(|text| match decode(&text, &state.systems) {
        Ok(draft) => Some(draft),
        Err(faults) => {
            // What can't be read is not thrown away.
            web::save("hule.damaged", &text);
            notice = Some(Notice::Faults(Some("ui.damaged-storage"), faults));
            None
        }
    });
    let draft = match linked.map(|text| decode(&text, &state.systems)) {
        Some(Ok(draft)) => {
            notice = None;
            Some(draft)
        }
        Some(Err(faults)) => {
            notice = Some(Notice::Faults(Some("ui.damaged-link"), faults));
            kept
        }
        None => kept,
    };
    if let Some(draft) = draft {
        let mut fresh = State::new(draft);
        fresh.systems = std::mem::take(&mut state.systems);
        *state = fresh;
    }
    if let Some(notice) = notice {
        state.say(notice);
    }
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
        if hash.is_empty() {
            return ui.act(Action::Clear);
        }
        let keys = link::rules_key(&hash).map(str::to_owned).into_iter().collect();
        let follow = move |ui: Ui| {
            ui.act(Action::Follow(hash));
            // What is damaged doesn't stay in the address.
            save_soon(ui);
        };
        fetch::systems(ui, keys, Box::new(follow));
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

pub fn save_soon(ui: Ui) {
    // The result goes first.
    web::after_paint(Box::new(move || untrack(|| save(ui))));
}

fn save(ui: Ui) {
    if let Some(later) = ui.later().filter(|_| ui.waits.get() == 0) {
        (later.keep)(ui);
    }
}

/// Keeps the hand, and remembers it once it is complete.
pub fn kept(ui: Ui) {
    let draft = ui.draft();
    let text = link::encode(&draft);
    let untouched = *draft == Draft::new(draft.rules());
    web::set_hash(if untouched { "" } else { &text });
    web::save(HAND, &text);
    shelves::remember(&draft, &ui.report());
}
