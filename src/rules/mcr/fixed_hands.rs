//! Detections of fans of whole hands, which are pairs, single tiles or knitted, or stand as certain
//! thirteen tiles before the win; and what is missing of them.

use crate::reading::division::{Form, KNITTED, Part, Parts};
use crate::reading::target::Target;
use crate::scoring::fan_table::NearMiss;
use crate::scoring::{Evidence, Obstacle, Shortfall};
use crate::tiles::{Counts, Suit, Tile, TileSet};

use super::obstacles;
use super::reading::{Facts, Found, Reading};
use super::ruling::Ruling;

/// 1112345678999 of a suit: an octal digit with the number of copies for each rank, the 1 last.
const GATES: u32 = 0o311_111_113;

/// The concealed tiles before the win were 1112345678999 of one suit: Nine Gates 九莲宝灯 (§4, 4).
pub(super) fn nine_gates(f: &Facts) -> Found {
    let tile = f.deal.used_tile()?;
    let standing = f.deal.hand().standing();
    let gates = (0..3).find(|g| standing.group(*g) == GATES);
    match gates {
        Some(group) if tile.group() == group => Ok(Evidence::tiles(f.kinds)),
        _ => Err(obstacles::NOT_NINE_GATES),
    }
}

/// The nearest of 1112345678999 of a suit with one more tile of it. If all are there, another tile
/// came last.
pub(super) fn missing_nine_gates(miss: &NearMiss<Reading>) -> Shortfall {
    if miss.obstacle != obstacles::NOT_NINE_GATES {
        return miss.shortfall();
    }
    let complete = &miss.measure.hand.concealed;
    let copies =
        |suit, rank: u8| [Tile::suited(suit, rank)].repeat((GATES >> (3 * rank - 3) & 7) as usize);
    let gates = |suit| -> Counts { (1..=9).flat_map(|rank| copies(suit, rank)).collect() };
    let with_one_more =
        |suit| TileSet::of_suit(suit).iter().map(move |tile| gates(suit).with(tile));
    let hands = Suit::ALL.into_iter().flat_map(with_one_more).filter(|hand| {
        // There is no fifth copy.
        hand.kinds().iter().all(|tile| hand.get(tile) <= 4)
    });
    let shortfall = nearest_hand(miss, hands);
    if shortfall.exchanges != Some(0) {
        return shortfall;
    }
    let last = |suit: &Suit| complete.holds(&gates(*suit));
    let suit = Suit::ALL.into_iter().find(last);
    let surplus = suit.and_then(|suit| complete.minus(&gates(suit)).kinds().first());
    surplus.map_or(shortfall, |wanted| Obstacle::OtherTile { wanted }.into())
}

/// What is missing of the nearest of several hands of fourteen concealed tiles.
fn nearest_hand(miss: &NearMiss<Reading>, of: impl Iterator<Item = Counts>) -> Shortfall {
    let declared = Parts::sets((1 << miss.measure.hand.melds.len()) - 1);
    if declared != Parts::NONE {
        return Shortfall { declared, ..miss.obstacle.into() };
    }
    let tiles = &miss.measure.hand.concealed;
    let missing = |wanted: Counts| -> Vec<Tile> {
        let lacks = |tile: Tile| wanted.get(tile).saturating_sub(tiles.get(tile));
        Tile::all().flat_map(|tile| std::iter::repeat_n(tile, lacks(tile).into())).collect()
    };
    let nearest = of.map(missing).min_by_key(Vec::len).unwrap_or_default();
    let exchanges = Some(nearest.len() as u8);
    Shortfall { exchanges, needed: vec![nearest], ..miss.obstacle.into() }
}

/// The hand is read as seven pairs: Seven Pairs 七对 (§4, 19).
pub(super) fn seven_pairs(r: &Reading) -> Found {
    r.must_be(Form::SevenPairs)?;
    Ok(Evidence::parts((0..7).fold(Parts::NONE, |parts, i| parts.and(Part::pair(i)))))
}

/// The seven pairs are of consecutive ranks in one suit: Seven Shifted Pairs 连七对 (§4, 6).
pub(super) fn seven_shifted_pairs(r: &Reading) -> Found {
    let kinds = r.facts.kinds;
    let lowest = kinds.first().map_or(0, Tile::index);
    let is_one_suit =
        Suit::ALL.into_iter().any(|suit| kinds.minus(TileSet::of_suit(suit)).is_empty());
    let shifted = is_one_suit && kinds.0 >> lowest == 0b111_1111;
    seven_pairs(r).ok().filter(|_| shifted).ok_or(obstacles::NOT_SHIFTED_PAIRS)
}

/// The nearest pairs of seven consecutive ranks of a suit.
pub(super) fn missing_seven_shifted_pairs(miss: &NearMiss<Reading>) -> Shortfall {
    let row = |suit, low: u8| -> Counts {
        (low..low + 7).flat_map(|rank| [Tile::suited(suit, rank); 2]).collect()
    };
    let rows = Suit::ALL.into_iter().flat_map(|suit| (1..=3).map(move |low| row(suit, low)));
    nearest_hand(miss, rows)
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
    let kinds = TileSet::HONORS.minus(r.facts.kinds);
    if kinds.is_empty() {
        Ok(Evidence::tiles(r.facts.kinds))
    } else {
        Err(Obstacle::Lacks { kinds })
    }
}

/// All seven honors and seven knitted tiles.
pub(super) fn missing_greater_honors(miss: &NearMiss<Reading>) -> Shortfall {
    let measure = &miss.measure;
    if !measure.hand.melds.is_empty() {
        return miss.shortfall();
    }
    let tiles = measure.hand.concealed.kinds();
    let honors = tiles.intersection(TileSet::HONORS).len();
    let knitted = measure.knitted_within(TileSet::ALL).map_or(TileSet::EMPTY, |(_, stay)| stay);
    let stay = honors + knitted.minus(TileSet::HONORS).len().min(7);
    Shortfall { exchanges: Some(14 - stay as u8), ..miss.shortfall() }
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

/// The tiles of a knitted straight, with a set and a pair or with five different honors.
pub(super) fn missing_knitted_straight(miss: &NearMiss<Reading>) -> Shortfall {
    let measure = &miss.measure;
    let shortfall = miss.shortfall();
    let is_of_form = matches!(miss.obstacle, Obstacle::Form { .. });
    if !is_of_form || !measure.hand.melds.is_empty() {
        return shortfall;
    }
    let kinds = measure.hand.concealed.kinds();
    let honors = kinds.intersection(TileSet::HONORS).len().min(5);
    let of = |knit: &&TileSet| knit.intersection(kinds).len();
    let Some(knit) = KNITTED.iter().max_by_key(of) else { return shortfall };
    let exchanges = (14 - of(&knit) - honors) as u8;
    if shortfall.exchanges.is_some_and(|with_sets| with_sets <= exchanges) {
        return shortfall;
    }
    let straight = Target::with_sets([], None).with_straight(*knit);
    let (needed, have) = measure.hand.parts_of(&straight, &measure.division.sets);
    Shortfall { needed, have, exchanges: Some(exchanges), ..shortfall }
}
