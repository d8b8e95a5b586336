//! The fu of every hand, of the wait and of the pair, and those for how the hand was won (R14). Those of
//! the sets are counted by their [`SetSort`](crate::scoring::SetSort).

use crate::reading::division::{Form, Part, Parts};
use crate::scoring::fan_table::NearMiss;
use crate::scoring::{Evidence, Obstacle, Shortfall, WinRequirement};
use crate::tiles::{TileSet, WinSource};

use super::obstacles;
use super::reading::{Found, Reading, Wait};
use super::ruling::Ruling;
use super::sets::pinfu;

/// Every hand.
pub(super) fn base(_: &Reading) -> Found {
    Ok(Evidence::CIRCUMSTANCE)
}

/// A concealed hand won on the tile of another player.
pub(super) fn concealed_discard(r: &Reading) -> Found {
    r.facts.concealed()?;
    claimed(r)
}

fn claimed(r: &Reading) -> Found {
    let wanted = WinRequirement::CLAIMED;
    if r.facts.self_drawn() { Err(Obstacle::Coming { wanted }) } else { Ok(Evidence::CIRCUMSTANCE) }
}

/// The called sets, and a winning tile that was drawn as well.
pub(super) fn missing_concealed_discard(miss: &NearMiss<Reading>) -> Shortfall {
    let other = claimed(miss.reading).err();
    let other = other.filter(|_| matches!(miss.obstacle, Obstacle::Claimed { .. }));
    miss.shortfall().and(other.map(Shortfall::from))
}

/// Self-drawn, but not with pinfu, and on a replacement tile only by a ruling.
pub(super) fn self_drawn(r: &Reading) -> Found {
    if !r.facts.self_drawn() {
        return Err(Obstacle::Coming { wanted: WinRequirement::SELF_DRAWN });
    }
    if r.facts.source() == WinSource::Replacement && !r.facts.on(Ruling::ReplacementDraw2Fu) {
        return Err(Obstacle::Ruled { ruling: Ruling::ReplacementDraw2Fu.key() });
    }
    if pinfu(r).is_ok() { Err(obstacles::PINFU) } else { Ok(Evidence::CIRCUMSTANCE) }
}

/// The winning tile completed the pair, the middle of a chow, or 3 of 123 or 7 of 789.
pub(super) fn wait(r: &Reading) -> Found {
    match r.wait() {
        Wait::Pair | Wait::Middle | Wait::Edge => Ok(Evidence::parts(Parts::of(r.won))),
        Wait::TwoSided | Wait::Other => {
            Err(Obstacle::Part { part: r.won, wanted: obstacles::ONE_SIDED })
        }
    }
}

fn pair_of(r: &Reading, of: TileSet) -> Found {
    match r.pair().filter(|pair| of.contains(*pair)) {
        Some(_) => Ok(Evidence::parts(Parts::of(Part::PAIR))),
        None => Err(Obstacle::NoPair { of }),
    }
}

/// A pair of dragons.
pub(super) fn pair_of_dragons(r: &Reading) -> Found {
    pair_of(r, TileSet::DRAGONS)
}

/// The seat wind and the round's wind.
fn winds(r: &Reading) -> (TileSet, TileSet) {
    let situation = r.facts.deal.situation();
    (TileSet::of(situation.seat.tile()), TileSet::of(situation.round.tile()))
}

/// Why no pair of a single wind counts if the seat's is the round's.
fn is_double_wind(r: &Reading, wind: TileSet) -> Obstacle {
    match pair_of(r, wind) {
        Ok(_) => obstacles::DOUBLE_WIND,
        Err(_) => obstacles::NO_PAIR_OF_DOUBLE_WIND,
    }
}

/// A pair of the seat wind that is not the round's.
pub(super) fn pair_of_seat_wind(r: &Reading) -> Found {
    match winds(r) {
        (seat, round) if seat == round => Err(is_double_wind(r, seat)),
        (seat, _) => pair_of(r, seat),
    }
}

/// A pair of the round's wind that is not the seat's.
pub(super) fn pair_of_round_wind(r: &Reading) -> Found {
    match winds(r) {
        (seat, round) if seat == round => Err(is_double_wind(r, seat)),
        (_, round) => pair_of(r, round),
    }
}

/// A pair of a wind that is the seat's and the round's.
pub(super) fn pair_of_double_wind(r: &Reading) -> Found {
    match winds(r) {
        (seat, round) if seat == round => pair_of(r, seat),
        _ => Err(obstacles::NO_DOUBLE_WIND),
    }
}

/// An open hand won on a discard that has nothing but the 20 fu of every hand: it counts 30.
pub(super) fn open_twenty(r: &Reading) -> Found {
    if r.facts.is_concealed() {
        return Err(obstacles::CONCEALED_HAND);
    }
    claimed(r)?;
    let valued_pair = r.pair().is_some_and(|pair| r.facts.valued().contains(pair));
    if r.pungs != 0 || valued_pair || wait(r).is_ok() {
        return Err(obstacles::MORE_THAN_20_FU);
    }
    Ok(Evidence::CIRCUMSTANCE)
}

/// Seven pairs, which have no other fu.
pub(super) fn seven_pairs(r: &Reading) -> Found {
    r.must_be(Form::SevenPairs)?;
    Ok(r.whole())
}
