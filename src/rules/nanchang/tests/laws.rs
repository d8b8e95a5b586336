//! Laws that hold for every deal.

use crate::entry::Hand;
use crate::entry::notation::Tiles;
use crate::reading::shanten::HandTiles;
use crate::tiles::{Counts, Tile};

use super::super::shanten::ShantenMeasure;
use super::random::Dice;
use super::*;

/// A drawn hand in which South has these tiles.
fn drawn_with(deal: &Deal, tiles: Tiles) -> Draft {
    let (jing, dealer) = (deal.jing().primary.to_string(), deal.dealer().to_string());
    let mut draft = draft(&jing, &dealer, "", "");
    *draft.place_mut(Wind::East.places_to(Wind::South)).unwrap() = tiles;
    draft
}

#[test]
fn payments_sum_to_zero_and_readings_use_the_tiles() {
    let mut dice = Dice(11);
    for _ in 0..5000 {
        let deal = dice.deal(7);
        let scored = score(&deal);
        let ledger = scored.ledger.as_ref().unwrap();
        assert_eq!((net(&scored).iter().sum::<i32>(), ledger.bank), (0, 0));
        let hand = deal.winner().unwrap();
        for sheet in &scored.sheets {
            // With every wild tile put back, the division has the tiles of the hand.
            let division = &sheet.division;
            let mut read: Counts = division
                .parts()
                .filter(|part| part.as_set().is_none_or(|i| !division.sets[i].declared))
                .flat_map(|part| division.tiles(part))
                .collect();
            for wild in &division.wilds {
                assert!(deal.jing().has(wild.tile) && wild.tile != wild.stands_for);
                assert!(division.tiles(wild.part).contains(&wild.stands_for));
                read.remove(wild.stands_for);
            }
            division.wilds.iter().for_each(|w| read.add(w.tile));
            assert_eq!(read, hand.standing_and_win(), "{division:?} of {hand:?}");
            assert!(scored.sheets.iter().all(|s| s.total <= scored.sheets[0].total));
        }
        assert_eq!(scored.sheets.is_empty(), best_value(&deal).is_none());
    }
}

/// Values are ordered by what the winner receives, however the hand was won.
#[test]
fn more_doubles_are_always_worth_more() {
    for dealer in Wind::ALL {
        for source in crate::tiles::WinSource::ALL {
            let dealer_letter = dealer.to_string();
            let deal = deal("C", &dealer_letter, "S:123456789m55sEE+E", "S self-drawn");
            for from in [None, Some(Wind::North), Some(Wind::East)] {
                let win = DeclaredWin { source, from, ..*deal.win().unwrap() };
                // A German hand has at least two doubles if self-drawn, and one on a discard.
                let least = if source == crate::tiles::WinSource::Discard { 1 } else { 2 };
                for doubles in least..8 {
                    let german = WinValue { doubles, german: true }.total(&deal, &win);
                    let less = WinValue { doubles, german: false }.total(&deal, &win);
                    let more = WinValue { doubles: doubles + 1, german: false }.total(&deal, &win);
                    assert!(less < german && german <= more, "{dealer} {source:?} {doubles}");
                }
            }
        }
    }
}

#[test]
fn ready_hands_miss_one_tile() {
    let mut dice = Dice(5);
    let mut ready = 0;
    for _ in 0..1500 {
        let won = dice.deal(5);
        let hand = won.winner().unwrap();
        let mut tiles = Tiles::from(hand);
        tiles.win = None;
        let deal = Deal::new(&drawn_with(&won, tiles)).unwrap();
        let measure = ShantenMeasure::new(deal.jing(), hand.all());
        let (tiles, melded, melds) = (hand.standing(), &hand.melded(), hand.melds().len());
        let missing = measure.distance(HandTiles { tiles, melded, melds }).missing;
        let wins = |tile: &Tile| {
            let four = hand.with_win(None).all().get(*tile) == 4;
            !four
                && best_value(
                    &deal.won_with(Wind::South, *tile, crate::tiles::WinSource::SelfDrawn).unwrap(),
                )
                .is_some()
        };
        let waits_for: Vec<Tile> = Tile::all().filter(wins).collect();
        assert!(waits_for.is_empty() || missing == 1, "{hand:?} {:?}", deal.jing());
        // A jing completes every hand that lacks one tile.
        assert!(missing != 1 || !waits_for.is_empty(), "{hand:?} {:?}", deal.jing());
        let found = waits(&deal, Wind::South);
        assert!(found.iter().all(|w| waits_for.contains(&w.tile) && w.self_drawn.wins));
        assert!(found.iter().all(|w| w.discard.total <= w.self_drawn.total));
        ready += usize::from(missing == 1);
    }
    assert!(ready > 700);
}

#[test]
fn waits_of_a_lone_jing() {
    let deal = deal("2m", "E", "S:2m123456789p555s", "");
    let waits = waits(&deal, Wind::South);
    assert_eq!(waits.len(), 34);
    let of = |tile: &str| waits.iter().find(|w| w.tile.to_string() == tile).unwrap();
    // Jing fishing, self-drawn: 4 from each and 8 from the dealer. It does not win on a discard.
    assert_eq!((of("N").self_drawn.total, of("N").discard.wins), (16, false));
    // An identical jing makes the hand German in German. Two of the three are left.
    let jing = of("2m");
    assert_eq!((jing.self_drawn.total, jing.discard.total, jing.copies), (79, 8 + 4 + 13, 2));
    // 5p completes a chow, and the jing makes a pair with the remaining tile.
    assert!(of("5p").discard.wins);
}

#[test]
fn far_hands_say_what_helps() {
    let standing = |text: &str| {
        let tiles = crate::entry::notation::parse(text).unwrap();
        let hand = Hand::with_honor_chows(&tiles.standing, &tiles.melds, tiles.win).unwrap();
        standing(&deal("2m", "E", "", ""), Wind::South, &hand)
    };
    let crate::scoring::Standing::Unready { shanten, useful, .. } = standing("[ESW]2m45p167s99sEN")
    else {
        panic!("is not ready")
    };
    assert_eq!(shanten, 1);
    // Any jing is useful, and so is a wind that makes a chow with E and N.
    for tile in ["2m", "3m", "S", "W"] {
        assert!(useful.contains(tile.parse().unwrap()), "{tile}");
    }
    let crate::scoring::Standing::Discarding { shanten, discards } =
        standing("[ESW]2m45p167s99sEN+N")
    else {
        panic!("is no win")
    };
    assert_eq!(shanten, 1);
    assert!(!discards.is_empty());
}
