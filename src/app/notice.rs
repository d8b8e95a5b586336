//! What is said in passing, over the list and without moving anything.

use leptos::prelude::*;

use super::art;
use super::kit::{Ui, button, hook, say, text};
use super::state::{Action, Notice};

pub fn notice(ui: Ui) -> AnyView {
    let shown = Memo::new(move |_| ui.state.with(|s| s.notice.clone()));
    let body = move || {
        shown.get().map(|notice| {
            let close = button(ui, "tool", hook("data-action", "hush"), ui.t("ui.close"), Action::Hush, art::icon(art::CLOSE));
            view! { <div class="notice" data-part="notice">{sentences(ui, &notice)}{close}</div> }
        })
    };
    view! { <div class="notices" role="alert">{body}</div> }.into_any()
}

fn sentences(ui: Ui, notice: &Notice) -> AnyView {
    let words = ui.catalogue();
    let mut lines = Vec::new();
    match notice {
        Notice::Word(key) => lines.push(text("", ui.t(key))),
        Notice::Faults(before, faults) => {
            lines.extend(before.map(|key| text("", ui.t(key))));
            lines.extend(faults.iter().map(|f| view! { <p>{say(&f.sentence(&words))}</p> }.into_any()));
        }
    }
    view! { <div>{lines}</div> }.into_any()
}
