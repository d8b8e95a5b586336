//! The panels over the screen: one is shown, and closing it shows the one beneath.

use super::{Panel, State};

impl State {
    /// How many panels lie over the screen.
    pub fn panels(&self) -> usize {
        self.beneath.len() + usize::from(self.panel.is_some())
    }

    /// Puts the panel that was shown before an action beneath the present one. A panel that already
    /// lies beneath is not opened a second time: those over it are closed.
    pub(super) fn stack_panels(&mut self, before: Option<Panel>) {
        let Some(panel) = &self.panel else { return self.beneath.clear() };
        if let Some(at) = self.beneath.iter().position(|beneath| beneath == panel) {
            self.beneath.truncate(at);
        } else if let Some(before) = before.filter(|before| before != panel) {
            self.beneath.push(before);
        }
        let mut beneath = std::mem::take(&mut self.beneath);
        beneath.retain(|panel| self.has_subject(panel));
        self.beneath = beneath;
    }

    /// Whether closing another panel may lead back to this one. It may not if its subject no longer
    /// exists, or if it offered a choice that has been made.
    fn has_subject(&self, panel: &Panel) -> bool {
        match panel {
            Panel::Event(index) => *index < self.draft().events.len(),
            Panel::Piece(_) | Panel::Tile(_) | Panel::Marked(_) => false,
            _ => true,
        }
    }
}
