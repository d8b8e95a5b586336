//! The hand of the day: three answers, then the result, which can be shared.

use leptos::prelude::*;

use crate::app::browser::date::weekday;
use crate::app::browser::{sharing, web};
use crate::app::context::{I18n, spawn, use_i18n};
use crate::app::pieces::Button;
use crate::practice::Date;
use crate::practice::day::{DayResult, TRIES};
use crate::text::Slot;

use super::exercise::ExerciseView;
use super::play::Playing;

/// The hand of a day, the answers so far, and the record.
#[component]
pub fn DayView(play: Playing, date: Date) -> impl IntoView {
    let i18n = use_i18n();
    let result = Memo::new(move |_| play.result_of(date));
    // What was right is shown again when the player comes back.
    if let Some(result) = untrack(|| result.get()).filter(DayResult::is_over) {
        play.reveal(&result);
    }
    let next = move || view! { <Result play date result/> }.into_any();
    let tries = move || {
        let tries = result.get().map(|result| result.tries).unwrap_or_default();
        (!tries.is_empty()).then(|| {
            let rows = tries.into_iter().map(|one| {
                let slots = [
                    ("right", Slot::Number(one.right.into())),
                    ("missed", Slot::Number(one.missed.into())),
                    ("wrong", Slot::Number(one.wrong.into())),
                ];
                let spoken = i18n.fill("ui.practice.day-try", &slots);
                view! { <p><span aria-hidden="true">{one.squares()}</span> <span class="in-words">{spoken}</span></p> }
            });
            view! { <div class="tries" data-part="tries" role="status">{rows.collect_view()}</div> }
        })
    };
    let left = move || {
        let result = result.get();
        let over = result.as_ref().is_some_and(DayResult::is_over);
        let left = TRIES - result.map_or(0, |result| result.tries.len()).min(TRIES);
        (!over).then(|| view! { <p class="quiet">{i18n.count("ui.practice.day-left", left)}</p> })
    };
    view! {
        <div class="day" data-part="day">
            <p class="day-date"><b>{weekday(date.parts(), i18n.language())}</b> {left}</p>
            {tries}
            <ExerciseView play next/>
            <DayRecordLine play/>
        </div>
    }
}

/// The row of days, and how many were solved.
#[component]
fn DayRecordLine(play: Playing) -> impl IntoView {
    let i18n = use_i18n();
    move || {
        let days = play.progress.with(|progress| progress.days.clone());
        let number = |n: u32| Slot::Number(i64::from(n));
        let slots = [
            ("n", number(days.streak_on(super::play::today()))),
            ("best", number(days.best)),
            ("solved", number(days.solved)),
            ("played", number(days.played)),
        ];
        (days.played > 0).then(|| {
            view! { <p class="quiet" data-part="days">{i18n.fill("ui.practice.days", &slots)}</p> }
        })
    }
}

/// The result, with a button to share it.
#[component]
fn Result(play: Playing, date: Date, result: Memo<Option<DayResult>>) -> impl IntoView {
    let i18n = use_i18n();
    let message = RwSignal::new(String::new());
    let text = move || {
        let address = [&*web::folder(), "#", &*play.address_of(date)].concat();
        let name = i18n.name(&play.rules().short_names);
        result.get_untracked().map(|result| result.text(name, &address)).unwrap_or_default()
    };
    let share = move || share(i18n, text(), message);
    view! {
        <pre class="day-text" data-part="day-text">{untrack(text)}</pre>
        <Button class="primary" name="share-day" press=share>{i18n.t("ui.practice.share")}</Button>
        <p class="quiet" role="status" data-part="shared">{move || message.get()}</p>
        <p class="quiet">{i18n.t("ui.practice.tomorrow")}</p>
    }
}

/// Shares a text by the system's sheet where there is one, and copies it elsewhere.
fn share(i18n: I18n, text: String, message: RwSignal<String>) {
    spawn(Box::pin(async move {
        let is_shared = sharing::is_possible() && sharing::share_text(&text).await;
        if !is_shared {
            let is_copied = web::copy(text).await;
            let key = if is_copied { "ui.practice.copied" } else { "ui.practice.copy-by-hand" };
            message.try_set(i18n.t(key));
        }
    }));
}
