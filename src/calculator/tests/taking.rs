//! Taking pieces of a hand away, and putting them back.

use super::*;

#[test]
fn what_was_taken_away_is_put_back_where_it_was() {
    let mut state = loaded("[123m][CCC]456p78sE+E");
    let before = state.draft().clone();
    for piece in [Piece::Standing(tile("5p")), Piece::Win, Piece::Meld(0)] {
        state.apply(Action::Pick(piece));
    }
    assert_eq!(hand(&state), "[CCC]46p78sE");
    assert_eq!(state.taken.len(), 3);
    // One after the other, in any order.
    state.apply(Action::PutBack(2));
    assert_eq!(hand(&state), "[123m][CCC]46p78sE");
    state.apply(Action::PutBack(0));
    state.apply(Action::PutBack(0));
    assert_eq!(hand(&state), before.tiles.to_string());
    assert_eq!(state.taken, []);
    state.apply(Action::PutBack(0));
    assert_eq!(hand(&state), before.tiles.to_string());
}

#[test]
fn another_change_ends_the_offer_to_put_a_piece_back() {
    for action in [
        Action::Tap(tile("9s")),
        Action::Undo,
        Action::Backspace,
        Action::Clear,
        Action::Rules("sichuan"),
        Action::Meld(Meld::of(MeldKind::Pung, tile("9s")).unwrap()),
    ] {
        let mut state = loaded("123m456p");
        state.apply(Action::Pick(Piece::Standing(tile("5p"))));
        assert_eq!(state.taken, [(0, Taken::Standing(tile("5p")))]);
        state.apply(Action::Open(Panel::Menu));
        assert_eq!(state.taken.len(), 1);
        state.apply(action.clone());
        assert_eq!(state.taken, [], "{action:?}");
    }
}

#[test]
fn a_piece_goes_back_to_its_own_place() {
    let mut state = loaded("#1/classical/123m456p/789s");
    state.apply(Action::Place(1));
    state.apply(Action::Pick(Piece::Standing(tile("8s"))));
    state.apply(Action::Place(0));
    state.apply(Action::PutBack(0));
    assert_eq!(state.draft().others[0].to_string(), "789s");
    assert_eq!(state.place, 0);
    // Two hands of one player have their concealed tiles in common.
    let mut state = loaded("#1/siamese/123m456p/[789s]");
    state.apply(Action::Place(1));
    state.apply(Action::Pick(Piece::Standing(tile("2m"))));
    state.apply(Action::Pick(Piece::Meld(0)));
    state.apply(Action::PutBack(0));
    state.apply(Action::PutBack(0));
    assert_eq!(link::encode(state.draft()), "1/siamese/123m456p/[789s]");
}
