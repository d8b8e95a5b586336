//! The waits of a hand of thirteen tiles with the worth of each, and the distance to a win of a hand
//! that has no wait.

use crate::entry::Hand;
use crate::reading::shanten::{HandTiles, Memo};
use crate::scoring::{Note, Standing, Wait, Worth, completing_kinds, progress};
use crate::tiles::{Counts, Tile, TileSet, WinSource};

use super::deal::Deal;
use super::reading::FORMS;
use super::sheet::readings;
use super::situation::Situation;
use super::terms::Terms;

/// A hand that is not complete, in its situation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Unfinished {
    pub hand: Hand,
    pub situation: Situation,
    pub terms: Terms,
    /// The tiles that nobody can draw besides those of the hand: they lie open, or are not played with.
    pub in_view: Counts,
    /// Those of them that no hand can have: they are not played with, or were laid aside (SN1, SN-A15).
    pub out_of_hands: Counts,
}

/// The kinds that complete the thirteen tiles of a hand before the winning tile, those excepted of
/// which it holds all four (R7, R20).
pub(super) fn kinds(hand: &Hand) -> TileSet {
    completing_kinds::<Deal>(&hand.with_win(None))
}

/// Whether a hand of thirteen tiles is ready at the end of the wall: it waits for a tile of which its player does
/// not have all four, in the hand or among the Norths that were laid aside (R20, SN-A15).
pub(super) fn is_ready(hand: &Hand, norths: u8) -> bool {
    let laid_aside = |tile| if tile == Tile::NORTH { norths } else { 0 };
    kinds(hand).iter().any(|tile| hand.all().get(tile) + laid_aside(tile) < 4)
}

/// The kinds that the hand waited for and that its player had discarded. While there are any, the hand
/// does not win on the tile of another player (R7).
pub(super) fn furiten(deal: &Deal) -> TileSet {
    let situation = deal.situation();
    if situation.win.source.is_self_drawn() || situation.own_discards.is_empty() {
        return TileSet::EMPTY;
    }
    kinds(deal.hand()).intersection(situation.own_discards)
}

impl Unfinished {
    /// Every tile that completes the hand and of which a copy is left, with what the hand is worth on a
    /// discard and self-drawn. What is not known before the win is assumed not to be.
    fn waits(&self) -> Vec<Wait> {
        let kinds = kinds(&self.hand);
        let is_furiten = !kinds.intersection(self.situation.own_discards).is_empty();
        let seen = |tile: Tile| self.hand.all().get(tile) + self.in_view.get(tile);
        let wait = |tile: Tile| {
            let self_drawn = self.worth(tile, WinSource::SelfDrawn);
            let mut discard = self.worth(tile, WinSource::Discard);
            if is_furiten {
                discard = Worth::barred(discard.total, Note::new("wait.furiten"));
            }
            let copies = 4u8.saturating_sub(seen(tile));
            Wait { copies, ..Wait::new(&self.hand, tile, discard, self_drawn) }
        };
        kinds.iter().filter(|tile| seen(*tile) < 4).map(wait).collect()
    }

    fn worth(&self, tile: Tile, source: WinSource) -> Worth {
        let deal = Deal::waiting(&self.hand, &self.situation, self.terms, tile, source);
        match readings(&deal).first() {
            Some(best) if best.has_yaku() => Worth::winning(best.sheet.total),
            _ => Worth::barred(0, Note::new("wait.no-yaku")),
        }
    }

    /// How far the hand is from a win.
    pub fn standing(&self) -> Standing {
        let memo = Memo::default();
        let unavailable = self.in_view.plus(self.hand.all());
        let waits = || self.waits();
        progress::standing_without(&self.hand, &unavailable, waits, |hand| {
            // As if melds had used them up.
            let melded = &hand.melded.plus(&self.out_of_hands);
            memo.distance(HandTiles { melded, ..hand }, FORMS)
        })
    }
}
