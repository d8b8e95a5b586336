//! The score sheet: a table of the deals with the running totals.

use std::sync::Arc;

use leptos::prelude::*;

use super::wish::Wish;
use crate::app::context::ui::use_ui;
use crate::session::{Session, Sheet, player_name};

/// The score sheet of a session.
#[component]
pub fn ScoreSheet(
    /// The session.
    #[prop(into)]
    session: Signal<Arc<Session>>,
    /// Its sheet.
    #[prop(into)]
    sheet: Signal<Arc<Sheet>>,
    /// What is done with a wish of the reader. Without it, the sheet is for reading alone.
    #[prop(optional)]
    wish: Option<Callback<Wish>>,
) -> impl IntoView {
    let _ = wish;
    let ui = use_ui();
    let totals = move || {
        let (session, sheet) = (session.get(), sheet.get());
        let total = |(player, total): (usize, &i32)| {
            let name = player_name(&session, player, &ui.catalogue());
            view! { <tr><th scope="row">{name}</th><td>{*total}</td></tr> }
        };
        sheet.totals.iter().enumerate().map(total).collect_view()
    };
    view! { <table class="totals">{totals}</table> }
}
