//! Tests of the search: it finds what an exhaustive search finds, and changes of a hand that mean
//! nothing do not change its score.

use std::collections::BTreeSet;

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
    fn player(&mut self) -> PlayerTiles {
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
            let mut melds = ByHand { a: vec![], b: vec![] };
            for id in HandId::BOTH {
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
                        melds[id].push(meld);
                    }
                }
            }
            let size = PlayerTiles::COMPLETE - 3 * (melds.a.len() + melds.b.len());
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
            let ways: usize = concealed
                .iter()
                .copied()
                .collect::<Counts>()
                .kinds()
                .iter()
                .fold(1, |ways, tile| {
                    ways * (1 + concealed.iter().filter(|t| **t == tile).count())
                });
            if concealed.len() < size || ways > 40_000 {
                continue;
            }
            let tile = concealed.swap_remove(self.below(size));
            let mut entry = entry("", "", "", "", WinSource::SelfDrawn);
            if self.below(4) == 0 {
                entry.pins[HandId::BOTH[self.below(2)]].push(concealed[0]);
            }
            entry.situation.win.last_of_wall = self.below(4) == 0;
            entry.situation.win.last_copy = self.below(4) == 0;
            entry.rulings.minimum = self.below(4) != 0;
            entry.melds = melds;
            entry.concealed = concealed;
            entry.tile = Some(tile);
            if let Ok(player) = PlayerTiles::new(entry) {
                return player;
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
    let kinds: Vec<(Tile, u8)> = all.kinds().iter().map(|t| (t, all.get(t))).collect();
    from(&kinds, Counts::EMPTY, each);
}

/// What one hand of these tiles is worth with the drawn tile (if it has one), and without.
fn both_worths(player: &PlayerTiles, id: HandId, tiles: &Counts, last: bool) -> [Option<i32>; 2] {
    let drawn = player.tile().unwrap();
    let pinned = &player.pool(id);
    if !tiles.holds(&pinned.required) || !pinned.allowed.holds(tiles) {
        return [None, None];
    }
    let best = |tile, last| Some(mcr::best(&player.deal(id, tiles, tile, last))?.points);
    let used = if tiles.get(drawn) > 0 { best(Some(drawn), last) } else { None };
    let unused = if player.standing().holds(tiles) { best(None, false) } else { None };
    [used, unused]
}

#[test]
fn the_search_agrees_with_an_exhaustive_one() {
    let mut numbers = Numbers(2024);
    let (mut doubles, mut firsts) = (0, 0);
    for round in 0..250 {
        let player = numbers.player();
        let (all, drawn) = (player.shared(), player.tile().unwrap());
        let size = |id: HandId| 14 - 3 * player.melds(id).len();
        // First wins: every choice of tiles for each side, with and without the drawn tile.
        let mut best = ByHand { a: None, b: None };
        let mut splits = BTreeSet::new();
        let mut totals: BTreeSet<(i32, [Counts; 2])> = BTreeSet::new();
        every_choice(&all, &mut |tiles| {
            for id in HandId::BOTH.into_iter().filter(|s| size(*s) == tiles.len()) {
                let last = player.situation().win.last_copy && player.standing().get(drawn) == 0;
                let worths = both_worths(&player, id, &tiles, last);
                best[id] = worths.into_iter().flatten().chain(best[id]).max();
            }
            let rest = all.minus(&tiles);
            if tiles.len() != size(HandId::A) || rest.len() != size(HandId::B) {
                return;
            }
            let pair = ByHand { a: tiles, b: rest };
            for with in HandId::BOTH {
                let other = with.other();
                if pair[with].get(drawn) == 0 {
                    continue;
                }
                let [_, unused] = both_worths(&player, other, &pair[other], false);
                for order in [with, other] {
                    // The hand that is declared second sees the first one open; what is concealed
                    // of the others is seen by nobody.
                    let opened = if order == other { pair[other].get(drawn) } else { 0 };
                    let shown = opened > 0 && opened + player.melded().get(drawn) == 3;
                    let hidden = player.standing().get(drawn) - opened;
                    let last = hidden == 0 && (shown || player.situation().win.last_copy);
                    let [used, _] = both_worths(&player, with, &pair[with], last);
                    let (Some(used), Some(unused)) = (used, unused) else { continue };
                    splits.insert(tiles);
                    let (one, two) = if order == with { (used, unused) } else { (unused, used) };
                    let enough = |points| player.rulings().enough(points);
                    if enough(one) && enough(two) && one <= two {
                        totals.insert((used + unused, [pair.a.min(pair.b), pair.a.max(pair.b)]));
                    }
                }
            }
        });
        let found = first_win(&player);
        let points = ByHand::from_fn(|id| found[id].map(|chosen| chosen.points));
        assert_eq!(points, best, "{round}: {player:?}");
        let found = double_win(&player, 3);
        assert_eq!(found.splits, splits.len(), "{round}: {player:?}");
        let most = totals.last().map(|(total, _)| *total);
        assert_eq!(found.best.first().map(|s| s.total), most, "{round}: {player:?}");
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
    let before = double_win(&PlayerTiles::new(entry.clone()).unwrap(), 5);
    entry.concealed.reverse();
    assert_eq!(double_win(&PlayerTiles::new(entry.clone()).unwrap(), 5), before);
    entry.concealed = entry.concealed.iter().map(swap).collect();
    entry.tile = entry.tile.as_ref().map(swap);
    let after = double_win(&PlayerTiles::new(entry).unwrap(), 5);
    let totals = |d: &DoubleWins| d.best.iter().map(|s| s.total).collect::<Vec<_>>();
    assert_eq!((after.splits, totals(&after)), (before.splits, totals(&before)));
}
