//! A checked deal: what the arrangements, the waits and the payments work on.

mod checks;

use crate::entry::{Fault, Hand};
use crate::tiles::{BySeat, Seat, Tile, WinSource, Wind};

use super::faults;
use super::jing::Jing;
use super::record::{DeclaredWin, HandCounts, Record};
use super::ruling::{Ruling, Rulings};
use checks::{checked_hand, copies, copies_on_table, several_winners, win_faults};

/// The number of tiles in a hand that did not win, where a kong counts as three.
pub(super) const READY_SIZE: usize = 13;

/// One player's checked hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum CheckedHand {
    /// The hand was not entered.
    Nothing,
    /// Only the counts of what scores in the hand.
    HandCounts(HandCounts),
    /// The tiles: fourteen in the winner's hand, at most thirteen in the others.
    Hand(Box<Hand>),
}

/// A checked deal: hands that can exist at one table, and a win that is possible, or a drawn hand.
/// [`score`](super::score) decides whether the winner's hand actually wins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Deal {
    dealer: Seat,
    jing: Jing,
    hands: BySeat<CheckedHand>,
    win: Option<DeclaredWin>,
    chao_zhuang: bool,
    rulings: Rulings,
}

impl Deal {
    /// Checks what was entered.
    ///
    /// # Errors
    /// Returns every fault at once: hands that cannot exist, more jing than are in play (N4), a
    /// second winner (N11), a win on the winner's own discard, and so on. A fault of one hand has
    /// its seat.
    pub fn new(record: &Record) -> Result<Deal, Vec<Fault>> {
        let mut faults = Vec::new();
        let jing = record.primary.map(Jing::turned_up);
        if jing.is_none() {
            faults.push(Fault::new(faults::JING_UNKNOWN));
        }
        if record.wins.len() > 1 {
            faults.push(several_winners(&record.wins, record.dealer));
        }
        let win = record.wins.first().copied();
        let hands = BySeat::from_fn(|seat| {
            let won = win.is_some_and(|w| w.seat == seat);
            checked_hand(&record.hands[seat], won, jing).unwrap_or_else(|more| {
                faults.extend(more.into_iter().map(|fault| fault.seat(seat)));
                CheckedHand::Nothing
            })
        });
        if let Some(win) = win {
            faults.extend(win_faults(record, &hands, win));
        }
        faults.extend(copies_on_table(&hands, jing, record.rulings));
        match jing {
            Some(jing) if faults.is_empty() => Ok(Deal {
                dealer: record.dealer,
                jing,
                hands,
                win,
                chao_zhuang: record.chao_zhuang,
                rulings: record.rulings,
            }),
            _ => Err(faults),
        }
    }

    /// The dealer's seat.
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The wild tiles.
    #[inline]
    pub fn jing(&self) -> Jing {
        self.jing
    }

    /// A player's hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> &CheckedHand {
        &self.hands[seat]
    }

    /// The declared win; `None` for a drawn hand.
    #[inline]
    pub fn win(&self) -> Option<&DeclaredWin> {
        self.win.as_ref()
    }

    /// The winner's hand with the winning tile; `None` for a drawn hand.
    #[inline]
    pub fn winner(&self) -> Option<&Hand> {
        match &self.hands[self.win.as_ref()?.seat] {
            CheckedHand::Hand(hand) => Some(hand),
            _ => None,
        }
    }

    /// Whether all four first discards were identical (N32).
    pub fn chao_zhuang(&self) -> bool {
        self.chao_zhuang
    }

    /// Whether a ruling is on.
    #[inline]
    pub fn on(&self, ruling: Ruling) -> bool {
        self.rulings.on(ruling)
    }

    /// The seats whose hands were not entered.
    pub fn not_entered(&self) -> Vec<Seat> {
        Wind::ALL.into_iter().filter(|s| self.hands[*s] == CheckedHand::Nothing).collect()
    }

    /// The same deal, won by a seat's hand of thirteen with a tile; `None` if the hand's tiles were
    /// not entered.
    pub(super) fn won_with(&self, seat: Seat, tile: Tile, source: WinSource) -> Option<Deal> {
        let CheckedHand::Hand(hand) = &self.hands[seat] else { return None };
        let mut deal = self.clone();
        deal.hands[seat] = CheckedHand::Hand(Box::new(hand.with_win(Some(tile))));
        deal.win = Some(DeclaredWin { seat, source, from: None, opening: None, passed: false });
        Some(deal)
    }

    /// The same deal, won on the discard of a player.
    pub(super) fn discarded_by(mut self, from: Seat) -> Deal {
        self.win = self.win.map(|win| DeclaredWin { from: Some(from), ..win });
        self
    }

    /// The tile that was turned up, if it is out of play (N4).
    pub(super) fn indicator_out_of_play(&self) -> Option<Tile> {
        Some(self.jing.primary).filter(|tile| self.copies(*tile) < 4)
    }

    /// The number of copies of a kind in the hands of which the tiles were entered.
    pub(super) fn entered_copies(&self, tile: Tile) -> u8 {
        let copies = |hand: &CheckedHand| match hand {
            CheckedHand::Hand(hand) => hand.all().get(tile),
            _ => 0,
        };
        self.hands.iter().map(|(_, hand)| copies(hand)).sum()
    }

    /// The number of copies of a kind in play.
    pub(super) fn copies(&self, tile: Tile) -> u8 {
        copies(tile, self.jing, self.rulings)
    }
}
