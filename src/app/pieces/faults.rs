//! What is wrong with a draft, as a list.

use leptos::prelude::*;

use crate::app::context::use_i18n;
use crate::app::pieces::sentence::Words;
use crate::entry::Fault;
use crate::text::fault;

/// A sentence for each fault. What only has not been entered yet is no cause for alarm.
#[component]
pub fn FaultList(faults: Vec<Fault>) -> impl IntoView {
    let words = use_i18n().catalogue();
    let is_open = faults.iter().all(|fault| fault.code.is_open());
    let class = if is_open { "faults open" } else { "faults" };
    let lines = faults
        .iter()
        .map(|fault| view! { <li><Words sentence=fault::sentence(fault, &words)/></li> });
    view! { <ul class=class data-part="faults">{lines.collect_view()}</ul> }
}
