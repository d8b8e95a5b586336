//! The table seen from above: who sits at which edge, and which arrows there are, in deals of every kind.

use hule::scoring::Receiver;
use hule::session::around::Around;
use hule::session::{
    Change, Deal, Entry, HandEntry, History, NetEntry, NextDealer, Origin, Penalty, Session,
    ValuesEntry, Win,
};
use hule::text::session::paid_lines;
use hule::text::{Catalogue, Language};

use super::{engine, session, sheet, won};

/// The arrows of the last deal: who pays whom how much. The middle of the table is no player.
fn arrows(session: &Session) -> Vec<(Option<usize>, Option<usize>, i32)> {
    let sheet = sheet(session);
    assert!(sheet.faults.is_empty(), "{:?}", sheet.faults);
    let around = Around::of(sheet.deals.last().expect("a deal"));
    let arrow = |arrow: &hule::session::around::Arrow| {
        (arrow.flow.from, arrow.flow.to.party(), arrow.flow.amount)
    };
    around.arrows.iter().map(arrow).collect()
}

/// What is heard of the last deal.
fn heard(session: &Session, words: &Catalogue) -> Vec<String> {
    paid_lines(session, sheet(session).deals.last().expect("a deal"), words)
}

#[test]
fn a_discard_has_an_arrow_from_each_player() {
    let mut session = session("mcr");
    session.deals = vec![won(1, Origin::Player(2), 24)];
    assert_eq!(
        arrows(&session),
        [(Some(0), Some(1), 8), (Some(2), Some(1), 32), (Some(3), Some(1), 8),]
    );
    assert_eq!(
        heard(&session, &Catalogue::english()),
        ["Anna pays Ben 8", "Cem pays Ben 32", "Dora pays Ben 8",]
    );
    assert_eq!(heard(&session, &Catalogue::of(Language::Zh)).len(), 3);
}

#[test]
fn two_winners_and_their_sticks_are_drawn_as_they_were_settled() {
    let mut session = session("riichi");
    session.agreement.set_preset("ema").expect("a preset");
    let wins = [(1, 2, 3900), (0, 2, 2000)]
        .map(|(winner, from, points)| Win::new(winner, Origin::Player(from), points));
    let (wins, put_down) = (wins.to_vec(), vec![1, 3]);
    session.deals =
        vec![Deal::new(Entry::Values(ValuesEntry { wins, put_down, ..ValuesEntry::default() }))];
    // Anna and Ben both win on Cem's discard. Ben and Dora declared riichi, so each of them puts down a stick.
    let all = arrows(&session);
    assert!(
        all.contains(&(Some(2), Some(1), 3900)) && all.contains(&(Some(2), Some(0), 2000)),
        "{all:?}"
    );
    assert!(all.contains(&(Some(3), None, 1000)), "Dora puts down a stick: {all:?}");
    let taken: i32 =
        all.iter().filter(|(from, ..)| from.is_none()).map(|(.., amount)| amount).sum();
    let put: i32 = all.iter().filter(|(_, to, _)| to.is_none()).map(|(.., amount)| amount).sum();
    assert_eq!(taken, put, "{all:?}");
}

#[test]
fn a_used_up_wall_has_arrows_to_those_who_are_ready() {
    let mut session = session("riichi");
    let link = "1/riichi/?ending=draw&tenpai=ES&declared=S".to_owned();
    session.deals = vec![Deal::new(Entry::Hand(HandEntry { link, seats: None }))];
    let all = arrows(&session);
    let to_players = all.iter().filter(|(_, to, _)| to.is_some());
    assert_eq!(to_players.map(|(.., amount)| amount).sum::<i32>(), 3000, "{all:?}");
    assert!(all.contains(&(Some(1), None, 1000)), "{all:?}");
}

#[test]
fn wins_of_both_against_each_other_are_one_arrow() {
    let mut session = session("siamese");
    let wins = [(1, 2, 9), (2, 1, 29), (1, 0, 31)];
    let win = |(winner, from, points)| Win::new(winner, Origin::Player(from), points);
    let wins = wins.map(win).to_vec();
    session.deals = vec![Deal::new(Entry::Values(ValuesEntry { wins, ..ValuesEntry::default() }))];
    let all = arrows(&session);
    let between = |one: usize, other: usize| {
        let ends = [Some(one), Some(other)];
        all.iter().filter(|(from, to, _)| ends.contains(from) && ends.contains(to)).count()
    };
    assert_eq!((between(1, 2), between(0, 1)), (1, 1), "{all:?}");
}

#[test]
fn penalties_are_among_the_arrows() {
    let mcr = session("mcr");
    let engine = engine(&mcr);
    let mut history = History::new(mcr, engine);
    history.apply(&Change::Record(won(1, Origin::Wall, 10)), engine).expect("a deal");
    let penalty = Penalty::new("too-few", 1);
    history.apply(&Change::Penalize(0, penalty), engine).expect("a penalty");
    // Ben wins 18 from each and pays each 10 of it back.
    assert_eq!(
        arrows(history.session()),
        [(Some(0), Some(1), 8), (Some(2), Some(1), 8), (Some(3), Some(1), 8),]
    );
}

/// Points that nobody receives don't lie on the table, where somebody could take them.
#[test]
fn a_penalty_that_nobody_receives_is_no_stick() {
    let mut session = session("riichi");
    let link = "1/riichi/?ending=draw&tenpai=ES&declared=S".to_owned();
    let lost = |player| Penalty { points: Some(700), ..Penalty::new("other", player) };
    let deal = Deal::new(Entry::Hand(HandEntry { link, seats: None }));
    session.deals = vec![Deal { penalties: vec![lost(1), lost(2)], ..deal }];
    let around = Around::of(sheet(&session).deals.last().expect("a deal"));
    let of_kind = |to: Receiver| {
        let arrows = around.arrows.iter().filter(|arrow| arrow.flow.to == to);
        arrows.map(|arrow| (arrow.flow.from, arrow.flow.amount)).collect::<Vec<_>>()
    };
    assert_eq!(of_kind(Receiver::Table), [(Some(1), 1000)]);
    assert_eq!(of_kind(Receiver::Nobody), [(Some(1), 700), (Some(2), 700)]);
    let said = |language| heard(&session, &Catalogue::of(language).for_system("riichi")).join(", ");
    let sentences = said(Language::En);
    assert!(sentences.contains("Ben puts down a stick of 1000"), "{sentences}");
    assert!(sentences.contains("Ben pays the bank 700"), "{sentences}");
    assert!(said(Language::Ru).contains("Ben платит в банк 700"));
    assert!(said(Language::Zh).contains("Ben罚没700点"));
    assert!(said(Language::Ja).contains("Benから700点没収"));
    // Each of the amounts has a place of its own.
    for (index, one) in around.arrows.iter().enumerate() {
        for other in &around.arrows[..index] {
            let (x, y) = (one.label.0 - other.label.0, one.label.1 - other.label.1);
            assert!(x.abs() > 23.0 || y.abs() > 23.0, "{one:?} {other:?}");
        }
    }
    // Nothing lies on the table if points are lost alone.
    session.deals = vec![Deal { penalties: vec![lost(0)], ..won(1, Origin::Player(2), 2000) }];
    let around = Around::of(sheet(&session).deals.last().expect("a deal"));
    assert!(!around.uses_middle);
}

#[test]
fn what_leaves_a_choice_has_no_arrows_and_is_heard_as_changes() {
    let mut session = session("mcr");
    let (net, next_dealer) = (vec![20, -5, -20, 5], NextDealer::ByRules);
    session.deals = vec![Deal::new(Entry::Net(NetEntry { net, winner: Some(0), next_dealer }))];
    assert_eq!(arrows(&session), []);
    let heard = heard(&session, &Catalogue::english());
    assert_eq!(heard, ["Anna\u{a0}+20", "Ben\u{a0}−5", "Cem\u{a0}−20", "Dora\u{a0}+5"]);
}

#[test]
fn the_phone_lies_as_it_did_before() {
    let mut session = session("mcr");
    session.deals = vec![won(1, Origin::Player(2), 24); 6];
    let sheet = sheet(&session);
    let places = |deal: usize| {
        let around = Around::of(&sheet.deals[deal]);
        around.places.iter().map(|place| (place.player, place.turn())).collect::<Vec<_>>()
    };
    // Anna is below in every deal, and who plays after her is on her right.
    assert_eq!(places(0), [(0, 0), (1, -90), (2, 180), (3, 90)]);
    assert_eq!(places(1), places(0));
    // In the second round East and South have changed seats, and so have West and North.
    assert_eq!(places(4), [(0, 0), (3, -90), (2, 180), (1, 90)]);
}

#[test]
fn two_players_sit_opposite_each_other() {
    let mut session = session("siamese");
    session.agreement.set("players", "2").expect("an option");
    session.players.truncate(2);
    session.deals = vec![won(1, Origin::Player(0), 20)];
    let around = Around::of(&sheet(&session).deals[0]);
    let places: Vec<_> = around.places.iter().map(|place| (place.player, place.edge)).collect();
    assert_eq!((places, around.arrows.len()), (vec![(0, 0), (1, 2)], 1));
}

/// The arrows begin and end within the table, and the amounts stand before the racks.
#[test]
fn all_arrows_stay_on_the_table() {
    for (winner, from) in [(0, 1), (0, 2), (0, 3), (2, 1), (3, 1), (3, 2)] {
        let mut session = session("mcr");
        session.deals = vec![won(winner, Origin::Player(from), 24)];
        let around = Around::of(&sheet(&session).deals[0]);
        assert_eq!(around.arrows.len(), 3);
        for arrow in &around.arrows {
            let (x, y, _) = arrow.label;
            assert!(x.abs() < 110.0 && y.abs() < 110.0, "{arrow:?}");
        }
        assert!(around.arrows.iter().any(|arrow| arrow.width == 8.0));
    }
}
