//! The discards of fourteen tiles, by worth or by speed.

use std::cmp::Reverse;

use leptos::prelude::*;

use crate::app::context::settings;
use crate::app::context::{use_calculator, use_device, use_i18n};
use crate::app::pieces::Button;
use crate::app::result::discards::DiscardTable;
use crate::app::ways::rows::Ways;
use crate::app::ways::running_search::{self, SearchProgress};
use crate::scoring::Discard;
use crate::sorting::Sort;
use crate::system::Ranking;

/// The choice of the ranking, the discards by it, and the ways to a win if none is just one discard
/// away.
#[component]
pub fn RankedDiscards(
    /// The discards that leave the fewest tiles missing.
    discards: Vec<Discard>,
) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let search = running_search::begin();
    let of_the_system = calculator.rules.get().ranking.unwrap_or(Ranking::Speed);
    let ranking = RwSignal::new(settings::ranking().unwrap_or(of_the_system));
    let mut by_speed = discards;
    by_speed.arrange_by_key(|discard| (discard.shanten, Reverse(discard.copies), discard.tile));
    let table = move || match (ranking.get(), search.found()) {
        (Ranking::Worth, Some(found)) if !found.discards.is_empty() => {
            let expected = |expected: f64| i18n.language().decimal(expected, 2);
            let rows = found.discards.iter();
            let rows = rows.map(|r| (r.discard.clone(), Some(expected(r.expected)))).collect();
            view! { <DiscardTable rows/> }.into_any()
        }
        _ => {
            let rows = by_speed.iter().map(|discard| (discard.clone(), None)).collect();
            view! { <DiscardTable rows/> }.into_any()
        }
    };
    let is_searching = move || ranking.get() == Ranking::Worth && search.found().is_none();
    let ways = move || {
        let found = search.found()?;
        let is_far = found.ways.first().is_none_or(|way| way.comes.len() > 1);
        is_far.then(|| view! { <Ways search/> })
    };
    view! {
        <div class="ranked">
            <RankingChoice ranking/>
            {table}
            <p class="tip">{move || i18n.join(&["ranking.", ranking.get().key(), ".hint"])}</p>
        </div>
        {move || is_searching().then(|| view! { <SearchProgress search/> })}
        {ways}
    }
}

/// By what discards are ranked.
#[component]
fn RankingChoice(ranking: RwSignal<Ranking>) -> impl IntoView {
    let (i18n, device) = (use_i18n(), use_device());
    let offer = |this: &'static Ranking| {
        let choose = move || {
            settings::set_ranking(device, *this);
            ranking.set(*this);
        };
        view! {
            <Button
                class="way" hook=("data-ranking", this.key()) pressed=move || ranking.get() == *this
                press=choose
            >
                {i18n.join(&["ranking.", this.key()])}
            </Button>
        }
    };
    view! {
        <div class="ranking" role="group" aria-label=i18n.t("ranking.head")>
            <span aria-hidden="true">{i18n.t("ranking.head")}</span>
            <span class="ways">{Ranking::ALL.iter().map(offer).collect_view()}</span>
        </div>
    }
}
