//! A session: many deals in a row, as players at a table keep it on a score sheet.
//!
//! A [`Session`] is a value: what was agreed on, who plays, the deals in order. Everything else is
//! computed from it: [`Sheet::of`] seats the players, settles every deal and adds up, so a corrected
//! deal changes all that follows from it. How a deal passes on and what it pays is asked of the rule
//! system's [`Engine`](crate::scoring::Engine); nothing here names a system.
//!
//! - [`Deal`] is what was entered for one deal: a hand of the calculator as its link, the values of
//!   the wins, what it changed for each player, or no winner; and its penalties.
//! - [`Sheet`] is the score sheet, with ranks, table points and statistics; [`Chart`] draws its totals,
//!   and [`records`] adds up what players did in several sessions.
//! - [`around`](mod@around) draws who pays whom in a deal, as seen from above.
//! - [`Change`] is a correction; [`History`] does it and takes it back, and [`Difference`] says what
//!   else it changed.
//! - [`Table`] is a session that is being played: it knows which deal is entered next.
//! - [`DealForm`], [`PenaltyForm`] and [`Plan`] are what a screen asks for. They list their [fields](FormField) and
//!   take what is entered.
//! - [`file`](mod@file) and [`link`] carry a session elsewhere. [`text::session`](crate::text::session) has the
//!   sentences about it, and its table for spreadsheets.

pub mod around;
mod change;
mod chart;
mod comes_to;
mod deal;
mod difference;
mod fault;
pub mod faults;
pub mod file;
mod forms;
mod history;
mod kept;
pub mod link;
mod night;
mod penalty;
mod present;
mod ranking;
mod record;
mod reseat;
mod seats;
mod settle;
mod settling;
mod sheet;
mod statistics;
mod steps;
mod table;
mod table_hand;
mod task;
mod win_answer;

pub use change::Change;
pub use chart::Chart;
pub use comes_to::ComesTo;
pub use deal::{
    AbortedEntry, DamagedDeal, Deal, Entry, HandEntry, NetEntry, NextDealer, Origin, ValuesEntry,
    Win,
};
pub use difference::{DealDifference, Difference};
pub use fault::{Field, SessionFault};
pub use forms::{
    DealForm, Ending, FieldKind, FormChoice, FormField, Label, PenaltyForm, Plan, Value, WinForm,
    option_answer, option_fields,
};
pub use history::History;
pub use kept::KeptSession;
pub use night::Night;
pub use penalty::{MOST_POINTS, OTHER_OFFENCE, Penalty, PenaltyResult};
pub use present::FalseWinResult;
pub use ranking::{by_rank, ranks, table_points};
pub use record::{PlayerRecord, SystemRecord, records};
pub use seats::PlayerWin;
pub use settle::Results;
pub use settling::{SettledSession, Settling};
pub use sheet::{Row, Sheet};
pub use statistics::{Dearest, FanCount, Statistics};
pub use table::Table;
pub use task::Task;
pub use win_answer::WinAnswer;

use crate::entry::{Agreement, Fault};
use crate::system::{Answer, Question, Seats, System};

/// The most deals that a session can have.
pub const MOST_DEALS: usize = 500;

/// The most chips that a player can have won or lost. It keeps scores far from overflowing.
pub const MOST_CHIPS: u32 = 9_999;

/// The length of the longest name of a player or a session, in characters.
pub const MAX_NAME_LENGTH: usize = 60;

/// A session: what was agreed on, the players, and the deals in order.
///
/// ```
/// use hule::rules;
/// use hule::session::{Deal, Entry, Origin, Session, Sheet};
///
/// let mcr = rules::system("mcr").unwrap();
/// let mut session = Session::new(mcr, ["Anna", "Ben", "Cem", "Dora"]);
/// session.deals.push(Deal::new(Entry::win(1, Origin::Player(2), 24)));
///
/// let sheet = Sheet::of(&session, rules::engine(mcr).unwrap());
/// assert_eq!(sheet.totals, [-8, 48, -32, -8]);
/// assert_eq!(sheet.next.unwrap().player_at(hule::tiles::Seat::East), Some(1));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The rule system, its rulings and the options of the game.
    pub agreement: Agreement,
    /// The names of the players, by where they sit in the first deal: East first. A player is the
    /// index in this list.
    pub players: Vec<String>,
    /// The points that every player begins with.
    pub start: i32,
    /// The name of the session; may be empty.
    pub name: String,
    /// When it began, in seconds since 1970; 0 if that is not known.
    pub time: u64,
    /// The deals, in order.
    pub deals: Vec<Deal>,
    /// Whether the players ended it before its last deal.
    pub ended: bool,
    /// The chips that each player has won, or lost if negative, where there are chips. Empty if nobody has
    /// entered them.
    pub chips: Vec<i32>,
}

impl Session {
    /// A session without deals, under the default agreement.
    pub fn new<'a>(system: &'static System, players: impl IntoIterator<Item = &'a str>) -> Session {
        Session {
            agreement: Agreement::new(system),
            players: players.into_iter().map(str::to_owned).collect(),
            start: system.game.start,
            name: String::new(),
            time: 0,
            deals: Vec::new(),
            ended: false,
            chips: Vec::new(),
        }
    }

    /// The rule system.
    pub fn system(&self) -> &'static System {
        self.agreement.system()
    }

    /// Whether it says nothing that games did not have before the options of today, so that it is written
    /// as games of that time were. A game whose rules have always had them is not older.
    fn is_older(&self) -> bool {
        let Some(older) = self.system().game.older else { return false };
        let agreement = &self.agreement;
        let was_there = |option: &Question| {
            let of_game = self.system().game.options.contains(option);
            let is_assumed = older.answers.iter().any(|(other, _)| *other == option);
            !of_game || is_assumed || older.options.contains(&option)
        };
        let is_deal =
            |deal: &Deal| !deal.ends && !matches!(deal.entry, Entry::Aborted(_) | Entry::Void(_));
        agreement.is_older()
            && agreement.given().all(|(option, _)| was_there(option))
            && self.chips.is_empty()
            // Rulings that only today's versions can say bring today's options with them.
            && crate::entry::link::version(agreement.table()) < older.until
            && self.deals.iter().all(is_deal)
    }

    /// The version of files that the session is written in: the oldest one that can say all of it.
    fn version(&self) -> u32 {
        let rulings = crate::entry::link::version(self.agreement.table());
        match self.system().game.older {
            Some(older) if !self.is_older() => rulings.max(older.until),
            _ => rulings,
        }
    }

    /// The options to write: those with another answer than what goes without saying, and how many play where
    /// that is asked. What goes without saying are the options of the preset; in an older game the defaults,
    /// and what was assumed then.
    fn written_options(&self) -> impl Iterator<Item = (&'static str, Answer)> + '_ {
        let agreement = &self.agreement;
        let (game, is_older) = (&self.system().game, self.is_older());
        let preset = agreement.table().preset().filter(|_| !is_older);
        let assumed = move |option: &'static Question| {
            let older = game.older.filter(|_| is_older).map_or(&[][..], |older| older.answers);
            let older = older.iter().find(|(other, _)| *other == option);
            let of_preset = || preset.and_then(|preset| game.answer_of(preset, option));
            older.map(|(_, answer)| *answer).or_else(of_preset).or(option.default)
        };
        let asked = match self.system().seats {
            Seats::Asked(question) => Some(question),
            Seats::Four | Seats::Three => None,
        };
        agreement.options().filter_map(move |option| {
            let answer = agreement.answer(option)?;
            let is_written = assumed(option) != Some(answer) || asked == Some(option);
            is_written.then_some((option.key, answer))
        })
    }

    /// What is wrong with the session itself, apart from its deals.
    pub fn faults(&self, engine: &dyn crate::scoring::Engine) -> Vec<SessionFault> {
        let mut faults = Vec::new();
        let (named, playing) = (self.players.len(), self.agreement.players());
        let mut fault = |field, fault| faults.push(SessionFault { deal: None, field, fault });
        if named != playing {
            fault(
                Field::Players,
                Fault::new(faults::WRONG_NUMBER_OF_PLAYERS).too_many(named, playing),
            );
        }
        for (index, name) in self.players.iter().enumerate() {
            if clean_name(name) != *name {
                fault(Field::Player(index), Fault::new(faults::BAD_NAME).value(clean_name(name)));
            } else if !name.is_empty() && self.players[..index].contains(name) {
                fault(Field::Player(index), Fault::new(faults::NAME_TWICE).value(name));
            }
        }
        if clean_name(&self.name) != self.name {
            fault(Field::Name, Fault::new(faults::BAD_NAME).value(clean_name(&self.name)));
        }
        let agreement = &self.agreement;
        for option in agreement.options().filter(|option| agreement.asks(option)) {
            if let Some(wrong) = engine.option_fault(agreement, option) {
                fault(Field::Option(option.key.to_owned()), wrong);
            }
        }
        faults.extend(self.chip_fault().map(|fault| SessionFault {
            deal: None,
            field: Field::Chips,
            fault,
        }));
        faults
    }

    /// What is wrong with the chips: there are none in this game, or they don't sum to zero. They don't count
    /// then.
    fn chip_fault(&self) -> Option<Fault> {
        let sum: i64 = self.chips.iter().map(|chips| i64::from(*chips)).sum();
        let playing = self.agreement.players();
        if self.chips.is_empty() {
            None
        } else if self.agreement.chip_value() == 0 {
            Some(Fault::new(faults::NO_CHIPS))
        } else if self.chips.len() > playing {
            Some(Fault::new(faults::WRONG_NUMBER_OF_PLAYERS).too_many(self.chips.len(), playing))
        } else if let Some(high) = self.chips.iter().find(|chips| chips.unsigned_abs() > MOST_CHIPS)
        {
            let most = i32::try_from(MOST_CHIPS).ok();
            Some(Fault { most, ..Fault::new(faults::CHIPS_TOO_HIGH).value(high) })
        } else {
            match sum {
                0 => None,
                1.. => Some(Fault::new(faults::CHIPS_TOO_MANY).value(sum)),
                _ => Some(Fault::new(faults::CHIPS_MISSING).value(-sum)),
            }
        }
    }
}

/// A name of a player or a session as it is kept: [`entry::clean_name`](crate::entry::clean_name) with
/// at most [`MAX_NAME_LENGTH`] characters.
pub fn clean_name(name: &str) -> String {
    crate::entry::clean_name(name, MAX_NAME_LENGTH)
}
