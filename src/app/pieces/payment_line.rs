//! A line that says who pays.

use leptos::prelude::*;

/// A line that says who pays. It breaks between those who pay different amounts, where the dot between them
/// goes out of sight, and elsewhere only if one of them has no room in it.
#[component]
pub fn PaymentLine(line: String) -> impl IntoView {
    let part = |(index, part): (usize, &str)| {
        let dot = (index > 0).then(|| view! { <span class="dot">"·"</span> " " });
        let space = (index > 0).then_some(" ");
        view! { {space} <span class="whole">{dot} {part.to_owned()}</span> }
    };
    let parts = line.split(" · ").enumerate().map(part).collect_view();
    view! { <span class="payers">{parts}</span> }
}
