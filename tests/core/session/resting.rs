//! Four players of sanma, one of whom rests in each deal (SN25): who rests when, who may take part, what it pays,
//! and that files and links keep it.

use hule::rules;
use hule::session::around::Around;
use hule::session::{
    Change, Deal, DealForm, Entry, Field, HandEntry, NetEntry, NextDealer, Origin, Plan, Session,
    Sheet, faults, file, link,
};
use hule::system::Answer;
use hule::text::Catalogue;
use hule::text::session::{DealRow, options_line, seats_line};
use hule::tiles::Wind;

use super::{engine, sheet, won};

const ANNA: usize = 0;
const BEN: usize = 1;
const CEM: usize = 2;
const DORA: usize = 3;

/// East rounds only, as on Tenhou, without deals.
fn game() -> Session {
    let mut session = Session::new(&rules::sanma::SYSTEM, ["Anna", "Ben", "Cem", "Dora"]);
    session.agreement.set("fourth-rests", "yes").expect("an option");
    session.agreement.set("rounds", "1").expect("an option");
    session.start = session.agreement.start();
    session
}

/// The wall was used up and West alone was ready.
fn west_ready() -> Deal {
    let link = "1/sanma/?ending=draw&tenpai=W".to_owned();
    Deal::new(Entry::Hand(HandEntry { link, seats: None }))
}

/// Five deals, worked by hand.
fn evening() -> Session {
    let deals = vec![
        // Anna deals, Dora rests. Ben draws a mangan: 4000 from East, 2000 from Cem.
        won(BEN, Origin::Wall, 6000),
        // Ben deals, Anna rests: a mangan of East on Cem's discard.
        won(BEN, Origin::Player(CEM), 12_000),
        // Ben deals again with a honba, Anna still rests. Dora, who sits West, gets 1000 from each.
        west_ready(),
        // Cem deals, Ben rests. Two honba: 400.
        won(DORA, Origin::Player(ANNA), 2000),
        // Dora deals, Cem rests: 2000 from East, 1000 from Anna.
        won(BEN, Origin::Wall, 3000),
    ];
    Session { deals, ..game() }
}

fn seated(sheet: &Sheet) -> Vec<(Vec<u8>, Option<u8>, Option<Wind>)> {
    let positions = sheet.deals.iter().map(|row| &row.position).chain(&sheet.next);
    positions.map(|at| (at.players.to_vec(), at.resting, at.round)).collect()
}

#[test]
fn seats_move_on_with_the_deal_and_the_place_of_north_rests() {
    let sheet = sheet(&evening());
    assert_eq!(sheet.faults, []);
    let east = Some(Wind::East);
    assert_eq!(
        seated(&sheet),
        [
            (vec![0, 1, 2], Some(3), east),
            (vec![1, 2, 3], Some(0), east),
            (vec![1, 2, 3], Some(0), east),
            (vec![2, 3, 0], Some(1), east),
            // The fourth deal of the round: everybody has been the dealer once.
            (vec![3, 0, 1], Some(2), east),
        ]
    );
    let totals: Vec<Vec<i32>> = sheet.deals.iter().map(|row| row.totals.clone()).collect();
    assert_eq!(
        totals,
        [
            [31_000, 41_000, 33_000, 35_000],
            [31_000, 53_000, 21_000, 35_000],
            [31_000, 52_000, 20_000, 37_000],
            [28_600, 52_000, 20_000, 39_400],
            [27_600, 55_000, 20_000, 37_400],
        ]
    );
    assert!(sheet.complete);
    // Ben has 15.0 above 40000, 20.0 for the place and 4 × 5.0; Cem loses 20.0 for the last place.
    let scores = sheet.final_scores.as_ref().expect("final scores");
    let tenths: Vec<i32> = scores.players.iter().map(|score| score.score / 100).collect();
    assert_eq!(tenths, [-124, 550, -400, -26]);
    // The row of a deal has a dash for who rests.
    let words = Catalogue::english().for_system("sanma");
    let row = DealRow::new(&evening(), &sheet, 1, &words);
    let cells: Vec<&str> = row.cells.iter().map(|cell| &*cell.signed).collect();
    assert_eq!(cells, ["–", "+12000", "−12000", "0"]);
    // Who rests plays no deal.
    let played: Vec<usize> = sheet.statistics.iter().map(|player| player.deals).collect();
    assert_eq!(played, [3, 4, 4, 4]);
    // Seen from above, everybody has a place, and Anna is always below.
    let around = Around::of(&sheet.deals[1]);
    let places: Vec<_> = around.places.iter().map(|place| (place.player, place.edge)).collect();
    assert_eq!(places, [(0, 0), (1, 1), (2, 2), (3, 3)]);
}

#[test]
fn the_next_round_begins_when_all_four_have_dealt() {
    let mut session = evening();
    session.agreement.set("rounds", "2").unwrap();
    let sheet = sheet(&session);
    let next = sheet.next.expect("a next deal");
    assert_eq!((next.players.to_vec(), next.resting), (vec![0, 1, 2], Some(3)));
    assert_eq!(next.round, Some(Wind::South));
    let words = Catalogue::english().for_system("sanma");
    let line = seats_line(&session, &next, &words).replace('\u{a0}', " ");
    assert_eq!(line, "Anna East, Ben South, Cem West, Dora rests");
}

#[test]
fn who_rests_takes_no_part() {
    let fault = |deal: Deal| {
        let sheet = sheet(&Session { deals: vec![deal], ..game() });
        let found = sheet.faults.into_iter().map(|found| (found.field, found.fault.code));
        found.collect::<Vec<_>>()
    };
    // In the first deal Dora rests.
    let resting = faults::RESTING;
    assert_eq!(fault(won(DORA, Origin::Wall, 6000)), [(Field::Winner(0), resting)]);
    assert_eq!(fault(won(ANNA, Origin::Player(DORA), 12_000)), [(Field::From(0), resting)]);
    assert_eq!(fault(Deal::new(Entry::Void(vec![DORA]))), [(Field::Offenders, resting)]);
    let net = |net: [i32; 4]| {
        let (winner, next_dealer) = (Some(ANNA), NextDealer::ByRules);
        Deal::new(Entry::Net(NetEntry { net: net.to_vec(), winner, next_dealer }))
    };
    assert_eq!(fault(net([8000, -4000, 0, -4000])), [(Field::Net, resting)]);
    assert_eq!(fault(net([8000, -4000, -4000, 0])), []);
    let link = "1/sanma/?ending=draw&tenpai=W".to_owned();
    let seats = Some([0, 1, 3].into_iter().collect());
    let hand = Deal::new(Entry::Hand(HandEntry { link, seats }));
    assert_eq!(fault(hand), [(Field::Seats, resting)]);
    // Nobody who rests is offered.
    let mut form = DealForm::new(&rules::sanma::SYSTEM, 4).with_resting(Some(DORA));
    form.choose_winner(0, ANNA);
    let origins: Vec<Origin> = form.origins(0).collect();
    assert_eq!(origins, [Origin::Wall, Origin::Player(BEN), Origin::Player(CEM)]);
}

#[test]
fn a_correction_moves_who_rests() {
    let session = evening();
    let engine = engine(&session);
    let mut history = hule::session::History::new(session, engine);
    // Anna won the first deal: she stays, and Dora rests once more.
    let first = won(ANNA, Origin::Player(BEN), 12_000);
    history.apply(&Change::Correct(0, first), engine).expect("a correction");
    let resting: Vec<Option<u8>> =
        history.sheet().deals.iter().map(|row| row.position.resting).collect();
    assert_eq!(resting, [Some(3), Some(3), Some(0), Some(1), Some(2)]);
    assert_eq!(history.sheet().faults, []);
}

#[test]
fn files_and_links_keep_it_and_games_of_three_are_written_as_before() {
    let session = evening();
    let text = link::encode(&session).unwrap();
    assert_eq!(link::decode(&text, rules::SYSTEMS).unwrap().session, session);
    assert_eq!(file::read(&file::write(&session), rules::SYSTEMS).unwrap().session, session);
    let three = Session::new(&rules::sanma::SYSTEM, ["Anna", "Ben", "Cem"]);
    assert!(!link::encode(&three).unwrap().contains("rests"));
    let json = serde_json::to_value(sheet(&three)).unwrap();
    assert_eq!(json["next"].get("resting"), None);
}

#[test]
fn a_plan_asks_for_four_names_whatever_preset_is_chosen() {
    let mut plan = Plan::new(&rules::sanma::SYSTEM);
    assert_eq!(plan.names().len(), 3);
    let option = rules::sanma::SYSTEM.game.resting_option.expect("an option");
    plan.agree(option, Answer::Yes);
    plan.choose_preset("parlour-sanma");
    assert_eq!(plan.names().len(), 4);
    let words = Catalogue::english().for_system("sanma");
    assert!(options_line(&plan.agreement, &words).ends_with("but: four players, one rests"));
}
