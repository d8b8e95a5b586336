//! The chips that each player has won or lost, once a game that is played with chips is over.

use leptos::prelude::*;

use super::open::use_session;
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
    let players = open.session.with_untracked(|session| {
        let session = session.as_ref()?;
        let words = words_of(i18n, session);
        Some(
            (0..session.players.len()).map(|p| player_name(session, p, &words)).collect::<Vec<_>>(),
        )
    });
    let names = players.unwrap_or_default();
    let kept = open.session.with_untracked(|session| {
        session.as_ref().map(|session| session.chips.clone()).unwrap_or_default()
    });
    let typed: Vec<RwSignal<String>> = (0..names.len())
        .map(|player| kept.get(player).filter(|n| **n != 0).map(i32::to_string).unwrap_or_default())
        .map(RwSignal::new)
        .collect();
    let fields = names.into_iter().zip(typed.clone()).enumerate().map(|(player, (label, text))| {
        view! {
            <NumberLine
                label field=["chips", &*player.to_string()].concat() value=text
                on_type=move |typed| text.set(typed) is_signed=true
            />
        }
    });
    let take = move |_| {
        let number = |text: &RwSignal<String>| {
            let text = text.get_untracked().trim().replace('−', "-");
            if text.is_empty() { Some(0) } else { text.parse().ok() }
        };
        // A number that is not finished is no reason to forget the others.
        if let Some(chips) = typed.iter().map(number).collect::<Option<Vec<i32>>>() {
            faults.set(open.change(&Change::Chips(chips)).err().unwrap_or_default());
        }
    };
    view! {
        <fieldset class="chips-won" data-field="chips" on:change=take>
            <legend>{i18n.t("session.chips")}</legend>
            {fields.collect_view()}
            <FieldFaults faults of=vec![Field::Chips]/>
        </fieldset>
    }
}
