//! The way to send the evening on one card once the game is over, with one tap.

use leptos::prelude::*;

use super::carry::drawing;
use super::show_everyone::ShowEveryone;
use super::shown::Shown;
use crate::app::context::use_i18n;
use crate::app::pieces::{Button, Feedback, FeedbackLine};

/// The button that sends the card, and for the open session the one that shows who pays for the last deal. Nothing
/// while the game goes on.
#[component]
pub fn SendEvening(
    #[prop(into)] shown: Signal<Shown>,
    /// Whether it is the open session.
    is_open: bool,
) -> impl IntoView {
    let i18n = use_i18n();
    let feedback = Feedback::new();
    let is_over = Memo::new(move |_| {
        let shown = shown.read();
        shown.is_over() && !shown.sheet.deals.is_empty()
    });
    let send = move || drawing::share_card(feedback, shown.get_untracked());
    view! {
        <Show when=move || is_over.get()>
            <div class="send-evening">
                <Button class="primary" name="send-evening" press=send>
                    {i18n.t("session.send-evening")}
                </Button>
                {is_open.then(|| view! { <ShowEveryone/> })}
            </div>
            <FeedbackLine feedback name="evening-feedback"/>
        </Show>
    }
}
