//! The rulings of a draft.

use super::Draft;
use crate::entry::{Fault, FaultCode, link};
#[cfg(doc)]
use crate::system::System;

impl Draft {
    /// The rulings that are on, as bits in the order of [`System::rulings`].
    pub fn rulings(&self) -> u64 {
        self.rulings
    }

    /// The keys of the rulings that are on.
    pub fn rulings_on(&self) -> impl Iterator<Item = &'static str> + use<> {
        let bits = self.rulings;
        let keys = self.system.rulings.iter().enumerate();
        keys.filter(move |(i, _)| bits >> i & 1 == 1).map(|(_, key)| *key)
    }

    /// Switches all rulings at once, given as bits. Bits beyond the last ruling are ignored.
    pub fn set_rulings(&mut self, on: u64) {
        self.rulings = on & ((1 << self.system.rulings.len()) - 1);
        self.mark_held();
    }

    /// Switches a ruling. One of several [values](System::values_beside) of a point of the rules is
    /// switched on instead of the others.
    ///
    /// # Errors
    /// If the rule system has no such ruling.
    pub fn set_ruling(&mut self, key: &str, on: bool) -> Result<(), Fault> {
        let bit = self.system.ruling_bit(key);
        let bit = bit.ok_or_else(|| Fault::new(FaultCode::UNKNOWN_RULING).value(key))?;
        let (off, on) = if on { (self.system.values_beside(key), bit) } else { (bit, 0) };
        self.set_rulings(self.rulings & !off | on);
        Ok(())
    }

    /// Switches the rulings as they are in another draft of the same rule system.
    pub fn copy_rulings(&mut self, other: &Draft) {
        if self.system == other.system {
            self.set_rulings(other.rulings);
        }
    }

    /// The key of the preset with exactly these rulings, if there is one.
    pub fn preset(&self) -> Option<&'static str> {
        self.system.preset_of(self.rulings).map(|preset| preset.key)
    }

    /// Switches to the rulings of a preset.
    ///
    /// # Errors
    /// If the rule system has no such preset.
    pub fn set_preset(&mut self, key: &str) -> Result<(), Fault> {
        self.set_preset_of(key, link::VERSION)
    }

    /// Switches to the rulings that a preset had in a version of links.
    ///
    /// # Errors
    /// If the rule system has no such preset.
    pub fn set_preset_of(&mut self, key: &str, version: u32) -> Result<(), Fault> {
        let rulings = self.system.preset_in_version(key, version);
        let rulings = rulings.ok_or_else(|| Fault::new(FaultCode::UNKNOWN_RULING).value(key))?;
        self.set_rulings(rulings);
        Ok(())
    }
}
