//! What a correction changed in other deals, until it is put away.

use leptos::prelude::*;

use crate::app::context::use_i18n;
use crate::app::pieces::Button;
use crate::app::session::shown::{Shown, words_of};
use crate::session::Difference;
use crate::text::session::difference_lines;

/// What the last change changed elsewhere. Nothing if it changed no other deal.
#[component]
pub fn DifferenceView(
    shown: Signal<Shown>,
    difference: RwSignal<Option<Difference>>,
) -> impl IntoView {
    let i18n = use_i18n();
    let words = move || {
        let found = difference.get().filter(|found| !found.deals.is_empty())?;
        let shown = shown.get();
        let words = words_of(i18n, &shown.session);
        let lines = difference_lines(&shown.session, &shown.sheet, &found, &words);
        let lines = lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
        Some(view! {
            <div class="card" data-part="difference">
                <p class="name">{words.get("session.changed").to_owned()}</p>
                <ul>{lines}</ul>
                <Button class="offer" name="difference-read" press=move || difference.set(None)>
                    {i18n.t("ui.done")}
                </Button>
            </div>
        })
    };
    view! { <div role="status">{words}</div> }
}
