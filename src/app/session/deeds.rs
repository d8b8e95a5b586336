//! What each player did in a session: wins, the dearest hand, the fans made most often.

use leptos::prelude::*;

use super::shown::{Shown, words_of};
use crate::app::context::use_i18n;
use crate::app::pieces::Button;
use crate::session::Entry;
use crate::text::session::deeds;

/// What each player did, by rank. Nothing before the first deal.
#[component]
pub fn Deeds(
    #[prop(into)] shown: Signal<Shown>,
    /// Opens the hand of a deal.
    #[prop(optional_no_strip)]
    open: Option<Callback<usize>>,
) -> impl IntoView {
    let i18n = use_i18n();
    let rows = move || {
        let shown = shown.get();
        (!shown.sheet.deals.is_empty()).then(|| {
            let rows = shown.ranking().into_iter();
            let rows = rows.map(|player| view! { <Deed shown=shown.clone() player open/> });
            view! {
                <section class="ending" data-part="deeds">
                    <h3>{i18n.t("session.deeds")}</h3>
                    <ul>{rows.collect_view()}</ul>
                </section>
            }
        })
    };
    view! { {rows} }
}

/// What a player did.
#[component]
fn Deed(
    shown: Shown,
    player: usize,
    #[prop(optional_no_strip)] open: Option<Callback<usize>>,
) -> impl IntoView {
    let i18n = use_i18n();
    let words = words_of(i18n, &shown.session);
    let statistics = &shown.sheet.statistics[player];
    let dearest = statistics.dearest.map(|dearest| {
        let deal = &shown.session.deals[dearest.deal].entry;
        let opens = open.filter(|_| matches!(deal, Entry::Hand(_)));
        let text = deeds::dearest(&shown.sheet, &dearest, &words);
        view! { <Dearest text index=dearest.deal opens/> }
    });
    view! {
        <li class="place-row" data-player=player>
            <p class="name">{shown.name(player, &words)}</p>
            <p class="quiet">{deeds::did(statistics, &words)}</p>
            {dearest}
            {deeds::fans_made(statistics, &words)
                .map(|fans| view! { <p class="quiet">{fans}</p> })}
        </li>
    }
}

/// The dearest hand; a button if it can be opened.
#[component]
pub fn Dearest(
    text: String,
    index: usize,
    #[prop(optional_no_strip)] opens: Option<Callback<usize>>,
) -> impl IntoView {
    let hand = match opens {
        Some(open) => view! {
            <Button class="dearest" hook=("data-dearest", index) press=move || open.run(index)>
                {text}
            </Button>
        }
        .into_any(),
        None => view! { <span data-dearest=index>{text}</span> }.into_any(),
    };
    view! { <p class="quiet">{hand}</p> }
}
