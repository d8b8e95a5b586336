//! What the hands of a deal tell.

use crate::entry::{Draft, link};
use crate::rules;
use crate::scoring::Suggestion;
use crate::system::Role;

use super::super::{ENGINE, SYSTEM};
use crate::scoring::Engine;

/// The deal of the example S-18, without its events and missing suits.
const DEAL: &str =
    "1/sichuan/2344566m234777p/[888m][333m]1118899p/[9999s]1479m124577s/114569m22458p14s";

fn draft(link: &str) -> Draft {
    link::decode(link, rules::SYSTEMS).expect("a link")
}

/// The variants of each suggestion, as in links: `kong.2.9s`.
fn suggested(draft: &Draft) -> Vec<Vec<String>> {
    let written = |suggestion: &Suggestion| {
        let variants = suggestion.variants.iter().map(|event| {
            let mut with = draft.clone();
            with.events = vec![event.clone()];
            let link = link::encode(&with);
            link.rsplit_once("event=").expect("an event").1.to_owned()
        });
        variants.collect()
    };
    ENGINE.suggestions(draft).iter().map(written).collect()
}

/// Adds the first variant of a suggestion.
fn take(draft: &mut Draft, at: usize) {
    let Suggestion { index, event, variants, meld, .. } = ENGINE.suggestions(draft).remove(at);
    if let Some(meld) = meld {
        *draft = draft.declared_from_hand(event.place, meld).expect("the hand holds the tiles");
    }
    draft.events.insert(index, variants[0].clone());
}

#[test]
fn the_hands_tell_of_kongs_and_of_who_can_win() {
    let mut draft = draft(DEAL);
    // East also waits for 3m, of which no copy is left.
    assert_eq!(
        suggested(&draft),
        [vec!["kong.2.9s"], vec!["win.0.6m"], vec!["win.1.8p", "win.1.9p"]]
    );
    take(&mut draft, 1);
    assert_eq!(suggested(&draft), [vec!["kong.2.9s"], vec!["win.1.8p", "win.1.9p"]]);
    take(&mut draft, 0);
    take(&mut draft, 0);
    assert_eq!(suggested(&draft), Vec::<Vec<String>>::new());
    assert_eq!((&ENGINE as &dyn Engine).faults(&draft), []);
}

#[test]
fn a_kong_is_declared_as_its_meld_lies_there() {
    let kongs = draft("1/sichuan/[2222m,1][3333p,5]1m/[4444m]?seat=S");
    assert_eq!(
        suggested(&kongs),
        [
            vec![
                "kong.0.2m.kong:open.from:E",
                "kong.0.2m.kong:open.from:W",
                "kong.0.2m.kong:open.from:N"
            ],
            vec!["kong.0.3p.kong:added"],
            vec!["kong.1.4m"],
        ]
    );
    // It comes before the win of its player, and before the end of the wall.
    let mut won = draft("1/sichuan/[2222m]4566m345777p?event=win.0.6m.from:S&event=wall-end.0.");
    take(&mut won, 0);
    assert_eq!(won.events[0].kind.key, "kong");
    assert_eq!((&ENGINE as &dyn Engine).faults(&won), []);
    let mut ended = draft("1/sichuan/[2222m]1m?event=wall-end.0.");
    take(&mut ended, 0);
    assert_eq!(ended.events[0].kind.key, "kong");
}

#[test]
fn four_of_a_kind_can_be_declared() {
    let mut held = draft("1/sichuan/2222m456p/[333p]3p11s?void=m");
    assert_eq!(
        suggested(&held),
        [vec!["kong.0.2m"], vec!["kong.1.3p.kong:added", "kong.1.3p.kong:late"]]
    );
    take(&mut held, 0);
    take(&mut held, 0);
    let link = link::encode(&held);
    assert!(link.contains("[2222m]456p/[3333p,5]11s"), "{link}");
    assert_eq!(suggested(&held), Vec::<Vec<String>>::new());
    assert_eq!((&ENGINE as &dyn Engine).faults(&held), []);
    // A hand that wins with its four of a kind declares nothing any more.
    let wins = draft("1/sichuan//22223355m77889p+9p");
    assert_eq!(suggested(&wins), [vec!["win.1.9p"]]);
    let has_won = draft("1/sichuan//22223355m77889p?event=win.1.9p");
    assert_eq!(suggested(&has_won), Vec::<Vec<String>>::new());
}

#[test]
fn what_the_tiles_show_is_told_apart_from_what_is_possible() {
    let shown = |link: &str| {
        let all = ENGINE.suggestions(&draft(link));
        all.iter().map(|s| (s.event.kind.key, s.event.place, s.is_shown)).collect::<Vec<_>>()
    };
    assert_eq!(
        shown("1/sichuan/2344566m234777p/[9999s]1479m124577s"),
        [("kong", 1, true), ("win", 0, false)]
    );
    assert_eq!(shown("1/sichuan//2344566m234777p+6m"), [("win", 1, true)]);
    // One hand alone has won without an event.
    assert_eq!(shown("1/sichuan/2344566m234777p+6m"), [("win", 0, false)]);
    assert_eq!(shown("1/sichuan/2344566m234777p+6m?event=false-win.1."), [("win", 0, true)]);
}

#[test]
fn a_win_keeps_what_was_answered_about_the_hand_alone() {
    let own = "1/sichuan/2344566m234777p+6m?from=W&sea=yes";
    assert_eq!(suggested(&draft(own)), [vec!["win.0.6m.from:W.sea:yes"]]);
    let after = format!("{own}&event=false-win.1.");
    assert_eq!(suggested(&draft(&after)), [vec!["win.0.6m"]], "the deal has events by then");
}

#[test]
fn a_hand_says_what_it_is_missing() {
    let states = |link: &str| {
        let draft = draft(link);
        (0..4).map(|place| ENGINE.hand_state(&draft, place).key()).collect::<Vec<_>>()
    };
    assert_eq!(
        states("1/sichuan/2344566m234777p/[888m][333m]1118899p/[9999s]1479m124577s/1145m"),
        ["ready", "ready", "not-ready", "short"]
    );
    assert_eq!(
        states("1/sichuan//2344566m234777p+6m/1479m124577s123p+4p"),
        ["not-entered", "can-win", "no-win", "not-entered"]
    );
    // One hand alone has won. With events, nobody has before an event says so.
    assert_eq!(states("1/sichuan/2344566m234777p+6m")[0], "won");
    assert_eq!(states("1/sichuan/2344566m234777p+6m?event=false-win.1.")[0], "can-win");
    let won = "1/sichuan/2344566m234777p/2344566m234777p/1479m124577s123p?event=win.0.";
    assert_eq!(states(won)[0], "needs-tile");
    let won = format!("{won}6m&event=win.1..same-tile:yes&event=win.2.4p");
    assert_eq!(states(&won)[..3], ["won", "won", "no-win"]);
    // A kong counts as three tiles, and a tile of the missing suit keeps a hand from being ready.
    assert_eq!(states("1/sichuan/2344566m234777p?void=m")[0], "not-ready");
}

#[test]
fn another_player_can_win_on_the_same_tile() {
    let hands = "1/sichuan/2344566m234777p/1133556m778899s?seat=S";
    let won = draft(&format!("{hands}&event=win.0.6m.from:E"));
    assert_eq!(suggested(&won), [vec!["win.1.6m.same-tile:yes"]]);
    // Not the one who discarded it, and nobody on a tile that was drawn.
    let own = draft(&format!("{hands}&event=win.0.6m.from:W"));
    assert_eq!(suggested(&own), Vec::<Vec<String>>::new(), "no other copy is left");
    let drawn = draft(&format!("{hands}&event=win.0.6m.win:self-drawn"));
    assert_eq!(suggested(&drawn), Vec::<Vec<String>>::new());
}

#[test]
fn nobody_wins_after_the_deal() {
    assert_eq!(suggested(&draft(&format!("{DEAL}?event=wall-end.0."))), [vec!["kong.2.9s"]]);
    // The tile that was entered as the winning one is the one that won.
    assert_eq!(suggested(&draft("1/sichuan/2344566m234777p+6m")), [vec!["win.0.6m"]]);
    assert_eq!(suggested(&draft("1/sichuan/2344566m23477p")), Vec::<Vec<String>>::new());
}

#[test]
fn an_event_is_about_the_tiles_that_the_hand_allows() {
    let told = |link: &str| {
        let draft = draft(link);
        let tiles = ENGINE.tiles_about(&draft, &draft.events[0]);
        tiles.iter().map(|tile| tile.to_string()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(told("1/sichuan/2344566m234777p?event=win.0."), "3m 6m");
    assert_eq!(told("1/sichuan/[2222m][3333m]1p?event=kong.0."), "2m 3m");
    assert_eq!(told("1/sichuan/?event=win.0.").split(' ').count(), 27);
}

#[test]
fn a_win_is_asked_first_what_nearly_every_win_answers() {
    let asked = |is_rare| {
        let questions = SYSTEM.event("win").expect("it happens").questions.iter();
        questions.filter(|q| q.is_rare() == is_rare).map(|q| q.key).collect::<Vec<_>>()
    };
    assert_eq!(asked(false), ["win", "from"]);
    assert_eq!(asked(true), ["sea", "passed", "same-tile"]);
    let kong = SYSTEM.event("kong").expect("it happens").questions;
    assert!(kong.iter().all(|question| !question.is_rare()));
}

#[test]
fn the_missing_suit_is_the_one_that_a_whole_hand_of_two_suits_lacks() {
    let question = SYSTEM.question("void").expect("it is asked");
    assert_eq!(question.role, Role::MissingSuit);
    let inferred = |link: &str, place| draft(link).inferred(question, place).map(|a| a.to_string());
    assert_eq!(inferred(DEAL, 0).as_deref(), Some("s"));
    assert_eq!(inferred(DEAL, 2).as_deref(), Some("p"));
    assert_eq!(inferred(DEAL, 3), None, "three suits");
    assert_eq!(inferred("1/sichuan/2223457778889m", 0), None, "one suit");
    assert_eq!(inferred("1/sichuan/234m234p", 0), None, "half a hand");
    assert_eq!(inferred(&format!("{DEAL}?void=p"), 0), None, "an answer was given");
}
