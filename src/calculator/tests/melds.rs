//! Declaring, replacing and concealing melds.

use super::*;

/// Taps a mode key and then a tile.
fn declare(state: &mut State, kind: MeldKind, text: &str) {
    state.apply(Action::Mode(Mode::Meld(kind)));
    state.apply(Action::Tap(tile(text)));
}

#[test]
fn tiles_of_the_hand_become_the_meld_that_is_declared() {
    use MeldKind::{Chow, ConcealedKong, Kong, Pung};
    for (before, kind, of, after) in [
        ("5555m12p", ConcealedKong, "5m", "[5555m]12p"),
        ("5555m12p", Kong, "5m", "[5555m,1]12p"),
        ("555m12p", Kong, "5m", "[5555m,1]12p"),
        ("555m12p", Pung, "5m", "[555m]12p"),
        ("3333m45m12p", Chow, "3m", "[345m]333m12p"),
        ("[555m]12p", Kong, "5m", "[5555m,5]12p"),
        // There is no room for three more tiles.
        ("345m12345678p99sE", Chow, "3m", "[345m]12345678p99s+E"),
        // New tiles, as long as there are any.
        ("5m12p", Pung, "5m", "[555m]5m12p"),
        ("345m12p", Chow, "3m", "[345m]345m12p"),
    ] {
        let mut state = loaded(before);
        declare(&mut state, kind, of);
        assert_eq!((hand(&state).as_str(), &state.notice), (after, &None), "{before} {kind:?}");
        assert_eq!(state.mode, None);
        state.apply(Action::Undo);
        assert_eq!(hand(&state), hand(&loaded(before)));
    }
}

#[test]
fn a_meld_for_which_there_are_no_tiles_is_refused() {
    let mut state = loaded("123m456p789s123sE+E");
    declare(&mut state, MeldKind::Pung, "C");
    assert_eq!((fault(&state), hand(&state).as_str()), ("hand-full", "123m456p123789sE+E"));
    let mut state = loaded("#1/classical/E/55m");
    declare(&mut state, MeldKind::Pung, "5m");
    assert_eq!((fault(&state), hand(&state).as_str()), ("copies-taken", "E"));
    let mut state = loaded("[123m][456m][789m][EEE]");
    declare(&mut state, MeldKind::Pung, "C");
    assert_eq!(fault(&state), "four-melds-declared");
}

#[test]
fn a_tile_that_the_rules_do_not_use_is_refused() {
    let mut state = loaded("#1/sichuan/1m");
    state.apply(Action::Type('E'));
    assert_eq!((fault(&state), hand(&state).as_str()), ("tile-not-used", "1m"));
}

#[test]
fn a_meld_is_replaced_by_another_one() {
    let meld = |text: &str| crate::entry::notation::parse(text).unwrap().melds[0];
    for (before, new, after) in [
        ("[345m]12p", "[456m]", "[456m]12p"),
        ("[555m]12p", "[5555m,5]", "[5555m,5]12p"),
        ("[555m]5m12p", "[5555m,5]", "[5555m,5]12p"),
        ("[5555m]12p", "[555m]", "[555m]12p"),
    ] {
        let mut state = loaded(before);
        state.apply(Action::Open(Panel::Piece(Piece::Meld(0))));
        state.apply(Action::Replace(0, meld(new)));
        assert_eq!((hand(&state).as_str(), state.panel.clone()), (after, None), "{before} {new}");
    }
    let mut state = loaded("[123m]5555m6666m");
    state.apply(Action::Replace(0, meld("[678m]")));
    assert_eq!(hand(&state), "[678m]5555666m", "the tiles of the hand become the meld");
    state.apply(Action::Replace(3, meld("[678m]")));
    assert_eq!(hand(&state), "[678m]5555666m");
}

#[test]
fn a_meld_goes_back_among_the_concealed_tiles() {
    let mut state = loaded("[345m][CCC]12p");
    state.apply(Action::Conceal(0));
    assert_eq!(hand(&state), "[CCC]345m12p");
    // A fourth tile has no room in a full hand.
    let mut state = loaded("[5555m]123p456p789p9s+9s");
    state.apply(Action::Conceal(0));
    assert_eq!((fault(&state), hand(&state).as_str()), ("hand-full", "[5555m]123456789p9s+9s"));
    let mut state = loaded("#1/siamese/12p/[345m]");
    state.apply(Action::Place(1));
    state.apply(Action::Conceal(0));
    assert_eq!(link::encode(state.draft()), "1/siamese/345m12p");
}

/// A hand of riichi where red fives are played with.
fn with_red_fives(hand: &str) -> State {
    loaded(&format!("#1/riichi/{hand}?rulings=red-fives"))
}

#[test]
fn a_kong_of_fives_has_the_red_one_by_itself() {
    use MeldKind::{ConcealedKong, Kong};
    for (before, kind, after) in [
        ("12p", ConcealedKong, "[0555m]12p"),
        ("12p", Kong, "[0555m,1]12p"),
        ("555m12p", Kong, "[0555m,1]12p"),
        ("[555m]12p", Kong, "[0555m,5]12p"),
    ] {
        let mut state = with_red_fives(before);
        declare(&mut state, kind, "5m");
        assert_eq!((hand(&state).as_str(), &state.notice), (after, &None), "{before}");
    }
    // The fourth that stands is the red one, so that taking it back leaves three plain ones.
    let mut state = with_red_fives("555m");
    state.apply(Action::Tap(tile("5m")));
    assert_eq!(hand(&state), "0555m");
    state.apply(Action::Backspace);
    assert_eq!(hand(&state), "555m");
    // So does another choice of rulings.
    let mut state = loaded("#1/riichi/[5555m]");
    state.apply(Action::Ruling("red-fives", true));
    assert_eq!(hand(&state), "[0555m]");
}

#[test]
fn a_meld_is_turned_red_and_back() {
    for (meld, red) in [("[456p]", "[406p]"), ("[345p]", "[340p]"), ("[555p]", "[055p]")] {
        let mut state = with_red_fives(meld);
        state.apply(Action::Mark(Piece::Meld(0)));
        assert_eq!(hand(&state), red);
        state.apply(Action::Mark(Piece::Meld(0)));
        assert_eq!(hand(&state), meld);
    }
    // There is one red copy: another piece gives it up.
    let mut state = with_red_fives("[456p]0p");
    state.apply(Action::Mark(Piece::Meld(0)));
    assert_eq!((hand(&state).as_str(), &state.notice), ("[406p]5p", &None));
    // Which a kong can't.
    let mut state = with_red_fives("[5555p]");
    state.apply(Action::Mark(Piece::Meld(0)));
    assert_eq!(hand(&state), "[0555p]");
}

#[test]
fn several_red_fives_of_a_kind_are_entered_where_all_are_red() {
    for (rulings, expected) in [("parlour-sanma", None), ("tenhou-sanma", Some("marked-twice"))] {
        let empty = || loaded(&format!("#1/sanma/1p?rulings={rulings}"));
        let refused = |state: &State| state.notice.as_ref().map(|_| fault(state));
        for typed in ["0p0p", "00p", "[000p]"] {
            let mut state = empty();
            typed.chars().for_each(|c| state.apply(Action::Type(c)));
            assert_eq!(refused(&state), expected, "{typed} {rulings}");
        }
        for pasted in ["00p", "[000p]"] {
            let mut state = empty();
            state.apply(Action::Paste(pasted.into()));
            let is_pasted = state.notice == Some(Notice::Word("ui.pasted"));
            assert_eq!(is_pasted, expected.is_none(), "{pasted} {rulings}");
            assert_eq!((!is_pasted).then(|| fault(&state)), expected, "{pasted} {rulings}");
        }
    }
}

#[test]
fn a_chow_with_a_red_five_is_chosen() {
    let mut state = with_red_fives("1m");
    state.apply(Action::Mode(Mode::Meld(MeldKind::Chow)));
    state.apply(Action::TapMarked(tile("5p")));
    assert_eq!((state.panel.clone(), state.mode), (Some(Panel::Marked(tile("5p"))), None));
    let meld = crate::entry::notation::parse("[406p]").unwrap().melds[0];
    state.apply(Action::Meld(meld));
    assert_eq!((hand(&state).as_str(), state.panel.clone()), ("[406p]1m", None));
}
