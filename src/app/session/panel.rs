//! What is in a panel about sessions, by its name.

use leptos::prelude::*;

use super::carry::Carry;
use super::carry::paper::SessionPaper;
use super::open::use_session;
use super::page::{Around, SessionPage};
use super::reading::{ReadSession, follow};
use super::sheet::ScoreSheet;
use super::shown::Shown;
use crate::app::context::ui::use_ui;
use crate::state::SessionPanel;

/// Renders a panel.
pub fn view(panel: SessionPanel) -> AnyView {
    match panel {
        SessionPanel::Sheet => view! { <OpenSheet/> }.into_any(),
        SessionPanel::Link => view! { <ReadSession/> }.into_any(),
        SessionPanel::Carry => {
            let shown = use_session().on_screen.get_untracked();
            shown.map(|shown| view! { <Carry shown/> }).into_any()
        }
        SessionPanel::List
        | SessionPanel::Begin
        | SessionPanel::Deal
        | SessionPanel::Penalty(_)
        | SessionPanel::Players => ().into_any(),
    }
}

/// Renders the printed page of the score sheet on the screen.
pub fn paper() -> Option<AnyView> {
    let shown = use_session().on_screen.get_untracked()?;
    Some(view! { <SessionPaper shown/> }.into_any())
}

/// Renders a session in another page.
pub fn page(around: Around) -> AnyView {
    view! { <SessionPage around/> }.into_any()
}

/// The score sheet of the open session.
#[component]
fn OpenSheet() -> impl IntoView {
    let (ui, open) = (use_ui(), use_session());
    Effect::new(move || {
        let both = open.session.get().zip(open.sheet.get());
        open.on_screen.set(both.map(|(session, sheet)| Shown { session, sheet }));
    });
    let hand = Callback::new(move |link| follow(ui, link));
    let both = move || open.session.get().zip(open.sheet.get());
    let is_open = Memo::new(move |_| open.session.with(Option::is_some));
    move || {
        is_open.get().then(|| {
            let first = untrack(both)?;
            let session = Signal::derive({
                let first = first.0;
                move || open.session.get().unwrap_or_else(|| first.clone())
            });
            let sheet = Signal::derive({
                let first = first.1;
                move || open.sheet.get().unwrap_or_else(|| first.clone())
            });
            let wish = Callback::new(|_| {});
            Some(view! { <ScoreSheet session sheet wish difference=open.difference open=hand/> })
        })
    }
}
