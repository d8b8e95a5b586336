//! The hand of the night: of the wins whose tiles are known, the one that was worth most.

use std::cmp::Reverse;

use super::reseat::hand_at;
use super::{Entry, Session, Sheet};
use crate::entry::Draft;
use crate::sorting::Sort;

/// The hand of the night.
#[derive(Clone, Debug)]
pub struct Night {
    /// The index of its deal.
    pub deal: usize,
    /// The index of the win in the deal.
    pub win: usize,
    /// The tiles, as they were entered, at the seats that the players have in the deal.
    pub draft: Draft,
}

impl Sheet {
    /// The hand of the night, the first one of several that were worth as much. `None` if no hand was entered
    /// with its tiles.
    pub fn hand_of_the_night(&self, session: &Session) -> Option<Night> {
        let all = self.deals.iter().zip(&session.deals).enumerate();
        let with_tiles = all.filter(|(_, (_, deal))| matches!(deal.entry, Entry::Hand(_)));
        let mut wins: Vec<(usize, usize, i32)> = with_tiles
            .flat_map(|(deal, (row, _))| {
                row.wins.iter().enumerate().map(move |(win, at)| (deal, win, at.points))
            })
            .collect();
        wins.arrange_by_key(|(deal, win, points)| (Reverse(*points), *deal, *win));
        wins.into_iter().find_map(|(deal, win, _)| {
            let draft = self.winning_draft(session, deal, win)?;
            Some(Night { deal, win, draft })
        })
    }

    /// What was entered of a win: nothing if the tiles of the deal are those of somebody else.
    fn winning_draft(&self, session: &Session, deal: usize, win: usize) -> Option<Draft> {
        let Entry::Hand(hand) = &session.deals[deal].entry else { return None };
        let row = &self.deals[deal];
        let draft = hand_at(&session.agreement, &row.position, hand).ok()?;
        let holder = draft.seat(0).and_then(|seat| row.position.player_at(seat));
        (holder == Some(row.wins[win].winner) && draft.complete(0).is_some()).then_some(draft)
    }
}
