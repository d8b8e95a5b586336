//! The hands of the rule systems: each system keeps the one that it was left with.

use super::*;
use crate::entry::LeftOut;
use crate::rules;

fn link(state: &State) -> String {
    link::encode(state.draft())
}

fn left_out(state: &State) -> LeftOut {
    match &state.notice {
        Some(Notice::LeftOut(_, left_out)) => (**left_out).clone(),
        other => panic!("nothing left out: {other:?}"),
    }
}

#[test]
fn every_system_keeps_its_hand() {
    let hand = "#1/mcr/[123s][789p]5p456789s1h+5p";
    let mut state = loaded(hand);
    for key in ["sichuan", "classical", "nanchang", "siamese", "mcr"] {
        state.apply(Action::Rules(key));
    }
    assert_eq!(link(&state), hand[1..]);
    assert_eq!(state.notice, None, "nothing was lost");
    assert_eq!(score(state.draft()).sheets[0].total, 22);
}

#[test]
fn flowers_are_shown_only_where_there_are_any() {
    let mut state = loaded("#1/mcr/[123s]1h");
    state.apply(Action::Mode(Mode::Flowers));
    state.apply(Action::Follow("#1/classical/[PPP]123m456p".into()));
    assert_eq!(state.mode, Some(Mode::Flowers));
    state.apply(Action::Follow("#1/siamese/123m456p".into()));
    assert_eq!(state.mode, None);
}

#[test]
fn a_system_that_is_new_says_what_it_cannot_take_over() {
    let mut state = loaded("#1/mcr/[123s][EEE]5p456789s1h+5p?round=S&last-copy=yes");
    state.apply(Action::Rules("sichuan"));
    assert_eq!(link(&state), "1/sichuan/5p123456789s+5p");
    let found = left_out(&state);
    let chow = Meld::of(MeldKind::Chow, tile("1s")).unwrap();
    assert_eq!(found.melds, [chow], "a chow is not claimed there");
    assert_eq!(found.tiles, [tile("E"); 3]);
    assert_eq!(found.flowers.len(), 1);
    assert_eq!(found.answers, ["round", "last-copy"]);
    assert!(!found.other_hands && !found.events);
    // The next action takes the notice away, and the hand comes back whole.
    state.apply(Action::Rules("mcr"));
    assert_eq!(state.notice, None);
    assert_eq!(link(&state), "1/mcr/[123s][EEE]5p456789s1h+5p?round=S&last-copy=yes");
}

#[test]
fn what_is_entered_in_one_system_leaves_the_others_alone() {
    let mut state = loaded("#1/mcr/123m");
    state.apply(Action::Rules("classical"));
    tap(&mut state, "9p");
    state.apply(Action::Rules("mcr"));
    assert_eq!(hand(&state), "123m");
    tap(&mut state, "E");
    state.apply(Action::Rules("classical"));
    assert_eq!(hand(&state), "123m9p");
    // Backspace still takes what came last.
    state.apply(Action::Backspace);
    assert_eq!(hand(&state), "123m");
}

#[test]
fn the_events_and_other_hands_of_a_deal_stay_in_their_system() {
    let deal = "1/sichuan/2344566m234777p/[888m][333m]1118899p?void=s&event=win.0.6m.from:N";
    let mut state = loaded(&["#", deal].concat());
    state.apply(Action::Rules("mcr"));
    let found = left_out(&state);
    assert!(found.events && found.other_hands, "{found:?}");
    assert_eq!(found.answers, ["void"]);
    state.apply(Action::Rules("sichuan"));
    assert_eq!(link(&state), deal);
}

#[test]
fn undo_takes_a_change_of_the_system_back() {
    let mut state = loaded("#1/mcr/[123m]1h");
    state.apply(Action::Rules("sichuan"));
    tap(&mut state, "9p");
    state.apply(Action::Rules("mcr"));
    state.apply(Action::Undo);
    assert_eq!(link(&state), "1/sichuan/123m9p");
    assert_eq!(state.left().map(link::encode).collect::<Vec<_>>(), ["1/mcr/[123m]1h"]);
    state.apply(Action::Undo);
    state.apply(Action::Undo);
    assert_eq!(link(&state), "1/mcr/[123m]1h");
    // Sichuan has not been visited now.
    assert_eq!(state.left().count(), 0);
    for _ in 0..3 {
        state.apply(Action::Redo);
    }
    assert_eq!(link(&state), "1/mcr/[123m]1h");
    assert_eq!(state.left().map(link::encode).collect::<Vec<_>>(), ["1/sichuan/123m9p"]);
}

#[test]
fn a_link_of_another_system_leaves_the_hand_in_its_own() {
    let mut state = loaded("#1/mcr/123m");
    state.apply(Action::Follow("#1/classical/EEE?seat=W".into()));
    state.apply(Action::Rules("mcr"));
    assert_eq!(link(&state), "1/mcr/123m");
    state.apply(Action::Rules("classical"));
    assert_eq!(link(&state), "1/classical/EEE?seat=W");
}

#[test]
fn a_system_without_a_hand_takes_over_the_present_one_and_keeps_its_rulings() {
    let mut state = loaded("#1/mcr/?rulings=competition-1998");
    state.apply(Action::Rules("classical"));
    tap(&mut state, "1m");
    state.apply(Action::Rules("mcr"));
    assert_eq!(link(&state), "1/mcr/1m?rulings=competition-1998");
    // Nothing is taken over from an empty hand.
    state.apply(Action::Rules("classical"));
    state.apply(Action::Clear);
    state.apply(Action::Rules("mcr"));
    assert_eq!(link(&state), "1/mcr/1m?rulings=competition-1998");
}

#[test]
fn a_comparison_takes_the_present_hand_along() {
    let mut state = loaded("#1/mcr/123m");
    state.apply(Action::Rules("classical"));
    tap(&mut state, "9p");
    state.apply(Action::TakeTo("mcr"));
    assert_eq!(link(&state), "1/mcr/123m9p");
    state.apply(Action::Undo);
    state.apply(Action::Rules("mcr"));
    assert_eq!(link(&state), "1/mcr/123m");
}

#[test]
fn hands_that_were_kept_are_there_again() {
    let read = |link| link::decode(link, rules::SYSTEMS).unwrap();
    let kept = vec![read("1/sichuan/9p"), read("1/mcr/1m")];
    let mut state = State::with_left(read("1/mcr/123m"), kept);
    state.engines = rules::ENGINES.to_vec();
    assert_eq!(state.left().count(), 1, "each system has one hand");
    assert!(!state.can_undo());
    state.apply(Action::Rules("sichuan"));
    assert_eq!(link(&state), "1/sichuan/9p");
}
