//! What is wrong with a session, and at which field.

use std::fmt;

use serde::{Serialize, Serializer};

use super::win_answer::field_name;
use crate::entry::Fault;

/// Something that is wrong with a session, and where.
/// [`text::fault::sentence`](crate::text::fault::sentence) turns its `fault` into a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SessionFault {
    /// The index of the deal, from 0. `None` if it is not about a deal.
    pub deal: Option<usize>,
    /// The field of the session or of the deal.
    pub field: Field,
    /// What is wrong with it.
    pub fault: Fault,
}

impl fmt::Display for SessionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(deal) = self.deal {
            write!(f, "deals[{deal}].")?;
        }
        write!(f, "{}: {}", self.field, self.fault)
    }
}

/// A field of a session or of one of its deals. It is written as a path such as `wins[0].from`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    /// The players together.
    Players,
    /// The name of a player.
    Player(usize),
    /// The name of the session.
    Name,
    /// An option, by its key.
    Option(String),
    /// The rulings or the preset.
    Rulings,
    /// The deals together.
    Deals,
    /// The deal itself.
    Deal,
    /// The link of a hand.
    Link,
    /// The players by seat when a hand was entered.
    Seats,
    /// The wins together.
    Wins,
    /// A win.
    Win(usize),
    /// The winner of a win.
    Winner(usize),
    /// Where the tile of a win came from.
    From(usize),
    /// The first count of the hand of a win, such as its han. Files have the points that follow from it.
    Main(usize),
    /// The second count, such as its fu.
    Minor(usize),
    /// The points of a win.
    Points(usize),
    /// The answer to the question with this key about the win with this index.
    WinAnswer(usize, &'static str),
    /// The values of the hands together.
    Hands,
    /// The value of a player's hand.
    Hand(usize),
    /// Who put something on the table.
    PutDown,
    /// Which of the draws that the rules know ended a deal.
    Abort,
    /// The players because of whose offence a deal is void.
    Offenders,
    /// The chips.
    Chips,
    /// The changes together.
    Net,
    /// The change of a player.
    NetOf(usize),
    /// The winner of a deal of which only the changes are known.
    NetWinner,
    /// Who deals next.
    NextDealer,
    /// A penalty.
    Penalty(usize),
    /// The player who gets a penalty.
    PenaltyPlayer(usize),
    /// The points of a penalty.
    PenaltyPoints(usize),
    /// Who receives the points of a penalty.
    PenaltyTo(usize),
    /// Why a penalty is given.
    PenaltyReason(usize),
    /// A field of a file, by its path.
    Path(String),
}

impl Field {
    /// The index of the penalty that the field belongs to. `None` for other fields.
    pub fn penalty(&self) -> Option<usize> {
        match self {
            Field::Penalty(index)
            | Field::PenaltyPlayer(index)
            | Field::PenaltyPoints(index)
            | Field::PenaltyTo(index)
            | Field::PenaltyReason(index) => Some(*index),
            _ => None,
        }
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Field::Players => f.write_str("players"),
            Field::Player(index) => write!(f, "players[{index}]"),
            Field::Name => f.write_str("name"),
            Field::Option(key) => write!(f, "options.{key}"),
            Field::Rulings => f.write_str("rulings"),
            Field::Deals => f.write_str("deals"),
            Field::Deal => f.write_str("type"),
            Field::Link => f.write_str("link"),
            Field::Seats => f.write_str("seats"),
            Field::Wins => f.write_str("wins"),
            Field::Win(index) => write!(f, "wins[{index}]"),
            Field::Winner(index) => write!(f, "wins[{index}].winner"),
            Field::From(index) => write!(f, "wins[{index}].from"),
            Field::Main(index) => write!(f, "wins[{index}].main"),
            Field::Minor(index) => write!(f, "wins[{index}].minor"),
            Field::Points(index) => write!(f, "wins[{index}].points"),
            Field::WinAnswer(index, key) => write!(f, "wins[{index}].{}", field_name(key)),
            Field::Hands => f.write_str("hands"),
            Field::Hand(player) => write!(f, "hands[{player}]"),
            Field::PutDown => f.write_str("put_down"),
            Field::Abort => f.write_str("kind"),
            Field::Offenders => f.write_str("players"),
            Field::Chips => f.write_str("chips"),
            Field::Net => f.write_str("net"),
            Field::NetOf(player) => write!(f, "net[{player}]"),
            Field::NetWinner => f.write_str("winner"),
            Field::NextDealer => f.write_str("next_dealer"),
            Field::Penalty(index) => write!(f, "penalties[{index}]"),
            Field::PenaltyPlayer(index) => write!(f, "penalties[{index}].player"),
            Field::PenaltyPoints(index) => write!(f, "penalties[{index}].points"),
            Field::PenaltyTo(index) => write!(f, "penalties[{index}].to"),
            Field::PenaltyReason(index) => write!(f, "penalties[{index}].reason"),
            Field::Path(path) => f.write_str(path),
        }
    }
}

impl Serialize for Field {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
