//! A deal on the score sheet: what happened, and what it changed for each player. A tap unfolds what
//! can be done with it.

use leptos::prelude::*;

use super::actions::DealActions;
use crate::app::pieces::Button;
use crate::app::session::edit::Edit;
use crate::text::session::{DealCell, DealRow};

/// A deal.
#[component]
pub fn DealView(
    row: DealRow,
    /// The deal that is unfolded.
    unfolded: RwSignal<Option<usize>>,
    /// Whether the last change of another deal changed this one.
    is_changed: Signal<bool>,
    #[prop(optional_no_strip)] open: Option<Callback<usize>>,
    #[prop(optional_no_strip)] edit: Option<Callback<Edit>>,
) -> impl IntoView {
    let DealRow {
        index,
        number,
        line,
        about,
        cells,
        payments,
        penalties,
        faults,
        has_hand,
        can_insert,
    } = row;
    let payments = StoredValue::new(payments);
    let opens = open.filter(|_| has_hand);
    let can_unfold = edit.is_some() || opens.is_some();
    let is_unfolded = Memo::new(move |_| unfolded.get() == Some(index));
    let counts = !cells.is_empty();
    let cells = cells.into_iter().map(|cell| view! { <Cell cell/> }).collect_view();
    let given = StoredValue::new(penalties.clone());
    let penalties = penalties.into_iter().map(|line| view! { <p class="penalty">{line}</p> });
    let penalties = penalties.collect_view();
    let faults = faults.into_iter().map(|line| view! { <p class="fault">{line}</p> });
    let faults = faults.collect_view();
    let words = view! {
        <span class="number">{number}</span>
        <span class="line">{line}</span>
        <span class="also">{about}</span>
    };
    let toggle = move || unfolded.update(|now| *now = (*now != Some(index)).then_some(index));
    let words = match can_unfold {
        true => view! {
            <Button
                class="deal-line" hook=("data-unfold", index) expanded=move || is_unfolded.get()
                press=toggle
            >
                {words}
            </Button>
        }
        .into_any(),
        false => view! { <div class="deal-line">{words}</div> }.into_any(),
    };
    view! {
        <div
            class="sheet-deal"
            role="rowgroup"
            data-deal=index
            data-changed=move || is_changed.get().then_some("")
        >
            <div class="sheet-row" role="row">
                <div class="deal-words" role="rowheader">{words} {penalties} {faults}</div>
                {match counts {
                    true => cells.into_any(),
                    false => view! { <div role="cell" class="no-cells"></div> }.into_any(),
                }}
            </div>
            <Show when=move || is_unfolded.get()>
                <div role="row" class="deal-more">
                    <div role="cell">
                        <p class="also" data-part="deal-payments">{payments.get_value()}</p>
                        <DealActions index can_insert opens edit penalties=given.get_value()/>
                    </div>
                </div>
            </Show>
        </div>
    }
}

/// What a deal changed for a player, and the total after it.
#[component]
fn Cell(cell: DealCell) -> impl IntoView {
    let tone = match cell.change {
        0 => "even",
        1.. => "up",
        _ => "down",
    };
    view! {
        <div class="sheet-cell" role="cell" data-tone=tone>
            <span class="change">{cell.signed}</span>
            " "
            <b class="running">{cell.total}</b>
        </div>
    }
}
