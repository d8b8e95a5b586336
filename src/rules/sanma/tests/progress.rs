//! How far hands are from a win, which no tile helps that is not played with or was laid aside (SN1, SN-A15).

use super::*;

/// How many tiles a hand needs until it is ready, and those that bring it nearer.
fn unready(hand: &str) -> (u8, String) {
    let standing = report(hand, TENHOU).settled.standing;
    let Standing::Unready { shanten, useful, .. } = standing else { panic!("{standing:?}") };
    (shanten, useful.iter().map(|tile| tile.to_string()).collect::<Vec<_>>().join(" "))
}

#[test]
fn chows_of_characters_bring_no_hand_nearer() {
    // In riichi 2m and 3m, or 7m and 8m, would make the fourth set.
    assert_eq!(unready("1111m9999m234p99s").0, 2);
    // Nor do chows hide the best discard: each 1m is one of a pung, and so is each 9m.
    let standing = report("1111m9999m234p99sN", TENHOU).settled.standing;
    let Standing::Discarding { shanten, discards } = standing else { panic!("{standing:?}") };
    let discards: Vec<_> = discards.iter().map(|discard| discard.tile.to_string()).collect();
    assert_eq!((shanten, discards), (1, vec!["1m".to_owned(), "9m".to_owned()]));
}

#[test]
fn norths_that_were_laid_aside_bring_no_hand_nearer() {
    let orphans = "19m19p19sESWPFCC";
    let waiting = report(&format!("{orphans}?norths=3"), TENHOU).settled.standing;
    let Standing::Ready { waits } = waiting else { panic!("{waiting:?}") };
    assert_eq!(waits.iter().map(|wait| wait.copies).collect::<Vec<_>>(), [1]);
    // Without a North for the orphans the hand is as far as its pairs are.
    assert_eq!(unready(&format!("{orphans}?norths=4")).0, 5);
    // One North alone makes no pair any more.
    let helps = |norths: u8| unready(&format!("234567p345s9m19sN?norths={norths}")).1.contains('N');
    assert_eq!([0, 3].map(helps), [true, false]);
}
