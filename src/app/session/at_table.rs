//! What an open session changes on the screen: names in place of seats, and a screen that stays on.

use std::sync::Arc;

use leptos::prelude::*;

use super::open::OpenSession;
use super::play::deal_bar;
use crate::app::browser::paint::after_paint;
use crate::app::browser::storage;
use crate::app::browser::wake_lock::WakeLock;
use crate::app::context::AtTable;
use crate::session::{Table, link};
use crate::text::session::words_at_table;

/// The key in the store of the open session's deal that is played: the id of the session, and the deal
/// in a link.
const DEAL: &str = "hule.deal";

/// Follows the session from now on.
pub fn follow(open: OpenSession) {
    let (calculator, fetching, device) = (open.calculator, open.fetching, open.fetching.device);
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
    // The hand of the deal is found again at the next start, whatever else is on the screen then. Until
    // a session is open, what was kept last is still to be found.
    Effect::new(move || {
        let deal = calculator.deal();
        let Some(kept) = open.table.with(|table| {
            let table = table.as_ref()?;
            let kept = deal.as_ref().and_then(|deal| link::encode(&table.present_deal(deal)).ok());
            Some(kept.map(|kept| [&*open.id(), " ", &*kept].concat()))
        }) else {
            return;
        };
        after_paint(move || {
            // Where nothing can be kept, the deal is there as long as the page is.
            if storage::save(DEAL, &kept.unwrap_or_default()).is_err() {
                device.show_nothing_kept();
            }
        });
    });
    let lock = StoredValue::new_local(None::<WakeLock>);
    let is_open = Memo::new(move |_| open.is_open());
    Effect::new(move || lock.set_value(is_open.get().then(WakeLock::hold)));
}

/// Forgets the hand of the deal: its session is open no longer.
pub fn forget_deal() {
    storage::remove(DEAL);
}

/// Lays the hand on the screen beside the deal of a session that is opened again, unless it is that of
/// the deal.
pub fn find_deal(open: OpenSession) {
    let kept = storage::load(DEAL).unwrap_or_default();
    let Some((id, text)) = kept.split_once(' ') else { return };
    let Some(rules) = open.session.get_untracked().map(|session| session.system()) else { return };
    if id != open.id() {
        return;
    }
    // A deal that can't be read is begun again.
    let Ok(import) = link::decode(text, &[rules]) else { return };
    let take_up = |table: &mut Option<Table>| table.as_mut()?.take_up_present(import.session);
    let deal = open.table.try_update(take_up).flatten();
    open.calculator.change(|state| {
        state.table = Some(rules);
        if let Some(deal) = deal.filter(|deal| state.deal() != Some(deal)) {
            state.set_deal(deal);
        }
    });
}
