//! A deal without tiles: how it ended, who won how much from whom, or what it changed.

use leptos::prelude::*;
use web_sys::SubmitEvent;

use super::fields::OtherFaults;
use super::form_fields::FormFields;
use crate::app::context::{I18n, use_i18n};
use crate::app::pieces::Button;
use crate::app::session::open::{OpenSession, use_session};
use crate::app::session::shown::{say_label, words_of};
use crate::calculator::Action;
use crate::session::{ComesTo, DealForm, Field, Session, SessionFault, Table, Value};
use crate::text::session::{payments_line, player_name};

/// The panel.
#[component]
pub fn DealPanel() -> impl IntoView {
    let (i18n, open) = (use_i18n(), use_session());
    let session = open.session.get_untracked()?;
    let faults = RwSignal::new(Vec::<SessionFault>::new());
    if open.form.with_untracked(Option::is_none) {
        open.form.set(Some(first_form(open, &session)));
        // What is wrong with a deal that is corrected is said at once.
        faults.set(open.with_table(Table::faults_of_corrected).unwrap_or_default());
    }
    let fields = Memo::new(move |_| {
        let engine = open.engine();
        let fields = |form: &DealForm, table: &Table| Some(form.fields(table, engine?));
        let fields =
            open.form.with(|form| open.table.with(|table| fields(form.as_ref()?, table.as_ref()?)));
        fields.unwrap_or_default()
    });
    let enter = move |(field, value): (Field, Value)| {
        let enter = |table: &Table| {
            open.form.update(|form| {
                if let Some(form) = form {
                    form.enter(&field, value, table);
                }
            });
        };
        open.with_table(enter);
        faults.set(Vec::new());
        if is_draw_to_ask(open) {
            draw(open);
        }
    };
    let record = move |event: SubmitEvent| {
        event.prevent_default();
        if is_draw_to_ask(open) {
            return draw(open);
        }
        let entry = open.form.with_untracked(|form| form.as_ref().map(DealForm::entry));
        let done = match entry {
            Some(Ok(entry)) => open.enter(entry),
            Some(Err(faults)) => Err(faults),
            None => Ok(()),
        };
        if let Err(found) = done {
            faults.set(found);
        }
    };
    let comes_to = Memo::new(move |_| {
        let engine = open.engine()?;
        let entry = open.form.with(|form| form.as_ref().map(DealForm::entry))?.ok()?;
        let net = |table: &Table| table.comes_to(&entry, engine);
        open.table.with(|table| table.as_ref().map(net))?.ok().flatten()
    });
    let say = say_label(i18n, &session);
    let payments = move || comes_to.get().map(|comes_to| payments_words(i18n, &session, &comes_to));
    Some(view! {
        <form class="questions" data-part="deal-form" novalidate on:submit=record>
            <FormFields fields faults say enter/>
            <OtherFaults faults fields hook=Field::Wins.to_string()/>
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

/// Whether nobody won and the rules then ask more, which the calculator does.
fn is_draw_to_ask(open: OpenSession) -> bool {
    open.form.with_untracked(|form| form.as_ref().is_some_and(DealForm::is_draw_to_ask))
}

/// Opens the calculator's questions about a deal that nobody won. If the form says who put something on
/// the table, the calculator takes over that answer.
fn draw(open: OpenSession) {
    let answer = |form: &DealForm| {
        open.with_table(|table| form.answer_put_down(table.position()?)).flatten()
    };
    let put_down = open.form.with_untracked(|form| form.as_ref().and_then(answer));
    if let Some((question, answer)) = put_down {
        open.calculator.act(Action::Answer(question, answer));
    }
    open.draw();
}

/// Who pays whom how much, and who is not paid yet.
fn payments_words(i18n: I18n, session: &Session, comes_to: &ComesTo) -> String {
    let words = words_of(i18n, session);
    let payments = payments_line(session, &comes_to.net, &words);
    let unpaid = comes_to.unpaid.iter().map(|player| player_name(session, *player, &words));
    let unpaid = unpaid.collect::<Vec<_>>().join(i18n.language().comma());
    if unpaid.is_empty() {
        return payments;
    }
    let unpaid = i18n.with("session.unpaid", "players", &unpaid);
    [&*payments, " ", &*unpaid].concat().trim_start().to_owned()
}
