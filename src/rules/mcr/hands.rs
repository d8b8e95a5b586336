//! Fans of the whole hand, however it is read: which tiles it has, its kongs, what was claimed.

use crate::reading::division::{Part, Parts};
use crate::scoring::{Class, Countable, Evidence, Obstacle};
use crate::tiles::{Suit, TileSet};

use super::reading::{Facts, Found};
use super::ruling::Ruling;

const REVERSIBLE: TileSet = TileSet(0b1_1001_1111 << 9 | 0b1_1011_1010 << 18 | 1 << 33);
const SUITS: [(TileSet, Class); 3] = [
    (TileSet::of_suit(Suit::Characters), Class::Characters),
    (TileSet::of_suit(Suit::Dots), Class::Dots),
    (TileSet::of_suit(Suit::Bamboo), Class::Bamboo),
];

/// Every tile is of these kinds.
#[inline]
fn only(f: &Facts, kinds: TileSet, wanted: Class) -> Found {
    match f.kinds.minus(kinds).first() {
        None => Ok(Evidence::tiles(f.kinds)),
        Some(tile) => Err(Obstacle::Tile { tile, wanted }),
    }
}

/// Some tile is of these kinds.
#[inline]
fn some(f: &Facts, kinds: TileSet, wanted: Class) -> Result<(), Obstacle> {
    let none = f.kinds.intersection(kinds).is_empty();
    if none { Err(Obstacle::NoTile { wanted }) } else { Ok(()) }
}

#[inline]
fn suits(f: &Facts, wanted: u8) -> Result<(), Obstacle> {
    let have = f.suits;
    let of = Countable::Suits;
    if have == wanted { Ok(()) } else { Err(Obstacle::Count { of, have, wanted }) }
}

/// 3 All Green 绿一色: only 2, 3, 4, 6, 8 bamboo and the green dragon.
pub(super) fn all_green(f: &Facts) -> Found {
    only(f, TileSet::GREEN, Class::Green)
}

/// 4 Nine Gates 九莲宝灯: 1112345678999 of one suit stood concealed before the win.
pub(super) fn nine_gates(f: &Facts) -> Found {
    let tile = f.deal.used_tile()?;
    let standing = f.deal.hand().standing();
    let gates = (0..3).find(|g| standing.group(*g) == 0o311_111_113);
    match gates {
        Some(group) if tile.group() == group => Ok(Evidence::tiles(f.kinds)),
        _ => Err(Obstacle::NotNineGates),
    }
}

/// 8 All Terminals 清幺九.
pub(super) fn all_terminals(f: &Facts) -> Found {
    only(f, TileSet::TERMINALS, Class::Terminal)
}

/// 11 All Honors 字一色.
pub(super) fn all_honors(f: &Facts) -> Found {
    only(f, TileSet::HONORS, Class::Honor)
}

/// 18 All Terminals and Honors 混幺九: both kinds are there.
pub(super) fn all_terminals_and_honors(f: &Facts) -> Found {
    let found = only(f, TileSet::TERMINALS_AND_HONORS, Class::TerminalOrHonor)?;
    some(f, TileSet::TERMINALS, Class::Terminal)?;
    some(f, TileSet::HONORS, Class::Honor)?;
    Ok(found)
}

/// 22 Full Flush 清一色.
pub(super) fn full_flush(f: &Facts) -> Found {
    suits(f, 1)?;
    no_honors(f)
}

/// 25 Upper Tiles 全大.
pub(super) fn upper_tiles(f: &Facts) -> Found {
    only(f, TileSet::ranks(0b1_1100_0000), Class::Upper)
}

/// 26 Middle Tiles 全中.
pub(super) fn middle_tiles(f: &Facts) -> Found {
    only(f, TileSet::ranks(0b0_0011_1000), Class::Middle)
}

/// 27 Lower Tiles 全小.
pub(super) fn lower_tiles(f: &Facts) -> Found {
    only(f, TileSet::ranks(0b0_0000_0111), Class::Lower)
}

/// 36 Upper Four 大于五.
pub(super) fn upper_four(f: &Facts) -> Found {
    only(f, TileSet::ranks(0b1_1110_0000), Class::UpperFour)
}

/// 37 Lower Four 小于五.
pub(super) fn lower_four(f: &Facts) -> Found {
    only(f, TileSet::ranks(0b0_0000_1111), Class::LowerFour)
}

/// 40 Reversible Tiles 推不倒.
pub(super) fn reversible_tiles(f: &Facts) -> Found {
    only(f, REVERSIBLE, Class::Reversible)
}

/// 50 Half Flush 混一色: one suit and honors.
pub(super) fn half_flush(f: &Facts) -> Found {
    suits(f, 1)?;
    some(f, TileSet::HONORS, Class::Honor)?;
    Ok(Evidence::tiles(f.kinds))
}

/// 52 All Types 五门齐: three suits, winds and dragons.
pub(super) fn all_types(f: &Facts) -> Found {
    for (kinds, class) in SUITS {
        some(f, kinds, class)?;
    }
    some(f, TileSet::WINDS, Class::Wind)?;
    some(f, TileSet::DRAGONS, Class::Dragon)?;
    Ok(Evidence::tiles(f.kinds))
}

/// 68 All Simples 断幺.
pub(super) fn all_simples(f: &Facts) -> Found {
    only(f, TileSet::ALL.minus(TileSet::TERMINALS_AND_HONORS), Class::Simple)
}

/// 75 One Voided Suit 缺一门: just two suits; honors may be there.
pub(super) fn one_voided_suit(f: &Facts) -> Found {
    suits(f, 2)?;
    Ok(Evidence::tiles(f.kinds))
}

/// 76 No Honors 无字.
pub(super) fn no_honors(f: &Facts) -> Found {
    only(f, TileSet::ALL.minus(TileSet::HONORS), Class::Suited)
}

/// 64 Tile Hog 四归一: four of a kind that are not a kong, each kind.
pub(super) fn tile_hog(f: &Facts) -> Found {
    let kongs = f.deal.hand().melds().iter().filter(|m| m.kind().is_kong());
    let hogs = f.all.at_least(4).minus(kongs.map(|m| m.tile()).collect());
    if hogs.is_empty() { Err(Obstacle::NoFourAlike) } else { Ok(Evidence::tiles(hogs)) }
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

/// 5 Four Kongs 四杠.
pub(super) fn four_kongs(f: &Facts) -> Found {
    kongs(f.kongs, 4, Countable::Kongs)
}

/// 17 Three Kongs 三杠.
pub(super) fn three_kongs(f: &Facts) -> Found {
    kongs(f.kongs, 3, Countable::Kongs)
}

/// 48 Two Concealed Kongs 双暗杠.
pub(super) fn two_concealed_kongs(f: &Facts) -> Found {
    kongs(f.concealed_kongs, 2, Countable::ConcealedKongs)
}

/// 57 Two Melded Kongs 双明杠; by ruling also one melded and one concealed.
pub(super) fn two_melded_kongs(f: &Facts) -> Found {
    if f.on(Ruling::MeldedPlusConcealedKong6) && one_of_each(f) {
        return Ok(Evidence::parts(Parts::sets(f.kongs)));
    }
    kongs(f.melded_kongs(), 2, Countable::MeldedKongs)
}

/// 67 Concealed Kong 暗杠.
pub(super) fn concealed_kong(f: &Facts) -> Found {
    kongs(f.concealed_kongs, 1, Countable::ConcealedKongs)
}

/// 74 Melded Kong 明杠.
pub(super) fn melded_kong(f: &Facts) -> Found {
    kongs(f.melded_kongs(), 1, Countable::MeldedKongs)
}

/// 82 Melded and Concealed Kong 明暗杠, the five-point fan of competition practice.
pub(super) fn melded_and_concealed_kong(f: &Facts) -> Found {
    let ruling = Ruling::MeldedPlusConcealedKong6;
    if f.on(ruling) {
        return Err(Obstacle::Ruled { ruling: ruling.key() });
    }
    kongs(f.melded_kongs(), 1, Countable::MeldedKongs)?;
    kongs(f.concealed_kongs, 1, Countable::ConcealedKongs)?;
    if one_of_each(f) {
        Ok(Evidence::parts(Parts::sets(f.kongs)))
    } else {
        let have = f.kongs.count_ones() as u8;
        Err(Obstacle::Count { of: Countable::Kongs, have, wanted: 2 })
    }
}

#[inline]
fn one_of_each(f: &Facts) -> bool {
    f.concealed_kongs.is_power_of_two() && f.melded_kongs().is_power_of_two()
}

/// 81 Flower Tiles 花牌, each.
pub(super) fn flower_tiles(f: &Facts) -> Found {
    let none = f.deal.situation().flowers == 0;
    if none { Err(Obstacle::NoFlower) } else { Ok(Evidence::CIRCUMSTANCE) }
}

/// The set in a hand that nothing may have been claimed for.
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
        assert_eq!(text(REVERSIBLE), "1p 2p 3p 4p 5p 8p 9p 2s 4s 5s 6s 8s 9s P");
    }
}
