//! A question about the rules, and the part of the program that answers it.

use leptos::prelude::*;

use crate::app::context::part::Part;

/// A question as it is typed.
#[derive(Clone, Copy)]
pub struct Question {
    /// What is asked.
    pub text: RwSignal<String>,
    /// The key of the rule system that comes first where several know the same.
    pub in_use: Signal<&'static str>,
}

/// The part that shows the answers to a question. It is a context, because the rulebook shows it but
/// does not fetch it.
pub type Answering = Part<fn(Question) -> AnyView>;
