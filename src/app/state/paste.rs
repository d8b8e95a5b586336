//! Text that becomes a hand.

use crate::draft::Draft;
use crate::error::Fault;
use crate::link;

use super::entry::{Done, check};
use super::{Notice, State};

impl State {
    /// Text in notation takes the place of the tiles, a link that of everything.
    pub(super) fn paste(&mut self, text: &str) -> Done {
        let place = self.place;
        let draft = read(text, self.draft(), place)?;
        let same = draft.rules().key() == self.draft().rules().key();
        self.load(draft)?;
        self.place = if same { place } else { 0 };
        self.panel = None;
        self.mode = None;
        self.notice = Some(Notice::Word("ui.pasted"));
        Ok(())
    }
}

/// The draft that a text makes of another one: notation becomes the tiles of a place.
pub fn read(text: &str, draft: &Draft, place: usize) -> Result<Draft, Vec<Fault>> {
    let text = text.trim();
    let hash = text.split_once('#').map(|(_, hash)| hash);
    let draft = match hash.or(Some(text).filter(|t| t.starts_with("1/"))) {
        Some(hash) => link::decode(hash)?,
        None => {
            let mut draft = draft.clone();
            if let Some(table) = draft.read(place, text)? {
                draft.set_table(&table);
            }
            draft
        }
    };
    check(&draft)?;
    Ok(draft)
}
