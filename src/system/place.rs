//! The places of a rule system: the hands whose tiles are entered in a draft, how many tiles each
//! needs, and which players they belong to.

use crate::tiles::Seat;

use super::{Condition, Question};

/// A place that tiles are entered for. The first is the hand that is scored; others are, for
/// instance, the hands of the other players. Its name in the catalogues is `place.<key>`.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// The key.
    pub key: &'static str,
    /// How many tiles make the place complete.
    pub size: PlaceSize,
}

/// How many tiles make a place complete, with a kong counted as three.
#[derive(Clone, Copy, Debug)]
pub enum PlaceSize {
    /// Fourteen tiles. The hand may win, and the last tile is the winning one if none is marked.
    Winning,
    /// The hand does not win. There is room for thirteen tiles.
    Waiting,
    /// The twenty-eight tiles of two hands, minus the tiles entered at the next place. If the player has
    /// already won, the fourteen tiles of one hand.
    TwoHands {
        /// Whether the player has already won.
        has_won: Condition,
    },
}

impl Place {
    /// A place with a hand that may win.
    pub const fn winning(key: &'static str) -> Place {
        Place { key, size: PlaceSize::Winning }
    }

    /// A place with a hand that does not win.
    pub const fn waiting(key: &'static str) -> Place {
        Place { key, size: PlaceSize::Waiting }
    }

    /// The hands of four players, each of which may win.
    pub const FOUR_WINNING: &'static [Place] = &[
        Place::winning("hand"),
        Place::winning("next"),
        Place::winning("across"),
        Place::winning("previous"),
    ];

    /// The winner's hand and those of the three other players.
    pub const WINNER_AND_OTHERS: &'static [Place] = &[
        Place::winning("hand"),
        Place::waiting("next"),
        Place::waiting("across"),
        Place::waiting("previous"),
    ];
}

/// The players that the places belong to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seating {
    /// Each place belongs to a different player, anticlockwise from the hand that is scored.
    Players,
    /// All places belong to one player, who makes several hands from the same tiles.
    OnePlayer,
}

/// Which seats have a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seats {
    /// All four seats.
    Four,
    /// East, South and West.
    Three,
    /// The first seats, starting with East. The answer to this question is their number.
    Asked(&'static Question),
}

impl Seats {
    /// The seats, East first. `None` if a question asks for their number.
    pub fn fixed(self) -> Option<&'static [Seat]> {
        match self {
            Seats::Four => Some(&Seat::ALL),
            Seats::Three => Some(&Seat::ALL[..3]),
            Seats::Asked(_) => None,
        }
    }
}
