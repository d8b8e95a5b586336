//! Draws the fields of any form of the session, as `session::FormField` describes them.

use leptos::prelude::*;

use super::fields::{FieldFaults, NumberLine, TextLine};
use crate::app::pieces::{Button, Choice, Choices};
use crate::session::{
    Field, FieldKind, FormChoice, FormField, Label, MAX_NAME_LENGTH, SessionFault, Value,
};

/// How long a list of numbers can be, in characters.
const LONGEST_LIST: usize = 30;

/// What the fields of a form have in common.
#[derive(Clone, Copy)]
struct Form {
    faults: Signal<Vec<SessionFault>>,
    say: Callback<Label, String>,
    enter: Callback<(Field, Value)>,
}

/// The fields of a form, with what is wrong with each below it. The elements of a field stay while answers change.
#[component]
pub fn FormFields(
    /// The fields that there are now, in their order.
    #[prop(into)]
    fields: Signal<Vec<FormField>>,
    /// Everything that is wrong with the form.
    #[prop(into)]
    faults: Signal<Vec<SessionFault>>,
    /// Makes words of a label.
    #[prop(into)]
    say: Callback<Label, String>,
    /// Takes what is entered in a field.
    #[prop(into)]
    enter: Callback<(Field, Value)>,
) -> impl IntoView {
    rows(fields, Form { faults, say, enter })
}

/// The fields below one another. What is listed together is one row, so that the button below it, which adds such a
/// row, stays where it is and keeps the focus. A group has such rows, too, so that their type must not depend on
/// itself.
fn rows(fields: Signal<Vec<FormField>>, form: Form) -> AnyView {
    let row = move |first: FormField| {
        let key = first.key();
        // A field that is about to go is as it was.
        let now = Memo::new(move |before: Option<&FormField>| {
            let now = fields.with(|all| all.iter().find(|field| field.key() == key).cloned());
            now.or_else(|| before.cloned()).unwrap_or_else(|| first.clone())
        });
        view! { <OneField now form/> }
    };
    view! { <For each=move || fields.get() key=FormField::key children=row/> }.into_any()
}

/// The fields that a field consists of.
fn members(of: Memo<FormField>, form: Form) -> AnyView {
    let fields = Memo::new(move |_| of.with(|field| field.kind.group().to_vec()));
    rows(fields.into(), form)
}

/// A field, and what is wrong with it. Its hook, its label and its kind stay the same.
#[component]
fn OneField(now: Memo<FormField>, form: Form) -> impl IntoView {
    let FormField { field, hook, label, kind, says_faults } = now.get_untracked();
    let label = form.say.run(label);
    let entered = field.clone();
    let enter = Callback::new(move |value| form.enter.run((entered.clone(), value)));
    let value = Signal::derive(move || now.with(|field| field.kind.text().to_owned()));
    let on_type = Callback::new(move |text| enter.run(Value::Text(text)));
    let is_number = matches!(kind, FieldKind::Number { .. });
    let element = match kind {
        FieldKind::Choice(_) => {
            view! { <ChoiceField label hook now say=form.say enter/> }.into_any()
        }
        FieldKind::Number { is_signed, .. } => {
            view! { <NumberLine label field=hook value on_type is_signed/> }.into_any()
        }
        FieldKind::Note(_) => {
            view! { <TextLine label field=hook longest=MAX_NAME_LENGTH value on_type/> }.into_any()
        }
        FieldKind::Numbers(_) => view! {
            <TextLine label field=hook longest=LONGEST_LIST value on_type is_taken_whole=true/>
        }
        .into_any(),
        FieldKind::Group(_) => view! {
            <fieldset>
                <legend>{label}</legend>
                {members(now, form)}
            </fieldset>
        }
        .into_any(),
        FieldKind::Together(_) => members(now, form),
        FieldKind::Button => view! {
            <Button
                class="offer" hook=("data-action", hook) press=move || enter.run(Value::Pressed)
            >
                {label}
            </Button>
        }
        .into_any(),
    };
    // A number that is possible can be taken with a tap.
    let instead = is_number.then_some(on_type);
    let faults = says_faults.then(|| {
        view! { <FieldFaults faults=form.faults of=field instead/> }
    });
    view! { {element} {faults} }
}

/// A choice of one or several things.
#[component]
fn ChoiceField(
    label: String,
    hook: String,
    now: Memo<FormField>,
    say: Callback<Label, String>,
    enter: Callback<Value>,
) -> impl IntoView {
    let choice = move |FormChoice { value, label, .. }: &FormChoice| {
        let (hook, words) = (value.hook(), say.run(label.clone()));
        let (chosen, value) = (value.clone(), value.clone());
        let is_chosen = move || now.with(|field| field.kind.is_chosen(&chosen));
        Choice::new(hook, words, is_chosen, move || enter.run(value.clone()))
    };
    let choices = Signal::derive(move || {
        now.with(|field| field.kind.choices().iter().map(choice).collect::<Vec<_>>())
    });
    view! { <Choices legend=label hook=("data-field", hook) choices/> }
}
