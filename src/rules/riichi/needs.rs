//! The needs that only rows of riichi have: what was declared, the first turn, how the winning tile came
//! in the words of its rules, the fu that depend on each other, and nine gates (Y35, Y36): fourteen tiles
//! that hold certain thirteen.

use crate::reading::division::Form;
use crate::scoring::needs::{
    Came, EachPart, Fact, Found, Miss, Need, OneSuit, PairOf, Says, Waited,
};
use crate::scoring::{
    Evidence, Kinds, Measure, Obstacle, Reading, Shortfall, WaitShape, WinRequirement,
};
use crate::tiles::{Counts, Seat, Suit, Tile, WinSource};

use super::deal::Deal;
use super::obstacles;
use super::questions;
use super::ruling::Ruling;
use super::situation::Riichi;

/// A ruling is on without which the row is not played.
pub(super) struct Played(pub Ruling);

impl Need<Deal> for Played {
    #[inline]
    fn met(&self, r: &Reading<Deal>) -> Found {
        let is_on = r.facts.on(self.0);
        let ruling = self.0.key();
        if is_on { Ok(Evidence::CIRCUMSTANCE) } else { Err(Obstacle::Ruled { ruling }) }
    }
}

/// The Blessing of Man is played, as a mangan, a baiman or a yakuman (R13, SN26).
pub(super) const RENHOU_PLAYED: Fact<Deal> = Fact(
    |r| {
        let values = [Ruling::RenhouMangan, Ruling::RenhouBaiman, Ruling::RenhouYakuman];
        values.into_iter().any(|ruling| r.facts.on(ruling))
    },
    Obstacle::Ruled { ruling: Ruling::RenhouMangan.key() },
);

/// Riichi was declared.
pub(super) const DECLARED: Fact<Deal> =
    Fact(|r| r.facts.deal.situation().riichi != Riichi::No, obstacles::NO_RIICHI);

/// It was declared on the first turn.
pub(super) const DECLARED_FIRST: Fact<Deal> =
    Fact(|r| r.facts.deal.situation().riichi == Riichi::Double, obstacles::NO_DOUBLE_RIICHI);

/// The win came within one go-round after riichi.
pub(super) const AT_ONCE: Says = Says(&questions::IPPATSU, obstacles::NO_IPPATSU);

/// It did not come on the tile for a kong of one's own or, by a ruling, for a North: these break the go-round
/// (R-A12, SN9).
pub(super) const UNBROKEN: Fact<Deal> = Fact(
    |r| !source(r).is_some_and(|source| r.facts.deal.terms().is_broken_by(source)),
    obstacles::NO_IPPATSU,
);

/// The winner is East.
pub(super) const EAST: Fact<Deal> = Fact(|r| r.facts.seat == Seat::East, obstacles::NOT_EAST);

/// The winner is not East.
pub(super) const NOT_EAST: Fact<Deal> = Fact(|r| r.facts.seat != Seat::East, obstacles::IS_EAST);

/// The winner has no kong.
pub(super) const NO_KONG: Fact<Deal> = Fact(|r| r.facts.kongs == 0, obstacles::HAS_KONG);

/// The winner had had no turn, and no call or kong had broken the first go-round.
pub(super) const FIRST_TURN: Says = Says(&questions::FIRST_TURN, obstacles::NOT_FIRST_TURN);

/// No North of one's own had broken it, as one does by a ruling (SN9).
pub(super) const NO_NORTH_ASIDE: Fact<Deal> = Fact(
    |r| r.facts.deal.situation().norths == 0 || !r.facts.on(Ruling::NorthBreaks),
    obstacles::NOT_FIRST_TURN,
);

/// The winning tile was discarded.
pub(super) const DISCARDED: Came =
    Came(obstacles::DISCARDED, |win| win.source == WinSource::Discard);

/// The winning tile replaced a kong or, by a ruling, a North (Y14, SN8).
pub(super) struct Replaced;

impl Need<Deal> for Replaced {
    fn met(&self, r: &Reading<Deal>) -> Found {
        WinRequirement::REPLACEMENT.met_if(is_replacement(r))
    }
}

/// The winning tile replaced no other, or such a tile may be the last of the wall (Y15, SN8).
pub(super) const MAY_BE_LAST: Fact<Deal> = Fact(
    |r| {
        let is_drawn = source(r) == Some(WinSource::SelfDrawn);
        is_drawn || is_replacement(r) && r.facts.on(Ruling::ReplacementMayBeLast)
    },
    obstacles::REPLACEMENT_NOT_LAST,
);

/// A chow is among the sets.
pub(super) const HAS_CHOW: Fact<Deal> =
    Fact(|r| r.sets().any(|(_, set)| set.is_chow()), obstacles::NO_CHOW);

/// The hand is not read as thirteen orphans.
pub(super) const NO_ORPHANS: Fact<Deal> =
    Fact(|r| r.division.form != Form::ThirteenOrphans, Obstacle::Form { wanted: Form::FourSets });

/// All thirteen kinds of thirteen orphans stood in the hand before the win.
pub(super) const THIRTEEN_WAITS: Fact<Deal> =
    Fact(|r| r.facts.hand.standing().kinds().len() == 13, obstacles::NOT_THIRTEEN_WAITS);

/// A win on a replacement tile has the fu of a self-drawn one by a ruling alone.
pub(super) const REPLACEMENT_COUNTS: Fact<Deal> = Fact(
    |r| !is_replacement(r) || r.facts.on(Ruling::ReplacementDraw2Fu),
    Obstacle::Ruled { ruling: Ruling::ReplacementDraw2Fu.key() },
);

/// The winning tile completed the pair, the middle of a chow, or 3 of 123 or 7 of 789.
pub(super) const ONE_SIDED_WAIT: Waited =
    Waited(obstacles::ONE_SIDED, &[WaitShape::Pair, WaitShape::Middle, WaitShape::Edge]);

/// The hand is open.
pub(super) const OPEN_HAND: Fact<Deal> =
    Fact(|r| !r.facts.is_concealed(), obstacles::CONCEALED_HAND);

/// Chows and a pair that is worth no fu, the parts of pinfu.
pub(super) const PARTS_OF_PINFU: EachPart =
    EachPart::is(obstacles::PINFU_PARTS).with_pair_of(Kinds::Valueless);

/// The winning tile completed a chow at an end where another tile could have completed it at the other, the wait of
/// pinfu.
pub(super) const WAIT_OF_PINFU: Waited = Waited(obstacles::TWO_SIDED, &[WaitShape::TwoSided]);

/// Neither a pung, nor the pair, nor the wait is worth fu.
pub(super) const NOTHING_BUT_20_FU: Fact<Deal> = Fact(
    |r| PARTS_OF_PINFU.met(r).is_ok() && WAIT_OF_PINFU.met(r).is_ok(),
    obstacles::MORE_THAN_20_FU,
);

/// The seat wind is the round's wind, too.
pub(super) const DOUBLE_WIND: Fact<Deal> = Fact(is_double_wind, obstacles::NO_DOUBLE_WIND);

/// The seat wind is another one than the round's. Where it is the same, another row counts a pair of it.
pub(super) struct SingleWind;

impl Need<Deal> for SingleWind {
    fn met(&self, r: &Reading<Deal>) -> Found {
        match (is_double_wind(r), PairOf(Kinds::SeatWind).met(r)) {
            (false, _) => Ok(Evidence::CIRCUMSTANCE),
            (true, Ok(_)) => Err(obstacles::DOUBLE_WIND),
            (true, Err(_)) => Err(obstacles::NO_PAIR_OF_DOUBLE_WIND),
        }
    }
}

fn is_double_wind(r: &Reading<Deal>) -> bool {
    r.facts.seat.tile() == r.facts.round.tile()
}

/// Whether the win counts as one on a replacement tile.
fn is_replacement(r: &Reading<Deal>) -> bool {
    match source(r) {
        Some(WinSource::Replacement) => true,
        Some(WinSource::NorthReplacement) => r.facts.on(Ruling::NorthReplacement),
        _ => false,
    }
}

/// How the winning tile came.
fn source(r: &Reading<Deal>) -> Option<WinSource> {
    r.facts.win.map(|win| win.source)
}

/// 1112345678999 of one suit and any tile of it, without a kong.
pub(super) struct NineGates;

impl Need<Deal> for NineGates {
    fn met(&self, r: &Reading<Deal>) -> Found {
        let found = OneSuit::Alone.met(r)?;
        if r.facts.kongs != 0 {
            return Err(obstacles::HAS_KONG);
        }
        let is = |suit: Suit| r.facts.complete.holds(&gates(suit));
        if Suit::ALL.into_iter().any(is) { Ok(found) } else { Err(obstacles::NO_NINE_GATES) }
    }

    /// The tiles that the nearest nine gates lack.
    fn missing(&self, miss: &Miss<Deal>) -> Shortfall {
        match miss.obstacle {
            Obstacle::Suits { .. } | obstacles::NO_NINE_GATES => {}
            _ => return miss.shortfall(),
        }
        let Measure { hand, .. } = &miss.measure;
        let lacking = |suit: &Suit| {
            let other = hand.concealed.tiles().filter(|tile| tile.suit() != Some(*suit)).count();
            gates(*suit).beyond(&hand.concealed).len().max(other)
        };
        let Some(suit) = Suit::ALL.into_iter().min_by_key(lacking) else { return miss.shortfall() };
        let needed = gates(suit);
        let have = needed.beyond(&needed.beyond(&hand.concealed));
        Shortfall {
            needed: vec![needed.tiles().collect()],
            have: vec![have.tiles().collect()],
            exchanges: Some(lacking(&suit) as u8).filter(|_| hand.melds.is_empty()),
            ..miss.obstacle.into()
        }
    }
}

/// 1112345678999 stood in the hand before the win.
pub(super) const NINE_WAITS: Fact<Deal> = Fact(
    |r| Suit::ALL.into_iter().any(|suit| *r.facts.hand.standing() == gates(suit)),
    obstacles::NOT_NINE_GATES,
);

/// The tiles of nine gates of a suit: 1112345678999.
fn gates(suit: Suit) -> Counts {
    let tile = |rank| Tile::suited(suit, rank);
    (1..=9).chain([1, 1, 9, 9]).map(tile).collect()
}
