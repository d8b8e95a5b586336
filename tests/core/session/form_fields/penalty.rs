//! The fields of a penalty.

use hule::session::{Change, Deal, Entry, Field, FieldKind, PenaltyForm, Table, Value};

use super::{engine, line, session, text};

#[test]
fn a_penalty_asks_what_its_offence_leaves_open() {
    let session = session("mcr");
    let mut form = PenaltyForm::new(&Table::new(session.clone(), engine(&session)), 0);
    let lines = |form: &PenaltyForm| form.fields().iter().map(line).collect::<Vec<_>>();
    assert!(lines(&form)[0].ends_with(" other"), "{}", lines(&form)[0]);
    assert_eq!(lines(&form)[1..], ["player: 0 1 2 3", "reason = “”"]);
    form.enter(&Field::Penalty(0), Value::Key("knocked-tile"));
    form.enter(&Field::PenaltyPlayer(0), Value::Player(0));
    form.enter(&Field::PenaltyPoints(0), text("20"));
    for player in [1, 2, 1] {
        form.enter(&Field::PenaltyTo(0), Value::Player(player));
    }
    form.enter(&Field::PenaltyReason(0), text("twice"));
    let asked = ["player: [0] 1 2 3", "penalty-points = 20", "to: 0 1 [2] 3", "reason = “twice”"];
    assert_eq!(lines(&form)[1..], asked);
    // Whoever gets it receives nothing.
    form.enter(&Field::PenaltyPlayer(0), Value::Player(2));
    assert_eq!(lines(&form)[3], "to: 0 1 2 3");
    form.enter(&Field::PenaltyTo(0), Value::Player(1));
    // Another offence leaves less open, and what it does not ask for is forgotten.
    form.enter(&Field::Penalty(0), Value::Key("late-pung"));
    form.enter(&Field::Penalty(0), Value::Key("knocked-tile"));
    let penalty = form.penalty().expect("an offence and a player");
    assert_eq!((penalty.points, penalty.to.len(), &*penalty.reason), (None, 0, "twice"));
}

#[test]
fn a_penalty_follows_from_how_often_it_happened() {
    let mut session = session("mcr");
    session.deals.push(Deal::new(Entry::Draw));
    let engine = engine(&session);
    let mut table = Table::new(session, engine);
    let form = PenaltyForm::new(&table, 0);
    let missing = form.missing().into_iter().map(|fault| fault.field).collect::<Vec<_>>();
    assert_eq!(missing, [Field::Penalty(0), Field::PenaltyPlayer(0)]);
    for (index, points) in [0, 5, 10, 20].into_iter().enumerate() {
        // Its fields are those of the next penalty of the deal.
        let mut form = PenaltyForm::new(&table, 0);
        form.enter(&form.fields()[0].field, Value::Key("void-claim"));
        form.enter(&form.fields()[1].field, Value::Player(2));
        assert_eq!(form.fields()[1].field, Field::PenaltyPlayer(index));
        assert!(form.fields().iter().all(|field| !matches!(field.kind, FieldKind::Number { .. })));
        let penalty = form.penalty().expect("an offence and a player");
        let result = table.penalty_comes_to(0, &penalty, engine).unwrap().unwrap();
        assert_eq!(result.points, points);
        table.apply(&Change::Penalize(0, penalty), engine).unwrap();
    }
    // The deal that is played has had none.
    assert_eq!(PenaltyForm::new(&table, 1).fields()[0].field, Field::Penalty(0));
}
