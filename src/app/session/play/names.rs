//! The names of the players of the open session, which can be corrected while it is played.

use leptos::prelude::*;

use super::fields::FieldFaults;
use crate::app::context::use_i18n;
use crate::app::session::open::use_session;
use crate::session::{Change, Field, MAX_NAME_LENGTH, SessionFault};
use crate::text::Slot;

/// The names in fields, folded away at first.
#[component]
pub fn PlayerNames() -> impl IntoView {
    let (i18n, open) = (use_i18n(), use_session());
    let players = Memo::new(move |_| {
        open.session.with(|session| session.as_ref().map_or(0, |session| session.players.len()))
    });
    view! {
        <details class="folded" data-part="names">
            <summary>{i18n.t("session.names")}</summary>
            <For
                each=move || 0..players.get()
                key=|player| *player
                children=move |player| view! { <PlayerName player/> }
            />
        </details>
    }
}

/// The name of a player. It is taken over when the field is left.
#[component]
fn PlayerName(player: usize) -> impl IntoView {
    let (i18n, open) = (use_i18n(), use_session());
    let faults = RwSignal::new(Vec::<SessionFault>::new());
    let name = move || {
        let session = open.session.get();
        session.and_then(|session| session.players.get(player).cloned()).unwrap_or_default()
    };
    let rename = move |name: String| {
        let done = open.change(&Change::RenamePlayer(player, name));
        let found = done.err().unwrap_or_default();
        // A name that appears twice is a fault of the later player; it is said where it was typed.
        let here = |found| SessionFault { field: Field::Player(player), ..found };
        faults.set(found.into_iter().map(here).collect());
    };
    view! {
        <div class="entry-line">
            <input
                class="search"
                type="text"
                dir="auto"
                autocomplete="off"
                maxlength=MAX_NAME_LENGTH.to_string()
                data-rename=player
                aria-label=i18n.fill("session.player", &[("n", Slot::count(player + 1))])
                prop:value=name
                on:change:target=move |event| rename(event.target().value())
            />
        </div>
        <FieldFaults faults of=Field::Player(player)/>
    }
}
