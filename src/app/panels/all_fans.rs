//! The panel of all fans: whether each counts in the hand, and why or why not.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::{
    AboutFan, Button, EvidenceTiles, Excluded, FanLine, FanNames, FanSearch, FanSearchField,
    Reasons, Words,
};
use crate::app::result::what_if::WaysToFan;
use crate::scoring::Sheet;
use crate::system::Fan;
use crate::text::fans::CountedFan;
use crate::text::missing;

/// Every fan of the rule system, with a search.
#[component]
pub fn AllFans() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let search = FanSearch::new();
    let open = RwSignal::new(None);
    let found = move || search.found(calculator.rules.get());
    let is_split = move || !calculator.outcome.examined.get().report.splits.is_empty();
    let one_hand =
        move || is_split().then(|| view! { <p class="quiet">{i18n.t("ui.fans.one-hand")}</p> });
    let is_nothing = Memo::new(move |_| search.finds_nothing(calculator.rules.get()));
    let nothing = move || {
        is_nothing.get().then(|| view! { <p class="quiet">{i18n.t("ui.fans.nothing")}</p> })
    };
    view! {
        <FanSearchField search/>
        {one_hand}
        <div class="fans">
            <For each=found key=|fan| fan.number let:fan>
                <FanOfAll fan open/>
            </For>
        </div>
        <div role="status">{nothing}</div>
    }
}

/// A fan. A tap unfolds what it is.
#[component]
fn FanOfAll(
    /// The fan.
    fan: &'static Fan,
    /// The number of the unfolded fan.
    open: RwSignal<Option<u8>>,
) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let number = fan.number;
    let is_open = Memo::new(move |_| open.get() == Some(number));
    let flip = move || open.update(|open| *open = (*open != Some(number)).then_some(number));
    let counts = move || {
        calculator.sheet().is_some_and(|sheet| sheet.counted.iter().any(|c| c.fan.number == number))
    };
    let counts =
        move || counts().then(|| view! { <span class="counts">{i18n.t("ui.counts")}</span> });
    view! {
        <div class="fan">
            <Button class="fan-line" hook=("data-any", number) expanded=move || is_open.get() press=flip>
                <FanLine row=CountedFan::once(fan)/>
                {counts}
            </Button>
            <div class="more">
                {move || is_open.get().then(|| view! { <div class="why"><FanVerdict fan/></div> })}
            </div>
        </div>
    }
}

/// Whether a fan counts in the hand, and its definition.
#[component]
fn FanVerdict(fan: &'static Fan) -> impl IntoView {
    let calculator = use_calculator();
    let about = calculator.sheet().map(|sheet| {
        let dropped = sheet.dropped.iter().find(|dropped| dropped.fan == fan);
        let reason = dropped.map(|dropped| dropped.reason);
        view! {
            <FanInHand fan sheet=(*sheet).clone()/>
            {reason.map(|reason| view! { <Excluded fan reason/> })}
        }
    });
    // This is added later and below everything else, so that nothing moves.
    let ways =
        (calculator.outcome.reading.get() == 0).then(|| view! { <WaysToFan fan=fan.number/> });
    let rules = calculator.rules.get();
    let excluded = fan.excludes.iter().filter_map(|number| rules.fan(*number)).collect();
    view! {
        {about}
        <AboutFan fan/>
        <FanNames key="ui.excludes" fans=excluded/>
        {ways}
    }
}

/// Why a fan applies to the hand, or the obstacle in its way, with the tiles that show it.
#[component]
fn FanInHand(fan: &'static Fan, sheet: Sheet) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let (place, reading) = (calculator.place.get(), calculator.outcome.reading.get());
    match calculator.outcome.examined.get().why_or_nearest(place, reading, fan.number)? {
        Ok(evidence) => Some(
            view! {
                <Reasons fan sheet=sheet.clone() evidence=evidence.clone()/>
                <EvidenceTiles sheet evidence/>
            }
            .into_any(),
        ),
        Err(missing) => {
            let examined = calculator.outcome.examined.get();
            let sheets = examined.report.sheets_at(place);
            let sentence = missing::missing(&i18n.catalogue(), &missing, sheets, reading);
            // What is lit are the parts of the reading that comes nearest.
            let sheet = sheets.get(missing.reading).cloned().unwrap_or(sheet);
            let evidence = vec![missing.in_the_way];
            Some(
                view! {
                    <p class="obstacle" data-part="obstacle"><Words sentence/></p>
                    <EvidenceTiles sheet evidence/>
                }
                .into_any(),
            )
        }
    }
}
