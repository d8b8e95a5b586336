//! A checked deal: what the settlement works on.

mod check;

use crate::entry::{
    Circumstances, Contradiction, Draft, Event as DraftEvent, Fault, FaultCode, Hand,
    faults_not_played, unless,
};
use crate::tiles::{BySeat, MeldKind, Seat, Suit, Tile, TileSet};

pub(super) use check::WINS_TO_END;

use super::claim::{READY_SIZE, Refusal, judge};
use super::events::{self, Claim, Event};
use super::faults;
use super::questions::{self, Stated, WIN};
use super::reading::HowWon;
use super::ruling::Rulings;
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
    draft: Draft,
    hands: BySeat<Hand>,
    missing_suits: BySeat<Option<Suit>>,
    events: Vec<Event>,
    rulings: Rulings,
}

impl Deal {
    /// Checks what a draft tells of a deal, or of one hand alone.
    ///
    /// # Errors
    /// Returns every fault at once: hands that cannot exist, kongs that are not among the melds,
    /// events of players who have already won, events after the end, and so on. A fault of one
    /// player has the player's seat, and a fault of an event has the event's number. Copies of a tile are
    /// counted once nothing else is wrong with the hands and the events.
    pub fn new(draft: &Draft) -> Result<Deal, Vec<Fault>> {
        let own = draft.own_seat();
        let is_alone = draft.events.is_empty();
        let mut of_draft = events::faults(draft);
        if is_alone && questions::winning_tile(draft, 0).is_none() {
            // A player cannot win on their own discard. With a winning tile, the check of the win finds that.
            of_draft.extend(Circumstances::of(draft).faults(&[Contradiction::OWN_TILE]));
        }
        let (mut faults, mut whole) = (Vec::new(), true);
        let hands = BySeat::from_fn(|seat| {
            hand(draft, own.places_to(seat)).unwrap_or_else(|found| {
                faults.extend(found.into_iter().map(|fault| fault.seat(seat)));
                whole = false;
                // A hand with faults counts as not entered while the events are checked.
                Hand::default()
            })
        });
        let mut deal = Deal {
            hands,
            missing_suits: BySeat::from_fn(|s| questions::missing_suit(draft, own.places_to(s))),
            events: events::events(draft),
            rulings: Rulings::from_bits(draft.rulings()),
            draft: draft.clone(),
        };
        faults.extend(Seat::ALL.into_iter().filter_map(|seat| deal.impossible_maximum(seat)));
        if is_alone {
            // The other hands do not count without events, but their faults are reported.
            if whole && faults.is_empty() {
                faults.extend(check::copies_in_hands(&deal));
            }
            deal.forget_others(own);
        }
        faults.extend(check::events(&deal));
        // The check of a win finds a fifth copy in one hand alone.
        if whole && faults.is_empty() && !is_alone {
            faults.extend(check::copies(&deal));
        }
        unless(of_draft, if faults.is_empty() { Ok(deal) } else { Err(faults) })
    }

    /// Forgets the hands of the other players.
    fn forget_others(&mut self, own: Seat) {
        for seat in Seat::ALL.into_iter().filter(|seat| *seat != own) {
            self.hands[seat] = Hand::default();
            self.missing_suits[seat] = None;
        }
    }

    /// The draft that tells of the deal.
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// The player of the first place.
    pub fn own(&self) -> Seat {
        self.draft.own_seat()
    }

    /// Whether it is one hand alone. Otherwise its events tell the deal.
    pub fn is_alone(&self) -> bool {
        self.draft.events.is_empty()
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
        questions::at_wall_end(&self.draft, self.own().places_to(seat))
    }

    /// The fault of a player whose hand was said to be worth so many points at most, if no win can be worth that.
    fn impossible_maximum(&self, seat: Seat) -> Option<Fault> {
        let Some(Stated::Ready(points)) = self.at_wall_end(seat) else { return None };
        let is_possible = Value::of_points(points, self.rulings).is_some();
        (!is_possible).then(|| Fault::new(faults::NO_SUCH_VALUE).value(points).seat(seat))
    }

    /// The players who had won before the first event.
    pub fn has_won(&self) -> BySeat<bool> {
        if !self.is_alone() {
            // Its events tell all wins.
            return BySeat::default();
        }
        let own = self.own();
        BySeat::from_fn(|seat| questions::has_won_before(&self.draft, own.places_to(seat)))
    }

    /// The events in order, without those that need a tile and have none.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The value of a claim, or why it is refused. `None` if not all tiles of the hand were entered.
    pub fn judge(&self, claim: Claim, how: &HowWon) -> Option<Result<Value, Refusal>> {
        judge(self.hand(claim.seat), self.missing_suit(claim.seat), how, claim.passed)
    }

    /// The rulings in force.
    pub fn rulings(&self) -> Rulings {
        self.rulings
    }
}

/// The checked hand of a place without its winning tile, or all its faults.
fn hand(draft: &Draft, place: usize) -> Result<Hand, Vec<Fault>> {
    let fourteenth = questions::winning_tile(draft, place);
    let stays = fourteenth.filter(|tile| !may_win_with(draft, place, *tile));
    hand_with(draft, place, stays)
}

/// The checked hand of a place without its winning tile, but with another one that stays in it, or all its
/// faults.
pub(super) fn hand_with(
    draft: &Draft,
    place: usize,
    stays: Option<Tile>,
) -> Result<Hand, Vec<Fault>> {
    let Some(tiles) = draft.place(place) else { return Ok(Hand::default()) };
    let standing: Vec<Tile> = tiles.split_win().0.iter().copied().chain(stays).collect();
    let mut faults = faults_not_played(TILES, MELDS, tiles, standing.iter().copied());
    match Hand::new(&standing, &tiles.melds, None) {
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

/// Whether the fourteenth tile of a hand may be apart from it as the winning tile. As long as the
/// deal goes on, a player may have drawn it; after that, only an event makes it a winning tile.
fn may_win_with(draft: &Draft, place: usize, tile: Tile) -> bool {
    let is_on_it = |win: &DraftEvent| {
        questions::is_on_same_tile(win) || win.tile.is_none_or(|won| won == tile)
    };
    let mut wins = draft.events.iter().filter(|e| *e.kind == WIN && e.place == place);
    match draft.has_win_of(place) {
        true => wins.any(is_on_it),
        false => !draft.is_ended_by_event(),
    }
}
