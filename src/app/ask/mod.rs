//! The search of the rulebook: the answers to a question about fans, rules, terms and rule systems,
//! and fans by their names.
//!
//! The answers stand in the rulebook under its search field, in place of the list.

mod answers;
mod best;
mod index;
mod row;

use leptos::prelude::*;

use crate::app::context::question::{Finder, Question};

/// What this part is called for.
pub const FINDER: Finder = Finder { answers: view, fans: index::fans };

/// Renders the answers to a question.
fn view(question: Question) -> AnyView {
    view! { <answers::AnswerList question/> }.into_any()
}
