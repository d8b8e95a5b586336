//! All sessions on this device.

mod players;
mod row;

use leptos::prelude::*;

pub use players::AllPlayers;

use self::row::SessionRow;
use super::kept::{self, Deleted, Kept};
use super::open::use_session;
use super::play::AsLastTime;
use super::play::trouble::TroubleNote;
use super::sent::OpenFile;
use crate::app::browser::web;
use crate::app::context::use_i18n;
use crate::app::pieces::{Button, Icon, SearchField, icon};
use crate::calculator::SessionPanel;
use crate::session::KeptSession;

/// The panel: what can be begun, and what was played.
#[component]
pub fn SessionList() -> impl IntoView {
    let (i18n, open) = (use_i18n(), use_session());
    let kept = kept::load(open);
    let deleted = RwSignal::new(None::<Deleted>);
    let message = RwSignal::new(String::new());
    let search = RwSignal::new(String::new());
    let has_many = Memo::new(move |_| kept.read().as_ref().is_some_and(|k| k.sessions.len() > 4));
    let is_unread = Memo::new(move |_| kept.read().as_ref().is_some_and(|kept| kept.is_unread));
    let is_empty = Memo::new(move |_| {
        let is_empty = |kept: &Kept| kept.sessions.is_empty() && !kept.is_unread;
        kept.read().as_ref().is_some_and(is_empty) && !open.is_open()
    });
    let found = move || {
        let text = web::lower_case(search.read().trim());
        kept.read().as_ref().map(|kept| kept.found(&text)).unwrap_or_default()
    };
    let has_some =
        Memo::new(move |_| kept.read().as_ref().is_some_and(|kept| !kept.sessions.is_empty()));
    let restore = move || {
        if let Some(gone) = deleted.get_untracked() {
            kept::restore(open, gone, deleted, message);
        }
    };
    view! {
        <Show when=move || open.is_open()><OpenNow/></Show>
        <div class="begin-ways">
            <Button class="primary" name="new-session" press=move || open.show(SessionPanel::Begin)>
                {i18n.t("ui.session.begin")}
            </Button>
            <AsLastTime kept/>
        </div>
        <div class="offers">
            <OpenFile/>
        </div>
        <p class="feedback" role="status" data-part="feedback">{move || message.get()}</p>
        <Show when=move || deleted.with(Option::is_some)>
            <div class="kept-hand gone">
                <span class="quiet">{i18n.t("session.deleted")}</span>
                <Button class="offer" name="undelete" press=restore>{i18n.t("ui.undo")}</Button>
            </div>
        </Show>
        <Show when=move || has_many.get()><SearchField text=search/></Show>
        <Show when=move || is_unread.get()><kept::UnreadNote/></Show>
        <Show when=move || is_empty.get()>
            <p class="quiet">{i18n.t("session.none")}</p>
        </Show>
        <ul class="kept" data-shelf="sessions">
            <For
                each=found
                key=|(kept, _): &(KeptSession, _)| (kept.id.clone(), kept.version)
                children=move |(one, session)| view! {
                    <SessionRow one session deleted message/>
                }
            />
        </ul>
        <Show when=move || has_some.get()>
            <Button class="wide" name="players" press=move || open.show(SessionPanel::Players)>
                {i18n.t("ui.session.players")}
                <Icon path=icon::NEXT/>
            </Button>
        </Show>
        {move || kept.read().as_ref().and_then(|kept| {
            let n = kept.damaged.len();
            (n > 0).then(|| view! { <kept::DamagedNote damaged=kept.damaged.clone()/> })
        })}
    }
}

/// The session that is open: back to the table, or away from it.
#[component]
fn OpenNow() -> impl IntoView {
    let (i18n, open) = (use_i18n(), use_session());
    let sheet = move || open.show(SessionPanel::Sheet);
    view! {
        <TroubleNote/>
        <div class="open-now offers">
            <Button class="offer" name="score-sheet" press=sheet>{i18n.t("ui.session.sheet")}</Button>
            <Button class="offer" name="leave-table" press=move || open.leave()>{i18n.t("session.leave")}</Button>
        </div>
    }
}
