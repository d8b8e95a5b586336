//! What was read of a file or a link: a session, and what could not be read of it.

use crate::entry::Fault;

use super::super::fault::{Field, SessionFault};
use super::super::faults::{BAD_FIELD, DAMAGED_DEAL};
use super::super::{Entry, Session};
use super::COMMON;

/// A session that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Import {
    /// Everything that could be read.
    pub session: Session,
    /// What could not.
    pub put_aside: Vec<PutAside>,
}

impl Import {
    /// The faults of a sheet of the session, with the fields that could not be read in place of the deal that could
    /// not be because of them.
    pub fn with_fields<'a>(&'a self, of_sheet: &'a [SessionFault]) -> Vec<&'a SessionFault> {
        let mut faults = Vec::new();
        for fault in of_sheet {
            let fields = faults.len();
            if fault.fault.code == DAMAGED_DEAL {
                let aside = self.put_aside.iter().map(|aside| &aside.fault);
                faults.extend(aside.filter(|other| other.deal == fault.deal && damages(other)));
            }
            if faults.len() == fields {
                faults.push(fault);
            }
        }
        faults
    }

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

/// Whether a fault of a deal is one of the fields that say how it ended.
fn damages(fault: &SessionFault) -> bool {
    let path = fault.field.to_string();
    let field = path.split(['.', '[']).next().unwrap_or_default();
    fault.fault.code == BAD_FIELD && !COMMON.contains(&field)
}
