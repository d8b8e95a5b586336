//! The engine of Sichuan: connects the driver to the deal, its settlement and its waits.

use crate::entry::{self, Draft, Faults};
use crate::scoring::{self, Engine, HandState, Scored, Suggestion};
use crate::system::System;
use crate::tiles::TileSet;

use super::deal::Deal;
use super::hand_state::hand_state;
use super::settle::settle;
use super::{SYSTEM, kong_entry, suggestions};

/// The engine of Sichuan.
pub const ENGINE: Sichuan = Sichuan;

/// The engine of Sichuan.
#[derive(Clone, Copy, Debug)]
pub struct Sichuan;

impl Engine for Sichuan {
    fn system(&self) -> &'static System {
        &SYSTEM
    }

    fn suggestions(&self, draft: &Draft) -> Vec<Suggestion> {
        suggestions::suggestions(draft)
    }

    fn hand_state(&self, draft: &Draft, place: usize) -> HandState {
        hand_state(draft, place)
    }

    fn tiles_about(&self, draft: &Draft, event: &entry::Event) -> TileSet {
        suggestions::tiles_about(draft, event)
    }

    fn agree(&self, before: &Draft, draft: &mut Draft) {
        kong_entry::agree(before, draft);
    }

    fn check(&self, draft: &Draft) -> Result<Box<dyn scoring::Deal>, Faults> {
        Ok(Box::new(Deal::new(draft)?))
    }
}

impl scoring::Deal for Deal {
    fn score(self: Box<Self>) -> Scored {
        let settlement = settle(self);
        Scored { settled: settlement.settled(), readings: Box::new(settlement) }
    }
}
