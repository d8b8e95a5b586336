//! A claim to win, and what becomes of it.

use serde::Serialize;

use crate::entry::Hand;
use crate::text::{Catalogue, Sentence, Slot};
use crate::tiles::{Seat, Suit, Tile, TileSet};

use super::reading::suits;
use super::table::{Claim, Win};
use super::value::{Value, Valued, best};
use crate::tiles::WinSource;

/// How many tiles a hand has without the winning tile, a kong counted as three.
pub(super) const READY: usize = Hand::COMPLETE - 1;

/// Why a claim does not win. It is skipped, not fined: a fine is an event of its own (S33).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Refusal {
    /// The hand holds tiles of the player's missing suit (S4).
    VoidSuit {
        /// These tiles.
        tiles: TileSet,
    },
    /// The hand has tiles of all three suits (S4).
    ThreeSuits {
        /// All its tiles.
        tiles: TileSet,
    },
    /// The hand is neither four sets and a pair nor seven pairs (S3).
    NotComplete,
    /// A win of no smaller value was passed since the player's last draw (S6).
    Passed {
        /// The value that was passed.
        passed: u8,
        /// What this win would be worth.
        value: u8,
    },
}

impl Refusal {
    /// The key in the catalogues: `refusal.<key>`.
    pub const fn key(self) -> &'static str {
        match self {
            Refusal::VoidSuit { .. } => "void-suit",
            Refusal::ThreeSuits { .. } => "three-suits",
            Refusal::NotComplete => "not-complete",
            Refusal::Passed { .. } => "passed",
        }
    }

    /// Why it is no win, in words.
    pub fn sentence(self, catalogue: &Catalogue) -> Sentence {
        let slots = match self {
            Refusal::VoidSuit { tiles } | Refusal::ThreeSuits { tiles } => {
                vec![("tiles", Slot::tiles(&tiles.collect::<Vec<_>>()))]
            }
            Refusal::NotComplete => vec![],
            Refusal::Passed { passed, value } => vec![
                ("other", Slot::Number(i64::from(passed))),
                ("value", Slot::Number(i64::from(value))),
            ],
        };
        catalogue.sentence(&format!("refusal.{}", self.key()), &slots)
    }
}

/// What becomes of a claim.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Verdict {
    /// It wins.
    Won {
        /// The fans and value of the best reading.
        #[serde(flatten)]
        value: Value,
        /// Every reading, the best first.
        readings: Vec<Valued>,
    },
    /// It does not win: it is skipped.
    Refused {
        /// Why.
        refusal: Refusal,
    },
    /// The hand is not entered, or not all of it: it is taken for a win and counted as 0.
    Unvalued {
        /// How many tiles are missing, a kong counted as three.
        missing: u8,
    },
}

/// A claim with what became of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Judged {
    /// The event, counted from 0.
    pub event: usize,
    /// Who claims.
    pub seat: Seat,
    /// The winning tile.
    pub tile: Tile,
    /// How it came.
    pub how: WinSource,
    /// Whether it was the last tile of the wall or the last discard.
    pub last: bool,
    /// What became of it.
    pub verdict: Verdict,
}

/// What a claim is worth: `None` for a hand that is not entered whole.
pub(super) fn judge(
    hand: &Hand,
    void: Option<Suit>,
    win: &Win,
    claim: Claim,
) -> Option<Result<Value, Refusal>> {
    if hand.size() < READY {
        return None;
    }
    let Some(value) = best(hand, win.tile, win.how, win.last) else {
        // A hand with a suit too many is mostly far from complete, too: the suit is said first.
        return Some(Err(suit_refusal(hand, void, win.tile).unwrap_or(Refusal::NotComplete)));
    };
    Some(match (suit_refusal(hand, void, win.tile), claim.passed) {
        (Some(refusal), _) => Err(refusal),
        (None, Some(passed)) if is_passed(value.value.into(), passed) => {
            Err(Refusal::Passed { passed, value: value.value })
        }
        _ => Ok(value),
    })
}

/// Whether a win of this value is none after one of that value was passed (S6).
pub(super) fn is_passed(value: u16, passed: u8) -> bool {
    value <= passed.into()
}

/// What is wrong with the suits of a hand with its winning tile (S4).
fn suit_refusal(hand: &Hand, void: Option<Suit>, tile: Tile) -> Option<Refusal> {
    let tiles = hand.all().kinds().union(TileSet::of(tile));
    let of_void = void.map_or(TileSet::EMPTY, |v| tiles.intersection(TileSet::of_suit(v)));
    if !of_void.is_empty() {
        Some(Refusal::VoidSuit { tiles: of_void })
    } else if suits(tiles) > 2 {
        Some(Refusal::ThreeSuits { tiles })
    } else {
        None
    }
}
