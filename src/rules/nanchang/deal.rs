//! A deal that can have been played.

use crate::entry::{Fault, Hand};
use crate::tiles::{BySeat, Seat, Tile, WinSource, Wind};

use super::checks::{copies, copies_on_table, held, several_winners, win_faults};
use super::faults;
use super::jing::Jing;
use super::ruling::{Ruling, Rulings};
use super::setup::{Counted, Declared, Setup};

/// How many tiles a hand has that did not win, each kong counted as three.
pub(super) const WAITING: usize = 13;

/// One player's checked hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Held {
    /// Not entered.
    Nothing,
    /// What scores in it.
    Counted(Counted),
    /// Its tiles: fourteen of a winner, at most thirteen of others.
    Hand(Box<Hand>),
}

/// A checked deal: hands that can exist beside each other, won in a way that is possible, or
/// drawn. Whether the winner's hand *is* a win is not decided here: see [`super::score`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    dealer: Seat,
    jing: Jing,
    hands: BySeat<Held>,
    win: Option<Declared>,
    chao_zhuang: bool,
    rulings: Rulings,
}

impl Deal {
    /// Checks what was entered.
    ///
    /// # Errors
    /// Every fault at once, with the seat where it is about one hand: tiles that cannot be,
    /// more jing than are in play (N4), a second winner (N11), a discard of one's own, and so on.
    pub fn new(setup: &Setup) -> Result<Deal, Vec<Fault>> {
        let mut faults = Vec::new();
        let jing = setup.primary.map(Jing::turned_up);
        if jing.is_none() {
            faults.push(Fault::new(faults::JING_UNKNOWN));
        }
        if setup.wins.len() > 1 {
            faults.push(several_winners(&setup.wins, setup.dealer));
        }
        let win = setup.wins.first().copied();
        let hands = BySeat::from_fn(|seat| {
            let won = win.is_some_and(|w| w.seat == seat);
            held(&setup.hands[seat], won, jing).unwrap_or_else(|more| {
                faults.extend(more.into_iter().map(|fault| fault.seat(seat)));
                Held::Nothing
            })
        });
        if let Some(win) = win {
            faults.extend(win_faults(setup, &hands, win));
        }
        faults.extend(copies_on_table(&hands, jing, setup.rulings));
        match jing {
            Some(jing) if faults.is_empty() => Ok(Deal {
                dealer: setup.dealer,
                jing,
                hands,
                win,
                chao_zhuang: setup.chao_zhuang,
                rulings: setup.rulings,
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

    /// One player's hand.
    #[inline]
    pub fn held(&self, seat: Seat) -> &Held {
        &self.hands[seat]
    }

    /// The win that was declared.
    #[inline]
    pub fn win(&self) -> Option<&Declared> {
        self.win.as_ref()
    }

    /// The winner's hand, with the winning tile.
    #[inline]
    pub fn winner(&self) -> Option<&Hand> {
        match &self.hands[self.win.as_ref()?.seat] {
            Held::Hand(hand) => Some(hand),
            _ => None,
        }
    }

    /// Whether all four first discards were the same tile.
    pub fn chao_zhuang(&self) -> bool {
        self.chao_zhuang
    }

    /// Whether a ruling is on.
    #[inline]
    pub fn on(&self, ruling: Ruling) -> bool {
        self.rulings.on(ruling)
    }

    /// The seats whose hands have not been entered.
    pub fn not_entered(&self) -> Vec<Seat> {
        Wind::ALL.into_iter().filter(|s| self.hands[*s] == Held::Nothing).collect()
    }

    /// The same deal won by a seat's hand of thirteen with some tile, to ask what it is worth.
    pub(super) fn won_with(&self, seat: Seat, tile: Tile, source: WinSource) -> Option<Deal> {
        let Held::Hand(hand) = &self.hands[seat] else { return None };
        let mut deal = self.clone();
        deal.hands[seat] = Held::Hand(Box::new(hand.with_win(Some(tile))));
        deal.win = Some(Declared { seat, source, from: None, opening: None, passed: false });
        Some(deal)
    }

    /// The same win on another player's discard.
    pub(super) fn discarded_by(mut self, from: Seat) -> Deal {
        self.win = self.win.map(|win| Declared { from: Some(from), ..win });
        self
    }

    /// The same deal before the hand was won: the winner has thirteen tiles. `None` for a drawn
    /// hand.
    pub fn before_win(&self) -> Option<Deal> {
        let (win, hand) = (self.win?, self.winner()?);
        let mut deal = self.clone();
        deal.hands[win.seat] = Held::Hand(Box::new(hand.with_win(None)));
        deal.win = None;
        Some(deal)
    }

    /// The tile that was turned up, if it is not in play (N4).
    pub(super) fn lying(&self) -> Option<Tile> {
        Some(self.jing.primary).filter(|tile| self.copies(*tile) < 4)
    }

    /// How many copies of a kind are in the hands that were laid out.
    pub(super) fn entered(&self, tile: Tile) -> u8 {
        let copies = |held: &Held| match held {
            Held::Hand(hand) => hand.all().get(tile),
            _ => 0,
        };
        self.hands.iter().map(|(_, held)| copies(held)).sum()
    }

    /// How many copies of a kind are in play.
    pub(super) fn copies(&self, tile: Tile) -> u8 {
        copies(tile, self.jing, self.rulings)
    }
}
