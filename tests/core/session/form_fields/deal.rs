//! The fields of a deal without tiles.

use hule::session::{Deal, Ending, Entry, Field, NextDealer, Origin, Value};
use hule::system::Answer;

use super::{AtTable, session, text};

#[test]
fn an_empty_form_asks_what_the_rules_need() {
    let mcr = ["ending: [won] changed draw abandoned", "winner0: 0 1 2 3", "from0: wall 0 1 2 3"];
    assert_eq!(AtTable::new("mcr").lines(), [&mcr[..], &["points0 = "]].concat());
    let several = ["winner0: 0 1 2 3", "from0: wall 0 1 2 3", "points0 = ", "<add-win>"];
    assert_eq!(AtTable::new("sichuan").lines()[1..], several);
    let hands = "hands (hand0 = , hand1 = , hand2 = , hand3 = )";
    let classical = ["winner0: 0 1 2 3", "from0: wall 0 1 2 3 unknown", "points0 = ", hands];
    assert_eq!(AtTable::new("classical").lines()[1..], classical);
    // Nobody can say what a hand of Nanchang is worth, but what the deal changed.
    let nanchang = [
        "ending: [changed] draw abandoned",
        "net (net0 = ±, net1 = ±, net2 = ±, net3 = ±)",
        "net-winner: [nobody] 0 1 2 3",
        "next-dealer: [rules] passes 0 1 2 3",
    ];
    assert_eq!(AtTable::new("nanchang").lines(), nanchang);
}

#[test]
fn players_stand_in_the_order_of_their_seats() {
    let mut session = session("mcr");
    session.deals.push(Deal::new(Entry::win(1, Origin::Player(2), 24)));
    let mut second = AtTable::of(session);
    second.win(0, 3, Origin::Player(0));
    assert_eq!(second.lines()[1..3], ["winner0: 1 2 [3] 0", "from0: wall 1 2 [0]"]);
    second.enter(Field::Winner(0), Value::Player(0));
    // The winner is not the discarder.
    assert_eq!(second.lines()[1..3], ["winner0: 1 2 3 [0]", "from0: wall 1 2 3"]);
}

#[test]
fn the_counts_of_a_hand_make_its_points() {
    let mut riichi = AtTable::new("riichi");
    riichi.win(0, 1, Origin::Player(0));
    let counts = |riichi: &AtTable| {
        let lines = riichi.lines();
        let of = |name: &str| lines.iter().find(|line| line.starts_with(name)).cloned();
        (of("minor0").is_some(), of("points0").expect("points"))
    };
    assert_eq!(counts(&riichi), (false, "points0 = ".to_owned()));
    riichi.enter(Field::Main(0), Value::Count(3));
    assert_eq!(counts(&riichi), (true, "points0 = ".to_owned()));
    riichi.enter(Field::Minor(0), Value::Count(40));
    assert_eq!(counts(&riichi), (true, "points0 = 5200".to_owned()));
    // They follow who deals, and a self-drawn win counts what all pay together.
    riichi.enter(Field::Winner(0), Value::Player(0));
    riichi.enter(Field::From(0), Value::Origin(Origin::Wall));
    assert_eq!(counts(&riichi), (true, "points0 = 7800".to_owned()));
    // A limit has no second count.
    riichi.enter(Field::Main(0), Value::Count(5));
    assert_eq!(counts(&riichi), (false, "points0 = 12000".to_owned()));
    // What is typed takes their place.
    riichi.enter(Field::Points(0), text("2300"));
    assert_eq!((counts(&riichi).1, riichi.form.wins[0].main), ("points0 = 2300".to_owned(), None));
}

#[test]
fn a_question_is_asked_while_it_matters() {
    let mut riichi = AtTable::new("riichi");
    riichi.win(0, 1, Origin::Player(0));
    let asked = |riichi: &AtTable| {
        let lines = riichi.lines();
        lines.into_iter().filter(|line| line.starts_with("liable")).collect::<Vec<_>>()
    };
    riichi.enter(Field::Points(0), text("5200"));
    assert_eq!(asked(&riichi), [""; 0]);
    riichi.enter(Field::Points(0), text("32000"));
    assert_eq!(asked(&riichi), ["liable0: [no] 0 2 3"]);
    let liable = Field::WinAnswer(0, "liable");
    riichi.enter(liable.clone(), Value::Player(2));
    assert_eq!(asked(&riichi)[0], "liable0: no 0 [2] 3");
    // A player who was named is shown, so that nothing is recorded unseen.
    riichi.enter(Field::Points(0), text("5200"));
    assert_eq!(asked(&riichi)[0], "liable0: no 0 [2] 3");
    riichi.enter(liable, Value::Answer(Answer::No));
    assert_eq!(asked(&riichi), [""; 0]);
}

#[test]
fn wins_are_added_and_removed_by_buttons() {
    let mut sichuan = AtTable::new("sichuan");
    sichuan.win(0, 2, Origin::Player(0)).enter(Field::Wins, Value::Pressed);
    let second = [
        "<remove-win>",
        "winner1: 0 1 3",
        "from1: wall 0 1 3 same-tile",
        "points1 = ",
        "<remove-win>",
        "<add-win>",
    ];
    assert_eq!(sichuan.lines()[4..], second);
    sichuan.enter(Field::Wins, Value::Pressed);
    // Three players can win.
    assert!(!sichuan.lines().contains(&"<add-win>".to_owned()));
    sichuan.enter(Field::Win(0), Value::Pressed).enter(Field::Win(0), Value::Pressed);
    assert_eq!(sichuan.lines()[1..], AtTable::new("sichuan").lines()[1..]);
}

#[test]
fn the_winner_has_no_other_hand() {
    let mut classical = AtTable::new("classical");
    classical.win(0, 1, Origin::Unknown).enter(Field::Hand(3), text("12"));
    assert_eq!(
        classical.lines().last().expect("the hands"),
        "hands (hand0 = , hand2 = , hand3 = 12)"
    );
}

#[test]
fn each_ending_has_fields_of_its_own() {
    let mut tenhou = session("riichi");
    tenhou.agreement.choose_preset("tenhou").expect("a preset");
    let mut riichi = AtTable::of(tenhou);
    assert_eq!(riichi.lines()[0], "ending: [won] changed draw aborted void abandoned");
    riichi.enter(Field::PutDown, Value::Player(3)).enter(Field::PutDown, Value::Player(1));
    riichi.enter(Field::Deal, Value::Ending(Ending::Aborted));
    riichi.enter(Field::Abort, Value::Key("four-winds"));
    let aborted =
        ["abort: nine-terminals [four-winds] four-riichi four-kongs", "put-down: 0 [1] 2 [3]"];
    assert_eq!(riichi.lines()[1..], aborted);
    // Chosen once more, it is of no kind that is known.
    riichi.enter(Field::Abort, Value::Key("four-winds"));
    assert_eq!(riichi.form.abort, None);
    for ending in [Ending::Draw, Ending::Abandoned] {
        riichi.enter(Field::Deal, Value::Ending(ending));
        assert_eq!(riichi.lines().len(), 1);
    }
    let mut wrc = AtTable::new("riichi");
    wrc.enter(Field::Deal, Value::Ending(Ending::Void));
    wrc.enter(Field::Offenders, Value::Player(2)).enter(Field::Offenders, Value::Player(0));
    wrc.enter(Field::Offenders, Value::Player(2));
    assert_eq!(wrc.lines()[1..], ["offenders: [0] 1 2 3"]);
    assert_eq!(wrc.form.entry(), Ok(Entry::Void(vec![0])));
}

#[test]
fn changes_are_entered_for_each_player() {
    let mut mcr = AtTable::new("mcr");
    mcr.enter(Field::Deal, Value::Ending(Ending::Changed));
    for (player, change) in ["-8", "48", "-32", "-8"].into_iter().enumerate() {
        mcr.enter(Field::NetOf(player), text(change));
    }
    mcr.enter(Field::NetWinner, Value::Player(1));
    let next = Value::NextDealer(NextDealer::Player(2));
    mcr.enter(Field::NextDealer, next);
    let lines = [
        "net (net0 = ±-8, net1 = ±48, net2 = ±-32, net3 = ±-8)",
        "net-winner: nobody 0 [1] 2 3",
        "next-dealer: rules passes 0 1 [2] 3",
    ];
    assert_eq!(mcr.lines()[1..], lines);
    mcr.enter(Field::NetWinner, Value::Nobody);
    assert_eq!(mcr.lines()[2], "net-winner: [nobody] 0 1 2 3");
}

#[test]
fn what_a_field_can_not_hold_changes_nothing() {
    let mut riichi = AtTable::new("riichi");
    riichi.win(0, 1, Origin::Wall);
    let before = riichi.form.clone();
    riichi.enter(Field::Winner(0), text("2")).enter(Field::Winner(5), Value::Player(2));
    riichi.enter(Field::Points(5), text("8")).enter(Field::Hand(9), text("8"));
    riichi.enter(Field::Main(5), Value::Count(3)).enter(Field::NetOf(9), text("8"));
    riichi.enter(Field::WinAnswer(0, "liable-not"), Value::Player(2));
    riichi.enter(Field::Chips, Value::Pressed).enter(Field::Win(5), Value::Pressed);
    assert_eq!(riichi.form, before);
}

#[test]
fn a_fault_is_said_by_one_field_or_by_the_form() {
    let mut classical = AtTable::new("classical");
    classical.win(0, 1, Origin::Wall);
    let says = |form: &AtTable, field: &Field| {
        form.fields().iter().filter(|other| other.says_faults_of(field)).count()
    };
    for field in [Field::Winner(0), Field::From(0), Field::Points(0), Field::Hand(3)] {
        assert_eq!(says(&classical, &field), 1, "{field}");
    }
    // The winner's hand has no field of its own, and the deal as a whole has none either.
    for field in [Field::Hand(1), Field::Wins, Field::Deals, Field::Deal, Field::Seats] {
        assert_eq!(says(&classical, &field), 0, "{field}");
    }
}
