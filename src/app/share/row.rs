//! A kept hand in its list. A tap opens it.

use leptos::html::Input;
use leptos::prelude::*;
use web_sys::SubmitEvent;

use super::store::Shown;
use super::totals::Totals;
use crate::app::browser::date;
use crate::app::browser::paint::after_paint;
use crate::app::browser::storage::Which;
use crate::app::context::ui::{Ui, use_ui};
use crate::app::pieces::icon::{self, Icon};
use crate::app::pieces::strip::HandStrip;
use crate::entry::link;
use crate::saved::{KeptHand, MAX_NAME_LENGTH};
use crate::state::Action;

const PENCIL: &str = "M4 20h4L19 9l-4-4L4 16zM13 7l4 4";

/// A kept hand or, while it is being renamed, a field for its name.
#[component]
pub fn KeptRow(
    /// The panel.
    shown: Shown,
    /// What finds the total.
    totals: Totals,
    /// The list.
    which: Which,
    /// The hand.
    kept: KeptHand,
) -> impl IntoView {
    let kept = StoredValue::new(kept);
    let is_renamed = Memo::new(move |_| {
        which == Which::Saved && shown.renamed.read().as_ref() == Some(&*kept.read_value())
    });
    let at = move || {
        let kept = kept.read_value();
        shown.list(which).read().hands.iter().position(|other| *other == *kept).unwrap_or_default()
    };
    let at = Signal::derive(at);
    view! {
        <li class="kept-hand">
            <Show
                when=move || is_renamed.get()
                fallback=move || view! { <Kept shown totals which kept=kept.get_value() at/> }
            >
                <Rename shown kept=kept.get_value() at/>
            </Show>
        </li>
    }
}

/// A kept hand with its buttons.
#[component]
fn Kept(
    shown: Shown,
    totals: Totals,
    which: Which,
    kept: KeptHand,
    /// Its index in the list.
    at: Signal<usize>,
) -> impl IntoView {
    let ui = use_ui();
    let total = totals.of(&kept.link);
    let about = untrack(|| about(ui, &kept));
    let name =
        (!kept.name.is_empty()).then(|| view! { <span class="name">{kept.name.clone()}</span> });
    let hand = kept.tiles().map(|hand| view! { <HandStrip hand/> });
    let kept = StoredValue::new(kept);
    let open = move |_| {
        ui.act(Action::Follow(kept.read_value().link.clone()));
        // If the link cannot be read, the panel says so.
        if untrack(|| ui.notice().is_none()) {
            ui.act(Action::Close);
        }
    };
    let rename = move |_| shown.renamed.set(Some(kept.get_value()));
    let delete = move |_| shown.delete(which, &kept.get_value());
    view! {
        <button type="button" class="open" data-open=move || at.get().to_string() on:click=open>
            {name}
            {hand}
            <span class="also">
                <span>{about}</span>
                <span class="worth" data-damaged=move || total.read().is_damaged.then_some("")>
                    {move || total.get().words}
                </span>
            </span>
        </button>
        {(which == Which::Saved).then(|| view! {
            <Tool name="rename" icon=PENCIL on:click=rename/>
        })}
        <Tool name="delete" icon=icon::CLOSE on:click=delete/>
    }
}

/// The rule system and the day of a kept hand, as far as they are known.
fn about(ui: Ui, kept: &KeptHand) -> String {
    let system = link::rules_key(&kept.link).unwrap_or_default();
    let system = ["rules.", system].concat();
    let system = ui.catalogue().has(&system).then(|| ui.t(&system));
    let day = (kept.time > 0).then(|| date::day(kept.time, ui.language_now()));
    system.into_iter().chain(day).collect::<Vec<_>>().join(" · ")
}

/// A button for a kept hand. Its hook `data-kept` and its name are those of `name`.
#[component]
fn Tool(name: &'static str, icon: &'static str) -> impl IntoView {
    let ui = use_ui();
    let label = untrack(|| ui.join(&["ui.saved.", name]));
    view! {
        <button type="button" class="tool" data-kept=name aria-label=label>
            <Icon path=icon/>
        </button>
    }
}

/// The field for a new name.
#[component]
fn Rename(
    shown: Shown,
    kept: KeptHand,
    /// Its index in the list.
    at: Signal<usize>,
) -> impl IntoView {
    let ui = use_ui();
    let field = NodeRef::<Input>::new();
    Effect::new(move || {
        if let Some(field) = field.get() {
            after_paint(move || {
                // An element that is gone takes no focus.
                let _ = field.focus();
                field.select();
            });
        }
    });
    let name = kept.name.clone();
    let rename = move |event: SubmitEvent| {
        event.prevent_default();
        if let Some(field) = field.get_untracked() {
            shown.rename(&kept, &field.value());
        }
    };
    view! {
        <form class="entry-line" data-at=move || at.get().to_string() on:submit=rename>
            <input
                node_ref=field
                class="search"
                type="text"
                maxlength=MAX_NAME_LENGTH.to_string()
                autocomplete="off"
                value=name
                aria-label=untrack(|| ui.t("ui.saved.name"))
                data-part="new-name"
            />
            <button type="submit" class="offer" data-action="renamed">
                {untrack(|| ui.t("ui.done"))}
            </button>
        </form>
    }
}
