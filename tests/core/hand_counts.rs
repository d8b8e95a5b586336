//! The number of distinct hands of n sets and a pair over the 34 kinds is known, and the library
//! finds every division of each of them exactly once.

use std::collections::HashSet;

use hule::reading::division::{self, Division, Form, Set, Shape};
use hule::tiles::{Counts, Meld, Suit, Tile};

/// The number of distinct hands of n sets and a pair, for n = 0…4.
const HANDS: [usize; 5] = [34, 1_836, 49_332, 875_418, 11_498_658];

/// Every chow and pung.
fn all_sets() -> Vec<Set> {
    let chows = Tile::all().filter(|t| t.up(2).is_some());
    let chows = chows.map(|t| Set::standing(Shape::Chow, t));
    let pungs = Tile::all().map(|t| Set::standing(Shape::Pung, t));
    let mut sets: Vec<Set> = chows.chain(pungs).collect();
    sets.sort_by_key(|set| (set.tile, set.is_chow()));
    sets
}

/// Calls `each` with every choice of `n` sets, in order, that has at most four tiles of a kind.
fn each_choice(
    sets: &[Set],
    n: usize,
    tiles: Counts,
    chosen: &mut Vec<Set>,
    each: &mut impl FnMut(&Counts, &[Set]),
) {
    if n == 0 {
        return each(&tiles, chosen);
    }
    for (i, set) in sets.iter().enumerate() {
        let more = set.tiles().into_iter().fold(tiles, Counts::with);
        if set.tiles().into_iter().all(|t| more.get(t) <= 4) {
            chosen.push(*set);
            each_choice(&sets[i..], n - 1, more, chosen, each);
            chosen.pop();
        }
    }
}

/// First count: every choice of sets and a pair. A hand is counted at the first division that the
/// library gives for it. Melds of honors take the place of the sets beyond `n`.
#[test]
fn hands_counted_by_choosing_sets() {
    let sets = all_sets();
    for (n, hands) in HANDS.into_iter().enumerate() {
        let melds: Vec<Meld> = vec![Meld::pung(Tile::EAST); 4 - n];
        let (mut choices, mut divisions, mut distinct) = (0usize, 0usize, 0usize);
        each_choice(&sets, n, Counts::EMPTY, &mut Vec::new(), &mut |tiles, chosen| {
            for pair in Tile::all().filter(|t| tiles.get(*t) <= 2) {
                let hand = tiles.with(pair).with(pair);
                choices += 1;
                let (mut at, mut first) = (0, false);
                let mut mine = 0;
                division::four_sets(&hand, &melds, &mut |d: &Division| {
                    if d.pairs[0] == pair && d.sets[4 - n..] == *chosen {
                        mine += 1;
                        first = at == 0;
                    }
                    at += 1;
                });
                assert_eq!(mine, 1, "{chosen:?} {pair}");
                if first {
                    distinct += 1;
                    divisions += at;
                    assert!(division::is_four_sets(&hand), "{hand:?}");
                }
            }
        });
        assert_eq!(distinct, hands, "{n} sets and a pair");
        // No division is found twice, and each is one of the choices.
        assert_eq!(divisions, choices, "divisions of {n} sets and a pair");
    }
}

/// Second count: `is_four_sets` is asked about every count vector of one suit, and then the suits
/// are combined.
#[test]
fn hands_counted_suit_by_suit() {
    // The numbers of count vectors that form so many sets, by suits and honors, without and with a
    // pair.
    type Table = [[usize; 2]; 5];
    let mut tables: Vec<Table> = vec![];
    for suit in Suit::ALL {
        let kinds: Vec<Tile> = (1..=9).map(|rank| Tile::suited(suit, rank)).collect();
        tables.push(walk(&kinds, Tile::EAST));
    }
    let honors: Vec<Tile> = Tile::all().filter(|t| t.is_honor()).collect();
    tables.push(walk(&honors, Tile::suited(Suit::Dots, 5)));
    assert!(tables[0] == tables[1] && tables[1] == tables[2], "the suits are alike");

    let mut together: Table = [[0; 2]; 5];
    together[0][0] = 1;
    for table in tables {
        let mut next: Table = [[0; 2]; 5];
        for (a, b) in (0..5).flat_map(|a| (0..5 - a).map(move |b| (a, b))) {
            next[a + b][0] += together[a][0] * table[b][0];
            next[a + b][1] += together[a][1] * table[b][0] + together[a][0] * table[b][1];
        }
        together = next;
    }
    assert_eq!(together.map(|row| row[1]), HANDS);
}

/// Asks about every count vector over some kinds. Vectors that should be sets alone get a pair of
/// another kind.
fn walk(kinds: &[Tile], elsewhere: Tile) -> [[usize; 2]; 5] {
    fn next(kinds: &[Tile], tiles: Counts, elsewhere: Tile, table: &mut [[usize; 2]; 5]) {
        let Some((kind, kinds)) = kinds.split_first() else {
            let (sets, rest) = (tiles.len() / 3, tiles.len() % 3);
            let (hand, pair) = match rest {
                0 => (tiles.with(elsewhere).with(elsewhere), 0),
                2 => (tiles, 1),
                _ => return assert!(!division::is_four_sets(&tiles), "{tiles:?}"),
            };
            table[sets][pair] += usize::from(division::is_four_sets(&hand));
            return;
        };
        let mut tiles = tiles;
        for copies in 0..=4 {
            if copies > 0 {
                tiles.add(*kind);
            }
            if tiles.len() <= 14 {
                next(kinds, tiles, elsewhere, table);
            }
        }
    }
    let mut table = [[0; 2]; 5];
    next(kinds, Counts::EMPTY, elsewhere, &mut table);
    table
}

/// Third count, for the smaller numbers: the hands are collected in a set.
#[test]
fn hands_counted_as_a_set() {
    let sets = all_sets();
    for (n, hands) in HANDS.into_iter().enumerate().take(4) {
        let mut seen = HashSet::new();
        each_choice(&sets, n, Counts::EMPTY, &mut Vec::new(), &mut |tiles, _| {
            for pair in Tile::all().filter(|t| tiles.get(*t) <= 2) {
                seen.insert(tiles.with(pair).with(pair));
            }
        });
        assert_eq!(seen.len(), hands, "{n} sets and a pair");
        assert!(seen.iter().all(division::is_four_sets));
    }
}

/// The other forms. Seven pairs: C(34 + 6, 7) less those with three pairs of a kind.
#[test]
fn other_forms() {
    fn pairs(kinds: &[Tile], left: usize, tiles: Counts, found: &mut usize) {
        if left == 0 {
            let division = division::seven_pairs(&tiles).expect("seven pairs");
            assert_eq!((division.form, division.pairs.len()), (Form::SevenPairs, 7));
            *found += 1;
            return;
        }
        let Some((kind, kinds)) = kinds.split_first() else { return };
        let once = tiles.with(*kind).with(*kind);
        pairs(kinds, left, tiles, found);
        pairs(kinds, left - 1, once, found);
        if left > 1 {
            pairs(kinds, left - 2, once.with(*kind).with(*kind), found);
        }
    }
    let kinds: Vec<Tile> = Tile::all().collect();
    let mut found = 0;
    pairs(&kinds, 7, Counts::EMPTY, &mut found);
    // The coefficient of x^7 in (1 + x + x²)^34.
    let choose = |n: usize, k: usize| (0..k).fold(1, |c, i| c * (n - i) / (i + 1));
    let expected: usize =
        (0..=3).map(|twos| choose(34, twos) * choose(34 - twos, 7 - 2 * twos)).sum();
    assert_eq!(found, expected);

    let orphans: Counts = Tile::all().filter(|t| t.is_terminal_or_honor()).collect();
    let ends: Vec<Tile> = orphans.tiles().collect();
    for tile in Tile::all() {
        let division = division::singles(&orphans.with(tile));
        let form = division.map(|d| d.form);
        assert_eq!(form, ends.contains(&tile).then_some(Form::ThirteenOrphans), "{tile}");
    }
}
