//! Keeps the open session in the browser's store, and hears of what other windows do with it.

use leptos::prelude::*;

use super::OPEN;
use super::keeping::Trouble;
use super::open::OpenSession;
use crate::app::browser::neighbours::Neighbours;
use crate::app::browser::paint::after_paint;
use crate::app::browser::sessions::{self, Refused};
use crate::app::browser::web;
use crate::app::context::fetch::{self, spawn};
use crate::rules;
use crate::session::file::PutAside;
use crate::session::{KeptSession, Session, Table, Task};
use crate::state::{Action, Notice};

/// Listens to the other windows, and writes what is not written yet when this one is left.
pub fn listen(open: OpenSession) {
    let neighbours = Neighbours::meet(move |id| {
        open.store_changes.try_update(|changes| *changes += 1);
        let is_ours = open.keeping.try_with_value(|keeping| keeping.id == id).unwrap_or_default();
        if is_ours {
            spawn(Box::pin(catch_up(open)));
        }
    });
    open.keeping.update_value(|keeping| keeping.neighbours = neighbours);
    let leave = window_event_listener_untyped("pagehide", move |_| write_now(open));
    on_cleanup(move || leave.remove());
}

/// Tells the lists of this window and all other windows that a session in the store was written or
/// deleted.
pub fn announce(open: OpenSession, id: &str) {
    open.keeping.with_value(|keeping| {
        keeping.neighbours.iter().for_each(|others| others.tell(id));
    });
    open.store_changes.update(|changes| *changes += 1);
}

/// Begins a new session.
pub fn begin(open: OpenSession, session: Session) {
    // Two sessions that begin in the same millisecond would need two windows.
    let id = format!("{:x}", web::now() as u64);
    open.keeping.update_value(|keeping| keeping.change_to(id, 0, &[]));
    open.trouble.set(None);
    open.sit_down(session, Task::Record);
    remember(open);
    write_soon(open);
}

/// Opens the session that was open when the app was left.
pub async fn restore(open: OpenSession) {
    let Some(text) = web::load(OPEN).filter(|text| !text.is_empty()) else { return };
    let (id, task) = text.split_once(' ').unwrap_or((&text, ""));
    match sessions::load(id).await {
        Ok(Some(kept)) => show(open, &kept, Task::parse(task).unwrap_or_default()).await,
        Ok(None) => forget(open),
        Err(_) => open.ui.act(Action::ShowNotice(Notice::Word("session.trouble.unread"))),
    }
}

/// Opens a session of the store. Returns whether that was possible.
pub async fn take_out(open: OpenSession, kept: &KeptSession) -> bool {
    show(open, kept, Task::Record).await;
    let is_open = open.keeping.with_value(|keeping| keeping.id == kept.id);
    if is_open {
        remember(open);
        open.to_deal();
    }
    is_open
}

async fn show(open: OpenSession, kept: &KeptSession, task: Task) {
    let Ok(import) = kept.read(rules::SYSTEMS) else { return };
    let system = import.session.system();
    if fetch::all_of(open.ui, &[system.key]).await.is_none() {
        return;
    }
    let parts = import.put_aside.len();
    open.trouble.set((parts > 0).then_some(Trouble::Damaged(parts)));
    settle_in(open, kept, &import.put_aside);
    open.sit_down(import.session, task);
}

/// Takes a deleted session up again, which was open and is in the store once more.
pub fn return_to(open: OpenSession, table: Table, kept: &KeptSession) {
    let Ok(import) = kept.read(rules::SYSTEMS) else { return };
    let Some(engine) = open.engine_of(&import.session) else { return };
    settle_in(open, kept, &import.put_aside);
    let mut table = table;
    table.take_over(import.session, engine);
    open.table.set(Some(table));
    remember(open);
    if untrack(|| !open.ui.draft().has_hand()) {
        open.to_deal();
    }
}

fn settle_in(open: OpenSession, kept: &KeptSession, put_aside: &[PutAside]) {
    open.keeping
        .update_value(|keeping| keeping.change_to(kept.id.clone(), kept.version, put_aside));
}

/// Notes which session is open, for the next start.
pub fn remember(open: OpenSession) {
    let id = open.keeping.with_value(|keeping| keeping.id.clone());
    if !id.is_empty() {
        web::save(OPEN, &format!("{id} {}", open.task.get_untracked()));
    }
}

/// Forgets which session is open.
pub fn forget(open: OpenSession) {
    web::save(OPEN, "");
    open.trouble.set(None);
    open.keeping.update_value(|keeping| keeping.change_to(String::new(), 0, &[]));
}

/// Writes the session, once what was changed is on the screen and after what is being written.
pub fn write_soon(open: OpenSession) {
    remember(open);
    open.keeping.update_value(|keeping| keeping.is_behind = true);
    after_paint(move || write_now(open));
}

/// Writes the session if it was changed since it was written last, unless it is being written.
fn write_now(open: OpenSession) {
    let begins = open.keeping.try_update_value(|keeping| {
        keeping.is_behind && !std::mem::replace(&mut keeping.is_writing, true)
    });
    if begins == Some(true) {
        spawn(Box::pin(write(open)));
    }
}

async fn write(open: OpenSession) {
    while open.keeping.try_update_value(|keeping| std::mem::take(&mut keeping.is_behind))
        == Some(true)
    {
        let Some(next) = as_kept(open) else { break };
        let aside = open.keeping.with_value(|keeping| keeping.aside.clone());
        let written = sessions::write(&next, &aside).await;
        if written.is_ok() {
            announce(open, &next.id);
        }
        // Another session may have been opened since then.
        if open.keeping.with_value(|keeping| keeping.id != next.id) {
            continue;
        }
        match written {
            Ok(()) => {
                open.keeping.update_value(|keeping| {
                    keeping.version = next.version;
                    keeping.aside.clear();
                });
                let now = open.trouble.get_untracked();
                if matches!(now, Some(Trouble::NotKept | Trouble::DeletedElsewhere)) {
                    open.trouble.set(None);
                }
            }
            Err(Refused::Changed(Some(there))) => take_over(open, &there).await,
            Err(Refused::Changed(None)) if next.version > 1 => {
                open.trouble.set(Some(Trouble::DeletedElsewhere));
            }
            // An entry that is not a session may be in the way of a new one.
            Err(Refused::Changed(None) | Refused::Blocked) => {
                open.trouble.set(Some(Trouble::NotKept));
            }
        }
    }
    open.keeping.update_value(|keeping| keeping.is_writing = false);
}

/// Writes a session that another window deleted, as a new entry.
pub fn keep_deleted(open: OpenSession) {
    open.keeping.update_value(|keeping| keeping.version = 0);
    write_soon(open);
}

fn as_kept(open: OpenSession) -> Option<KeptSession> {
    let (id, version) = open.keeping.with_value(|keeping| (keeping.id.clone(), keeping.version));
    open.with_table(|table| {
        KeptSession::after(version, &id, table.session(), table.sheet(), web::date())
    })
}

/// Shows what another window has done with the session, if this one has not seen it.
async fn catch_up(open: OpenSession) {
    let (id, version, is_busy) = open.keeping.with_value(|keeping| {
        (keeping.id.clone(), keeping.version, keeping.is_writing || keeping.is_behind)
    });
    // What is being written finds out by itself.
    if is_busy {
        return;
    }
    let was_deleted = open.trouble.get_untracked() == Some(Trouble::DeletedElsewhere);
    match sessions::load(&id).await {
        Ok(Some(there)) if was_deleted || there.version > version => take_over(open, &there).await,
        Ok(None) => open.trouble.set(Some(Trouble::DeletedElsewhere)),
        Ok(Some(_)) | Err(_) => {}
    }
}

/// Takes over the session as another window has left it.
async fn take_over(open: OpenSession, there: &KeptSession) {
    let Ok(import) = there.read(rules::SYSTEMS) else {
        open.trouble.set(Some(Trouble::NotKept));
        return;
    };
    let Some(engine) = open.engine_of(&import.session) else { return };
    settle_in(open, there, &import.put_aside);
    let was_correction = open.task.get_untracked() != Task::Record;
    let is_changed = open.with_table(|table| *table.session() != import.session) == Some(true);
    open.table.update(|table| {
        if let Some(table) = table {
            table.take_over(import.session, engine);
        }
    });
    open.trouble.set(is_changed.then_some(Trouble::ChangedElsewhere));
    if was_correction { open.to_deal() } else { open.renew_deal() }
}
