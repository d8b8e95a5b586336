//! The wins that a draft names, before anything of them can be settled.

use hule::entry::link;
use hule::rules;
use hule::scoring::EnteredWin;
use hule::tiles::Seat;
use hule::tiles::WinSource::{self, Discard, Replacement, SelfDrawn};
use hule::tiles::Wind::{East, North, South, West};

fn wins(text: &str) -> Vec<EnteredWin> {
    let draft = link::decode(text, rules::SYSTEMS).expect("a link");
    rules::engine(draft.system()).expect("an engine").entered_wins(&draft)
}

/// Of a win: the event, the winner, and how and from whom the tile came.
type Told = (Option<usize>, Option<Seat>, WinSource, Option<Seat>);

fn told(text: &str) -> Vec<Told> {
    wins(text).into_iter().map(|win| (win.event, win.winner, win.source, win.from)).collect()
}

#[test]
fn a_hand_wins_from_its_first_tile_on_and_nobody_is_assumed_to_hold_it() {
    for rules in ["mcr", "classical", "nanchang", "sichuan", "siamese"] {
        assert_eq!(told(&format!("1/{rules}/1m")), [(None, None, Discard, None)], "{rules}");
        let known = format!("1/{rules}/1m?seat=S&from=W");
        assert_eq!(told(&known), [(None, Some(South), Discard, Some(West))], "{rules}");
        let drawn = format!("1/{rules}/1m?seat=E&win=self-drawn");
        assert_eq!(told(&drawn), [(None, Some(East), SelfDrawn, None)], "{rules}");
        assert!(wins(&known)[0].asks_from && !wins(&drawn)[0].asks_from, "{rules}");
    }
}

#[test]
fn a_deal_without_a_winner_or_with_an_offence_has_no_win() {
    assert_eq!(told("1/classical/123m?ending=draw"), []);
    assert_eq!(told("1/nanchang/123m?indicator=2m&ending=draw"), []);
    assert_eq!(told("1/mcr/123m?outcome=mistaken"), []);
    assert_eq!(told("1/nanchang/123m?indicator=2m&opening=heavenly").len(), 1);
    let mcr = rules::engine(rules::system("mcr").unwrap()).unwrap();
    let draft = link::decode("1/mcr/123m?outcome=too-few", rules::SYSTEMS).unwrap();
    assert_eq!(mcr.entered_offence(&draft), Some("too-few"));
}

#[test]
fn events_of_places_tell_every_win_of_the_deal() {
    let deal = "1/sichuan/2344566m234777p?seat=S&event=kong.1.9p.kong:open.from:N&event=win.0.6m.from:N\
        &event=win.3.6m.same-tile:yes&event=win.1.3s.win:replacement";
    assert_eq!(
        told(deal),
        [
            (Some(1), Some(South), Discard, Some(North)),
            // On the same tile, so from the same player.
            (Some(2), Some(East), Discard, Some(North)),
            (Some(3), Some(West), Replacement, None),
        ]
    );
    assert_eq!(
        wins(deal).iter().map(|win| win.place).collect::<Vec<_>>(),
        [Some(0), Some(3), Some(1)]
    );
    assert_eq!(told("1/sichuan/1m?event=wall-end.0."), []);
}

#[test]
fn an_earlier_win_stands_beside_that_of_the_hand() {
    let deal = "1/siamese/1m?seat=S&event=won.0..player:W.value:20.win:discard.from:E";
    assert_eq!(
        told(deal),
        [(Some(0), Some(West), Discard, Some(East)), (None, Some(South), Discard, None)]
    );
    assert_eq!(wins(deal)[0].points, Some(20));
}
