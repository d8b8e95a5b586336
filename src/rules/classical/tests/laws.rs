//! Laws of every deal: the limit, and the waits against an exhaustive search.

use std::sync::LazyLock;

use crate::cases;
use crate::entry::Draft;
use crate::entry::notation::Tiles;
use crate::rules::classical::questions;
use crate::rules::classical::tests::*;
use crate::system::Answer;
use crate::tiles::{Tile, WinSource};

use super::helpers::Written;

static DRAFTS: LazyLock<Vec<Draft>> = LazyLock::new(|| {
    let text = include_str!("../../../../tests/data/classical.jsonl");
    let draft = |line: &str| cases::draft(&serde_json::from_str(line).expect("JSON"));
    text.lines().map(|line| draft(line).expect("a case")).collect()
});

#[test]
fn hands_keep_to_the_limit_under_every_ruling() {
    for draft in DRAFTS.iter() {
        for bits in [0, 0x1FF, 0b1_0101_0101, 0b0_1010_1010] {
            let mut draft = draft.clone();
            draft.set_rulings(bits);
            let settlement = score(Box::new(Deal::new(&draft).expect("a deal")));
            for (_, hand) in settlement.hands.iter() {
                assert!(
                    hand.value() <= i32::from(settlement.deal.limit()) && hand.value() % 10 == 0
                );
            }
        }
    }
    assert_eq!(Ruling::ALL.len(), 9);
}

#[test]
fn waits_are_what_an_exhaustive_search_finds() {
    for draft in DRAFTS.iter().filter(|draft| !draft.is_drawn()) {
        let winner = score(Box::new(Deal::new(draft).expect("a deal"))).winner().expect("a winner");
        let place = draft.own_seat().places_to(winner);
        let standing = questions::standing(draft, place);
        let hand = draft.place(place).expect("a place").clone();
        let with = |tile: Option<Tile>, source: WinSource| {
            let alone = Draft::new(&SYSTEM).said("seat", &winner.to_string());
            let alone = alone.round(&draft.round().to_string()).said("win", source.key());
            let mut alone = alone.said("limit", &questions::limit(draft).to_string());
            if draft.answer(&questions::READY_ON_DEAL) == Some(Answer::Yes) {
                alone = alone.said("ready-on-deal", "yes");
            }
            alone.copy_rulings(draft);
            alone.tiles = Tiles { standing: standing.clone(), win: tile, ..hand.clone() };
            Deal::new(&alone)
        };
        let found = waits(&with(None, WinSource::Discard).expect("a deal"), winner);
        let search = Tile::all().filter_map(|tile| {
            let settlement = [WinSource::Discard, WinSource::SelfDrawn].map(|source| {
                let deal = with(Some(tile), source).ok()?;
                Some(score(Box::new(deal)).hands[winner].best()?.total)
            });
            Some((tile, settlement[0]?, settlement[1]?))
        });
        let found: Vec<_> =
            found.iter().map(|w| (w.tile, w.discard.total, w.self_drawn.total)).collect();
        assert_eq!(found, search.collect::<Vec<_>>());
        let won_with = questions::winning_tile(draft);
        assert!(found.iter().any(|(tile, ..)| Some(*tile) == won_with));
    }
}
