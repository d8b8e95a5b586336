//! The hand that is left after a first win. It is scored as a single hand of MCR that must be worth
//! at least the first one (M7).

use crate::entry::{Fault, Hand, unless};
use crate::reading::shanten::Memo;
use crate::rules::mcr::{self, Situation};
use crate::scoring::{Settled, Share, Sheet, Split, Standing, progress};
use crate::tiles::{Counts, Win};

use super::course::Course;
use super::deal::{Deal, EnteredEvent, Event};
use super::player_tiles::{EnteredTiles, contradictions};
use super::players::Players;
use super::questions;
use super::report;
use super::ruling::Rulings;
use super::settle::settle;

/// The hand, possibly unfinished, of a player who has already won once.
pub(super) struct RemainingHand {
    hand: Hand,
    situation: Situation,
    players: Players,
    rulings: Rulings,
    deal: Option<mcr::Deal>,
}

impl RemainingHand {
    /// Checks the hand, which consists of the tiles of both places.
    ///
    /// # Errors
    /// Every fault at once, as for a hand of MCR. The kong that a replacement tile belongs to may
    /// be in the first hand.
    pub fn new(entry: EnteredTiles) -> Result<RemainingHand, Vec<Fault>> {
        let faults = contradictions(&entry, false);
        let (standing, melds, win) = questions::remaining_tiles(&entry);
        let EnteredTiles { situation, players, rulings, .. } = entry;
        let hand = unless(faults, Hand::new(&standing, &melds, win))?;
        let complete = hand.size() == Hand::COMPLETE && win.is_some();
        // The tiles of the first hand are not known.
        let deal = complete
            .then(|| mcr::Deal::of_two(hand.clone(), Counts::EMPTY, situation, rulings.hand));
        Ok(RemainingHand { hand, situation, players, rulings, deal })
    }

    /// The complete hand as a deal of MCR, from which its sheets and explanations are made.
    pub fn deal(&self) -> Option<&mcr::Deal> {
        self.deal.as_ref()
    }

    /// Settles the hand after the earlier declarations. `best` is its best reading if it is
    /// complete.
    pub fn settle(&self, best: Option<&Sheet>, events: &[EnteredEvent]) -> Settled {
        let mut all: Vec<Event> = EnteredEvent::declarations(events).collect();
        let course = Course::after(self.rulings, all.iter().cloned());
        let mut settled = Settled::new(self.standing(&course, best.map(|sheet| sheet.points)));
        if let Some(best) = best {
            let tiles = self.hand.standing_and_win().tiles().collect();
            let share = Share { place: 0, tiles, uses_win: true, points: best.points };
            settled.splits = vec![Split { total: share.points, hands: vec![share] }];
            let Situation { seat, win, .. } = self.situation;
            let Win { source, from, .. } = win;
            all.push(Event::Win { seat, source, from, points: best.points });
        }
        let now: Vec<_> = best.map(Some).into_iter().collect();
        if let Ok(deal) = Deal::new(self.players, self.rulings, all) {
            report::add_settlement(&mut settled, &settle(&deal), events, &now);
        }
        settled
    }

    /// How far the hand is. It must be worth at least the first one (M7).
    fn standing(&self, course: &Course, points: Option<i32>) -> Standing {
        let own = self.situation.seat;
        if let Some(points) = points {
            let needed = course.first(own).unwrap_or(0).max(self.rulings.needed());
            return Standing::complete(points >= needed, needed);
        }
        let waits = || {
            let mut waits = mcr::waits(&self.hand, &self.situation, self.rulings.hand);
            for worth in waits.iter_mut().flat_map(|w| [&mut w.discard, &mut w.self_drawn]) {
                *worth = course.worth(own, Some(worth.total));
            }
            waits
        };
        let memo = Memo::default();
        progress::standing(&self.hand, waits, |hand| memo.distance(hand, mcr::FORMS))
    }
}
