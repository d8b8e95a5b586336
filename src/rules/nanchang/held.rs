//! The kongs and jing that a seat holds, and the points for jing.

use crate::tiles::{MeldKind, Seat};

use super::deal::{CheckedHand, Deal};
use super::declared::HandCounts;

/// The points for a primary jing (N28).
pub(super) const PRIMARY_POINTS: u16 = 2;

/// The points for a secondary jing (N28).
pub(super) const SECONDARY_POINTS: u16 = 1;

/// The number of points for jing from which they surge (N29).
pub(super) const SURGES_FROM: i32 = 5;

/// The points for primary jing and for secondary jing.
pub(super) fn points_by_kind(primary: u8, secondary: u8) -> (i32, i32) {
    let points = |count: u8, each: u16| i32::from(count) * i32::from(each);
    (points(primary, PRIMARY_POINTS), points(secondary, SECONDARY_POINTS))
}

/// The number of jing of a seat, including a jing that the winner claimed.
pub(super) fn jing_held(deal: &Deal, seat: Seat) -> u8 {
    let counts = hand_counts(deal, seat);
    counts.primary + counts.secondary
}

/// The counts of a seat's kongs and jing.
pub(super) fn hand_counts(deal: &Deal, seat: Seat) -> HandCounts {
    let hand = match deal.hand(seat) {
        CheckedHand::Nothing => return HandCounts::default(),
        CheckedHand::HandCounts(counted) => return *counted,
        CheckedHand::Hand(hand) => hand,
    };
    let jing = deal.jing();
    let mut counted = HandCounts {
        primary: hand.all().get(jing.primary),
        secondary: hand.all().get(jing.secondary),
        ..HandCounts::default()
    };
    for meld in hand.melds().iter().filter(|m| m.kind().is_kong()) {
        *match meld.kind() {
            _ if jing.has(meld.tile()) => &mut counted.jing_kongs,
            MeldKind::ConcealedKong => &mut counted.concealed_kongs,
            _ => &mut counted.open_kongs,
        } += 1;
    }
    counted
}
