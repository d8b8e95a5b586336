//! A checked deal: what the arrangements, the waits and the payments work on.

mod checks;

use crate::entry::{Draft, Fault, Hand, RobbedPung};
use crate::tiles::{BySeat, Seat, Tile, WinSource, Wind};

use super::declared::{DeclaredWin, HandCounts};
use super::jing::Jing;
use super::ruling::{Ruling, Rulings};
use super::{faults, questions};
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
    robbed_pung: Option<RobbedPung>,
    chao_zhuang: bool,
    rulings: Rulings,
}

impl Deal {
    /// Checks what a draft says of a deal.
    ///
    /// # Errors
    /// Returns every fault at once: hands that cannot exist, more jing than are in play (N4), a
    /// second winner (N11), a win on the winner's own discard, and so on. A fault of one hand has
    /// its seat.
    pub fn new(draft: &Draft) -> Result<Deal, Vec<Fault>> {
        let mut faults = Vec::new();
        let (dealer, rulings) = (draft.dealer(), Rulings::from_bits(draft.rulings()));
        let jing = questions::jing(draft);
        if jing.is_none() {
            faults.push(Fault::new(faults::JING_UNKNOWN));
        }
        let winners = questions::winners(draft);
        let win = winners.first().map(|seat| questions::declared_win(draft, *seat));
        faults.extend(win.filter(|_| winners.len() > 1).map(|win| several_winners(&winners, win)));
        let tile = draft.tiles.split_win_of(draft.complete(0)).1.filter(|_| win.is_some());
        let robbed_pung = RobbedPung::unseen(draft, tile);
        let mut hands = BySeat::from_fn(|_| CheckedHand::Nothing);
        for place in 0..4 {
            let seat = draft.own_seat().after(place);
            let won = win.is_some_and(|win| win.seat == seat);
            match checked_hand(draft, place, won, robbed_pung) {
                Ok(hand) => hands[seat] = hand,
                Err(more) => faults.extend(more.into_iter().map(|fault| fault.seat(seat))),
            }
        }
        if let Some(win) = win {
            faults.extend(win_faults(draft, &hands, win));
        }
        faults.extend(copies_on_table(&hands, robbed_pung, jing, rulings));
        let chao_zhuang = questions::is_chao_zhuang(draft);
        match jing {
            Some(jing) if faults.is_empty() => {
                Ok(Deal { dealer, jing, hands, win, robbed_pung, chao_zhuang, rulings })
            }
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

    /// The pung of a robbed kong, if its player's tiles were not entered (N16).
    pub fn robbed_pung(&self) -> Option<RobbedPung> {
        self.robbed_pung
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
