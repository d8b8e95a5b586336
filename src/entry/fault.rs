//! Faults: what is wrong with something entered, with everything needed to mend it.

use std::fmt;

use arrayvec::ArrayVec;

use serde::Serialize;

use crate::tiles::{Seat, Tile};

use super::FaultCode;

/// One thing that is wrong with what was entered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// What is wrong.
    pub code: FaultCode,
    /// The player that it is about, if there are several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The number of the event that it is about, from 1, if it is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<usize>,
    /// The tiles that it is about.
    pub tiles: Vec<Tile>,
    /// The text or number that it is about. Empty if there is none.
    pub value: Box<str>,
    /// The least allowed number, if the value is none of a range of numbers; else 0.
    #[serde(skip_serializing_if = "is_zero")]
    pub least: u16,
    /// The greatest allowed number, if the value is a number that is too great.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<i32>,
    /// The nearest numbers that are possible, below and above, if the value is a number that is not.
    #[serde(skip_serializing_if = "ArrayVec::is_empty")]
    pub instead: ArrayVec<i32, 2>,
}

/// Whether a number is zero, for serde.
fn is_zero(number: &u16) -> bool {
    *number == 0
}

impl Fault {
    /// A fault without tiles or text.
    #[inline(never)]
    pub fn new(code: FaultCode) -> Fault {
        let (tiles, value, instead) = (Vec::new(), Box::default(), ArrayVec::new());
        Fault { code, seat: None, event: None, tiles, value, least: 0, most: None, instead }
    }

    /// The same fault, about these tiles.
    #[must_use]
    pub fn tiles(mut self, tiles: impl IntoIterator<Item = Tile>) -> Fault {
        self.tiles.extend(tiles);
        self
    }

    /// The same fault, about this player.
    #[must_use]
    pub fn seat(mut self, seat: Seat) -> Fault {
        self.seat = Some(seat);
        self
    }

    /// The same fault, about this text or number. Only the first 40 characters are kept.
    #[must_use]
    pub fn value(self, value: impl fmt::Display) -> Fault {
        self.text(&value)
    }

    /// The same fault, about a number that may be `most` at most.
    #[must_use]
    pub fn too_many(self, value: usize, most: usize) -> Fault {
        let most = i32::try_from(most).unwrap_or(i32::MAX);
        Fault { most: Some(most), ..self.value(value) }
    }

    #[inline(never)]
    fn text(mut self, value: &dyn fmt::Display) -> Fault {
        // What is quoted came from outside and may be long.
        self.value = value.to_string().chars().take(40).collect::<String>().into();
        self
    }
}

/// The code and what it is about, for logs and tests: `E five-of-a-kind: 5m (5)`. What a user
/// reads is made by [`text::fault::sentence`](crate::text::fault::sentence).
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(event) = self.event {
            write!(f, "event {event} ")?;
        }
        if let Some(seat) = self.seat {
            write!(f, "{seat} ")?;
        }
        write!(f, "{}", self.code)?;
        if !self.tiles.is_empty() {
            f.write_str(": ")?;
            crate::tiles::write_tiles(f, &self.tiles)?;
        }
        if !self.value.is_empty() {
            write!(f, " ({})", self.value)?;
        }
        Ok(())
    }
}

impl std::error::Error for Fault {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_is_written_without_any_words() {
        let fault = Fault::new(FaultCode::FIVE_OF_A_KIND).tiles(["5m".parse().unwrap()]).value(5);
        assert_eq!(fault.to_string(), "five-of-a-kind: 5m (5)");
        let fault = Fault { event: Some(2), ..fault.seat(Seat::West) };
        assert_eq!(fault.to_string(), "event 2 W five-of-a-kind: 5m (5)");
        assert_eq!(Fault::new(FaultCode::NO_TILES).to_string(), "no-tiles");
    }
}
