//! Hands that are opened beside the deal of a session, which waits.

use super::*;

const OTHER: &str = "1/mcr/[789s][EEEE,1]123m456pC+C?seat=N&from=W";

/// A session of the first rule system, whose deal has three tiles.
fn at_table() -> State {
    let mut state = empty();
    state.table = Some(crate::rules::SYSTEMS[0]);
    tap(&mut state, "123m");
    state
}

fn link(state: &State) -> String {
    link::encode(state.draft())
}

#[test]
fn a_link_opens_beside_the_deal_and_one_step_leads_back() {
    for open in [Action::Follow(OTHER.into()), Action::Paste(["#", OTHER].concat())] {
        let mut state = at_table();
        state.apply(open);
        assert_eq!(link(&state), OTHER);
        assert!(!state.is_at_deal());
        assert_eq!(state.deal().map(|deal| deal.tiles.to_string()).as_deref(), Some("123m"));
        // A second one does not take the place of the deal.
        state.apply(Action::Follow("1/mcr/9p".into()));
        state.apply(Action::BackToDeal);
        assert!(state.is_at_deal());
        assert_eq!(hand(&state), "123m");
        // The deal goes on from its own steps.
        state.apply(Action::Backspace);
        assert_eq!(hand(&state), "12m");
    }
}

#[test]
fn undo_leads_back_to_the_deal_too() {
    let mut state = at_table();
    state.apply(Action::Follow(OTHER.into()));
    state.apply(Action::Undo);
    assert!(state.is_at_deal());
    assert_eq!(hand(&state), "123m");
    state.apply(Action::Redo);
    assert!(!state.is_at_deal());
}

#[test]
fn a_hand_of_other_rules_leaves_the_deal_as_well() {
    let mut state = at_table();
    state.apply(Action::Follow("1/sichuan/456p".into()));
    assert!(!state.is_at_deal());
    assert_eq!(state.deal().map(|deal| deal.tiles.to_string()).as_deref(), Some("123m"));
    state.apply(Action::Follow(OTHER.into()));
    assert!(!state.is_at_deal());
    state.apply(Action::BackToDeal);
    assert_eq!((state.is_at_deal(), &*hand(&state)), (true, "123m"));
    assert_eq!(state.left().map(link::encode).collect::<Vec<_>>(), ["1/sichuan/456p"]);
}

#[test]
fn a_possible_hand_is_tried_beside_the_deal() {
    let mut state = at_table();
    let mut possible = state.draft().clone();
    possible.read(0, "123456m").unwrap();
    state.apply(Action::Try(Box::new(possible), None));
    assert_eq!((state.is_at_deal(), &*hand(&state)), (false, "123456m"));
    state.apply(Action::BackToDeal);
    assert_eq!(hand(&state), "123m");
}

#[test]
fn a_hand_beside_the_deal_becomes_that_of_the_deal() {
    let mut state = at_table();
    state.apply(Action::Follow(OTHER.into()));
    state.apply(Action::Deal(Box::new(state.draft().clone())));
    assert_eq!((state.is_at_deal(), link(&state)), (true, OTHER.to_owned()));
    state.apply(Action::BackToDeal);
    assert_eq!(link(&state), OTHER, "nothing waits any more");
    // One step back it still lies beside the deal.
    state.apply(Action::Undo);
    assert!(!state.is_at_deal());
}

#[test]
fn without_a_session_a_link_takes_the_place_of_the_hand() {
    let mut state = empty();
    tap(&mut state, "123m");
    state.apply(Action::Follow(OTHER.into()));
    assert_eq!((state.deal(), state.waiting_deal()), (None, None));
    state.apply(Action::BackToDeal);
    assert_eq!(link(&state), OTHER);
}

#[test]
fn a_new_hand_of_a_deal_is_nobodys_yet() {
    let mut state = at_table();
    answer(&mut state, "seat", 0, "S");
    answer(&mut state, "round", 0, "W");
    state.apply(Action::Clear);
    assert_eq!(link(&state), "1/mcr/?round=W");
    state.table = None;
    answer(&mut state, "seat", 0, "S");
    state.apply(Action::Clear);
    assert_eq!(link(&state), "1/mcr/?round=W&seat=S");
}
