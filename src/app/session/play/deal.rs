//! A deal without tiles: how it ended, who won how much from whom, or what it changed.

use leptos::prelude::*;
use web_sys::SubmitEvent;

use super::choice::{Choice, Choices};
use super::deal_form::Form;
use super::fields::{FieldFaults, NumberLine};
use super::special_ends::{Abort, Offenders};
use super::wins::Wins;
use crate::app::context::use_i18n;
use crate::app::pieces::Button;
use crate::app::session::open::{OpenSession, use_session};
use crate::app::session::shown::words_of;
use crate::session::{ComesTo, DealForm, Ending, Field, NextDealer, Session, Table};
use crate::text::session::{payments_line, player_name};

/// The panel.
#[component]
pub fn DealPanel() -> impl IntoView {
    let (i18n, open) = (use_i18n(), use_session());
    let session = open.session.get_untracked()?;
    let form = Form::new(open);
    if open.form.with_untracked(Option::is_none) {
        open.form.set(Some(first_form(open, &session)));
        // What is wrong with a deal that is corrected is said at once.
        form.faults.set(open.with_table(Table::faults_of_corrected).unwrap_or_default());
    }
    let ending = Memo::new(move |_| form.with(|form| form.ending).unwrap_or(Ending::Draw));
    let enter = move |event: SubmitEvent| {
        event.prevent_default();
        if form.is_draw_to_ask() {
            return form.draw();
        }
        let entry = open.form.with_untracked(|form| form.as_ref().map(DealForm::entry));
        let done = match entry {
            Some(Ok(entry)) => open.enter(entry),
            Some(Err(faults)) => Err(faults),
            None => Ok(()),
        };
        if let Err(faults) = done {
            form.faults.set(faults);
        }
    };
    let comes_to = Memo::new(move |_| {
        let (engine, entry) = (open.engine()?, form.with(DealForm::entry)?.ok()?);
        let net = |table: &Table| table.comes_to(&entry, engine);
        open.table.with(|table| table.as_ref().map(net))?.ok().flatten()
    });
    let payments = {
        let session = session.clone();
        let line = move |comes_to: ComesTo| {
            let words = words_of(i18n, &session);
            let payments = payments_line(&session, &comes_to.net, &words);
            let unpaid =
                comes_to.unpaid.iter().map(|player| player_name(&session, *player, &words));
            let unpaid = unpaid.collect::<Vec<_>>().join(i18n.language().comma());
            match unpaid.is_empty() {
                true => payments,
                false => {
                    let unpaid = i18n.with("session.unpaid", "players", &unpaid);
                    [&*payments, " ", &*unpaid].concat().trim_start().to_owned()
                }
            }
        };
        move || comes_to.get().map(&line)
    };
    let endings = Ending::of(&session.agreement).into_iter().map(|ending| {
        Choice::new(ending, ending.key(), i18n.join(&["session.ending.", ending.key()]))
    });
    let choose = move |value| {
        form.change(|form| form.ending = value);
        if form.is_draw_to_ask() {
            form.draw();
        }
    };
    let parts = {
        let session = session.clone();
        move || match ending.get() {
            Ending::Won => view! { <Wins session=session.clone() form/> }.into_any(),
            Ending::Changed => view! { <Changes session=session.clone() form/> }.into_any(),
            Ending::Aborted => view! { <Abort session=session.clone() form/> }.into_any(),
            Ending::Void => view! { <Offenders session=session.clone() form/> }.into_any(),
            Ending::Draw | Ending::Abandoned => ().into_any(),
        }
    };
    Some(view! {
        <form class="questions" data-part="deal-form" novalidate on:submit=enter>
            <Choices
                legend=i18n.t("session.how-it-ended")
                field="ending".to_owned()
                choices=endings.collect()
                is_chosen=move |value: &Ending| ending.get() == *value
                choose=choose
            />
            {parts}
            <FieldFaults faults=form.faults of=vec![Field::Wins, Field::Deals, Field::Deal]/>
            <p role="status" data-part="deal-result">{payments}</p>
            <Button class="primary" name="record">{i18n.t("session.record")}</Button>
        </form>
    })
}

/// The form of the corrected deal, or an empty one.
fn first_form(open: OpenSession, session: &Session) -> DealForm {
    let (system, players) = (session.system(), session.agreement.players());
    let corrected =
        open.with_table(|table: &Table| table.corrected().map(|deal| deal.entry.clone()));
    let form = match corrected.flatten() {
        Some(entry) => DealForm::of(system, players, &entry),
        None => DealForm::new(system, players),
    };
    let resting = |table: &Table| table.position()?.resting.map(usize::from);
    form.with_resting(open.with_table(resting).flatten())
}

/// What the deal changed for each player, who won it, and who deals next.
#[component]
fn Changes(session: std::sync::Arc<Session>, form: Form) -> impl IntoView {
    let i18n = use_i18n();
    let words = words_of(i18n, &session);
    let name = |player| player_name(&session, player, &words);
    let players = form.players().into_iter();
    let fields = players.clone().map(|player| {
        let value =
            Signal::derive(move || form.with(|form| form.net[player].clone()).unwrap_or_default());
        let on_type = move |text| form.change(|form| form.net[player] = text);
        let field = format!("net{player}");
        view! { <NumberLine label=name(player) field value on_type is_signed=true/> }
    });
    let nobody = Choice::new(None, "nobody", i18n.t("session.nobody"));
    let winners: Vec<_> = std::iter::once(nobody)
        .chain(players.clone().map(|player| Choice::new(Some(player), player, name(player))))
        .collect();
    let by_rules = Choice::new(NextDealer::ByRules, "rules", i18n.t("session.by-rules"));
    let passes = Choice::new(NextDealer::Passes, "passes", i18n.t("session.passes"));
    let dealers: Vec<_> = [by_rules, passes]
        .into_iter()
        .chain(players.map(|player| Choice::new(NextDealer::Player(player), player, name(player))))
        .collect();
    let winner = move |value: &Option<usize>| form.with(|form| form.winner == *value) == Some(true);
    let dealer =
        move |value: &NextDealer| form.with(|form| form.next_dealer == *value) == Some(true);
    view! {
        <fieldset>
            <legend>{i18n.t("session.changes")}</legend>
            {fields.collect_view()}
        </fieldset>
        <FieldFaults faults=form.faults of=vec![Field::Net]/>
        <Choices
            legend=i18n.t("session.who-won")
            field="net-winner".to_owned()
            choices=winners
            is_chosen=winner
            choose=move |value| form.change(|form| form.winner = value)
        />
        <FieldFaults faults=form.faults of=vec![Field::NetWinner]/>
        <Choices
            legend=i18n.t("session.who-deals-next")
            field="next-dealer".to_owned()
            choices=dealers
            is_chosen=dealer
            choose=move |value| form.change(|form| form.next_dealer = value)
        />
        <FieldFaults faults=form.faults of=vec![Field::NextDealer]/>
    }
}
