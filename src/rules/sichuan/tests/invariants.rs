//! Invariants of Sichuan over the deals of the reference cases, and a comparison with an exhaustive
//! search.

use crate::cases;
use crate::entry::Hand;
use crate::entry::notation::Tiles;
use crate::practice::Random;
use crate::rules::sichuan::reading::HowWon;
use crate::rules::sichuan::tests::*;
use crate::rules::sichuan::value::{Value, best, readings};
use crate::tiles::{Meld, MeldKind, Suit, Tile};

fn drafts() -> Vec<Draft> {
    let text = include_str!("../../../../tests/data/sichuan.jsonl");
    let case = |line| cases::draft(&serde_json::from_str(line).expect("JSON")).expect("a case");
    text.lines().map(case).collect()
}

#[test]
fn leaving_the_hands_out_is_never_a_fault() {
    for draft in drafts() {
        for place in 0..4 {
            let mut known = draft.clone();
            *known.place_mut(place).expect("a place") = Tiles::default();
            let deal = Deal::new(&known).unwrap_or_else(|faults| panic!("{faults:?}"));
            let ledger = settle(Box::new(deal)).ledger;
            let net: i32 = ledger.net.iter().map(|(_, net)| net).sum();
            assert_eq!(net + ledger.bank, 0);
        }
    }
}

/// The fans of a hand of fourteen, found by trying everything. `counts` are the concealed tiles by
/// suit and rank, including the winning tile.
fn exhaustive(counts: &[u8; 27], melds: &[Meld]) -> Option<u8> {
    let mut all = *counts;
    for tile in melds.iter().flat_map(Meld::tiles) {
        all[tile.index()] += 1;
    }
    let roots = all.iter().filter(|n| **n == 4).count() as u8;
    let suits = all.chunks(9).filter(|suit| suit.iter().any(|n| *n > 0)).count();
    let flush = if suits == 1 { 2 } else { 0 };
    let golden = u8::from(melds.len() == 4);
    let mut most = None;
    if melds.is_empty() && counts.iter().all(|n| n % 2 == 0) {
        most = Some(2);
    }
    for pair in (0..27).filter(|t| counts[*t] >= 2) {
        let mut rest = *counts;
        rest[pair] -= 2;
        sets(&mut rest, true, &mut |pungs| most = most.max(Some(u8::from(pungs) + golden)));
    }
    most.map(|most| most + roots + flush)
}

/// Calls `each` for every division of all tiles into sets, with whether all are pungs.
fn sets(rest: &mut [u8; 27], pungs: bool, each: &mut impl FnMut(bool)) {
    let Some(low) = rest.iter().position(|n| *n > 0) else {
        each(pungs);
        return;
    };
    if rest[low] >= 3 {
        rest[low] -= 3;
        sets(rest, pungs, each);
        rest[low] += 3;
    }
    if low % 9 < 7 && rest[low + 1] > 0 && rest[low + 2] > 0 {
        (low..low + 3).for_each(|t| rest[t] -= 1);
        sets(rest, false, each);
        (low..low + 3).for_each(|t| rest[t] += 1);
    }
}

/// Thirteen tiles of one or two suits, mostly in sets so that they are often ready.
fn hand(dice: &mut Random) -> Option<Hand> {
    let suits = 1 + dice.below(2);
    let melds: Vec<Meld> = (0..dice.below(5).saturating_sub(dice.below(3)))
        .map(|_| {
            let kinds = [MeldKind::Pung, MeldKind::Kong, MeldKind::ConcealedKong];
            let tile = Tile::suited(Suit::ALL[dice.below(suits)], 1 + dice.below(9) as u8);
            Meld::of(kinds[dice.below(3)], tile).expect("no chow")
        })
        .collect();
    let mut standing = Vec::new();
    let pairs = melds.is_empty() && dice.below(4) == 0;
    while standing.len() < 14 - 3 * melds.len() {
        let (suit, rank) = (Suit::ALL[dice.below(suits)], 1 + dice.below(9) as u8);
        let tile = Tile::suited(suit, rank);
        let left = 14 - 3 * melds.len() - standing.len();
        match (left, pairs, dice.below(2)) {
            (2, ..) | (_, true, _) => standing.extend([tile; 2]),
            (_, _, 0) if rank < 8 => standing.extend((0..3).map(|i| Tile::suited(suit, rank + i))),
            _ => standing.extend([tile; 3]),
        }
    }
    standing.swap_remove(dice.below(standing.len()));
    if dice.below(4) == 0 {
        let last = standing.len() - 1;
        standing[last] = Tile::suited(Suit::ALL[dice.below(suits)], 1 + dice.below(9) as u8);
    }
    Hand::new(&standing, &melds, None).ok()
}

#[test]
fn values_and_waits_agree_with_trying_everything() {
    let mut dice = Random::new(7);
    let rulings = Rulings::default();
    let (mut ready, mut wins) = (0, 0);
    for hand in (0..60_000).filter_map(|_| hand(&mut dice)) {
        let mut found = Vec::new();
        for tile in TILES {
            let mut counts = [0u8; 27];
            hand.standing().tiles().chain([tile]).for_each(|t| counts[t.index()] += 1);
            let wanted =
                if hand.all().get(tile) == 4 { None } else { exhaustive(&counts, hand.melds()) };
            let how = HowWon::by_discard(tile, rulings);
            let value = best(&hand, &how);
            assert_eq!(value.map(|v| v.fans), wanted, "{hand:?} {tile}");
            let all = readings(&hand, &how);
            let first = all.first().map(|sheet| Value::of_fans(sheet.points as u8, rulings));
            assert_eq!(first, value, "{hand:?} {tile}");
            if let Some(value) = value {
                found.push((tile, value.value));
                wins += 1;
            }
        }
        let waits = waits(&hand, None, rulings);
        let listed: Vec<(Tile, u8)> =
            waits.iter().map(|w| (w.tile, w.discard.total as u8)).collect();
        assert_eq!(listed, found, "{hand:?}");
        assert!(waits.iter().all(|w| w.self_drawn.total == w.discard.total));
        let most = found.iter().map(|(_, value)| *value).max();
        assert_eq!(maximum(&hand, None, rulings).map(|m| m.value.value), most, "{hand:?}");
        ready += usize::from(!found.is_empty());
    }
    assert!(ready > 10_000 && wins > 15_000, "too few to tell: {ready} ready, {wins} wins");
}
