//! What a reader of the score sheet of the open session can ask for.

use crate::session::Change;

/// An edit of the session that is asked for on its score sheet. Deals are named by their index, from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// A change that needs no further words.
    Change(Change),
    /// To correct a deal: in the calculator, or without tiles as it was entered.
    Correct(usize),
    /// To insert a deal before this one.
    Insert(usize),
    /// To see this deal from above.
    Show(usize),
    /// To give a penalty after this deal.
    Penalize(usize),
}
