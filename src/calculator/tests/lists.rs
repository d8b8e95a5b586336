//! Lists of tiles that answer a question beside the hand.

use super::*;
use crate::calculator::Mode;

/// The state with an empty hand of a system that asks for the list, which is put under `dora`.
fn riichi(link: &str) -> State {
    let draft = link::decode(link, crate::rules::SYSTEMS).unwrap();
    let mut state = State::new(draft);
    crate::rules::ENGINES.iter().for_each(|engine| state.add_engine(*engine));
    state
}

fn list(state: &State) -> String {
    let question = state.draft().system().question("dora").unwrap();
    state.draft().answer(question).map(|answer| answer.to_string()).unwrap_or_default()
}

#[test]
fn one_tile_goes_into_the_list_and_the_next_one_into_the_hand() {
    let mut state = riichi("1/riichi/123m");
    let dora = state.draft().system().question("dora").unwrap();
    state.apply(Action::Mode(Mode::List(dora)));
    state.apply(Action::Tap(tile("4p")));
    assert_eq!((list(&state), state.mode), ("4p".to_owned(), None));
    state.apply(Action::Tap(tile("4p")));
    assert_eq!((list(&state), hand(&state)), ("4p".to_owned(), "123m4p".to_owned()));
    state.apply(Action::Undo);
    state.apply(Action::Undo);
    assert_eq!((list(&state), hand(&state)), (String::new(), "123m".to_owned()));
}

#[test]
fn a_tile_of_which_none_is_left_is_refused() {
    let mut state = riichi("1/riichi/EEE?dora=E");
    let dora = state.draft().system().question("dora").unwrap();
    state.apply(Action::Mode(Mode::List(dora)));
    state.apply(Action::Tap(tile("E")));
    assert_eq!(list(&state), "E");
    assert!(matches!(state.notice, Some(Notice::Faults(..))));
    // A full list is not changed, and it is said.
    let mut state = riichi("1/riichi/123m?dora=12345p");
    state.apply(Action::Mode(Mode::List(dora)));
    state.apply(Action::Tap(tile("6p")));
    assert_eq!(list(&state), "12345p");
    assert!(matches!(state.notice, Some(Notice::Faults(..))));
}
