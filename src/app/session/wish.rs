//! What the reader of a score sheet wants.

use crate::session::Change;

/// What the reader of a score sheet wants done. Deals are named by their index, from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// A change that needs no further words.
    Change(Change),
    /// To correct a deal: in the calculator, or without tiles as it was entered.
    Correct(usize),
    /// To put a deal before this one.
    Insert(usize),
    /// To give a penalty after this deal.
    Penalize(usize),
}
