use super::*;

const WIN: &str = "123m456p789s1122sE";

/// A hand that was tapped up to its last tile.
fn complete() -> State {
    let mut state = empty();
    tap(&mut state, "123m456p789s11mEE");
    assert!(!state.is_reading());
    tap(&mut state, "E");
    state
}

#[test]
fn the_last_tile_leads_to_the_result_and_any_tile_less_back() {
    let mut state = complete();
    assert!(state.is_reading());
    state.apply(Action::Pick(Piece::Standing(tile("2m"))));
    assert!(!state.is_reading());
    state.apply(Action::PutBack(0));
    assert!(state.is_reading());
    state.apply(Action::Backspace);
    assert!(!state.is_reading());
    state.apply(Action::Undo);
    assert!(state.is_reading());
    state.apply(Action::Redo);
    assert!(!state.is_reading());
}

#[test]
fn the_palette_that_was_asked_for_stays_with_the_same_hand() {
    let mut state = complete();
    let before = hand(&state);
    state.apply(Action::EditHand);
    assert!(state.is_edited() && !state.is_reading());
    assert_eq!(hand(&state), before);
    answer(&mut state, "win", 0, "self-drawn");
    assert!(state.is_edited(), "an answer is no other hand");
    state.apply(Action::MakeWin(tile("2m")));
    assert!(state.is_edited(), "nor is another winning tile");
    state.apply(Action::ReadResult);
    assert!(state.is_reading());
    // After a tile less, the complete hand is read again.
    state.apply(Action::EditHand);
    state.apply(Action::Backspace);
    assert!(!state.is_edited());
    state.apply(Action::Undo);
    assert!(state.is_reading());
}

#[test]
fn another_hand_is_read_at_once() {
    for action in [
        Action::Paste(WIN.into()),
        Action::Follow("1/mcr/123m456p789s123sE+E".into()),
        Action::Follow("1/riichi/234567m345p78s99m+6s".into()),
    ] {
        let mut state = complete();
        state.apply(Action::EditHand);
        state.apply(action.clone());
        assert!(state.is_reading(), "{action:?}");
    }
}

#[test]
fn what_waits_for_a_tile_needs_the_palette() {
    let mut state = complete();
    state.apply(Action::Mode(Mode::Flowers));
    assert!(!state.is_reading());
    state.apply(Action::Mode(Mode::Flowers));
    assert!(state.is_reading());
    // The winning tile is one of the hand.
    state.apply(Action::Mode(Mode::Win));
    assert!(state.is_reading());
    state.apply(Action::Pick(Piece::Standing(tile("2m"))));
    assert!(state.is_reading());
    assert_eq!(state.draft().tiles.win, Some(tile("2m")));
    // The tile of a list is one of the palette, and the result is read again with it.
    let mut state = loaded("1/riichi/234567m345p78s99m+6s");
    let dora = state.draft().system().question("dora").unwrap();
    state.apply(Action::Mode(Mode::List(dora)));
    assert!(!state.is_reading());
    state.apply(Action::Tap(tile("1m")));
    assert!(state.is_reading());
}

#[test]
fn two_hands_are_read_once_both_are_complete() {
    let state = loaded("1/siamese/112223366m55899p123456789sEESS+8p");
    assert!(state.is_reading());
    let state = loaded("1/siamese/112223366m55899p");
    assert!(!state.is_reading());
    // A hand with which nothing is won has no last tile.
    let mut state = loaded("1/classical/[PPP]123m456p5578s+9s/[777m]1358999mCCC");
    assert!(state.is_reading());
    state.apply(Action::Place(1));
    assert!(!state.is_reading());
}
