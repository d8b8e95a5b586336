//! Everything about a deal except the tiles of the hand.

use crate::entry::YesAnswers;
use crate::system::{Answer, Counters};
use crate::tiles::{Seat, SeatSet, TileList, TileSet, Win, WinSource, Wind};

/// Whether riichi was declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Riichi {
    /// It was not.
    No,
    /// It was.
    Declared,
    /// It was, on the first turn.
    Double,
}

/// A player who is liable for a yakuman: who discarded the tile for its last called set (R18).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Liable {
    /// The player.
    pub seat: Seat,
    /// The yakuman, as an answer to the question for it.
    pub yakuman: Answer,
}

/// Everything about a win except the tiles of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Situation {
    /// The winner's seat.
    pub seat: Seat,
    /// The prevalent wind.
    pub round: Wind,
    /// How the winning tile came.
    pub win: Win,
    /// Whether the winner had declared riichi.
    pub riichi: Riichi,
    /// What was answered with yes, such as that the win came within one go-round after that.
    pub yes: YesAnswers,
    /// The indicators of the dora, in the order in which they were turned up.
    pub dora: TileList,
    /// The indicators beneath them.
    pub ura: TileList,
    /// The kinds of five of which the hand has the red copy.
    pub red_fives: TileSet,
    /// The counters on the table.
    pub honba: u16,
    /// The riichi sticks on the table from earlier deals: without those of `put_down`.
    pub sticks: u16,
    /// Who put down a stick in this deal.
    pub put_down: SeatSet,
    /// Who is liable for a yakuman of the hand.
    pub liable: Option<Liable>,
    /// The kinds that the winner discarded.
    pub own_discards: TileSet,
    /// How many Norths the winner has laid aside.
    pub norths: u8,
}

impl Situation {
    /// The same for a win that may come: with a tile from this source, and with nothing that is not known
    /// before the win.
    pub fn of_wait(&self, source: WinSource) -> Situation {
        let win = Win { source, from: None, last_of_wall: false, last_copy: false };
        Situation { win, yes: self.yes.before_the_end(), ura: TileList::default(), ..*self }
    }

    /// All sticks that lie on the table when the deal ends.
    pub fn all_sticks(&self) -> u16 {
        self.sticks + self.put_down.len() as u16
    }

    /// Whether the winning tile was discarded, but it is not known by whom.
    pub fn lacks_discarder(&self) -> bool {
        !self.win.source.is_self_drawn() && self.win.from.is_none()
    }

    /// What lies on the table after a deal that nobody won (R20, R22).
    pub fn after_draw(&self) -> Counters {
        Counters::from([self.honba + 1, self.all_sticks()])
    }

    /// What lies on the table while the deal goes on.
    pub fn before(&self) -> Counters {
        Counters::from([self.honba, self.sticks])
    }
}

/// How the deal ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// Somebody won, or may still win.
    Won,
    /// The wall was used up.
    Drawn(Draw),
}

/// The end of the wall (R20, R21).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Draw {
    /// The players who were ready.
    pub ready: SeatSet,
    /// The players whose discards were terminals and honors, and none of them called.
    pub nagashi: SeatSet,
}
