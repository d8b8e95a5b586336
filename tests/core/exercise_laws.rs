//! Exercises: what lies on the table, what is paid for two counts, hands that may win, and what is kept of
//! the hand of a day.

use std::collections::BTreeMap;

use hule::entry::{Draft, link};
use hule::practice::day::{self, DayRecord, DayResult, Try};
use hule::practice::{
    self, Address, Answer, Date, Exercise, Given, Kind, Level, Marks, Round, Task, Wish,
    draw_seeded, kinds,
};
use hule::rules;
use hule::scoring::lookahead::discarded;
use hule::scoring::{Engine, Standing, Wait};
use hule::tiles::{BySeat, Seat};

use crate::exercises::{all, at, wins, wish};

/// Amounts that are typed are right in their order alone: what the dealer pays is not what the others pay.
#[test]
fn amounts_in_the_place_of_each_other_are_wrong() {
    let draft = Draft::new(rules::system("riichi").expect("riichi"));
    let (counts, right) = ([3, 30], vec![1000, 2000]);
    let exercise = Exercise {
        kind: Kind::Worth,
        level: Level::Second,
        report: rules::score(&draft).into(),
        draft,
        task: Task::Worth { counts, candidates: vec![], right },
    };
    let marks = |amounts: &[i32]| exercise.mark(&Given::Amounts(amounts.to_vec()));
    assert_eq!(marks(&[1000, 2000]), Some(Marks::Choice(true)));
    for wrong in [&[2000, 1000][..], &[1000, 1000], &[2000, 2000], &[1000], &[]] {
        assert_eq!(marks(wrong), Some(Marks::Choice(false)), "{wrong:?}");
    }
}

/// Whoever types what each player pays is right, also where the winner takes something from the table.
#[test]
fn the_amounts_that_are_paid_are_right() {
    let mut taken = 0;
    for (_, mut exercise) in all(Kind::Payment) {
        let Task::Payment { right, .. } = exercise.task else { panic!("{}", at(&exercise)) };
        exercise.task = Task::Payment { candidates: Vec::new(), right };
        let place = at(&exercise);
        let mut round = Round::new(exercise);
        let payers = round.payers();
        payers.iter().for_each(|seat| round.pays[*seat] = (-right[*seat]).to_string());
        assert_eq!(round.check(), Some(Marks::Net(Vec::new())), "{place}");
        round.pays[payers[0]] = (1 - right[payers[0]]).to_string();
        assert!(round.check().is_some_and(|marks| !marks.is_right()), "{place}");
        taken += usize::from(sum(&right) > 0);
    }
    assert!(taken > 10, "{taken}");
}

/// What all win together.
fn sum(nets: &BySeat<i32>) -> i32 {
    nets.iter().map(|(_, net)| net).sum()
}

/// What is paid for two counts is what hands with these counts are paid.
#[test]
fn two_counts_are_paid_as_a_hand_that_has_them() {
    let mut compared = 0;
    for (engine, exercise) in all(Kind::Minor) {
        let system = engine.system();
        let table = system.score_table.expect("a table");
        let counts = exercise.report.sheets[0].counts(table).expect("two counts");
        let mut draft = exercise.draft.clone();
        for key in ["honba", "sticks", "declared"] {
            draft.forget(system.question(key).expect("a question"), 0);
        }
        // The question has the rulings of the system.
        draft.set_rulings(system.default_rulings());
        let before = exercise.report.sheets[0].total;
        let report = engine.report(&draft);
        if report.sheets.first().is_none_or(|sheet| sheet.total != before) {
            continue;
        }
        let net = report.settled.ledger.expect("payments").net;
        let (seat, source) = (draft.own_seat(), draft.win_source());
        let word = if source.is_self_drawn() { "self-drawn" } else { "discard" };
        let link = format!("1/{}/?seat={}&win={word}", system.key, seat.letter());
        let counts = [counts.main, counts.minor];
        let address = Address::Worth { level: Level::Second, counts, link: &link };
        let asked = practice::at(engine, &address).expect(&link);
        let text = asked.address();
        let again = practice::at(engine, &Address::parse(&text).expect(&text));
        assert_eq!(again.as_ref(), Some(&asked), "{text}");
        let Task::Worth { right, .. } = asked.task else { panic!("{link}") };
        let mut paid: Vec<i32> =
            net.iter().map(|(_, net)| -*net).filter(|paid| *paid > 0).collect();
        paid.sort_unstable();
        paid.dedup();
        assert_eq!(right, paid, "{}", at(&exercise));
        compared += 1;
    }
    assert!(compared > 50);
}

#[test]
fn one_of_the_amounts_to_choose_from_is_right() {
    for (_, exercise) in all(Kind::Worth) {
        let at = exercise.address();
        let Task::Worth { candidates, right, .. } = &exercise.task else { panic!("{at}") };
        assert_eq!(candidates.is_empty(), exercise.level != Level::First, "{at}");
        let same = candidates.iter().filter(|candidate| *candidate == right).count();
        assert!(candidates.is_empty() || same == 1 && candidates.len() >= 3, "{at}");
        let marks = exercise.mark(&Given::Amounts(right.clone())).expect("an answer");
        assert!(marks.is_right(), "{at}");
    }
}

/// Nobody is asked to wait for a tile that wins in no way.
#[test]
fn a_drawn_hand_may_win_with_each_of_its_waits() {
    for (engine, exercise) in [Kind::Waits, Kind::Discard].into_iter().flat_map(all) {
        let at = at(&exercise);
        let left: Vec<Draft> = match &exercise.task {
            Task::Discard { .. } if exercise.level == Level::Third => continue,
            Task::Discard { right } => {
                right.iter().map(|tile| discarded(&exercise.draft, tile)).collect()
            }
            _ => vec![exercise.draft.clone()],
        };
        for draft in left {
            let Standing::Ready { waits } = engine.report(&draft).settled.standing else {
                panic!("{at}")
            };
            assert!(waits.iter().all(Wait::wins), "{at}");
        }
    }
}

/// What lies on the table of a deal lies there in an exercise: an indicator always, the rest now and then.
#[test]
fn exercises_have_what_lies_on_a_table() {
    let riichi: &'static dyn Engine = &rules::riichi::ENGINE;
    let system = riichi.system();
    let has = |draft: &Draft, key: &str| {
        draft.answer(system.question(key).expect("a question")).is_some_and(|a| !a.is_none())
    };
    let of_hand = |kind: &Kind| !matches!(kind, Kind::Sets | Kind::Worth);
    let tenhou = system.presets.iter().find(|preset| preset.key == "tenhou").expect("it has one");
    let mut often = BTreeMap::<&str, usize>::new();
    for kind in kinds(riichi).filter(of_hand) {
        for seed in 0..20 {
            let wish = Wish { rulings: Some(tenhou.bits), ..wish(kind, Level::Second) };
            let Exercise { draft, .. } = draw_seeded(riichi, wish, seed).expect("it is drawn");
            assert!(has(&draft, "dora"), "{} {}", kind.key(), link::encode(&draft));
            assert!(matches!(draft.round(), Seat::East | Seat::South), "{}", link::encode(&draft));
            assert_eq!(draft.rulings(), tenhou.bits);
            for key in ["honba", "sticks", "own-discards"] {
                *often.entry(key).or_default() += usize::from(has(&draft, key));
            }
            *often.entry("red").or_default() += usize::from(!draft.tiles.marked().is_empty());
        }
    }
    assert!(often.len() == 4 && often.values().all(|times| *times > 5), "{often:?}");
}

/// A hand whose own discards decide: it wins about as often as not.
#[test]
fn an_answer_decides_whether_a_hand_wins() {
    let riichi: &'static dyn Engine = &rules::riichi::ENGINE;
    let wish = Wish { question: Some("own-discards"), ..wish(Kind::Win, Level::First) };
    let drawn = (0..20).map(|seed| draw_seeded(riichi, wish, seed).expect("it is drawn"));
    let won: Vec<bool> = drawn.map(|exercise| wins(&exercise.report)).collect();
    let number = won.iter().filter(|wins| **wins).count();
    assert!((4..=16).contains(&number), "{won:?}");
}

/// A day that was lost is shown as lost again, with what the last answer had missed.
#[test]
fn the_result_of_a_day_is_that_of_its_last_answer() {
    let date = Date::parse("2026-11-22").expect("a date");
    for engine in rules::ENGINES {
        let exercise = day::hand(*engine, date).expect("it is drawn");
        let Task::Fans { right, candidates } = &exercise.task else { panic!("{}", at(&exercise)) };
        let wrong = candidates.iter().find(|c| !right[0].fans.contains(&c.fan)).expect("another");
        let answer = |fans: &[u8]| {
            let given = Given::Fans(Answer { fans: fans.to_vec(), total: 0 });
            let Some(Marks::Fans(marks)) = exercise.mark(&given) else { panic!("{given:?}") };
            marks
        };
        let mut record = DayRecord::default();
        let lost = answer(&[wrong.fan]);
        for _ in 0..day::TRIES {
            record.answered(date, Try::of(&lost), &[wrong.fan]);
        }
        let result = record.of(date).expect("a result").clone();
        assert_eq!(result.marks(&exercise), Marks::Fans(lost));
        // Stores of before don't say what was named, and another hand may be drawn by now.
        for named in [Vec::new(), right[0].fans.clone()] {
            let other = DayResult { named, ..result.clone() };
            assert_eq!(other.marks(&exercise), Marks::Choice(false));
        }
        let mut record = DayRecord::default();
        let found = answer(&right[0].fans);
        record.answered(date, Try::of(&found), &right[0].fans);
        assert_eq!(record.of(date).expect("a result").marks(&exercise), Marks::Fans(found));
    }
}
