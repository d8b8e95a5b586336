//! Where the other copies of a tile are: in the other hand, opened or not, or seen by all (M9), and what a
//! hand waited for.

use crate::rules::mcr::Ruling;

use super::*;

#[test]
fn an_opened_first_hand_can_show_the_other_three_copies() {
    // M9: the first hand opens EEE, so the drawn E is the last of its kind for the orphans.
    let mut entry = entry("", "", "EEE234p345p678p55p19m19p199sSWNCFP", "E", WinSource::SelfDrawn);
    let with = double_win(&PlayerTiles::new(entry.clone()).unwrap(), 1).best[0];
    let orphans = with.hands[with.first.other()];
    assert!(orphans.last_copy && orphans.uses_tile);
    assert_eq!(orphans.points, 88 + 1 + 4);
    // As the first win it would not be.
    assert_eq!(first_win(&PlayerTiles::new(entry.clone()).unwrap()).a.unwrap().points, 89);
    entry.concealed.retain(|t| *t != Tile::EAST);
    entry.concealed.extend(tiles("777p"));
    entry.tile = Some(Tile::EAST);
    let without = double_win(&PlayerTiles::new(entry).unwrap(), 1).best[0];
    assert!(!without.hands[without.first.other()].last_copy);
}

/// Three chows of 3–5 and a pure straight that the drawn 3s completes.
fn two_hands_with_a_3s(answer: bool) -> EnteredTiles {
    let concealed = "12456789s222m88p345s345678m345p66p";
    let mut entry = entry("", "", concealed, "3s", WinSource::SelfDrawn);
    entry.situation.win.last_copy = answer;
    entry
}

#[test]
fn an_opened_first_hand_can_show_one_copy_while_others_were_discarded() {
    let best =
        |answer| double_win(&PlayerTiles::new(two_hands_with_a_3s(answer)).unwrap(), 1).best[0];
    let (said, not_said) = (best(true), best(false));
    let second = said.hands[said.first.other()];
    assert!(second.uses_tile && second.last_copy);
    assert_eq!(said.total, not_said.total + 4);
    // As the first win alone it would not be the last copy: the other one stays concealed.
    let points =
        |answer| first_win(&PlayerTiles::new(two_hands_with_a_3s(answer)).unwrap()).a.unwrap();
    assert!(!points(true).last_copy);
    assert_eq!(points(true).points, points(false).points);
}

#[test]
fn a_copy_that_stays_concealed_contradicts_the_answer() {
    let codes = |hand: &str| {
        let link = format!("1/siamese/{hand}&last-copy=yes");
        let draft = crate::entry::link::decode(&link, &[&SYSTEM]).expect("a link");
        let faults = crate::rules::score(&draft).faults.clone();
        faults.iter().map(|fault| fault.code).collect::<Vec<_>>()
    };
    let hands = "12456789s222m88p345s345678m345p66p+3s";
    assert_eq!(codes(&format!("{hands}?win=self-drawn")), []);
    // Only one hand wins on a discard.
    assert_eq!(codes(&format!("{hands}?from=S")), [FaultCode::LAST_COPY_IN_HAND]);
    // Without a second hand nothing opens the other 3s.
    let one = "12456789s222m88p3s147m258p369sESWN+3s?win=self-drawn";
    assert_eq!(codes(one), [FaultCode::LAST_COPY_IN_HAND]);
    // The remaining hand is the second one.
    let second = "123456789s33p44m+3p?win=self-drawn&event=won.0..player:E.value:8";
    assert_eq!(codes(second), [FaultCode::LAST_COPY_IN_HAND]);
}

#[test]
fn a_wait_is_exhausted_by_copies_in_the_other_hand() {
    // The pair of 4s was waited for, and so was 7s, of which the player holds all four.
    let concealed = "123456789m4567s1135pEESWNCC";
    let mut entry = entry("", "[777s]", concealed, "4s", WinSource::SelfDrawn);
    let player = PlayerTiles::new(entry.clone()).unwrap();
    let (points, counted) = first(&player, HandId::A);
    assert!(!counted.contains(&79), "{counted:?}");
    let deal = first_win(&player).a.unwrap().deal(&player);
    let sheet = &mcr::sheets(&deal)[0];
    let obstacle = mcr::why(&deal, sheet, 79).unwrap_err();
    let missing = mcr::shortfall(&deal, sheet, 79, obstacle);
    assert_eq!(missing.obstacle, obstacles::EXHAUSTED_WAIT);
    entry.rulings.hand = entry.rulings.hand.with(Ruling::ExhaustedWaitsIgnored, true);
    let ruled = first(&PlayerTiles::new(entry).unwrap(), HandId::A);
    assert_eq!((ruled.0, ruled.1.contains(&79)), (points + 1, true), "{:?}", ruled.1);
}
