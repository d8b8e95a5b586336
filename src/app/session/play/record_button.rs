//! The button that records the deal of the calculator.

use leptos::prelude::*;

use crate::app::context::use_calculator;
use crate::app::pieces::Button;
use crate::app::session::open::{OpenSession, use_session};
use crate::app::session::shown::words_of;
use crate::entry::Draft;
use crate::text::session::record_words;

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
