//! The hand of the night: the dearest win whose tiles are known, and what is said of it.

use hule::session::{Deal, Entry, HandEntry, Origin};
use hule::text::Catalogue;
use hule::text::session::night_words;

use super::{session, sheet, won};

/// A win of 18 points by South from West, entered with its tiles.
fn hand() -> Deal {
    let link = "1/mcr/[789s][EEEE,1]123m456pC+C?from=W&seat=S".to_owned();
    Deal::new(Entry::Hand(HandEntry { link, seats: None }))
}

#[test]
fn it_is_the_dearest_win_with_tiles() {
    let mut session = session("mcr");
    session.deals = vec![won(0, Origin::Wall, 88), hand(), hand()];
    let sheet = sheet(&session);
    let night = sheet.hand_of_the_night(&session).expect("a hand");
    // 88 points without tiles can't be shown, and of two alike it is the first.
    assert_eq!((night.deal, night.win), (1, 0));
    assert_eq!(night.draft.complete(0), Some(14));
    let words = night_words(&session, &sheet, &night, &Catalogue::english());
    // In the second deal Cem sits South, and Dora West.
    assert_eq!(words.line, "Cem wins 18 from Dora");
    assert_eq!(words.paid, "Dora pays Cem 26 · Anna and Ben pay 8 each");
    assert!(words.fans.starts_with("Mixed Straight"), "{}", words.fans);
}

#[test]
fn without_tiles_there_is_none() {
    let mut session = session("mcr");
    session.deals = vec![won(0, Origin::Wall, 88), Deal::new(Entry::Draw)];
    assert!(sheet(&session).hand_of_the_night(&session).is_none());
}
