//! What is in a panel about sessions, by its name.

use leptos::prelude::*;

use super::open::use_session;
use super::sheet::ScoreSheet;
use crate::state::SessionPanel;

/// Renders a panel.
pub fn view(panel: SessionPanel) -> AnyView {
    match panel {
        SessionPanel::Sheet => view! { <OpenSheet/> }.into_any(),
        SessionPanel::List
        | SessionPanel::Begin
        | SessionPanel::Deal
        | SessionPanel::Penalty(_)
        | SessionPanel::Link => ().into_any(),
    }
}

/// The score sheet of the open session.
#[component]
fn OpenSheet() -> impl IntoView {
    let open = use_session();
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
            Some(view! { <ScoreSheet session sheet wish/> })
        })
    }
}
