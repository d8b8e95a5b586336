//! The field's terms.

use serde::Serialize;

use crate::fan::Names;

/// A term with its names; `term.<key>` in the texts says what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Term {
    /// The stable key.
    pub key: &'static str,
    /// Its names.
    pub names: Names,
    /// The keys of the rule systems that have it; none for all of them.
    pub systems: &'static [&'static str],
}

/// The glossary.
pub static TERMS: &[Term] = &[];
