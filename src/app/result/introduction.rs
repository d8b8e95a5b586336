//! What stands at the top while nothing has been entered: the name of the app, the rule system in
//! use, and what the app is for.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::product;

/// The introduction. It has the same place and the same lines as a result.
#[component]
pub fn Introduction(
    /// What stands below the names, if it is not what the app is for.
    #[prop(optional)]
    below: Option<AnyView>,
) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let purpose = || view! { <p class="purpose">{i18n.t("ui.purpose")}</p> }.into_any();
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
                {below.unwrap_or_else(purpose)}
            </div>
        </div>
    }
}
