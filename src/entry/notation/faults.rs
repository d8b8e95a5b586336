//! What is wrong with a text, in the order in which it is told.

use crate::entry::{Fault, FaultCode, Faults};
use crate::sorting::Sort;

/// Everything that is wrong with a text.
#[derive(Default)]
pub(super) struct Found(Vec<Fault>);

impl Found {
    /// Notes a fault. A pasted page may have thousands of strange characters; one of each kind is enough.
    pub fn add(&mut self, fault: Fault) {
        if self.0.iter().all(|f| f.code != fault.code || f.tiles != fault.tiles) {
            self.0.push(fault);
        }
    }

    /// What was made of the text, unless something is wrong with it. A strange character is named before
    /// what it makes wrong.
    pub fn unless<T>(self, made: T) -> Result<T, Faults> {
        let Found(mut faults) = self;
        faults.arrange_by_key(|fault| fault.code != FaultCode::STRANGE_CHARACTER);
        if faults.is_empty() { Ok(made) } else { Err(faults.into()) }
    }

    /// Whether nothing is wrong so far.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
