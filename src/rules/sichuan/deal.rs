//! A checked deal: what the fans, the waits and the settlement work on.

mod check;

use crate::entry::{Fault, FaultCode, Hand, faults_not_played};
use crate::tiles::{BySeat, MeldKind, Seat, Suit, TileSet};

pub(super) use check::WINS_TO_END;

use super::claim::READY_SIZE;
use super::faults;
use super::ruling::Rulings;
use super::table::{Event, Player, Stated, Table};
use super::value::Value;

/// The 27 kinds of tile in play (S1).
pub(crate) const TILES: TileSet = TileSet::ALL.minus(TileSet::HONORS);

/// The melds that are declared: nobody claims a chow (S2).
pub(super) const MELDS: &[MeldKind] = MeldKind::ALL_BUT_CHOW;

/// A deal that can exist, with the rulings in force.
///
/// Hands may be missing; the settlement then names what it could not count. What was entered
/// agrees: the kongs with the melds, each event with the ones before it, and no kind has more than
/// four copies at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Deal {
    dealer: Seat,
    hands: BySeat<Hand>,
    missing_suits: BySeat<Option<Suit>>,
    at_wall_end: BySeat<Option<Stated>>,
    has_won: BySeat<bool>,
    events: Vec<Event>,
    rulings: Rulings,
}

impl Deal {
    /// Checks what was entered.
    ///
    /// # Errors
    /// Returns every fault at once: hands that cannot exist, kongs that are not among the melds,
    /// events of players who have already won, events after the end, and so on. A fault of one
    /// player has the player's seat, and a fault of an event has the event's number.
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
            // A hand with faults counts as not entered while the events are checked.
            hands: BySeat::from_fn(|seat| checked[seat].clone().unwrap_or_default()),
            missing_suits: BySeat::from_fn(|seat| players[seat].missing_suit),
            at_wall_end: BySeat::from_fn(|seat| players[seat].at_wall_end),
            has_won: BySeat::from_fn(|seat| table.already_won.contains(&seat)),
            events: table.events,
            rulings,
        };
        faults.extend(Seat::ALL.into_iter().filter_map(|seat| deal.impossible_maximum(seat)));
        faults.extend(check::events(&deal));
        if whole && faults.is_empty() {
            faults.extend(check::copies(&deal));
        }
        if faults.is_empty() { Ok(deal) } else { Err(faults) }
    }

    /// The dealer.
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// A player's hand without the winning tile; empty if it was not entered.
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat]
    }

    /// Whether all tiles of a player's hand were entered.
    pub fn is_entered(&self, seat: Seat) -> bool {
        self.hands[seat].size() == READY_SIZE
    }

    /// A player's missing suit (S4); `None` if it is not known.
    pub fn missing_suit(&self, seat: Seat) -> Option<Suit> {
        self.missing_suits[seat]
    }

    /// How a player's hand stands at the end of the wall, as far as that was entered in place of its
    /// tiles.
    pub fn at_wall_end(&self, seat: Seat) -> Option<Stated> {
        self.at_wall_end[seat]
    }

    /// The fault of a player whose hand was said to be worth so many points at most, if no win can be worth that.
    fn impossible_maximum(&self, seat: Seat) -> Option<Fault> {
        let Some(Stated::Ready(points)) = self.at_wall_end[seat] else { return None };
        let is_possible = Value::of_points(points, self.rulings).is_some();
        (!is_possible).then(|| Fault::new(faults::NO_SUCH_VALUE).value(points).seat(seat))
    }

    /// The players who had won before the first event.
    pub fn has_won(&self) -> BySeat<bool> {
        self.has_won
    }

    /// The events in order.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The rulings in force.
    pub fn rulings(&self) -> Rulings {
        self.rulings
    }
}

/// The checked hand of a player, or all its faults.
pub(super) fn hand(player: &Player) -> Result<Hand, Vec<Fault>> {
    let standing = player.standing.iter().copied();
    let mut faults = faults_not_played(TILES, MELDS, &player.melds, standing);
    match Hand::new(&player.standing, &player.melds, None) {
        Err(more) => {
            faults.extend(more.into_iter().filter(|f| f.code != FaultCode::CHOW_OF_HONORS))
        }
        Ok(hand) if hand.size() > READY_SIZE => {
            faults.push(Fault::new(FaultCode::TOO_MANY_TILES).too_many(hand.size(), READY_SIZE));
        }
        Ok(hand) if faults.is_empty() => return Ok(hand),
        Ok(_) => {}
    }
    Err(faults)
}
