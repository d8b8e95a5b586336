//! The forms of a session: what is missing or wrong is named at its field, and what was entered before
//! is there again.

use hule::entry::Agreement;
use hule::rules;
use hule::session::{
    Deal, DealForm, Ending, Entry, Field, History, NetEntry, NextDealer, Origin, Plan, Table,
    Value, ValuesEntry, Win,
};
use hule::system::Answer;
use hule::tiles::Seat;

use super::{engine, session};

fn won(winner: usize, from: Option<Origin>, points: &str) -> DealForm {
    let mut form = DealForm::new(rules::system("mcr").unwrap(), 4);
    form.choose_winner(0, winner);
    form.wins[0].from = from;
    form.wins[0].points = points.to_owned();
    form
}

/// The fields that a form is refused for, by the form itself or by the sheet.
fn refused(key: &str, form: &DealForm) -> Vec<String> {
    let session = session(key);
    let engine = engine(&session);
    let faults = form.entry().and_then(|entry| {
        let change = hule::session::Change::Record(hule::session::Deal::new(entry));
        History::new(session, engine).apply(&change, engine)
    });
    faults.err().into_iter().flatten().map(|f| format!("{} {}", f.field, f.fault.code)).collect()
}

#[test]
fn what_is_missing_or_impossible_is_said_at_its_field() {
    let empty = DealForm::new(rules::system("mcr").unwrap(), 4);
    assert_eq!(
        refused("mcr", &empty),
        ["wins[0].winner winner-missing", "wins[0].from choice-missing"]
    );
    let cases = [
        (won(1, None, "24"), "wins[0].from choice-missing"),
        (won(1, Some(Origin::Unknown), "24"), "wins[0].from discarder-missing"),
        (won(1, Some(Origin::Wall), "2x"), "wins[0].points not-a-number"),
        (won(1, Some(Origin::Wall), ""), "wins[0].points points-below-minimum"),
        (won(1, Some(Origin::Wall), "7"), "wins[0].points points-below-minimum"),
        (won(1, Some(Origin::Wall), "99999999"), "wins[0].points points-above-limit"),
        (won(7, Some(Origin::Wall), "8"), "wins[0].winner not-at-the-table"),
        (won(1, Some(Origin::Player(1)), "8"), "wins[0].from own-discard"),
    ];
    for (form, fault) in cases {
        assert_eq!(refused("mcr", &form), [fault]);
    }
    assert!(refused("mcr", &won(1, Some(Origin::Player(3)), " 24 ")).is_empty());
}

/// Where players win once in a deal, one who has won is offered neither as a winner again nor as a discarder.
/// In Siamese a player has two hands.
#[test]
fn who_has_won_already_takes_no_part_in_the_next_win() {
    let mut left = Vec::new();
    for key in ["sichuan", "riichi", "siamese"] {
        let mut form = DealForm::new(rules::system(key).unwrap(), 4);
        form.choose_winner(0, 2);
        form.add_win();
        form.choose_winner(1, 1);
        form.add_win();
        assert_eq!(form.players_left(0).count(), 4);
        left.push((key, form.players_left(2).collect::<Vec<_>>(), form.origins(1).count()));
    }
    // From the wall, or from one of those who are left besides the winner.
    let expected =
        [("sichuan", vec![0, 3], 3), ("riichi", vec![0, 3], 3), ("siamese", vec![0, 1, 2, 3], 4)];
    assert_eq!(left, expected);
}

/// Where the payments don't depend on the discarder, the discarder may be unknown, but not forgotten.
#[test]
fn whose_tile_it_was_is_chosen_in_every_system() {
    let origins = |key: &str| {
        let mut form = DealForm::new(rules::system(key).unwrap(), 4);
        form.choose_winner(0, 1);
        form.origins(0).collect::<Vec<_>>()
    };
    let known = [Origin::Wall, Origin::Player(0), Origin::Player(2), Origin::Player(3)];
    assert_eq!(origins("mcr"), known);
    assert_eq!(origins("classical"), [&known[..], &[Origin::Unknown]].concat());
    // In Sichuan several win on one tile, or one after the other.
    let mut form = DealForm::new(rules::system("sichuan").unwrap(), 4);
    form.choose_winner(0, 1);
    form.wins[0].from = Some(Origin::Wall);
    form.add_win();
    form.choose_winner(1, 3);
    let second = |form: &DealForm| form.origins(1).collect::<Vec<_>>();
    assert_eq!(second(&form), [Origin::Wall, Origin::Player(0), Origin::Player(2)]);
    form.wins[0].from = Some(Origin::Player(2));
    let with_same = [Origin::Wall, Origin::Player(0), Origin::Player(2), Origin::SameTile];
    assert_eq!(second(&form), with_same);
    // In riichi all win on one discard anyway.
    let mut form = DealForm::new(rules::system("riichi").unwrap(), 4);
    form.choose_winner(0, 1);
    form.wins[0].from = Some(Origin::Player(2));
    form.add_win();
    form.choose_winner(1, 3);
    assert!(!second(&form).contains(&Origin::SameTile));
    let form = |from| {
        let mut form = DealForm::new(rules::system("classical").unwrap(), 4);
        form.choose_winner(0, 1);
        (form.wins[0].from, form.wins[0].points) = (from, "40".to_owned());
        form
    };
    assert_eq!(refused("classical", &form(None)), ["wins[0].from choice-missing"]);
    assert!(refused("classical", &form(Some(Origin::Unknown))).is_empty());
    assert!(refused("classical", &form(Some(Origin::Player(3)))).is_empty());
}

#[test]
fn the_numbers_next_to_an_impossible_one_are_offered() {
    let instead = |key: &str, points: &str| {
        let mut form = DealForm::new(rules::system(key).unwrap(), 4);
        form.choose_winner(0, 1);
        (form.wins[0].from, form.wins[0].points) = (Some(Origin::Wall), points.to_owned());
        let session = session(key);
        let engine = engine(&session);
        let change = hule::session::Change::Record(hule::session::Deal::new(form.entry().unwrap()));
        let faults = History::new(session, engine).apply(&change, engine).unwrap_err();
        assert_eq!(faults[0].field, Field::Points(0));
        faults[0].fault.instead.to_vec()
    };
    assert_eq!(instead("classical", "64"), [60, 70]);
    assert_eq!(instead("classical", "7"), [30]);
    assert_eq!(instead("classical", "20"), [30]);
    assert_eq!(instead("classical", "501"), [500]);
    assert_eq!(instead("sichuan", "5"), [4, 8]);
    assert_eq!(instead("sichuan", "30"), [8]);
}

#[test]
fn the_winner_is_not_the_discarder() {
    let mut form = won(1, Some(Origin::Player(2)), "8");
    form.choose_winner(0, 2);
    assert_eq!(form.wins[0].from, None);
}

#[test]
fn an_entry_comes_back_as_it_was() {
    let net =
        NetEntry { net: vec![-8, 24, -8, -8], winner: Some(1), next_dealer: NextDealer::Player(2) };
    let wins = vec![Win::new(2, Origin::Unknown, 120)];
    let values = ValuesEntry { wins, hands: vec![10, 20, 0, 40], put_down: vec![3, 1] };
    let system = rules::system("classical").unwrap();
    for entry in [Entry::Net(net), Entry::Values(values), Entry::Draw, Entry::Abandoned] {
        assert_eq!(DealForm::of(system, 4, &entry).entry(), Ok(entry));
    }
}

#[test]
fn only_what_the_rules_settle_is_offered() {
    let endings = |key| Ending::of(&Agreement::new(rules::system(key).unwrap()));
    assert!(!endings("nanchang").contains(&Ending::Won));
    for key in ["mcr", "siamese", "sichuan", "classical", "riichi"] {
        assert_eq!(endings(key)[0], Ending::Won);
    }
}

#[test]
fn wins_are_added_and_removed() {
    let mut form = won(0, Some(Origin::Wall), "8");
    form.add_win();
    assert_eq!(
        refused("siamese", &form),
        ["wins[1].winner winner-missing", "wins[1].from choice-missing"]
    );
    form.remove_win(0);
    assert_eq!((form.wins.len(), form.wins[0].winner), (1, None));
    form.remove_win(0);
    assert_eq!(form.wins.len(), 1);
}

#[test]
fn changes_may_be_typed_with_signs() {
    let mut form = DealForm::new(rules::system("nanchang").unwrap(), 4);
    form.net = ["+3", "−1", "-1", ""].map(str::to_owned).to_vec();
    assert_eq!(refused("nanchang", &form), ["net net-not-zero"]);
    form.net[3] = "1 point".to_owned();
    assert_eq!(refused("nanchang", &form), ["net not-a-number"]);
    form.net[3] = "-1".to_owned();
    assert!(refused("nanchang", &form).is_empty());
}

#[test]
fn a_plan_names_what_is_wrong_with_the_players() {
    let mcr = rules::system("mcr").unwrap();
    let engine = rules::engine(mcr).unwrap();
    let mut plan = Plan::new(mcr);
    for (seat, name) in ["Anna", " Ben", "Anna", ""].into_iter().enumerate() {
        plan.rename(seat, name);
    }
    let faults = plan.faults(engine);
    let said: Vec<_> = faults.iter().map(|f| format!("{} {}", f.field, f.fault.code)).collect();
    assert_eq!(said, ["players[2] name-twice", "players[3] name-missing"]);
}

#[test]
fn seats_are_moved_and_drawn() {
    let mut plan = Plan::new(rules::system("siamese").unwrap());
    for (seat, name) in ["A", "B", "C", "D"].into_iter().enumerate() {
        plan.rename(seat, name);
    }
    assert_eq!(plan.names(), ["A", "B", "C"]);
    plan.move_up(1);
    assert_eq!(plan.names(), ["B", "A", "C"]);
    plan.move_up(0);
    assert_eq!(plan.names(), ["C", "A", "B"]);
    plan.draw_seats(|below| below - 1);
    assert_eq!(plan.names(), ["C", "A", "B"]);
    plan.draw_seats(|_| 0);
    let mut names = plan.names().to_vec();
    names.sort();
    assert_eq!(names, ["A", "B", "C"]);
    // Who does not play now is there again in a game of four.
    plan.choose_system(rules::system("mcr").unwrap());
    assert_eq!(plan.names()[3], "D");
}

#[test]
fn a_plan_like_a_session_has_its_agreement_and_names() {
    let mut session = session("siamese");
    session.agreement.set("players", "2").unwrap();
    session.players.truncate(2);
    let mut plan = Plan::like(&session);
    let engine = engine(&session);
    assert_eq!(plan.session(5).agreement, session.agreement);
    assert_eq!((plan.session(5).players, plan.session(5).time), (session.players.clone(), 5));
    assert!(plan.options().any(|option| option.key == "deals"));
    let option = |key| session.agreement.options().find(|option| option.key == key).unwrap();
    plan.agree(option("deals"), Answer::Number(7));
    let said: Vec<_> = plan.faults(engine).iter().map(|f| f.field.to_string()).collect();
    assert_eq!(said, ["options.deals"]);
    plan.agree(option("players"), Answer::Number(3));
    assert!(!plan.options().any(|option| option.key == "deals"));
}

/// In Nanchang jing and kongs are paid for if nobody wins, too.
#[test]
fn a_draw_with_a_hand_is_asked_about_like_one_without() {
    let draft = |link| hule::entry::link::decode(link, rules::SYSTEMS).unwrap();
    assert!(draft("1/nanchang/").asks_about_draw());
    let mut hand = draft("1/nanchang/223m1145699p789s?indicator=2m&seat=E");
    assert!(hand.asks_about_draw());
    hand.set("ending", "draw").unwrap();
    let engine = rules::engine(hand.system()).unwrap();
    let paid = engine.result(&hand).unwrap().expect("a deal that is over");
    assert_eq!(Seat::ALL.map(|seat| paid.net[seat]), [60, -20, -20, -20]);
}

#[test]
fn a_draw_without_tiles_is_asked_about_like_another_one() {
    for (key, is_asked) in [("mcr", false), ("classical", false), ("riichi", true)] {
        let system = rules::system(key).unwrap();
        let mut form = DealForm::new(system, 4);
        assert!(!form.is_draw_to_ask(), "{key}");
        form.ending = Ending::Draw;
        assert_eq!(form.is_draw_to_ask(), is_asked, "{key}");
        // So is one that is corrected.
        assert_eq!(DealForm::of(system, 4, &Entry::Draw).is_draw_to_ask(), is_asked, "{key}");
    }
    // The calculator asks who was ready, and the answer decides who pays.
    let session = session("riichi");
    let engine = engine(&session);
    let mut table = Table::new(session, engine);
    let mut draft = table.begin_deal();
    draft.set("ending", "draw").unwrap();
    let asked = draft.asked().into_iter().map(|asked| asked.question.key).collect::<Vec<_>>();
    assert!(asked.contains(&"tenpai") && asked.contains(&"nagashi"), "{asked:?}");
    draft.set("tenpai", "ES").unwrap();
    let entry = table.hand(&draft);
    table.enter(entry, engine).expect("a draw");
    assert_eq!(table.sheet().deals[0].net, [1500, 1500, -1500, -1500]);
}

#[test]
fn sticks_in_the_form_are_those_of_the_questions_about_a_draw() {
    let mut session = session("riichi");
    // Ben deals in the second deal, so he is East and Dora is West.
    session.deals.push(won(2, Some(Origin::Wall), "2700").entry().map(Deal::new).unwrap());
    let engine = engine(&session);
    let mut form = DealForm::new(session.system(), 4);
    let mut table = Table::new(session, engine);
    assert_eq!(form.answer_put_down(table.position().unwrap()), None);
    form.enter(&Field::PutDown, Value::Player(3), &table);
    form.enter(&Field::PutDown, Value::Player(1), &table);
    let (question, answer) = form.answer_put_down(table.position().unwrap()).expect("an answer");
    assert_eq!((question.key, answer.to_string()), ("declared", "EW".to_owned()));
    let mut draft = table.begin_deal();
    draft.set("ending", "draw").unwrap();
    draft.set("tenpai", "EW").unwrap();
    draft.put(question, 0, answer).unwrap();
    let entry = table.hand(&draft);
    table.enter(entry, engine).expect("a draw");
    // Ben and Dora are ready and get 1500 each from the others. Both have put down a stick of 1000.
    assert_eq!(table.sheet().deals[1].net, [-1500, 500, -1500, 500]);
    // In MCR nobody puts anything on the table, so nothing is asked.
    let mut other = DealForm::new(rules::system("mcr").unwrap(), 4);
    other.enter(&Field::PutDown, Value::Player(1), &table);
    assert_eq!(other.answer_put_down(table.position().unwrap()), None);
}
