//! A session of riichi, worked by hand from the rules: honba and sticks lie on the table from deal to
//! deal, and a corrected deal moves them along.

use hule::scoring::EntryPoint;
use hule::session::{
    Change, Deal, Entry, HandEntry, History, NetEntry, NextDealer, Penalty, Session,
};
use hule::tiles::{Seat, Wind};

use super::{engine, session, sheet};

/// A deal that was entered in the calculator, by seat.
fn hand(link: &str) -> Deal {
    Deal::new(Entry::Hand(HandEntry { link: format!("1/riichi/{link}"), seats: None }))
}

/// A deal of which only the changes are known.
fn changed(net: [i32; 4], winner: Option<usize>) -> Deal {
    let (net, next_dealer) = (net.to_vec(), NextDealer::ByRules);
    Deal::new(Entry::Net(NetEntry { net, winner, next_dealer }))
}

/// Three deals.
///
/// 1. Anna, East, wins on Ben's discard with riichi and pinfu: 2 han 30 fu, 2900. She and Cem put down a
///    stick, and she takes both.
/// 2. The wall is used up. Anna and Ben are ready, and Ben has put down a stick.
/// 3. Cem draws the tile himself: 3 han 20 fu, 700 and 1300, and 200 from each for two honba. Ben's
///    stick and his own are his.
fn three_deals() -> Session {
    let mut session = session("riichi");
    session.deals = vec![
        hand("23456799m345p78s+6s?riichi=riichi&from=S&declared=EW"),
        hand("?ending=draw&tenpai=ES&declared=S"),
        hand("23456799m345p78s+6s?riichi=riichi&seat=W&win=self-drawn&declared=W"),
    ];
    session
}

/// What lay on the table in each deal, and in the next one.
fn counters(session: &Session) -> Vec<[u16; 2]> {
    let sheet = sheet(session);
    let rows = sheet.deals.iter().map(|row| &row.position).chain(&sheet.next);
    rows.map(|position| [position.counters[0], position.counters[1]]).collect()
}

/// The round and the dealer of each deal, and of the next one.
fn dealers(session: &Session) -> Vec<(Option<Wind>, Option<usize>)> {
    let sheet = sheet(session);
    let rows = sheet.deals.iter().map(|row| &row.position).chain(&sheet.next);
    rows.map(|position| (position.round, position.player_at(Seat::East))).collect()
}

#[test]
fn honba_and_sticks_go_from_deal_to_deal() {
    let session = three_deals();
    let sheet = sheet(&session);
    assert!(sheet.faults.is_empty(), "{:?}", sheet.faults);
    let nets: Vec<&[i32]> = sheet.deals.iter().map(|row| &*row.net).collect();
    assert_eq!(nets[0], [3900, -2900, -1000, 0]);
    assert_eq!(nets[1], [1500, 500, -1500, -1500]);
    assert_eq!(nets[2], [-1500, -900, 4300, -900]);
    assert_eq!(counters(&session), [[0, 0], [1, 0], [2, 1], [0, 0]]);
    let east = Some(Wind::East);
    assert_eq!(
        dealers(&session),
        [(east, Some(0)), (east, Some(0)), (east, Some(0)), (east, Some(1))]
    );
    assert_eq!(sheet.totals, [33_900, 26_700, 31_800, 27_600]);
    // The uma and the points above 30,000, in thousands.
    assert_eq!(sheet.table_points, Some(vec![18.9, -18.3, 6.8, -7.4]));
}

#[test]
fn a_corrected_deal_moves_honba_and_sticks_along() {
    let mut history = History::of(
        hule::session::Settling::new(three_deals(), engine(&three_deals()))
            .finish(engine(&three_deals())),
    );
    let rules = engine(&three_deals());
    // Without the draw there is one honba less in the third deal, and Ben's stick is not there.
    history.apply(&Change::Delete(1), rules).expect("a change");
    assert_eq!(counters(history.session()), [[0, 0], [1, 0], [0, 0]]);
    assert_eq!(history.sheet().deals[1].net, [-1400, -800, 3000, -800]);
    // A first deal that nobody won leaves its sticks: only South is ready, and the deal passes on.
    let draw = hand("?ending=draw&tenpai=S&declared=S");
    history.apply(&Change::Correct(0, draw), rules).expect("a change");
    assert_eq!(counters(history.session()), [[0, 0], [1, 1], [0, 0]]);
    assert_eq!(history.sheet().deals[1].position.player_at(Seat::East), Some(1));
}

#[test]
fn changes_must_agree_with_the_sticks_on_the_table() {
    let mut session = session("riichi");
    // Two sticks are put down, and nobody wins.
    session.deals.push(changed([-1000, 0, -1000, 0], None));
    // Cem takes both, with a mangan of 8000 from Ben, who deals now, and 300 for the honba.
    session.deals.push(changed([0, -8300, 10_300, 0], Some(2)));
    assert!(sheet(&session).faults.is_empty());
    assert_eq!(counters(&session), [[0, 0], [1, 2], [0, 0]]);
    // A winner leaves no stick, and no stick comes from nowhere.
    for net in [[0, -8300, 8300, 0], [0, -8300, 11_300, 0], [0, -8300, 8800, 0]] {
        session.deals[1] = changed(net, Some(2));
        let faults = sheet(&session).faults;
        assert_eq!((faults.len(), faults[0].fault.code.key()), (1, "net-not-on-table"), "{net:?}");
        assert_eq!(faults[0].fault.most, Some(2000));
    }
    // Without a winner what is put down may be missing, and nothing else.
    session.deals[1] = changed([0, -8300, 10_300, 0], None);
    let faults = sheet(&session).faults;
    assert_eq!(faults[0].to_string(), "deals[1].net: net-not-put-down (2000)");
    assert_eq!(faults[0].fault.most, Some(1000));
}

#[test]
fn a_chombo_is_a_mangan_to_all_and_the_deal_is_replayed() {
    let mut session = session("riichi");
    let penalty = |offence: &str, player| Penalty {
        offence: offence.to_owned(),
        player,
        points: None,
        to: Vec::new(),
        reason: String::new(),
    };
    // In games of before; today the deal is void instead (T30).
    session.deals = vec![Deal::new(Entry::Abandoned), Deal::new(Entry::Abandoned)];
    session.deals[0].penalties.push(penalty("chombo", 1));
    session.deals[1].penalties.push(penalty("chombo", 0));
    session.deals[1].penalties.push(penalty("chombo-20000", 2));
    let refused = super::sheet(&session);
    let refused: Vec<_> = refused.faults.iter().map(ToString::to_string).collect();
    assert_eq!(refused[0], "deals[0].penalties[0]: past-offence (chombo)");
    assert_eq!(refused.len(), 3);
    session.agreement.set("oka", "no").expect("an option");
    let sheet = sheet(&session);
    assert!(sheet.faults.is_empty(), "{:?}", sheet.faults);
    assert_eq!(sheet.deals[0].change, [4000, -8000, 2000, 2000]);
    assert_eq!(sheet.deals[1].change, [-12_000, 4000, -16_000, 4000]);
    assert_eq!(counters(&session), [[0, 0]; 3]);
    assert_eq!(dealers(&session), [(Some(Wind::East), Some(0)); 3]);
}

#[test]
fn a_game_has_two_rounds_in_each_of_which_everybody_loses_the_deal() {
    let mut session = session("riichi");
    session.agreement.set("start", "25000").expect("an option");
    session.start = session.agreement.start();
    // North wins on South's discard every time, so the deal passes on.
    session.deals = (0..8).map(changed_by_seat).collect();
    let sheet = sheet(&session);
    assert!(sheet.faults.is_empty() && sheet.complete, "{:?}", sheet.faults);
    let rounds: Vec<_> = sheet.deals.iter().filter_map(|row| row.position.round).collect();
    assert_eq!(rounds[..4], [Wind::East; 4]);
    assert_eq!(rounds[4..], [Wind::South; 4]);
    assert_eq!(sheet.totals, [25_000; 4]);
    // Each player has 5.0 less than the return, and the four share the oka of 20.0.
    assert_eq!(sheet.table_points, Some(vec![0.0; 4]));
}

/// A deal that the player who sits North wins, on the discard of the one who sits South.
fn changed_by_seat(deal: usize) -> Deal {
    let mut net = [0; 4];
    net[(deal + 3) % 4] = 1000;
    net[(deal + 1) % 4] = -1000;
    changed(net, Some((deal + 3) % 4))
}

#[test]
fn a_draw_without_tiles_is_nobodys_hand() {
    let session = three_deals();
    let lacks_owner = |link: &str| {
        let draft = hule::entry::link::decode(link, &[session.system()]).expect("a link");
        engine(&session).lacks_owner(&draft)
    };
    assert!(!lacks_owner("1/riichi/?ending=draw&tenpai=ES&declared=S"));
    assert!(lacks_owner("1/riichi/23456799m345p78s+6s?win=self-drawn"));
    assert!(!lacks_owner("1/riichi/23456799m345p78s+6s?win=self-drawn&seat=S"));
}

#[test]
fn a_self_draw_or_a_draw_needs_nobody_else() {
    let session = three_deals();
    let draw = hule::entry::link::decode("1/riichi/?ending=draw", &[session.system()]);
    let report = engine(&session).report(&draw.expect("a link"));
    assert!(report.is_over && report.missing.is_empty());
    let discard = "1/riichi/23456799m345p78s+6s?riichi=riichi&seat=S";
    let discard = hule::entry::link::decode(discard, &[session.system()]).expect("a link");
    let report = engine(&session).report(&discard);
    assert!(!report.is_over);
    assert!(matches!(report.missing[0].entry, EntryPoint::Answer { .. }));
}
