//! The details of a fan in the list: why it counts or was dropped, and what it is.

use leptos::prelude::*;

use crate::app::context::use_calculator;
use crate::app::pieces::{AboutFan, Excluded, FanNames, Reasons};
use crate::app::result::what_if::WaysToFan;
use crate::calculator::ChosenFan;
use crate::scoring::Sheet;
use crate::system::Fan;

/// The details of a fan that counts or was dropped.
#[component]
pub fn UnfoldedFan(this: ChosenFan, fan: &'static Fan, sheet: Sheet) -> impl IntoView {
    match this {
        ChosenFan::Counted(_) => view! { <Counted fan sheet/> }.into_any(),
        ChosenFan::Dropped(index) => view! { <Dropped index fan sheet/> }.into_any(),
    }
}

/// Why a fan counts, what it is, and which fans it excludes.
#[component]
fn Counted(fan: &'static Fan, sheet: Sheet) -> impl IntoView {
    let counted = sheet.counted.iter().filter(|counted| counted.fan == fan);
    let evidence: Vec<_> = counted.map(|counted| counted.evidence).collect();
    let mut excluded: Vec<&'static Fan> = Vec::new();
    for dropped in sheet.dropped.iter().filter(|d| d.reason.by() == Some(fan)) {
        if !excluded.contains(&dropped.fan) {
            excluded.push(dropped.fan);
        }
    }
    view! {
        <Reasons fan sheet evidence/>
        <AboutFan fan/>
        <FanNames key="ui.excluded" fans=excluded/>
    }
}

/// Why a fan that is true of the hand does not count, what it is, and what would make it count.
#[component]
fn Dropped(
    /// The fan's index among the dropped ones.
    index: usize,
    fan: &'static Fan,
    sheet: Sheet,
) -> impl IntoView {
    let calculator = use_calculator();
    let reason = sheet.dropped.get(index)?.reason;
    let evidence: Vec<_> = sheet.dropped_like(index).map(|dropped| dropped.evidence).collect();
    let ways =
        (calculator.outcome.reading.get() == 0).then(|| view! { <WaysToFan fan=fan.number/> });
    Some(view! {
        <Excluded fan reason/>
        <Reasons fan sheet evidence/>
        <AboutFan fan/>
        {ways}
    })
}
