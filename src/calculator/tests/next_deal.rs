//! The next deal of a game.

use super::*;
use crate::system::Role;

fn link(state: &State) -> String {
    link::encode(state.draft())
}

#[test]
fn the_next_deal_moves_the_player_on() {
    let mut state = loaded("#1/mcr/[EEE]123m123p99s78s+9s?seat=W&win=self-drawn");
    state.apply(Action::NextDeal);
    assert_eq!(link(&state), "1/mcr/?round=E&seat=S");
    assert_eq!(state.notice, Some(Notice::NextDeal));
    state.apply(Action::NextDeal);
    state.apply(Action::NextDeal);
    // The fourth deal: the round is over after it, and the players change their seats.
    assert_eq!(link(&state), "1/mcr/?round=E&seat=N");
    state.apply(Action::NextDeal);
    assert_eq!(link(&state), "1/mcr/?round=S&seat=N");
    state.apply(Action::Undo);
    state.apply(Action::NextDeal);
    assert_eq!(link(&state), "1/mcr/?round=S&seat=N", "undo counts the deals, too");
}

#[test]
fn the_winner_of_classical_stays_east() {
    let mut state = loaded("#1/classical/[PPP]123m456p5578s+9s?from=W");
    state.apply(Action::NextDeal);
    assert_eq!(state.draft().answer_about(Role::Seat), Some(Answer::Seat(Seat::East)));
}

#[test]
fn the_table_can_stay_as_it_was() {
    for (before, after) in [
        ("[EEE]123m123p99s78s+9s?seat=W&round=S&win=self-drawn", "1/mcr/?round=S&seat=W"),
        (
            "#1/nanchang/[CCC]2m888s55577p1m?indicator=2m&seat=S&dealer=W",
            "1/nanchang/?seat=S&dealer=W",
        ),
    ] {
        let text = if before.starts_with('#') { before.into() } else { format!("#1/mcr/{before}") };
        let mut state = loaded(&text);
        state.apply(Action::NextDeal);
        state.apply(Action::KeepTable);
        assert_eq!((link(&state).as_str(), &state.notice), (after, &None));
        state.apply(Action::Undo);
        assert!(!state.draft().tiles.is_empty(), "the hand comes back");
    }
}

#[test]
fn after_the_last_deal_the_game_is_over() {
    let mut state = loaded("#1/mcr/1m?round=N");
    for _ in 0..3 {
        state.apply(Action::NextDeal);
        assert_eq!(state.notice, Some(Notice::NextDeal));
    }
    tap(&mut state, "1m");
    let before = link(&state);
    state.apply(Action::NextDeal);
    assert_eq!((link(&state), &state.notice), (before, &Some(Notice::Word("ui.game-over"))));
}
