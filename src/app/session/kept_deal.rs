//! Keeps the hand of the deal that is being played, apart from its session. It is found again when the app starts the
//! next time, whatever else is on the screen then.

use leptos::prelude::*;

use super::open::OpenSession;
use crate::app::browser::paint::after_paint;
use crate::app::browser::storage;
use crate::session::{Table, link};

/// The key in the store of the open session's deal that is played: the id of the session, and the deal
/// in a link.
const DEAL: &str = "hule.deal";

/// Keeps the hand of the deal from now on, whenever it changes.
pub fn follow(open: OpenSession) {
    let (calculator, device) = (open.calculator, open.fetching.device);
    // As long as no session is open, the hand that was kept last stays in the store, so that it can be found.
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
}

/// Forgets the hand of the deal, because its session is no longer open.
pub fn forget() {
    storage::remove(DEAL);
}

/// Lays the hand on the screen beside the deal of a session that is opened again, unless it is that of
/// the deal.
pub fn find(open: OpenSession) {
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
