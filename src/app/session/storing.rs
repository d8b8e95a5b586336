//! Keeps the open session in the browser's store, and hears of what other windows do with it.

use leptos::prelude::*;

use super::OPEN;
use super::keeping::Trouble;
use super::open::OpenSession;
use crate::app::browser::neighbours::Neighbours;
use crate::app::browser::sessions::{self, Refused};
use crate::app::browser::web;
use crate::app::context::fetch::{self, spawn};
use crate::rules;
use crate::session::{KeptSession, Session, Task};
use crate::state::Action;

/// Listens to the other windows.
pub fn listen(open: OpenSession) {
    let neighbours = Neighbours::meet(move |id| {
        let is_ours = open.keeping.try_with_value(|keeping| keeping.id == id).unwrap_or_default();
        if is_ours {
            spawn(Box::pin(catch_up(open)));
        }
    });
    open.keeping.update_value(|keeping| keeping.neighbours = neighbours);
}

/// Begins a new session.
pub fn begin(open: OpenSession, session: Session) {
    // Two sessions that begin in the same millisecond would need two windows.
    let id = format!("{:x}", web::now() as u64);
    settle_in(open, &id, 0, Vec::new());
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
        Err(_) => open.trouble.set(Some(Trouble::NotKept)),
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
    let aside: Vec<String> = import.put_aside.into_iter().map(|part| part.raw).collect();
    open.trouble.set((!aside.is_empty()).then_some(Trouble::Damaged(aside.len())));
    settle_in(open, &kept.id, kept.version, aside);
    open.sit_down(import.session, task);
}

fn settle_in(open: OpenSession, id: &str, version: u32, aside: Vec<String>) {
    open.keeping.update_value(|keeping| {
        (keeping.id, keeping.version, keeping.aside) = (id.to_owned(), version, aside);
    });
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
    settle_in(open, "", 0, Vec::new());
}

/// Writes the session, after what is being written.
pub fn write_soon(open: OpenSession) {
    remember(open);
    let is_writing = open.keeping.try_update_value(|keeping| {
        keeping.is_behind = true;
        std::mem::replace(&mut keeping.is_writing, true)
    });
    if is_writing == Some(false) {
        spawn(Box::pin(write(open)));
    }
}

async fn write(open: OpenSession) {
    while open.keeping.try_update_value(|keeping| std::mem::take(&mut keeping.is_behind))
        == Some(true)
    {
        let Some(next) = as_kept(open) else { break };
        let aside = open.keeping.with_value(|keeping| keeping.aside.clone());
        match sessions::write(&next, &aside).await {
            Ok(()) => {
                open.keeping.update_value(|keeping| {
                    keeping.version = next.version;
                    keeping.aside.clear();
                    keeping.neighbours.iter().for_each(|others| others.tell(&next.id));
                });
                if open.trouble.get_untracked() == Some(Trouble::NotKept) {
                    open.trouble.set(None);
                }
            }
            Err(Refused::Changed(Some(there))) => take_over(open, &there).await,
            // It was deleted elsewhere: what is played goes on as a new entry.
            Err(Refused::Changed(None)) => {
                open.keeping.update_value(|keeping| {
                    keeping.version = 0;
                    keeping.is_behind = true;
                });
                let is_there = !matches!(sessions::load(&next.id).await, Ok(None));
                if is_there {
                    open.trouble.set(Some(Trouble::NotKept));
                    break;
                }
            }
            Err(Refused::Blocked) => {
                open.trouble.set(Some(Trouble::NotKept));
                break;
            }
        }
    }
    open.keeping.update_value(|keeping| keeping.is_writing = false);
}

fn as_kept(open: OpenSession) -> Option<KeptSession> {
    let (id, version) = open.keeping.with_value(|keeping| (keeping.id.clone(), keeping.version));
    open.with_table(|table| {
        KeptSession::after(version, &id, table.session(), table.sheet(), web::date())
    })
}

/// Shows what another window has written, if this one has not seen it.
async fn catch_up(open: OpenSession) {
    let (id, version, is_busy) = open.keeping.with_value(|keeping| {
        (keeping.id.clone(), keeping.version, keeping.is_writing || keeping.is_behind)
    });
    // What is being written finds out by itself.
    if is_busy {
        return;
    }
    if let Ok(Some(there)) = sessions::load(&id).await
        && there.version > version
    {
        take_over(open, &there).await;
    }
}

/// Takes over the session as another window has left it.
async fn take_over(open: OpenSession, there: &KeptSession) {
    let Ok(import) = there.read(rules::SYSTEMS) else {
        open.trouble.set(Some(Trouble::NotKept));
        return;
    };
    let Some(engine) = open.engine_of(&import.session) else { return };
    settle_in(
        open,
        &there.id,
        there.version,
        import.put_aside.into_iter().map(|part| part.raw).collect(),
    );
    open.table.update(|table| {
        table.iter_mut().for_each(|table| table.take_over(import.session.clone(), engine));
    });
    open.trouble.set(Some(Trouble::ChangedElsewhere));
    if untrack(|| open.ui.is_at_table() && !open.ui.draft().has_hand()) {
        let panel = untrack(|| open.ui.panel());
        open.to_deal();
        panel.into_iter().for_each(|panel| open.ui.act(Action::Open(panel)));
    }
}
