//! The head of the table of deals, which stays in view: the players with their totals.

use leptos::prelude::*;

use crate::app::context::use_i18n;
use crate::app::session::shown::{Shown, words_of};
use crate::text::whole;

/// A player in the head.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Column {
    player: usize,
    name: String,
    total: String,
    leads: bool,
}

/// The head.
#[component]
pub fn SheetHead(shown: Signal<Shown>) -> impl IntoView {
    let i18n = use_i18n();
    let columns = Memo::new(move |_| {
        let shown = shown.get();
        let words = words_of(i18n, &shown.session);
        let sheet = &shown.sheet;
        let column = |player: usize| Column {
            player,
            name: shown.name(player, &words),
            total: whole(sheet.totals[player]),
            leads: sheet.ranks[player] == 1 && !sheet.deals.is_empty(),
        };
        shown.players().map(column).collect::<Vec<_>>()
    });
    view! {
        <div class="sheet-head" role="rowgroup">
            <div class="sheet-row" role="row">
                <div class="deal-words spoken-head" role="columnheader">
                    {untrack(|| i18n.t("session.csv.deal"))}
                </div>
                <For each=move || columns.get() key=Column::clone let:column>
                    <ColumnView column/>
                </For>
            </div>
        </div>
    }
}

#[component]
fn ColumnView(column: Column) -> impl IntoView {
    let i18n = use_i18n();
    let Column { player, name, total, leads } = column;
    let title = name.clone();
    let leads_words =
        leads.then(|| view! { <span class="spoken">{i18n.t("session.leads")}</span> });
    view! {
        <div
            class="sheet-player"
            role="columnheader"
            data-player=player
            data-leads=leads.then_some("")
        >
            <span class="name" title=title>{name}</span>
            <b class="sum" data-part="sum">{total}</b>
            {leads_words}
        </div>
    }
}
