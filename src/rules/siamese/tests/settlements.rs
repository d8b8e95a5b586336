//! The worked examples of declarations and payments (M7–M18).

use crate::scoring::{Report, Standing, Wait};

use super::*;

pub(super) fn win(seat: Seat, source: WinSource, from: Option<Seat>, points: i32) -> Event {
    Event::Win { seat, source, from, points }
}

fn settled(players: Players, events: Vec<Event>) -> Settlement {
    settle(&Deal::new(players, PRACTICE, events).expect("a deal"))
}

/// The report of the hand that a player has left after a self-drawn first win of so many points. The
/// hand is entered as it stands in a link.
fn second_win(hand: &str, seat: &str, first: i32) -> Report {
    let link = format!(
        "1/siamese/{hand}?win=self-drawn&seat={seat}&rulings=competition-1998\
         &event=won.0..player:{seat}.value:{first}"
    );
    report(&link)
}

/// The report of a link.
fn report(link: &str) -> Report {
    crate::rules::score(&crate::entry::link::decode(link, &[&SYSTEM]).expect("a link"))
}

/// The waits of a hand, or those after all its discards.
fn waits_of(report: &Report) -> Vec<&Wait> {
    match &report.standing {
        Standing::Ready { waits } => waits.iter().collect(),
        Standing::Discarding { discards, .. } => {
            discards.iter().flat_map(|discard| &discard.waits).collect()
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn m7_m8_m9_the_golden_rule_and_the_minimum() {
    let outcome = |hand: &str, seat: &str, first: i32| {
        let report = second_win(hand, seat, first);
        let wins = matches!(report.standing, Standing::Complete { wins: true, .. });
        let key = report.notes.first().map(|note| note.key.clone());
        (report.sheets.first().map(|sheet| sheet.points), wins, key.unwrap_or_default())
    };
    let hand = "222m8p123456789s+8p";
    let below_first = "siamese.invalid.below-first".to_owned();
    assert_eq!(outcome(hand, "S", 29), (Some(22), false, below_first));
    let two_wins = "siamese.finale.two-wins".to_owned();
    assert_eq!(outcome(hand, "S", 22), (Some(22), true, two_wins));
    let below_minimum = "siamese.invalid.below-minimum".to_owned();
    let small = outcome("[234p][555s]345m67sWW+8s", "W", 8);
    assert_eq!(small, (Some(1), false, below_minimum));
    assert_eq!(outcome("222m8p123456789s+9p", "W", 8).0, None);
}

/// `E 23`: self-drawn; `S 24 W`: on a discard of West.
fn points(events: &[&str]) -> Vec<Event> {
    let event = |text: &&str| {
        let mut words = text.split(' ');
        let seat = Wind::from_letter(words.next().unwrap()).unwrap();
        let points = words.next().unwrap().parse().unwrap();
        let from = words.next().and_then(Wind::from_letter);
        let source = if from.is_some() { WinSource::Discard } else { WinSource::SelfDrawn };
        win(seat, source, from, points)
    };
    events.iter().map(event).collect()
}

#[test]
fn m10_to_m16_settlements() {
    use Players::{Three, Two};
    type Case = (Players, &'static [&'static str], [i32; 3], bool, bool);
    let cases: [Case; 7] = [
        (Three, &["E 23"], [62, -31, -31], false, true),
        (Three, &["S 24 W"], [-8, 40, -32], false, true),
        (Three, &["S 40", "E 22", "E 29"], [134, -67, -67], true, true),
        (Three, &["S 40", "E 22 W", "W 28 S"], [-18, 52, -34], false, true),
        (Three, &["E 29", "E 22"], [74, -37, -37], false, false),
        (Two, &["E 29", "S 12 E"], [17, -17, 0], false, true),
        (Two, &["E 29", "S 12 E", "S 16"], [-28, 28, 0], true, true),
    ];
    for (players, events, net, two_wins, valid) in cases {
        let settled = settled(players, points(events));
        let got = settled.ledger.net;
        assert_eq!([got.east, got.south, got.west], net, "{events:?}");
        assert_eq!(got.north, 0);
        assert_eq!(matches!(settled.finale, Finale::TwoWins { .. }), two_wins, "{events:?}");
        assert_eq!(settled.valid, valid, "{events:?}");
    }
    let settled = settled(Three, points(&["S 40", "E 22", "E 29"]));
    assert_eq!(settled.wins[0].outcome, Outcome::Void);
    assert!(settled.ledger.transfers.iter().all(|t| t.to == Some(Wind::East)));
    assert_eq!(settled.ledger.transfers[0].formula.to_string(), "8 + 22");
}

#[test]
fn what_is_declared_after_two_wins_is_ignored() {
    let settled = settled(Players::Three, points(&["E 22", "E 29", "S 40", "E 88"]));
    let over = Outcome::Invalid { reason: InvalidWin::DealOver };
    assert_eq!((settled.wins[2].outcome, settled.wins[3].outcome), (over, over));
    assert!(!settled.valid);
    assert_eq!(settled.ledger.net.east, 134);
}

#[test]
fn a_player_who_made_a_mistake_wins_no_more() {
    // MCR 3.2, which holds here, too (M18): a win before it stays.
    let mistake = Event::Mistake { seat: Wind::East, mistake: Mistake::TooFewPoints };
    let mut events = points(&["E 22", "E 29", "S 40"]);
    events.insert(1, mistake);
    let settled = settled(Players::Three, events);
    let barred = Outcome::Invalid { reason: InvalidWin::AfterMistake };
    let outcomes: Vec<Outcome> = settled.wins.iter().map(|win| win.outcome).collect();
    assert_eq!(outcomes, [Outcome::Paid, barred, Outcome::Paid]);
    // 2 × (22 + 8), 2 × 10 for the mistake, 40 + 8.
    assert_eq!((settled.ledger.net.east, settled.valid), (60 - 20 - 48, false));
    let link = "1/siamese/222m8p123456789s+8p?seat=S&win=self-drawn\
                &event=won.0..player:S.value:8&event=mistake.0..player:S.outcome:mistaken";
    let report = report(link);
    assert!(matches!(report.standing, Standing::Complete { wins: false, .. }));
    assert_eq!(report.notes[0].key, "siamese.invalid.after-mistake");
}

/// Hands of East that may win: two with a complete one among them, two before a discard, one that is left after
/// a win of 20, and the same before a discard.
const MAY_WIN: [&str; 4] = [
    "123456789m1155577799s22p44p6689p?",
    "[111m][222m][333m][555m]1s4s7s1p4p7pE/[999m][888m][777m]?",
    "123456789m1199s?event=won.0..player:E.value:20&",
    "[111m][222m]3344m55pE+5p?event=won.0..player:E.value:20&",
];

/// What bars every win of a player: an own mistake (M18), and the end of the deal (M10).
#[test]
fn what_bars_a_win_bars_the_waits_the_discards_and_the_complete_hand() {
    let bars = [
        ("event=mistake.0..player:E.outcome:too-few", "siamese.invalid.after-mistake"),
        (
            "event=won.0..player:S.value:20&event=won.0..player:S.value:30",
            "siamese.invalid.deal-over",
        ),
    ];
    let is_complete = |report: &Report| report.notes.iter().any(|n| n.key == "siamese.complete");
    for (i, hand) in MAY_WIN.into_iter().enumerate() {
        let link = format!("1/siamese/{hand}win=self-drawn");
        let free = report(&link);
        assert!(waits_of(&free).iter().any(|wait| wait.wins()), "{link}");
        assert_eq!(is_complete(&free), i == 0, "{link}");
        for (events, why) in bars {
            let link = format!("{link}&{events}");
            let barred = report(&link);
            assert!(!is_complete(&barred), "{link}");
            assert_eq!(waits_of(&barred).len(), waits_of(&free).len(), "{link}");
            for wait in waits_of(&barred) {
                for worth in [&wait.discard, &wait.self_drawn] {
                    let reason = worth.why.as_ref().map(|why| &*why.key);
                    assert_eq!((worth.wins, reason), (false, Some(why)), "{link}");
                }
                assert!(wait.payments.is_empty(), "{link}");
            }
        }
    }
    let over = report("1/siamese/123456789m1199s?event=won.0..value:20&event=won.0..value:30");
    assert!(waits_of(&over).iter().all(|wait| !wait.wins()));
}

/// A declaration that is not valid is not settled and leaves both hands (M18).
#[test]
fn a_win_that_is_not_valid_leaves_both_hands() {
    let hand = "123456789m1155577799s22p44p6689p";
    let invalid = [
        "event=won.0..player:E.value:5",
        "event=mistake.0..player:E&event=won.0..player:E.value:20",
        "event=won.0..player:S.value:20&event=won.0..player:S.value:30\
         &event=won.0..player:E.value:20",
    ];
    for events in invalid {
        let link = format!("1/siamese/{hand}?win=self-drawn&{events}");
        assert_eq!(report(&link).faults, [], "{events}");
        // The last of 28 tiles is the drawn one.
        let full = format!("1/siamese/{hand}7p?win=self-drawn&{events}");
        let draft = crate::entry::link::decode(&full, &[&SYSTEM]).expect("a link");
        assert_eq!((draft.room(0), draft.tiles.win), (28, "7p".parse().ok()), "{events}");
    }
    // Without a minimum the win of 5 is valid, and one hand is left.
    let link = format!("1/siamese/123456789m1199s?{}&rulings=", invalid[0]);
    let draft = crate::entry::link::decode(&link, &[&SYSTEM]).expect("a link");
    assert_eq!(draft.room(0), 14);
}

#[test]
fn the_same_note_is_there_once() {
    let link = "1/siamese/112223366m55899p123456789sEESS+8p?win=self-drawn\
                &event=mistake.0..player:E.outcome:too-few";
    let notes = report(link).settled.notes;
    let reason = "siamese.invalid.after-mistake";
    assert_eq!(notes.iter().filter(|note| note.key == reason).count(), 1);
}

#[test]
fn what_pinned_tiles_do_not_allow_is_not_said_of_the_tiles() {
    let reason = |tiles: &str| {
        let link = format!("1/siamese/{tiles}?win=self-drawn");
        let report = report(&link);
        let keys = report.notes.iter().map(|note| note.key.to_string());
        keys.filter(|key| key.starts_with("siamese.no-double")).collect::<Vec<_>>()
    };
    let none: [String; 0] = [];
    assert_eq!(reason("112223366m55899p123456789sSS+8p/EE"), none);
    // Hand A has seven pairs, but hand B has one 2m.
    assert_eq!(reason("112223366m55899p23456789s+8p/1sEESS"), ["siamese.no-double.pinned"]);
    assert_eq!(reason("112223366m55899p12345678sNEESS+8p"), ["siamese.no-double.no-split"]);
}

#[test]
fn an_unknown_discarder_is_not_guessed() {
    let event = win(Wind::East, WinSource::Discard, None, 20);
    let settled = settled(Players::Three, vec![event]);
    assert_eq!(settled.wins[0].outcome, Outcome::PayerUnknown);
    assert!(settled.ledger.transfers.is_empty());
}

#[test]
fn a_mistake_is_paid_to_the_others_who_play() {
    for (players, west) in [(Players::Three, 20), (Players::Two, 0)] {
        let event = Event::Mistake { seat: Wind::East, mistake: Mistake::MistakenWin };
        let net = settled(players, vec![event]).ledger.net;
        assert_eq!((net.east, net.south, net.west, net.north), (-20 - west, 20, west, 0));
    }
}
