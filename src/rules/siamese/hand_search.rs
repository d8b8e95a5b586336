//! Finds every winning hand that can be made of a larger number of tiles: those of sets and a pair, which have a search
//! of their own, and the other forms, which are few enough to be listed.

use crate::reading::division::{self, KNITTED, is_four_sets};
use crate::tiles::{Counts, TileSet};

use super::sets_search::{Pool, each_standard_hand, each_two_standard_hands};

/// Calls `each` with every choice that completes a hand with this number of melds in a form other
/// than four sets and a pair.
fn each_special_hand(pool: &Pool, melds: usize, each: &mut dyn FnMut(Counts)) {
    let mut each = |tiles: Counts| {
        if tiles.holds(&pool.required) && !is_four_sets(&tiles) {
            each(tiles);
        }
    };
    if melds <= 1 {
        knitted_straights(pool, melds, &mut each);
    }
    if melds == 0 {
        seven_pairs(&pool.allowed, pool.allowed.at_least(2), Counts::EMPTY, 7, &mut each);
        thirteen_orphans(pool, &mut each);
        honors_and_knitted(pool, &mut each);
    }
}

fn knitted_straights(pool: &Pool, melds: usize, each: &mut dyn FnMut(Counts)) {
    for knit in KNITTED.into_iter().filter(|k| k.minus(pool.allowed.kinds()).is_empty()) {
        let straight: Counts = knit.iter().collect();
        let allowed = pool.allowed.minus(&straight);
        let rest = Pool { all: allowed, allowed, required: Counts::EMPTY };
        each_standard_hand(&rest, 1 - melds, &mut |tiles| each(tiles.plus(&straight)));
    }
}

fn seven_pairs(
    allowed: &Counts,
    kinds: TileSet,
    chosen: Counts,
    pairs: u8,
    each: &mut dyn FnMut(Counts),
) {
    let Some(tile) = kinds.first().filter(|_| pairs > 0) else {
        if pairs == 0 {
            each(chosen);
        }
        return;
    };
    let kinds = kinds.minus(TileSet::of(tile));
    seven_pairs(allowed, kinds, chosen, pairs, each);
    let mut with = chosen;
    for taken in 1..=(allowed.get(tile) / 2).min(pairs) {
        with = with.with(tile).with(tile);
        seven_pairs(allowed, kinds, with, pairs - taken, each);
    }
}

fn thirteen_orphans(pool: &Pool, each: &mut dyn FnMut(Counts)) {
    let orphans = TileSet::TERMINALS_AND_HONORS;
    if orphans.minus(pool.allowed.kinds()).is_empty() {
        let single: Counts = orphans.iter().collect();
        let twice = pool.allowed.at_least(2).intersection(orphans);
        twice.iter().for_each(|tile| each(single.with(tile)));
    }
}

fn honors_and_knitted(pool: &Pool, each: &mut dyn FnMut(Counts)) {
    for (i, knit) in KNITTED.into_iter().enumerate() {
        let kinds = knit.union(TileSet::HONORS).intersection(pool.allowed.kinds());
        // There are at most sixteen kinds, so at most two are left out.
        let Some(out) = kinds.len().checked_sub(14) else { continue };
        let mut choose = |left_out: TileSet| {
            let chosen = kinds.minus(left_out);
            // A few suited tiles may also fit another knitted arrangement.
            let suited = chosen.minus(TileSet::HONORS);
            if !KNITTED[..i].iter().any(|k| suited.minus(*k).is_empty()) {
                each(chosen.iter().collect());
            }
        };
        match out {
            0 => choose(TileSet::EMPTY),
            1 => kinds.iter().for_each(|a| choose(TileSet::of(a))),
            _ => kinds.iter().for_each(|a| {
                let after = kinds.iter().filter(|b| *b > a);
                after.for_each(|b| choose(TileSet::of(a).union(TileSet::of(b))));
            }),
        }
    }
}

/// Whether the tiles complete a hand with this number of melds in any form.
pub(super) fn is_complete(tiles: &Counts, melds: usize) -> bool {
    tiles.len() == 14 - 3 * melds
        && (is_four_sets(tiles)
            || melds <= 1 && is_knitted_straight(tiles)
            || melds == 0 && (tiles.is_even() || division::singles(tiles).is_some()))
}

fn is_knitted_straight(tiles: &Counts) -> bool {
    let kinds = tiles.kinds();
    KNITTED
        .into_iter()
        .filter(|k| k.minus(kinds).is_empty())
        .any(|knit| is_four_sets(&knit.iter().fold(*tiles, Counts::without)))
}

/// Calls `each` with every choice that completes a hand with this number of melds.
pub(super) fn each_hand(pool: &Pool, melds: usize, each: &mut dyn FnMut(Counts)) {
    each_standard_hand(pool, 4 - melds, each);
    each_special_hand(pool, melds, each);
}

/// Calls `each` with every choice that completes a hand with `melds` melds while the remaining
/// tiles complete another hand with `others` melds. All tiles are used.
pub(super) fn each_pair_of_hands(
    pool: &Pool,
    (melds, others): (usize, usize),
    each: &mut dyn FnMut(Counts),
) {
    each_two_standard_hands(pool, (4 - melds, 4 - others), each);
    each_special_hand(pool, melds, &mut |tiles| {
        if is_complete(&pool.all.minus(&tiles), others) {
            each(tiles);
        }
    });
    each_special_hand(&pool.other(), others, &mut |tiles| {
        let rest = pool.all.minus(&tiles);
        if rest.len() == 14 - 3 * melds && is_four_sets(&rest) {
            each(rest);
        }
    });
}
