//! The score sheet: the podium, the chart, and a table with a column for each player and a row for each deal.
//!
//! The same views show the open session, one that was sent, and one in another page. Those who show the
//! open session pass a callback for [edits](Edit); without it the sheet is for reading only.

mod actions;
mod deal;
mod head;

use std::sync::Arc;

use leptos::prelude::*;

pub use self::actions::Edit;
use self::deal::DealView;
use self::head::SheetHead;
use super::chart::ChartView;
use super::deeds::Deeds;
use super::evening::{HandOfTheNight, SendEvening};
use super::podium::Podium;
use super::shown::{Shown, words_of};
use crate::app::context::use_i18n;
use crate::app::pieces::{AfterPaint, Button, once_painted};
use crate::session::{Difference, Session, Sheet};
use crate::text::session::{DealRow, difference_lines, options_line, round_name, seats_line};
use crate::text::{Slot, fault};

/// How many deals are rendered at once: as many as a phone has room for. The others follow once these
/// have been painted, and so do the chart and what the players did.
const IN_VIEW: usize = 8;

/// If players begin with at least this many points, numbers are long.
const LONG: i32 = 10_000;

/// The score sheet of a session.
#[component]
pub fn ScoreSheet(
    /// The session.
    #[prop(into)]
    session: Signal<Arc<Session>>,
    /// Its sheet.
    #[prop(into)]
    sheet: Signal<Arc<Sheet>>,
    /// Does an edit that the reader asks for. Without it, the sheet is for reading only.
    #[prop(optional)]
    edit: Option<Callback<Edit>>,
    /// What the last change changed elsewhere. It is set to nothing once it has been read.
    #[prop(optional)]
    difference: Option<RwSignal<Option<Difference>>>,
    /// Opens the link of a hand.
    #[prop(optional)]
    open: Option<Callback<String>>,
    /// Whether the evening can be sent from here once it is over.
    #[prop(optional)]
    sends_evening: bool,
) -> impl IntoView {
    let shown = Memo::new(move |_| Shown { session: session.get(), sheet: sheet.get() });
    let painted = once_painted(shown);
    let open = open.map(|open| {
        Callback::new(move |deal| {
            let link = untrack(|| shown.read().hand(deal));
            link.into_iter().for_each(|link| open.run(link));
        })
    });
    view! {
        <div class="score-sheet">
            <SessionFaults shown=shown.into()/>
            {difference.map(|difference| view! { <DifferenceView shown=shown.into() difference/> })}
            <Podium shown/>
            {sends_evening.then(|| view! { <SendEvening shown is_open=edit.is_some()/> })}
            <ChartRoom shown=shown.into()><AfterPaint><ChartView shown=painted/></AfterPaint></ChartRoom>
            <HandOfTheNight shown open/>
            <Table shown=shown.into() painted open edit difference/>
            <DealToCome shown=shown.into()/>
            <AgreedOn shown=shown.into()/>
            <AfterPaint>
                <Deeds shown=painted open/>
            </AfterPaint>
        </div>
    }
}

/// Room for the chart, which is drawn after the rest, so that what stands below stays where it is.
#[component]
fn ChartRoom(shown: Signal<Shown>, children: Children) -> impl IntoView {
    let is_any = Memo::new(move |_| !shown.read().sheet.deals.is_empty());
    view! { <div class="chart-room" hidden=move || !is_any.get()>{children()}</div> }
}

/// The table of the deals.
#[component]
fn Table(
    shown: Signal<Shown>,
    /// The same once it has been painted: for what there may be no room for on the screen.
    painted: RwSignal<Shown>,
    /// Opens the hand of a deal.
    #[prop(optional_no_strip)]
    open: Option<Callback<usize>>,
    #[prop(optional_no_strip)] edit: Option<Callback<Edit>>,
    #[prop(optional_no_strip)] difference: Option<RwSignal<Option<Difference>>>,
) -> impl IntoView {
    let i18n = use_i18n();
    // The deal whose actions are shown.
    let unfolded = RwSignal::new(None::<usize>);
    let changed = Memo::new(move |_| {
        let deals = difference?.with(|found| Some(found.as_ref()?.deals.clone()))?;
        Some(deals.into_iter().map(|deal| deal.deal).collect::<Vec<usize>>())
    });
    let painted = Signal::from(painted);
    let count = move |shown: Signal<Shown>| shown.read().session.deals.len();
    // A row and its buttons stay in the page while its deal changes, and with them the focus, and a tap
    // that is on its way: it may be the one that leaves a field of names.
    let deal = move |index: usize| {
        let shown = if index < IN_VIEW { shown } else { painted };
        let row = Memo::new(move |before: Option<&DealRow>| {
            let Shown { session, sheet } = shown.get();
            if index < session.deals.len() {
                return DealRow::new(&session, &sheet, index, &words_of(i18n, &session));
            }
            // The deal has gone, and its row goes, too.
            before.cloned().unwrap_or_default()
        });
        let is_changed = Signal::derive(move || {
            changed.with(|deals| deals.as_ref().is_some_and(|deals| deals.contains(&index)))
        });
        view! { <DealView index row unfolded is_changed open edit/> }
    };
    view! {
        <div
            class="sheet-table"
            role="table"
            aria-label=untrack(|| i18n.t("ui.session.sheet"))
            data-part="sheet"
            data-players=move || shown.read().players().len().to_string()
            data-long=move || (shown.read().session.start >= LONG).then_some("")
        >
            <SheetHead shown/>
            <For each=move || 0..count(shown).min(IN_VIEW) key=usize::clone children=deal/>
            <AfterPaint>
                <For each=move || IN_VIEW..count(painted) key=usize::clone children=deal/>
            </AfterPaint>
        </div>
    }
}

/// What is wrong with the session itself.
#[component]
fn SessionFaults(shown: Signal<Shown>) -> impl IntoView {
    let i18n = use_i18n();
    let faults = move || {
        let shown = shown.get();
        let words = words_of(i18n, &shown.session);
        let own = shown.sheet.faults.iter().filter(|fault| fault.deal.is_none());
        let lines = own.map(|own| {
            view! { <p class="fault">{fault::sentence(&own.fault, &words).to_string()}</p> }
        });
        lines.collect_view()
    };
    view! { <div data-part="session-faults">{faults}</div> }
}

/// Which deal is played next, and who sits where. Nothing once the session is over.
#[component]
fn DealToCome(shown: Signal<Shown>) -> impl IntoView {
    let i18n = use_i18n();
    let line = move || {
        let shown = shown.get();
        let next = shown.sheet.next.as_ref().filter(|_| !shown.is_over())?;
        let words = words_of(i18n, &shown.session);
        let round = next.round.map(|round| round_name(round, &words));
        let seats = seats_line(&shown.session, next, &words);
        let seats = match shown.sheet.changes_seats() {
            true => words.text("session.change-seats", &[("seats", Slot::text(seats))]),
            false => seats,
        };
        let number = words.count("session.next", next.number.into());
        let parts = [number].into_iter().chain(round).chain([seats]);
        Some(parts.collect::<Vec<_>>().join(" · "))
    };
    view! { <p class="quiet next" data-part="next">{line}</p> }
}

/// What was agreed on before the game. Nothing where there was nothing to agree on.
#[component]
fn AgreedOn(shown: Signal<Shown>) -> impl IntoView {
    let i18n = use_i18n();
    let line = move || {
        let session = &shown.read().session;
        let words = words_of(i18n, session);
        let line = options_line(&session.agreement, &words);
        let name = words.get("session.options.title");
        let has_presets = !session.system().presets.is_empty();
        has_presets.then(|| [name, words.language().colon(), &*line].concat())
    };
    view! { <p class="quiet next" data-part="agreed">{line}</p> }
}

/// What the last change changed elsewhere. Nothing if it changed no other deal.
#[component]
fn DifferenceView(shown: Signal<Shown>, difference: RwSignal<Option<Difference>>) -> impl IntoView {
    let i18n = use_i18n();
    let words = move || {
        let found = difference.get().filter(|found| !found.deals.is_empty())?;
        let shown = shown.get();
        let words = words_of(i18n, &shown.session);
        let lines = difference_lines(&shown.session, &shown.sheet, &found, &words);
        let lines = lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
        Some(view! {
            <div class="card" data-part="difference">
                <p class="name">{words.get("session.changed").to_owned()}</p>
                <ul>{lines}</ul>
                <Button class="offer" name="difference-read" press=move || difference.set(None)>
                    {i18n.t("ui.done")}
                </Button>
            </div>
        })
    };
    view! { <div role="status">{words}</div> }
}
