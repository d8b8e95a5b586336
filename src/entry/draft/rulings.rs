//! The rulings of a draft.

use super::Draft;
use crate::entry::{Fault, FaultCode};

impl Draft {
    /// The rulings that are on, as bits in the order of [`System::rulings`].
    pub fn rulings(&self) -> u32 {
        self.rulings
    }

    /// The keys of the rulings that are on.
    pub fn rulings_on(&self) -> impl Iterator<Item = &'static str> + use<> {
        let bits = self.rulings;
        let keys = self.system.rulings.iter().enumerate();
        keys.filter(move |(i, _)| bits >> i & 1 == 1).map(|(_, key)| *key)
    }

    /// Switches all rulings at once, given as bits. Bits beyond the last ruling are ignored.
    pub fn set_rulings(&mut self, on: u32) {
        self.rulings = on & ((1 << self.system.rulings.len()) - 1);
    }

    /// Switches a ruling.
    ///
    /// # Errors
    /// If the rule system has no such ruling.
    pub fn set_ruling(&mut self, key: &str, on: bool) -> Result<(), Fault> {
        let index = self.system.rulings.iter().position(|ruling| *ruling == key);
        let index = index.ok_or_else(|| Fault::new(FaultCode::UNKNOWN_RULING).value(key))?;
        let bit = 1 << index;
        self.rulings = if on { self.rulings | bit } else { self.rulings & !bit };
        Ok(())
    }

    /// Switches the rulings as they are in another draft of the same rule system.
    pub fn copy_rulings(&mut self, other: &Draft) {
        if self.system == other.system {
            self.rulings = other.rulings;
        }
    }

    /// The key of the preset with exactly these rulings, if there is one.
    pub fn preset(&self) -> Option<&'static str> {
        let mut presets = self.system.presets.iter();
        presets.find(|preset| preset.bits == self.rulings).map(|preset| preset.key)
    }

    /// Switches to the rulings of a preset.
    ///
    /// # Errors
    /// If the rule system has no such preset.
    pub fn set_preset(&mut self, key: &str) -> Result<(), Fault> {
        let preset = self.system.presets.iter().find(|preset| preset.key == key);
        let preset = preset.ok_or_else(|| Fault::new(FaultCode::UNKNOWN_RULING).value(key))?;
        self.rulings = preset.bits;
        Ok(())
    }
}
