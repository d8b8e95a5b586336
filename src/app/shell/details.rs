//! The middle of the screen: how to begin, or the list that explains the result.

use leptos::prelude::*;

use crate::app::browser::paint::after_paint;
use crate::app::context::ui::use_ui;
use crate::app::dom::views;
use crate::app::panels::help;
use crate::app::shell::loading::Loaded;
use crate::app::shell::parts::Parts;
use crate::scoring::Standing;

/// The middle of the screen. It is rendered after the result above it has been painted, so that a
/// tap is answered at once.
#[component]
pub fn Details() -> impl IntoView {
    let ui = use_ui();
    let parts = expect_context::<Parts>();
    // The draft, place and reading that the list is about.
    let about = Memo::new(move |_| (ui.draft(), ui.place.get(), ui.reading(), ui.can_explain()));
    let painted = RwSignal::new(untrack(|| about.get()));
    Effect::new(move || {
        let next = about.get();
        if painted.with_untracked(|shown| *shown != next) {
            after_paint(move || {
                // The screen may have been rendered anew meanwhile.
                if about.try_with_untracked(|now| *now == next).unwrap_or_default() {
                    painted.set(next);
                }
            });
        }
    });
    let list = move || {
        let (draft, place, _, _) = painted.get();
        let entering = untrack(|| matches!(ui.report().standing, Standing::Entering { .. }));
        if draft.tiles.is_empty() && place == 0 && entering {
            return untrack(|| views(help::beginning(ui)));
        }
        view! { <Loaded part=parts.result render=|views| (views.list)()/> }.into_any()
    };
    view! {
        <section class="middle" data-part="list" aria-label=ui.t("ui.details")>
            {list}
        </section>
    }
}
