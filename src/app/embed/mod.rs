//! What other pages show of the app besides the calculator: a score, the report that they are told,
//! and the panel that writes the HTML for them.

mod builder;
mod markup;
pub mod report;
pub mod score;

use leptos::prelude::*;

/// The panel that writes the HTML for another page.
pub fn builder() -> AnyView {
    view! { <builder::Builder/> }.into_any()
}
