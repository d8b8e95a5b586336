//! A penalty after a deal.

use leptos::prelude::*;
use web_sys::SubmitEvent;

use super::choice::{Choice, Choices};
use super::fields::{FieldFaults, NumberLine};
use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::Button;
use crate::app::session::open::use_session;
use crate::app::session::shown::words_of;
use crate::calculator::Action;
use crate::session::{
    Change, Field, MAX_NAME_LENGTH, PenaltyForm, PenaltyResult, Session, SessionFault, Sheet, Table,
};
use crate::text::Slot;
use crate::text::session::{payments_line, player_name};

/// The panel of a penalty after the deal with this index. The index after the last one is that of the
/// deal that is played.
#[component]
pub fn PenaltyPanel(deal: usize) -> impl IntoView {
    let (calculator, i18n, open) = (use_calculator(), use_i18n(), use_session());
    let session = open.session.get_untracked()?;
    let system = session.system();
    let words = words_of(i18n, &session);
    let form = RwSignal::new(PenaltyForm::default());
    let faults = RwSignal::new(Vec::<SessionFault>::new());
    let change = move |edit: &dyn Fn(&mut PenaltyForm)| {
        form.update(|form| edit(form));
        faults.set(Vec::new());
    };
    let name = |player| player_name(&session, player, &words);
    let offences = PenaltyForm::offences(system)
        .map(|key| Choice::new(key, key, i18n.join(&["offence.", key])));
    let players: Vec<_> = open
        .players_by_seat(Some(deal))
        .into_iter()
        .map(|player| Choice::new(player, player, name(player)))
        .collect();
    let receivers = players.clone();
    let asks_points = Memo::new(move |_| form.with(|form| form.asks_points(system)));
    let asks_receivers = Memo::new(move |_| form.with(|form| form.asks_receivers(system)));
    let points = Signal::derive(move || form.with(|form| form.points.clone()));
    let is_recorded = deal < session.deals.len();
    let given = match session.deals.get(deal) {
        Some(deal) => deal.penalties.len(),
        None => open.with_table(|table| table.penalties().len()).unwrap_or(0),
    };
    let comes_to = Memo::new(move |_| {
        let (engine, penalty) = (open.engine()?, form.with(PenaltyForm::penalty)?);
        let result = |table: &Table| table.penalty_comes_to(deal, &penalty, engine);
        open.table.with(|table| table.as_ref().map(result))?.ok().flatten()
    });
    let names = session.clone();
    let preview = move || comes_to.get().map(|result| comes_to_words(&names, &result));
    let give = move |event: SubmitEvent| {
        event.prevent_default();
        let Some(penalty) = form.with_untracked(PenaltyForm::penalty) else {
            return faults.set(form.with_untracked(|form| form.missing(given)));
        };
        let done = match is_recorded {
            true => open.change(&Change::Penalize(deal, penalty)),
            false => open.penalize(penalty),
        };
        match done {
            Ok(()) => calculator.act(Action::Back),
            Err(found) => faults.set(found),
        }
    };
    let number_of = |sheet: &Sheet| {
        let row = sheet.deals.get(deal).map(|row| &row.position);
        row.or(sheet.next.as_ref()).map(|position| usize::from(position.number))
    };
    let n = open.sheet.get_untracked().as_deref().and_then(number_of).unwrap_or(deal + 1);
    let key = if is_recorded { "session.after-deal" } else { "session.in-deal" };
    let after = view! { <p class="quiet">{words.text(key, &[("n", Slot::count(n))])}</p> };
    Some(view! {
        <form class="questions" data-part="penalty-form" novalidate on:submit=give>
            {after}
            <Choices
                legend=i18n.t("session.offence")
                field="offence".to_owned()
                choices=offences.collect()
                is_chosen=move |value: &&'static str| form.with(|form| form.offence == Some(*value))
                choose=move |value| change(&|form| form.choose_offence(value, system))
            />
            <FieldFaults faults of=vec![Field::Penalty(given)]/>
            <Choices
                legend=i18n.t("session.who-gets-it")
                field="player".to_owned()
                choices=players
                is_chosen=move |value: &usize| form.with(|form| form.player == Some(*value))
                choose=move |value| change(&|form| form.choose_player(value))
            />
            <FieldFaults faults of=vec![Field::PenaltyPlayer(given)]/>
            <Show when=move || asks_points.get()>
                <NumberLine
                    label=i18n.t("session.points")
                    field="penalty-points".to_owned()
                    value=points
                    on_type=move |text: String| change(&|form| form.points.clone_from(&text))
                />
                <FieldFaults faults of=vec![Field::PenaltyPoints(given)]/>
            </Show>
            <Show when=move || asks_receivers.get()>
                <Choices
                    legend=i18n.t("session.who-receives")
                    field="to".to_owned()
                    choices=receivers.clone()
                    is_chosen=move |value: &usize| form.with(|form| form.to.contains(value))
                    choose=move |value| change(&|form| form.toggle_receiver(value))
                />
                <FieldFaults faults of=vec![Field::PenaltyTo(given)]/>
            </Show>
            <label class="reason-line">
                <span>{i18n.t("session.reason")}</span>
                <input
                    class="search"
                    type="text"
                    dir="auto"
                    autocomplete="off"
                    maxlength=MAX_NAME_LENGTH.to_string()
                    data-field="reason"
                    prop:value=move || form.with(|form| form.reason.clone())
                    on:input:target=move |event| {
                        let text = event.target().value();
                        change(&|form| form.reason.clone_from(&text));
                    }
                />
            </label>
            <p role="status" data-part="penalty-result">{preview}</p>
            <Button class="primary" name="give-penalty">{i18n.t("session.give-penalty")}</Button>
        </form>
    })
}

/// What a penalty comes to: a warning, or who pays whom how much.
fn comes_to_words(session: &Session, result: &PenaltyResult) -> String {
    let i18n = use_i18n();
    let words = words_of(i18n, session);
    let times =
        result.times.map(|times| words.text("session.times", &[("n", Slot::Number(times.into()))]));
    let payments = payments_line(session, &result.change, &words);
    let comes_to = match payments.is_empty() {
        true => words.get("session.a-warning").to_owned(),
        false => payments,
    };
    times.into_iter().chain([comes_to]).collect::<Vec<_>>().join(" · ")
}
