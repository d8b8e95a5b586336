//! Typing notation on the keyboard: `5m`, `E`, `[123p]`, `+C`.

use crate::entry::{Fault, FaultCode, Hand, notation};
use crate::tiles::TileSet;

use super::entry::Outcome;
use super::{Action, State};

/// The most characters that are kept until they make tiles. No hand or meld needs so many.
const LONGEST: usize = 40;

/// Whether a character can be part of notation.
pub fn is_notation(c: char) -> bool {
    c.is_ascii_digit() || "mpszhMZHESWNCFP[](),+'\"r".contains(c)
}

impl State {
    /// Adds a character to what was typed. As soon as that makes tiles, they are entered.
    pub(super) fn type_char(&mut self, c: char) -> Outcome {
        if !is_notation(c) {
            return Ok(());
        }
        if self.typed.len() >= LONGEST {
            let fault = Fault::new(FaultCode::TOO_LONG).value(self.typed.len() + 1);
            self.typed.clear();
            return Err(vec![fault]);
        }
        self.typed.push(c);
        let open = self.typed.contains(['[', '(']) && !matches!(c, ']' | ')');
        if open || c.is_ascii_digit() || matches!(c, '+' | '\'' | '"' | 'r') {
            return Ok(());
        }
        let typed = std::mem::take(&mut self.typed);
        let (mut tiles, _) = notation::parse_as_written(&typed, self.draft().marked_in_play())?;
        tiles.mark_win(Some(Hand::COMPLETE));
        let mut marked = tiles.marks.standing;
        let taps = tiles.standing.into_iter().map(|tile| {
            let is_marked = marked.contains(tile);
            marked = marked.minus(TileSet::of(tile));
            if is_marked { Action::TapMarked(tile) } else { Action::Tap(tile) }
        });
        let melds = tiles.melds.into_iter().map(Action::Meld);
        let flowers = tiles.flowers.into_iter().map(Action::Flower);
        let is_marked = tiles.marks.win;
        let wins = tiles.win.into_iter().map(|tile| match is_marked {
            true => Action::WinOnMarked(tile),
            false => Action::WinOn(tile),
        });
        for action in taps.chain(melds).chain(flowers).chain(wins) {
            self.apply(action);
            if self.notice.is_some() {
                break;
            }
        }
        Ok(())
    }
}
