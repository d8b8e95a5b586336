//! A deal that can exist.

use crate::entry::{Fault, FaultCode, Hand};
use crate::tiles::{BySeat, MeldKind, Seat, Suit, TileSet};

use super::check;
use super::claim::READY;
use super::faults;
use super::ruling::Rulings;
use super::table::{Event, Player, Table};

/// The 27 kinds that Sichuan is played with (S1).
pub const TILES: TileSet = TileSet::ALL.minus(TileSet::HONORS);

/// A deal that can exist, as far as it was entered, under some rulings.
///
/// Hands may be missing: what they would have paid or received is said in the settlement. What
/// is there fits together: kongs with the melds, one event with the next, and no more than four
/// copies of a kind at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    dealer: Seat,
    hands: BySeat<Hand>,
    voids: BySeat<Option<Suit>>,
    out: BySeat<bool>,
    events: Vec<Event>,
    rulings: Rulings,
}

impl Deal {
    /// Checks what was entered.
    ///
    /// # Errors
    /// Every fault at once: hands that cannot exist, kongs that are not among the melds, events
    /// of players who have won or after the end, and so on. A fault of one player has the seat;
    /// a fault of an event has its number.
    pub fn new(table: Table, rulings: Rulings) -> Result<Deal, Vec<Fault>> {
        let mut faults = Vec::new();
        let players = &table.players;
        let checked = BySeat::from_fn(|seat| match hand(&players[seat]) {
            Ok(hand) => Some(hand),
            Err(found) => {
                faults.extend(found.into_iter().map(|fault| fault.seat(seat)));
                None
            }
        });
        let whole = checked.iter().all(|(_, hand)| hand.is_some());
        let deal = Deal {
            dealer: table.dealer,
            // The events are checked against the hands that are right.
            hands: BySeat::from_fn(|seat| checked[seat].clone().unwrap_or_default()),
            voids: BySeat::from_fn(|seat| players[seat].void),
            out: BySeat::from_fn(|seat| table.out.contains(&seat)),
            events: table.events,
            rulings,
        };
        faults.extend(check::events(&deal));
        if whole && faults.is_empty() {
            faults.extend(check::copies(&deal));
        }
        if faults.is_empty() { Ok(deal) } else { Err(faults) }
    }

    /// Who deals.
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// A player's hand without a winning tile; empty where it was not entered.
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat]
    }

    /// Whether a player's hand was entered whole.
    pub fn is_entered(&self, seat: Seat) -> bool {
        self.hands[seat].size() == READY
    }

    /// A player's missing suit.
    pub fn void(&self, seat: Seat) -> Option<Suit> {
        self.voids[seat]
    }

    /// Who had won before the first event.
    pub fn out(&self) -> BySeat<bool> {
        self.out
    }

    /// What happened, in order.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The rulings in force.
    pub fn rulings(&self) -> Rulings {
        self.rulings
    }
}

/// The hand of a player, or everything that is wrong with it.
pub(super) fn hand(player: &Player) -> Result<Hand, Vec<Fault>> {
    let mut faults = Vec::new();
    let melded = player.melds.iter().flat_map(|m| m.kinds());
    let used: TileSet = player.standing.iter().copied().chain(melded).collect();
    let foreign = used.minus(TILES);
    if !foreign.is_empty() {
        faults.push(Fault::new(FaultCode::FOREIGN_TILE).tiles(foreign));
    }
    for chow in player.melds.iter().filter(|m| m.kind() == MeldKind::Chow) {
        faults.push(Fault::new(faults::CHOW_NOT_CLAIMED).tiles(chow.tiles()));
    }
    match Hand::new(&player.standing, &player.melds, None) {
        Err(more) => {
            faults.extend(more.into_iter().filter(|f| f.code != FaultCode::CHOW_OF_HONORS))
        }
        Ok(hand) if hand.size() > READY => {
            faults.push(Fault::new(FaultCode::TOO_MANY_TILES).too_many(hand.size(), READY));
        }
        Ok(hand) if faults.is_empty() => return Ok(hand),
        Ok(_) => {}
    }
    Err(faults)
}
