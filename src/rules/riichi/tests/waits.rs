//! Waits, with what they are worth.

use super::*;

/// The waits of thirteen tiles: the tile, the copies left, and what it is worth on a discard and
/// self-drawn; 0 where the hand may not win.
fn waits(hand: &str) -> Vec<(String, u8, i32, i32)> {
    let Standing::Ready { waits } = report(hand).settled.standing else { panic!("{hand}") };
    let worth = |worth: &crate::scoring::Worth| if worth.wins { worth.total } else { 0 };
    let waits = waits.iter();
    waits.map(|w| (w.tile.to_string(), w.copies, worth(&w.discard), worth(&w.self_drawn))).collect()
}

#[test]
fn each_has_its_worth() {
    let hand = "234567m345p78s99m?seat=S";
    let expected = [("6s".into(), 4, 1000, 1500), ("9s".into(), 4, 1000, 1500)];
    assert_eq!(waits(hand), expected);
    let riichi = format!("{hand}&riichi=riichi&dora=9s");
    let expected = [("6s".into(), 4, 2000, 2700), ("9s".into(), 3, 2000, 2700)];
    assert_eq!(waits(&riichi), expected);
}

#[test]
fn a_wait_without_a_yaku_does_not_win() {
    let hand = "[234m]567m345p78s99m?seat=S";
    assert_eq!(waits(hand), [("6s".into(), 4, 0, 0), ("9s".into(), 4, 0, 0)]);
    // Concealed, it wins if it is drawn.
    let drawn = "234567m345p79s99m?seat=S";
    assert_eq!(waits(drawn), [("8s".into(), 4, 0, 1100)]);
}

#[test]
fn own_discards_bar_every_wait() {
    let hand = "234567m345p78s99m?seat=S&own-discards=9s";
    let expected = [("6s".into(), 4, 0, 1500), ("9s".into(), 3, 0, 1500)];
    assert_eq!(waits(hand), expected);
}

#[test]
fn a_hand_of_four_alike_is_not_seven_pairs() {
    let Standing::Unready { shanten, .. } = report("1111m2233p4455s6s").settled.standing else {
        panic!()
    };
    assert_eq!(shanten, 1);
}

#[test]
fn payments_of_each_wait_and_discards_of_fourteen_tiles() {
    let Standing::Ready { waits } = report("234567m345p78s99m?seat=S").settled.standing else {
        panic!()
    };
    // By discard everybody pays the same, and self-drawn East pays more.
    let sources: Vec<bool> =
        waits[0].payments.iter().map(|payment| payment.source.is_self_drawn()).collect();
    assert_eq!(sources, [false, false, false, true]);
    let standing = report("234567m345p78s99mE?seat=S").settled.standing;
    let Standing::Discarding { shanten: 0, discards } = standing else { panic!() };
    assert_eq!(discards[0].tile, crate::tiles::Tile::EAST);
    assert_eq!(discards[0].waits.len(), 2);
}

#[test]
fn nobody_else_wins_on_a_tile_that_is_drawn() {
    let hand = "234567m345p78s99m?seat=S";
    let with_west = format!("{hand}&event=also-won.0..winner:W.worth:mangan");
    let payments = |hand: &str| {
        let Standing::Ready { waits } = report(hand).settled.standing else { panic!("{hand}") };
        waits.into_iter().flat_map(|wait| wait.payments).collect::<Vec<_>>()
    };
    let drawn = |hand: &str| {
        let drawn = payments(hand).into_iter().filter(|payment| payment.source.is_self_drawn());
        drawn.map(|payment| payment.net[Seat::South]).collect::<Vec<_>>()
    };
    assert_eq!(drawn(&with_west), [1500, 1500]);
    assert_eq!(drawn(&with_west), drawn(hand));
    // West does not discard the tile on which West wins.
    let from = payments(&with_west).into_iter().filter_map(|payment| payment.from);
    assert_eq!(from.collect::<Vec<_>>(), [Seat::East, Seat::North, Seat::East, Seat::North]);
    assert_eq!(draft(&with_west).events.len(), 1);
}
