//! A kept hand in its list. A tap opens it.

use leptos::prelude::*;

use super::shown::Shown;
use super::totals::Totals;
use crate::app::browser::date;
use crate::app::browser::hands::Which;
use crate::app::context::{I18n, use_calculator, use_i18n};
use crate::app::pieces::{Button, HandStrip, NameField, RowTool, icon};
use crate::entry::link;
use crate::rules;
use crate::saved::{KeptHand, MAX_NAME_LENGTH};
use crate::text::isolated;

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
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let total = totals.of(&kept.link);
    let about = untrack(|| about(i18n, &kept));
    let name = (!kept.name.is_empty())
        .then(|| view! { <span class="name">{isolated(&kept.name).into_owned()}</span> });
    let hand = kept.tiles().map(|hand| view! { <HandStrip hand/> });
    let kept = StoredValue::new(kept);
    let open = move || calculator.open_hand(kept.read_value().link.clone());
    let rename = move || shown.renamed.set(Some(kept.get_value()));
    let delete = move || shown.delete(which, &kept.get_value());
    view! {
        <Button class="open" attr:data-open=move || at.get().to_string() press=open>
            {name}
            {hand}
            <span class="also">
                <span>{about}</span>
                <span class="worth" data-damaged=move || total.read().is_damaged.then_some("")>
                    {move || total.get().words}
                </span>
            </span>
        </Button>
        {(which == Which::Saved).then(|| view! {
            <RowTool words="ui.saved." name="rename" icon=icon::PENCIL press=rename/>
        })}
        <RowTool words="ui.saved." name="delete" icon=icon::CLOSE press=delete/>
    }
}

/// The rule system and the day of a kept hand, as far as they are known.
fn about(i18n: I18n, kept: &KeptHand) -> String {
    let system = link::rules_key(&kept.link).and_then(rules::system);
    let system = system.map(|system| i18n.name(&system.short_names).to_owned());
    let day = (kept.time > 0).then(|| date::day(kept.time, i18n.language()));
    system.into_iter().chain(day).collect::<Vec<_>>().join(" · ")
}

/// The field for a new name.
#[component]
fn Rename(
    shown: Shown,
    kept: KeptHand,
    /// Its index in the list.
    at: Signal<usize>,
) -> impl IntoView {
    let name = kept.name.clone();
    let label = untrack(|| use_i18n().t("ui.saved.name"));
    let rename = move |name: String| shown.rename(&kept, &name);
    view! {
        <NameField
            name
            label
            longest=MAX_NAME_LENGTH
            rename
            attr:data-at=move || at.get().to_string()
        />
    }
}
