//! What stands at the top while nothing has been entered: the name of the app, the rule system in
//! use, and how to begin.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::product;
use crate::app::result::beginning::how_to_begin;

/// The introduction. It has the same place and the same lines as a result.
#[component]
pub fn Introduction(
    /// What stands below the names, if it is not how to begin.
    #[prop(optional)]
    below: Option<AnyView>,
) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let begin = || {
        view! { <p class="how-to-begin">{move || how_to_begin(calculator, i18n)}</p> }.into_any()
    };
    let [name, chinese] = product::NAMES;
    let system = move || i18n.name(&calculator.rules.get().names);
    view! {
        <div class="summary" data-tone="name">
            <p class="hero">
                <span class="total" data-part="total">{name}</span>
                <span class="unit" data-part="unit">{chinese}</span>
                <span class="verdict" data-part="verdict">{system}</span>
            </p>
            <div class="payment" data-part="payment">
                {below.unwrap_or_else(begin)}
            </div>
        </div>
    }
}
