//! The rows are consistent with each other and with the tables that are made from them.

use std::collections::BTreeSet;

use super::*;
use crate::entry::Draft;
use crate::reading::division::{Division, Form, Set, Shape};
use crate::rules::mcr::joins::{joins, joins_of};
use crate::rules::mcr::reading::{Reading, UNREAD};
use crate::rules::mcr::{SYSTEM, deal, sheets};
use crate::scoring::row::Repeats;
use crate::tiles::{Tile, TileSet};

/// The numbers of the fans that a row excludes, with or without a condition.
fn excluded(row: &Row) -> impl Iterator<Item = u8> {
    row.rule.always.iter().copied().chain(row.rule.also.iter().map(|exclusion| exclusion.fan))
}

fn row(fan: u8) -> &'static Row {
    const ALL: &[Row] = &ROWS;
    &ALL[usize::from(fan) - 1]
}

/// Every fan that does not join sets, in the order in which they are counted.
fn order() -> Vec<u8> {
    ROWS.iter().fold(FanSet::NONE, |all, row| all.with(row.fan.number)).into_iter().collect()
}

#[test]
fn rows_are_numbered_in_order_and_keys_are_unique() {
    let numbers = ROWS.iter().map(|row| usize::from(row.fan.number));
    assert!(numbers.eq(1..=COUNT));
    let keys: BTreeSet<&str> = ROWS.iter().map(|row| row.fan.key).collect();
    assert_eq!(keys.len(), COUNT);
    for Row { fan, rule } in &ROWS {
        let names: Vec<&str> = fan.names.iter().map(|(_, name)| name).collect();
        assert!(names.iter().all(|name| !name.is_empty()), "{}", fan.key);
        assert!(fan.worth > 0 && fan.worth == rule.worth.usual, "{}", fan.key);
        assert!(rule.worth.unless.is_none_or(|(_, other)| other != fan.worth), "{}", fan.key);
    }
    assert_eq!(FANS, ROWS.map(|row| row.fan));
}

#[test]
fn exclusions_name_other_fans_of_the_table() {
    for row in &ROWS {
        let fan = row.fan.number;
        assert!(excluded(row).all(|other| (1..=COUNT).contains(&other.into()) && other != fan));
        let always = BTreeSet::from_iter(row.rule.always);
        assert_eq!(always.len(), row.rule.always.len(), "{}: each once", row.fan.key);
        let sometimes = row.rule.also.iter().map(|exclusion| exclusion.fan);
        assert!(!sometimes.into_iter().any(|other| always.contains(&other)), "{}", row.fan.key);
        let shown = BTreeSet::from_iter(row.fan.excludes);
        assert_eq!(shown.len(), row.fan.excludes.len(), "{}: each once", row.fan.key);
        assert!(always.is_subset(&shown), "{}", row.fan.key);
    }
}

/// Fans are counted in order, and an excluded fan excludes nothing. A fan must therefore come after
/// those that exclude it. Fans that exclude each other are never true of the same hand.
#[test]
fn a_fan_is_counted_after_those_that_exclude_it() {
    let order = order();
    let place = |fan: u8| order.iter().position(|other| *other == fan);
    for by in &ROWS {
        for fan in excluded(by) {
            let mutual = excluded(row(fan)).any(|other| other == by.fan.number);
            if let (Some(first), Some(then), false) = (place(by.fan.number), place(fan), mutual) {
                assert!(first < then, "{} excludes {fan}", by.fan.key);
            }
        }
    }
}

#[test]
fn only_fans_that_repeat_lose_some_occurrences() {
    for by in &ROWS {
        for exclusion in by.rule.also.iter().filter(|exclusion| exclusion.takes_some()) {
            let rule = row(exclusion.fan).rule;
            match exclusion.which {
                Which::OwnSets => {
                    let repeats = needs(exclusion.fan).map(|needs| needs.repeats);
                    assert!(matches!(repeats, Some(Repeats::EachPart)), "{}", by.fan.key);
                }
                _ => assert!(rule.repeats_in_reading(), "{}", by.fan.key),
            }
            assert!(!by.rule.detection.is_join(), "{}: this is not asked of joins", by.fan.key);
        }
    }
}

/// How joins and other fans exclude each other is decided in three places that rely on this.
#[test]
fn joins_and_other_fans_exclude_each_other_where_that_is_asked() {
    for by in &ROWS {
        let of_four =
            matches!(by.rule.detection, Detection::FourChows(_) | Detection::FourPungs(_));
        for fan in excluded(by).map(row) {
            match (by.rule.detection.is_join(), fan.rule.detection.is_join()) {
                // A join of all sets replaces all other joins and may also exclude other fans.
                (true, false) => assert!(of_four, "{}", by.fan.key),
                // Joins are chosen before other fans are counted, so no fan may exclude this one.
                (false, true) => {
                    assert!(FanSet::EXCLUDING_JOINS.has(by.fan.number));
                    assert!(matches!(by.rule.detection, Detection::Hand(_)), "{}", by.fan.key);
                    let mut others = ROWS.iter().flat_map(excluded);
                    assert!(others.all(|other| other != by.fan.number), "{}", by.fan.key);
                }
                _ => {}
            }
        }
    }
}

#[test]
fn the_constants_in_the_code_are_the_rows_of_their_kind() {
    for Row { fan, rule } in &ROWS {
        let chicken = matches!(rule.detection, Detection::Chicken);
        assert_eq!(chicken, fan.number == CHICKEN_HAND, "{}", fan.key);
        let flowers = matches!(needs(fan.number).map(|n| n.repeats), Some(Repeats::Times(_)));
        assert_eq!(flowers, fan.number == FLOWER_TILES, "{}", fan.key);
        let repeats = REPEATING.contains(&fan.number);
        assert_eq!(repeats, rule.repeats_in_reading(), "{}", fan.key);
    }
}

/// The needs of the hand are asked of a hand that is not read, once for all of its readings.
#[test]
fn needs_of_the_hand_are_the_same_in_every_reading() {
    let hands = [
        "1112223334445m+5m",
        "1122334455667m+7m",
        "19m19p19sESWNPFC+1m",
        "147m258p369sESWN+P",
        "147m258p369s111mS+S",
        "[222m][3333p][4444s,1]555m1m+1m",
        "[1111s][EEEE,1]PPP34s99p+2s",
    ];
    for text in hands {
        let mut draft = Draft::new(&SYSTEM);
        draft.read(0, text).expect(text);
        let deal = deal(&draft).expect(text);
        let facts = deal.facts();
        let sheets = sheets(&deal);
        assert!(!sheets.is_empty(), "{text}");
        for Row { fan, rule } in &ROWS {
            let Detection::Hand(needs) = rule.detection else { continue };
            let unread = (needs.met)(&Reading::new(&facts, &UNREAD, None));
            for sheet in &sheets {
                let read = (needs.met)(&Reading::new(&facts, &sheet.division, sheet.won));
                assert_eq!(read, unread, "{} of {text}", fan.key);
            }
        }
    }
}

fn divided(shape: Shape, lowest: [Tile; 4], pair: Tile) -> Division {
    Division {
        form: Form::FourSets,
        sets: lowest.into_iter().map(|tile| Set::standing(shape, tile)).collect(),
        pairs: [pair].into_iter().collect(),
        singles: TileSet::EMPTY,
        wilds: Default::default(),
        marked: Default::default(),
    }
}

/// For all choices of four chows or four pungs, the joins that are found together are those that
/// are found fan by fan. It follows that no two fans join the same sets.
#[test]
fn joins_are_those_of_the_rows() {
    let mut seen = BTreeSet::new();
    let mut check = |shape: Shape, kinds: &[Tile], least: usize, pair: Tile| {
        for (i, a) in kinds.iter().enumerate() {
            for (j, b) in kinds.iter().enumerate().skip(i + least) {
                for (k, c) in kinds.iter().enumerate().skip(j + least) {
                    for d in &kinds[(k + least).min(kinds.len())..] {
                        let division = divided(shape, [*a, *b, *c, *d], pair);
                        let mut quick: Vec<_> = joins(&division).iter().copied().collect();
                        let all = ROWS.iter().flat_map(|row| joins_of(&division, row.fan.number));
                        let mut all: Vec<_> = all.collect();
                        quick.sort_by_key(|join| (join.fan, join.sets));
                        all.sort_by_key(|join| (join.fan, join.sets));
                        assert_eq!(quick, all, "{division:?}");
                        seen.extend(all.iter().map(|join| join.fan));
                    }
                }
            }
        }
    };
    let chows: Vec<Tile> = Tile::all().filter(|tile| tile.up(2).is_some()).collect();
    let pungs: Vec<Tile> = Tile::all().collect();
    for pair in Tile::all().filter(|tile| tile.rank() == 5 && !tile.is_honor()) {
        check(Shape::Chow, &chows, 0, pair);
    }
    check(Shape::Pung, &pungs, 1, Tile::EAST);
    let of_rows = ROWS.iter().filter(|row| row.rule.detection.is_join());
    assert!(seen.into_iter().eq(of_rows.map(|row| row.fan.number)));
}
