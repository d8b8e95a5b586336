//! The fans of a complete hand: those that count, those that were dropped, and why.

use leptos::prelude::*;

use crate::app::context::ui::use_ui;
use crate::app::pieces::after_paint::AfterPaint;
use crate::app::pieces::button::Button;
use crate::app::pieces::division::{Division, Wilds};
use crate::app::pieces::icon::{self, Icon};
use crate::app::pieces::scores::{FormulaLine, Notes};
use crate::app::pieces::sentence::Words;
use crate::app::result::other_hands::OtherHands;
use crate::app::result::readings::OtherReadings;
use crate::app::result::ruling_changes::RulingChanges;
use crate::app::result::splits::OtherSplits;
use crate::app::result::to_win::WaysToWin;
use crate::app::result::unfolded_fan::UnfoldedFan;
use crate::app::result::what_if::BetterCircumstances;
use crate::scoring::Sheet;
use crate::state::{Action, ChosenFan, Panel};
use crate::system::Fan;
use crate::text::fans::{CountedFan, counted_fans};
use crate::text::{explain, totals};

/// The shown reading with its fans; nothing if the hand has none.
#[component]
pub fn FanList() -> impl IntoView {
    let ui = use_ui();
    let sheet = (*ui.sheet()?).clone();
    let (report, reading) = (ui.report(), ui.reading());
    let compare = (reading > 0).then(|| {
        view! { <WideButton panel=Panel::ReadingComparison action="versus" words="ui.versus"/> }
    });
    let of_the_deal = (ui.place.get() == 0 || ui.together()).then(|| {
        view! {
            <Gains/>
            <Notes notes=report.notes.clone()/>
            <OtherHands hands=report.others.clone()/>
            <OtherSplits splits=report.splits.clone()/>
        }
    });
    Some(view! {
        <Division sheet=sheet.clone()/>
        <Wilds sheet=sheet.clone()/>
        {compare}
        <CountedFans sheet=sheet.clone()/>
        <FormulaLine sheet/>
        {of_the_deal}
        {(reading == 0).then(|| view! { <WaysToWin/> })}
        <div class="rest">
            <AfterPaint>
                <Rest reading/>
            </AfterPaint>
        </div>
    })
}

/// What the winner gains, by what it is paid for; nothing where the hand alone is paid for.
#[component]
fn Gains() -> impl IntoView {
    let ui = use_ui();
    let sentence = totals::gains(&ui.report().gains, &ui.catalogue())?;
    Some(view! { <p class="formula-line" data-part="gains"><Words sentence/></p> })
}

/// The fans that count, each once.
#[component]
fn CountedFans(sheet: Sheet) -> impl IntoView {
    let ui = use_ui();
    let rows = counted_fans(ui.rules(), &sheet).into_iter().map(|counted| {
        let CountedFan { fan, times, points } = counted;
        let worth = ui.worth(fan, points);
        view! { <FanRow this=ChosenFan::Counted(fan.number) fan worth times/> }
    });
    let rows: Vec<_> = rows.collect();
    if rows.is_empty() {
        let sentence = totals::without_fans(&sheet, &ui.catalogue());
        return view! { <p class="quiet" data-part="no-fans"><Words sentence/></p> }.into_any();
    }
    view! { <div class="fans">{rows}</div> }.into_any()
}

/// What stands below the counted fans of a reading: the dropped fans, the other readings, and what
/// one change would bring.
#[component]
fn Rest(reading: usize) -> impl IntoView {
    let ui = use_ui();
    let report = ui.report();
    let sheets = report.sheets_at(ui.place.get());
    let sheet = sheets.get(reading)?.clone();
    Some(view! {
        <DroppedFans sheet/>
        <OtherReadings sheets=sheets.to_vec() reading/>
        {(reading == 0).then(|| view! { <BetterCircumstances/> <RulingChanges/> })}
        <WideButton panel=Panel::Fans action="fans" words="ui.other-fan"/>
    })
}

/// The fans that are true of the hand but do not count; nothing if there are none.
#[component]
fn DroppedFans(sheet: Sheet) -> impl IntoView {
    let ui = use_ui();
    if sheet.dropped.is_empty() {
        return None;
    }
    let rows = sheet.dropped.iter().enumerate().filter_map(|(i, dropped)| {
        let fan = ui.rules().fan(dropped.fan)?;
        let worth = ui.worth(fan, fan.worth);
        Some(view! { <FanRow this=ChosenFan::Dropped(i) fan worth times=1/> })
    });
    Some(view! {
        <h2>{ui.t("ui.dropped")}</h2>
        <div class="fans dropped">{rows.collect_view()}</div>
    })
}

/// A button over the whole width that opens a panel.
#[component]
fn WideButton(
    panel: Panel,
    /// The hook `data-action`.
    action: &'static str,
    /// The key of the words on it.
    words: &'static str,
) -> impl IntoView {
    let ui = use_ui();
    view! {
        <Button class="wide" name=action press=Action::Open(panel)>
            {ui.t(words)}
            <Icon path=icon::NEXT/>
        </Button>
    }
}

/// A fan of the list. A tap chooses it; while it is the chosen one, it is unfolded.
#[component]
fn FanRow(
    /// This row as the chosen one.
    this: ChosenFan,
    fan: &'static Fan,
    /// What the fan is worth, in words.
    worth: String,
    /// How many times it counts.
    times: usize,
) -> impl IntoView {
    let ui = use_ui();
    let is_open = Memo::new(move |_| ui.chosen() == Some(this));
    let number = fan.number.to_string();
    let (counted, dropped) = match this {
        ChosenFan::Counted(_) => (Some(number), None),
        ChosenFan::Dropped(_) => (None, Some(number)),
    };
    let name = explain::fan_name(&ui.catalogue(), fan).to_owned();
    let times = (times > 1).then(|| view! { <span class="times">" ×" {times.to_string()}</span> });
    let details = move || {
        if !is_open.get() {
            return None;
        }
        let sheet = untrack(|| ui.sheet())?;
        Some(untrack(|| {
            view! { <div class="why"><UnfoldedFan this fan sheet=(*sheet).clone()/></div> }
        }))
    };
    view! {
        <div class="fan">
            <button
                type="button"
                data-fan=counted
                data-dropped=dropped
                aria-expanded=move || is_open.get().to_string()
                on:click=ui.on_click(Action::Choose(this))
            >
                <b class="points">{worth}</b>
                <span class="name">{name}{times}</span>
            </button>
            <div class="more">{details}</div>
        </div>
    }
}
