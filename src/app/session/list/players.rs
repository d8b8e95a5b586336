//! What the players of all sessions on this device did.

use leptos::prelude::*;

use super::super::kept;
use crate::app::browser::sessions;
use crate::app::context::part::Part;
use crate::app::context::{Fetching, use_calculator};
use crate::app::pieces::Loaded;
use crate::app::session::open::use_session;
use crate::app::session::players::PlayersView;
use crate::app::session::shown::Shown;
use crate::rules;
use crate::session::Sheet;

/// The players with their records, once all rule systems are there that were played.
#[component]
pub fn AllPlayers() -> impl IntoView {
    let part = Part::new(systems_of_sessions);
    view! { <Loaded part render=|()| view! { <KnownPlayers/> }.into_any()/> }
}

/// Fetches the rule systems of all sessions. `None` if one of them can't be had.
async fn systems_of_sessions(fetching: Fetching) -> Option<()> {
    let contents = sessions::all(|| ()).await.unwrap_or_default();
    let read = contents.sessions.iter().filter_map(|kept| kept.read(rules::SYSTEMS).ok());
    let mut keys: Vec<&str> = read.map(|import| import.session.system().key).collect();
    keys.sort_unstable();
    keys.dedup();
    fetching.all_of(&keys).await
}

#[component]
fn KnownPlayers() -> impl IntoView {
    let (calculator, open) = (use_calculator(), use_session());
    let kept = kept::load(open);
    let sessions = Memo::new(move |_| {
        let kept = kept.get().unwrap_or_default();
        let shown = kept.sessions.into_iter().filter_map(|(_, session)| {
            let sheet = Sheet::of(&session, open.engine_of(&session)?);
            Some(Shown::new(session, sheet))
        });
        shown.collect::<Vec<_>>()
    });
    let hand = Callback::new(move |(at, deal): (usize, usize)| {
        let link = sessions.with_untracked(|all| all.get(at).and_then(|shown| shown.hand(deal)));
        link.into_iter().for_each(|link| calculator.open_hand(link));
    });
    view! { <PlayersView sessions open=hand/> }
}
