//! Text that becomes a hand.

use crate::entry::{Draft, Fault, link};
use crate::scoring::Engine;

use super::entry::{Done, check};
use super::{Notice, State};

impl State {
    /// Text in notation takes the place of the tiles, a link that of everything.
    pub(super) fn paste(&mut self, text: &str) -> Done {
        let place = self.place;
        let draft = read(text, self.draft(), place, &self.engines)?;
        let same = draft.system().key == self.draft().system().key;
        self.load(draft)?;
        self.place = if same { place } else { 0 };
        self.panel = None;
        self.mode = None;
        self.notice = Some(Notice::Word("ui.pasted"));
        Ok(())
    }

    /// The hand of another address takes the place of this one, if the link is whole.
    pub(super) fn follow(&mut self, link: &str) {
        match decode(link, &self.engines) {
            Ok(draft) => {
                self.place = 0;
                self.push(draft);
            }
            Err(faults) => self.notice = Some(Notice::Faults(Some("ui.damaged-link"), faults)),
        }
    }
}

/// The part of a text that is a link.
pub fn link_in(text: &str) -> Option<&str> {
    let text = text.trim();
    let hash = text.split_once('#').map(|(_, hash)| hash);
    hash.or(Some(text).filter(|t| t.starts_with("1/")))
}

/// The draft of a link, if its tiles can be a hand of the system of one of these engines.
pub fn decode(text: &str, engines: &[&'static dyn Engine]) -> Result<Draft, Vec<Fault>> {
    let systems: Vec<_> = engines.iter().map(|engine| engine.system()).collect();
    let draft = link::decode(text, &systems)?;
    check(engines, &draft).map(|()| draft)
}

/// The draft that a text makes of another one: notation becomes the tiles of a place.
pub fn read(
    text: &str,
    draft: &Draft,
    place: usize,
    engines: &[&'static dyn Engine],
) -> Result<Draft, Vec<Fault>> {
    if let Some(link) = link_in(text) {
        return decode(link, engines);
    }
    let mut draft = draft.clone();
    if let Some(table) = draft.read(place, text.trim())? {
        draft.set_table(&table);
    }
    check(engines, &draft).map(|()| draft)
}
