//! What was read of a file or a link: a session, and what could not be read of it.

use crate::entry::Fault;

use super::super::fault::{Field, SessionFault};
use super::super::{Entry, Session};

/// A session that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Import {
    /// Everything that could be read.
    pub session: Session,
    /// What could not.
    pub put_aside: Vec<PutAside>,
}

impl Import {
    /// Whether the session says all that was read: what is wrong belongs to damaged deals alone, which keep what
    /// was there of them.
    pub(in crate::session) fn is_whole(&self) -> bool {
        self.put_aside.iter().all(|aside| {
            let deal = aside.fault.deal.and_then(|index| self.session.deals.get(index));
            deal.is_some_and(|deal| matches!(deal.entry, Entry::Damaged(_)))
        })
    }
}

/// Something that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PutAside {
    /// Where it was, and what is wrong with it.
    pub fault: SessionFault,
    /// What was there, as JSON.
    pub raw: String,
}

impl PutAside {
    /// A part of a link.
    pub(in crate::session) fn of_link(fault: Fault, raw: String) -> PutAside {
        let fault = SessionFault { deal: None, field: Field::Path("link".into()), fault };
        PutAside { fault, raw }
    }
}
