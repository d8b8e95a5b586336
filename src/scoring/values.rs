//! Deals that are entered without tiles: the values of the wins are known, and the engine settles
//! them as it settles hands.

use arrayvec::ArrayVec;

use crate::entry::{Agreement, Fault, FaultCode, answers, fault_codes};
use crate::system::{Answer, Counters, Question, Values};
use crate::tiles::{BySeat, Seat, SeatSet, WinSource};

use super::{DealResult, DealWin, Engine, Ledger};

fault_codes! {
    /// The rule system settles no deal by the value of a win alone.
    NO_VALUES = FaultCode::new("no-values"),
    /// More wins than a deal can have. `{{value}}`: how many; `{{most}}`: how many it can have.
    TOO_MANY_WINS = FaultCode::new("too-many-wins"),
    /// A deal that was won, without a winner.
    WINNER_MISSING = FaultCode::new("winner-missing"),
    /// A player who is not at the table. `{{value}}`: as written.
    NOT_AT_THE_TABLE = FaultCode::new("not-at-the-table"),
    /// The winner discarded the winning tile.
    OWN_DISCARD = FaultCode::new("own-discard"),
    /// The payments depend on the discarder, who is not known.
    DISCARDER_MISSING = FaultCode::new("discarder-missing"),
    /// A player who had won and was no longer playing.
    HAS_WON = FaultCode::new("has-won"),
    /// Fewer points than a win needs. `{{value}}`: the points; `{{most}}`: what it needs.
    POINTS_BELOW_MINIMUM = FaultCode::new("points-below-minimum"),
    /// More points than any hand has. `{{value}}`: the points; `{{most}}`: the limit.
    POINTS_ABOVE_LIMIT = FaultCode::new("points-above-limit"),
    /// Points that no hand has. `{{value}}`.
    POINTS_IMPOSSIBLE = FaultCode::new("points-impossible"),
    /// A second win that is worth less than the player's first. `{{value}}`.
    POINTS_BELOW_FIRST = FaultCode::new("points-below-first"),
    /// Somebody put something on the table, which nobody does under these rules.
    NOTHING_PUT_DOWN = FaultCode::new("nothing-put-down"),
    /// A win after the deal was over.
    DEAL_WAS_OVER = FaultCode::new("deal-was-over"),
}

/// How the winner of a [`ValuedWin`] got the tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TileFrom {
    /// From the wall.
    Wall,
    /// From a player, who is `None` if not known.
    Player(Option<Seat>),
}

impl TileFrom {
    /// The player whose tile it was, if known.
    pub const fn player(self) -> Option<Seat> {
        match self {
            TileFrom::Wall => None,
            TileFrom::Player(seat) => seat,
        }
    }

    /// How the tile came, as far as it matters for the payments, and from whom.
    pub const fn source_and_discarder(self) -> (WinSource, Option<Seat>) {
        match self {
            TileFrom::Wall => (WinSource::SelfDrawn, None),
            TileFrom::Player(seat) => (WinSource::Discard, seat),
        }
    }
}

/// A win whose value is known, but not its hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValuedWin {
    /// The winner.
    pub seat: Seat,
    /// How the winner got the tile.
    pub from: TileFrom,
    /// Whether it is the tile that the win before was won on, too.
    pub is_same_tile: bool,
    /// What the hand was worth.
    pub points: i32,
    /// The answers that were given to [`Game::win_questions`](crate::system::Game::win_questions).
    pub answers: Vec<(&'static Question, Answer)>,
}

/// A deal of which only values are known. The dealer sits East.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ValuedDeal {
    /// The wins, in order.
    pub wins: Vec<ValuedWin>,
    /// The values of the hands that did not win, in systems that pay them.
    pub hands: BySeat<i32>,
    /// Who put something on the table, such as a stick.
    pub put_down: SeatSet,
    /// What lay on the table before the deal.
    pub counters: Counters,
}

/// A part of a deal that is entered without tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ValueField {
    /// The wins together.
    Wins,
    /// The winner of the win with this index.
    Winner(usize),
    /// Where the tile of the win with this index came from.
    From(usize),
    /// The points of the win with this index.
    Points(usize),
    /// The answer to the question with this key about the win with this index.
    Answer(usize, &'static str),
    /// The value of the hand at a seat.
    Hand(Seat),
    /// Who put something on the table.
    PutDown,
}

/// What is wrong with a deal that is entered without tiles, and where.
pub type ValueFault = (ValueField, Fault);

impl ValuedWin {
    /// The answer to one of [`Game::win_questions`](crate::system::Game::win_questions): the one that was given,
    /// else its default.
    pub fn answer(&self, question: &Question) -> Option<Answer> {
        let given = self.answers.iter().find(|(of, _)| *of == question);
        given.map(|(_, answer)| *answer).or(question.default)
    }

    /// The win as a score sheet keeps it.
    pub fn deal_win(&self) -> DealWin {
        let (source, from) = self.from.source_and_discarder();
        DealWin::new(self.seat, source, from, self.points, &[])
    }
}

impl ValuedDeal {
    /// The result of the deal with these payments, if every win is paid.
    pub fn result(&self, ledger: &Ledger) -> DealResult {
        let wins = self.wins.iter().map(ValuedWin::deal_win).collect();
        DealResult { wins, ..DealResult::of(ledger) }
    }
}

impl dyn Engine + '_ {
    /// Settles a deal of which only values are known.
    ///
    /// # Errors
    /// Every part of it that is wrong.
    pub fn settle_values(
        &self,
        agreement: &Agreement,
        deal: &ValuedDeal,
    ) -> Result<DealResult, Vec<ValueFault>> {
        let faults = self.value_faults(agreement, deal);
        if faults.is_empty() { self.pay_values(agreement, deal) } else { Err(faults) }
    }

    /// What is wrong whatever the rules of payment are.
    fn value_faults(&self, agreement: &Agreement, deal: &ValuedDeal) -> Vec<ValueFault> {
        let values = self.system().game.values;
        let (wins, most) = (deal.wins.len(), values.most_wins());
        let mut faults = Vec::new();
        let mut fault = |field, fault| faults.push((field, fault));
        if values == Values::None {
            fault(ValueField::Wins, Fault::new(NO_VALUES));
            return faults;
        }
        if wins == 0 {
            fault(ValueField::Wins, Fault::new(WINNER_MISSING));
        } else if wins > most {
            fault(ValueField::Wins, Fault::new(TOO_MANY_WINS).too_many(wins, most));
        }
        if !deal.put_down.is_empty() && self.system().game.put_down.is_none() {
            fault(ValueField::PutDown, Fault::new(NOTHING_PUT_DOWN));
        }
        let is_seated = |seat: Seat| seat.index() < agreement.seated();
        for (index, win) in deal.wins.iter().enumerate() {
            let mut absent = |field, seat: Seat| {
                if !is_seated(seat) {
                    fault(field, Fault::new(NOT_AT_THE_TABLE).value(seat));
                }
            };
            absent(ValueField::Winner(index), win.seat);
            if let Some(from) = win.from.player() {
                absent(ValueField::From(index), from);
            }
            if win.from.player() == Some(win.seat) {
                fault(ValueField::From(index), Fault::new(OWN_DISCARD));
            }
            for (question, answer) in &win.answers {
                let wrong = match answer.seat().filter(|seat| !is_seated(*seat)) {
                    Some(seat) => Some(Fault::new(NOT_AT_THE_TABLE).value(seat)),
                    None => {
                        let known = answers::named(self.system().game.win_questions, question.key);
                        known.and_then(|known| answers::checked(known, *answer)).err()
                    }
                };
                if let Some(wrong) = wrong {
                    fault(ValueField::Answer(index, question.key), wrong);
                }
            }
        }
        faults
    }
}

/// The numbers of points next to the given ones, below and above, among those that a hand can have.
pub fn nearest(points: i32, possible: impl Iterator<Item = i32> + Clone) -> ArrayVec<i32, 2> {
    let below = possible.clone().filter(|other| *other < points).max();
    let above = possible.filter(|other| *other > points).min();
    below.into_iter().chain(above).collect()
}

/// The fault of points that are below the least or above the most that a hand can have. `None` if
/// there is none.
pub fn check_points(points: i32, least: i32, most: i32) -> Option<Fault> {
    if points < least {
        Some(Fault::new(POINTS_BELOW_MINIMUM).too_many(points as usize, least as usize))
    } else if points > most {
        Some(Fault::new(POINTS_ABOVE_LIMIT).too_many(points as usize, most as usize))
    } else {
        None
    }
}
