//! The chips that each player has won or lost, once a game that is played with chips is over.

use leptos::prelude::*;

use super::open::{OpenSession, use_session};
use super::play::{FieldFaults, NumberLine};
use super::shown::words_of;
use crate::app::context::use_i18n;
use crate::session::{Change, Field, SessionFault};
use crate::text::session::player_name;

/// A field for each player. What is typed is taken once a field is left, and an empty field is 0.
#[component]
pub fn Chips() -> impl IntoView {
    let open = use_session();
    let is_asked = Memo::new(move |_| {
        let has_chips = open.session.with(|session| {
            session.as_ref().is_some_and(|session| session.agreement.chip_value() > 0)
        });
        has_chips
            && open.sheet.with(|sheet| sheet.as_ref().is_some_and(|s| s.final_scores.is_some()))
    });
    view! { <Show when=move || is_asked.get()><Fields/></Show> }
}

#[component]
fn Fields() -> impl IntoView {
    let (i18n, open) = (use_i18n(), use_session());
    let faults = RwSignal::new(Vec::<SessionFault>::new());
    let kept = Memo::new(move |_| texts(open));
    let typed = RwSignal::new(kept.get_untracked());
    // The fields follow what is recorded, which undo changes, too, or another window.
    Effect::new(move || {
        typed.set(kept.get());
        faults.set(Vec::new());
    });
    let names = Memo::new(move |_| names(open));
    let field = move |(player, label): (usize, String)| {
        let value =
            Signal::derive(move || typed.with(|all| all.get(player).cloned().unwrap_or_default()));
        let type_in = move |text: String| {
            typed.update(|all| {
                if let Some(own) = all.get_mut(player) {
                    *own = text;
                }
            });
        };
        view! {
            <NumberLine
                label field=["chips", &*player.to_string()].concat() value
                on_type=type_in is_signed=true
            />
        }
    };
    let take = move |_| {
        let number = |text: &String| {
            let text = text.trim().replace('−', "-");
            if text.is_empty() { Some(0) } else { text.parse().ok() }
        };
        let chips =
            typed.with_untracked(|all| all.iter().map(number).collect::<Option<Vec<i32>>>());
        // A number that is not finished is no reason to forget the others.
        if let Some(chips) = chips {
            faults.set(open.change(&Change::Chips(chips)).err().unwrap_or_default());
        }
    };
    view! {
        <fieldset class="chips-won" data-field="chips" on:change=take>
            <legend>{i18n.t("session.chips")}</legend>
            <For
                each=move || names.get().into_iter().enumerate() key=Clone::clone children=field
            />
            <FieldFaults faults of=Field::Chips/>
        </fieldset>
    }
}

/// The chips that are recorded for each player, as text. Those who have neither won nor lost any have none.
fn texts(open: OpenSession) -> Vec<String> {
    let text = |chips: Option<&i32>| {
        chips.filter(|chips| **chips != 0).map(i32::to_string).unwrap_or_default()
    };
    open.session.with(|session| {
        let Some(session) = session else { return Vec::new() };
        (0..session.agreement.players()).map(|player| text(session.chips.get(player))).collect()
    })
}

/// The names of the players.
fn names(open: OpenSession) -> Vec<String> {
    open.session.with(|session| {
        let Some(session) = session else { return Vec::new() };
        let words = words_of(open.i18n, session);
        let players = 0..session.agreement.players();
        players.map(|player| player_name(session, player, &words)).collect()
    })
}
