//! A penalty after a deal.

use leptos::prelude::*;
use web_sys::SubmitEvent;

use super::fields::OtherFaults;
use super::form_fields::FormFields;
use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::Button;
use crate::app::session::open::use_session;
use crate::app::session::shown::{say_label, words_of};
use crate::calculator::Action;
use crate::session::{
    Change, Field, PenaltyForm, PenaltyResult, Session, SessionFault, Sheet, Table, Value,
};
use crate::text::Slot;
use crate::text::session::payments_line;

/// The panel of a penalty after the deal with this index. The index after the last one is that of the
/// deal that is played.
#[component]
pub fn PenaltyPanel(deal: usize) -> impl IntoView {
    let (calculator, i18n, open) = (use_calculator(), use_i18n(), use_session());
    let session = open.session.get_untracked()?;
    let words = words_of(i18n, &session);
    let form = RwSignal::new(open.with_table(|table| PenaltyForm::new(table, deal))?);
    let faults = RwSignal::new(Vec::<SessionFault>::new());
    let fields = Memo::new(move |_| form.with(PenaltyForm::fields));
    let enter = move |(field, value): (Field, Value)| {
        form.update(|form| form.enter(&field, value));
        faults.set(Vec::new());
    };
    let is_recorded = deal < session.deals.len();
    let comes_to = Memo::new(move |_| {
        let (engine, penalty) = (open.engine()?, form.with(PenaltyForm::penalty)?);
        let result = |table: &Table| table.penalty_comes_to(deal, &penalty, engine);
        open.table.with(|table| table.as_ref().map(result))?.ok().flatten()
    });
    let give = move |event: SubmitEvent| {
        event.prevent_default();
        let Some(penalty) = form.with_untracked(PenaltyForm::penalty) else {
            return faults.set(form.with_untracked(PenaltyForm::missing));
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
    let say = say_label(i18n, &session);
    let preview = move || comes_to.get().map(|result| comes_to_words(&session, &result));
    Some(view! {
        <form class="questions" data-part="penalty-form" novalidate on:submit=give>
            {after}
            <FormFields fields faults say enter/>
            <OtherFaults faults fields hook=Field::Deals.to_string()/>
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
