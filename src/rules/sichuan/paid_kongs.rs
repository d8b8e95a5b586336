//! The kongs of a deal with what was paid for each, which may go back to those who paid it, or to a winner.

use crate::tiles::{BySeat, Seat, Tile};

use super::events::{Kong, KongKind};

/// The points that each seat paid for a kong.
pub(super) type Paid = BySeat<i32>;

/// The kongs that were declared so far, in order.
#[derive(Default)]
pub(super) struct PaidKongs(Vec<PaidKong>);

struct PaidKong {
    kong: Kong,
    /// The points are taken out once they go back, or to a winner.
    paid: Paid,
}

impl PaidKongs {
    /// Adds a kong that was paid like this.
    pub fn add(&mut self, kong: Kong, paid: Paid) {
        self.0.push(PaidKong { kong, paid });
    }

    /// Whether a kong of a tile was declared.
    pub fn has(&self, tile: Tile) -> bool {
        self.0.iter().any(|paid| paid.kong.tile == tile)
    }

    /// The player who discarded for the last kong of a seat, if it is an open one.
    pub fn feeder_of_last(&self, seat: Seat) -> Option<Seat> {
        match self.0.iter().rfind(|paid| paid.kong.seat == seat)?.kong.kind {
            KongKind::Open { from } => from,
            _ => None,
        }
    }

    /// Takes what was paid for the last kong of a seat. `None` if the player has declared no kong.
    pub fn take_last(&mut self, seat: Seat) -> Option<Paid> {
        let last = self.0.iter_mut().rfind(|paid| paid.kong.seat == seat)?;
        Some(std::mem::take(&mut last.paid))
    }

    /// Takes what was paid for all kongs of a seat.
    pub fn take_all(&mut self, seat: Seat) -> Vec<Paid> {
        let own = self.0.iter_mut().filter(|paid| paid.kong.seat == seat);
        own.map(|paid| std::mem::take(&mut paid.paid)).collect()
    }
}
