//! What the score sheet of a game that is over shows of the evening: the hand of the night, with large tiles, who won
//! with it and who paid, and the button that sends the evening as one card.

use leptos::prelude::*;

use super::around::ShowEveryone;
use super::carry::drawing;
use super::shown::{Shown, words_of};
use crate::app::context::use_i18n;
use crate::app::pieces::{Button, Feedback, FeedbackLine, PlainHand};
use crate::text::session::{NightWords, night_words};

/// The hand. Nothing while the game goes on, and if no hand was entered with its tiles.
#[component]
pub fn HandOfTheNight(
    #[prop(into)] shown: Signal<Shown>,
    /// Opens the hand of a deal.
    #[prop(optional_no_strip)]
    open: Option<Callback<usize>>,
) -> impl IntoView {
    let i18n = use_i18n();
    let hand = move || {
        let shown = shown.get();
        let night = shown.is_over().then(|| shown.sheet.hand_of_the_night(&shown.session))??;
        let words = words_of(i18n, &shown.session);
        let NightWords { line, fans, paid } =
            night_words(&shown.session, &shown.sheet, &night, &words);
        let deal = night.deal;
        let opens = open.map(|open| {
            view! {
                <Button class="offer" hook=("data-night", deal) press=move || open.run(deal)>
                    {i18n.t("session.open-hand")}
                </Button>
            }
        });
        Some(view! {
            <section class="night" data-part="night">
                <h3>{i18n.t("session.night")}</h3>
                <PlainHand draft=night.draft/>
                <p class="name">{line}</p>
                {(!fans.is_empty()).then(|| view! { <p>{fans}</p> })}
                <p class="quiet">{paid}</p>
                {opens}
            </section>
        })
    };
    view! { {hand} }
}

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
