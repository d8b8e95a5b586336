//! Detections of fans that depend on the tiles of a hand, however it is read, and what is missing of
//! them.

use crate::reading::division::{KNITTED, Part};
use crate::scoring::fan_table::NearMiss;
use crate::scoring::{Countable, Evidence, Measure, Obstacle, Shortfall, TileClass};
use crate::tiles::{Suit, Tile, TileSet};

use super::obstacles;
use super::reading::{Facts, Found, Reading};

/// Every tile is a 2, 3, 4, 6 or 8 of bamboo or a green dragon: All Green 绿一色 (§4, 3).
pub(super) fn all_green(f: &Facts) -> Found {
    TileClass::GREEN.has_all(f.kinds)
}

/// Every tile is a 1 or a 9: All Terminals 清幺九 (§4, 8).
pub(super) fn all_terminals(f: &Facts) -> Found {
    TileClass::TERMINAL.has_all(f.kinds)
}

/// Every tile is an honor: All Honors 字一色 (§4, 11).
pub(super) fn all_honors(f: &Facts) -> Found {
    TileClass::HONOR.has_all(f.kinds)
}

/// Every tile is a terminal or an honor, and both are there: All Terminals and Honors 混幺九
/// (§4, 18).
pub(super) fn all_terminals_and_honors(f: &Facts) -> Found {
    let found = TileClass::TERMINAL_OR_HONOR.has_all(f.kinds)?;
    TileClass::TERMINAL.has_one_of(f.kinds)?;
    TileClass::HONOR.has_one_of(f.kinds)?;
    Ok(found)
}

/// All tiles are of one suit, without honors: Full Flush 清一色 (§4, 22).
pub(super) fn full_flush(f: &Facts) -> Found {
    let honors = !f.kinds.intersection(TileSet::HONORS).is_empty();
    match f.suits {
        0 => Err(Obstacle::NoTile { wanted: TileClass::SUITED }),
        1 if !honors => Ok(Evidence::tiles(f.kinds)),
        _ => Err(Obstacle::Suits { most: 1, honors: false }),
    }
}

/// Every tile is a 7, 8 or 9: Upper Tiles 全大 (§4, 25).
pub(super) fn upper_tiles(f: &Facts) -> Found {
    obstacles::UPPER.has_all(f.kinds)
}

/// Every tile is a 4, 5 or 6: Middle Tiles 全中 (§4, 26).
pub(super) fn middle_tiles(f: &Facts) -> Found {
    obstacles::MIDDLE.has_all(f.kinds)
}

/// Every tile is a 1, 2 or 3: Lower Tiles 全小 (§4, 27).
pub(super) fn lower_tiles(f: &Facts) -> Found {
    obstacles::LOWER.has_all(f.kinds)
}

/// Every tile is a 6, 7, 8 or 9: Upper Four 大于五 (§4, 36).
pub(super) fn upper_four(f: &Facts) -> Found {
    obstacles::UPPER_FOUR.has_all(f.kinds)
}

/// Every tile is a 1, 2, 3 or 4: Lower Four 小于五 (§4, 37).
pub(super) fn lower_four(f: &Facts) -> Found {
    obstacles::LOWER_FOUR.has_all(f.kinds)
}

/// Every tile looks the same upside down: Reversible Tiles 推不倒 (§4, 40).
pub(super) fn reversible_tiles(f: &Facts) -> Found {
    obstacles::REVERSIBLE.has_all(f.kinds)
}

/// The tiles are of one suit, with honors: Half Flush 混一色 (§4, 50).
pub(super) fn half_flush(f: &Facts) -> Found {
    match f.suits {
        0 => return Err(Obstacle::NoTile { wanted: TileClass::SUITED }),
        1 => TileClass::HONOR.has_one_of(f.kinds)?,
        _ => return Err(Obstacle::Suits { most: 1, honors: true }),
    }
    Ok(Evidence::tiles(f.kinds))
}

/// All three suits are there, winds and dragons: All Types 五门齐 (§4, 52).
pub(super) fn all_types(f: &Facts) -> Found {
    match missing_types(f).next() {
        Some(missing) => Err(missing),
        None => Ok(Evidence::tiles(f.kinds)),
    }
}

/// The five types of tiles that a hand has none of, as obstacles.
fn missing_types(f: &Facts) -> impl Iterator<Item = Obstacle> {
    let suits = [TileClass::CHARACTERS, TileClass::DOTS, TileClass::BAMBOO];
    let types = suits.into_iter().chain([TileClass::WIND, TileClass::DRAGON]);
    types.filter_map(|class| class.has_one_of(f.kinds).err())
}

/// The other types that the hand has none of.
pub(super) fn missing_all_types(miss: &NearMiss<Reading>) -> Shortfall {
    let exchanges = exchanges_to_all_types(&miss.measure);
    let others = missing_types(miss.reading.facts).skip(1).map(Shortfall::from);
    Shortfall { exchanges, ..miss.obstacle.into() }.and(others)
}

/// The number of tiles to exchange until all five types of tiles are there.
fn exchanges_to_all_types(measure: &Measure) -> Option<u8> {
    let suits = Suit::ALL.map(TileSet::of_suit);
    let honors = [TileSet::WINDS, TileSet::DRAGONS];
    let types = suits.into_iter().chain(honors);
    let sets = measure.hand.one_of_each(&Vec::from_iter(types.clone()));
    // The straight has all suits, so the set and the pair are winds and dragons.
    let straight = |knit: &TileSet| {
        let absent = knit.minus(measure.hand.concealed.kinds()).len() as u8;
        Some(absent + measure.hand.one_of_each(&honors)?)
    };
    let copies = |tile: &Tile| measure.hand.concealed.get(*tile);
    let dearest = |of: TileSet| Vec::from_iter(of).into_iter().max_by_key(copies);
    let pairs = measure.pairs_with(&Vec::from_iter(types.filter_map(dearest)));
    let knitted = measure.knitted_within(TileSet::ALL).map(|(exchanges, _)| exchanges);
    let others = pairs.into_iter().chain(knitted).chain(measure.orphans_within(TileSet::ALL));
    KNITTED.iter().filter_map(straight).chain(sets).chain(others).min()
}

/// No tile is a terminal or an honor: All Simples 断幺 (§4, 68).
pub(super) fn all_simples(f: &Facts) -> Found {
    TileClass::SIMPLE.has_all(f.kinds)
}

/// The tiles are of just two suits, with or without honors: One Voided Suit 缺一门 (§4, 75).
pub(super) fn one_voided_suit(f: &Facts) -> Found {
    match f.suits {
        2 => Ok(Evidence::tiles(f.kinds)),
        3 => Err(Obstacle::Suits { most: 2, honors: true }),
        have => Err(Obstacle::Count { of: Countable::SUITS, have, wanted: 2 }),
    }
}

/// No tile is an honor: No Honors 无字 (§4, 76).
pub(super) fn no_honors(f: &Facts) -> Found {
    TileClass::SUITED.has_all(f.kinds)
}

/// All four tiles of a kind are there, but not as a kong. Each such kind counts: Tile Hog 四归一
/// (§4, 64).
pub(super) fn tile_hog(f: &Facts) -> Found {
    let hogs = f.all.at_least(4).minus(kinds_of_kongs(f));
    if hogs.is_empty() { Err(obstacles::NO_FOUR_ALIKE) } else { Ok(Evidence::tiles(hogs)) }
}

/// Four copies of a tile without a kong, for the tile that needs the fewest more.
pub(super) fn missing_tile_hog(miss: &NearMiss<Reading>) -> Shortfall {
    let facts = miss.reading.facts;
    miss.measure.four_alike(miss.obstacle, facts.all, TileSet::ALL.minus(kinds_of_kongs(facts)))
}

/// The kinds of the kongs.
fn kinds_of_kongs(f: &Facts) -> TileSet {
    let kongs = f.deal.hand().melds().iter().filter(|meld| meld.kind().is_kong());
    kongs.map(|meld| meld.tile()).collect()
}

/// Whether seven pairs of these tiles always have a Tile Hog because there are too few kinds (§5).
pub(super) fn inevitable_tile_hog(f: &Facts) -> bool {
    all_green(f).is_ok() || all_terminals(f).is_ok()
}

/// The player has flowers or seasons. Each counts: Flower Tiles 花牌 (§4, 81).
pub(super) fn flower_tiles(f: &Facts) -> Found {
    let none = f.deal.situation().flowers == 0;
    if none { Err(Obstacle::NoFlower) } else { Ok(Evidence::CIRCUMSTANCE) }
}

/// Checks that no set was claimed. The obstacle names the first claimed set.
#[inline]
pub(super) fn unclaimed(f: &Facts) -> Result<(), Obstacle> {
    if f.claimed == 0 {
        return Ok(());
    }
    Err(Obstacle::Claimed { part: Part::set(f.claimed.trailing_zeros() as usize) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tiles::Tile;

    #[test]
    fn classes_are_the_tiles_of_the_rules() {
        let text =
            |set: TileSet| set.iter().map(|t: Tile| t.to_string()).collect::<Vec<_>>().join(" ");
        assert_eq!(text(TileSet::GREEN), "2s 3s 4s 6s 8s F");
        assert_eq!(text(obstacles::REVERSIBLE.kinds()), "1p 2p 3p 4p 5p 8p 9p 2s 4s 5s 6s 8s 9s P");
    }
}
