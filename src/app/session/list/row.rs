//! A session in the list. A tap opens it.

use leptos::prelude::*;

use super::super::kept::{self, Deleted};
use crate::app::browser::{date, sessions, web};
use crate::app::context::{I18n, spawn, use_calculator, use_fetching, use_i18n};
use crate::app::pieces::{Button, NameField, RowTool, icon};
use crate::app::session::open::{OpenSession, use_session};
use crate::app::session::{opening, store};
use crate::calculator::Action;
use crate::rules;
use crate::session::{Change, KeptSession, MAX_NAME_LENGTH, Session, clean_name};
use crate::text::isolated;
use crate::text::session::standing;

/// A session or, while it is being renamed, a field for its name.
#[component]
pub fn SessionRow(
    one: KeptSession,
    session: Session,
    deleted: RwSignal<Option<Deleted>>,
    message: RwSignal<String>,
) -> impl IntoView {
    let (calculator, i18n, fetching, open) =
        (use_calculator(), use_i18n(), use_fetching(), use_session());
    let is_renamed = RwSignal::new(false);
    let about = untrack(|| about(i18n, &one, &session));
    let result = untrack(|| standing(&session, &one.totals, &i18n.catalogue()));
    let name = session.name.clone();
    let one = StoredValue::new(one);
    let take_out = move || {
        let one = one.get_value();
        // The table of the session that is open stays as it is, with the hand that was begun.
        if open.record.with_value(|record| record.id == one.id) {
            calculator.act(Action::Close);
            return open.to_table();
        }
        let take_out = async move {
            // Another window may have written it since the list was read.
            let last = sessions::load(&one.id, || ()).await.ok().flatten().unwrap_or(one);
            if opening::take_out(open, &last).await {
                calculator.act(Action::Close);
            } else {
                fetching.tell_missing("ui.no-parts");
            }
        };
        opening::once_kept(open, || spawn(Box::pin(take_out)));
    };
    let rename = move |name: String| {
        is_renamed.set(false);
        spawn(Box::pin(async move {
            let is_renamed = renamed(open, one.get_value(), &name).await;
            message.try_set(kept::outcome(i18n, is_renamed));
        }));
    };
    let delete = move || kept::delete(open, one.get_value(), deleted, message);
    let named = name.clone();
    view! {
        <li class="kept-hand kept-session" data-session=one.read_value().id.clone()>
            <Show
                when=move || is_renamed.get()
                fallback={
                    let (name, about, result) = (name, about, result);
                    move || {
                        let (about, result) = (about.clone(), result.clone());
                        let name = (!name.is_empty())
                            .then(|| view! { <span class="name">{isolated(&name).into_owned()}</span> });
                        view! {
                            <Button class="open" name="open-session" press=take_out>
                                {name}
                                <span>{result}</span>
                                <span class="also">{about}</span>
                            </Button>
                            <RowTool words="session.list." name="rename" icon=icon::PENCIL press=move || is_renamed.set(true)/>
                            <RowTool words="session.list." name="delete" icon=icon::CLOSE press=delete/>
                        }
                    }
                }
            >
                <NameField
                    name=named.clone()
                    label=i18n.t("session.session-name")
                    longest=MAX_NAME_LENGTH
                    rename
                />
            </Show>
        </li>
    }
}

/// The day, the rules and how many deals were played.
fn about(i18n: I18n, one: &KeptSession, session: &Session) -> String {
    let rules = i18n.name(&session.system().short_names).to_owned();
    let time = if session.time > 0 { session.time } else { one.changed };
    let day = date::day(time, i18n.language());
    let deals = i18n.count("session.deals", session.deals.len());
    let state = if one.over { i18n.t("session.is-over") } else { i18n.t("session.goes-on") };
    [day, rules, deals, state].join(" · ")
}

/// Renames a session in the store, or the open one. Returns whether that succeeded.
async fn renamed(open: OpenSession, one: KeptSession, name: &str) -> bool {
    if open.record.with_value(|record| record.id == one.id) {
        return open.change(&Change::Rename(name.to_owned())).is_ok();
    }
    let last = sessions::load(&one.id, || ()).await.ok().flatten();
    let Some(last) = last else { return false };
    let Ok(import) = last.read(rules::SYSTEMS) else { return false };
    let session = Session { name: clean_name(name), ..import.session };
    let aside: Vec<String> = import.put_aside.into_iter().map(|part| part.raw).collect();
    let next = last.renamed(&session, web::date());
    let announce = move || store::announce(open, &last.id);
    let is_written = sessions::write(&next, &aside, announce.clone()).await.is_ok();
    if is_written {
        announce();
    }
    is_written
}
