//! The panels over the screen, one upon the other.

use super::*;

fn panels(state: &State) -> (usize, Option<Panel>) {
    (state.panels(), state.panel.clone())
}

#[test]
fn closing_the_upper_panel_shows_the_one_beneath() {
    let mut state = empty();
    state.apply(Action::Open(Panel::Menu));
    state.apply(Action::Open(Panel::Fans));
    assert_eq!(panels(&state), (2, Some(Panel::Fans)));
    state.apply(Action::Back);
    assert_eq!(panels(&state), (1, Some(Panel::Menu)));
    state.apply(Action::Back);
    state.apply(Action::Back);
    assert_eq!(panels(&state), (0, None));
    // Closing closes all of them.
    state.apply(Action::Open(Panel::Menu));
    state.apply(Action::Open(Panel::Help));
    state.apply(Action::Close);
    assert_eq!(panels(&state), (0, None));
}

#[test]
fn no_panel_lies_over_itself() {
    let mut state = loaded("#1/sichuan/123m");
    state.apply(Action::Open(Panel::Events));
    for event in 0..3 {
        // The event of a win asks for its tile.
        state.apply(Action::AddEvent(1));
        assert_eq!(panels(&state), (2, Some(Panel::Event(event))));
        state.apply(Action::Open(Panel::Events));
        assert_eq!(panels(&state), (1, Some(Panel::Events)));
    }
    state.apply(Action::Open(Panel::Events));
    assert_eq!(state.panels(), 1);
}

#[test]
fn there_is_no_way_back_to_what_is_gone() {
    let mut state = loaded("#1/sichuan/123m?event=win.0.1m");
    state.apply(Action::Open(Panel::Event(0)));
    state.apply(Action::ChangeEvent(0, EventChange::Remove));
    assert_eq!(panels(&state), (1, Some(Panel::Events)));
    // A tile that was held is chosen once.
    state.apply(Action::Open(Panel::Tile(tile("5m"))));
    state.apply(Action::Open(Panel::Circumstances));
    state.apply(Action::Back);
    assert_eq!(panels(&state), (1, Some(Panel::Events)));
}

#[test]
fn a_link_shows_its_hand() {
    let mut state = loaded("#1/mcr/123m");
    state.apply(Action::Open(Panel::Menu));
    state.apply(Action::Follow("#1/mcr/456m".into()));
    assert_eq!(panels(&state), (0, None));
}

#[test]
fn a_deal_of_a_session_begins_beneath_the_panel() {
    let mut state = loaded("#1/mcr/123m");
    state.apply(Action::Open(Panel::Session(SessionPanel::Sheet)));
    state.apply(Action::Deal(Box::new(Draft::new(state.draft().system()))));
    assert_eq!(panels(&state), (1, Some(Panel::Session(SessionPanel::Sheet))));
    assert!(!state.draft().has_hand());
}
