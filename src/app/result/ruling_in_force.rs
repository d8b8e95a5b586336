//! The ruling that decided a payment and on which tables differ, beside the payment. A tap leads to the rulings.

use leptos::prelude::*;

use crate::app::context::lasting::Lasting;
use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::Button;
use crate::calculator::{Action, Panel};
use crate::text::note;

/// What the ruling says and what another one would pay; nothing if no such ruling decides the payment.
#[component]
pub fn RulingInForce() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let line = Lasting::memo(move || note::on_ruling(&calculator.report(), &i18n.catalogue()));
    move || {
        let line = line.get()?;
        Some(view! {
            <Button class="by-ruling" name="ruling-in-force" press=Action::Open(Panel::Rulings)>
                <span>{line}</span>
            </Button>
        })
    }
}
