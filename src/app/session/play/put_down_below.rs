//! Who put something down with fewer points than the rules allow: said before the deal is recorded, which it can
//! be all the same.

use leptos::prelude::*;

use crate::app::context::use_calculator;
use crate::app::session::open::{OpenSession, use_session};
use crate::app::session::shown::words_of;
use crate::entry::Draft;
use crate::text::session::put_down_below;

/// A line for each of them.
#[component]
pub fn PutDownBelow() -> impl IntoView {
    let (calculator, open) = (use_calculator(), use_session());
    let all = Memo::new(move |_| lines(open, &calculator.draft.get()).unwrap_or_default());
    view! {
        <For each=move || all.get() key=String::clone let:line>
            <p class="before-step" data-part="put-down-below">{line}</p>
        </For>
    }
}

fn lines(open: OpenSession, draft: &Draft) -> Option<Vec<String>> {
    let engine = open.engine()?;
    open.table.with(|table| {
        let table = table.as_ref()?;
        let (session, totals) = (table.session(), &table.sheet().totals);
        let words = words_of(open.i18n, session);
        let players = table.put_down_below(draft, engine).into_iter();
        let line = |player: usize| put_down_below(session, player, totals[player], &words);
        Some(players.map(line).collect())
    })
}
