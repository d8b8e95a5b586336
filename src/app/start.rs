//! Starting: the hand that was left, the words of the language, and keeping both.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::draft::Draft;
use crate::error::Fault;
use crate::link;
use crate::text::Language;

use super::dom::el;
use super::kit::Ui;
use super::state::{Action, Notice, State, check};
use super::{keyboard, screen, web};

const HAND: &str = "hule.hand";

/// Puts the app into the page.
pub fn mount() {
    leptos::mount::mount_to_body(|| {
        let ui = Ui::new(first_state());
        speak(ui, web::language());
        keep(ui);
        keyboard::listen(ui);
        let app = el("div", "root");
        let shown = move || match ui.language.get() {
            0 => Vec::new(),
            _ => vec![untrack(|| screen::screen(ui))],
        };
        let _ = document().body().map(|body| body.append_child(&app.region(shown).0));
    });
}

/// Goes over to a language.
pub fn speak(ui: Ui, language: Language) {
    spawn_local(async move {
        match web::catalogue(language).await {
            Some(words) => {
                ui.speak(words);
                web::set_document(language, &ui.t("ui.title"));
            }
            // The words are part of the program: without any it can't start.
            None if ui.language.get_untracked() == 0 => web::boot_failed(),
            None => ui.act(Action::Say(Notice::Word("ui.no-words"))),
        }
    });
}

/// Goes over to a rule system.
pub fn choose(ui: Ui, key: &'static str) {
    ui.act(Action::Rules(key));
}

/// The draft of a link, if its tiles can be a hand.
fn decode(text: &str) -> Result<Draft, Vec<Fault>> {
    let draft = link::decode(text)?;
    check(&draft).map(|()| draft)
}

/// The hand of the address; else, or if that is damaged, the one that was kept.
fn first_state() -> State {
    let mut notice = None;
    let kept = web::load(HAND).and_then(|text| match decode(&text) {
        Ok(draft) => Some(draft),
        Err(faults) => {
            // What can't be read is not thrown away.
            web::save("hule.damaged", &text);
            notice = Some(Notice::Faults(Some("ui.damaged-storage"), faults));
            None
        }
    });
    let hash = web::hash();
    let linked = if hash.is_empty() { None } else { Some(decode(&hash)) };
    let draft = match linked {
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
    let mut state = draft.map_or_else(State::empty, State::new);
    state.notice = notice;
    state
}

/// Keeps the hand in storage and in the address, and follows the address.
fn keep(ui: Ui) {
    Effect::new(move |_| {
        let draft = ui.draft();
        let text = link::encode(&draft);
        let untouched = *draft == Draft::new(draft.rules());
        web::set_hash(if untouched { "" } else { &text });
        web::save(HAND, &text);
    });
    let follow = window_event_listener_untyped("hashchange", move |_| {
        let hash = web::hash();
        match decode(&hash) {
            Ok(draft) => ui.act(Action::Load(draft)),
            Err(_) if hash.is_empty() => ui.act(Action::Clear),
            Err(faults) => {
                ui.act(Action::Say(Notice::Faults(Some("ui.damaged-link"), faults)));
                web::set_hash(&link::encode(&ui.draft()));
            }
        }
    });
    on_cleanup(move || follow.remove());
}
