//! The choice of what is practised.

use leptos::prelude::*;

use crate::app::context::ui::use_ui;
use crate::practice::{Aim, Level};

use super::play::Playing;

/// The choice of the level, and of fans or payments.
#[component]
pub fn Choices(play: Playing) -> impl IntoView {
    let ui = use_ui();
    let levels = Level::ALL.iter().map(|level| view! { <LevelButton play level=*level/> });
    view! {
        <div class="choices">
            <div class="offers" role="group" aria-label=ui.t("ui.practice.level")>
                {levels.collect_view()}
            </div>
            <div class="offers" role="group" aria-label=ui.t("ui.practice.about")>
                <SubjectButton play is_payment=false name="fans"/>
                <SubjectButton play is_payment=true name="payment"/>
            </div>
        </div>
    }
}

/// A level. A tap deals a hand of it.
#[component]
fn LevelButton(play: Playing, level: Level) -> impl IntoView {
    let ui = use_ui();
    let aim = Aim::Level(level);
    view! {
        <button
            type="button"
            class="offer"
            data-level=level.key()
            aria-pressed=move || play.dealt.with(|dealt| dealt.aim == aim).to_string()
            on:click=move |_| play.deal(aim)
        >
            {ui.join(&["ui.practice.", level.key()])}
        </button>
    }
}

/// What the question is about. A tap asks it about the same hand.
#[component]
fn SubjectButton(play: Playing, is_payment: bool, name: &'static str) -> impl IntoView {
    let ui = use_ui();
    view! {
        <button
            type="button"
            class="offer"
            data-ask=name
            aria-pressed=move || (play.asks_payment.get() == is_payment).to_string()
            on:click=move |_| play.ask(is_payment)
        >
            {ui.join(&["ui.practice.", name])}
        </button>
    }
}
