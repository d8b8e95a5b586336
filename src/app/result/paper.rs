//! The printed page: the hand with its reading, fans, payments and circumstances.

use leptos::prelude::*;

use crate::app::browser::web;
use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::{
    AnswersLine, Division, FanLine, FormulaLine, HandStrip, Notes, Tiles, Wilds, Words,
};
use crate::app::result::ledger::LedgerTable;
use crate::app::result::other_hands::OtherHands;
use crate::entry::{Event, link};
use crate::scoring::Sheet;
use crate::text::event::EventWords;
use crate::text::fans::counted_fans;
use crate::text::fault;
use crate::text::summary::Summary;

/// The printed page of the hand on the screen.
#[component]
pub fn Page() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let (draft, report) = (calculator.draft.get(), calculator.report());
    let summary = Summary::of(&draft, &report, calculator.outcome.reading.get(), &i18n.catalogue());
    let system = i18n.name(&draft.system().names);
    let other_tiles = (1..).zip(&draft.others).filter(|(_, tiles)| !tiles.is_empty());
    let other_tiles = other_tiles.map(|(place, tiles)| {
        view! {
            <h2>{i18n.place_name(place)}</h2>
            <HandStrip hand=tiles.clone()/>
        }
    });
    let words = i18n.catalogue();
    let faults = report.faults.iter();
    let faults = faults.map(|f| view! { <li><Words sentence=fault::sentence(f, &words)/></li> });
    let payments = report.ledger.clone().map(|ledger| {
        view! {
            <h2>{i18n.t("ui.payments")}</h2>
            <LedgerTable draft=(*draft).clone() ledger/>
        }
    });
    let page = web::address();
    let page = page.split('#').next().unwrap_or_default();
    view! {
        <h1>
            <b>{summary.total_with_unit()}</b>
            <span>{summary.verdict}</span>
        </h1>
        <p>{[system, " · ", &*i18n.preset()].concat()}</p>
        <AnswersLine report=(*report).clone()/>
        <HandStrip hand=draft.tiles.clone()/>
        {other_tiles.collect_view()}
        <Events events=draft.events.clone()/>
        <ul class="faults">{faults.collect_view()}</ul>
        <Readings/>
        <OtherHands hands=report.others.clone()/>
        <Notes notes=report.notes.clone()/>
        {payments}
        <p class="link">{[page, "#", &link::encode(&draft)].concat()}</p>
    }
}

/// What happened in the deal; nothing if no events were entered.
#[component]
fn Events(events: Vec<Event>) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    if events.is_empty() {
        return None;
    }
    let (draft, words) = (calculator.draft.get(), i18n.catalogue());
    let event_words = EventWords::new(&draft, &words);
    let lines = events.iter().map(|event| {
        let (name, details) = (event_words.name(event), event_words.details(event));
        let details = if details.is_empty() { details } else { [" · ", &*details].concat() };
        let tile = event.tile.map(|tile| view! { " " <Tiles tiles=vec![tile]/> });
        view! { <li>{[&*name, &*details].concat()} {tile}</li> }
    });
    let lines = lines.collect_view();
    Some(view! {
        <h2>{i18n.t("ui.events")}</h2>
        <ol class="deal">{lines}</ol>
    })
}

/// The shown reading. If a player has several hands, the best reading of each.
#[component]
fn Readings() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let report = calculator.report();
    let last = if calculator.is_one_player() { calculator.draft.get().others.len() } else { 0 };
    let readings = (0..=last).filter_map(|place| {
        let reading = if last == 0 { calculator.outcome.reading.get() } else { 0 };
        let sheet = report.sheets_at(place).get(reading)?.clone();
        let title = (last > 0).then(|| {
            let total = [&*i18n.place_name(place), " · ", &*sheet.total.to_string()].concat();
            view! { <h2>{total}</h2> }
        });
        Some(view! { {title} <PaperReading sheet/> })
    });
    readings.collect_view()
}

/// A reading of a hand, and its fans.
#[component]
fn PaperReading(sheet: Sheet) -> impl IntoView {
    let rows = counted_fans(&sheet).into_iter();
    let rows = rows.map(|row| view! { <li class="fan-line"><FanLine row/></li> }).collect_view();
    view! {
        <Division sheet=sheet.clone()/>
        <Wilds sheet=sheet.clone()/>
        <ul class="fans">{rows}</ul>
        <FormulaLine sheet/>
    }
}
