//! Hands of the calculator in a session: players keep their tiles when a correction moves the seats.

use hule::scoring::Position;
use hule::session::{Change, Deal, Entry, HandEntry, History, NetEntry, Session, Sheet};

use super::{engine, session, sheet};

/// The deal of a link that was entered with these players at the seats, East first.
fn hand(link: &str, seats: &[u8]) -> Deal {
    let seats = Some(seats.iter().copied().collect());
    Deal::new(Entry::Hand(HandEntry { link: link.to_owned(), seats }))
}

fn with(key: &str, deals: Vec<Deal>) -> Session {
    let mut session = session(key);
    session.deals = deals;
    session
}

fn last(sheet: &Sheet) -> (&[i32], &Position) {
    assert!(sheet.faults.is_empty(), "{:?}", sheet.faults);
    let row = sheet.deals.last().expect("a deal");
    (&row.change, &row.position)
}

#[test]
fn a_hand_pays_the_players_at_its_seats() {
    let link = "1/mcr/[789s][EEEE,1]123m456pC+C?seat=S&from=W";
    let session = with("mcr", vec![Deal::new(Entry::Draw), hand(link, &[1, 2, 3, 0])]);
    let sheet = sheet(&session);
    let win = &sheet.deals[1].wins[0];
    assert_eq!((win.winner, win.from, win.self_drawn), (2, Some(3), false));
    assert_eq!(last(&sheet).0, [-8, -8, 16 + win.points + 8, -8 - win.points]);
    assert!(!win.fans.is_empty());
    assert_eq!(sheet.statistics[2].fans.len(), win.fans.len());
}

#[test]
fn the_round_of_the_session_counts_and_its_rulings() {
    // Four deals were drawn, so this one is in the second round, where the players sit B A D C.
    let link = "1/mcr/[SSS]123m456p789sC+C?seat=W&win=self-drawn";
    let draws = |number| vec![Deal::new(Entry::Draw); number];
    let points = |number: usize, seats: &[u8]| {
        let mut deals = draws(number);
        deals.push(hand(link, seats));
        sheet(&with("mcr", deals)).deals[number].wins[0].points
    };
    // The pung of South is that of the prevalent wind there.
    assert!(points(4, &[1, 0, 3, 2]) > points(0, &[0, 1, 2, 3]));
    // Players who were entered in the first deal's seats sit elsewhere now: player 2 is North.
    let mut moved = draws(4);
    moved.push(hand(link, &[0, 1, 2, 3]));
    let sheet = sheet(&with("mcr", moved));
    assert_eq!(sheet.deals[4].wins[0].winner, 2);
}

#[test]
fn a_correction_settles_the_hands_after_it_at_their_new_seats() {
    // South wins in the second deal, whose East is player 1: East pays double.
    let link = "1/classical/[PPP]123m456p5578s+9s/[CCC]/[FFF]?seat=S&from=W";
    let net = |winner: usize| {
        let net = (0..4).map(|player| if player == winner { 30 } else { -10 }).collect();
        Deal::new(Entry::Net(NetEntry { net, winner: Some(winner), ..NetEntry::default() }))
    };
    let session = with("classical", vec![net(1), hand(link, &[1, 2, 3, 0])]);
    let engine = engine(&session);
    let mut history = History::new(session, engine);
    let (before, position) = last(history.sheet());
    assert_eq!(position.player_at(hule::tiles::Seat::East), Some(1));
    let before = before.to_vec();
    // East had won the first deal, so player 0 is East in the second one, too.
    history.apply(&Change::Correct(0, net(0)), engine).unwrap();
    let (after, position) = last(history.sheet());
    assert_eq!(position.player_at(hule::tiles::Seat::East), Some(0));
    // The same player wins with the same hand, but another one pays double.
    assert!(after[2] > 0 && before[2] > 0 && after != before);
    assert!(after[0] < before[0] && after[1] > before[1]);
    assert_eq!(history.sheet().deals[1].wins[0].winner, 2);
    assert_eq!(after.iter().sum::<i32>(), 0);
}

#[test]
fn events_and_the_dealer_of_a_deal_move_with_the_players() {
    // North discards to East, who deals: in the link the dealer sits South.
    let link = "1/sichuan/2344566m234777p/[888m][333m]1118899p/[9999s]1479m124577s/114569m22458p14s\
                ?dealer=S&void=s&void.1=s&void.2=p&void.3=s&event=kong.2.9s&event=win.0.6m.from:N\
                &event=wall-end.0.";
    let sheet = sheet(&with("sichuan", vec![hand(link, &[0, 1, 2, 3])]));
    let win = &sheet.deals[0].wins[0];
    // South is East of the session, so East is North, which is player 3, and North is West.
    assert_eq!((win.winner, win.from), (3, Some(2)));
    assert_eq!(
        sheet.next.as_ref().and_then(|next| next.player_at(hule::tiles::Seat::East)),
        Some(3)
    );
    let siamese = "1/siamese/1m/?event=won.0..value:24.win:discard.from:S";
    let sheet = super::sheet(&with("siamese", vec![hand(siamese, &[2, 0, 1])]));
    assert_eq!(last(&sheet).0, [-32, -8, 40]);
}

#[test]
fn a_hand_that_does_not_end_a_deal_is_told_at_its_link() {
    let cases = [
        ("mcr", "1/mcr/123m", "link: deal-not-over"),
        ("mcr", "1/mcr/[789s][EEEE,1]123m456pC+C?seat=S", "link: payments-open"),
        ("mcr", "1/mcr/123m456p789s1234s+1m?win=self-drawn", "link: deal-not-over"),
        (
            "riichi",
            "1/riichi/[234m]345p567p99s67s+8s?seat=S&from=W",
            "link: hand-barred (riichi.no-yaku)",
        ),
        (
            "riichi",
            "1/riichi/234m345p567p99s67s+8s?seat=S&from=W&riichi=riichi&own-discards=5s",
            "link: hand-barred: 5s (riichi.furiten)",
        ),
        ("mcr", "1/mcr/55555m", "link: five-of-a-kind: 5m (5)"),
        ("mcr", "1/mcr/12x", "link: digits-without-suit (12)"),
        ("mcr", "nonsense", "link: damaged-link (nonsense)"),
        ("mcr", "1/sichuan/1m", "link: other-rules (sichuan)"),
        ("siamese", "1/siamese/1m/?players=2", "link: other-number-of-players (2)"),
        ("sichuan", "1/sichuan/223355m667788p9p+9p?void=s&win=self-drawn", "link: deal-not-over"),
    ];
    for (key, link, expected) in cases {
        let mut session = session(key);
        session.deals =
            vec![Deal::new(Entry::Hand(HandEntry { link: link.to_owned(), seats: None }))];
        let faults: Vec<String> = sheet(&session).faults.iter().map(ToString::to_string).collect();
        assert!(faults.contains(&format!("deals[0].{expected}")), "{link}: {faults:?}");
    }
    // Why a complete hand may not win is said in its sentence.
    let no_yaku = "1/riichi/[234m]345p567p99s67s+8s?seat=S&from=W";
    let fault = sheet(&with("riichi", vec![hand(no_yaku, &[0, 1, 2, 3])])).faults[0].fault.clone();
    let sentence = hule::text::fault::sentence(&fault, &hule::text::Catalogue::english());
    assert!(sentence.to_string().starts_with("No yaku: "), "{sentence}");
    let twice = with("mcr", vec![hand("1/mcr/123m", &[0, 0, 2, 3])]);
    assert_eq!(sheet(&twice).faults[0].to_string(), "deals[0].seats: bad-seats");
}

#[test]
fn a_ruling_about_draws_holds_with_tiles_and_without() {
    let link = "1/nanchang/123456789p555sC?indicator=2m&seat=S&ending=draw";
    let mut session = with("nanchang", vec![Deal::new(Entry::Draw), hand(link, &[0, 1, 2, 3])]);
    let changes = |session: &Session| {
        let sheet = sheet(session);
        assert!(sheet.faults.is_empty(), "{:?}", sheet.faults);
        sheet.deals.iter().map(|row| row.change.clone()).collect::<Vec<_>>()
    };
    assert_eq!(changes(&session), [[0; 4]; 2]);
    session.agreement.set_ruling("dealer-pays-drawn-hand", true).unwrap();
    assert_eq!(changes(&session), [[-15, 5, 5, 5]; 2]);
}
