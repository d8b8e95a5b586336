//! What an open session changes on the screen: names in place of seats, and a screen that stays on.

use std::sync::Arc;

use leptos::prelude::*;

use super::open::OpenSession;
use super::play::deal_bar;
use crate::app::browser::wake_lock::WakeLock;
use crate::app::context::AtTable;
use crate::text::session::words_at_table;

/// Follows the session from now on.
pub fn follow(open: OpenSession) {
    let (calculator, fetching) = (open.calculator, open.fetching);
    Effect::new(move || {
        // Another language has other words around the names.
        fetching.language.track();
        let table = open.session.get().and_then(|session| {
            let players =
                open.table.with(|table| Some(table.as_ref()?.position()?.players.clone()));
            // The words of the app without names.
            let words = untrack(|| fetching.catalogue())?;
            let names = words_at_table(&session, &players.unwrap_or_default(), &words);
            Some(AtTable {
                system: session.system(),
                names: Arc::new(names),
                bar: deal_bar::view,
                next_step: deal_bar::next_step_view,
                take: Callback::new(move |()| open.take_for_deal()),
                penalty_deal: Callback::new(move |()| untrack(|| open.penalty_deal())),
            })
        });
        let rules = table.as_ref().map(|table| table.system);
        calculator.change(|state| state.table = rules);
        calculator.table.set(table);
    });
    let lock = StoredValue::new_local(None::<WakeLock>);
    let is_open = Memo::new(move |_| open.is_open());
    Effect::new(move || lock.set_value(is_open.get().then(WakeLock::hold)));
}
