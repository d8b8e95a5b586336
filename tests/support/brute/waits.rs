//! The fan for the wait of a reading (§2.4), found by trying every other tile.

use hule::reading::division::{Division, Form, Part};
use hule::rules::mcr::fans::*;
use hule::rules::mcr::{Deal, Ruling};
use hule::tiles::Tile;

use super::winning;
use crate::support::readings::{Copies, completed, copies, divisions};

/// The kinds other than the winning tile that would have completed the hand (§2.4).
pub(super) struct OtherWaits {
    others: Vec<Tile>,
    standing: Copies,
}

impl OtherWaits {
    pub fn of(deal: &Deal, complete: &Copies) -> OtherWaits {
        let mut standing = *complete;
        standing[winning(deal).index()] -= 1;
        let forms = [Form::FourSets, Form::SevenPairs];
        let others = completing(deal, &standing, |d| forms.contains(&d.form));
        OtherWaits { others, standing }
    }

    /// The fan for the wait of the reading, if it has one.
    pub fn wait(&self, deal: &Deal, division: &Division, won: Part) -> Option<u8> {
        let on = |ruling| deal.rulings().on(ruling);
        let knitted = division.form == Form::KnittedStraight;
        let wait = wait_of(winning(deal), division, won)?;
        if knitted && on(Ruling::KnittedStraightNoEdgeClosed) && wait != SINGLE_WAIT {
            return None;
        }
        let in_body = division.singles.contains(winning(deal));
        if knitted && on(Ruling::KnittedStraightNoBodyWait) && in_body {
            return None;
        }
        if on(Ruling::SeveralWaitKindsAnnul) {
            let parts = completed(division, winning(deal)).into_iter();
            if parts.filter_map(|p| wait_of(winning(deal), division, p)).any(|w| w != wait) {
                return None;
            }
        }
        // With a knitted straight only the set and the pair have a wait.
        let same = |d: &Division| d.form == division.form && d.singles == division.singles;
        let none = match knitted {
            true => completing(deal, &self.standing, same).is_empty(),
            false => self.others.is_empty(),
        };
        none.then_some(wait)
    }
}

/// The fan for how the tile completed the part: edge, closed or single wait.
fn wait_of(tile: Tile, division: &Division, part: Part) -> Option<u8> {
    let forms = [Form::FourSets, Form::SevenPairs, Form::KnittedStraight];
    if !forms.contains(&division.form) {
        return None;
    }
    if part.as_pair().is_some() {
        return Some(SINGLE_WAIT);
    }
    let chow = division.sets[part.as_set()?].tiles();
    if chow[0] == chow[1] {
        return None;
    }
    let place = chow.iter().position(|t| *t == tile)?;
    match (place, chow[0].rank()) {
        (1, _) => Some(CLOSED_WAIT),
        (2, 1) | (0, 7) => Some(EDGE_WAIT),
        _ => None,
    }
}

/// The other kinds that would have completed the hand in a division of this form.
fn completing(deal: &Deal, standing: &Copies, such: impl Fn(&Division) -> bool) -> Vec<Tile> {
    let ignored = deal.rulings().on(Ruling::ExhaustedWaitsIgnored);
    let all = copies(deal.hand().all().tiles());
    let counts = |t: &Tile| *t != winning(deal) && !(ignored && all[t.index()] >= 4);
    Tile::all()
        .filter(counts)
        .filter(|tile| {
            let mut with = *standing;
            with[tile.index()] += 1;
            divisions(&with, deal.hand().melds()).iter().any(&such)
        })
        .collect()
}
