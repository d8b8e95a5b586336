//! Detects the doubles of every player (C15–C17), and the winner's doubles for the tiles of the hand
//! (C18, C19, C23–C25, C27).

use crate::reading::division::{Form, Part, Parts, Set, Shape};
use crate::scoring::{Countable, Evidence, Obstacle, PartRequirement, TileClass};
use crate::tiles::{Flower, Tile, TileSet};

use super::obstacles;
use super::reading::{Facts, Found, Reading};
use super::ruling::Ruling;

/// At least `wanted` pungs and kongs of the kinds.
pub(super) fn pungs(r: &Reading, kinds: TileSet, wanted: u8, of: Countable) -> Found {
    let have = r.pung_kinds().intersection(kinds).len() as u8;
    let enough = have >= wanted;
    let found = || Evidence::parts(r.pungs_of(kinds));
    if enough { Ok(found()) } else { Err(Obstacle::Count { of, have, wanted }) }
}

/// A pung or kong of a kind.
fn pung_of(r: &Reading, tile: Tile) -> Found {
    match r.pungs_of(TileSet::of(tile)) {
        Parts::NONE => Err(Obstacle::NoSet { wanted: Set::standing(Shape::Pung, tile) }),
        parts => Ok(Evidence::parts(parts)),
    }
}

/// 16 Pung or kong of dragons, each (C15).
pub(super) fn dragon_pung(r: &Reading) -> Found {
    pungs(r, TileSet::DRAGONS, 1, Countable::DRAGON_PUNGS)
}

/// 17 Pung or kong of own wind (C15).
pub(super) fn own_wind_pung(r: &Reading) -> Found {
    pung_of(r, r.facts.seat.tile())
}

/// 18 Pung or kong of the round's wind (C15).
pub(super) fn round_wind_pung(r: &Reading) -> Found {
    pung_of(r, r.facts.round.tile())
}

/// Checks that the hand has tiles of exactly one suit and that all its tiles were entered (C16).
fn one_suit(f: &Facts) -> Result<(), Obstacle> {
    let ruling = Ruling::OneSuitWinnerOnly;
    if f.victory.is_none() && f.on(ruling) {
        return Err(Obstacle::Ruled { ruling: ruling.key() });
    }
    if f.suits > 1 {
        return Err(Obstacle::Count { of: Countable::SUITS, have: f.suits, wanted: 1 });
    }
    // The tiles that were not entered can be of another suit.
    if f.hand.size() < 13 {
        return Err(Obstacle::Unfinished);
    }
    match f.suits {
        1 => Ok(()),
        have => Err(Obstacle::Count { of: Countable::SUITS, have, wanted: 1 }),
    }
}

/// 19 One suit with honors (C16).
pub(super) fn one_suit_with_honors(r: &Reading) -> Found {
    one_suit(r.facts)?;
    let none = r.facts.kinds.intersection(TileSet::HONORS).is_empty();
    let wanted = TileClass::HONOR;
    if none { Err(Obstacle::NoTile { wanted }) } else { Ok(Evidence::tiles(r.facts.kinds)) }
}

/// 20 One suit only: no honors (C16).
pub(super) fn one_suit_only(r: &Reading) -> Found {
    one_suit(r.facts)?;
    match r.facts.kinds.intersection(TileSet::HONORS).first() {
        Some(tile) => Err(Obstacle::Tile { tile, wanted: TileClass::SUITED }),
        None => Ok(Evidence::tiles(r.facts.kinds)),
    }
}

/// How often the flowers and seasons double: each that belongs to the seat wind or the prevalent
/// wind (C17, C-A1).
pub(super) fn flower_doubles(f: &Facts) -> u8 {
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
    match flower_doubles(r.facts) {
        0 => Err(obstacles::OTHER_FLOWERS),
        _ => Ok(Evidence::CIRCUMSTANCE),
    }
}

/// 22 Only pungs and kongs (C18).
pub(super) fn only_pungs(r: &Reading) -> Found {
    r.four_sets()?;
    match r.chow() {
        Some(part) => Err(Obstacle::Part { part, wanted: PartRequirement::PUNG }),
        None => Ok(r.whole()),
    }
}

/// 23 No points (C19): the sets and the pair are worth no points.
pub(super) fn no_points(r: &Reading) -> Found {
    let pair = r.four_sets()?;
    let wanted = obstacles::WORTHLESS;
    if let Some((part, _)) = r.sets().find(|(_, set)| !set.is_chow()) {
        return Err(Obstacle::Part { part, wanted });
    }
    if r.facts.valued().contains(pair) {
        return Err(Obstacle::Part { part: Part::PAIR, wanted });
    }
    let ruling = Ruling::NoPointsAtAll;
    let has_other_points = || {
        let drawn = !r.facts.claimed();
        drawn || !r.facts.flowers.is_empty() || r.facts.other_wait().is_none()
    };
    if r.facts.on(ruling) && has_other_points() {
        return Err(Obstacle::Ruled { ruling: ruling.key() });
    }
    Ok(r.whole())
}

/// Pungs and kongs of all the kinds except one, which is the pair.
fn all_but_the_pair(r: &Reading, kinds: TileSet, of: Countable) -> Found {
    let pair = r.four_sets()?;
    let wanted = kinds.len() as u8 - 1;
    let parts = r.pungs_of(kinds);
    let have = parts.iter().count() as u8;
    match kinds.minus(r.pung_kinds()).first() {
        Some(tile) if have == wanted && tile == pair => Ok(Evidence::parts(parts.and(Part::PAIR))),
        Some(tile) if have == wanted => Err(Obstacle::NoPair { tile }),
        _ => Err(Obstacle::Count { of, have, wanted }),
    }
}

/// 27 Three sets and the pair of winds (C23).
pub(super) fn three_winds_and_pair(r: &Reading) -> Found {
    all_but_the_pair(r, TileSet::WINDS, Countable::WIND_PUNGS)
}

/// 28 Two sets and the pair of dragons (C24).
pub(super) fn two_dragons_and_pair(r: &Reading) -> Found {
    all_but_the_pair(r, TileSet::DRAGONS, Countable::DRAGON_PUNGS)
}

/// 29 A terminal or honor in every set and the pair (C25).
pub(super) fn terminal_or_honor_in_every_set(r: &Reading) -> Found {
    let pair = r.four_sets()?;
    let (outer, wanted) = (TileSet::TERMINALS_AND_HONORS, PartRequirement::TERMINAL_OR_HONOR);
    let without = |set: &Set| set.kinds().intersection(outer).is_empty();
    if let Some((part, _)) = r.sets().find(|(_, set)| without(set)) {
        return Err(Obstacle::Part { part, wanted });
    }
    if !outer.contains(pair) {
        return Err(Obstacle::Part { part: Part::PAIR, wanted });
    }
    Ok(r.whole())
}

/// 31 Two or three kongs (C27); four kongs are a limit hand.
pub(super) fn two_or_three_kongs(r: &Reading) -> Found {
    r.facts.won()?;
    let have = r.kongs();
    let wanted = u8::clamp(have, 2, 3);
    if have == wanted {
        return Ok(Evidence::parts(r.which(|_, set| set.is_kong())));
    }
    Err(Obstacle::Count { of: Countable::KONGS, have, wanted })
}

/// Checks that a winning hand has a form.
pub(super) fn require_form(r: &Reading, wanted: Form) -> Result<(), Obstacle> {
    r.facts.won()?;
    if r.division.form == wanted { Ok(()) } else { Err(Obstacle::Form { wanted }) }
}
