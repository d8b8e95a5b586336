//! Deals of riichi without tiles, with one winner or several on one discard, worked by hand from the
//! rules (R16, R17, R19).

use hule::session::{
    Change, Deal, Entry, History, NetEntry, NextDealer, Origin, Session, SessionFault, Sheet,
    Table, Task, ValuesEntry, Win,
};
use hule::text::Catalogue;
use hule::tiles::Seat;

use super::{engine, session, sheet, won};

/// A deal of these wins: the winner, the discarder, the points. Ben and Dora put down a stick.
fn wins(wins: &[(usize, usize, i32)]) -> Deal {
    let win = |&(winner, from, points): &(usize, usize, i32)| {
        Win::new(winner, Origin::Player(from), points)
    };
    let wins = wins.iter().map(win).collect();
    Deal::new(Entry::Values(ValuesEntry { wins, put_down: vec![1, 3], ..ValuesEntry::default() }))
}

/// A session with two deals. In the first Anna puts down a stick and nobody wins, so Ben deals in the
/// second, with one honba and one stick on the table.
fn second_deal(preset: &str, deal: Deal) -> Session {
    let mut session = session("riichi");
    session.agreement.set_preset(preset).expect("a preset");
    let (net, next_dealer) = (vec![-1000, 0, 0, 0], NextDealer::ByRules);
    let first = Entry::Net(NetEntry { net, winner: None, next_dealer });
    session.deals = vec![Deal::new(first), deal];
    session
}

/// What the second deal changed, who won it, and the dealer, honba and sticks of the next one.
fn outcome(preset: &str, deal: Deal) -> (Vec<i32>, Vec<usize>, Option<usize>, [u16; 2]) {
    let sheet: Sheet = sheet(&second_deal(preset, deal));
    assert!(sheet.faults.is_empty(), "{:?}", sheet.faults);
    let (row, next) = (&sheet.deals[1], sheet.next.as_ref().expect("a next deal"));
    assert_eq!(row.position.counters[..], [1, 1]);
    let winners = row.wins.iter().map(|win| win.winner).collect();
    let counters = [next.counters[0], next.counters[1]];
    (row.net.clone(), winners, next.player_at(Seat::East), counters)
}

/// Cem, South, discards. Ben, East, wins with 2 han and 30 fu, and so does Anna, North, who is nearer.
fn two() -> Deal {
    wins(&[(1, 2, 2900), (0, 2, 2000)])
}

/// Dora, West and next after Cem, wins with 1 han and 30 fu besides.
fn three() -> Deal {
    wins(&[(1, 2, 2900), (0, 2, 2000), (3, 2, 1000)])
}

#[test]
fn the_nearest_alone_wins() {
    // Cem pays 2000 and 300. Anna takes the three sticks, and the deal passes on.
    let expected = (vec![5300, -1000, -2300, -1000], vec![0], Some(2), [0, 0]);
    assert_eq!(outcome("wrc", two()), expected);
    // Dora is nearer still.
    let expected = (vec![0, -1000, -1300, 3300], vec![3], Some(2), [0, 0]);
    assert_eq!(outcome("m-league", three()), expected);
}

#[test]
fn all_win_and_the_nearest_gets_honba_and_sticks() {
    // Cem pays 2300 and 2900. Anna takes the three sticks. East is among the winners and stays.
    let expected = (vec![5300, 1900, -5200, -1000], vec![0, 1], Some(1), [2, 0]);
    assert_eq!(outcome("mahjong-soul", two()), expected);
    let expected = (vec![2000, 1900, -6200, 3300], vec![3, 0, 1], Some(1), [2, 0]);
    assert_eq!(outcome("mahjong-soul", three()), expected);
}

#[test]
fn all_win_and_each_gets_honba_and_the_own_stick() {
    // Cem pays 2300 and 3200. Ben's stick is his again; Anna takes hers and Dora's.
    let expected = (vec![4300, 3200, -5500, -1000], vec![0, 1], Some(1), [2, 0]);
    assert_eq!(outcome("ema", two()), expected);
    // Dora's stick is hers again, and she takes the one of the deal before.
    let expected = (vec![2300, 3200, -6800, 2300], vec![3, 0, 1], Some(1), [2, 0]);
    assert_eq!(outcome("ema", three()), expected);
}

#[test]
fn two_win_but_three_annul_the_deal() {
    let expected = (vec![5300, 1900, -5200, -1000], vec![0, 1], Some(1), [2, 0]);
    assert_eq!(outcome("tenhou", two()), expected);
    // Nobody wins: the deal is played again with one honba more, and the sticks stay.
    let expected = (vec![0, -1000, 0, -1000], vec![], Some(1), [2, 3]);
    assert_eq!(outcome("tenhou", three()), expected);
}

#[test]
fn a_self_drawn_win_without_tiles_is_paid_by_all() {
    let mut session = session("riichi");
    // 3 han and 20 fu, then a mangan of the dealer, then the same with a honba.
    session.deals = vec![won(2, Origin::Wall, 2700), won(1, Origin::Wall, 12_000)];
    session.deals.push(session.deals[1].clone());
    let sheet = sheet(&session);
    assert!(sheet.faults.is_empty(), "{:?}", sheet.faults);
    assert_eq!(sheet.deals[0].net, [-1300, -700, 2700, -700]);
    assert_eq!(sheet.deals[1].net, [-4000, 12_000, -4000, -4000]);
    assert_eq!(sheet.deals[2].net, [-4100, 12_300, -4100, -4100]);
}

/// Why a deal cannot be the second one.
fn refused(key: &str, deal: Deal) -> Vec<SessionFault> {
    let session = session(key);
    let engine = engine(&session);
    let mut history = hule::session::History::new(session, engine);
    history.apply(&Change::Record(deal), engine).expect_err("a fault")
}

#[test]
fn what_cannot_be_is_told_at_its_field() {
    let told = |deal| {
        let faults = refused("riichi", deal);
        faults.iter().map(|fault| fault.to_string()).collect::<Vec<_>>().join(", ")
    };
    let two_discards = wins(&[(1, 2, 1000), (0, 3, 1500)]);
    assert!(told(two_discards).contains("wins[1].from: not-one-discard"));
    assert!(told(wins(&[(1, 2, 1000), (1, 2, 1000)])).contains("wins[1].winner: won-twice"));
    let four = wins(&[(1, 2, 1000), (0, 2, 1500), (3, 2, 1000), (2, 0, 1000)]);
    assert!(told(four).contains("wins: too-many-wins"));
    // No hand of South is worth 2200: 60 fu are worth 2000 with one han, and 70 fu 2300.
    let faults = refused("riichi", wins(&[(1, 2, 2200)]));
    assert_eq!(faults[0].fault.instead[..], [2000, 2300]);
    // East pays 500 and the others 300 for a hand that is worth 1000 on a discard.
    for (deal, code, instead) in [
        (won(1, Origin::Wall, 1000), "points-of-discard", 1100),
        (won(1, Origin::Wall, 1300), "points-of-discard", 1500),
        (won(1, Origin::Player(2), 1100), "points-of-self-draw", 1000),
        (won(1, Origin::Player(2), 2700), "points-of-self-draw", 2600),
    ] {
        let fault = &refused("riichi", deal)[0].fault;
        assert_eq!((fault.code.key(), &fault.instead[..]), (code, &[instead][..]));
    }
    assert!(
        refused("mcr", wins(&[(1, 2, 24)]))[0].to_string().contains("put_down: nothing-put-down")
    );
}

#[test]
fn a_deal_with_several_winners_comes_back_from_file_and_link() {
    let session = second_deal("tenhou", three());
    let file = hule::session::file::write(&session);
    let import = hule::session::file::read(&file, hule::rules::SYSTEMS).expect("a file");
    assert_eq!(import.session, session);
    let link = hule::session::link::encode(&session).expect("a link");
    assert!(link.contains(";w1.2.2900,0.2.2000,3.2.1000~~1.3"), "{link}");
    let import = hule::session::link::decode(&link, hule::rules::SYSTEMS).expect("a link");
    assert_eq!(import.session, session);
}

#[test]
fn a_value_of_the_dealer_stays_and_says_so_when_another_player_deals() {
    let mut session = session("riichi");
    // Anna deals on after her win, and wins again with 3 han and 40 fu.
    session.deals = vec![won(0, Origin::Wall, 12_000), won(0, Origin::Player(1), 7700)];
    let entered = session.deals[1].clone();
    let engine = engine(&session);
    let mut history = History::new(session, engine);
    assert!(history.sheet().faults.is_empty(), "{:?}", history.sheet().faults);
    // It turns out that Cem won the first deal, so Ben is the dealer of the second.
    let corrected = Change::Correct(0, won(2, Origin::Wall, 8000));
    history.apply(&corrected, engine).expect("a correction of the first deal");
    let [fault] = &history.sheet().faults[..] else { panic!("{:?}", history.sheet().faults) };
    assert_eq!(fault.to_string(), "deals[1].wins[0].points: points-of-dealer (7700)");
    // The same hand is worth so much to the others.
    assert_eq!(fault.fault.instead[..], [5200]);
    let sentence = hule::text::fault::sentence(&fault.fault, &Catalogue::english()).to_string();
    assert_eq!(
        sentence,
        "Only the dealer gets 7700 for such a win, but the winner isn’t the dealer in this deal. Correct \
         the points, or the winner."
    );
    assert_eq!(history.session().deals[1], entered);
    // The form of the deal says it, too.
    let mut table = Table::new(history.session().clone(), engine);
    assert_eq!(table.faults_of_corrected(), []);
    table.take_up(Task::Correct(1));
    assert_eq!(table.faults_of_corrected(), history.sheet().faults);
    // It counts again as soon as the earlier deal is as it was, or the points are those of the seat.
    history
        .apply(&Change::Correct(1, won(0, Origin::Player(1), 5200)), engine)
        .expect("the points");
    assert!(history.sheet().faults.is_empty());
    let back = Change::Correct(0, won(0, Origin::Wall, 12_000));
    history.apply(&back, engine).expect("the first deal as it was");
    let [fault] = &history.sheet().faults[..] else { panic!("{:?}", history.sheet().faults) };
    assert_eq!(fault.to_string(), "deals[1].wins[0].points: points-of-others (5200)");
    assert_eq!(fault.fault.instead[..], [7700]);
}
