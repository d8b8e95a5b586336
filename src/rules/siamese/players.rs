//! The number of players and the seats that they take.

use crate::tiles::{Seat, Wind};

/// The number of players: three, without North, or two (M1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Players {
    /// East and South, with a dead wall of 27 tiles.
    Two,
    /// East, South and West.
    #[default]
    Three,
}

impl Players {
    /// The seats at which somebody plays, in the order of play.
    pub const fn seats(self) -> &'static [Seat] {
        match self {
            Players::Two => &[Wind::East, Wind::South],
            Players::Three => &[Wind::East, Wind::South, Wind::West],
        }
    }
}
