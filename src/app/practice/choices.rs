//! The choice of what is practised.

use leptos::prelude::*;

use crate::app::context::use_i18n;
use crate::app::pieces::Button;
use crate::practice::{Kind, Level};

use super::play::Playing;

/// The choice of the kind of exercise, and of the level.
#[component]
pub fn Choices(play: Playing) -> impl IntoView {
    let i18n = use_i18n();
    let kinds = play.kinds().map(|kind| view! { <KindButton play kind/> });
    let levels = Level::ALL.iter().map(|level| view! { <LevelButton play level=*level/> });
    view! {
        <div class="choices">
            <div class="kinds" role="group" aria-label=i18n.t("ui.practice.about")>
                {kinds.collect_view()}
            </div>
            <div class="levels" role="group" aria-label=i18n.t("ui.practice.level")>
                {levels.collect_view()}
            </div>
        </div>
    }
}

/// What is asked. A tap asks it, about the same hand if that is possible.
#[component]
fn KindButton(play: Playing, kind: Kind) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <Button
            class="offer" hook=("data-ask", kind.key()) pressed=move || play.kind.get() == kind
            press=move || play.ask(kind)
        >
            {i18n.join(&["ui.practice.kind.", play.name_of(kind)])}
        </Button>
    }
}

/// A level. A tap draws an exercise of it.
#[component]
fn LevelButton(play: Playing, level: Level) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <Button
            class="offer" hook=("data-level", level.key()) pressed=move || play.level.get() == level
            press=move || play.choose_level(level)
        >
            {i18n.join(&["ui.practice.", level.key()])}
        </Button>
    }
}
