//! The middle of the screen: how to begin, or the list that explains the result.

use std::sync::Arc;

use leptos::html::Section;
use leptos::prelude::*;

use crate::app::context::{Calculator, Fetching, use_calculator, use_fetching, use_i18n};
use crate::app::pieces::once_painted;
use crate::app::result::beginning::Beginning;
use crate::app::result::list::List;
use crate::app::shell::parts::Parts;
use crate::entry::Draft;
use crate::scoring::Standing;

/// What the list is about. As long as it is about the same, it keeps its scroll position.
#[derive(Clone, PartialEq)]
struct Subject {
    draft: Arc<Draft>,
    place: usize,
    reading: usize,
}

/// What the list is made of. Another list is rendered when one of these changes.
#[derive(Clone, PartialEq)]
struct Source {
    subject: Subject,
    /// Whether the engine and all words are there.
    can_explain: bool,
    /// Whether the report is not finished yet.
    pending: bool,
    /// Whether the hand stands in the groups of its reading, so that the list need not show it.
    is_reading: bool,
}

impl Source {
    fn of(calculator: Calculator, fetching: Fetching) -> Source {
        let subject = Subject {
            draft: calculator.draft.get(),
            place: calculator.place.get(),
            reading: calculator.outcome.reading.get(),
        };
        Source {
            subject,
            can_explain: fetching.can_explain(),
            pending: calculator.report().pending,
            is_reading: calculator.is_reading(),
        }
    }
}

/// The middle of the screen. It is rendered after the result above it has been painted, so that a
/// tap is answered at once.
#[component]
pub fn Details() -> impl IntoView {
    let (calculator, i18n, fetching) = (use_calculator(), use_i18n(), use_fetching());
    let parts = expect_context::<Parts>();
    let middle = NodeRef::<Section>::new();
    let source = Memo::new(move |_| Source::of(calculator, fetching));
    let painted = once_painted(source);
    // The list that somebody was led to is lit for a moment.
    let called = RwSignal::new(0);
    let is_lit = move || (called.get() > 0).then(|| (called.get() % 2).to_string());
    // A list about something else begins at its top.
    Effect::new(move |before: Option<Subject>| {
        let subject = painted.get().subject;
        let middle = middle.get_untracked().filter(|_| before.is_some_and(|it| it != subject));
        middle.into_iter().for_each(|middle| middle.set_scroll_top(0));
        subject
    });
    Effect::new(move |before: Option<usize>| {
        let calls = calculator.screen.list_calls.get();
        if let Some(middle) =
            middle.get_untracked().filter(|_| before.is_some_and(|it| it != calls))
        {
            middle.set_scroll_top(0);
            // Sections can have the focus; without it the list is there all the same.
            let _ = middle.focus();
            called.set(calls);
        }
        calls
    });
    let is_at_table = Memo::new(move |_| calculator.is_at_table());
    let list = move || {
        let subject = painted.get().subject;
        let entering =
            untrack(|| matches!(calculator.report().standing, Standing::Entering { .. }));
        if subject.draft.tiles.is_empty() && subject.place == 0 && entering {
            return match parts.session.get() {
                Some(views) if is_at_table.get() => untrack(|| (views.between)()),
                _ => untrack(|| view! { <Beginning/> }.into_any()),
            };
        }
        untrack(|| view! { <List/> }.into_any())
    };
    view! {
        <section
            class="middle"
            data-part="list"
            data-lit=is_lit
            tabindex="-1"
            aria-label=i18n.t("ui.details")
            node_ref=middle
        >
            {list}
        </section>
    }
}
