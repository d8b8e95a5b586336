//! Detections of fans of single sets and of the form of the hand.

use crate::reading::division::{Form, Part, Parts, Set, Shape};
use crate::scoring::{Countable, Evidence, Obstacle, PartRequirement};
use crate::tiles::{Tile, TileSet};

use super::obstacles;
use super::reading::{Found, Reading};
use super::ruling::Ruling;

/// There are at least `wanted` pungs and kongs of these kinds.
#[inline]
fn pungs_of(r: &Reading, kinds: TileSet, wanted: u8, of: Countable) -> Found {
    let have = r.pung_kinds.intersection(kinds).len() as u8;
    if have >= wanted {
        return Ok(Evidence::parts(Parts::sets(r.pungs_of(kinds))));
    }
    match kinds.minus(r.pung_kinds).first() {
        Some(tile) if have + 1 == wanted && have > 0 => {
            let wanted = Set::standing(Shape::Pung, tile);
            Err(Obstacle::NoSet { wanted })
        }
        _ => Err(Obstacle::Count { of, have, wanted }),
    }
}

/// All of these kinds but one are pungs or kongs, and that one is the pair.
#[inline]
fn all_but_the_pair(r: &Reading, kinds: TileSet, of: Countable) -> Found {
    let wanted = kinds.len() as u8 - 1;
    let missing = kinds.minus(r.pung_kinds);
    if missing.len() > 1 {
        return Err(Obstacle::Count { of, have: kinds.len() as u8 - missing.len() as u8, wanted });
    }
    match (missing.first(), r.pair()) {
        (Some(tile), Some(pair)) if tile == pair => {
            Ok(Evidence::parts(Parts::sets(r.pungs_of(kinds)).and(Part::PAIR)))
        }
        (Some(tile), _) => Err(Obstacle::NoPair { tile }),
        (None, _) => Err(Obstacle::Count { of, have: wanted + 1, wanted }),
    }
}

/// All four winds are pungs or kongs: Big Four Winds 大四喜 (§4, 1).
pub(super) fn big_four_winds(r: &Reading) -> Found {
    pungs_of(r, TileSet::WINDS, 4, Countable::WIND_PUNGS)
}

/// All three dragons are pungs or kongs: Big Three Dragons 大三元 (§4, 2).
pub(super) fn big_three_dragons(r: &Reading) -> Found {
    pungs_of(r, TileSet::DRAGONS, 3, Countable::DRAGON_PUNGS)
}

/// Three winds are pungs or kongs and the fourth is the pair: Little Four Winds 小四喜 (§4, 9).
pub(super) fn little_four_winds(r: &Reading) -> Found {
    all_but_the_pair(r, TileSet::WINDS, Countable::WIND_PUNGS)
}

/// Two dragons are pungs or kongs and the third is the pair: Little Three Dragons 小三元
/// (§4, 10).
pub(super) fn little_three_dragons(r: &Reading) -> Found {
    all_but_the_pair(r, TileSet::DRAGONS, Countable::DRAGON_PUNGS)
}

/// Three winds are pungs or kongs: Big Three Winds 三风刻 (§4, 38).
pub(super) fn big_three_winds(r: &Reading) -> Found {
    pungs_of(r, TileSet::WINDS, 3, Countable::WIND_PUNGS)
}

/// Two dragons are pungs or kongs: Two Dragon Pungs 双箭刻 (§4, 54).
pub(super) fn two_dragon_pungs(r: &Reading) -> Found {
    pungs_of(r, TileSet::DRAGONS, 2, Countable::DRAGON_PUNGS)
}

/// A set is a pung or kong of dragons. Each counts: Dragon Pung 箭刻 (§4, 59).
pub(super) fn dragon_pung(r: &Reading) -> Found {
    pungs_of(r, TileSet::DRAGONS, 1, Countable::DRAGON_PUNGS)
}

#[inline]
fn pung_of(r: &Reading, tile: Tile) -> Found {
    if r.pung_kinds.contains(tile) {
        return Ok(Evidence::parts(Parts::sets(r.pungs_of(TileSet::of(tile)))));
    }
    Err(Obstacle::NoSet { wanted: Set::standing(Shape::Pung, tile) })
}

/// A set is a pung or kong of the round's wind: Prevalent Wind 圈风刻 (§4, 60).
pub(super) fn prevalent_wind(r: &Reading) -> Found {
    pung_of(r, r.facts.deal.situation().round.tile())
}

/// A set is a pung or kong of the player's own wind: Seat Wind 门风刻 (§4, 61).
pub(super) fn seat_wind(r: &Reading) -> Found {
    pung_of(r, r.facts.deal.situation().seat.tile())
}

/// A set is a pung or kong of terminals, or of a wind that is neither the seat's nor the round's.
/// Each counts: Pung of Terminals or Honors 幺九刻 (§4, 73).
pub(super) fn pung_of_terminals_or_honors(r: &Reading) -> Found {
    let situation = r.facts.deal.situation();
    let own = TileSet::of(situation.seat.tile()).union(TileSet::of(situation.round.tile()));
    let kinds = TileSet::TERMINALS.union(TileSet::WINDS).minus(own);
    if r.pung_kinds.intersection(kinds).is_empty() {
        return Err(Obstacle::NoSets);
    }
    Ok(Evidence::parts(Parts::sets(r.pungs_of(kinds))))
}

/// There are at least `wanted` pungs and kongs that were made without claiming.
#[inline]
fn concealed_pungs(r: &Reading, wanted: u8) -> Found {
    let have = r.concealed_pungs.count_ones() as u8;
    if have >= wanted {
        return Ok(Evidence::parts(Parts::sets(r.concealed_pungs)));
    }
    Err(Obstacle::Count { of: Countable::CONCEALED_PUNGS, have, wanted })
}

/// Four pungs or kongs were made without claiming: Four Concealed Pungs 四暗刻 (§4, 12).
pub(super) fn four_concealed_pungs(r: &Reading) -> Found {
    concealed_pungs(r, 4)
}

/// Three pungs or kongs were made without claiming: Three Concealed Pungs 三暗刻 (§4, 33).
pub(super) fn three_concealed_pungs(r: &Reading) -> Found {
    concealed_pungs(r, 3)
}

/// Two pungs or kongs were made without claiming: Two Concealed Pungs 双暗刻 (§4, 66).
pub(super) fn two_concealed_pungs(r: &Reading) -> Found {
    concealed_pungs(r, 2)
}

/// Every set is a pung or a kong: All Pungs 碰碰和 (§4, 49).
pub(super) fn all_pungs(r: &Reading) -> Found {
    r.four_sets()?;
    if r.chows != 0 {
        let part = Part::set(r.chows.trailing_zeros() as usize);
        return Err(Obstacle::Part { part, wanted: PartRequirement::PUNG });
    }
    Ok(Evidence::parts(r.whole()))
}

/// Every set is a pung or kong of 2, 4, 6 or 8, and so is the pair: All Even Pungs 全双刻
/// (§4, 21).
pub(super) fn all_even_pungs(r: &Reading) -> Found {
    let found = all_pungs(r)?;
    let even = TileSet::ranks(0b0_1010_1010);
    match r.facts.kinds.minus(even).first() {
        None => Ok(found),
        Some(tile) => Err(Obstacle::Tile { tile, wanted: obstacles::EVEN }),
    }
}

/// Every set and the pair has a tile of these kinds.
#[inline]
fn in_every_part(r: &Reading, kinds: TileSet, wanted: PartRequirement) -> Found {
    r.four_sets()?;
    for (i, set) in r.division.sets.iter().enumerate() {
        if set.kinds().intersection(kinds).is_empty() {
            return Err(Obstacle::Part { part: Part::set(i), wanted });
        }
    }
    if r.pair().is_some_and(|t| !kinds.contains(t)) {
        return Err(Obstacle::Part { part: Part::PAIR, wanted });
    }
    Ok(Evidence::parts(r.whole()))
}

/// Every set and the pair has a 5: All Fives 全带五 (§4, 31).
pub(super) fn all_fives(r: &Reading) -> Found {
    in_every_part(r, TileSet::ranks(0b0_0001_0000), obstacles::FIVE)
}

/// Every set and the pair has a terminal or an honor: Outside Hand 全带幺 (§4, 55).
pub(super) fn outside_hand(r: &Reading) -> Found {
    in_every_part(r, TileSet::TERMINALS_AND_HONORS, PartRequirement::TERMINAL_OR_HONOR)
}

/// Every set is a chow and the pair is of a suit: All Chows 平和 (§4, 63). A knitted straight
/// stands for three chows.
pub(super) fn all_chows(r: &Reading) -> Found {
    if r.division.form != Form::KnittedStraight {
        r.four_sets()?;
    }
    if r.pungs != 0 {
        let part = Part::set(r.pungs.trailing_zeros() as usize);
        return Err(Obstacle::Part { part, wanted: PartRequirement::CHOW });
    }
    if r.pair().is_some_and(Tile::is_honor) {
        return Err(Obstacle::Part { part: Part::PAIR, wanted: obstacles::SUITED_PAIR });
    }
    Ok(Evidence::parts(r.whole()))
}

/// All four sets were claimed, and the pair was completed by a discard: Melded Hand 全求人
/// (§4, 53).
pub(super) fn melded_hand(r: &Reading) -> Found {
    r.four_sets()?;
    let unclaimed = !r.facts.claimed & 0b1111;
    if unclaimed != 0 {
        let part = Part::set(unclaimed.trailing_zeros() as usize);
        return Err(Obstacle::Part { part, wanted: obstacles::CLAIMED });
    }
    super::ways::claimed(r.facts)?;
    Ok(Evidence::parts(r.whole()))
}

/// The hand is read as seven pairs: Seven Pairs 七对 (§4, 19).
pub(super) fn seven_pairs(r: &Reading) -> Found {
    r.must_be(Form::SevenPairs)?;
    Ok(Evidence::parts((0..7).fold(Parts::NONE, |parts, i| parts.and(Part::pair(i)))))
}

/// The seven pairs are of consecutive ranks in one suit: Seven Shifted Pairs 连七对 (§4, 6).
pub(super) fn seven_shifted_pairs(r: &Reading) -> Found {
    let found = seven_pairs(r)?;
    let f = r.facts;
    if f.suits != 1 {
        return Err(Obstacle::Count { of: Countable::SUITS, have: f.suits, wanted: 1 });
    }
    super::hands::no_honors(f)?;
    let lowest = f.kinds.first().map_or(0, Tile::index);
    if f.kinds.0 >> lowest == 0b111_1111 {
        return Ok(found);
    }
    // The pair that is missing in the run that starts with the lowest rank, if that run can exist.
    let run = TileSet(0b111_1111 << lowest);
    match run.minus(f.kinds).first() {
        Some(tile) if lowest % 9 <= 2 => Err(Obstacle::NoPair { tile }),
        _ => Err(Obstacle::NoSets),
    }
}

/// The hand is one of each terminal and honor, and one more of them: Thirteen Orphans 十三幺
/// (§4, 7).
pub(super) fn thirteen_orphans(r: &Reading) -> Found {
    r.must_be(Form::ThirteenOrphans)?;
    Ok(Evidence::tiles(r.facts.kinds))
}

/// The hand is all seven honors and knitted tiles: Greater Honors and Knitted Tiles 七星不靠
/// (§4, 20).
pub(super) fn greater_honors_and_knitted_tiles(r: &Reading) -> Found {
    honors_and_knitted(r)?;
    match TileSet::HONORS.minus(r.facts.kinds).len() {
        0 => Ok(Evidence::tiles(r.facts.kinds)),
        n => Err(Obstacle::Count { of: Countable::HONORS, have: 7 - n as u8, wanted: 7 }),
    }
}

/// The hand is knitted tiles and at most six honors: Lesser Honors and Knitted Tiles 全不靠
/// (§4, 34).
pub(super) fn lesser_honors_and_knitted_tiles(r: &Reading) -> Found {
    honors_and_knitted(r)?;
    match TileSet::HONORS.minus(r.facts.kinds).len() {
        0 => Err(obstacles::ALL_HONORS),
        _ => Ok(Evidence::tiles(r.facts.kinds)),
    }
}

#[inline]
fn honors_and_knitted(r: &Reading) -> Result<(), Obstacle> {
    r.must_be(Form::HonorsAndKnitted)
}

/// All nine tiles of a knitted straight are there: Knitted Straight 组合龙 (§4, 35). They may
/// belong to Lesser Honors and Knitted Tiles.
pub(super) fn knitted_straight(r: &Reading) -> Found {
    let suited = match r.division.form {
        Form::KnittedStraight => r.division.singles,
        Form::HonorsAndKnitted => r.division.singles.minus(TileSet::HONORS),
        _ => return Err(Obstacle::Form { wanted: Form::KnittedStraight }),
    };
    let ruling = Ruling::LesserKnittedNoKnittedStraight;
    if suited.len() < 9 {
        Err(Obstacle::Form { wanted: Form::KnittedStraight })
    } else if r.division.form == Form::HonorsAndKnitted && r.facts.on(ruling) {
        Err(Obstacle::Ruled { ruling: ruling.key() })
    } else {
        Ok(Evidence::tiles(suited))
    }
}
