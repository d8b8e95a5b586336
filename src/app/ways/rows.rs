//! The ways to a win: what would be enough with the same tiles; and what goes, what comes, what it is
//! then worth with which fans, and how likely that is.

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::{Button, Icon, Tiles, icon};
use crate::app::result::what_if::PossibilityRow;
use crate::app::ways::running_search::{Found, RunningSearch, SearchProgress};
use crate::calculator::Action;
use crate::explore::ways::{Way, brings};
use crate::scoring::Worth;
use crate::system::Fan;
use crate::text::{Slot, fans};

/// How many ways are listed at first, and how many more with each tap.
const SHOWN: usize = 6;

/// The section with the ways. While they are searched for, it says so.
#[component]
pub fn Ways(search: RunningSearch) -> impl IntoView {
    let i18n = use_i18n();
    let list = move || match search.found() {
        Some(found) => untrack(|| view! { <FoundWays found/> }.into_any()),
        None => view! { <SearchProgress search/> }.into_any(),
    };
    view! {
        <section class="ways-to-win" data-part="ways" aria-label=i18n.t("ways.head")>
            <h2>{i18n.t("ways.head")}</h2>
            {list}
        </section>
    }
}

/// The ways that were found.
#[component]
fn FoundWays(found: Arc<Found>) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let enough = found.enough.iter().cloned();
    let enough = enough.map(|possibility| view! { <PossibilityRow possibility/> }).collect_view();
    let enough = view! { <div class="nears" data-part="enough">{enough}</div> };
    let Some(first) = found.ways.first() else {
        let none = found.enough.is_empty();
        let none = none.then(|| view! { <p class="quiet">{i18n.t("ways.none")}</p> });
        return view! { {enough} {none} }.into_any();
    };
    let hint = match first.comes.len() {
        1 => "ways.hint.one",
        _ => "ways.hint.two",
    };
    let unseen = found.unseen;
    let number = found.ways.len();
    let shown = RwSignal::new(SHOWN);
    let brings = calculator.engine().map(|engine| brings(engine, &calculator.draft.get()));
    let row = move |at: usize| {
        let way = found.ways[at].clone();
        let fans = brings.as_ref().map(|brings| brings(&way)).unwrap_or_default();
        view! { <WayRow way fans/> }
    };
    let more = move || {
        let rest = number.saturating_sub(shown.get());
        (rest > 0).then(|| {
            view! {
                <Button
                    class="wide" name="more-ways"
                    press=move || shown.update(|shown| *shown += SHOWN)
                >
                    {i18n.count("ways.more", rest)}
                    <Icon path=icon::DOWN/>
                </Button>
            }
        })
    };
    view! {
        {enough}
        <div class="exchange-head" aria-hidden="true">
            <span>{i18n.t("ways.goes")}</span>
            <span>{i18n.t("ways.comes")}</span>
            <span>{i18n.t("ways.worth")}</span>
            <span>{i18n.t("ways.chance")}</span>
        </div>
        <For each=move || 0..number.min(shown.get()) key=usize::clone children=row/>
        {more}
        <p class="tip">{i18n.fill(hint, &[("n", Slot::Number(unseen as i64))])}</p>
    }
    .into_any()
}

/// A way. A tap carries it out.
#[component]
fn WayRow(
    way: Way,
    /// The fans that it brings.
    fans: Vec<&'static Fan>,
) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let action = Action::Try(Box::new(way.carried_out(&calculator.draft.get())), None);
    let spoken = move |key: &str| view! { <span class="spoken">{i18n.t(key)} " "</span> };
    let goes = (!way.goes.is_empty()).then(|| {
        view! {
            {spoken("ways.goes")}
            <Tiles tiles=way.goes.clone()/>
        }
    });
    let copies: Vec<String> = way.copies.iter().map(u8::to_string).collect();
    let fans = fans::list(&fans, &i18n.catalogue());
    let chance = way.chance.one_in().map(|n| i18n.count("ways.one-in", n as usize));
    view! {
        <Button class="exchange" hook=("data-exchange", "") press=action>
            <span class="goes">{goes}</span>
            <span class="comes">{spoken("ways.comes")} <Tiles tiles=way.comes.clone()/></span>
            <span class="numbers-of">
                {spoken("ways.worth")} <WorthOfWay way/>
            </span>
            <span class="chance">
                {chance}
                <span class="also">{i18n.with("ways.left", "copies", &copies.join(" · "))}</span>
            </span>
            <span class="brings">{fans}</span>
        </Button>
    }
}

/// The totals by discard and self-drawn, or one if both are the same: “12/14”.
#[component]
fn WorthOfWay(way: Way) -> impl IntoView {
    let Way { discard, self_drawn, .. } = way;
    let total = |worth: &Worth| {
        let class = if worth.wins { "points" } else { "less" };
        view! { <b class=class>{worth.total.to_string()}</b> }
    };
    let second = (discard != self_drawn).then(|| view! { <i>"/"</i> {total(&self_drawn)} });
    view! { {total(&discard)} {second} }
}
