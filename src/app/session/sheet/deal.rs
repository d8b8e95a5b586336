//! A deal on the score sheet: what happened, and what it changed for each player. A tap unfolds the totals after
//! it, who paid whom, and what can be done with it.

use leptos::prelude::*;

use super::actions::{DealActions, Edit};
use crate::app::context::use_i18n;
use crate::app::pieces::Button;
use crate::text::session::{DealCell, DealRow};

/// A deal.
#[component]
pub fn DealView(
    index: usize,
    /// What is shown of it.
    row: Memo<DealRow>,
    /// The deal that is unfolded.
    unfolded: RwSignal<Option<usize>>,
    /// Whether the last change of another deal changed this one.
    is_changed: Signal<bool>,
    #[prop(optional_no_strip)] open: Option<Callback<usize>>,
    #[prop(optional_no_strip)] edit: Option<Callback<Edit>>,
) -> impl IntoView {
    let is_unfolded = Memo::new(move |_| unfolded.get() == Some(index));
    let toggle = move || unfolded.update(|now| *now = (*now != Some(index)).then_some(index));
    let paragraphs = |lines: &[String], class: &'static str| {
        lines.iter().map(|line| view! { <p class=class>{line.clone()}</p> }).collect_view()
    };
    let cells = move || match row.read().cells.as_slice() {
        [] => view! { <div role="cell" class="no-cells"></div> }.into_any(),
        cells => {
            cells.iter().cloned().map(|cell| view! { <SheetCell cell/> }).collect_view().into_any()
        }
    };
    let has_notes = Memo::new(move |_| {
        row.with(|row| {
            [&row.penalties, &row.remarks, &row.faults].iter().any(|all| !all.is_empty())
        })
    });
    let totals = Memo::new(move |_| {
        row.with(|row| row.cells.iter().map(|cell| cell.total.clone()).collect::<Vec<_>>())
    });
    view! {
        <div
            class="sheet-deal"
            role="rowgroup"
            data-deal=index
            data-changed=move || is_changed.get().then_some("")
        >
            <div class="sheet-row" role="row">
                <div class="deal-words" role="rowheader">
                    <Button
                        class="deal-line" hook=("data-unfold", index)
                        expanded=move || is_unfolded.get() press=toggle
                    >
                        <span class="number">{move || row.read().number.clone()}</span>
                        <span class="line">{move || row.read().line.clone()}</span>
                    </Button>
                </div>
                {cells}
            </div>
            <Show when=move || has_notes.get()>
                <div class="deal-notes" role="row">
                    <div role="cell">
                        {move || paragraphs(&row.read().penalties, "penalty")}
                        {move || paragraphs(&row.read().remarks, "remark")}
                        {move || paragraphs(&row.read().faults, "fault")}
                    </div>
                </div>
            </Show>
            <Show when=move || is_unfolded.get()>
                <Totals totals/>
                <div role="row" class="deal-more">
                    <div role="cell">
                        <p class="also" data-part="deal-about">{move || row.read().about.clone()}</p>
                        <p class="also" data-part="deal-payments">
                            {move || row.read().payments.clone()}
                        </p>
                        <DealActions index row open edit/>
                    </div>
                </div>
            </Show>
        </div>
    }
}

/// What a deal changed for a player.
#[component]
fn SheetCell(cell: DealCell) -> impl IntoView {
    let tone = match cell.change {
        0 => "even",
        1.. => "up",
        _ => "down",
    };
    view! {
        <div class="sheet-cell" role="cell" data-tone=tone>
            <span class="change">{cell.signed}</span>
        </div>
    }
}

/// The totals after a deal, below what it changed. Nothing for a deal that does not count.
#[component]
fn Totals(totals: Memo<Vec<String>>) -> impl IntoView {
    let i18n = use_i18n();
    let cells = move || {
        let cells = totals.get().into_iter().map(|total| {
            view! { <div class="sheet-cell" role="cell"><b class="running">{total}</b></div> }
        });
        cells.collect_view()
    };
    view! {
        <Show when=move || totals.with(|totals| !totals.is_empty())>
            <div class="sheet-row after-deal" role="row">
                <div class="deal-words also" role="rowheader">{i18n.t("session.after-it")}</div>
                {cells}
            </div>
        </Show>
    }
}
