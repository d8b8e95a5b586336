//! What is wrong with a session or a deal is told at its field, in every language.

use hule::session::{
    Change, Deal, Entry, History, NetEntry, NextDealer, Origin, Session, ValuesEntry, Win,
};
use hule::text::fault;

use super::{engine, session, sheet, won};
use crate::catalogues::catalogues;

/// The faults of a deal under a rule system.
fn faults(key: &str, deal: Deal) -> Vec<String> {
    let mut session = session(key);
    session.deals = vec![deal];
    let sheet = sheet(&session);
    for words in catalogues() {
        for found in &sheet.faults {
            let sentence = fault::sentence(&found.fault, &words).to_string();
            assert!(sentence.chars().count() > 8 && !sentence.contains("{{"), "{sentence}");
            assert!(!sentence.starts_with("fault."), "{sentence}");
        }
    }
    assert!(sheet.deals[0].change.iter().all(|points| *points == 0));
    sheet.faults.iter().map(ToString::to_string).collect()
}

fn net(net: &[i32]) -> Deal {
    Deal::new(Entry::Net(NetEntry { net: net.to_vec(), ..NetEntry::default() }))
}

fn wins(wins: &[(usize, Origin, i32)]) -> Deal {
    let win = |&(winner, from, points): &(usize, Origin, i32)| Win::new(winner, from, points);
    let wins = wins.iter().map(win).collect();
    Deal::new(Entry::Values(ValuesEntry { wins, ..ValuesEntry::default() }))
}

#[test]
fn a_deal_that_cannot_be_is_told_at_its_field() {
    use Origin::{Player, Unknown, Wall};
    let with_hands = |hands: &[i32]| {
        let wins = vec![Win::new(1, Wall, 40)];
        Deal::new(Entry::Values(ValuesEntry {
            wins,
            hands: hands.to_vec(),
            ..ValuesEntry::default()
        }))
    };
    let cases: [(&str, Deal, &[&str]); 29] = [
        ("mcr", won(4, Wall, 8), &["wins[0].winner: not-at-the-table (5)"]),
        ("mcr", won(0, Player(7), 8), &["wins[0].from: not-at-the-table (8)"]),
        ("mcr", won(0, Player(0), 8), &["wins[0].from: own-discard"]),
        ("mcr", won(0, Unknown, 8), &["wins[0].from: discarder-missing"]),
        ("mcr", won(0, Wall, 7), &["wins[0].points: points-below-minimum (7)"]),
        ("mcr", won(0, Wall, 9000), &["wins[0].points: points-above-limit (9000)"]),
        ("mcr", wins(&[]), &["wins: winner-missing"]),
        ("mcr", wins(&[(0, Wall, 8), (1, Wall, 8)]), &["wins: too-many-wins (2)"]),
        ("nanchang", won(0, Wall, 8), &["wins: no-values"]),
        ("classical", won(0, Wall, 45), &["wins[0].points: points-impossible (45)"]),
        ("classical", won(0, Wall, 510), &["wins[0].points: points-above-limit (510)"]),
        ("classical", won(0, Wall, 0), &["wins[0].points: points-below-minimum (0)"]),
        ("classical", won(0, Wall, 10), &["wins[0].points: points-below-minimum (10)"]),
        ("classical", with_hands(&[12, 40, 0, 0]), &["hands[0]: points-impossible (12)"]),
        ("sichuan", won(0, Wall, 3), &["wins[0].points: points-impossible (3)"]),
        (
            "sichuan",
            wins(&[(0, Wall, 1), (0, Wall, 1), (1, Player(0), 2)]),
            &["wins[1].winner: has-won", "wins[2].from: has-won"],
        ),
        ("siamese", won(3, Wall, 8), &["wins[0].winner: not-at-the-table (4)"]),
        ("siamese", won(0, Wall, 7), &["wins[0].points: points-below-minimum (7)"]),
        (
            "siamese",
            wins(&[(0, Wall, 20), (0, Wall, 19)]),
            &["wins[1].points: points-below-first (19)"],
        ),
        (
            "siamese",
            wins(&[(0, Wall, 20), (0, Wall, 20), (1, Wall, 20)]),
            &["wins[2].winner: deal-was-over"],
        ),
        ("siamese", won(0, Unknown, 20), &["wins[0].from: discarder-missing"]),
        ("nanchang", net(&[1, 2, 3, 4]), &["net: net-not-zero (10)"]),
        ("sichuan", net(&[-47, 0, 0, 0]), &["net: net-not-fines (-47)"]),
        ("sichuan", net(&[48, 0, 0, 0]), &["net: net-not-fines (48)"]),
        ("sichuan", net(&[-60; 4]), &["net: net-not-fines (-240)"]),
        ("sichuan", net(&[-48, -48, -48, -96]), &["net: net-not-fines (-240)"]),
        ("mcr", net(&[1, -1, 0]), &["net: net-of-others (3)"]),
        ("mcr", net(&[i32::MAX, i32::MIN, 0, 0]), &["net: net-too-high (2147483647)"]),
        ("mcr", Deal::new(Entry::Damaged("{".into())), &["type: damaged-deal"]),
    ];
    for (key, deal, expected) in cases {
        let expected: Vec<String> =
            expected.iter().map(|fault| format!("deals[0].{fault}")).collect();
        assert_eq!(faults(key, deal.clone()), expected, "{key} {deal:?}");
    }
    let absent = NetEntry { net: vec![0; 4], winner: Some(4), next_dealer: NextDealer::Player(6) };
    assert_eq!(
        faults("nanchang", Deal::new(Entry::Net(absent))),
        ["deals[0].winner: not-at-the-table (5)", "deals[0].next_dealer: not-at-the-table (7)"]
    );
}

/// A flower pig is fined once, and who has won is none (S29, S30). By a ruling of the textbook there are more fines.
#[test]
fn there_are_no_more_fines_than_players_who_can_pay_them() {
    let is_possible = |preset: &str, winner: Option<usize>, points: &[i32]| {
        let mut session = session("sichuan");
        session.agreement.set_preset(preset).expect("a preset");
        let net = points.to_vec();
        session.deals.push(Deal::new(Entry::Net(NetEntry { net, winner, ..NetEntry::default() })));
        sheet(&session).faults.is_empty()
    };
    assert!(is_possible("wmsg", None, &[-48; 4]));
    assert!(!is_possible("wmsg", None, &[-60; 4]));
    assert!(is_possible("wmsg", Some(0), &[9, -57, -48, -48]));
    assert!(!is_possible("wmsg", Some(0), &[-45, -51, -48, -48]));
    assert!(is_possible("textbook-2020", Some(0), &[-60; 4]));
}

#[test]
fn a_session_that_cannot_be_is_told_at_its_field() {
    let found = |session: &Session| -> Vec<String> {
        sheet(session).faults.iter().map(ToString::to_string).collect()
    };
    let mut five = session("mcr");
    five.players.push("Eve".into());
    assert_eq!(found(&five), ["players: wrong-number-of-players (5)"]);
    let mut twice = session("mcr");
    twice.players[3] = "Ben".into();
    twice.players[0] = "a\nb".into();
    twice.name = " ".into();
    assert_eq!(
        found(&twice),
        ["players[0]: bad-name (a b)", "players[3]: name-twice (Ben)", "name: bad-name"]
    );
    let mut uneven = session("siamese");
    uneven.agreement.set("deals", "7").unwrap();
    // Three players do not agree on a number.
    assert_eq!(found(&uneven), [""; 0]);
    uneven.agreement.set("players", "2").unwrap();
    uneven.players.pop();
    assert_eq!(found(&uneven), ["options.deals: uneven-deals (7)"]);
}

#[test]
fn a_return_below_the_start_is_told_once_at_the_return() {
    let mut game = session("riichi");
    game.agreement.choose_preset("tenhou").unwrap();
    game.agreement.set("return", "20000").unwrap();
    let faults = sheet(&game).faults;
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert_eq!(faults[0].to_string(), "options.return: return-below-start (20000)");
    assert_eq!(faults[0].fault.instead[..], [25_000]);
    // A start above the return is refused, too.
    let engine = engine(&game);
    let mut history = History::new(session("riichi"), engine);
    let start = game.agreement.options().find(|option| option.key == "start").unwrap();
    let change = Change::Agree(start, hule::system::Answer::Number(35_000));
    let refused = history.apply(&change, engine).unwrap_err();
    assert_eq!(refused[0].to_string(), "options.return: return-below-start (30000)");
}

#[test]
fn an_answer_that_an_option_does_not_have_says_which_ones_it_has() {
    let mut agreement = session("riichi").agreement;
    let mut refused = |key, answer| agreement.set(key, answer).unwrap_err();
    for (key, answer, least, most) in
        [("chombo", "500", 0, 200), ("start", "abc", 1000, 60_000), ("start", "999", 1000, 60_000)]
    {
        let fault = refused(key, answer);
        assert_eq!(fault.to_string(), format!("not-in-range ({key}={answer})"));
        assert_eq!((fault.least, fault.most), (least, Some(most)));
    }
    assert_eq!(refused("uma", "45/5/-15/-30").code.key(), "not-zero-sum");
    assert_eq!(refused("rounds", "3").code.key(), "unknown-answer");
    let hand = |link: &str| hule::entry::link::decode(link, hule::rules::SYSTEMS).unwrap_err();
    assert_eq!(hand("1/sanma/?norths=5")[0].most, Some(4));
    assert_eq!(hand("1/riichi/?dora=123456m")[0].to_string(), "not-such-tiles (dora=123456m)");
}

#[test]
fn a_hand_of_other_rules_names_them() {
    let english = hule::text::Catalogue::english();
    let mut session = session("riichi");
    let link = hule::session::HandEntry { link: "1/sanma/1p".into(), seats: None };
    session.deals = vec![Deal::new(Entry::Hand(link))];
    let fault = &sheet(&session).faults[0].fault;
    let sentence = fault::sentence(fault, &english).to_string();
    assert!(sentence.contains("other rules: Three-Player Riichi."), "{sentence}");
}

#[test]
fn a_change_that_cannot_be_is_refused_and_changes_nothing() {
    let session = session("mcr");
    let engine = engine(&session);
    let mut history = History::new(session, engine);
    for change in [
        Change::Record(won(0, Origin::Player(0), 20)),
        Change::Insert(0, won(9, Origin::Wall, 20)),
        Change::RenamePlayer(0, "Ben".into()),
    ] {
        let refused = history.apply(&change, engine).unwrap_err();
        assert_eq!(refused.len(), 1, "{refused:?}");
        assert!(!history.can_undo());
    }
    // A damaged deal does not stand in the way of others, nor of its own penalties.
    let mut damaged = history.session().clone();
    damaged.deals.push(Deal::new(Entry::Damaged("?".into())));
    let mut history = History::new(damaged, engine);
    let penalty = hule::session::Penalty::new("too-few", 0);
    history.apply(&Change::Penalize(0, penalty), engine).unwrap();
    history.apply(&Change::Record(won(0, Origin::Wall, 20)), engine).unwrap();
    assert_eq!(history.sheet().totals, [54, -18, -18, -18]);
    history.apply(&Change::Correct(0, Deal::new(Entry::Draw)), engine).unwrap();
    assert_eq!(history.sheet().faults, []);
}
