//! What is wrong with a draft, as a list.

use leptos::prelude::*;

use crate::app::context::ui::use_ui;
use crate::app::pieces::sentence::Words;
use crate::entry::Fault;
use crate::text::fault;

/// A sentence for each fault.
#[component]
pub fn FaultList(faults: Vec<Fault>) -> impl IntoView {
    let words = use_ui().catalogue();
    let lines = faults
        .iter()
        .map(|fault| view! { <li><Words sentence=fault::sentence(fault, &words)/></li> });
    view! { <ul class="faults" data-part="faults">{lines.collect_view()}</ul> }
}
