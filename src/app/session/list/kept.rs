//! The sessions of the store, as the list shows them.

use std::cmp::Reverse;

use gloo::file::Blob;
use leptos::prelude::*;

use crate::app::browser::sessions::{self, Refused};
use crate::app::browser::{files, web};
use crate::app::context::fetch::spawn;
use crate::app::context::ui::use_ui;
use crate::app::session::open::OpenSession;
use crate::rules;
use crate::session::{KeptSession, Session};

/// What was read of the store.
#[derive(Clone, Default)]
pub struct Kept {
    /// The sessions, those that were changed last first.
    pub sessions: Vec<(KeptSession, Session)>,
    /// What could not be read.
    pub damaged: Vec<String>,
}

/// A session that was deleted.
#[derive(Clone)]
pub struct Deleted(pub KeptSession);

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

/// Reads the store. It is `None` until that is done. Nothing is there where the store is blocked.
pub fn load(open: OpenSession) -> RwSignal<Option<Kept>> {
    let kept = RwSignal::new(None);
    spawn(Box::pin(async move { reload(open, kept).await }));
    kept
}

/// Reads the store again.
pub async fn reload(_open: OpenSession, kept: RwSignal<Option<Kept>>) {
    let contents = sessions::all().await.unwrap_or_default();
    let mut read = Kept { damaged: contents.damaged, ..Kept::default() };
    for one in contents.sessions {
        match one.read(rules::SYSTEMS) {
            Ok(import) => read.sessions.push((one, import.session)),
            Err(_) => read.damaged.push(one.file),
        }
    }
    read.sessions.sort_by_key(|(one, session)| Reverse((one.changed, session.time)));
    // The panel may be closed by now.
    kept.try_set(Some(read));
}

/// Deletes a session, which can be brought back.
pub fn delete(
    open: OpenSession,
    one: KeptSession,
    kept: RwSignal<Option<Kept>>,
    deleted: RwSignal<Option<Deleted>>,
    said: RwSignal<String>,
) {
    if open.keeping.with_value(|keeping| keeping.id == one.id) {
        open.leave();
    }
    spawn(Box::pin(async move {
        // Another window may have written it since.
        let last = sessions::load(&one.id).await.ok().flatten().unwrap_or(one);
        if sessions::delete(&last.id).await.is_ok() {
            deleted.try_set(Some(Deleted(last)));
            reload(open, kept).await;
        } else {
            said.try_set(open.ui.t("session.trouble.store"));
        }
    }));
}

/// Brings a deleted session back.
pub fn restore(
    open: OpenSession,
    Deleted(one): Deleted,
    kept: RwSignal<Option<Kept>>,
    deleted: RwSignal<Option<Deleted>>,
    said: RwSignal<String>,
) {
    spawn(Box::pin(async move {
        match sessions::write(&KeptSession { version: 1, ..one }, &[]).await {
            // If it is there again, another window has brought it back.
            Ok(()) | Err(Refused::Changed(_)) => {
                deleted.try_set(None);
                reload(open, kept).await;
            }
            Err(Refused::Blocked) => {
                said.try_set(open.ui.t("session.trouble.store"));
            }
        }
    }));
}

/// Names what could not be read, which stays in the store, and offers it as a file.
#[component]
pub fn DamagedNote(damaged: Vec<String>) -> impl IntoView {
    let ui = use_ui();
    let words = ui.count("session.damaged", damaged.len());
    let save = move |_| {
        let text = damaged.join("\n");
        files::save("hule-damaged.txt", Blob::new_with_options(&*text, Some("text/plain")));
    };
    view! {
        <div class="card trouble" data-part="damaged">
            <p>{words}</p>
            <div class="offers">
                <button type="button" class="offer" data-action="save-damaged" on:click=save>
                    {ui.t("session.trouble.save")}
                </button>
            </div>
        </div>
    }
}
