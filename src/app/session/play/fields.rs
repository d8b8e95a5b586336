//! Fields of the session's panels for numbers, and what is wrong with a field.

use leptos::prelude::*;

use crate::app::context::use_i18n;
use crate::app::pieces::{Button, LabelledNumber, Words};
use crate::session::{Field, SessionFault};
use crate::text::fault;

/// What is wrong with a field, said below it.
#[component]
pub fn FieldFaults(
    /// Everything that is wrong.
    #[prop(into)]
    faults: Signal<Vec<SessionFault>>,
    /// The fields whose faults are said here.
    of: Vec<Field>,
    /// Takes a number that is possible instead of the one that was typed.
    #[prop(optional, into)]
    instead: Option<Callback<String>>,
) -> impl IntoView {
    let i18n = use_i18n();
    let hook = of.first().map(ToString::to_string);
    let lines = move || {
        let words = i18n.catalogue();
        let of = of.clone();
        faults.with(|faults| {
            let here = faults.iter().filter(|found| of.contains(&found.field));
            here.map(|found| {
                let numbers = found.fault.instead.to_vec();
                view! {
                    <p class="fault"><Words sentence=fault::sentence(&found.fault, &words)/></p>
                    {instead.map(|take| view! { <Numbers numbers take/> })}
                }
            })
            .collect_view()
        })
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
