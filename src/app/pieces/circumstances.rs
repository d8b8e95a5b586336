//! What is said of a hand that is laid out to be read: its answers and rulings.

use crate::app::context::I18n;
use crate::entry::Draft;
use crate::text::{Sentence, answers, rulings as of_rulings};

/// The given answers about the player's own hand, and the rulings that are not the default.
pub fn circumstances(i18n: I18n, draft: &Draft) -> Vec<Sentence> {
    answers::circumstances(draft, i18n.name_of_rulings(draft).as_deref(), &i18n.catalogue())
}

/// The preset or, if there is none, the rulings that differ from the default. Empty for the default.
pub fn rulings(i18n: I18n, draft: &Draft) -> Vec<String> {
    of_rulings::of_draft(draft, i18n.name_of_rulings(draft).as_deref(), &i18n.catalogue())
}
