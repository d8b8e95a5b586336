//! Recording the deal of the calculator: the penalties that were given in it, each of which can be taken back until
//! then, who put something down with fewer points than the rules allow, and the button. The deal can be recorded all
//! the same.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::{Button, Tool, icon};
use crate::app::session::open::{OpenSession, use_session};
use crate::app::session::shown::words_of;
use crate::entry::Draft;
use crate::session::Table;
use crate::text::session::{penalty_line, put_down_below, record_words};

/// The penalties, a line each. Nothing if there are none.
#[component]
pub fn GivenPenalties() -> impl IntoView {
    let (i18n, open) = (use_i18n(), use_session());
    let lines = Memo::new(move |_| penalties(open));
    let line = move |(index, words): (usize, String)| {
        let take_back = i18n.with("session.take-back", "penalty", &words);
        view! {
            <li>
                <span>{words}</span>
                <Tool
                    icon=icon::CLOSE hook=("data-take-back", index) label=take_back
                    press=move || open.take_back(index)
                />
            </li>
        }
    };
    let list = move || {
        let lines = lines.get();
        (!lines.is_empty()).then(|| {
            let lines = lines.into_iter().enumerate().map(line).collect_view();
            view! { <ul class="given-penalties" data-part="given-penalties">{lines}</ul> }
        })
    };
    view! { {list} }
}

fn penalties(open: OpenSession) -> Vec<String> {
    let (Some(session), Some(engine)) = (open.session.get(), open.engine()) else {
        return Vec::new();
    };
    let words = words_of(open.i18n, &session);
    let lines = |table: &Table| {
        let results = table.present_penalties(engine);
        let given = table.penalties().iter().zip(&results);
        given
            .map(|(penalty, result)| penalty_line(&session, penalty, result.as_ref(), &words))
            .collect()
    };
    open.table.with(|table| table.as_ref().map(lines)).unwrap_or_default()
}

/// A line for each of them.
#[component]
pub fn PutDownBelow() -> impl IntoView {
    let (calculator, open) = (use_calculator(), use_session());
    let all = Memo::new(move |_| lines_below(open, &calculator.draft.get()).unwrap_or_default());
    view! {
        <For each=move || all.get() key=String::clone let:line>
            <p class="before-step" data-part="put-down-below">{line}</p>
        </For>
    }
}

fn lines_below(open: OpenSession, draft: &Draft) -> Option<Vec<String>> {
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

/// The button. After a used-up wall it says who is ready: “Record: only Cem ready”.
#[component]
pub fn RecordButton() -> impl IntoView {
    let (calculator, open) = (use_calculator(), use_session());
    let words = Memo::new(move |_| words(open, &calculator.draft.get()).unwrap_or_default());
    view! { <Button class="primary" name="record" press=move || open.record()>{words}</Button> }
}

fn words(open: OpenSession, draft: &Draft) -> Option<String> {
    open.table.with(|table| {
        let table = table.as_ref()?;
        let ready = open.engine().and_then(|engine| table.ready_at_end(draft, engine));
        let session = table.session();
        Some(record_words(session, ready.as_deref(), &words_of(open.i18n, session)))
    })
}
