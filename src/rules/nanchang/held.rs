//! The kongs and jing that a seat holds, and the points for jing.

use crate::entry::{Hand, RobbedPung};
use crate::tiles::{MeldKind, Seat};

use super::deal::{CheckedHand, Deal};
use super::declared::HandCounts;
use super::jing::Jing;

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

/// The counts of a seat's kongs and jing. The jing in the pung of a robbed kong are among them (N16).
pub(super) fn hand_counts(deal: &Deal, seat: Seat) -> HandCounts {
    let jing = deal.jing();
    let counted = match deal.hand(seat) {
        CheckedHand::Nothing => HandCounts::default(),
        CheckedHand::HandCounts(counted) => *counted,
        CheckedHand::Hand(hand) => counts_of(hand, jing),
    };
    match deal.robbed_pung() {
        Some(RobbedPung { tile, seat: robbed }) if robbed == Some(seat) => {
            counted.with_at_least(RobbedPung::SIZE, tile, jing)
        }
        _ => counted,
    }
}

fn counts_of(hand: &Hand, jing: Jing) -> HandCounts {
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
