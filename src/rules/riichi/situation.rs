//! Everything about a deal except the tiles of the hand, as a draft's answers describe it.

use crate::entry::Draft;
use crate::system::{Answer, Counters, Ended, Question};
use crate::tiles::{Seat, SeatSet, TileList, TileSet, Win, WinSource, Wind};

use super::liability::{self, Liable, yakuman_of};
use super::questions::{
    DECLARED, DORA, DOUBLE, FIRST_TURN, HONBA, IPPATSU, LIABLE, LIABLE_FOR, NAGASHI, NORTHS,
    OWN_DISCARDS, PUT_DOWN, RIICHI, STICKS, TENPAI, URA, seats,
};

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
    /// Whether the win came within one go-round after that, without a call or kong.
    pub ippatsu: bool,
    /// Whether the winner had had no turn before, and no call or kong had broken the go-round.
    pub first_turn: bool,
    /// The indicators of the dora, in the order in which they were turned up.
    pub dora: TileList,
    /// The indicators beneath them.
    pub ura: TileList,
    /// The kinds of five of which the hand has the red copy.
    pub red_fives: TileSet,
    /// The counters on the table.
    pub honba: u16,
    /// The riichi sticks on the table, without those of `put_down`.
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
    /// The situation that the answers of a draft describe. It is not checked and may contain
    /// contradictions.
    pub fn of(draft: &Draft) -> Situation {
        let yes = |question: &Question| draft.answer(question) == Some(Answer::Yes);
        let tiles = |question: &Question| {
            draft.answer(question).and_then(Answer::tiles).unwrap_or_default()
        };
        let number =
            |question: &Question| draft.answer(question).and_then(Answer::number).unwrap_or(0);
        Situation {
            seat: draft.own_seat(),
            round: draft.round(),
            win: draft.win(),
            riichi: match draft.answer(&RIICHI) {
                Some(DECLARED) => Riichi::Declared,
                Some(DOUBLE) => Riichi::Double,
                _ => Riichi::No,
            },
            ippatsu: yes(&IPPATSU),
            first_turn: yes(&FIRST_TURN),
            dora: tiles(&DORA),
            ura: tiles(&URA),
            red_fives: draft.marked_held(0),
            honba: number(&HONBA),
            sticks: number(&STICKS),
            put_down: seats(draft, &PUT_DOWN),
            liable: liable(draft),
            own_discards: tiles(&OWN_DISCARDS).iter().copied().collect(),
            norths: number(&NORTHS) as u8,
        }
    }

    /// The same for a win that may come: with a tile from this source, and with nothing that is not known
    /// before the win.
    pub fn of_wait(&self, source: WinSource) -> Situation {
        let win = Win { source, from: None, last_of_wall: false, last_copy: false };
        Situation { win, ippatsu: false, first_turn: false, ura: TileList::default(), ..*self }
    }

    /// All sticks that lie on the table when the deal ends.
    pub fn all_sticks(&self) -> u16 {
        self.sticks + self.put_down.len() as u16
    }

    /// Whether the winning tile was discarded, but it is not known by whom.
    pub fn lacks_discarder(&self) -> bool {
        !self.win.source.is_self_drawn() && self.win.from.is_none()
    }

    /// Whether one of the sticks on the table is the one that the winner put down in this deal.
    pub fn has_own_stick(&self) -> bool {
        self.put_down.contains(self.seat) || self.riichi != Riichi::No && self.sticks > 0
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

/// Who is liable for what, if anybody is.
fn liable(draft: &Draft) -> Option<Liable> {
    let shown = liability::shown_by(&draft.tiles.melds);
    let seat = draft.answer(&LIABLE).filter(|_| draft.asks(&LIABLE, 0))?.seat()?;
    let fan = match draft.answer(&LIABLE_FOR).filter(|_| draft.asks(&LIABLE_FOR, 0)) {
        Some(answer) => yakuman_of(answer),
        None => *shown.first()?,
    };
    Some(Liable { seat, fan })
}

/// How the deal ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// Somebody won, or may still win.
    Won,
    /// The wall was used up.
    Drawn(Draw),
}

impl Ending {
    /// How the deal of a draft ended.
    pub fn of(draft: &Draft) -> Ending {
        if draft.answer(&Question::ending()) == Some(Ended::DRAWN) {
            Ending::Drawn(Draw { ready: seats(draft, &TENPAI), nagashi: seats(draft, &NAGASHI) })
        } else {
            Ending::Won
        }
    }
}

/// The end of the wall (R20, R21).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Draw {
    /// The players who were ready.
    pub ready: SeatSet,
    /// The players whose discards were terminals and honors, and none of them called.
    pub nagashi: SeatSet,
}
