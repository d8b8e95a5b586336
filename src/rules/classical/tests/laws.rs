//! Laws over random tables: order, suits, sums, and the wait against an exhaustive search.

use std::sync::LazyLock;

use crate::cases;
use crate::entry::notation::Tiles;
use crate::rules::classical::tests::*;
use crate::scoring::Ledger;
use crate::tiles::{Seat, Suit, Tile, WinSource, Wind};
use proptest::prelude::*;

static RECORDS: LazyLock<Vec<Record>> = LazyLock::new(|| {
    let text = include_str!("../../../../tests/data/classical.jsonl");
    let drafts = text
        .lines()
        .map(|line| cases::draft(&serde_json::from_str(line).expect("JSON")).expect("a case"));
    drafts.map(|draft| record(&draft)).collect()
});

fn value(record: &Record) -> (Ledger, Verdict, Option<Seat>) {
    let scored = score(&Deal::new(record).expect("a deal"));
    (scored.ledger, scored.verdict, scored.winner)
}

/// Tiles with their suits in another order.
fn swap(tile: Tile, order: [usize; 3]) -> Tile {
    tile.suit().map_or(tile, |suit| Tile::suited(Suit::ALL[order[suit as usize]], tile.rank()))
}

fn swapped(record: &Record, order: [usize; 3]) -> Record {
    let mut record = record.clone();
    for seat in Wind::ALL {
        let Some(entry) = &mut record.hands[seat] else { continue };
        entry.standing.iter_mut().for_each(|t| *t = swap(*t, order));
        for meld in &mut entry.melds {
            let tile = swap(meld.tile(), order);
            *meld = crate::tiles::Meld::of(meld.kind(), tile).expect("the same meld");
        }
    }
    if let Ending::Win(claim) = &mut record.ending {
        claim.tile = claim.tile.map(|t| swap(t, order));
    }
    record
}

/// Whether the rules name the suit of something in it: jade is of bamboo, the tiles of the moon
/// and of the grapes are dots.
fn names_suits(record: &Record) -> bool {
    let Ending::Win(claim) = &record.ending else { return false };
    let lucky = claim.win.last_of_wall || claim.win.source == WinSource::Replacement;
    let green = record.hands[claim.by[0]].as_ref().is_some_and(|entry| {
        let green: Vec<Tile> = "2s 3s 4s 6s 8s F".split(' ').map(|t| t.parse().unwrap()).collect();
        let ranks = |t: &Tile| green.iter().any(|g| g.rank() == t.rank() && t.rank() > 0);
        entry.standing.iter().all(|t| ranks(t) || *t == Tile::GREEN)
    });
    lucky || green
}

#[test]
fn suits_do_not_matter() {
    for record in RECORDS.iter().filter(|r| !names_suits(r)) {
        for order in [[1, 0, 2], [2, 1, 0], [1, 2, 0]] {
            assert_eq!(value(&swapped(record, order)), value(record));
        }
    }
}

#[test]
fn ledgers_sum_to_zero_under_every_ruling() {
    for record in RECORDS.iter() {
        for bits in [0, 0x1FF, 0b1_0101_0101, 0b0_1010_1010] {
            let record = Record { rulings: Rulings::from_bits(bits), ..record.clone() };
            // Another claim may win then, and have no fault: the cases' hands all do.
            let scored = score(&Deal::new(&record).expect("a deal"));
            let net = scored.ledger.net;
            assert_eq!(net.east + net.south + net.west + net.north + scored.ledger.bank, 0);
            for (_, hand) in scored.hands.iter() {
                assert!(hand.value() <= record.limit && hand.value().is_multiple_of(10));
            }
        }
    }
    assert_eq!(Ruling::ALL.len(), 9);
}

#[test]
fn waits_are_what_an_exhaustive_search_finds() {
    for record in RECORDS.iter() {
        let Ending::Win(claim) = &record.ending else { continue };
        let seat = score(&Deal::new(record).expect("a deal")).winner.expect("a winner");
        let mut ready = record.clone();
        for other in Wind::ALL.into_iter().filter(|s| *s != seat) {
            ready.hands[other] = None;
        }
        let with = |tile: Option<Tile>, source: WinSource| {
            let mut record = ready.clone();
            let mut claim = claim.clone();
            claim.by = vec![seat];
            claim.tile = tile;
            claim.declared_ready = true;
            // Three copies in claimed melds make the next one certainly the last (C28).
            let melds = ready.hands[seat].iter().flat_map(|entry| &entry.melds);
            let exposed = melds.flat_map(|meld| meld.tiles()).filter(|t| Some(*t) == tile);
            let last_copy = exposed.count() == 3;
            claim.win = crate::tiles::Win { source, from: None, last_of_wall: false, last_copy };
            record.ending = Ending::Win(claim);
            Deal::new(&record)
        };
        let found = waits(&with(None, WinSource::Discard).expect("a deal"), seat);
        let search = Tile::all().filter_map(|tile| {
            let scored = [WinSource::Discard, WinSource::SelfDrawn].map(|source| {
                let deal = with(Some(tile), source).ok()?;
                Some(score(&deal).hands[seat].best()?.value)
            });
            Some((tile, scored[0]?, scored[1]?))
        });
        let found: Vec<_> =
            found.iter().map(|w| (w.tile, w.discard.total, w.self_drawn.total)).collect();
        assert_eq!(found, search.collect::<Vec<_>>());
        assert!(found.iter().any(|(tile, ..)| Some(*tile) == claim.tile));
    }
}

proptest! {
    #[test]
    fn the_order_of_tiles_does_not_matter(index in 0usize..600, seed in any::<u64>()) {
        let record = &RECORDS[index];
        let mut shuffled = record.clone();
        let mut state = seed | 1;
        for seat in Wind::ALL {
            let Some(entry) = &mut shuffled.hands[seat] else { continue };
            entry.standing.sort_by_key(|t| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                (state >> 33) as usize ^ t.index()
            });
            entry.melds.reverse();
            entry.flowers.reverse();
        }
        prop_assert_eq!(value(&shuffled), value(record));
    }

    #[test]
    fn whatever_is_entered_gets_an_answer(
        hands in prop::collection::vec("[1-9mpsESWNCFP\\[\\],+h]{0,30}", 4),
        source in 0usize..4,
        tile in prop::option::of(0usize..34),
        by in prop::collection::vec(0usize..4, 0..4),
        bits in any::<u32>(),
        flags in any::<[bool; 5]>(),
        limit in any::<u16>(),
    ) {
        let parse = |text: &String| crate::entry::notation::parse(text).unwrap_or_else(|_| Tiles::default());
        let tiles: Vec<Tiles> = hands.iter().map(parse).collect();
        let hands = crate::tiles::BySeat::from_fn(|seat| {
            let t = tiles[seat.index()].clone();
            let entry = EnteredHand {
                standing: t.standing, melds: t.melds, flowers: t.flowers,
            };
            Some(entry).filter(|_| flags[seat.index()])
        });
        let win = crate::tiles::Win {
            source: WinSource::ALL[source],
            from: flags[4].then_some(Wind::ALL[source]),
            last_of_wall: flags[0],
            last_copy: flags[1],
        };
        let claim = Claim {
            by: by.into_iter().map(|i| Wind::ALL[i]).collect(),
            tile: tile.and_then(Tile::from_index),
            win,
            ready_on_deal: flags[2],
            declared_ready: flags[3],
        };
        let record = Record {
            round: Wind::ALL[source],
            limit,
            flowers: flags[4],
            rulings: Rulings::from_bits(bits),
            hands,
            ending: Ending::Win(claim),
        };
        match Deal::new(&record) {
            Ok(deal) => {
                let scored = score(&deal);
                for seat in Wind::ALL {
                    standing(&deal, seat);
                    prop_assert!(scored.hands[seat].value() <= limit);
                }
            }
            Err(faults) => prop_assert!(faults.iter().all(|f| !f.to_string().is_empty())),
        }
    }
}
