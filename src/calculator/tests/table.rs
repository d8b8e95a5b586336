//! Other rule systems, other hands, and what happened in the deal.

use super::*;
use crate::system::{Example, Question, Role};
use crate::tiles::Suit;

fn kind(state: &State, key: &str) -> usize {
    state.draft().system().events.iter().position(|kind| kind.key == key).unwrap()
}

fn link(state: &State) -> String {
    link::encode(state.draft())
}

#[test]
fn another_rule_system_keeps_what_makes_sense() {
    let mut state = loaded("#1/mcr/[123m]456p789sEEE1s+1s?seat=S&win=self-drawn&last-copy=yes");
    state.apply(Action::Rules("sichuan"));
    assert!(matches!(state.notice, Some(Notice::LeftOut(..))));
    // No winds, and a chow is never claimed: its tiles are there all the same.
    assert_eq!(link(&state), "1/sichuan/123m456p1789s+1s?seat=S&win=self-drawn");
    state.apply(Action::Undo);
    assert_eq!(link(&state), "1/mcr/[123m]456p1789sEEE+1s?seat=S&win=self-drawn&last-copy=yes");
    state.apply(Action::Rules("classical"));
    assert!(hand(&state).starts_with("[123m]"), "{}", hand(&state));
    state.apply(Action::Rules("classical"));
    state.apply(Action::Undo);
    assert!(link(&state).starts_with("1/mcr/"));
}

#[test]
fn tiles_go_to_the_place_that_is_entered() {
    let mut state = loaded("#1/classical/123m456p789s11sEE+E?seat=S");
    state.apply(Action::Place(2));
    tap(&mut state, "55p");
    state.apply(Action::Meld(Meld::of(MeldKind::Pung, tile("C")).unwrap()));
    assert_eq!(link(&state), "1/classical/123m456p11789sEE+E//[CCC]55p?seat=S");
    state.apply(Action::Backspace);
    assert_eq!(state.draft().others[1].to_string(), "55p");
    state.apply(Action::Place(0));
    state.apply(Action::Remove(Piece::Win));
    assert_eq!(state.draft().others[1].to_string(), "55p");
    // Undo shows what it takes back.
    state.apply(Action::Undo);
    assert_eq!(state.place, 0);
    state.apply(Action::Undo);
    assert_eq!((state.place, &*state.draft().others[1].to_string()), (2, "[CCC]55p"));
    state.apply(Action::Rules("mcr"));
    assert_eq!(state.place, 0);
}

#[test]
fn a_hand_that_wins_nothing_has_thirteen_tiles() {
    let mut state = loaded("#1/classical/E");
    state.apply(Action::Place(1));
    tap(&mut state, "123456789m1234p");
    state.apply(Action::Tap(tile("5p")));
    assert_eq!(fault(&state), "hand-full");
    assert_eq!(state.draft().others[0].size(), 13);
    // Where several may win, the fourteenth is the winning tile.
    let mut state = loaded("#1/sichuan/1m");
    state.apply(Action::Place(1));
    tap(&mut state, "23456789m11345p");
    tap(&mut state, "1s");
    assert_eq!(state.draft().others[0].win, Some(tile("1s")));
}

#[test]
fn a_tile_for_which_there_is_no_room_is_refused_in_every_system() {
    let tiles = "123456789m123456789p123456789s123m";
    let tiles = crate::entry::notation::parse(tiles).unwrap().standing;
    for rules in crate::rules::SYSTEMS {
        let mut state = empty();
        state.apply(Action::Rules(rules.key));
        let room = state.draft().complete(0).unwrap_or(14);
        assert_eq!(room, if rules.key == "siamese" { 28 } else { 14 });
        let full = if rules.key == "siamese" { "hands-full" } else { "hand-full" };
        let tiles = tiles.iter().filter(|tile| rules.tiles.contains(**tile));
        for (taps, t) in tiles.enumerate() {
            state.apply(Action::Tap(*t));
            assert_eq!(state.draft().tiles.size(), room.min(taps + 1), "{} {taps}", rules.key);
            match taps < room {
                true => assert_eq!(state.notice, None, "{} {taps}", rules.key),
                false => assert_eq!(fault(&state), full, "{} {taps}", rules.key),
            }
        }
    }
}

#[test]
fn a_fifth_copy_at_the_table_is_refused() {
    let mut state = loaded("#1/sichuan/111m?void=s");
    state.apply(Action::Place(3));
    tap(&mut state, "1m");
    state.apply(Action::Tap(tile("1m")));
    assert_eq!(fault(&state), "copies-taken");
}

#[test]
fn an_answer_about_a_place_is_given_and_taken_back() {
    let mut state = loaded("#1/sichuan/1m?void=s");
    answer(&mut state, "void", 0, "s");
    assert_eq!(link(&state), "1/sichuan/1m");
    answer(&mut state, "out", 2, "yes");
    assert_eq!(link(&state), "1/sichuan/1m?out.2=yes");
}

/// The question who discarded the tile of an event.
fn discarder(state: &State, event: usize) -> &'static Question {
    state.draft().events[event].kind.question_about(Role::Discarder).unwrap()
}

#[test]
fn what_happened_is_told_in_order() {
    let mut state = loaded("#1/sichuan/2344566m234777p/[888m][333m]1118899p?void=s&void.1=s");
    let (kong, win) = (kind(&state, "kong"), kind(&state, "win"));
    state.apply(Action::AddEvent(win));
    assert_eq!(state.panel, Some(Panel::Event(0)));
    state.apply(Action::ChangeEvent(0, EventChange::Tile(tile("6m"))));
    state.apply(Action::ChangeEvent(
        0,
        EventChange::Answer(discarder(&state, 0), Answer::Seat(Seat::North)),
    ));
    state.apply(Action::AddEvent(kong));
    state.apply(Action::ChangeEvent(1, EventChange::Place(2)));
    assert!(link(&state).ends_with("&event=win.0.6m.from:N&event=kong.2."), "{}", link(&state));
    state.apply(Action::ChangeEvent(1, EventChange::Earlier));
    assert!(link(&state).ends_with("&event=kong.2.&event=win.0.6m.from:N"), "{}", link(&state));
    state.apply(Action::ChangeEvent(1, EventChange::Later));
    state.apply(Action::ChangeEvent(
        1,
        EventChange::Answer(discarder(&state, 1), Answer::Seat(Seat::North)),
    ));
    assert!(link(&state).ends_with("&event=win.0.6m"), "{}", link(&state));
    state.apply(Action::ChangeEvent(0, EventChange::Remove));
    assert_eq!(state.draft().events.len(), 1);
    state.apply(Action::ChangeEvent(7, EventChange::Remove));
    // Nothing need be told of the end of the wall.
    state.apply(Action::Close);
    state.apply(Action::AddEvent(kind(&state, "wall-end")));
    assert_eq!((state.panel.clone(), state.draft().events.len()), (None, 2));
}

#[test]
fn an_event_is_added_before_the_end_of_the_deal() {
    let mut state = loaded("#1/sichuan/2344566m234777p?event=wall-end.0.");
    let end = kind(&state, "wall-end");
    state.apply(Action::AddEvent(end));
    assert_eq!(state.draft().events.len(), 1, "the wall ends once");
    state.apply(Action::AddEvent(kind(&state, "false-win")));
    assert_eq!(state.panel, Some(Panel::Event(0)));
    assert!(link(&state).ends_with("event=false-win.0.&event=wall-end.0."), "{}", link(&state));
}

#[test]
fn what_the_hands_show_is_taken_over() {
    let mut state = loaded("#1/sichuan/2344566m234777p/[9999s]1479m124577s");
    let suggestion = state.engine().unwrap().suggestions(state.draft()).remove(0);
    let event = suggestion.variants[0].clone();
    state.apply(Action::Insert(suggestion.index, event, suggestion.meld));
    assert!(link(&state).ends_with("?event=kong.1.9s"), "{}", link(&state));
    state.apply(Action::Undo);
    assert_eq!(state.draft().events, []);
}

#[test]
fn tiles_of_the_hand_are_declared_with_their_event() {
    let mut state = loaded("#1/sichuan/2344566m234777p/9999s1479m");
    let suggestions = state.engine().unwrap().suggestions(state.draft());
    let kong = suggestions.into_iter().find(|found| found.meld.is_some()).unwrap();
    state.apply(Action::Insert(kong.index, kong.event, kong.meld));
    let link = link(&state);
    assert!(link.contains("/[9999s]1479m?") && link.ends_with("event=kong.1.9s"), "{link}");
    state.apply(Action::Undo);
    assert!(state.draft().others[0].melds.is_empty() && state.draft().events.is_empty());
}

#[test]
fn an_inferred_answer_can_be_given() {
    let mut state = loaded("#1/sichuan/2344566m234777p");
    assert_eq!(state.draft().answer_about(Role::MissingSuit), Some(Answer::Suit(Suit::Bamboo)));
    answer(&mut state, "void", 0, "s");
    assert_eq!(link(&state), "1/sichuan/2344566m234777p?void=s");
    answer(&mut state, "void", 0, "p");
    assert_eq!(state.draft().answer_about(Role::MissingSuit), Some(Answer::Suit(Suit::Dots)));
}

#[test]
fn every_example_is_a_hand() {
    for rules in crate::rules::SYSTEMS {
        for Example { name, link } in rules.examples {
            let draft = link::decode(link, crate::rules::SYSTEMS).unwrap();
            assert_eq!(draft.system().key, rules.key);
            assert_eq!(score(&draft).faults, [], "{} {name}", rules.key);
        }
    }
}

#[test]
fn two_hands_share_their_tiles() {
    let mut state = loaded("#1/siamese/112223366m55899p123456789sEES?win=self-drawn&round=S");
    // Tiles are shared whichever hand is looked at; melds are that hand's.
    state.apply(Action::Place(1));
    tap(&mut state, "S");
    tap(&mut state, "8p");
    assert_eq!(state.draft().tiles.win, Some(tile("8p")));
    assert_eq!(state.place, 1);
    let pin = kind(&state, "pin");
    state.apply(Action::Pin(pin, 1, tile("S")));
    assert!(link(&state).ends_with("&event=pin.1.S"), "{}", link(&state));
    state.apply(Action::Pin(pin, 1, tile("S")));
    assert!(!link(&state).contains("pin"));
    state.apply(Action::Backspace);
    assert_eq!((state.draft().tiles.win, state.draft().tiles.size()), (None, 27));
    state.apply(Action::Pick(Piece::Standing(tile("S"))));
    assert_eq!(state.draft().tiles.size(), 26);
    // Of 28 tiles fourteen are a hand elsewhere.
    state.apply(Action::Rules("mcr"));
    assert!(matches!(&state.notice, Some(Notice::LeftOut(_, lacks)) if lacks.tiles.len() == 12));
    assert_eq!(state.draft().tiles.size(), 14);
}
