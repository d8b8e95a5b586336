//! Detections of fans that depend on the tiles and kongs of a hand, however it is read.

use crate::reading::division::{Part, Parts};
use crate::scoring::{Countable, Evidence, Obstacle, TileClass};
use crate::tiles::TileSet;

use super::obstacles;
use super::reading::{Facts, Found};
use super::ruling::Ruling;

/// Every tile is of this class.
#[inline]
fn only(f: &Facts, wanted: TileClass) -> Found {
    let all = f.kinds.minus(wanted.kinds()).is_empty();
    if all { Ok(Evidence::tiles(f.kinds)) } else { Err(Obstacle::Tiles { wanted }) }
}

/// Some tile is of this class.
#[inline]
fn some(f: &Facts, wanted: TileClass) -> Result<(), Obstacle> {
    let none = f.kinds.intersection(wanted.kinds()).is_empty();
    if none { Err(Obstacle::NoTile { wanted }) } else { Ok(()) }
}

/// Every tile is a 2, 3, 4, 6 or 8 of bamboo or a green dragon: All Green 绿一色 (§4, 3).
pub(super) fn all_green(f: &Facts) -> Found {
    only(f, TileClass::GREEN)
}

/// The concealed tiles before the win were 1112345678999 of one suit: Nine Gates 九莲宝灯 (§4, 4).
pub(super) fn nine_gates(f: &Facts) -> Found {
    let tile = f.deal.used_tile()?;
    let standing = f.deal.hand().standing();
    let gates = (0..3).find(|g| standing.group(*g) == 0o311_111_113);
    match gates {
        Some(group) if tile.group() == group => Ok(Evidence::tiles(f.kinds)),
        _ => Err(obstacles::NOT_NINE_GATES),
    }
}

/// Every tile is a 1 or a 9: All Terminals 清幺九 (§4, 8).
pub(super) fn all_terminals(f: &Facts) -> Found {
    only(f, TileClass::TERMINAL)
}

/// Every tile is an honor: All Honors 字一色 (§4, 11).
pub(super) fn all_honors(f: &Facts) -> Found {
    only(f, TileClass::HONOR)
}

/// Every tile is a terminal or an honor, and both are there: All Terminals and Honors 混幺九
/// (§4, 18).
pub(super) fn all_terminals_and_honors(f: &Facts) -> Found {
    let found = only(f, TileClass::TERMINAL_OR_HONOR)?;
    some(f, TileClass::TERMINAL)?;
    some(f, TileClass::HONOR)?;
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
    only(f, obstacles::UPPER)
}

/// Every tile is a 4, 5 or 6: Middle Tiles 全中 (§4, 26).
pub(super) fn middle_tiles(f: &Facts) -> Found {
    only(f, obstacles::MIDDLE)
}

/// Every tile is a 1, 2 or 3: Lower Tiles 全小 (§4, 27).
pub(super) fn lower_tiles(f: &Facts) -> Found {
    only(f, obstacles::LOWER)
}

/// Every tile is a 6, 7, 8 or 9: Upper Four 大于五 (§4, 36).
pub(super) fn upper_four(f: &Facts) -> Found {
    only(f, obstacles::UPPER_FOUR)
}

/// Every tile is a 1, 2, 3 or 4: Lower Four 小于五 (§4, 37).
pub(super) fn lower_four(f: &Facts) -> Found {
    only(f, obstacles::LOWER_FOUR)
}

/// Every tile looks the same upside down: Reversible Tiles 推不倒 (§4, 40).
pub(super) fn reversible_tiles(f: &Facts) -> Found {
    only(f, obstacles::REVERSIBLE)
}

/// The tiles are of one suit, with honors: Half Flush 混一色 (§4, 50).
pub(super) fn half_flush(f: &Facts) -> Found {
    match f.suits {
        0 => return Err(Obstacle::NoTile { wanted: TileClass::SUITED }),
        1 => some(f, TileClass::HONOR)?,
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
pub(super) fn missing_types(f: &Facts) -> impl Iterator<Item = Obstacle> {
    let suits = [TileClass::CHARACTERS, TileClass::DOTS, TileClass::BAMBOO];
    let types = suits.into_iter().chain([TileClass::WIND, TileClass::DRAGON]);
    types.filter_map(|class| some(f, class).err())
}

/// No tile is a terminal or an honor: All Simples 断幺 (§4, 68).
pub(super) fn all_simples(f: &Facts) -> Found {
    only(f, TileClass::SIMPLE)
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
    only(f, TileClass::SUITED)
}

/// All four tiles of a kind are there, but not as a kong. Each such kind counts: Tile Hog 四归一
/// (§4, 64).
pub(super) fn tile_hog(f: &Facts) -> Found {
    let kongs = f.deal.hand().melds().iter().filter(|m| m.kind().is_kong());
    let hogs = f.all.at_least(4).minus(kongs.map(|m| m.tile()).collect());
    if hogs.is_empty() { Err(obstacles::NO_FOUR_ALIKE) } else { Ok(Evidence::tiles(hogs)) }
}

/// Whether seven pairs of these tiles always have a Tile Hog because there are too few kinds (§5).
pub(super) fn inevitable_tile_hog(f: &Facts) -> bool {
    all_green(f).is_ok() || all_terminals(f).is_ok()
}

#[inline]
fn kongs(places: u8, wanted: u8, of: Countable) -> Found {
    let have = places.count_ones() as u8;
    if have >= wanted {
        Ok(Evidence::parts(Parts::sets(places)))
    } else {
        Err(Obstacle::Count { of, have, wanted })
    }
}

/// Four sets are kongs: Four Kongs 四杠 (§4, 5).
pub(super) fn four_kongs(f: &Facts) -> Found {
    kongs(f.kongs, 4, Countable::KONGS)
}

/// Three sets are kongs: Three Kongs 三杠 (§4, 17).
pub(super) fn three_kongs(f: &Facts) -> Found {
    kongs(f.kongs, 3, Countable::KONGS)
}

/// Two kongs are concealed: Two Concealed Kongs 双暗杠 (§4, 48).
pub(super) fn two_concealed_kongs(f: &Facts) -> Found {
    kongs(f.concealed_kongs, 2, Countable::CONCEALED_KONGS)
}

/// Two kongs are melded: Two Melded Kongs 双明杠 (§4, 57). By ruling one melded and one
/// concealed kong are enough.
pub(super) fn two_melded_kongs(f: &Facts) -> Found {
    let with_concealed = f.on(Ruling::MeldedPlusConcealedKong6);
    if with_concealed && one_of_each(f) {
        return Ok(Evidence::parts(Parts::sets(f.kongs)));
    }
    let is_one_enough = with_concealed && f.concealed_kongs.is_power_of_two();
    kongs(f.melded_kongs(), if is_one_enough { 1 } else { 2 }, Countable::MELDED_KONGS)
}

/// A kong is concealed: Concealed Kong 暗杠 (§4, 67).
pub(super) fn concealed_kong(f: &Facts) -> Found {
    kongs(f.concealed_kongs, 1, Countable::CONCEALED_KONGS)
}

/// A kong is melded: Melded Kong 明杠 (§4, 74).
pub(super) fn melded_kong(f: &Facts) -> Found {
    kongs(f.melded_kongs(), 1, Countable::MELDED_KONGS)
}

/// One kong is melded and one is concealed: Melded and Concealed Kong 明暗杠, the five-point fan of
/// competition practice.
pub(super) fn melded_and_concealed_kong(f: &Facts) -> Found {
    let ruling = Ruling::MeldedPlusConcealedKong6;
    if f.on(ruling) {
        return Err(Obstacle::Ruled { ruling: ruling.key() });
    }
    exactly_one(f.melded_kongs(), Countable::MELDED_KONGS)?;
    exactly_one(f.concealed_kongs, Countable::CONCEALED_KONGS)?;
    Ok(Evidence::parts(Parts::sets(f.kongs)))
}

#[inline]
fn exactly_one(places: u8, of: Countable) -> Result<(), Obstacle> {
    match places.count_ones() as u8 {
        1 => Ok(()),
        have => Err(Obstacle::Count { of, have, wanted: 1 }),
    }
}

/// Whether the hand has more than one concealed kong.
pub(super) fn several_concealed_kongs(f: &Facts) -> bool {
    f.concealed_kongs.count_ones() > 1
}

/// Whether the hand has more concealed kongs than Two Concealed Kongs names.
pub(super) fn many_concealed_kongs(f: &Facts) -> bool {
    f.concealed_kongs.count_ones() > 2
}

/// Whether concealed kongs add nothing to fans of three and four kongs (§5).
pub(super) fn concealed_kongs_do_not_add(f: &Facts) -> bool {
    !f.on(Ruling::ConcealedKongsAdd)
}

#[inline]
fn one_of_each(f: &Facts) -> bool {
    f.concealed_kongs.is_power_of_two() && f.melded_kongs().is_power_of_two()
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
        let text = |set: TileSet| set.map(|t: Tile| t.to_string()).collect::<Vec<_>>().join(" ");
        assert_eq!(text(TileSet::GREEN), "2s 3s 4s 6s 8s F");
        assert_eq!(text(obstacles::REVERSIBLE.kinds()), "1p 2p 3p 4p 5p 8p 9p 2s 4s 5s 6s 8s 9s P");
    }
}
