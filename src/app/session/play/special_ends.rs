//! The ends of a deal beside a win and the end of the wall: a draw that the rules know, and a deal that is void
//! because of an offence.

use std::sync::Arc;

use leptos::prelude::*;

use super::choice::{Choice, Choices};
use super::deal_form::Form;
use super::fields::FieldFaults;
use super::wins::PutDown;
use crate::app::context::use_i18n;
use crate::app::session::shown::words_of;
use crate::session::{Field, Session};
use crate::text::session::player_name;

/// Which of the draws that the rules know it was, and who put something on the table.
#[component]
pub fn Abort(session: Arc<Session>, form: Form) -> impl IntoView {
    let i18n = use_i18n();
    let aborts = session.system().game.aborts?;
    let kind = |key: &&'static str| Choice::new(*key, *key, i18n.join(&["abort.", *key]));
    let choose = move |kind: &'static str| {
        form.change(|form| form.abort = Some(kind).filter(|_| form.abort != Some(kind)));
    };
    Some(view! {
        <Choices
            legend=i18n.t("session.which-abort")
            field="abort".to_owned()
            choices=aborts.kinds.iter().map(kind).collect()
            is_chosen=move |kind: &&'static str| {
                form.with(|form| form.abort == Some(*kind)) == Some(true)
            }
            choose
        />
        <PutDown session=session.clone() form/>
    })
}

/// The players because of whose offence the deal is void.
#[component]
pub fn Offenders(session: Arc<Session>, form: Form) -> impl IntoView {
    let i18n = use_i18n();
    let words = words_of(i18n, &session);
    let name = |player| player_name(&session, player, &words);
    let players = form.players().into_iter();
    view! {
        <Choices
            legend=i18n.t("session.offenders")
            field="offenders".to_owned()
            choices=players.map(|player| Choice::new(player, player, name(player))).collect()
            is_chosen=move |player: &usize| {
                form.with(|form| form.offenders.contains(player)) == Some(true)
            }
            choose=move |player| form.change(|form| form.toggle_offender(player))
        />
        <FieldFaults faults=form.faults of=vec![Field::Offenders]/>
    }
}
