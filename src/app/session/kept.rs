//! The sessions of the store, as the list shows them.

use std::cmp::Reverse;

use gloo::file::Blob;
use leptos::prelude::*;

use crate::app::browser::sessions::{self, Refused};
use crate::app::browser::{files, web};
use crate::app::context::{I18n, spawn, use_i18n};
use crate::app::pieces::Button;
use crate::app::session::open::{OpenSession, use_session};
use crate::app::session::{opening, store};
use crate::rules;
use crate::session::{KeptSession, Session, Table};
use crate::sorting::Sort;

/// What was read of the store.
#[derive(Clone, Default)]
pub struct Kept {
    /// The sessions, those that were changed last first.
    pub sessions: Vec<(KeptSession, Session)>,
    /// What could not be read.
    pub damaged: Vec<String>,
    /// Whether the store could not be read at all: there may be sessions.
    pub is_unread: bool,
}

/// A session that was deleted.
#[derive(Clone)]
pub struct Deleted {
    /// As it was in the store.
    kept: KeptSession,
    /// The table with its changes, if the session was open.
    table: Option<Table>,
}

impl Kept {
    /// The session that was begun last.
    pub fn last(&self) -> Option<&(KeptSession, Session)> {
        self.sessions.iter().max_by_key(|(kept, session)| (session.time, kept.changed))
    }

    /// The names of all players, those who played last first.
    pub fn players(&self) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for name in self.sessions.iter().flat_map(|(_, session)| &session.players) {
            if !name.is_empty() && !names.contains(name) {
                names.push(name.clone());
            }
        }
        names
    }

    /// The sessions with a text, in lower case, in their name or that of a player.
    pub fn found(&self, text: &str) -> Vec<(KeptSession, Session)> {
        let is_in = |name: &String| web::lower_case(name).contains(text);
        let is_found =
            |session: &Session| is_in(&session.name) || session.players.iter().any(is_in);
        let all = self.sessions.iter();
        all.filter(|(_, session)| text.is_empty() || is_found(session)).cloned().collect()
    }
}

/// The sessions of the store, which are read again whenever it changes. `None` until that is done for
/// the first time.
pub fn load(open: OpenSession) -> RwSignal<Option<Kept>> {
    let kept = RwSignal::new(None);
    Effect::new(move || {
        open.store_changes.track();
        spawn(Box::pin(async move {
            let read = read_store(open).await;
            // The panel may be closed by now.
            kept.try_set(Some(read));
        }));
    });
    kept
}

async fn read_store(open: OpenSession) -> Kept {
    // A store that answers later is read then.
    let contents = sessions::all(move || look_again(open)).await;
    let Ok(contents) = contents else { return Kept { is_unread: true, ..Kept::default() } };
    let mut read = Kept { damaged: contents.damaged, ..Kept::default() };
    for one in contents.sessions {
        match one.read(rules::SYSTEMS) {
            Ok(import) => read.sessions.push((one, import.session)),
            Err(_) => read.damaged.push(one.file),
        }
    }
    read.sessions.arrange_by_key(|(one, session)| Reverse((one.changed, session.time)));
    read
}

/// Has the store read again.
fn look_again(open: OpenSession) {
    open.store_changes.try_update(|changes| *changes += 1);
}

/// What is said of a change of the store: that it could not be made, or nothing.
pub fn outcome(i18n: I18n, is_done: bool) -> String {
    if is_done { String::new() } else { i18n.t("session.trouble.store") }
}

/// Deletes a session, which can be brought back.
pub fn delete(
    open: OpenSession,
    one: KeptSession,
    deleted: RwSignal<Option<Deleted>>,
    message: RwSignal<String>,
) {
    spawn(Box::pin(async move {
        // Another window may have written it since.
        let kept = sessions::load(&one.id, || ()).await.ok().flatten().unwrap_or(one);
        let id = kept.id.clone();
        let late = {
            let id = id.clone();
            move || store::announce(open, &id)
        };
        let is_deleted = sessions::delete(&id, late).await.is_ok();
        message.try_set(outcome(open.i18n, is_deleted));
        if !is_deleted {
            return;
        }
        let is_open = open.record.with_value(|record| record.id == id);
        let table = open.table.get_untracked().filter(|_| is_open);
        if is_open {
            opening::forget(open);
        }
        deleted.try_set(Some(Deleted { kept, table }));
        store::announce(open, &id);
    }));
}

/// Brings a deleted session back, also to the table if it was open.
pub fn restore(
    open: OpenSession,
    Deleted { kept, table }: Deleted,
    deleted: RwSignal<Option<Deleted>>,
    message: RwSignal<String>,
) {
    spawn(Box::pin(async move {
        let again = KeptSession { version: 1, ..kept };
        let there = match sessions::write(&again, &[], move || look_again(open)).await {
            Ok(()) => again,
            // Another window has kept it.
            Err(Refused::Changed(there)) => there.unwrap_or(again),
            Err(Refused::NotKept | Refused::NoAnswer) => {
                message.try_set(outcome(open.i18n, false));
                return;
            }
        };
        message.try_set(outcome(open.i18n, true));
        deleted.try_set(None);
        if let Some(table) = table.filter(|_| !open.is_open()) {
            opening::return_to(open, table, &there);
        }
        store::announce(open, &there.id);
    }));
}

/// Tells that the store can't be read, and offers to try again.
#[component]
pub fn UnreadNote() -> impl IntoView {
    let (i18n, open) = (use_i18n(), use_session());
    view! {
        <div class="card trouble" role="alert" data-part="unread">
            <p>{i18n.t("session.list.unread")}</p>
            <div class="offers">
                <Button class="offer" name="read-again" press=move || look_again(open)>{i18n.t("ui.retry")}</Button>
            </div>
        </div>
    }
}

/// Names what could not be read, which stays in the store, and offers it as a file.
#[component]
pub fn DamagedNote(damaged: Vec<String>) -> impl IntoView {
    let i18n = use_i18n();
    let words = i18n.count("session.damaged", damaged.len());
    let save = move || {
        let text = damaged.join("\n");
        files::save("hule-damaged.txt", Blob::new_with_options(&*text, Some("text/plain")));
    };
    view! {
        <div class="card trouble" data-part="damaged">
            <p>{words}</p>
            <div class="offers">
                <Button class="offer" name="save-damaged" press=save>{i18n.t("session.trouble.save")}</Button>
            </div>
        </div>
    }
}
