//! Who pays whom in a deal of a session, by name.

use hule::text::session::payments_line;
use hule::text::{Catalogue, Language};

use super::session;

#[test]
fn payments_name_the_players() {
    let mut session = session("mcr");
    session.players = ["Anna", "Ben", "Cem", ""].map(str::to_owned).into();
    let said = |change: &[i32], words: &Catalogue| payments_line(&session, change, words);
    let english = Catalogue::english();
    assert_eq!(
        said(&[-8, 42, -26, -8], &english),
        "Cem pays Ben 26 · Anna and Player 4 pay 8 each"
    );
    assert_eq!(said(&[-8, 0, 0, 8], &english), "Anna pays the 4th player 8");
    assert_eq!(said(&[0, 0, 0, 0], &english), "");
    assert_eq!(said(&[5, 5, 5, -15], &english), "Player 4 pays Anna, Ben and Cem 5 each");
    // A name stands as it is after a noun that is declined.
    let russian = Catalogue::of(Language::Ru);
    assert_eq!(said(&[-8, 8, 0, 0], &russian), "Anna платит игроку Ben 8");
    assert_eq!(said(&[-8, 0, 0, 8], &russian), "Anna платит 4-му игроку 8");
}
