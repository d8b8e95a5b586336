//! The list between summary and hand: fans, waits, discards, or what is wrong.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::{FaultList, Loaded, Notes};
use crate::app::result::beginning::Beginning;
use crate::app::result::discards::{Counting, UsefulTiles};
use crate::app::result::fans::FanList;
use crate::app::result::other_hands::OtherHands;
use crate::app::result::other_place::{OtherPlacePart, PlaceView};
use crate::app::result::splits::OtherSplits;
use crate::app::result::to_win::{DiscardsInOrder, WaysToWin};
use crate::app::result::waits::Waits;
use crate::scoring::Standing;

/// The list of the present report, place and reading.
#[component]
pub fn List() -> impl IntoView {
    let calculator = use_calculator();
    let (report, place) = (calculator.report(), calculator.place.get());
    if place > 0 && !calculator.is_one_player() {
        let OtherPlacePart(part) = expect_context();
        return view! { <Loaded part render=move |view: PlaceView| view(place)/> }.into_any();
    }
    if !report.sheets_at(place).is_empty() {
        return view! { <Explanation/> }.into_any();
    }
    // Notes come first if they say why there is no win.
    view! {
        <Notes notes=report.notes.clone()/>
        <Explanation/>
        <OtherHands hands=report.others.clone()/>
    }
    .into_any()
}

/// What explains the standing of the hand.
#[component]
fn Explanation() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let report = calculator.report();
    match report.standing.clone() {
        Standing::Faulty => view! { <FaultList faults=report.faults.clone()/> }.into_any(),
        Standing::Entering { .. } if calculator.draft.get().tiles.is_empty() => {
            view! { <Beginning/> }.into_any()
        }
        Standing::Entering { missing } => {
            view! { <p class="quiet">{i18n.count("ui.missing", usize::from(missing))}</p> }
                .into_any()
        }
        Standing::Unready { useful, copies, .. } => view! {
            <UsefulTiles tiles=useful copies/>
            <WaysToWin/>
        }
        .into_any(),
        Standing::Discarding { discards, .. } => {
            view! { <DiscardsInOrder discards pending=report.pending/> }.into_any()
        }
        Standing::Ready { .. } if report.pending => view! { <Counting/> }.into_any(),
        Standing::Ready { waits } => view! {
            <Waits waits/>
            <WaysToWin/>
        }
        .into_any(),
        Standing::Complete { .. } if calculator.sheet().is_some() => {
            view! { <FanList/> }.into_any()
        }
        Standing::Complete { .. } => {
            view! { <OtherSplits splits=report.splits.clone()/> }.into_any()
        }
    }
}
