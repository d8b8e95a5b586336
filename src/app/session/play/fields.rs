//! Fields of the session's panels for numbers and for text, and what is wrong with a field.

use leptos::prelude::*;

use crate::app::context::use_i18n;
use crate::app::pieces::{Button, LabelledNumber, Words};
use crate::session::{Field, FormField, SessionFault};
use crate::text::fault;

/// What is wrong with a field, said below it.
#[component]
pub fn FieldFaults(
    /// Everything that is wrong.
    #[prop(into)]
    faults: Signal<Vec<SessionFault>>,
    /// The field.
    of: Field,
    /// Takes a number that is possible instead of the one that was typed.
    #[prop(optional_no_strip)]
    instead: Option<Callback<String>>,
) -> impl IntoView {
    let hook = of.to_string();
    let here = Signal::derive(move || {
        let here = |faults: &Vec<SessionFault>| {
            faults.iter().filter(|found| found.field == of).cloned().collect::<Vec<_>>()
        };
        faults.with(here)
    });
    view! { <FaultLines faults=here hook instead/> }
}

/// What is wrong with a form apart from the fields that there are.
#[component]
pub fn OtherFaults(
    /// Everything that is wrong.
    #[prop(into)]
    faults: Signal<Vec<SessionFault>>,
    /// The fields of the form.
    fields: Memo<Vec<FormField>>,
    /// The value of the hook `data-faults`.
    hook: String,
) -> impl IntoView {
    let elsewhere = Signal::derive(move || {
        let is_said = |found: &SessionFault| {
            fields.with(|fields| fields.iter().any(|field| field.says_faults_of(&found.field)))
        };
        faults.get().into_iter().filter(|found| !is_said(found)).collect::<Vec<_>>()
    });
    view! { <FaultLines faults=elsewhere hook instead=None/> }
}

/// A line for each fault.
#[component]
fn FaultLines(
    faults: Signal<Vec<SessionFault>>,
    /// The value of the hook `data-faults`.
    hook: String,
    #[prop(optional_no_strip)] instead: Option<Callback<String>>,
) -> impl IntoView {
    let i18n = use_i18n();
    let lines = move || {
        let words = i18n.catalogue();
        let lines = faults.get().into_iter().map(|found| {
            let numbers = found.fault.instead.to_vec();
            view! {
                <p class="fault"><Words sentence=fault::sentence(&found.fault, &words)/></p>
                {instead.map(|take| view! { <Numbers numbers take/> })}
            }
        });
        lines.collect_view()
    };
    view! { <div class="field-faults" role="alert" data-faults=hook>{lines}</div> }
}

/// Numbers that can be taken with a tap; nothing if there are none.
#[component]
fn Numbers(numbers: Vec<i32>, take: Callback<String>) -> impl IntoView {
    let buttons = numbers.iter().copied().map(|number| {
        view! {
            <Button
                class="offer" hook=("data-instead", number)
                press=move || take.run(number.to_string())
            >
                {number}
            </Button>
        }
    });
    (!numbers.is_empty()).then(|| view! { <div class="offers">{buttons.collect_view()}</div> })
}

/// A field for a number, beside its label.
#[component]
pub fn NumberLine(
    label: String,
    /// The value of the hook `data-field`.
    field: String,
    /// What is typed.
    #[prop(into)]
    value: Signal<String>,
    /// Takes what is typed.
    #[prop(into)]
    on_type: Callback<String>,
    /// Whether it may be below 0.
    #[prop(optional)]
    is_signed: bool,
) -> impl IntoView {
    view! {
        <LabelledNumber
            label hook=("data-field", field) room=7 value on_type is_signed class="count number-line"
        />
    }
}

/// A field for a text, below its label.
#[component]
pub fn TextLine(
    label: String,
    /// The value of the hook `data-field`.
    field: String,
    /// The most characters.
    longest: usize,
    /// What is typed.
    value: Signal<String>,
    /// Takes what is typed.
    on_type: Callback<String>,
    /// Whether it is taken once all of it is there. Otherwise each letter is.
    #[prop(optional)]
    is_taken_whole: bool,
) -> impl IntoView {
    let take = move |is_whole: bool, text: String| {
        if is_whole == is_taken_whole {
            on_type.run(text);
        }
    };
    view! {
        <label class="reason-line">
            <span>{label}</span>
            <input
                class="search"
                type="text"
                dir=(!is_taken_whole).then_some("auto")
                autocomplete="off"
                maxlength=longest.to_string()
                data-field=field
                prop:value=move || value.get()
                on:input:target=move |event| take(false, event.target().value())
                on:change:target=move |event| {
                    take(true, event.target().value());
                    // What was typed may be no answer.
                    event.target().set_value(&value.get_untracked());
                }
            />
        </label>
    }
}
