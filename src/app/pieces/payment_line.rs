//! A line that says who pays.

use leptos::prelude::*;

/// A line that says who pays. It breaks between those who pay different amounts, and elsewhere only if
/// one of them has no room in it.
#[component]
pub fn PaymentLine(line: String) -> impl IntoView {
    let part = |(index, part): (usize, &str)| {
        let space = (index > 0).then_some(" ");
        view! { {space} <span class="whole">{part.to_owned()}</span> }
    };
    line.split_inclusive("· ").map(str::trim_end).enumerate().map(part).collect_view()
}
