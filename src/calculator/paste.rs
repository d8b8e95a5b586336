//! Actions that make a hand of text: pasting notation or a link, and opening a link.

use crate::entry::{Draft, Fault, FaultCode, Faults, link};
use crate::scoring::Engine;
use crate::system::Example;

use super::entry::{Outcome, check};
use super::{Notice, State};

/// The longest text that is pasted, in bytes. What comes after it is not read.
const LONGEST_PASTE: usize = 4_096;

impl State {
    /// Pastes a text: notation replaces the tiles of the current place, a link the whole draft.
    pub(super) fn paste(&mut self, text: &str) -> Outcome {
        let place = self.place;
        let draft = read(text, self.draft(), place, &self.engines)?;
        let same = draft.system().key == self.draft().system().key;
        if link_in(text).is_some() {
            check(&self.engines, &draft)?;
            self.place = 0;
            self.open(draft);
        } else {
            self.load(draft)?;
        }
        self.place = if same { place } else { 0 };
        self.panel = None;
        self.mode = None;
        self.notice = Some(Notice::Word("ui.pasted"));
        Ok(())
    }

    /// Replaces the draft by that of a link. While a session is played, the hand of the deal waits
    /// beside it. A link with faults changes nothing and gives a notice.
    pub(super) fn follow(&mut self, link: &str) {
        self.open_decoded(decode(link, &self.engines));
    }

    /// Opens an example. The rulings that a player chose stay as they are.
    pub(super) fn open_example(&mut self, example: &Example) {
        let decoded = decode(example.link, &self.engines).map(|mut draft| {
            draft.copy_rulings(self.draft());
            draft
        });
        self.open_decoded(decoded);
    }

    fn open_decoded(&mut self, decoded: Result<Draft, Faults>) {
        match decoded {
            Ok(draft) => {
                self.place = 0;
                self.panel = None;
                self.open(draft);
            }
            Err(faults) => {
                self.notice = Some(Notice::Faults(Some("ui.damaged-link"), faults.into()));
            }
        }
    }
}

/// The part of a pasted text that is read.
fn beginning(text: &str) -> &str {
    let text = text.trim_start();
    &text[..text.floor_char_boundary(LONGEST_PASTE)]
}

/// Whether a text goes on after the part that is read.
fn is_cut(text: &str) -> bool {
    text.trim().len() > LONGEST_PASTE
}

/// Returns the part of a text that is a link, without `#`; `None` if the text has none.
pub fn link_in(text: &str) -> Option<&str> {
    link::in_text(beginning(text))
}

/// Decodes a link of a rule system that has one of these engines.
///
/// # Errors
/// If the link has faults, or its tiles cannot be a hand.
pub fn decode(text: &str, engines: &[&'static dyn Engine]) -> Result<Draft, Faults> {
    let systems: Vec<_> = engines.iter().map(|engine| engine.system()).collect();
    let draft = link::decode(text, &systems)?;
    check(engines, &draft)?;
    Ok(draft)
}

/// Reads a text as a change of a draft: notation gives the tiles of a place, a link the whole
/// draft.
///
/// # Errors
/// If the text is neither notation nor a link, or its tiles cannot be a hand.
pub fn read(
    text: &str,
    draft: &Draft,
    place: usize,
    engines: &[&'static dyn Engine],
) -> Result<Draft, Faults> {
    let (whole, text) = (text, beginning(text));
    if let Some(link) = link_in(text) {
        return decode(link, engines);
    }
    if is_cut(whole) {
        let length = whole.trim().chars().count();
        return Err(Fault::new(FaultCode::TOO_LONG).value(length).into());
    }
    let mut draft = draft.clone();
    if let Some(table) = draft.read(place, text.trim())? {
        draft.set_table(&table);
    }
    check(engines, &draft)?;
    Ok(draft)
}
