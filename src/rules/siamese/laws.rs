//! The search beside an exhaustive one, and what must not change a score.

use std::collections::BTreeSet;

use super::tests::entry;
use super::*;
use crate::rules::mcr;
use crate::tiles::{Counts, Meld, Tile, WinSource};

/// A fixed sequence of numbers that look random.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }

    /// A holding of 28 tiles of few kinds, with some melds, a drawn tile and perhaps a pin.
    fn holding(&mut self) -> Holding {
        loop {
            let few = 7 + self.below(5);
            let start = self.below(34 - few);
            let mut copies: Vec<Tile> =
                (start..start + few).flat_map(|i| [Tile::from_index(i).unwrap(); 4]).collect();
            for i in 0..copies.len() {
                let other = i + self.below(copies.len() - i);
                copies.swap(i, other);
            }
            let mut left: Counts = copies.iter().copied().collect();
            let mut melds = BySide { a: vec![], b: vec![] };
            for side in Side::BOTH {
                for _ in 0..self.below(5) {
                    let tile = copies[self.below(copies.len())];
                    let meld = match self.below(4) {
                        0 => Some(Meld::concealed_kong(tile)),
                        1 => Some(Meld::pung(tile)),
                        _ => Meld::chow(tile),
                    };
                    let Some(meld) = meld else { continue };
                    let tiles: Counts = meld.tiles().into_iter().collect();
                    if left.holds(&tiles) {
                        left = left.minus(&tiles);
                        melds[side].push(meld);
                    }
                }
            }
            let size = Holding::COMPLETE - 3 * (melds.a.len() + melds.b.len());
            // Runs and triplets of what is left, so that splits are not too rare.
            let mut concealed: Vec<Tile> = Vec::new();
            while concealed.len() < size && !left.is_empty() {
                let tile = left.tiles().nth(self.below(left.len())).unwrap();
                let group = match self.below(3) {
                    0 => vec![tile; 2 + self.below(2)],
                    _ => (0..3).filter_map(|i| tile.up(i)).collect(),
                };
                let group: Vec<Tile> = group.into_iter().take(size - concealed.len()).collect();
                let counts: Counts = group.iter().copied().collect();
                if left.holds(&counts) {
                    left = left.minus(&counts);
                    concealed.extend(group);
                } else {
                    left.remove(tile);
                    concealed.push(tile);
                }
            }
            // Beyond ten kinds or so the exhaustive search takes too long.
            let ways: usize =
                concealed.iter().copied().collect::<Counts>().kinds().fold(1, |ways, tile| {
                    ways * (1 + concealed.iter().filter(|t| **t == tile).count())
                });
            if concealed.len() < size || ways > 40_000 {
                continue;
            }
            let tile = concealed.swap_remove(self.below(size));
            let mut entry = entry("", "", "", "", WinSource::SelfDrawn);
            if self.below(4) == 0 {
                entry.pins[Side::BOTH[self.below(2)]].push(concealed[0]);
            }
            entry.situation.win.last_of_wall = self.below(4) == 0;
            entry.rulings.minimum = self.below(4) != 0;
            entry.melds = melds;
            entry.concealed = concealed;
            entry.tile = Some(tile);
            if let Ok(holding) = Holding::new(entry) {
                return holding;
            }
        }
    }
}

/// Calls `each` with every choice of tiles from these, however many.
fn every_choice(all: &Counts, each: &mut impl FnMut(Counts)) {
    fn from(kinds: &[(Tile, u8)], chosen: Counts, each: &mut impl FnMut(Counts)) {
        let Some(((tile, copies), rest)) = kinds.split_first() else { return each(chosen) };
        let mut chosen = chosen;
        from(rest, chosen, each);
        for _ in 0..*copies {
            chosen.add(*tile);
            from(rest, chosen, each);
        }
    }
    let kinds: Vec<(Tile, u8)> = all.kinds().map(|t| (t, all.get(t))).collect();
    from(&kinds, Counts::EMPTY, each);
}

/// What one hand of these tiles is worth with the drawn tile (if it has one), and without.
fn both_worths(holding: &Holding, side: Side, tiles: &Counts, last: bool) -> [Option<u16>; 2] {
    let drawn = holding.tile().unwrap();
    let pinned = &holding.pool(side);
    if !tiles.holds(&pinned.must) || !pinned.may.holds(tiles) {
        return [None, None];
    }
    let said = last || holding.situation().win.last_copy;
    let best = |tile, last| Some(mcr::best(&holding.deal(side, tiles, tile, last))?.points);
    let used = if tiles.get(drawn) > 0 { best(Some(drawn), said) } else { None };
    let unused = if holding.standing().holds(tiles) { best(None, false) } else { None };
    [used, unused]
}

#[test]
fn the_search_agrees_with_an_exhaustive_one() {
    let mut numbers = Numbers(2024);
    let (mut doubles, mut firsts) = (0, 0);
    for round in 0..250 {
        let holding = numbers.holding();
        let (all, drawn) = (holding.shared(), holding.tile().unwrap());
        let size = |side: Side| 14 - 3 * holding.melds(side).len();
        // First wins: every choice of tiles for each side, with and without the drawn tile.
        let mut best = BySide { a: None, b: None };
        let mut splits = BTreeSet::new();
        let mut totals: BTreeSet<(u16, [Counts; 2])> = BTreeSet::new();
        every_choice(&all, &mut |tiles| {
            for side in Side::BOTH.into_iter().filter(|s| size(*s) == tiles.len()) {
                let worths = both_worths(&holding, side, &tiles, false);
                best[side] = worths.into_iter().flatten().chain(best[side]).max();
            }
            let rest = all.minus(&tiles);
            if tiles.len() != size(Side::A) || rest.len() != size(Side::B) {
                return;
            }
            let pair = BySide { a: tiles, b: rest };
            for with in Side::BOTH {
                let other = with.other();
                let [_, unused] = both_worths(&holding, other, &pair[other], false);
                for order in [with, other] {
                    // The hand that is declared second sees the first one open.
                    let opened = pair[other].get(drawn);
                    let shown = opened > 0 && opened + holding.melded().get(drawn) == 3;
                    let last = order == other && shown;
                    let [used, _] = both_worths(&holding, with, &pair[with], last);
                    let (Some(used), Some(unused)) = (used, unused) else { continue };
                    splits.insert(tiles);
                    let (one, two) = if order == with { (used, unused) } else { (unused, used) };
                    let enough = |points| holding.rulings().enough(points);
                    if enough(one) && enough(two) && one <= two {
                        totals.insert((used + unused, [pair.a.min(pair.b), pair.a.max(pair.b)]));
                    }
                }
            }
        });
        let found = first_win(&holding);
        let points = BySide::from_fn(|side| found[side].map(|chosen| chosen.points));
        assert_eq!(points, best, "{round}: {holding:?}");
        let found = double_win(&holding, 3);
        assert_eq!(found.splits, splits.len(), "{round}: {holding:?}");
        let most = totals.last().map(|(total, _)| *total);
        assert_eq!(found.best.first().map(|s| s.total), most, "{round}: {holding:?}");
        for split in &found.best {
            assert!(split.hands[split.first].points <= split.hands[split.first.other()].points);
        }
        firsts += usize::from(best.a.is_some() || best.b.is_some());
        doubles += usize::from(!splits.is_empty());
    }
    // The hands are not so random that nothing is compared.
    assert!(firsts > 150 && doubles > 40, "{firsts} {doubles}");
}

#[test]
fn suits_and_the_order_of_tiles_change_nothing() {
    let swap = |tile: &Tile| match tile.index() {
        i @ 0..27 => Tile::from_index((i + 9) % 27).unwrap(),
        _ => *tile,
    };
    // No fan but All Green and Reversible Tiles names suits, and neither is here.
    let mut entry = entry("", "", "112223366m55899p123456789sEESS", "8p", WinSource::SelfDrawn);
    let before = double_win(&Holding::new(entry.clone()).unwrap(), 5);
    entry.concealed.reverse();
    assert_eq!(double_win(&Holding::new(entry.clone()).unwrap(), 5), before);
    entry.concealed = entry.concealed.iter().map(swap).collect();
    entry.tile = entry.tile.as_ref().map(swap);
    let after = double_win(&Holding::new(entry).unwrap(), 5);
    let totals = |d: &Doubles| d.best.iter().map(|s| s.total).collect::<Vec<_>>();
    assert_eq!((after.splits, totals(&after)), (before.splits, totals(&before)));
}
