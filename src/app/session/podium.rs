//! The podium: the players by rank, with what they have and, at the end, what they get for it.

use leptos::prelude::*;

use super::final_scores::FinalScores;
use super::shown::{Shown, words_of};
use crate::app::context::use_i18n;
use crate::text::session::result_points;
use crate::text::{whole, wind_name};
use crate::tiles::Seat;

/// The players by rank. Nothing before the first deal.
#[component]
pub fn Podium(#[prop(into)] shown: Signal<Shown>) -> impl IntoView {
    let i18n = use_i18n();
    let rows = move || {
        let shown = shown.get();
        let words = words_of(i18n, &shown.session);
        let title = match shown.is_over() {
            true => "session.ending",
            false => "session.standing",
        };
        (!shown.sheet.deals.is_empty()).then(|| {
            let rows = shown.ranking().into_iter();
            let rows = rows.map(|player| view! { <PodiumPlace shown=shown.clone() player/> });
            view! {
                <section class="podium" aria-label=words.get(title).to_owned() data-part="ending">
                    <ol>{rows.collect_view()}</ol>
                    {shown.is_over().then(|| view! { <FinalScores shown=shown.clone()/> })}
                </section>
            }
        })
    };
    view! { {rows} }
}

/// A player: rank, name, the seat in the deal that is played next, points.
#[component]
fn PodiumPlace(shown: Shown, player: usize) -> impl IntoView {
    let i18n = use_i18n();
    let words = words_of(i18n, &shown.session);
    let sheet = &shown.sheet;
    let rank = sheet.ranks[player];
    let is_over = shown.is_over();
    // They are given at the end.
    let points = result_points(sheet, player, &words)
        .filter(|_| is_over)
        .map(|points| view! { <span class="table-points">{points}</span> });
    let next = sheet.next.as_ref().filter(|_| !is_over);
    let seat = next.and_then(|next| next.seat_of(player)).map(|seat| {
        view! {
            <span class="seat-now" data-deals=(seat == Seat::East).then_some("")>
                {wind_name(seat, &words)}
            </span>
        }
    });
    let rests = next.is_some_and(|next| next.resting.map(usize::from) == Some(player));
    let rests = rests.then(|| {
        view! { <span class="seat-now">{words.get("session.rests").to_owned()}</span> }
    });
    view! {
        <li class="place-row" data-rank=rank data-player=player>
            <p class="place-head">
                <span class="rank">{rank}</span>
                <span class="name">{shown.name(player, &words)}</span>
                {seat}
                {rests}
                {points}
                <b>{whole(sheet.totals[player])}</b>
            </p>
        </li>
    }
}
