//! Everything besides the tiles: one line, and a sheet with all questions.

use leptos::prelude::*;

use crate::ruleset::Asked;

use super::art;
use super::kit::{Ui, button, group, hook, switch, text};
use super::state::{Action, Panel};

/// The answers in one line.
pub fn line(ui: Ui) -> AnyView {
    let summary = move || {
        let asked = ui.report.with(|r| r.asked.clone());
        let short = |a: &Asked| Some(ui.t(&format!("ask.{}.{}.short", a.key, a.answer?)));
        let words = asked.iter().filter_map(short).filter(|s| !s.is_empty());
        words.collect::<Vec<_>>().join(" · ")
    };
    let flowers = move || {
        let n = ui.draft.with(|d| d.tiles.flowers.len());
        if n > 0 { format!(" · {}", ui.count("ui.flower-count", n)) } else { String::new() }
    };
    let way = move || {
        let asked = ui.report.with(|r| r.asked.iter().find(|a| a.key == "win").cloned());
        asked.map(|asked| {
            let on = asked.answer;
            ["discard", "self-drawn"]
                .into_iter()
                .filter(|way| asked.offers.iter().any(|o| o.answer == *way))
                .map(|way| {
                    let pressed = Signal::derive(move || on == Some(way));
                    let name = text("", ui.t(&format!("ask.win.{way}")));
                    let hook = hook("data-way", way);
                    switch(ui, "way", hook, String::new(), Some(pressed), Action::Answer("win", way), name)
                })
                .collect::<Vec<_>>()
        })
    };
    let body = view! { <span class="words">{summary}{flowers}</span> {art::icon(art::DOWN)} };
    let open = Action::Open(Panel::Circumstances);
    view! {
        <div class="circumstances" data-part="circumstances">
            {button(ui, "line", hook("data-action", "circumstances"), String::new(), open, body.into_any())}
            <div class="ways">{way}</div>
        </div>
    }
    .into_any()
}

/// Every question with its answers.
pub fn sheet(ui: Ui) -> AnyView {
    let questions = move || {
        let asked = ui.report.with(|r| r.asked.clone());
        asked.iter().map(|a| question(ui, a)).collect::<Vec<_>>()
    };
    view! { <div class="questions">{questions}</div> }.into_any()
}

fn question(ui: Ui, asked: &Asked) -> AnyView {
    let key = asked.key;
    let name = ui.t(&format!("ask.{key}"));
    let offers = asked.offers.iter().map(|offer| {
        let (answer, chosen) = (offer.answer, asked.answer == Some(offer.answer));
        let action = Action::Answer(key, answer);
        // What contradicts the rest can still be tapped: it says why.
        view! {
            <button
                type="button"
                class="offer"
                class:muted=offer.impossible.is_some()
                data-ask=key
                data-answer=answer
                aria-pressed=if chosen { "true" } else { "false" }
                on:click=move |_| ui.act(action.clone())
            >
                {ui.t(&format!("ask.{key}.{answer}"))}
            </button>
        }
        .into_any()
    });
    let offers = group("offers", offers.collect());
    view! { <fieldset><legend>{name}</legend>{offers}</fieldset> }.into_any()
}
