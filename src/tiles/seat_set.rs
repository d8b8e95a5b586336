//! Some of the four seats.

use std::fmt;
use std::str::FromStr;

use super::{Seat, Wind};

/// Some of the four seats.
///
/// ```
/// use hule::tiles::{Seat, SeatSet};
///
/// let seats: SeatSet = "EN".parse().unwrap();
/// assert!(seats.contains(Seat::North) && !seats.contains(Seat::South));
/// assert_eq!(seats.toggled(Seat::South).to_string(), "ESN");
/// assert_eq!(SeatSet::EMPTY.to_string(), "");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// How many sets there are.
    pub const COUNT: usize = 16;

    /// All sets, the empty one first.
    pub fn all() -> impl Iterator<Item = SeatSet> {
        (0..SeatSet::COUNT as u8).map(SeatSet)
    }

    /// Whether a seat is one of them.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.index() & 1 == 1
    }

    /// The same seats and this one.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.index())
    }

    /// The same seats, with this one if it is not among them, and without it if it is.
    #[must_use]
    pub const fn toggled(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 ^ 1 << seat.index())
    }

    /// The number of seats.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no seat.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats, East first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Wind::ALL.into_iter().filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

/// Writes the letters of the seats, East first: `EN`.
impl fmt::Display for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|seat| f.write_str(seat.letter()))
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// The error of parsing a [`SeatSet`]: the text is not the letters of seats, each at most once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotSeats;

impl fmt::Display for NotSeats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not seats such as EN")
    }
}

impl std::error::Error for NotSeats {}

/// Reads the letters of seats in any order.
impl FromStr for SeatSet {
    type Err = NotSeats;

    fn from_str(text: &str) -> Result<SeatSet, NotSeats> {
        text.chars().try_fold(SeatSet::EMPTY, |seats, c| {
            let seat = Seat::from_letter(c.encode_utf8(&mut [0; 4])).ok_or(NotSeats)?;
            if seats.contains(seat) { Err(NotSeats) } else { Ok(seats.with(seat)) }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_is_read_as_it_is_written() {
        for set in SeatSet::all() {
            assert_eq!(set.to_string().parse(), Ok(set));
            assert_eq!(set.iter().collect::<SeatSet>(), set);
            assert_eq!((set.iter().count(), set.is_empty()), (set.len(), set == SeatSet::EMPTY));
        }
        assert_eq!("NE".parse(), Ok(SeatSet::EMPTY.with(Seat::East).with(Seat::North)));
        for text in ["x", "EE", "E,N", "e"] {
            assert_eq!(text.parse::<SeatSet>(), Err(NotSeats), "{text}");
        }
    }
}
