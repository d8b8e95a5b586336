//! The verdict on a claim to win: its value, or why it is refused. The settlement and the checks
//! of a deal both use it.

use crate::entry::Hand;
use crate::scoring::Sheet;
use crate::tiles::{Seat, Suit, Tile, TileSet};

use super::reading::{HowWon, count_suits};
use super::value::{Value, best};

/// The number of tiles in a hand without the winning tile, where a kong counts as three.
pub(super) const READY_SIZE: usize = Hand::COMPLETE - 1;

/// Why a claim does not win. A refused claim costs nothing, because the fine for a false win is an
/// event of its own (S33), unless a ruling makes it a false win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// The hand holds tiles of the player's missing suit (S4).
    HasMissingSuit {
        /// The kinds of the missing suit in the hand.
        tiles: TileSet,
    },
    /// The hand has tiles of all three suits (S4).
    ThreeSuits {
        /// The kinds in the hand.
        tiles: TileSet,
    },
    /// The hand is neither four sets and a pair nor seven pairs (S3).
    NotComplete,
    /// The player has passed a win of the same value or more since their last draw (S6).
    Passed {
        /// The value of the win that was passed.
        passed: u8,
        /// What this win would be worth.
        value: u8,
    },
}

impl Refusal {
    /// Whether the hand holds a tile of the missing suit, whichever suit that is.
    pub const fn is_for_suit(self) -> bool {
        matches!(self, Refusal::HasMissingSuit { .. } | Refusal::ThreeSuits { .. })
    }

    /// The key in the catalogues: `refusal.<key>`.
    pub const fn key(self) -> &'static str {
        match self {
            Refusal::HasMissingSuit { .. } => "void-suit",
            Refusal::ThreeSuits { .. } => "three-suits",
            Refusal::NotComplete => "not-complete",
            Refusal::Passed { .. } => "passed",
        }
    }
}

/// The verdict on a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// The claim wins.
    Won {
        /// The fans and value of the best reading.
        value: Value,
        /// Every reading, the best first.
        readings: Vec<Sheet>,
    },
    /// The claim does not win and is skipped.
    Refused {
        /// Why it does not win.
        refusal: Refusal,
    },
    /// Not all tiles of the hand were entered. The claim is assumed to win and is paid nothing.
    Unvalued {
        /// The number of missing tiles, where a kong counts as three.
        missing: u8,
    },
}

/// A claim with its verdict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct JudgedClaim {
    /// The player who claims.
    pub seat: Seat,
    /// How the player wins, if the claim does.
    pub how: HowWon,
    /// Whether the claim wins.
    pub verdict: Verdict,
}

impl JudgedClaim {
    /// Whether the claim does not win.
    pub const fn is_refused(&self) -> bool {
        matches!(self.verdict, Verdict::Refused { .. })
    }
}

/// The value of a claim of a player with this hand, or why it is refused. `passed` is the value of the
/// last win that the player has passed since their own last draw. Returns `None` if not all tiles of the
/// hand were entered.
pub(super) fn judge(
    hand: &Hand,
    missing_suit: Option<Suit>,
    how: &HowWon,
    passed: Option<u8>,
) -> Option<Result<Value, Refusal>> {
    if hand.size() < READY_SIZE {
        return None;
    }
    let Some(value) = best(hand, how) else {
        // A hand with too many suits is usually incomplete as well: the suit is the better reason.
        return Some(Err(
            suit_refusal(hand, missing_suit, how.tile).unwrap_or(Refusal::NotComplete)
        ));
    };
    Some(match (suit_refusal(hand, missing_suit, how.tile), passed) {
        (Some(refusal), _) => Err(refusal),
        (None, Some(passed)) if is_passed(value.value.into(), passed) => {
            Err(Refusal::Passed { passed, value: value.value })
        }
        _ => Ok(value),
    })
}

/// Whether a passed win forbids a win of this value: one of the same value or less (S6).
pub(super) fn is_passed(value: i32, passed: u8) -> bool {
    value <= passed.into()
}

/// The refusal of a hand, with its winning tile, for its suits (S4).
fn suit_refusal(hand: &Hand, missing_suit: Option<Suit>, tile: Tile) -> Option<Refusal> {
    let tiles = hand.all().kinds().union(TileSet::of(tile));
    let of_suit = |suit| tiles.intersection(TileSet::of_suit(suit));
    let forbidden = missing_suit.map_or(TileSet::EMPTY, of_suit);
    if !forbidden.is_empty() {
        Some(Refusal::HasMissingSuit { tiles: forbidden })
    } else if count_suits(tiles) > 2 {
        Some(Refusal::ThreeSuits { tiles })
    } else {
        None
    }
}
