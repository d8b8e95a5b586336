//! The score sheet: a table with a column for each player and a row for each deal.
//!
//! The same views show the open session, a session that somebody sent, and one in another page: what
//! can be done with a deal is given to them.

mod actions;
mod deal;
mod difference;
mod head;
mod rows;

use leptos::prelude::*;

use self::deal::DealView;
use self::difference::DifferenceView;
use self::head::Head;
use self::rows::DealRow;
use super::shown::{Shown, number, round_name, wind_name, words_of};
use crate::app::context::ui::use_ui;
use crate::session::Difference;
use crate::text::fault;
use crate::tiles::Seat;

/// What can be done with the deals of a session that is the reader's own. Deals are named by index.
#[derive(Clone, Copy)]
pub struct Edits {
    /// Corrects a deal.
    pub correct: Callback<usize>,
    /// Enters another deal before one.
    pub insert: Callback<usize>,
    /// Deletes a deal.
    pub delete: Callback<usize>,
    /// Gives a penalty after a deal.
    pub penalize: Callback<usize>,
    /// Takes back a penalty, which is named by its deal and its index there.
    pub take_back: Callback<(usize, usize)>,
    /// What the last change changed elsewhere. It can be put away by setting it to nothing.
    pub difference: RwSignal<Option<Difference>>,
}

/// The score sheet.
#[component]
pub fn ScoreSheet(
    /// What it shows.
    #[prop(into)]
    shown: Signal<Shown>,
    /// Opens the hand of a deal in the calculator. The sheet of a whole session needs it for its
    /// dearest hands, too.
    #[prop(optional_no_strip)]
    open: Option<Callback<usize>>,
    /// What can be done with its deals. `None`: it is only read.
    #[prop(optional_no_strip)]
    edits: Option<Edits>,
) -> impl IntoView {
    let ui = use_ui();
    // The deal whose actions are shown.
    let unfolded = RwSignal::new(None::<usize>);
    let rows = Memo::new(move |_| {
        let shown = shown.get();
        let words = words_of(ui, &shown.session);
        DealRow::all(&shown, &words)
    });
    let changed = Memo::new(move |_| {
        let difference = edits?.difference.get()?;
        Some(difference.deals.iter().map(|deal| deal.deal).collect::<Vec<usize>>())
    });
    let row = move |row: DealRow| {
        let index = row.index;
        let is_changed = Signal::derive(move || {
            changed.with(|deals| deals.as_ref().is_some_and(|deals| deals.contains(&index)))
        });
        view! { <DealView row unfolded is_changed open edits/> }
    };
    let players = move || shown.read().players().len().to_string();
    view! {
        <div class="score-sheet">
            <SessionFaults shown/>
            {edits.map(|edits| view! { <DifferenceView shown difference=edits.difference/> })}
            <div
                class="sheet-table"
                role="table"
                aria-label=untrack(|| ui.t("session.sheet"))
                data-part="sheet"
                data-players=players
            >
                <Head shown/>
                <For each=move || rows.get() key=DealRow::clone children=row/>
            </div>
            <NextDeal shown/>
        </div>
    }
}

/// What is wrong with the session itself.
#[component]
fn SessionFaults(shown: Signal<Shown>) -> impl IntoView {
    let ui = use_ui();
    let faults = move || {
        let shown = shown.get();
        let words = words_of(ui, &shown.session);
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
fn NextDeal(shown: Signal<Shown>) -> impl IntoView {
    let ui = use_ui();
    let line = move || {
        let shown = shown.get();
        let next = shown.sheet.next.as_ref().filter(|_| !shown.is_over())?;
        let words = words_of(ui, &shown.session);
        let round = next.round.map(|round| round_name(round, &words));
        let seat = |seat: &Seat| {
            let name = shown.name(next.player_at(*seat)?, &words);
            Some([&*wind_name(*seat, &words), words.language().colon(), &*name].concat())
        };
        let seats = Seat::ALL.iter().filter_map(seat).collect::<Vec<_>>();
        let number = words.text("session.next", &[("n", number(next.number.into()))]);
        let parts = [number].into_iter().chain(round).chain([seats.join(words.language().comma())]);
        Some(parts.collect::<Vec<_>>().join(" · "))
    };
    view! { <p class="quiet next" data-part="next">{line}</p> }
}
