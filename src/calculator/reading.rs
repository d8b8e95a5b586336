//! The two states of the screen: a hand is entered, and once it is complete, what it comes to is read.

use super::{Mode, State};

impl State {
    /// Whether what the hand comes to is read: all of its tiles are there, and nothing is being entered.
    pub fn is_reading(&self) -> bool {
        let is_idle = matches!(self.mode, None | Some(Mode::Win)) && self.typed.is_empty();
        is_idle && !self.is_editing && self.is_full()
    }

    /// Whether a complete hand is edited, because somebody asked for the palette.
    pub fn is_edited(&self) -> bool {
        self.is_editing && self.is_full()
    }

    /// Brings the palette back while the hand stays complete.
    pub(super) fn edit_hand(&mut self) {
        self.is_editing = self.is_full();
    }

    /// Goes back from the palette to what the hand comes to.
    pub(super) fn read_result(&mut self) {
        self.is_editing = false;
        self.mode = None;
        self.typed.clear();
    }

    /// Whether all tiles of the current place are there. A place where nothing is won has no last one.
    pub(super) fn is_full(&self) -> bool {
        let (draft, place) = (self.draft(), self.draft().concealed_place(self.place));
        let size = draft.place(place).map_or(0, |tiles| tiles.size());
        draft.complete(place).is_some_and(|complete| complete > 0 && size >= complete)
    }
}
