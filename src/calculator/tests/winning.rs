//! Who won, and from whom the tile came.

use super::*;

fn link(state: &State) -> String {
    link::encode(state.draft())
}

#[test]
fn the_winner_and_the_discarder_are_said_in_a_step_each() {
    let mut state = loaded("#1/mcr/123m");
    state.apply(Action::Winner(None, Seat::South));
    state.apply(Action::From(None, Some(Seat::West)));
    assert_eq!(link(&state), "1/mcr/123m?seat=S&from=W");
    state.apply(Action::From(None, None));
    assert_eq!(link(&state), "1/mcr/123m?seat=S&win=self-drawn");
    state.apply(Action::From(None, Some(Seat::East)));
    assert_eq!(link(&state), "1/mcr/123m?seat=S&win=discard&from=E");
    state.apply(Action::Undo);
    assert_eq!(link(&state), "1/mcr/123m?seat=S&win=self-drawn");
}

#[test]
fn another_way_of_drawing_or_claiming_the_tile_stays() {
    let mut state = loaded("#1/mcr/[5555p]123m?win=replacement");
    state.apply(Action::From(None, None));
    assert_eq!(link(&state), "1/mcr/[5555p]123m?win=replacement");
    let mut state = loaded("#1/mcr/123m?win=robbed-kong&from=S");
    state.apply(Action::From(None, Some(Seat::North)));
    assert_eq!(link(&state), "1/mcr/123m?win=robbed-kong&from=N");
}

#[test]
fn a_win_among_the_events_is_corrected_like_that_of_the_hand() {
    let deal = "#1/sichuan/2344566m234777p?void=s&event=win.0.6m.from:N";
    let mut state = loaded(deal);
    state.apply(Action::From(Some(0), Some(Seat::South)));
    assert!(
        link(&state).ends_with("&event=win.0.6m.win:discard.from:S")
            || link(&state).ends_with("&event=win.0.6m.from:S"),
        "{}",
        link(&state)
    );
    // A player does not win from oneself: it is open again from whom.
    state.apply(Action::Winner(Some(0), Seat::South));
    assert!(link(&state).contains("event=win.1.6m"), "{}", link(&state));
    assert!(!link(&state).contains("from:"), "{}", link(&state));
    state.apply(Action::From(Some(0), None));
    assert!(link(&state).contains("win:self-drawn"), "{}", link(&state));
}

#[test]
fn an_earlier_win_names_its_player() {
    let mut state = loaded("#1/siamese/123m?event=won.0..player:E.value:20.win:discard.from:S");
    state.apply(Action::Winner(Some(0), Seat::West));
    assert_eq!(link(&state), "1/siamese/123m?event=won.0..value:20.win:discard.from:S.player:W");
}

#[test]
fn what_cannot_be_is_refused() {
    let mut state = loaded("#1/mcr/123m?seat=S&from=W");
    state.apply(Action::From(None, Some(Seat::South)));
    assert!(matches!(state.notice, Some(Notice::Faults(..))));
    assert_eq!(link(&state), "1/mcr/123m?seat=S&from=W");
}
