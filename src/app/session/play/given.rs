//! The penalties of the deal that is played, each of which can be taken back until the deal is recorded.

use leptos::prelude::*;

use crate::app::context::use_i18n;
use crate::app::pieces::{Tool, icon};
use crate::app::session::open::{OpenSession, use_session};
use crate::app::session::shown::words_of;
use crate::session::Table;
use crate::text::session::penalty_line;

/// The penalties, a line each. Nothing if there are none.
#[component]
pub fn GivenPenalties() -> impl IntoView {
    let (i18n, open) = (use_i18n(), use_session());
    let lines = Memo::new(move |_| lines(open));
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

fn lines(open: OpenSession) -> Vec<String> {
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
