//! The answers to a question about fans, rules, terms and rule systems.
//!
//! They stand in the rulebook under its search field, in place of the list.

mod answers;
mod best;
mod index;
mod row;

use leptos::prelude::*;

use crate::app::context::question::Question;

/// Renders the answers to a question.
pub fn view(question: Question) -> AnyView {
    view! { <answers::AnswerList question/> }.into_any()
}
