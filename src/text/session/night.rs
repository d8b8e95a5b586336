//! What is said of the hand of the night.

use crate::session::{Night, Session, Sheet};
use crate::text::Catalogue;

use super::line::{fans_line, payments_line, win_line};

/// What is said of the hand of the night.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NightWords {
    /// Who won how much from whom.
    pub line: String,
    /// The dearest fans.
    pub fans: String,
    /// Who paid for it.
    pub paid: String,
}

/// “Ben wins 88 from Cem”, “Nine Gates”, “Cem pays Ben 96 · Anna and Dora pay 8 each”.
pub fn night_words(
    session: &Session,
    sheet: &Sheet,
    night: &Night,
    words: &Catalogue,
) -> NightWords {
    let row = &sheet.deals[night.deal];
    let win = &row.wins[night.win];
    NightWords {
        line: win_line(session, win, words),
        fans: fans_line(win, words),
        paid: payments_line(session, &row.net, words),
    }
}
