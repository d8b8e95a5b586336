//! The number of players and the seats that they take.

use crate::entry::Fault;
use crate::tiles::{Seat, Wind};

use super::faults;

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

    /// A fault for each of these players whose seat is not taken.
    pub fn not_taken(self, seats: [Option<Seat>; 2]) -> impl Iterator<Item = Fault> {
        let not_taken = move |seat: &Seat| !self.seats().contains(seat);
        let not_taken = seats.into_iter().flatten().filter(not_taken);
        not_taken.map(|seat| Fault::new(faults::SEAT_NOT_TAKEN).value(seat))
    }
}
