//! A question about the rules, and the part of the program that searches the rulebook.

use leptos::prelude::*;

use crate::app::context::i18n::I18n;
use crate::app::context::part::Part;
use crate::system::{Fan, System};

/// A question as it is typed.
#[derive(Clone, Copy)]
pub struct Question {
    /// What is asked.
    pub text: RwSignal<String>,
    /// The key of the rule system that comes first where several know the same.
    pub in_use: Signal<&'static str>,
}

/// What searches the rulebook.
#[derive(Clone, Copy)]
pub struct Finder {
    /// Renders the answers to a question.
    pub answers: fn(Question) -> AnyView,
    /// The fans of a rule system that a text can mean, the likeliest first.
    pub fans: fn(I18n, &'static System, &str) -> Vec<&'static Fan>,
}

/// The part that searches. It is a context, because the rulebook, the panel of all fans and practice
/// use it and do not fetch it.
pub type Answering = Part<Finder>;
