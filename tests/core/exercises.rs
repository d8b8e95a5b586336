//! Exercises: the right answers are right, levels contain what they promise, and every fan comes up.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use hule::entry::link;
use hule::practice::day;
use hule::practice::{
    self, Address, Answer, Date, Exercise, Given, Kind, Level, Round, Step, Task, Wish,
    draw_seeded, first_example, is_asked, kinds, mark,
};
use hule::reading::division::Form;
use hule::rules::{self, score};
use hule::scoring::lookahead::discarded;
use hule::scoring::{Engine, Report, Sheet, Standing};
use hule::system::{Fan, Unit};
use hule::text::{Catalogue, Language};
use hule::tiles::{Meld, TileSet};

/// How many exercises of a kind and level are drawn for a law. Two hands of the same tiles take long.
fn seeds(engine: &'static dyn Engine) -> std::ops::Range<u32> {
    if engine.system().key == "siamese" { 0..6 } else { 0..40 }
}

pub(crate) fn wish(kind: Kind, level: Level) -> Wish {
    Wish::new(kind, level)
}

/// Exercises of a kind, in every rule system that has it and on every level. They are drawn once for all tests.
pub(crate) fn all(kind: Kind) -> impl Iterator<Item = Drawn> {
    const KINDS: usize = Kind::ALL.len();
    static DRAWN: [OnceLock<Vec<Drawn>>; KINDS] = [const { OnceLock::new() }; KINDS];
    let at = Kind::ALL.iter().position(|other| *other == kind).expect("a kind");
    DRAWN[at].get_or_init(|| draw(kind).collect()).iter().cloned()
}

/// An exercise and the rule system that it is of.
type Drawn = (&'static dyn Engine, Exercise);

fn draw(kind: Kind) -> impl Iterator<Item = Drawn> {
    let engines = rules::ENGINES.iter().filter(move |engine| kinds(**engine).any(|k| k == kind));
    engines.flat_map(move |engine| {
        Level::ALL.iter().flat_map(move |level| {
            seeds(*engine).map(move |seed| {
                let drawn = draw_seeded(*engine, wish(kind, *level), seed);
                let key = engine.system().key;
                (*engine, drawn.unwrap_or_else(|| panic!("{key} {} {}", kind.key(), level.key())))
            })
        })
    })
}

/// Where an exercise is, for messages.
pub(crate) fn at(exercise: &Exercise) -> String {
    format!("{} {} {}", exercise.kind.key(), exercise.level.key(), link::encode(&exercise.draft))
}

fn sheets(report: &Report) -> Vec<&Sheet> {
    match report.splits.is_empty() {
        true => report.sheets.first().into_iter().collect(),
        false => {
            let others = report.others.iter().filter_map(|other| other.sheets.first());
            report.sheets.first().into_iter().chain(others).collect()
        }
    }
}

fn is_ordinary(report: &Report) -> bool {
    sheets(report).iter().all(|sheet| sheet.division.form == Form::FourSets)
}

pub(crate) fn wins(report: &Report) -> bool {
    matches!(report.standing, Standing::Complete { wins: true, .. })
}

#[test]
fn the_same_seed_draws_the_same_exercise_and_others_do_not() {
    for engine in rules::ENGINES {
        for kind in kinds(*engine) {
            let few = |level| (0..4).map(move |seed| draw_seeded(*engine, wish(kind, level), seed));
            assert!(few(Level::First).eq(few(Level::First)));
            let drawn: Vec<_> = few(Level::Second).collect();
            assert!(drawn.iter().any(|other| *other != drawn[0]), "{}", kind.key());
        }
    }
}

/// An address holds the hand, so that it shows the same exercise whatever becomes of the drawing.
#[test]
fn an_address_shows_the_exercise_that_was_drawn() {
    for kind in Kind::ALL {
        for (engine, exercise) in all(*kind) {
            let text = exercise.address();
            let address = Address::parse(&text).expect(&text);
            assert_eq!(address.rules(), engine.system().key);
            assert_eq!(practice::at(engine, &address).as_ref(), Some(&exercise), "{text}");
        }
    }
}

#[test]
fn an_address_with_a_hand_that_does_not_suit_the_question_shows_none() {
    let mcr: &'static dyn Engine = &rules::mcr::ENGINE;
    for text in [
        // A hand that wins has no waits, one that waits no fans.
        "practice/3/waits/first/1/mcr/123m456p789sEEECC",
        "practice/3/fans/first/1/mcr/123m456p789sEEEC",
        "practice/3/reading/first/1/mcr/11m",
        "practice/3/fans/first/1/sichuan/123m456p789sEEECC",
        "practice/3/fans/first/1/mcr/hello",
        "practice/3/sets/first/mcr/1/mcr/123m",
        "practice/3/sets/first/mcr/123m-456p",
        "practice/3/sets/first/mcr/123m-456p-789s-EEE-11m-99p-12s",
        "practice/3/day/mcr/2026-11-22",
        "practice/3/path/mcr/sets",
    ] {
        let address = Address::parse(text).expect(text);
        assert_eq!(practice::at(mcr, &address), None, "{text}");
    }
    let siamese: &'static dyn Engine = &rules::siamese::ENGINE;
    let waits = Address::parse("practice/3/waits/first/1/siamese/123m456p789sEEEC").expect("one");
    assert_eq!(practice::at(siamese, &waits), None, "there is no such question");
}

#[test]
fn a_hand_whose_fans_are_asked_wins_and_every_right_answer_is_accepted() {
    let kinds = [Kind::Fans, Kind::Payment, Kind::Main, Kind::Minor];
    for (_, exercise) in kinds.into_iter().flat_map(all) {
        let (report, at) = (score(&exercise.draft), at(&exercise));
        assert!(wins(&report) && report.ledger.is_some(), "{at}");
        assert_eq!(
            link::decode(&link::encode(&exercise.draft), rules::SYSTEMS).as_ref(),
            Ok(&exercise.draft)
        );
        match &exercise.task {
            Task::Fans { right, candidates } => {
                assert_eq!(*right, Answer::all(&report), "{at}");
                for answer in right {
                    assert!(!answer.fans.is_empty());
                    let marks = exercise.mark(&Given::Fans(answer.clone())).expect("an answer");
                    assert!(marks.is_right(), "{at}");
                    let fans = answer.fans.split_last().unwrap().1.to_vec();
                    let less = exercise.mark(&Given::Fans(Answer { fans, ..answer.clone() }));
                    let is_other =
                        !right.iter().any(|r| r.fans == answer.fans[..answer.fans.len() - 1]);
                    assert_eq!(less.expect("an answer").is_right(), !is_other, "{at}");
                }
                assert_eq!(candidates.is_empty(), exercise.level != Level::First, "{at}");
            }
            Task::Payment { right, candidates } => {
                assert_eq!(Some(*right), report.settled.ledger.map(|ledger| ledger.net), "{at}");
                assert_eq!(candidates.is_empty(), exercise.level != Level::First, "{at}");
                let same = candidates.iter().filter(|candidate| *candidate == right).count();
                assert!(candidates.is_empty() || same == 1 && candidates.len() >= 3, "{at}");
            }
            Task::Count { right, candidates, unit } => {
                let table = exercise.draft.system().score_table.expect("a table");
                let counts = report.sheets[0].counts(table).expect("two counts");
                let count = if *unit == table.main { counts.main } else { counts.minor };
                assert_eq!(*right, count, "{at}");
                assert_eq!(candidates.is_empty(), exercise.level != Level::First, "{at}");
                let is_right = |given| exercise.mark(&given).expect("an answer").is_right();
                let chosen = (0..candidates.len()).filter(|at| is_right(Given::Choice(*at)));
                assert_eq!(chosen.count(), usize::from(!candidates.is_empty()), "{at}");
                assert!(is_right(Given::Count(*right)) && !is_right(Given::Count(right + 1)));
            }
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn the_first_level_has_ordinary_hands_of_beginners_fans_that_add_up() {
    for (engine, exercise) in all(Kind::Fans).filter(|(_, e)| e.level == Level::First) {
        let at = at(&exercise);
        let Task::Fans { candidates, right } = &exercise.task else { panic!("{at}") };
        assert!(is_ordinary(&exercise.report), "{at}");
        assert_eq!(right.len(), 1, "{at}");
        assert!((6..=8).contains(&candidates.len()), "{at}");
        let beginners = rules::path(engine.system()).expect("it has a path").beginners;
        let fan = |number: u8| engine.system().fan(number).expect("a fan");
        assert!(candidates.iter().all(|c| beginners.contains(&fan(c.fan).key)), "{at}");
        assert!(right[0].fans.iter().all(|fan| candidates.iter().any(|c| c.fan == *fan)), "{at}");
        // Whoever chooses the right ones sees what the hand is worth, where that is a plain sum.
        let counted: Vec<_> =
            candidates.iter().filter(|c| right[0].fans.contains(&c.fan)).collect();
        if counted.iter().all(|c| fan(c.fan).unit == Unit::Points)
            && sheets(&exercise.report).iter().all(|s| s.formula.is_none())
        {
            let sum: usize = counted.iter().map(|c| usize::from(fan(c.fan).worth) * c.times).sum();
            assert_eq!(sum as i32, right[0].total, "{at}");
        }
    }
}

#[test]
fn the_second_level_has_ordinary_hands() {
    for (_, exercise) in all(Kind::Fans).filter(|(_, e)| e.level == Level::Second) {
        assert!(is_ordinary(&exercise.report), "{}", at(&exercise));
    }
}

#[test]
fn a_question_for_a_win_is_about_as_often_one() {
    let mut number = BTreeMap::<(&str, &str), [usize; 2]>::new();
    for (engine, exercise) in all(Kind::Win) {
        let (report, at) = (score(&exercise.draft), at(&exercise));
        let Task::Win { wins: right } = exercise.task else { panic!("{at}") };
        assert_eq!(wins(&report), right, "{at}");
        assert_eq!(report.faults, [], "{at}");
        let complete = matches!(report.standing, Standing::Complete { .. });
        assert!(complete || matches!(report.standing, Standing::Discarding { .. }), "{at}");
        if exercise.level == Level::First {
            assert!(!complete || right && is_ordinary(&report), "{at}");
        }
        number.entry((engine.system().key, exercise.level.key())).or_default()
            [usize::from(right)] += 1;
    }
    let is_often = |key: &str, times: usize| {
        let draws = seeds(rules::engine(rules::system(key).unwrap()).unwrap()).len();
        6 * times >= draws
    };
    let both =
        |((key, _), times): (&(&str, &str), &[usize; 2])| times.iter().all(|n| is_often(key, *n));
    assert!(number.iter().all(both), "{number:?}");
    // What may not win although it is complete comes up where there is such a thing.
    let short = all(Kind::Win)
        .filter(|(_, e)| matches!(e.report.standing, Standing::Complete { wins: false, .. }));
    assert!(short.count() > 5);
}

#[test]
fn the_waits_are_all_tiles_that_complete_the_hand() {
    for (engine, exercise) in all(Kind::Waits) {
        let at = at(&exercise);
        let Task::Waits { candidates, right } = exercise.task else { panic!("{at}") };
        let Standing::Ready { waits } = score(&exercise.draft).settled.standing else {
            panic!("{at}")
        };
        assert_eq!(waits.iter().map(|wait| wait.tile).collect::<TileSet>(), right, "{at}");
        assert!(waits.iter().all(|wait| wait.copies > 0), "{at}");
        assert!(right.minus(candidates).is_empty(), "{at}");
        match exercise.level {
            Level::First => assert!(right.len() <= 2 && candidates.len() == 8, "{at}"),
            Level::Second => assert!(right.len() <= 3, "{at}"),
            Level::Third => assert!((3..=9).contains(&right.len()), "{at}"),
        }
        assert!(exercise.level == Level::First || candidates == engine.system().tiles, "{at}");
    }
}

#[test]
fn every_best_discard_is_accepted_and_no_other() {
    for (_, exercise) in all(Kind::Discard) {
        let at = at(&exercise);
        let Task::Discard { right } = exercise.task else { panic!("{at}") };
        let Standing::Discarding { shanten, discards } = score(&exercise.draft).settled.standing
        else {
            panic!("{at}")
        };
        assert_eq!(shanten, u8::from(exercise.level == Level::Third), "{at}");
        let most = discards.iter().map(|discard| discard.copies).max().expect("a discard");
        for tile in exercise.draft.tiles.standing.iter().chain(&exercise.draft.tiles.win) {
            let found = discards.iter().find(|discard| discard.tile == *tile);
            let is_best = found.is_some_and(|discard| discard.copies == most);
            assert_eq!(right.contains(*tile), is_best, "{at} {tile}");
            let marks = exercise.mark(&Given::Tiles(TileSet::of(*tile))).expect("an answer");
            assert_eq!(marks.is_right(), is_best, "{at} {tile}");
        }
        if shanten == 0 {
            // The hand waits after the right discard.
            let tile = right.first().expect("a discard");
            let left = score(&discarded(&exercise.draft, tile)).settled.standing;
            assert!(matches!(left, Standing::Ready { .. }), "{at}");
        }
    }
}

#[test]
fn one_of_two_readings_is_worth_more() {
    for (_, exercise) in all(Kind::Reading) {
        let at = at(&exercise);
        let Task::Reading { readings, right } = exercise.task else { panic!("{at}") };
        let report = score(&exercise.draft);
        let [better, worse] = [right, 1 - right].map(|i| &report.sheets[readings[i]]);
        assert!(better.total > worse.total && better.division != worse.division, "{at}");
        assert_eq!(better.total, report.sheets[0].total, "{at}");
    }
}

#[test]
fn sets_are_chows_and_pungs() {
    for (engine, exercise) in all(Kind::Sets) {
        let Task::Sets { groups, right } = exercise.task else { panic!() };
        assert_eq!(groups.len(), 6);
        for (at, group) in groups.iter().enumerate() {
            let honor_chow = engine.system().honor_chows && Meld::honor_chow(*group).is_some();
            let mut sorted = *group;
            sorted.sort_unstable();
            let chow = Meld::chow(sorted[0]).is_some_and(|chow| chow.tiles()[..] == sorted);
            let is_set = chow || honor_chow || group.iter().all(|tile| *tile == group[0]);
            assert_eq!(right.contains(&at), is_set, "{group:?}");
            assert!(group.iter().all(|tile| engine.system().tiles.contains(*tile)));
        }
    }
}

/// How often each fan comes up.
fn census<'a>(exercises: impl Iterator<Item = &'a Exercise>) -> BTreeMap<u8, usize> {
    let mut census = BTreeMap::new();
    for exercise in exercises {
        let Task::Fans { right, .. } = &exercise.task else { continue };
        for fan in &right[0].fans {
            *census.entry(*fan).or_default() += 1;
        }
    }
    census
}

/// Draws in two threads.
fn in_parallel<T: Send>(range: std::ops::Range<u32>, draw: impl Fn(u32) -> T + Sync) -> Vec<T> {
    let middle = range.start + (range.end - range.start) / 2;
    let draw = &draw;
    std::thread::scope(|scope| {
        let half = scope.spawn(move || (range.start..middle).map(draw).collect::<Vec<_>>());
        let other: Vec<T> = (middle..range.end).map(draw).collect();
        let mut all = half.join().expect("it draws");
        all.extend(other);
        all
    })
}

#[test]
fn every_fan_comes_up_in_ten_thousand_draws() {
    for engine in rules::ENGINES {
        let system = engine.system();
        let draws = 10_000 / rules::ENGINES.len() as u32;
        let third = in_parallel(0..draws * 4 / 5, |seed| {
            draw_seeded(*engine, wish(Kind::Fans, Level::Third), seed).expect("it is drawn")
        });
        let first = in_parallel(0..draws / 5, |seed| {
            // Some of the presets alone play what beginners meet, too.
            let preset = system.presets[seed as usize % system.presets.len()];
            let wish = Wish { rulings: Some(preset.bits), ..wish(Kind::Fans, Level::First) };
            draw_seeded(*engine, wish, seed).expect("it is drawn")
        });
        let days = in_parallel(1..366, |number| {
            let date = Date::new(2027, 1 + (number / 32) as u8, 1 + (number % 28) as u8);
            day::hand(*engine, date.expect("a date")).expect("it is drawn")
        });
        let (third, first) = (census(third.iter()), census(first.iter()));
        let days = census(days.iter());
        // The default rulings have no marked tiles, and those of three players no Blessing of Man.
        let is_there = |fan: &&Fan| match fan.key {
            "flower-tiles" => system.has_flowers,
            "red-five" => false,
            "renhou" => system.places.len() == 4,
            _ => true,
        };
        let fans = system.fans.iter().filter(|fan| is_asked(fan)).filter(is_there);
        let never: Vec<&str> =
            fans.clone().filter(|f| !third.contains_key(&f.number)).map(|f| f.key).collect();
        assert!(never.is_empty(), "{} {never:?}", system.key);
        // A year is short for eighty fans, but most come up.
        assert!(10 * days.len() >= 9 * fans.count(), "{} {days:?}", system.key);
        let beginners = rules::path(system).expect("a path").beginners;
        let never: Vec<&&str> = beginners
            .iter()
            .filter(|key| {
                system.fans.iter().all(|f| f.key != **key || !first.contains_key(&f.number))
            })
            .collect();
        assert!(never.is_empty(), "{} {never:?}", system.key);
    }
}

/// Every step of a path has words, an example of the rulebook and an exercise, and the path is neither
/// short nor long.
#[test]
fn every_step_of_a_path_can_be_walked() {
    for engine in rules::ENGINES {
        let system = engine.system();
        let path = rules::path(system).expect("it has a path");
        // Those who know the fans already need fewer steps.
        let least = if path.is_of_known_fans { 8 } else { 10 };
        assert!((least..=17).contains(&path.steps.len()), "{}", system.key);
        assert!(path.beginners.len() >= 6, "{}", system.key);
        let is_fan = |key: &&str| system.fans.iter().any(|fan| fan.key == *key && is_asked(fan));
        assert!(path.beginners.iter().all(is_fan), "{}", system.key);
        let named = path.named(path.steps.len());
        let is_named = |key: &&str| named.contains(key);
        assert!(path.beginners.iter().all(is_named), "{}: a step names each", system.key);
        assert!(named.iter().all(is_fan), "{} {named:?}", system.key);
        for (index, step) in path.steps.iter().enumerate() {
            let at = format!("{} {}", system.key, step.key);
            assert!(path.steps[..index].iter().all(|other| other.key != step.key), "{at}");
            for language in Language::WRITTEN {
                let words = Catalogue::of(*language);
                let key = format!("path.{}.{}", system.key, step.key);
                assert!(words.has(&key) && words.has(&format!("{key}.rule")), "{at} {language:?}");
            }
            let example = first_example(system, step.example).expect(&at);
            let draft = link::decode(example, &[system]).expect(&at);
            assert!(score(&draft).faults.iter().all(|fault| fault.code.is_open()), "{at}");
            let Some(drill) = step.drill else {
                assert_eq!(index, 0, "{at}");
                continue;
            };
            let wish = Wish::of_step(system, index, &drill);
            assert_eq!(wish.fan.is_some(), drill.fan.is_some(), "{at}");
            for seed in 0..if system.key == "siamese" { 3 } else { 12 } {
                let exercise = draw_seeded(*engine, wish, seed).expect(&at);
                if let Some(fan) = wish.fan {
                    assert!(Answer::of(&exercise.report).fans.contains(&fan), "{at}");
                }
                let named = path.named(index);
                let is_named = |fan: &u8| named.contains(&system.fan(*fan).expect("a fan").key);
                if let Task::Fans { candidates, .. } = &exercise.task {
                    assert!(candidates.iter().all(|c| is_named(&c.fan)), "{at}");
                }
                if drill.kind.is_about_counted() {
                    let counted = Answer::of(&exercise.report).fans;
                    assert!(counted.iter().all(is_named), "{at} {}", exercise.address());
                }
            }
            // A count is asked alone before it is part of what is paid.
            let asks_minor = |step: &Step| step.drill.is_some_and(|d| d.kind == Kind::Minor);
            let is_new = system.score_table.is_some() && !path.is_of_known_fans;
            if is_new && matches!(drill.kind, Kind::Payment | Kind::Worth) {
                assert!(path.steps[..index].iter().any(asks_minor), "{at}");
            }
        }
    }
}

#[test]
fn every_fan_can_be_practised() {
    for engine in rules::ENGINES {
        let system = engine.system();
        for fan in system.fans.iter().filter(|fan| is_asked(fan) && fan.key != "red-five") {
            let with_fan = |level| Wish { fan: Some(fan.number), ..Wish::new(Kind::Fans, level) };
            for level in Level::ALL {
                let Some(exercise) = draw_seeded(*engine, with_fan(*level), 3) else {
                    // A system that uses another one's fans has no examples of its own for the rarest.
                    assert_ne!(system.words, system.key, "{} {}", system.key, fan.key);
                    continue;
                };
                let answer = Answer::of(&exercise.report);
                assert!(answer.fans.contains(&fan.number), "{} {}", system.key, fan.key);
            }
        }
    }
}

#[test]
fn an_answer_is_marked() {
    let right = Answer { fans: vec![1, 5, 9], total: 40 };
    let marks = mark(&right, &Answer { fans: vec![5, 7, 9], total: 40 });
    assert_eq!((marks.right, marks.missed, marks.wrong), (vec![5, 9], vec![1], vec![7]));
    assert!(marks.total);
    let marks = mark(&right, &right);
    assert!(marks.total && marks.missed.is_empty() && marks.wrong.is_empty());
    assert!(!mark(&right, &Answer { total: 41, ..right.clone() }).total);
}

/// The sum beside fans to choose from is that of the hand, also where claimed sets or a ruling make a fan
/// worth less or more than its table says.
#[test]
fn the_sum_of_the_right_fans_is_that_of_the_hand() {
    let mut open = 0;
    for (_, exercise) in all(Kind::Fans).filter(|(_, exercise)| exercise.level == Level::First) {
        let Task::Fans { right, .. } = &exercise.task else { panic!("{}", at(&exercise)) };
        let counted: Vec<_> = sheets(&exercise.report).iter().flat_map(|s| &s.counted).collect();
        let has_less = |fan: &Fan| fan.claimed_worth.is_some_and(|worth| worth < fan.worth);
        let is_open = !exercise.draft.tiles.is_concealed();
        open += usize::from(is_open && counted.iter().any(|c| has_less(c.fan)));
        let mut round = Round::new(exercise.clone());
        round.named.clone_from(&right[0].fans);
        for (unit, sum) in round.tally().expect("fans to choose from").parts() {
            let points = counted.iter().filter(|c| c.fan.unit == unit).map(|c| u32::from(c.points));
            let expected = match unit {
                Unit::Factor => points.product(),
                Unit::Limit => 1,
                _ => points.sum::<u32>(),
            };
            assert_eq!(sum, expected, "{}", at(&exercise));
        }
    }
    assert!(open > 0);
}
