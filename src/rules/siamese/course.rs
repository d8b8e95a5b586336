//! The course of a deal: who has won, who may not win any more, and whether the deal is over. Whatever asks
//! whether a win is possible asks here: the settlement, the waits, the discards and the room for tiles.

use crate::scoring::{Note, Worth};
use crate::tiles::{BySeat, Seat};

use super::deal::Event;
use super::invalid_win::InvalidWin;
use super::ruling::Rulings;

/// How a deal ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Finale {
    /// One player won twice: the wins of the others are void (M11).
    TwoWins {
        /// The seat of that player.
        seat: Seat,
    },
    /// The wall ran out: every win counts (M12).
    WallEnd,
}

/// How far a deal has come with the declarations up to now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Course {
    rulings: Rulings,
    first: BySeat<Option<i32>>,
    mistaken: BySeat<bool>,
    finale: Finale,
}

impl Course {
    /// The course of a deal in which nothing has been declared.
    pub fn new(rulings: Rulings) -> Course {
        let (first, mistaken) = (BySeat::default(), BySeat::default());
        Course { rulings, first, mistaken, finale: Finale::WallEnd }
    }

    /// The course of a deal after these declarations.
    pub fn after(rulings: Rulings, events: impl IntoIterator<Item = Event>) -> Course {
        let mut course = Course::new(rulings);
        for event in events {
            match event {
                // A win that is not valid changes nothing (M18).
                Event::Win { seat, points, .. } => _ = course.win(seat, points),
                Event::Mistake { seat, .. } => course.mistake(seat),
            }
        }
        course
    }

    /// A player declares a win. A second one ends the deal (M10).
    ///
    /// # Errors
    /// The reason why it is not valid. The course stays as it was.
    pub fn win(&mut self, seat: Seat, points: i32) -> Result<(), InvalidWin> {
        self.check(seat, points)?;
        match self.first[seat] {
            Some(_) => self.finale = Finale::TwoWins { seat },
            None => self.first[seat] = Some(points),
        }
        Ok(())
    }

    /// A player makes a mistake, after which MCR allows that player no win in the deal (M18).
    pub fn mistake(&mut self, seat: Seat) {
        self.mistaken[seat] = true;
    }

    /// How the deal ends if nothing more is declared.
    pub fn finale(&self) -> Finale {
        self.finale
    }

    /// The value of a player's first win, if the player has won.
    pub fn first(&self, seat: Seat) -> Option<i32> {
        self.first[seat]
    }

    /// What keeps a player from winning any more in this deal, whatever the hand is worth.
    pub fn bar(&self, seat: Seat) -> Option<InvalidWin> {
        match self.finale {
            Finale::TwoWins { .. } => Some(InvalidWin::DealOver),
            Finale::WallEnd if self.mistaken[seat] => Some(InvalidWin::AfterMistake),
            Finale::WallEnd => None,
        }
    }

    /// Checks whether a player may declare a hand of so many points now.
    ///
    /// # Errors
    /// The reason why not. The minimum is checked before the golden rule.
    fn check(&self, seat: Seat, points: i32) -> Result<(), InvalidWin> {
        if let Some(reason) = self.bar(seat) {
            Err(reason)
        } else if !self.rulings.enough(points) {
            Err(InvalidWin::BelowMinimum)
        } else if self.first[seat].is_some_and(|first| points < first) {
            Err(InvalidWin::BelowFirst)
        } else {
            Ok(())
        }
    }

    /// What a hand of so many points is worth to a player now. Where there is none, it does not win even without
    /// a minimum.
    pub fn worth(&self, seat: Seat, points: Option<i32>) -> Worth {
        let total = points.unwrap_or(0);
        let too_few = |needed| Worth::needing(needed, total, total);
        match self.check(seat, total) {
            Ok(()) if points.is_none() => too_few(1),
            Ok(()) => Worth::winning(total),
            Err(InvalidWin::BelowMinimum) => too_few(self.rulings.needed()),
            Err(InvalidWin::BelowFirst) => {
                let why = Note::new("wait.below-first").value(total);
                Worth::barred(total, Note { other: self.first[seat].unwrap_or(0), ..why })
            }
            Err(reason @ (InvalidWin::DealOver | InvalidWin::AfterMistake)) => {
                Worth::barred(total, reason.note(seat))
            }
        }
    }
}
