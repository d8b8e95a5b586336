//! How well the player does.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::{Button, FanName};
use crate::practice::Kind;
use crate::system::Fan;
use crate::text::Slot;
use crate::text::fans::CountedFan;

use super::play::Playing;

/// The largest number of weak fans that are offered.
const MOST: usize = 6;

/// The streak, and the fans that the player missed.
#[component]
pub fn RecordLines(play: Playing) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let streak = move || {
        let (streak, best) = play.progress.with(|progress| (progress.streak, progress.best));
        let slots =
            [("n", Slot::Number(i64::from(streak))), ("best", Slot::Number(i64::from(best)))];
        (best > 0).then(|| view! { <p class="quiet">{i18n.fill("ui.practice.streak", &slots)}</p> })
    };
    let weak = Memo::new(move |_| {
        let weak = play.progress.with(|progress| progress.schedule.weak(Kind::Fans));
        weak.into_iter()
            .filter_map(|fan| calculator.rules.get().fan(fan))
            .take(MOST)
            .collect::<Vec<_>>()
    });
    view! {
        <div class="record" data-part="record">
            {streak}
            <Show when=move || weak.with(|weak| !weak.is_empty())>
                <p class="quiet">{i18n.t("ui.practice.weak")}</p>
                <div class="offers">
                    <For each=move || weak.get() key=|fan| fan.number let:fan>
                        <WeakFan play fan/>
                    </For>
                </div>
            </Show>
        </div>
    }
}

/// A weak fan. A tap draws a hand with it.
#[component]
fn WeakFan(play: Playing, fan: &'static Fan) -> impl IntoView {
    view! {
        <Button class="offer" hook=("data-weak", fan.key) press=move || play.practise(fan.number)>
            <FanName row=CountedFan::once(fan)/>
        </Button>
    }
}
