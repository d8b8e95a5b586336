//! Laws of every deal: the limit, and the waits against an exhaustive search.

use std::sync::LazyLock;

use crate::cases;
use crate::rules::classical::tests::*;
use crate::tiles::{Tile, WinSource, Wind};

static RECORDS: LazyLock<Vec<Record>> = LazyLock::new(|| {
    let text = include_str!("../../../../tests/data/classical.jsonl");
    let drafts = text
        .lines()
        .map(|line| cases::draft(&serde_json::from_str(line).expect("JSON")).expect("a case"));
    drafts.map(|draft| record(&draft)).collect()
});

#[test]
fn hands_keep_to_the_limit_under_every_ruling() {
    for record in RECORDS.iter() {
        for bits in [0, 0x1FF, 0b1_0101_0101, 0b0_1010_1010] {
            let record = Record { rulings: Rulings::from_bits(bits), ..record.clone() };
            let scored = score(&Deal::new(&record).expect("a deal"));
            for (_, hand) in scored.hands.iter() {
                assert!(hand.value() <= i32::from(record.limit) && hand.value() % 10 == 0);
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
            // Three copies in claimed melds make the next one certainly the last (C28).
            let melds = ready.hands[seat].iter().flat_map(|entry| &entry.melds);
            let exposed = melds.flat_map(|meld| meld.tiles()).filter(|t| Some(*t) == tile);
            let last_copy = exposed.count() == 3;
            let win = crate::tiles::Win { source, from: None, last_of_wall: false, last_copy };
            claim.details = WinDetails { declared_ready: true, win, ..claim.details };
            record.ending = Ending::Win(claim);
            Deal::new(&record)
        };
        let found = waits(&with(None, WinSource::Discard).expect("a deal"), seat);
        let search = Tile::all().filter_map(|tile| {
            let scored = [WinSource::Discard, WinSource::SelfDrawn].map(|source| {
                let deal = with(Some(tile), source).ok()?;
                Some(score(&deal).hands[seat].best()?.total)
            });
            Some((tile, scored[0]?, scored[1]?))
        });
        let found: Vec<_> =
            found.iter().map(|w| (w.tile, w.discard.total, w.self_drawn.total)).collect();
        assert_eq!(found, search.collect::<Vec<_>>());
        assert!(found.iter().any(|(tile, ..)| Some(*tile) == claim.tile));
    }
}
