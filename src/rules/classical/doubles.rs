//! Detects the doubles of every player (C15–C17), and the winner's doubles for the tiles of the
//! hand (C18, C19, C23–C25, C27).

use crate::reading::division::Form;
use crate::reading::set_kinds::SetKinds;
use crate::scoring::{
    Countable, Evidence, Obstacle, PartRequirement, TileClass, all_but_the_pair, pungs,
};
use crate::tiles::{Flower, TileSet};

use super::obstacles;
use super::reading::{Facts, Found, Reading};
use super::ruling::Ruling;

/// 16 Pung or kong of dragons, each (C15).
pub(super) fn dragon_pung(r: &Reading) -> Found {
    pungs(r.division, TileSet::DRAGONS, 1)
}

/// 17 Pung or kong of own wind (C15).
pub(super) fn own_wind_pung(r: &Reading) -> Found {
    pungs(r.division, TileSet::of(r.facts.seat.tile()), 1)
}

/// 18 Pung or kong of the round's wind (C15).
pub(super) fn round_wind_pung(r: &Reading) -> Found {
    pungs(r.division, TileSet::of(r.facts.round.tile()), 1)
}

/// Checks that the hand has tiles of exactly one suit, with honors or without, and that all its tiles
/// were entered (C16).
fn one_suit(f: &Facts, honors: bool) -> Result<(), Obstacle> {
    if f.suits > 1 {
        return Err(Obstacle::Suits { most: 1, honors });
    }
    // The tiles that were not entered can be of another suit.
    if f.hand.size() < 13 {
        return Err(Obstacle::Unfinished);
    }
    match f.suits {
        1 => Ok(()),
        _ => Err(Obstacle::NoTile { wanted: TileClass::SUITED }),
    }
}

/// By a ruling, only the winner's hand is doubled for its suit (C16).
fn may_double(f: &Facts) -> Result<(), Obstacle> {
    let ruling = Ruling::OneSuitWinnerOnly;
    let ruled = f.victory.is_none() && f.on(ruling);
    if ruled { Err(Obstacle::Ruled { ruling: ruling.key() }) } else { Ok(()) }
}

/// 19 One suit with honors (C16).
pub(super) fn one_suit_with_honors(r: &Reading) -> Found {
    one_suit(r.facts, true)?;
    let none = r.facts.kinds.intersection(TileSet::HONORS).is_empty();
    if none {
        return Err(Obstacle::NoTile { wanted: TileClass::HONOR });
    }
    may_double(r.facts)?;
    Ok(Evidence::tiles(r.facts.kinds))
}

/// 20 One suit only: no honors (C16).
pub(super) fn one_suit_only(r: &Reading) -> Found {
    one_suit(r.facts, false)?;
    let honors = !r.facts.kinds.intersection(TileSet::HONORS).is_empty();
    if honors {
        return Err(Obstacle::Suits { most: 1, honors: false });
    }
    may_double(r.facts)?;
    Ok(Evidence::tiles(r.facts.kinds))
}

/// How often the flowers and seasons double: each that belongs to the seat wind or the prevalent
/// wind (C17, C-A1).
pub(super) fn flower_doubles(r: &Reading) -> u8 {
    let f = r.facts;
    let of = |flower: &Flower| {
        let own = flower.wind_index() == f.seat.index();
        let round = flower.wind_index() == f.round.index();
        let twice = own && round && f.on(Ruling::FlowerDoublesTwice);
        u8::from(own || round) + u8::from(twice)
    };
    let all = f.flowers.iter().map(of).sum();
    if f.on(Ruling::FlowersDoubleOnce) { u8::min(all, 1) } else { all }
}

/// 21 Own flower or season, or the round's (C17).
pub(super) fn own_flower(r: &Reading) -> Found {
    if r.facts.flowers.is_empty() {
        return Err(Obstacle::NoFlower);
    }
    match flower_doubles(r) {
        0 => Err(obstacles::OTHER_FLOWERS),
        _ => Ok(Evidence::CIRCUMSTANCE),
    }
}

/// 22 Only pungs and kongs (C18).
pub(super) fn only_pungs(r: &Reading) -> Found {
    r.all_are(PartRequirement::PUNG)
}

/// 23 No points (C19): the sets and the pair are worth no points.
pub(super) fn no_points(r: &Reading) -> Found {
    let pairs = TileSet::ALL.minus(r.facts.valued());
    let worthless = SetKinds { pungs: TileSet::EMPTY, pairs, ..SetKinds::ANY };
    let found = r.all_are(obstacles::WORTHLESS.made_of(worthless))?;
    let ruling = Ruling::NoPointsAtAll;
    let has_other_points = || {
        let drawn = !r.facts.claimed();
        drawn || !r.facts.flowers.is_empty() || r.facts.other_wait().is_none()
    };
    if r.facts.on(ruling) && has_other_points() {
        return Err(Obstacle::Ruled { ruling: ruling.key() });
    }
    Ok(found)
}

/// 27 Three sets and the pair of winds (C23).
pub(super) fn three_winds_and_pair(r: &Reading) -> Found {
    r.facts.won()?;
    all_but_the_pair(r.division, TileSet::WINDS)
}

/// 28 Two sets and the pair of dragons (C24).
pub(super) fn two_dragons_and_pair(r: &Reading) -> Found {
    r.facts.won()?;
    all_but_the_pair(r.division, TileSet::DRAGONS)
}

/// 29 A terminal or honor in every set and the pair (C25).
pub(super) fn terminal_or_honor_in_every_set(r: &Reading) -> Found {
    r.all_are(PartRequirement::TERMINAL_OR_HONOR)
}

/// 31 Two or three kongs (C27); four kongs are a limit hand.
pub(super) fn two_or_three_kongs(r: &Reading) -> Found {
    r.facts.won()?;
    let have = r.kongs();
    let wanted = u8::clamp(have, 2, 3);
    if have == wanted {
        return Ok(Evidence::parts(r.division.sets_that(|_, set| set.is_kong())));
    }
    Err(Obstacle::Count { of: Countable::KONGS, have, wanted })
}

/// Checks that a winning hand has a form.
pub(super) fn require_form(r: &Reading, wanted: Form) -> Result<(), Obstacle> {
    r.facts.won()?;
    if r.division.form == wanted { Ok(()) } else { Err(Obstacle::Form { wanted }) }
}
