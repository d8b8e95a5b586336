//! The menu, pasting, sharing, and what the app says of itself.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::notation::Tiles;
use crate::text::Language;

use super::kit::{Ui, button, group, hook, say, text};
use super::state::{Action, Notice, Panel, read};
use super::{art, start, web};

pub fn sheet(ui: Ui) -> AnyView {
    let item = |name: &'static str, action| {
        let words = text("", ui.t(&format!("ui.{name}")));
        button(ui, "item", hook("data-action", name), String::new(), action, words)
    };
    let share = move |_| {
        spawn_local(async move {
            let copied = web::copy(web::address()).await;
            let said = if copied { "ui.copied" } else { "ui.not-copied" };
            ui.act(Action::Close);
            ui.act(Action::Say(Notice::Word(said)));
        });
    };
    let share = view! {
        <button type="button" class="item" data-action="share" on:click=share>{ui.t("ui.share")}</button>
    };
    let items = vec![
        item("clear", Action::Clear),
        item("paste", Action::Open(Panel::Paste)),
        share.into_any(),
        item("fans", Action::Open(Panel::Fans)),
        item("rulings", Action::Open(Panel::Rulings)),
        item("help", Action::Open(Panel::Help)),
        item("about", Action::Open(Panel::About)),
    ];
    vec![group("items", items), languages(ui)].into_any()
}

fn languages(ui: Ui) -> AnyView {
    let now = ui.catalogue().language();
    let buttons = Language::WRITTEN.iter().map(|language| {
        let language = *language;
        let choose = move |_| {
            web::save("hule.language", language.tag());
            start::speak(ui, language);
        };
        view! {
            <button
                type="button"
                class="offer"
                lang=language.tag()
                data-language=language.tag()
                aria-pressed=if language == now { "true" } else { "false" }
                on:click=choose
            >
                {language.name()}
            </button>
        }
        .into_any()
    });
    let offers = group("offers", buttons.collect());
    view! { <fieldset data-action="language"><legend>{ui.t("ui.language")}</legend>{offers}</fieldset> }.into_any()
}

/// Text becomes a hand: what it says is shown while it is written.
pub fn paste(ui: Ui) -> AnyView {
    let written = RwSignal::new(String::new());
    let preview = move || {
        let text = written.get();
        if text.trim().is_empty() {
            return view! { <p class="quiet">{ui.t("ui.paste-example")}</p> }.into_any();
        }
        match ui.draft.with(|draft| read(&text, draft)) {
            Ok(draft) => strip(&draft.tiles),
            Err(faults) => {
                let words = ui.catalogue();
                let lines = faults.iter().map(|f| view! { <li>{say(&f.sentence(&words))}</li> });
                view! { <ul class="faults">{lines.collect::<Vec<_>>()}</ul> }.into_any()
            }
        }
    };
    let done = view! {
        <button type="button" class="primary" data-action="use" on:click=move |_| ui.act(Action::Paste(written.get_untracked()))>
            {ui.t("ui.use")}
        </button>
    };
    view! {
        <div class="paste">
            <textarea
                rows="3"
                spellcheck="false"
                autocapitalize="off"
                aria-label=ui.t("ui.paste")
                on:input=move |ev| written.set(event_target_value(&ev))
            ></textarea>
            <div class="preview" aria-live="polite">{preview}</div>
            {done}
        </div>
    }
    .into_any()
}

/// A hand as a strip of small tiles.
pub fn strip(tiles: &Tiles) -> AnyView {
    let mut standing = tiles.standing.clone();
    standing.sort_unstable();
    let mut parts = vec![art::group(&standing)];
    parts.extend(tiles.melds.iter().map(|m| {
        view! { <span class="tiles" role="img" aria-label=m.to_string()>{art::meld(m)}</span> }.into_any()
    }));
    parts.extend(tiles.win.map(|t| art::group(&[t])));
    group("strip", parts)
}

pub fn about(ui: Ui) -> AnyView {
    let lines = ["ui.about.1", "ui.about.2", "ui.about.3"];
    lines.map(|key| view! { <p>{ui.t(key)}</p> }.into_any()).into_iter().collect::<Vec<_>>().into_any()
}
