//! The choice of what is practised.

use leptos::prelude::*;

use crate::app::context::use_i18n;
use crate::app::pieces::{Button, Icon, icon};
use crate::practice::{Kind, Level};

use super::play::Playing;
use crate::calculator::room;

/// The choice of the kind of exercise, and of the level: a chip that says what was chosen and unfolds the rest. A
/// choice folds it again, so that the exercise comes first.
#[component]
pub fn ExerciseChoices(play: Playing) -> impl IntoView {
    let i18n = use_i18n();
    let is_unfolded = RwSignal::new(false);
    let chosen = move || {
        let kind = i18n.join(&["ui.practice.kind.", play.name_of(play.kind.get())]);
        let level = i18n.join(&["ui.practice.", play.level.get().key()]);
        [kind, level].join(" · ")
    };
    let all = move || {
        let kinds = play.kinds().map(|kind| view! { <KindButton play kind is_unfolded/> });
        let [beside, pair] =
            room(Level::ALL.iter().map(|level| i18n.join(&["ui.practice.", level.key()])));
        let levels = Level::ALL.iter();
        let levels = levels.map(|level| view! { <LevelButton play level=*level is_unfolded/> });
        view! {
            <div class="kinds" role="group" aria-label=i18n.t("ui.practice.about")>
                {kinds.collect_view()}
            </div>
            <div
                class="offers levels" style:--beside=beside style:--pair=pair role="group" aria-label=i18n.t("ui.practice.level")
            >
                {levels.collect_view()}
            </div>
        }
    };
    view! {
        <div class="choices">
            <Button
                class="offer chosen-exercise" name="choose-exercise"
                expanded=move || is_unfolded.get()
                press=move || is_unfolded.update(|now| *now = !*now)
            >
                <span>{chosen}</span>
                <Icon path=icon::DOWN/>
            </Button>
            <Show when=move || is_unfolded.get()>{all()}</Show>
        </div>
    }
}

/// What is asked. A tap asks it, about the same hand if that is possible.
#[component]
fn KindButton(play: Playing, kind: Kind, is_unfolded: RwSignal<bool>) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <Button
            class="offer" hook=("data-ask", kind.key()) pressed=move || play.kind.get() == kind
            press=move || {
                is_unfolded.set(false);
                play.ask(kind);
            }
        >
            {i18n.join(&["ui.practice.kind.", play.name_of(kind)])}
        </Button>
    }
}

/// A level. A tap draws an exercise of it.
#[component]
fn LevelButton(play: Playing, level: Level, is_unfolded: RwSignal<bool>) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <Button
            class="offer" hook=("data-level", level.key()) pressed=move || play.level.get() == level
            press=move || {
                is_unfolded.set(false);
                play.choose_level(level);
            }
        >
            {i18n.join(&["ui.practice.", level.key()])}
        </Button>
    }
}
