//! Settles the deals of a session a few at a time, so that the screen answers however many there are.

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::browser::paint::painted;
use crate::app::browser::web;
use crate::app::context::{spawn, use_i18n};
use crate::scoring::Engine;
use crate::session::{Session, SettledSession, Settling};
use crate::text::Slot;

/// How long deals are settled until the screen may answer, in milliseconds.
const SLICE: f64 = 40.0;

/// Settles a session. `goes_on` is told after each slice how many deals have been settled, and whether
/// the result is still wanted is what it returns. `None` if it is not.
pub async fn in_steps(
    session: Session,
    engine: &dyn Engine,
    goes_on: impl Fn(usize) -> bool,
) -> Option<SettledSession> {
    let mut settling = Settling::new(session, engine);
    loop {
        let begun = web::now();
        while web::now() - begun < SLICE {
            if !settling.step(engine) {
                return Some(settling.finish(engine));
            }
        }
        if !goes_on(settling.settled()) {
            return None;
        }
        painted().await;
    }
}

/// How far a session has been settled.
#[derive(Clone)]
enum Progress {
    /// So many of its deals are.
    Deals(usize),
    /// All of it is.
    Done(Arc<SettledSession>),
}

/// Shows a session once it has been settled. Until then it says how far that is.
#[component]
pub fn WhenSettled(
    session: Session,
    /// The engine of its rule system.
    engine: &'static dyn Engine,
    /// Shows the session.
    render: impl Fn(Arc<SettledSession>) -> AnyView + Send + Sync + 'static,
) -> impl IntoView {
    let i18n = use_i18n();
    let deals = session.deals.len();
    let progress = RwSignal::new(Progress::Deals(0));
    spawn(Box::pin(async move {
        // The panel may be closed meanwhile, and its signal gone.
        let goes_on = |settled| progress.try_set(Progress::Deals(settled)).is_none();
        if let Some(settled) = in_steps(session, engine, goes_on).await {
            progress.try_set(Progress::Done(Arc::new(settled)));
        }
    }));
    move || match progress.get() {
        Progress::Done(settled) => untrack(|| render(settled)),
        Progress::Deals(settled) => {
            let slots = [("n", Slot::count(settled)), ("deals", Slot::count(deals))];
            let words = i18n.fill("session.settling", &slots);
            view! { <p class="quiet" role="status" data-part="settling">{words}</p> }.into_any()
        }
    }
}
