//! The question for the fans of a hand: a few to choose from, or all of them and the total.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::{Button, FanLine, FanName, FanSearch, FanSearchField, FanWorth};
use crate::practice::{Candidate, is_asked};
use crate::system::{Fan, Unit};
use crate::text::fans::{self, CountedFan};

use super::numbers::NumberAnswer;
use crate::app::practice::play::Playing;

/// A few fans to choose from, and what the chosen ones come to.
#[component]
pub fn FanChoice(play: Playing, candidates: Vec<Candidate>) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let cards = candidates.into_iter().filter_map(|candidate| {
        let fan = calculator.rules.get().fan(candidate.fan)?;
        Some(view! { <FanCard play fan times=candidate.times/> })
    });
    view! {
        <div class="fan-cards" role="group" aria-label=i18n.t("ui.fans")>{cards.collect_view()}</div>
        <TallyLine play/>
    }
}

/// A fan to choose, as a card.
#[component]
fn FanCard(play: Playing, fan: &'static Fan, times: usize) -> impl IntoView {
    let is_named = play.follow(move |round| round.named.contains(&fan.number));
    let (fan, worth) = play.exercise.get_untracked().as_counted(fan);
    let row = CountedFan { fan, times, points: worth.into() };
    view! {
        <Button
            class="fan-card" hook=("data-name", fan.key) pressed=move || is_named.get()
            press=move || play.round.update(|round| round.flip_fan(fan.number))
        >
            <FanName row/>
            <FanWorth row/>
        </Button>
    }
}

/// What the chosen fans come to: it adds up as one chooses.
#[component]
fn TallyLine(play: Playing) -> impl IntoView {
    let i18n = use_i18n();
    let tally = play.follow(|round| round.tally());
    let words = move || {
        let parts = tally.get().map(|tally| tally.parts()).unwrap_or_default();
        let part = |(unit, sum): (Unit, u32)| match unit {
            Unit::Points => i18n.count("ui.practice.tally.points", sum as usize),
            Unit::Limit => i18n.t("ui.practice.tally.limit"),
            _ => fans::count_of(unit, sum as i32, &i18n.catalogue()),
        };
        match parts.is_empty() {
            true => i18n.t("ui.practice.tally.nothing"),
            false => parts.into_iter().map(part).collect::<Vec<_>>().join(" "),
        }
    };
    view! {
        <p class="tally" role="status">
            <span>{i18n.t("ui.practice.tally")}</span>
            <b data-part="tally">{words}</b>
        </p>
    }
}

/// The chosen fans, all fans to choose from, and a field for the total.
#[component]
pub fn FanQuestion(play: Playing) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let search = FanSearch::new();
    let found = move || {
        search
            .found(calculator.rules.get())
            .into_iter()
            .filter(|fan| is_asked(fan))
            .collect::<Vec<_>>()
    };
    let named = play.follow(|round| round.named.clone());
    let named = move || {
        let numbers = named.get();
        numbers.into_iter().filter_map(|fan| calculator.rules.get().fan(fan)).collect::<Vec<_>>()
    };
    view! {
        <div class="named" data-part="named">
            <For each=named key=|fan| fan.number let:fan>
                <NamedFan play fan/>
            </For>
        </div>
        <FanSearchField search/>
        <div class="picks-fans" role="group" aria-label=i18n.t("ui.fans")>
            <For each=found key=|fan| fan.number let:fan>
                <FanPick play fan/>
            </For>
        </div>
        <NumberAnswer play label=i18n.t("ui.practice.total") digits=5 part="total-answer"/>
    }
}

/// A chosen fan. A tap takes it back.
#[component]
fn NamedFan(play: Playing, fan: &'static Fan) -> impl IntoView {
    let i18n = use_i18n();
    let name = i18n.called(&fan.names);
    view! {
        <Button
            class="chosen" label=i18n.with("ui.practice.not-this", "fan", &name)
            press=move || play.round.update(|round| round.flip_fan(fan.number))
        >
            <FanName row=CountedFan::once(fan)/>
        </Button>
    }
}

/// A fan to choose.
#[component]
fn FanPick(play: Playing, fan: &'static Fan) -> impl IntoView {
    let is_named = play.follow(move |round| round.named.contains(&fan.number));
    let (fan, worth) = play.exercise.get_untracked().as_counted(fan);
    view! {
        <Button
            class="fan-line fan-pick" hook=("data-name", fan.key) pressed=move || is_named.get()
            press=move || play.round.update(|round| round.flip_fan(fan.number))
        >
            <FanLine row=CountedFan { points: worth.into(), ..CountedFan::once(fan) }/>
        </Button>
    }
}
