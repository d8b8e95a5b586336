mod beside;
mod lists;
mod melds;
mod next_deal;
mod panels;
mod reading;
mod systems;
mod table;
mod taking;
mod winning;

use super::*;
use crate::entry::link;
use crate::explore::what_if::Search;
use crate::rules::score;
use crate::system::{Answer, Role};
use crate::tiles::{Meld, MeldKind, Seat, Tile};

/// An empty hand of the first rule system.
fn empty() -> State {
    let mut state = State::new(Draft::new(crate::rules::SYSTEMS[0]));
    state.engines = crate::rules::ENGINES.to_vec();
    state
}

fn tile(text: &str) -> Tile {
    text.parse().unwrap()
}

fn tap(state: &mut State, text: &str) {
    for t in crate::entry::notation::parse(text).unwrap().standing {
        state.apply(Action::Tap(t));
        assert_eq!(state.notice, None, "{t}");
    }
}

fn hand(state: &State) -> String {
    state.draft().tiles.to_string()
}

fn fault(state: &State) -> &'static str {
    match &state.notice {
        Some(Notice::Faults(_, faults)) => faults[0].code.key(),
        other => panic!("no fault: {other:?}"),
    }
}

fn loaded(text: &str) -> State {
    let mut state = empty();
    state.apply(Action::Paste(text.into()));
    assert_eq!(state.notice, Some(Notice::Word("ui.pasted")), "{text}");
    state
}

/// Answers a question of a place with an answer that is written as text.
fn answer(state: &mut State, key: &'static str, place: usize, text: &str) {
    let question = state.draft().system().question(key).unwrap();
    state.apply(Action::AnswerAt(question, place, question.parse(text).unwrap()));
}

#[test]
fn a_hand_with_a_chow_and_a_kong_takes_twelve_taps() {
    let mut state = empty();
    let mut taps = 0;
    let mut act = |action| {
        state.apply(action);
        taps += 1;
    };
    act(Action::Mode(Mode::Meld(MeldKind::Chow)));
    act(Action::Tap(tile("3m")));
    act(Action::Mode(Mode::Meld(MeldKind::Kong)));
    act(Action::Tap(tile("E")));
    for t in ["4p", "5p", "6p", "7s", "8s", "9s", "C", "C"] {
        act(Action::Tap(tile(t)));
    }
    assert_eq!(taps, 12);
    assert_eq!(hand(&state), "[345m][EEEE,1]456p789sC+C");
    assert_eq!(state.mode, None);
}

#[test]
fn a_refused_tile_says_why_and_leaves_the_hand() {
    let mut state = loaded("[123m][EEEE,1]456p789sC+C");
    let before = hand(&state);
    state.apply(Action::Tap(tile("2s")));
    assert_eq!((fault(&state), hand(&state)), ("hand-full", before.clone()));
    state.apply(Action::Undo);
    tap(&mut state, "1111s");
    state.apply(Action::Tap(tile("1s")));
    assert_eq!(fault(&state), "copies-taken");
    state.apply(Action::Mode(Mode::Meld(MeldKind::Chow)));
    state.apply(Action::Tap(tile("8s")));
    assert_eq!(fault(&state), "chow-past-nine");
    state.apply(Action::Tap(tile("N")));
    assert_eq!(fault(&state), "chow-of-honors");
    // The mode stays, so that the next tap can be right.
    assert_eq!(state.mode, Some(Mode::Meld(MeldKind::Chow)));
}

#[test]
fn undo_and_redo_go_back_and_forth() {
    let mut state = empty();
    tap(&mut state, "19m");
    state.apply(Action::Undo);
    assert_eq!(hand(&state), "1m");
    state.apply(Action::Redo);
    assert_eq!(hand(&state), "19m");
    state.apply(Action::Clear);
    assert_eq!(hand(&state), "");
    state.apply(Action::Undo);
    assert_eq!(hand(&state), "19m");
    tap(&mut state, "5p");
    assert!(!state.can_redo());
}

#[test]
fn forgotten_steps_are_not_undone() {
    let mut state = empty();
    tap(&mut state, "19m");
    state.apply(Action::Undo);
    state.apply(Action::ForgetSteps);
    assert!(!state.can_undo() && !state.can_redo());
    state.apply(Action::Undo);
    assert_eq!(hand(&state), "1m");
}

#[test]
fn backspace_takes_what_came_last() {
    let mut state = empty();
    tap(&mut state, "9m");
    state.apply(Action::Meld(Meld::of(MeldKind::Pung, tile("C")).unwrap()));
    tap(&mut state, "1m");
    state.apply(Action::Backspace);
    assert_eq!(hand(&state), "[CCC]9m");
    state.apply(Action::Backspace);
    assert_eq!(hand(&state), "9m");
    state.apply(Action::Backspace);
    state.apply(Action::Backspace);
    assert_eq!(hand(&state), "");
}

#[test]
fn another_tile_can_be_the_winning_one() {
    let mut state = loaded("123m456p789s123sE+E");
    state.apply(Action::MakeWin(tile("3s")));
    assert_eq!(hand(&state), "123m456p12789sEE+3s");
    // It stays the winning tile while another one is exchanged.
    state.apply(Action::Remove(Piece::Standing(tile("1m"))));
    tap(&mut state, "4m");
    assert_eq!(hand(&state), "234m456p12789sEE+3s");
    state.apply(Action::Remove(Piece::Win));
    state.apply(Action::Tap(tile("3s")));
    assert_eq!(hand(&state), "234m456p12789sEE+3s");
}

#[test]
fn a_meld_that_comes_last_leaves_the_last_tile_as_the_winning_one() {
    let mut state = empty();
    tap(&mut state, "456p789s123mC");
    tap(&mut state, "C");
    state.apply(Action::Meld(Meld::of(MeldKind::Chow, tile("1s")).unwrap()));
    assert_eq!(hand(&state), "[123s]123m456p789sC+C");
}

#[test]
fn a_discard_leaves_thirteen_tiles() {
    let mut state = loaded("123m456p789s12sEC+N");
    state.apply(Action::Discard(tile("E")));
    assert_eq!(hand(&state), "123m456p12789sNC");
}

#[test]
fn what_contradicts_an_answer_is_entered_and_named() {
    let mut state = loaded("[1111m]456p789s123sE+E");
    answer(&mut state, "win", 0, "replacement");
    assert_eq!(state.notice, None);
    state.apply(Action::Remove(Piece::Meld(0)));
    assert_eq!(score(state.draft()).faults[0].code.key(), "replacement-without-kong");
    state.apply(Action::Undo);
    answer(&mut state, "win", 0, "self-drawn");
    answer(&mut state, "last", 0, "claim");
    assert_eq!(fault(&state), "last-claim-self-drawn");
    assert_eq!(state.draft().answer_about(Role::LastTile), Some(Answer::No));
}

#[test]
fn typing_writes_notation() {
    let mut state = empty();
    "12m[EEE]CC5p".chars().for_each(|c| state.apply(Action::Type(c)));
    assert_eq!(hand(&state), "[EEE]12m5pCC");
    state.apply(Action::Type('7'));
    assert_eq!(state.typed, "7");
    state.apply(Action::Backspace);
    assert_eq!((state.typed.as_str(), hand(&state).as_str()), ("", "[EEE]12m5pCC"));
    state.apply(Action::Type('m'));
    assert_eq!(fault(&state), "suit-without-digits");
    // A mode key and a typed tile make a meld, too.
    state.apply(Action::Mode(Mode::Meld(MeldKind::Chow)));
    "7s".chars().for_each(|c| state.apply(Action::Type(c)));
    assert_eq!(hand(&state), "[EEE][789s]12m5pCC");
}

#[test]
fn typing_marks_called_sets_and_red_fives() {
    let riichi = crate::rules::system("riichi").expect("a rule system");
    let mut state = State::new(Draft::new(riichi));
    state.engines = crate::rules::ENGINES.to_vec();
    "4'56p(123m)55\"5sr5p7ME".chars().for_each(|c| state.apply(Action::Type(c)));
    assert_eq!(hand(&state), "[456p][123m][5555s,5]7m0pE");
}

#[test]
fn bad_text_leaves_what_was_entered() {
    let mut state = loaded("123m456p");
    for (text, code) in [
        ("Call me Ishmael.", "strange-character"),
        ("11111m", "five-of-a-kind"),
        ("1/mcr/11111m", "five-of-a-kind"),
        ("https://hule.example/#9/mcr/1m", "link-version"),
        ("#1/mcr/1m?round=Q", "unknown-answer"),
        (&"🀇".repeat(500), "too-long"),
    ] {
        state.apply(Action::Paste(text.into()));
        let faults = match &state.notice {
            Some(Notice::Faults(_, faults)) => faults.iter().map(|f| f.code.key()).collect(),
            other => panic!("{text}: {other:?}"),
        };
        let faults: Vec<&str> = faults;
        assert!(faults.contains(&code), "{text}: {faults:?}");
        assert_eq!(hand(&state), "123m456p");
    }
    // The whole text is counted, not the part of it that is read.
    for text in ["1".repeat(1_000_000), "萬".repeat(5_000), "a\n".repeat(3_000)] {
        state.apply(Action::Paste(text.clone()));
        let Some(Notice::Faults(_, faults)) = &state.notice else { panic!("it is too long") };
        assert_eq!(&*faults[0].value, text.trim().chars().count().to_string());
    }
    state.apply(Action::Paste("#1/mcr/55m?seat=W".into()));
    assert_eq!(link::encode(state.draft()), "1/mcr/55m?seat=W");
}

#[test]
fn the_tiles_of_a_fan_light_up() {
    let state = loaded("[EEE]123m123p99s78s+9s");
    let report = score(state.draft());
    let sheet = &report.sheets[0];
    // Mixed Double Chow: both chows, nothing else.
    let highlight = highlight(&state.draft().tiles, sheet, ChosenFan::Counted(70)).unwrap();
    assert_eq!(format!("{:?}", highlight.standing), "[1m, 2m, 3m, 1p, 2p, 3p]");
    assert_eq!((highlight.melds, highlight.win), (0, false));
}

#[test]
fn the_same_table_stays_for_the_next_hand() {
    let mut state = loaded("[EEE]123m123p99s78s+9s");
    answer(&mut state, "seat", 0, "W");
    answer(&mut state, "win", 0, "self-drawn");
    state.apply(Action::Clear);
    assert_eq!(link::encode(state.draft()), "1/mcr/?seat=W");
}

#[test]
fn a_hand_one_step_away_is_tried_and_taken_back() {
    let mut state = loaded("123456678m99pEE+E");
    let before = state.draft().clone();
    state.apply(Action::Open(Panel::Fans));
    let straight = 28;
    let near = Search::of_fan(state.engine().unwrap(), &before, 0, straight).run(1).remove(0);
    state.apply(Action::Try(Box::new(near.draft.clone()), Some(straight)));
    assert_eq!(state.draft(), &near.draft);
    assert_eq!((state.panel.clone(), state.chosen), (None, Some(ChosenFan::Counted(straight))));
    state.apply(Action::Undo);
    assert_eq!(state.draft(), &before);
    assert_eq!(state.chosen, None);
}
