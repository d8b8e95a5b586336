//! Keeps the open session in the browser's store, and hears of what other windows do with it.

use futures_channel::oneshot;
use gloo::timers::callback::Timeout;
use leptos::prelude::*;

use super::open::OpenSession;
use super::opened::Opened;
use super::record::Record;
use super::troubles::{Trouble, Troubles};
use crate::app::browser::neighbours::Neighbours;
use crate::app::browser::paint::after_paint;
use crate::app::browser::sessions::{self, Refused};
use crate::app::browser::web;
use crate::app::context::spawn;
use crate::rules;
use crate::session::{KeptSession, Task};

/// Listens to the other windows, and writes what is not written yet when this one is left.
pub fn listen(open: OpenSession) {
    let neighbours = Neighbours::meet(move |id| {
        open.store_changes.try_update(|changes| *changes += 1);
        let is_ours = open.record.try_with_value(|record| record.id == id).unwrap_or_default();
        if is_ours {
            spawn(Box::pin(catch_up(open)));
        }
    });
    open.record.update_value(|record| record.neighbours = neighbours);
    let leave = window_event_listener_untyped("pagehide", move |_| write_now(open));
    // A phone may end what is out of sight at any time, without another word.
    let hide = window_event_listener_untyped("visibilitychange", move |_| {
        if document().hidden() {
            write_now(open);
        }
    });
    on_cleanup(move || {
        leave.remove();
        hide.remove();
    });
}

/// Tells the lists of this window and all other windows that a session in the store was written or
/// deleted.
pub fn announce(open: OpenSession, id: &str) {
    open.record.with_value(|record| {
        record.neighbours.iter().for_each(|others| others.tell(id));
    });
    open.store_changes.update(|changes| *changes += 1);
}

/// Notes which session is open, for the next start.
pub fn remember(open: OpenSession) {
    let id = open.record.with_value(|record| record.id.clone());
    if id.is_empty() {
        return;
    }
    let opened = Opened::Session { id, task: open.task.get_untracked().to_string() };
    if opened.note().is_err() {
        open.fetching.device.show_nothing_kept();
    }
}

/// Writes the session, once what was changed is on the screen and after what is being written.
pub fn write_soon(open: OpenSession) {
    remember(open);
    open.record.update_value(|record| record.is_behind = true);
    after_paint(move || write_now(open));
}

/// Writes the session if the store does not have it as it is here, unless it is being written.
fn write_now(open: OpenSession) {
    let begins = open.record.try_update_value(|record| {
        record.is_behind && !std::mem::replace(&mut record.is_writing, true)
    });
    if begins == Some(true) {
        spawn(Box::pin(write(open)));
    }
}

/// Does something once all changes were sent to the store, and it has answered or taken too long.
pub fn once_written(open: OpenSession, run: impl FnOnce() + 'static) {
    write_now(open);
    let done = open.record.try_update_value(|record| {
        record.is_writing.then(|| {
            let (waiting, done) = oneshot::channel();
            record.waiting.push(waiting);
            done
        })
    });
    match done.flatten() {
        None => run(),
        Some(done) => spawn(Box::pin(async move {
            let _ = done.await;
            run();
        })),
    }
}

async fn write(open: OpenSession) {
    while open.record.try_update_value(|record| std::mem::take(&mut record.is_behind)) == Some(true)
    {
        let Some(next) = last_state(open) else { break };
        if !write_state(open, next).await {
            break;
        }
    }
    open.record.update_value(|record| {
        record.is_writing = false;
        record.waiting.clear();
    });
}

/// Writes a state of the session. Returns whether another one may be written at once.
async fn write_state(open: OpenSession, next: KeptSession) -> bool {
    let aside = open.record.with_value(|record| record.aside.clone());
    let late = {
        let next = next.clone();
        move || kept_late(open, &next)
    };
    let written = sessions::write(&next, &aside, late).await;
    if written.is_ok() {
        announce(open, &next.id);
    }
    // Another session may have been opened since then.
    if open.record.with_value(|record| record.id != next.id) {
        return true;
    }
    match written {
        Ok(()) => {
            open.record.update_value(|record| record.kept(next.version));
            open.troubles.update(Troubles::kept);
        }
        Err(Refused::Changed(Some(there))) => {
            let is_own = open.record.try_update_value(|record| record.recognize(&there));
            if is_own != Some(true) {
                take_over(open, &there);
            }
        }
        Err(Refused::Changed(None)) if next.version > 1 => {
            open.troubles.update(|troubles| troubles.tell(Trouble::DeletedElsewhere));
        }
        // An entry that is not a session may be in the way of a new one.
        Err(Refused::Changed(None) | Refused::NotKept) => return not_kept(open),
        Err(Refused::NoAnswer) => {
            open.record.update_value(|record| record.unanswered.push(next));
            return not_kept(open);
        }
    }
    true
}

/// Tells that the session is not kept, and tries it again after a while. The next write has all of it.
/// Returns whether there is one already.
fn not_kept(open: OpenSession) -> bool {
    open.troubles.update(|troubles| troubles.tell(Trouble::NotKept));
    let has_next = open.record.try_update_value(|k| std::mem::replace(&mut k.is_behind, true));
    if let Some(pause) = open.record.try_update_value(Record::try_again_after).flatten() {
        let again = move || {
            // By then the app may have been taken out of its page, or another session opened.
            let is_due = open.record.try_update_value(|record| {
                std::mem::take(&mut record.will_try_again) && record.is_behind
            });
            if is_due == Some(true) {
                write_now(open);
            }
        };
        Timeout::new(pause, again).forget();
    }
    has_next == Some(true)
}

/// The store has kept a state of the session after all.
fn kept_late(open: OpenSession, kept: &KeptSession) {
    announce(open, &kept.id);
    let is_last = last_state(open)
        .is_some_and(|last| (&last.file, &last.penalties) == (&kept.file, &kept.penalties));
    let is_own = open.record.try_update_value(|record| {
        let is_own = record.id == kept.id && record.recognize(kept);
        record.is_behind &= !(is_own && is_last);
        is_own
    });
    match is_own == Some(true) {
        true if is_last => open.troubles.update(Troubles::kept),
        true => write_soon(open),
        false => {}
    }
}

/// Writes a session that another window deleted, as a new entry.
pub fn keep_deleted(open: OpenSession) {
    open.record.update_value(|record| record.version = 0);
    write_soon(open);
}

/// The open session as it is to be kept next.
pub fn last_state(open: OpenSession) -> Option<KeptSession> {
    let (id, version) = open.record.with_value(|record| (record.id.clone(), record.version));
    open.with_table(|table| KeptSession::of_table(version, &id, table, web::date()))
}

/// Shows what another window has done with the session, if this one has not seen it.
async fn catch_up(open: OpenSession) {
    let id = open.record.with_value(|record| record.id.clone());
    let there = sessions::load(&id, || ()).await;
    // What is to be written finds out by itself.
    let is_kept = open.record.with_value(|k| k.id == id && !k.is_writing && !k.is_behind);
    if !is_kept {
        return;
    }
    let version = open.record.with_value(|record| record.version);
    let was_deleted =
        open.troubles.with_untracked(|troubles| troubles.has(Trouble::DeletedElsewhere));
    match there {
        Ok(Some(there)) if was_deleted || there.version > version => take_over(open, &there),
        Ok(None) => open.troubles.update(|troubles| troubles.tell(Trouble::DeletedElsewhere)),
        Ok(Some(_)) | Err(_) => {}
    }
}

/// Takes over the session as another window has left it.
fn take_over(open: OpenSession, there: &KeptSession) {
    let Ok(import) = there.read(rules::SYSTEMS) else {
        open.troubles.update(|troubles| troubles.tell(Trouble::NotKept));
        return;
    };
    let Some(engine) = open.engine_of(&import.session) else { return };
    open.record.update_value(|record| {
        record.change_to(there.id.clone(), there.version, &import.put_aside);
    });
    let was_correction = open.task.get_untracked() != Task::Record;
    let is_changed = open.with_table(|table| *table.session() != import.session) == Some(true);
    let before = open.entered_deal();
    open.table.update(|table| {
        if let Some(table) = table {
            table.take_up_penalties(there.read_penalties());
            // What is corrected here stays so if the deals are the same.
            if is_changed {
                table.take_over(import.session, engine);
            }
        }
    });
    open.drop_form_of_other_deal(before);
    open.troubles.update(|troubles| {
        troubles.kept();
        troubles.tell_damaged(import.put_aside.len());
        if is_changed {
            troubles.tell(Trouble::ChangedElsewhere);
        }
    });
    match (is_changed, was_correction) {
        (false, _) => {}
        (true, true) => open.to_deal(),
        (true, false) => open.renew_deal(),
    }
}
