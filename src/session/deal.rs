//! What was entered for one deal. Players are named, not seats, so that a correction of an earlier
//! deal may move everybody.

use arrayvec::ArrayVec;
use serde_json::Value;

use super::{Penalty, WinAnswer};
use crate::system::Question;

/// One deal as it was entered, with the penalties given after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// How it ended.
    pub entry: Entry,
    /// The penalties, in order.
    pub penalties: Vec<Penalty>,
    /// Whether the dealer, who was asked, ended the game after it.
    pub ends: bool,
}

impl Deal {
    /// A deal without penalties.
    pub fn new(entry: Entry) -> Deal {
        Deal { entry, penalties: Vec::new(), ends: false }
    }
}

/// How a deal ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// It was entered in the calculator.
    Hand(HandEntry),
    /// The values of the wins were entered.
    Values(ValuesEntry),
    /// What it changed for each player was entered.
    Net(NetEntry),
    /// Nobody won.
    Draw,
    /// A draw that the rules know ended it before a win and before the end of the wall.
    Aborted(AbortedEntry),
    /// These players committed an offence. The deal is void, and is played again.
    Void(Vec<usize>),
    /// It was not played to the end. It passes on like a deal without a winner.
    Abandoned,
    /// It was read from a damaged file or link, and this is what was there. How it ended changes nothing, and it
    /// passes on like a deal without a winner; its penalties count.
    Damaged(DamagedDeal),
}

/// What was there of a deal that could not be read. It is written back as it was.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DamagedDeal(pub(super) Value);

/// What stood in a link.
impl From<&str> for DamagedDeal {
    fn from(text: &str) -> DamagedDeal {
        DamagedDeal(text.into())
    }
}

impl Entry {
    /// A win of so many points.
    pub fn win(winner: usize, from: Origin, points: i32) -> Entry {
        let wins = vec![Win::new(winner, from, points)];
        Entry::Values(ValuesEntry { wins, ..ValuesEntry::default() })
    }
}

/// A deal that one of the system's [`Aborts`](crate::system::Aborts) ended.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct AbortedEntry {
    /// Which of them: one of [`Aborts::kinds`](crate::system::Aborts::kinds). `None` if nobody said it.
    pub kind: Option<&'static str>,
    /// The players who put something on the table, such as a stick.
    pub put_down: Vec<usize>,
}

/// A deal that was entered in the calculator.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct HandEntry {
    /// The link of the hand, as [`entry::link`](crate::entry::link) writes it.
    pub link: String,
    /// The players by seat when it was entered, East first, so that the seats of the link name
    /// players. `None`: as they sit now.
    pub seats: Option<ArrayVec<u8, 4>>,
}

/// A deal whose values were entered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ValuesEntry {
    /// The wins, in order.
    pub wins: Vec<Win>,
    /// The value of each player's hand, in systems that pay the hands of those who did not win. May
    /// be empty.
    pub hands: Vec<i32>,
    /// The players who put something on the table, such as a stick, in systems where they do.
    pub put_down: Vec<usize>,
}

/// A win of which only the value is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Win {
    /// The player who won.
    pub winner: usize,
    /// Where the winning tile came from.
    pub from: Origin,
    /// What the hand was worth.
    pub points: i32,
    /// The answers that were given to [`Game::win_questions`](crate::system::Game::win_questions).
    pub answers: Vec<(&'static Question, WinAnswer)>,
}

impl Win {
    /// A win without answers to further questions.
    pub const fn new(winner: usize, from: Origin, points: i32) -> Win {
        Win { winner, from, points, answers: Vec::new() }
    }

    /// The same win with one more answer.
    #[must_use]
    pub fn with(mut self, question: &'static Question, answer: WinAnswer) -> Win {
        self.answers.push((question, answer));
        self
    }
}

/// Where a winning tile came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// The wall: the win was self-drawn.
    Wall,
    /// A player, who discarded it or whose kong was robbed.
    Player(usize),
    /// Another player, but it is not known which one.
    Unknown,
    /// It is the tile that the win before was won on, too.
    SameTile,
}

/// A deal of which only the changes are known.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct NetEntry {
    /// What the deal changed for each player.
    pub net: Vec<i32>,
    /// The player who won, or the first of several. `None` if nobody did, or if that is not known.
    pub winner: Option<usize>,
    /// Who deals next.
    pub next_dealer: NextDealer,
}

/// Who deals after a deal of which only the changes are known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum NextDealer {
    /// As the rules say, given who won.
    #[default]
    ByRules,
    /// The player after the dealer, whoever won.
    Passes,
    /// This player.
    Player(usize),
}
