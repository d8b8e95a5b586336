//! The final scores of a game: how each came about, and what they sum to.

use leptos::prelude::*;

use super::shown::{Shown, words_of};
use crate::app::context::use_i18n;
use crate::text::session::{FinalLine, final_lines, final_sum};

/// A row for each part with a column for each player, folded away, and the sum. Nothing where the rules have
/// no final scores.
#[component]
pub fn FinalScores(shown: Shown) -> impl IntoView {
    let i18n = use_i18n();
    let words = words_of(i18n, &shown.session);
    let sum = final_sum(&shown.sheet, &words)?;
    let lines = final_lines(&shown.session, &shown.sheet, &words);
    let names = shown.players().map(|player| {
        view! {
            <div class="sheet-player" role="columnheader">
                <span class="name">{shown.name(player, &words)}</span>
            </div>
        }
    });
    let names = names.collect_view();
    let how = words.get("session.final.how").to_owned();
    Some(view! {
        <details class="folded final" data-part="final-scores">
            <summary>{how.clone()}</summary>
            <div
                class="sheet-table"
                role="table"
                aria-label=how
                data-players=shown.players().len().to_string()
                data-long=""
            >
                <div role="rowgroup">
                    <div class="sheet-row" role="row">
                        <div class="deal-words spoken-head" role="columnheader">{how.clone()}</div>
                        {names}
                    </div>
                    {lines.into_iter().map(|line| view! { <Line line/> }).collect_view()}
                </div>
            </div>
        </details>
        <p class="quiet" data-part="final-sum">{sum}</p>
    })
}

#[component]
fn Line(line: FinalLine) -> impl IntoView {
    let cells = line.texts.into_iter().map(|text| {
        view! { <div class="sheet-cell" role="cell"><b class="running">{text}</b></div> }
    });
    view! {
        <div class="sheet-row" role="row">
            <div class="deal-words also" role="rowheader">{line.name}</div>
            {cells.collect_view()}
        </div>
    }
}
