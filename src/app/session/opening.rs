//! Which session is open: one that begins, that is taken out of the store, or that was open when the
//! app was left.

use leptos::prelude::*;

use super::kept_deal;
use super::open::OpenSession;
use super::opened::Opened;
use super::settling::in_steps;
use super::store::{announce, last_state, once_written, remember, write_soon};
use super::troubles::Troubles;
use crate::app::browser::{sessions, web};
use crate::app::context::{UnreadSession, spawn};
use crate::calculator::SessionPanel;
use crate::rules;
use crate::session::file::PutAside;
use crate::session::{KeptSession, SettledSession, Table, Task};

/// Begins a new session.
pub fn begin(open: OpenSession, settled: SettledSession) {
    // Two sessions that begin in the same millisecond would need two windows.
    let id = format!("{:x}", web::now() as u64);
    change_to(open, id, 0, &[]);
    open.sit_down(settled, Task::Record);
    remember(open);
    write_soon(open);
}

/// Opens the session that was open when the app was left. If the store can't be read, a note says so,
/// and tries again when the reader likes or when the store answers after all.
pub async fn restore(open: OpenSession) {
    let unread = open.fetching.device.unread_session;
    let late = move || {
        if let Some(UnreadSession::NoStore(again)) = unread.get_untracked() {
            again.run(());
        }
    };
    let found = match Opened::last_time() {
        Opened::Nothing => return,
        Opened::Session { id, task } => {
            let task = Task::parse(&task).unwrap_or_default();
            sessions::load(&id, late).await.map(|kept| Some((kept?, task)))
        }
        Opened::Unknown => {
            let all = sessions::all(late).await;
            all.map(|all| Some((KeptSession::last_open(all.sessions)?, Task::Record)))
        }
    };
    if untrack(|| open.is_open()) {
        return;
    }
    match found {
        Ok(Some((kept, task))) => match show(open, &kept, task).await {
            Ok(()) => {
                remember(open);
                kept_deal::find(open);
            }
            Err(NotShown::Damaged) => {
                forget(open);
                unread.set(Some(UnreadSession::Damaged));
            }
            Err(NotShown::NoParts) => open.fetching.tell_missing("ui.no-parts"),
        },
        Ok(None) => drop(forget(open)),
        Err(_) => {
            let again = move |()| spawn(Box::pin(restore(open)));
            unread.set(Some(UnreadSession::NoStore(Callback::new(again))));
        }
    }
}

/// Opens a session of the store. Returns whether that was possible.
pub async fn take_out(open: OpenSession, kept: &KeptSession) -> bool {
    let is_shown = show(open, kept, Task::Record).await.is_ok();
    if is_shown {
        remember(open);
        open.to_deal();
    }
    is_shown
}

/// Why a session of the store is not on the screen.
enum NotShown {
    /// It can't be read.
    Damaged,
    /// Its rule system could not be fetched.
    NoParts,
}

async fn show(open: OpenSession, kept: &KeptSession, task: Task) -> Result<(), NotShown> {
    let import = kept.read(rules::SYSTEMS).map_err(|_| NotShown::Damaged)?;
    let system = import.session.system();
    open.fetching.all_of(&[system.key]).await.ok_or(NotShown::NoParts)?;
    let engine = open.engine_of(&import.session).ok_or(NotShown::NoParts)?;
    let settled = in_steps(import.session, engine, |_| true).await.ok_or(NotShown::NoParts)?;
    let before = kept.read_steps(&settled.session, rules::SYSTEMS);
    change_to(open, kept.id.clone(), kept.version, &import.put_aside);
    open.sit_down(settled, task);
    open.table.update(|table| {
        if let Some(table) = table {
            table.remember(before);
            table.take_up_penalties(kept.read_penalties());
        }
    });
    Ok(())
}

/// Takes a deleted session up again, which was open and is in the store once more.
pub fn return_to(open: OpenSession, table: Table, kept: &KeptSession) {
    let Ok(import) = kept.read(rules::SYSTEMS) else { return };
    let Some(engine) = open.engine_of(&import.session) else { return };
    change_to(open, kept.id.clone(), kept.version, &import.put_aside);
    let mut table = table;
    table.take_over(import.session, engine);
    open.table.set(Some(table));
    remember(open);
    if untrack(|| !open.calculator.draft.get().has_hand()) {
        open.to_deal();
    }
}

/// Keeps another session from now on. What was told of the one before is not about this one.
fn change_to(open: OpenSession, id: String, version: u32, put_aside: &[PutAside]) {
    open.record.update_value(|record| record.change_to(id, version, put_aside));
    open.fetching.device.unread_session.set(None);
    open.troubles.update(|troubles| {
        *troubles = Troubles::default();
        troubles.tell_damaged(put_aside.len());
    });
}

/// Leaves the table of a session that is in the store, or that nobody wants. Returns whether the next
/// start will know.
pub fn forget(open: OpenSession) -> bool {
    change_to(open, String::new(), 0, &[]);
    open.table.set(None);
    kept_deal::forget();
    Opened::Nothing.note().is_ok()
}

/// Leaves the table. The session stays in the store, and the hand in the calculator.
pub fn leave(open: OpenSession) {
    let last = last_state(open).map(KeptSession::left);
    let is_noted = forget(open);
    // If nothing else can say so, the session itself says that it was left.
    if let Some(last) = last.filter(|_| !is_noted) {
        spawn(Box::pin(async move {
            if sessions::write(&last, &[], || ()).await.is_ok() {
                announce(open, &last.id);
            }
        }));
    }
}

/// Does what leaves the open session, once its last change is kept. If that can't be, the score sheet
/// says so first, and whoever goes on from there knows.
pub fn once_kept(open: OpenSession, leave: impl FnOnce() + 'static) {
    let is_unkept = move || open.troubles.with_untracked(Troubles::is_unkept);
    let knows = is_unkept();
    once_written(open, move || {
        if is_unkept() && !knows { open.show(SessionPanel::Sheet) } else { leave() }
    });
}
